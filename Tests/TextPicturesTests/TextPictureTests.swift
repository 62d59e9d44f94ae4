import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import TestSupport
import Testing
import TextFormats
import TextPictures

@Suite struct TextPictureTests {
  @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
  func `every bone shows in characters at every time`(_ progress: Double) throws {
    let scene = try scene("seeds/newsfeed.xml")
    let lines = String(decoding: ascii(scene, at: .progress(progress), columns: 80), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for bone in scene.bones {
      let bounds = bone.shape.bounds
      let cell = scene.size.width / 80
      let row = Array(lines[Int(bounds.midY / (2 * cell))])
      let column = Int(bounds.midX / cell)
      #expect(column < row.count && row[column] != " ", "bone at \(bounds)")
    }
  }

  @Test func `a character is darker where more of it is bone`() throws {
    // Cells are 1 by 2 points; the views cover the cells of a row completely, by half and by a fifth.
    let markup = """
      <feed width="80" height="40"><shimmer preset="solid"/>
        <view frame="0 0 8 4"/><view frame="10 0 8 3"/><view frame="20 0 8 2.4"/>
      </feed>
      """
    let lines = String(decoding: ascii(try scene(markup: markup), at: .time(0), columns: 80), as: UTF8.self)
      .split(separator: "\n")
    #expect(Array(lines[0]).filter { $0 == "@" }.count == 24)
    let row = Array(lines[1])
    let ramp = Array(" .:-=+*#%@")
    let levels = [4, 14, 24, 40].map { $0 < row.count ? ramp.firstIndex(of: row[$0]) ?? -1 : 0 }
    #expect(levels == levels.sorted(by: >))
    #expect(Set(levels).count == 4)
  }

  /// There are ten characters; a share of up to 2 % is the rounding error of a neighbor's edge.
  @Test func `the character of a cell is that of the share that is bone`() throws {
    // Cells are 100 by 200 points.
    let views = [3, 5, 40, 60, 90, 110, 130, 150, 180, 200].enumerated().map { index, height in
      "<view frame='\(1_100 * index) 0 500 \(height)'/>"
    }
    let scene = try scene(
      markup: "<feed width='11000' height='400'><shimmer preset='solid'/>\(views.joined())</feed>")
    let line = " .:-=+*#%@".map { String(repeating: $0, count: 5) }.joined(separator: "      ")
    #expect(String(decoding: ascii(scene, at: .time(0), columns: 110), as: UTF8.self) == line + "\n\n")
  }

  /// The lightest color counts half as much as the darkest one.
  @Test(arguments: [true, false]) func `the characters of a gradient follow its colors`(isHorizontal: Bool) throws {
    let end = isHorizontal ? "startPoint='0 0.5' endPoint='1 0.5'" : "startPoint='0.5 0' endPoint='0.5 1'"
    let scene = try scene(
      markup: """
        <feed width='90' height='180'><shimmer colors='#FFFFFF #000000' locations='0 1' to='0 1' \(end)/>
        <view frame='0 0 \(isHorizontal ? "90 20" : "20 180")'/></feed>
        """)
    let text = String(decoding: ascii(scene, at: .time(0), columns: 9), as: UTF8.self)
    // The centers of the cells are at 1/18, 3/18, …: from 4.75 to 8.75 ninths of the darkness.
    let characters = "++**##%%@"
    #expect(
      text
        == (isHorizontal ? characters + String(repeating: "\n", count: 9) : characters.map { "\($0)\($0)\n" }.joined()))
  }

  @Test func `lines of characters end with their last bone`() throws {
    for fixture in try Fixture.all(in: "native/bones") {
      let scene = try Document(fixture.bytes()).scene().content
      let text = String(decoding: ascii(scene, at: .time(0.5), columns: 60), as: UTF8.self)
      #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") && $0.count <= 60 })
      #expect(text.hasSuffix("\n"))
    }
  }

  @Test func `true color is exact`() throws {
    let markup = """
      <feed width="8" height="9"><shimmer colors="#102030 #102030 #102030 #102030 #102030"/><view frame="0 0 8 3"/></feed>
      """
    let scene = try scene(markup: markup)
    let text = String(decoding: ansi(scene, at: .time(0), columns: 8, depth: .trueColor), as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first)
    #expect(line == "\u{1B}[38;2;16;32;48;48;2;16;32;48m▀▀▀▀▀▀▀▀\u{1B}[0m")
  }

