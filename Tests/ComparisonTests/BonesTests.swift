import Comparison
import Geometry
import Skeleton
import TestSupport
import Testing

/// The reports of changed bones.
@Suite struct BonesTests {
  private func record(_ change: (inout String) -> Void = { _ in }) throws -> BonesRecord {
    var text = String(decoding: try Fixture("seeds/newsfeed.bones.json").bytes(), as: UTF8.self)
    change(&text)
    return try readBonesRecord(Array(text.utf8))
  }

  /// The lines of the report on a changed seed, without the totals.
  private func report(_ change: (inout String) -> Void) throws -> [String] {
    let difference = compareBones(try record(), try record(change))
    return difference.scene.map(\.text) + difference.bones.map { $0.text(difference.subject) }
  }

  @Test func `a record equals itself`() throws {
    let difference = compareBones(try record(), try record())
    #expect(difference.isEmpty)
    #expect(difference.intersectionOverUnion == 1)
    #expect(difference.layoutShift.score == 0)
  }

  // MARK: - The five seeded bugs

  @Test func `a moved bone is reported as moved only`() throws {
    let lines = try report { $0.replace(#""x":68,"y":24,"#, with: #""x":68,"y":32,"#, maxReplacements: 1) }
    #expect(lines == [#"bone 1 (feed/cell[0]/view[1] "fullName"): y 24 → 32"#])
  }

  @Test func `a resized bone is reported as resized only`() throws {
    let lines = try report { $0.replace(#""width":210"#, with: #""width":200"#, maxReplacements: 1) }
    #expect(lines == [#"bone 1 (feed/cell[0]/view[1] "fullName"): width 210 → 200"#])
  }

  @Test func `a lost line is reported as removed only`() throws {
    let lines = try report { text in
      text = text.split(separator: "\n").filter { !$0.contains(#"cell[1]/view[5]"#) }.joined(separator: "\n")
    }
    #expect(lines == [#"bone 11 (feed/cell[1]/view[5] "line3"): removed"#])
  }

  @Test func `a wrong radius is reported as a radius only`() throws {
    let all = try report { $0.replace(#""radii":[0,0,0,0]"#, with: #""radii":[22,22,22,22]"#, maxReplacements: 1) }
    #expect(all == [#"bone 0 (feed/cell[0]/view[0] "avatar"): radius 0 → 22"#])
    let one = try report { $0.replace(#""radii":[0,0,0,0]"#, with: #""radii":[4,0,0,0]"#, maxReplacements: 1) }
    #expect(one == [#"bone 0 (feed/cell[0]/view[0] "avatar"): radii 0 0 0 0 → 4 0 0 0"#])
  }

  @Test func `a wrong color stop is reported as that stop only`() throws {
    #expect(try report { $0.replace("#DDDDDDFF", with: "#CCCCCCFF") } == ["shimmer color 2 #DDDDDDFF → #CCCCCCFF"])
  }

  @Test func `a line that a text of a document lost is reported with the counts`() throws {
    func record(_ lines: Int) throws -> BonesRecord {
      let markup = #"<feed width="100" height="90"><text id="status" lines="\#(lines)" lastLine="100%"/></feed>"#
      return try readBonesRecord(render(Array(markup.utf8), as: .json).bytes)
    }
    let difference = compareBones(try record(3), try record(2))
    #expect(
      difference.bones.map { $0.text(.bone) } == [#"bone 2 (feed/text "status" line 2): removed, lines 3 → 2"#])
  }

  // MARK: - Other differences

  @Test func `canvas, overlay and duration are reported`() throws {
    let lines = try report { text in
      text.replace(#""height":630"#, with: #""height":600"#, maxReplacements: 1)
      text.replace("#FFFFFFFF", with: "#121212FF")
      text.replace(#""duration":1"#, with: #""duration":2"#)
    }
    #expect(lines == ["canvas height 630 → 600", "overlay #FFFFFFFF → #121212FF", "shimmer duration 1 → 2"])
  }

  @Test func `moved and resized is one line, with its overlap`() throws {
    let difference = compareBones(
      try record(),
      try record { $0.replace(#""x":16,"y":16,"width":44"#, with: #""x":38,"y":16,"width":22"#, maxReplacements: 1) })
    #expect(difference.bones.map(\.changes) == [[.moved, .resized]])
    #expect(difference.bones.first?.intersectionOverUnion == 0.5)
  }

  @Test func `a renamed view is found by its place`() throws {
    let lines = try report { $0.replace("feed/cell[0]/view[2]", with: "feed/cell[0]/text") }
    #expect(
      lines == [#"bone 2 (feed/cell[0]/view[2] "createTime"): path feed/cell[0]/view[2] → feed/cell[0]/text"#])
  }

  @Test func `an added bone has the number that it has now`() throws {
    let new = #"{"path":"feed/new","kind":"view","x":0,"y":600,"width":9,"height":9,"radii":[0,0,0,0]}"#
    let lines = try report { $0.replace("\n]}", with: ",\n\(new)\n]}") }
    #expect(lines == ["bone 18 (feed/new): added"])
  }

  @Test func `two bones that changed places are one that is reordered`() throws {
    let lines = try report { text in
      var rows = text.split(separator: "\n").map(String.init)
      rows.swapAt(1, 2)
      text = rows.joined(separator: "\n")
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("reordered, place ") == true)
  }

  @Test func `bones inside an ignored part are not compared`() throws {
    let changed = try record { $0.replace(#""x":68,"y":24,"#, with: #""x":68,"y":32,"#, maxReplacements: 1) }
    func isSame(_ rect: Rect) throws -> Bool { compareBones(try record(), changed, ignoring: [rect]).isEmpty }
    #expect(try isSame(Rect(x: 60, y: 20, width: 230, height: 30)))
    #expect(try !isSame(Rect(x: 60, y: 20, width: 230, height: 15)))
  }

  @Test func `views overlap by their contents, not by their containers`() throws {
    func layout(_ width: Int) throws -> BonesRecord {
      func view(_ path: String, _ frame: String) -> String { #"{"path":"\#(path)","kind":"view","frame":[\#(frame)]}"# }
      let views = [
        view("screen", "0,0,100,100"), view("screen/a", "0,0,100,50"), view("screen/a/b", "0,0,\(width),50"),
      ]
      let text = #"{"version":1,"width":100,"height":100,"views":[\#(views.joined(separator: ","))]}"#
      return try readBonesRecord(Array(text.utf8))
    }
    #expect(try compareBones(layout(40), layout(50)).intersectionOverUnion == 0.8)
  }

  @Test func `shift and overlap are those of the boxes`() throws {
    // The avatar of the first cell moves by 44: twice 44×44 of 375×630, 44 of 630.
    let changed = try record { $0.replace(#""x":16,"y":16,"#, with: #""x":16,"y":60,"#, maxReplacements: 1) }
    let shift = compareBones(try record(), changed).layoutShift
    #expect(abs(shift.impactFraction - 2 * 44 * 44 / (375 * 630.0)) < 1e-12)
    #expect(abs(shift.distanceFraction - 44 / 630.0) < 1e-12)
  }
}
