import Diagnostics
import Geometry
import Testing
import TextFormats

/// Values in the notations of CSS, SVG, HTTP and GitHub.
@Suite struct StyleTextTests {
  @Test(
    arguments: [
      ([0xEE, 0x11, 0x22, 0xFF], "#e12", "#e12", nil, "#EE1122FF"),
      ([0xEF, 0x11, 0x22, 0xFF], "#ef1122", "#ef1122", nil, "#EF1122FF"),
      ([0xEE, 0x1A, 0x22, 0xFF], "#ee1a22", "#ee1a22", nil, "#EE1A22FF"),
      ([0xEE, 0x11, 0x9A, 0xFF], "#ee119a", "#ee119a", nil, "#EE119AFF"),
      ([0xEE, 0x11, 0x22, 0x80], "#ee112280", "#e12", "0.502", "#EE112280"),
      ([0x09, 0x0A, 0x0F, 0x00], "#090a0f00", "#090a0f", "0", "#090A0F00"),
      ([0x99, 0xAA, 0xFF, 0xFE], "#99aafffe", "#9af", "0.9961", "#99AAFFFE"),
    ] as [([UInt8], String, String, String?, String)])
  func `a color has three or four channels`(
    channels: [UInt8], text: String, opaque: String, opacity: String?, hexadecimal: String
  ) {
    let color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    #expect(color.styleText == text && color.opaqueStyleText == opaque)
    #expect(color.opacityText == opacity && color.hexadecimal == hexadecimal)
  }

  @Test(
    arguments: [
      ([1, 0, 0, 1, 0, 0], nil), ([1, 0, 0, 1, 3, -4.5], "translate(3px,-4.5px)"),
      ([1, 0, 0, 1, 3, 0], "translate(3px,0px)"), ([1, 0, 0, 1, 0, 5], "translate(0px,5px)"),
      ([2, 0, 0, 1, 0, 0], "matrix(2,0,0,1,0,0)"), ([1, 0.5, 0, 1, 0, 0], "matrix(1,0.5,0,1,0,0)"),
      ([1, 0, -0.25, 1, 0, 0], "matrix(1,0,-0.25,1,0,0)"), ([1, 0, 0, 3, 0, 0], "matrix(1,0,0,3,0,0)"),
      // Factors have six decimals, because they are multiplied by lengths.
      ([0.1234567, 0.2, 0.3, 0.4, 0.123449, 7], "matrix(0.123457,0.2,0.3,0.4,0.1234,7)"),
    ] as [([Double], String?)])
  func `a transform is a translation or a matrix`(numbers: [Double], text: String?) {
    let transform = AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    #expect(transform.styleText == text)
    #expect(transform.svgText == text?.replacing("px", with: "").replacing(",", with: " "))
  }

  @Test func `timing functions have their names in CSS`() {
    let curves: [UnitBezier] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    #expect(curves.map(\.styleText) == ["linear", "ease-in", "ease-out", "ease-in-out", "ease"])
    #expect(UnitBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4).styleText == "cubic-bezier(0.1,0.2,0.3,0.4)")
  }

