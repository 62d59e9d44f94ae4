import Skeleton
import Testing
import TextFormats

/// The elements and the rules of gradients on web pages, whose lengths follow from the axis and the locations.
@Suite struct GradientElementTests {
  private func text(
    _ shimmer: String, _ format: OutputFormat, _ change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> String {
    let markup = "<feed width='90' height='40'>\(shimmer)<view frame='11 7 60 20'/></feed>"
    var options = RenderOptions()
    options.theme = .light
    change(&options)
    return String(decoding: try render(Array(markup.utf8), as: format, options: options).bytes, as: UTF8.self)
  }

  private static func shimmer(_ attributes: String) -> String {
    "<shimmer colors='#111 #EEE #333' locations='0 0.5 1' \(attributes)/>"
  }

  // MARK: - In points

  /// The canvas is 90 × 40 points; a strip is a quarter wider than the longest distance of its stops.
  @Test(
    arguments: [
      // A slide by the whole axis to the left, and by two axes to the right.
      (
        "to='-1 -0.5 0' startPoint='0 0' endPoint='1 0'",
        ["<i style=\"width:180px;background:linear-gradient(90deg,#111 0px,#eee 45px,#333 90px);"],
        "from{transform:translateX(0px)}to{transform:translateX(-90px)}"
      ),
      (
        "to='2 2.5 3' startPoint='0 0' endPoint='1 0'",
        ["<i style=\"left:-180px;width:270px;background:linear-gradient(90deg,#111 180px,#eee 225px,#333 270px);"],
        "from{transform:translateX(0px)}to{transform:translateX(180px)}"
      ),
      // The axis from (9, 8) to (54, 20) is 46.5725 long; the corners are at −10.7574 to 86.5103 along it, and at −28.6006
      // to 33.2384 across it.
      (
        "to='-1 -0.5 0' startPoint='0.1 0.2' endPoint='0.6 0.5'",
        [
          "<i style=\"left:-10.7574px;width:143.8402px;top:-28.6006px;height:61.839px;"
            + "background:linear-gradient(90deg,#111 10.7574px,#eee 34.0437px,#333 57.3299px);"
        ], "from{transform:translateX(0px)}to{transform:translateX(-46.5725px)}"
      ),
      // Straight down, from 4 to 28.
      (
        "to='0.3 0.8 1.3' startPoint='0.3 0.1' endPoint='0.3 0.7'",
        [
          "<i style=\"left:-11.2px;width:47.2px;top:-63px;height:90px;"
            + "background:linear-gradient(90deg,#111 11.2px,#eee 23.2px,#333 35.2px);"
        ], "from{transform:translateX(0px)}to{transform:translateX(7.2px)}"
      ),
      // To the left, from 81 to 45.
      (
        "to='-1 -0.5 0' startPoint='0.9 0.2' endPoint='0.5 0.2'",
        [
          "<i style=\"left:-9px;width:126px;top:-32px;height:40px;"
            + "background:linear-gradient(90deg,#111 9px,#eee 27px,#333 45px);"
        ], "from{transform:translateX(0px)}to{transform:translateX(-36px)}"
      ),
      // From 9 on: strips of 22.5 and 58.5 points at most, and all behind the last stop.
      (
        "to='0.5 0.7 2' startPoint='0.1 0' endPoint='0.6 0'",
        [
          "<i style=\"width:90px;background:#111\"></i>",
          "<i style=\"width:28.125px;background:linear-gradient(90deg,#111,#eee 22.5px);",
          "<i style=\"width:73.125px;background:linear-gradient(90deg,#eee,#333 58.5px);",
          "<i style=\"width:91px;background:#333;",
        ], "from{transform:translateX(31.5px) scaleX(0.38462)}to{transform:translateX(40.5px) scaleX(1)}"
      ),
    ] as [(String, [String], String)])
  func `a moving gradient of a page has parts in points along its axis`(
    _ attributes: String, _ parts: [String], _ frames: String
  ) throws {
    let page = try text(Self.shimmer(attributes), .html)
    for part in parts { #expect(page.contains(part), "\(part)") }
    #expect(page.ranges(of: "<i ").count == parts.count)
    #expect(page.contains("{\(frames)}"))
  }

  @Test func `a gradient of a view has parts in its rectangle`() throws {
    let shimmer = Self.shimmer("scope='view' to='0.5 0.7 2' startPoint='0.1 0' endPoint='0.6 0'")
    let page = try text(shimmer, .html)
    #expect(page.contains("<div style=\"background:#333;left:11px;top:7px;width:60px;height:20px;overflow:hidden\">"))
    #expect(page.contains("<i style=\"width:18.75px;background:linear-gradient(90deg,#111,#eee 15px);"))
    #expect(page.contains("<i style=\"width:61px;background:#333;"))
  }

  @Test func `a still gradient of a page is along its axis`() throws {
    let page = try text(Self.shimmer("startPoint='0.2 0.9' endPoint='0.7 0.5'"), .html)
    // From (18, 36) to (63, 20): 47.7598 points.
    #expect(
      page.contains(
        "<i style=\"left:-18.2999px;width:98.1997px;top:-39.9499px;height:67.8395px;"
          + "background:linear-gradient(90deg,#111 18.2999px,#eee 42.1798px,#333 66.0597px)\"></i>"))
  }

  @Test(arguments: [("#FFFFFFFE", true), ("#FFFFFFFF", false)])
  func `a translucent overlay is an SVG in front of the gradient, with a note`(color: String, isDrawn: Bool) throws {
    let markup = "<feed width='90' height='40'><theme name='light' overlay='\(color)'/><view height='20'/></feed>"
    let output = try render(Array(markup.utf8), as: .html)
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(
      output.warnings.contains { $0.message.hasPrefix("the gradient is drawn by SVG inside the HTML") } == isDrawn)
    #expect(text.contains("<svg width=\"90\" height=\"40\" viewBox=\"0 0 90 40\">") == isDrawn)
  }

  // MARK: - In shares

  /// A diagonal axis fills the rectangle around it that is enlarged about its center until it covers the box.
  @Test(
    arguments: [
      // 13/3 times 50 % × 30 % about (35 %, 35 %).
      (
        "to='-1 -0.5 0' startPoint='0.1 0.2' endPoint='0.6 0.5'",
        "left:-73.3333%;top:-30%;width:216.6667%;height:130%;", "atan2(50cqw,-30cqh)",
        "from{l0:38.4615%;l1:50%;l2:61.5385%}to{l0:15.3846%;l1:26.9231%;l2:38.4615%}"
      ),
      // 13 times 10 % × 40 % about (35 %, 30 %).
      (
        "to='0.1 0.7 1' startPoint='0.3 0.1' endPoint='0.4 0.5'", "left:-30%;top:-230%;width:130%;height:520%;",
        "atan2(10cqw,-40cqh)", "from{l0:46.1538%;l1:50%;l2:53.8462%}to{l0:46.9231%;l1:51.5385%;l2:53.8462%}"
      ),
      // Mirrored, and upwards: 15 times 10 % × 50 % about (25 %, 65 %).
      (
        "to='0.1 0.7 1' startPoint='0.8 0.9' endPoint='0.7 0.4'", "left:-50%;top:-310%;width:150%;height:750%;",
        "atan2(10cqw,50cqh)", "from{l0:46.6667%;l1:50%;l2:53.3333%}to{l0:47.3333%;l1:51.3333%;l2:53.3333%}"
      ),
      // Down and up: from 10 % to 70 % of the height.
      (
        "to='0.3 0.8 1.3' startPoint='0.3 0.1' endPoint='0.3 0.7'", "", "180deg",
        "from{l0:10%;l1:40%;l2:70%}to{l0:28%;l1:58%;l2:88%}"
      ),
      (
        "to='0.3 0.8 1.3' startPoint='0.3 0.7' endPoint='0.3 0.1'", "", "0deg",
        "from{l0:30%;l1:60%;l2:90%}to{l0:48%;l1:78%;l2:108%}"
      ),
      // An angle is clockwise from the right; in CSS it is from above. The mirror image of 200° is 340°.
      ("to='0.3 0.8 1.3' angle='30deg'", "", "120deg", "from{l0:0%;l1:50%;l2:100%}to{l0:30%;l1:80%;l2:130%}"),
      ("to='0.3 0.8 1.3' angle='200deg'", "", "70deg", "from{l0:0%;l1:50%;l2:100%}to{l0:30%;l1:80%;l2:130%}"),
    ] as [(String, String, String, String)])
  func `a gradient askew moves its stops in shares of the box`(
    _ attributes: String, _ place: String, _ angle: String, _ frames: String
  ) throws {
    let code = try text(Self.shimmer(attributes), .element)
    let stops = "var(--c1) var(--skeleton-l0),var(--c2) var(--skeleton-l1),var(--c3) var(--skeleton-l2)"
    #expect(code.contains("i:nth-child(1){\(place)background:linear-gradient(\(angle),\(stops));animation:"))
    #expect(code.contains("@keyframes skeleton-0{\(frames.replacing("l", with: "--skeleton-l"))}"))
    #expect(code.contains("overflow:clip;background:var(--c3)\(place.isEmpty ? "" : ";container-type:size")}"))
    let isMirrored = attributes.contains("200deg") || attributes.contains("0.8 0.9")
    #expect(code.contains("&:dir(\(isMirrored ? "ltr" : "rtl"))>*>div{scale:-1 1}"))
    for stop in 0...2 {
      #expect(code.contains("@property --skeleton-l\(stop){syntax:\"<percentage>\";inherits:false;initial-value:0%}"))
    }
  }

  @Test(
    arguments: [
      (
        "startPoint='0.1 0.3' endPoint='0.4 0.5'", "var(--c3);container-type:size",
        "left:-65%;top:-20%;width:180%;height:120%;background:linear-gradient(atan2(30cqw,-20cqh),"
          + "var(--c1) 41.6667%,var(--c2) 50%,var(--c3) 58.3333%)"
      ),
      (
        "startPoint='0.2 0.9' endPoint='0.7 0.5'", "var(--c3);container-type:size",
        "left:-42.5%;top:0%;width:175%;height:140%;background:linear-gradient(atan2(50cqw,40cqh),"
          + "var(--c1) 35.7143%,var(--c2) 50%,var(--c3) 64.2857%)"
      ),
      (
        "startPoint='0.2 0' endPoint='0.7 0'", "linear-gradient(90deg,var(--c1) 20%,var(--c2) 45%,var(--c3) 70%)",
        nil
      ),
    ] as [(String, String, String?)])
  func `a still gradient is in shares of the box`(_ attributes: String, _ box: String, _ part: String?) throws {
    let code = try text(Self.shimmer(attributes), .element)
    #expect(code.contains("overflow:clip;background:\(box)}"))
    #expect(code.contains("i:nth-child(1){") == (part != nil))
    if let part { #expect(code.contains("i:nth-child(1){\(part)}")) }
  }

  @Test(
    arguments: [
      (
        "to='0.5 0.7 2' startPoint='0.1 0' endPoint='0.6 0'",
        [
          "width:100%;background:var(--c1)", "width:31.25%;background:linear-gradient(90deg,var(--c1),var(--c2) 80%)",
          "width:81.25%;background:linear-gradient(90deg,var(--c2),var(--c3) 80%)",
          "width:101.1111%;background:var(--c3)",
        ],
        [
          "from{translate:32%;scale:1 1}to{translate:112%;scale:0.4 1}",
          "from{translate:43.0769%;scale:0.38462 1}to{translate:55.3846%;scale:1 1}",
          "from{translate:59.3407%}to{translate:108.7912%}",
        ]
      ),
      (
        "to='0.2 0.7 1.2' startPoint='0.1 0' endPoint='0.6 0'",
        [
          "left:-10%;width:110%;background:linear-gradient(90deg,var(--c1) 18.1818%,var(--c2) 40.9091%,var(--c3) 63.6364%)"
        ],
        ["from{translate:0%}to{translate:9.0909%}"]
      ),
      (
        "to='-1 -0.5 0' startPoint='0.9 0.2' endPoint='0.5 0.2'",
        [
          "left:0%;width:140%;background:linear-gradient(90deg,var(--c1) 7.1429%,var(--c2) 21.4286%,var(--c3) 35.7143%)"
        ],
        ["from{translate:0%}to{translate:-28.5714%}"]
      ),
    ] as [(String, [String], [String])])
  func `a horizontal gradient has parts that move in shares of the box`(
    _ attributes: String, _ parts: [String], _ frames: [String]
  ) throws {
    // The rules are those of left-to-right writing.
    for isRightToLeft in [false, true] {
      let code = try text(Self.shimmer(attributes), .element) { $0.isRightToLeft = isRightToLeft }
      for (index, part) in parts.enumerated() { #expect(code.contains("i:nth-child(\(index + 1)){\(part)")) }
      #expect(!code.contains("i:nth-child(\(parts.count + 1)){"))
      for (index, frames) in frames.enumerated() { #expect(code.contains("@keyframes skeleton-\(index){\(frames)}")) }
    }
  }

  /// The sweep of the preset is linear, so that both gradients have stops at all places.
  @Test(
    arguments: [
      ("#111111 #EEEEEE #333333", "#222222 #444444", ["#111", "#eee", "#333"], ["#222", "#333", "#444"]),
      ("#222222 #444444", "#111111 #EEEEEE #333333", ["#222", "#333", "#444"], ["#111", "#eee", "#333"]),
      ("#111111 #EEEEEE #333333", "#444444", ["#111", "#eee", "#333"], ["#444", "#444", "#444"]),
      (
        "#111111 #EEEEEE #333333", "#222222 #444444 #666666 #888888", ["#111", "#a4a4a4", "#eee", "#b0b0b0", "#333"],
        ["#222", "#444", "#555", "#666", "#888"]
      ),
    ] as [(String, String, [String], [String])])
  func `a dark theme may have another number of colors`(
    _ colors: String, _ dark: String, _ lightStops: [String], _ darkStops: [String]
  ) throws {
    let themes = """
      <shimmer preset='seamless'/><theme name='light' overlay='#FFFFFF' colors='\(colors)'/>
      <theme name='dark' overlay='#000000' colors='\(dark)'/>
      """
    let code = try text(themes, .element) { $0.theme = nil }
    for (overlay, stops) in [("#fff", lightStops), ("#000", darkStops)] {
      let variables = stops.enumerated().map { "--c\($0 + 1):var(--skeleton-color-\($0 + 1),\($1))" }
      #expect(code.contains("--c0:var(--skeleton-overlay,\(overlay));\(variables.joined(separator: ";"))"))
    }
    #expect(!code.contains("--c\(lightStops.count + 1):"))
    // The band is 0.6 of the width, and moves by 1.6.
    let locations: [Double] = lightStops.count == 3 ? [0.0, 0.5, 1] : [0, 1.0 / 3, 0.5, 2.0 / 3, 1]
    let stops = locations.enumerated().map { index, location in
      "var(--c\(index + 1)) \(formatted((1 + 0.6 * location) / 2.6 * 100))%"
    }
    #expect(code.contains("background:linear-gradient(90deg,\(stops.joined(separator: ",")))"))
  }

  @Test func `the second color of a pulse fades in above the first one`() throws {
    let code = try text("<shimmer preset='pulse' colors='#112233 #445566'/>", .element)
    #expect(code.contains("overflow:clip;background:var(--c1)}"))
    #expect(code.contains("i:nth-child(1){background:var(--c2);will-change:opacity;animation:"))
    #expect(code.contains("@keyframes skeleton-0{from{opacity:0}50%{opacity:1}to{opacity:0}}"))
  }
}