  @Test(arguments: [ColorDepth.palette256, .palette16], ["light", "dark"])
  func `a bone never takes the color of the overlay`(_ depth: ColorDepth, _ theme: String) throws {
    var options = RenderOptions()
    options.theme = ThemeName(theme)
    let markup = #"<feed width="60" height="6"><view frame="0 0 60 2"/></feed>"#
    let scene = try Document(Array(markup.utf8), options: options).scene(options).content
    for progress in [0, 0.3, 0.5, 0.8, 1] {
      let text = String(decoding: ansi(scene, at: .progress(progress), columns: 60, depth: depth), as: UTF8.self)
      let lines = text.split(separator: "\n")
      let bones = Set(colors(in: lines[0]))
      let overlay = Set(colors(in: lines[1]))
      #expect(overlay.count == 1)
      #expect(bones.isDisjoint(with: overlay), "\(bones) \(overlay)")
    }
  }

  @Test(arguments: [ColorDepth.palette256, .palette16], ["light", "dark"])
  func `the gray of a cell is farther from the overlay where more of it is bone`(
    _ depth: ColorDepth, _ theme: String
  ) throws {
    var options = RenderOptions()
    options.theme = ThemeName(theme)
    let views = (0...16).map { "<view frame='\($0 * 16) 0 16 \($0)'/>" }.joined()
    let markup = "<feed width='272' height='16'><shimmer preset='solid'/>\(views)</feed>"
    let scene = try Document(Array(markup.utf8), options: options).scene(options).content
    let text = String(decoding: ansi(scene, at: .time(0), columns: 17, depth: depth), as: UTF8.self)
    let levels = try colorIndexes(in: text).map { try #require(Terminal.palette[$0])[0] }
    #expect(levels == levels.sorted { theme == "dark" ? $0 < $1 : $0 > $1 })
    #expect(Set(levels).count == (depth == .palette16 ? 3 : 14))
    let isDark = theme == "dark"
    #expect(levels.first == (isDark ? 0 : 255))
    #expect(levels.last == (isDark ? depth == .palette16 ? 229 : 158 : depth == .palette16 ? 127 : 88))
  }

  @Test(arguments: [("#7F7F7F", 16), ("#808080", 231)])
  func `an overlay from the middle gray on is light`(_ color: String, _ index: Int) throws {
    var options = RenderOptions()
    options.theme = ThemeName("own")
    let theme = "<theme name='own' overlay='\(color)' colors='#000000 #000000 #000000 #000000 #000000'/>"
    let scene = try Document(Array("<feed width='8' height='2'>\(theme)</feed>".utf8)).scene(options).content
    let text = ansi(scene, at: .time(0), columns: 8, depth: .palette256)
    #expect(colorIndexes(in: String(decoding: text, as: UTF8.self)).first == index)
  }

  @Test(arguments: [ColorDepth.palette256, .palette16])
  func `a drawn color is the nearest of the terminal's palette`(_ depth: ColorDepth) throws {
    let scene = try scene(markup: "<feed width='1000' height='1'/>")
    let steps = stride(from: 0, through: 255, by: 45).map { UInt8($0) }
    let colors = steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(red: red, green: green, blue: $0) } }
    }
    let cells = DrawnCells(columns: colors.count, colors: colors)
    let text = ansi(scene, at: .time(0), columns: colors.count, depth: depth, drawn: cells)
    let shown = colorIndexes(in: String(decoding: text, as: UTF8.self))
    #expect(shown.count == colors.count)
    for (color, index) in zip(colors, shown) {
      func distance(_ other: [Int]) -> Int {
        zip(other, [color.red, color.green, color.blue]).reduce(0) { $0 + ($1.0 - Int($1.1)) * ($1.0 - Int($1.1)) }
      }
      let allowed = Terminal.palette.filter { depth == .palette16 ? $0.key < 16 : $0.key >= 16 }
      let least = try #require(allowed.values.map(distance).min())
      #expect(try distance(#require(allowed[index])) == least, "\(color) is \(index)")
    }
  }

  @Test func `numbers have at most four decimals`() {
    #expect(
      [0, -0.0, 1, 0.5, 1.0 / 3, 2.00004, 2.00005, -7.95, 478.2, 1e7].map { formatted($0) }
        == ["0", "0", "1", "0.5", "0.3333", "2", "2.0001", "-7.95", "478.2", "10000000"])
  }

  @Test func `text in JSON is escaped`() throws {
    let markup = #"<feed width="9"><text id="a&quot;\&#9;é&#x2028;"/></feed>"#
    let json = String(decoding: bonesJSON(try scene(markup: markup), scale: 2), as: UTF8.self)
    #expect(json.contains(#""id":"a\"\\\té"#))
  }

  @Test func `radii in JSON have four decimals, clockwise from the top left corner`() throws {
    let markup =
      "<feed width='99' height='99'><view frame='9 9 80 80' cornerRadius='1.23456 2.34567 3.45678 4.56789'/></feed>"
    let json = String(decoding: bonesJSON(try scene(markup: markup), scale: 2), as: UTF8.self)
    #expect(json.contains(#""radii":[1.2346,2.3457,3.4568,4.5679]"#), "\(json)")
  }

  /// The colors that a line sets for foreground and background.
  private func colors(in line: Substring) -> [String] {
    line.matches(of: /\[([0-9;]*)m/).flatMap { match -> [String] in
      let parameters = match.output.1.split(separator: ";").compactMap { Int($0) }
      var colors: [String] = []
      var index = 0
      while index < parameters.count {
        if [38, 48].contains(parameters[index]) {
          colors.append("\(parameters[index + 2])")
          index += 3
        } else {
          let code = parameters[index]
          if code >= 30 { colors.append("basic \(code % 10 + (code >= 90 ? 8 : 0))") }
          index += 1
        }
      }
      return colors
    }
  }

  /// The palette indexes of the upper halves of the first line's characters.
  private func colorIndexes(in text: String) -> [Int] {
    let line = text.prefix { $0 != "\n" }
    return line.matches(of: /\[(?:38;5;(\d+)|(3|9)(\d));[0-9;]*m(▀+)/).flatMap { match in
      let (_, indexed, group, digit, characters) = match.output
      let basic = digit.flatMap { Int($0) }.map { $0 + (group == "9" ? 8 : 0) }
      return Array(repeating: indexed.flatMap { Int($0) } ?? basic ?? -1, count: characters.count)
    }
  }

  private func scene(_ path: String) throws -> Scene {
    try Document(Fixture(path).bytes()).scene().content
  }

  private func scene(markup: String) throws -> Scene {
    try Document(Array(markup.utf8)).scene().content
  }
}

private func ascii(_ scene: Scene, at moment: Moment, columns: Int) -> [UInt8] {
  var text: [UInt8] = []
  TextPictures.ascii(scene, at: moment, columns: columns) { lines in
    text += lines
    return true
  }
  return text
}

/// The colors of a terminal, as xterm's `XTerm-col.ad` and `256colres.pl` state them.
private enum Terminal {
  static let palette: [Int: [Int]] = {
    var palette: [Int: [Int]] = [
      0: [0, 0, 0], 1: [205, 0, 0], 2: [0, 205, 0], 3: [205, 205, 0], 4: [0, 0, 238], 5: [205, 0, 205],
      6: [0, 205, 205], 7: [229, 229, 229], 8: [127, 127, 127], 9: [255, 0, 0], 10: [0, 255, 0], 11: [255, 255, 0],
      12: [92, 92, 255], 13: [255, 0, 255], 14: [0, 255, 255], 15: [255, 255, 255],
    ]
    func level(_ step: Int) -> Int { step == 0 ? 0 : 40 * step + 55 }
    for red in 0..<6 {
      for green in 0..<6 {
        for blue in 0..<6 { palette[16 + 36 * red + 6 * green + blue] = [red, green, blue].map(level) }
      }
    }
    for gray in 0..<24 { palette[232 + gray] = [10 * gray + 8, 10 * gray + 8, 10 * gray + 8] }
    return palette
  }()
}
