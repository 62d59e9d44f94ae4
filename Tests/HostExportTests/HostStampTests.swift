import LayerTree
import SceneModel
import Skeleton
import Testing

@testable import HostExport

/// The fingerprints in generated source code, which name the bones that a document has changed.
@Suite struct HostStampTests {
  private func stamp(
    _ body: String, width: Int = 90, height: Int = 41, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> HostStamp {
    var scene = try Document("<feed width='\(width)' height='\(height)'>\(body)</feed>").scene().content
    change(&scene)
    return HostStamp(scene, dark: nil, FluidForms(keeping: scene))
  }

  /// The stamp of a document with a view for each letter, whose place follows from the letter.
  private func stamp(views letters: String) throws -> HostStamp {
    let views = letters.unicodeScalars.map { letter in
      "<view id='\(letter)' frame='\((Int(letter.value) - 64) * 40) 5 31 13'/>"
    }
    return try stamp(views.joined(), width: 1_100)
  }

  @Test(arguments: [
    ("AB", "AB", ""), ("AB", "AC", "C"), ("ABC", "XBY", "XY"), ("ABCD", "AXCY", "XY"), ("ABC", "ABXC", "X"),
    ("AB", "ABX", "X"), ("BC", "XBC", "X"), ("ABCD", "AXYCD", "XY"), ("ABCD", "XCD", "X"), ("", "AB", "AB"),
  ])
  func `the bones that an older stamp does not have are named`(older: String, newer: String, names: String) throws {
    let (old, new) = (try stamp(views: older), try stamp(views: newer))
    let changed = new.changes(since: try #require(HostStamp(text: old.text)))
    #expect(changed.map { String($0.prefix { $0 != "," }) } == names.map { "\"\($0)\"" })
  }

  @Test(arguments: [("ABC", "AC"), ("ABC", "AB"), ("ABC", "BC"), ("AB", "")])
  func `a bone that is missing has no name`(older: String, newer: String) throws {
    let changes = try stamp(views: newer).changes(since: stamp(views: older))
    #expect(changes == ["a bone that the document no longer has"])
  }

  @Test(arguments: [
    "overlay='#FFFFFE'", "colors='#111111 #EEEEEE #333334'", "duration='1.1s'", "speed='1.1'", "autoreverses='true'",
    "timingFunction='0.1 0 1 1'", "timingFunction='0 0.1 1 1'", "timingFunction='0 0 0.9 1'",
    "timingFunction='0 0 1 0.9'", "locations='0 0.5 0.99'", "to='1 1.5 1.99'", "angle='1deg'", "scope='view'",
  ])
  func `another style is another fingerprint`(attribute: String) throws {
    func stamp(_ attribute: String) throws -> HostStamp {
      var attributes = [
        "colors": "'#111111 #EEEEEE #333333'", "locations": "'0 0.5 1'", "to": "'1 1.5 2'",
        "timingFunction": "'0 0 1 1'",
      ]
      let parts = attribute.split(separator: "=", maxSplits: 1).map(String.init)
      let isTheme = parts.first == "overlay"
      if parts.count == 2, !isTheme { attributes[parts[0]] = parts[1] }
      let list = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      let theme = isTheme ? "<theme name='light' \(attribute)/>" : ""
      return try self.stamp("<shimmer \(list)/>\(theme)<view frame='3 5 11 13'/>")
    }
    let (plain, other) = (try stamp(""), try stamp(attribute))
    #expect(plain.boxes == other.boxes)
    #expect(other.changes(since: plain) == ["the colors, the sweep, the times or the height"])
    #expect(try stamp("").changes(since: plain) == [])
  }

  @Test func `the height, the times of loading and the dark theme belong to the style`() throws {
    let view = "<view frame='3 5 11 13'/>"
    let plain = try stamp(view)
    let others = [
      try stamp(view, height: 42), try stamp(view) { $0.loading.showDelay = 0.1 },
      try stamp(view) { $0.loading.minimumTime = 0.1 }, try stamp(view) { $0.loading.transition = 0.1 },
      try stamp(view) { $0.loading.finishesCycle = true },
    ]
    #expect(Set(others.map(\.style)).count == 5)
    for other in others {
      #expect(other.changes(since: plain) == ["the colors, the sweep, the times or the height"])
    }
    let scene = try Document("<feed width=\"90\" height=\"41\">\(view)</feed>").scene().content
    let dark = HostStamp(scene, dark: scene, FluidForms(keeping: scene))
    #expect(dark.changes(since: plain) == ["the colors, the sweep, the times or the height"])
  }

  /// The fingerprints are FNV-1a hashes of 64 bits, folded by their upper 32 and 47 bits, of the decimal digits of
  /// x, width, y, height and radii in tenths of points, with a comma after each, at seven widths in both directions.
  @Test func `stamps in older files stay valid`() throws {
    let views = "<view id='a' frame='11 7 60 20'/><view id='b' frame='13 29 31 9' cornerRadius='3'/>"
    #expect(try stamp(views).boxes == ["cc4f", "a8d1"])
    #expect(try stamp("<view frame='11.04 7 60.06 20' cornerRadius='1 2 3 4'/>").boxes == ["d04d"])
    var context = RenderContext()
    context.arguments = ["a.xml"]
    let document = "<feed width='90' height='41'>\(views)<shape frame='70 30 9 9' path='M0 0H9V9Z'/></feed>"
    let code = try render(Array(document.utf8), as: .swiftui, context: context).bytes
    #expect(String(decoding: code, as: UTF8.self).contains("// skeleton verify 017f88e7 cc4f a8d1 [\"a.xml\"]\n"))
  }

  @Test func `a name has the identifier, the path and the line`() throws {
    let names = try stamp("<view frame='3 5 11 13'/><text id='status' width='50' lines='2'/>").names
    #expect(names == ["feed/view", "\"status\", feed/text, line 1", "\"status\", feed/text, line 2"])
  }

  @Test(arguments: [
    ("0123456789 abcdef", true), ("09af", true), ("0/9", false), ("0:9", false), ("a`f", false), ("ag", false),
    ("0A", false), ("09 af g", false), ("", false), (" ", false),
  ])
  func `a stamp consists of hexadecimal digits`(text: String, isStamp: Bool) {
    #expect(HostStamp(text: text)?.text == (isStamp ? text : nil))
  }

  @Test func `arguments cannot end a comment`() throws {
    let stamp = try #require(HostStamp(text: "0a 1b"))
    let comment = stamp.comment(arguments: ["a--b.xml", "*/", "/*", "\"\n"])
    #expect(comment == #"skeleton verify 0a 1b ["a-\u002db.xml","*\u002f","\u002f*","\"\n"]"#)
  }
}