  @Test func `a path has absolute commands`() {
    let path = Path([
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4.5)),
      .quadratic(control: Point(x: 5, y: 6), end: Point(x: 7, y: 8)),
      .cubic(control1: Point(x: 9, y: -10), control2: Point(x: 11, y: 12), end: Point(x: 13, y: 14)), .close,
    ])
    #expect(path.svgData == "M1 2L3 4.5Q5 6 7 8C9 -10 11 12 13 14Z")
  }

  @Test(arguments: 0..<4) func `a radius is uniform if all four are equal`(corner: Int) {
    var radii = [3.0, 3, 3, 3]
    func radius() -> Double? {
      let corners = CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
      return RoundedRect(Rect(x: 1, y: 2, width: 30, height: 40), radii: corners).uniformRadius
    }
    #expect(radius() == 3)
    radii[corner] = 4
    #expect(radius() == nil)
  }

  @Test(
    arguments: [
      (999_999_999_999_999.0, "999999999999999"), (1e15, "1000000000000000.0"), (1e16, "1e+16"), (-2, "-2"),
      (0.1, "0.1"), (-0.5, "-0.5"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `the shortest text of a number`(number: Double, text: String) { #expect(number.shortest == text) }

  @Test(arguments: [
    ("%41b%c3%A9", "Abé", "Abé"), ("a+b", "a+b", "a b"), ("%4", "%4", "%4"), ("%", "%", "%"), ("%zz", "%zz", "%zz"),
    ("%+1", "%+1", "% 1"), ("%-1", "%-1", "%-1"), ("%2B%2b", "++", "++"), ("%ff", "\u{FFFD}", "\u{FFFD}"), ("", "", ""),
  ])
  func `percent-encoded bytes are decoded, plus signs in forms only`(text: String, plain: String, field: String) {
    #expect(percentDecoded(text[...]) == plain)
    #expect(percentDecoded(text[...], plusIsSpace: true) == field)
  }

  /// RFC 9110, section 15.
  @Test(arguments: [
    (200, "OK"), (400, "Bad Request"), (403, "Forbidden"), (404, "Not Found"), (405, "Method Not Allowed"),
    (406, "Not Acceptable"), (410, "Gone"), (412, "Precondition Failed"), (413, "Content Too Large"),
    (414, "URI Too Long"), (415, "Unsupported Media Type"), (421, "Misdirected Request"),
    (422, "Unprocessable Content"), (503, "Service Unavailable"),
  ])
  func `a status of HTTP has its phrase`(status: Int, phrase: String) {
    #expect(reasonPhrase(ofStatus: status) == phrase)
  }

  @Test func `a workflow command escapes its delimiters`() {
    let note = WorkflowCommand(
      .note, file: "a,b:c%.xml", line: 3, column: 5, title: "t:1", message: "50%\nof it, x: y")
    #expect(note.text == "::notice file=a%2Cb%3Ac%25.xml,line=3,col=5,title=t%3A1::50%25%0Aof it, x: y\n")
    #expect(WorkflowCommand(file: "a", title: "t", message: "m").text == "::error file=a,title=t::m\n")
    let warning = WorkflowCommand(.warning, file: "a", line: 3, title: "t", message: "m")
    #expect(warning.text == "::warning file=a,line=3,title=t::m\n")
  }

  /// URL Standard, section 5.1.
  @Test func `the fields of a form are separated by ampersands`() {
    let fields = formFields(of: "a=1&b=&c&=d&&e=f=g&h+i=%6A+k%26")
    #expect(fields.map(\.name) == ["a", "b", "c", "", "e", "h i"])
    #expect(fields.map(\.value) == ["1", "", "", "d", "f=g", "j k&"])
    #expect(formFields(of: "").isEmpty && formFields(of: "&&").isEmpty)
  }

  @Test func `a report of tests counts failures and errors`() {
    var first = JUnitReport.Suite(name: "a&b")
    first.cases = [
      JUnitReport.Case(name: "x"),
      JUnitReport.Case(name: "y", failure: .failure(type: "t", lines: ["<one>", "two"])),
      JUnitReport.Case(name: "v", failure: .failure(type: "t", lines: ["three"])),
    ]
    var second = JUnitReport.Suite(name: "c")
    second.cases = [JUnitReport.Case(name: "z", failure: .error(type: "e", lines: []))]
    let report = JUnitReport(name: "n", suites: [first, second, JUnitReport.Suite(name: "d")])
    #expect(
      report.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="n" tests="4" failures="2" errors="1">
          <testsuite name="a&amp;b" tests="3" failures="2" errors="0">
            <testcase name="x" classname="a&amp;b"/>
            <testcase name="y" classname="a&amp;b">
              <failure type="t" message="&lt;one&gt;">&lt;one&gt;
        two</failure>
            </testcase>
            <testcase name="v" classname="a&amp;b">
              <failure type="t" message="three">three</failure>
            </testcase>
          </testsuite>
          <testsuite name="c" tests="1" failures="0" errors="1">
            <testcase name="z" classname="c">
              <error type="e" message=""></error>
            </testcase>
          </testsuite>
          <testsuite name="d" tests="0" failures="0" errors="0">
          </testsuite>
        </testsuites>

        """)
  }

  /// Bytes are compared eight at a time, and the rest of them one by one.
  @Test func `a byte is found at each place`() {
    for count in 0..<20 {
      for place in 0..<count {
        for (byte, other) in [(0x22, 0x21), (0x22, 0x23), (0x22, 0xA2), (0x00, 0x01), (0xFF, 0xFE)] as [(UInt8, UInt8)]
        {
          var bytes = [UInt8](repeating: other, count: count)
          let missing = bytes.span.firstIndex(of: byte, from: 0)
          #expect(missing == nil)
          bytes[place] = byte
          for start in 0...count {
            let found = bytes.span.firstIndex(of: byte, from: start)
            #expect(found == (start <= place ? place : nil))
          }
          if place + 1 < count { bytes[count - 1] = byte }
          let first = bytes.span.firstIndex(of: byte, from: 0)
          #expect(first == place)
        }
      }
    }
  }
}
