import Geometry
import LayerTree
import Testing
import TextFormats

@testable import PlayerExport

@Suite struct NamedDefinitionsTests {
  @Test func `many definitions have the same identifiers as few`() {
    var (few, all) = (NamedDefinitions(), NamedDefinitions())
    let definitions = (0..<40).map { MarkupElement.svg("linearGradient", ["x1": "\($0 % 30)"]) }
    let names = definitions.map { all.name(of: $0) }
    #expect(Set(names).count == 30 && all.elements.count == 30)
    #expect(definitions.prefix(5).map { few.name(of: $0) } == Array(names.prefix(5)))
    #expect(names[30...].elementsEqual(names[..<10]))
  }

  /// A search compares all definitions up to twelve.
  @Test(arguments: [1, 11, 12, 13, 30])
  func `definitions with colors that are separated are not used again`(count: Int) {
    var all = NamedDefinitions()
    let plain = (0..<count).map { MarkupElement.svg("clipPath", ["x": "\($0)"]) }
    let colored = (0..<count).map { MarkupElement.svg("linearGradient", [:], [.svg("stop", ["stop-color": "#\($0)"])]) }
    let names = (plain + colored).map { all.name(of: $0) }
    #expect((plain + colored).map { all.name(of: $0) } == names)
    all.separateColors()
    #expect(plain.map { all.name(of: $0) } == Array(names.prefix(count)))
    let separated = colored.map { all.name(of: $0) }
    #expect(Set(names + separated).count == 3 * count)
    #expect(colored.map { all.name(of: $0) } == separated)
  }
}

/// The rules, key frames and custom properties of a file.
@Suite struct StyleSheetTests {
  /// A run of three key frames from 0.5 s on, of 2 s, with an easing for each of the two stretches.
  private func run(
    _ begin: Double = 0.5, count: Double = 1, holdsEnd: Bool = false, _ one: Track.Easing = .linear,
    _ two: Track.Easing = .linear
  ) -> Track.Run {
    let frames = zip([0, 0.25, 1], zip([1, 3, 5] as [Double], [one, two, .hold]))
    return Track.Run(
      begin: begin, duration: 2, count: count,
      keyframes: frames.map { Track.Keyframe(offset: $0, values: [$1.0], easing: $1.1) }, holdsEnd: holdsEnd)
  }

  private func animation(_ run: Track.Run, in sheet: inout StyleSheet, isFade: Bool = false) -> String {
    let track = Track(rest: [1], runs: [run])
    return sheet.animation(track, isFade: isFade) { "a:" + $0.map { formatted($0) }.joined() }
  }

  @Test func `an animation has a duration, an easing, a begin and a count`() {
    var sheet = StyleSheet()
    let name = partName("-0")
    let runs = [run(0), run(0.000_04), run(), run(-0.5), run(0, count: 2.5)]
    let texts = runs.map { animation($0, in: &sheet) }
    #expect(texts == ["", "", " 0.5s", " -0.5s", " 2.5"].map { "\(name) 2s linear" + $0 })
    #expect(sheet.rules.count == 2)
    #expect(sheet.rules[0] == "@keyframes \(name){from{a:1}25%{a:3}to{a:5}}")
    #expect(sheet.rules[1] == "@media (prefers-reduced-motion:reduce){@keyframes \(name){}}")
    let held = animation(run(count: 2.5, holdsEnd: true), in: &sheet)
    #expect(held == "\(partName("-1")) 2s linear 0.5s 2.5 forwards")
    #expect(sheet.rules.last?.hasSuffix("{}@keyframes \(partName("-1")){from,to{a:5}}}") == true)
    let endless = animation(run(count: .infinity), in: &sheet)
    #expect(endless == "\(partName("-2")) 2s linear 0.5s infinite")
    #expect(sheet.text == sheet.rules.joined(separator: "\n") + "\n")
  }

  @Test func `easings that differ are stated in the key frames`() {
    var sheet = StyleSheet()
    sheet.isHiddenWithoutMotion = true
    let ease = Track.Easing.curve(.easeIn)
    let texts = [run(0, ease, ease), run(0, .hold, .hold), run(0, .hold, ease)].map { animation($0, in: &sheet) }
    #expect(
      texts == [
        "\(partName("-0")) 2s ease-in", "\(partName("-0")) 2s step-end", "\(partName("-1")) 2s linear",
      ])
    #expect(
      sheet.rules == [
        "@keyframes \(partName("-0")){from{a:1}25%{a:3}to{a:5}}",
        "@keyframes \(partName("-1")){from{a:1;animation-timing-function:step-end}"
          + "25%{a:3;animation-timing-function:ease-in}to{a:5}}",
      ])
  }

  /// The value of an endless animation at the time of the still picture; before its begin the first one.
  @Test(
    arguments: [
      (0.25, false, "1"), (0.5, false, "1"), (0.75, false, "2"), (0.75, true, "1"), (1, false, "3"),
      (3.5, false, "3.6667"), (2.25, true, "4.6667"), (5, false, "3"), (6.75, false, "2"),
    ] as [(Double, Bool, String)])
  func `an endless animation stands still without motion`(_ time: Double, _ holds: Bool, _ value: String) {
    var sheet = StyleSheet()
    sheet.stillTime = time
    _ = animation(run(count: .infinity, holds ? .hold : .linear), in: &sheet)
    #expect(sheet.rules.last?.hasSuffix("@keyframes \(partName("-0")){from,to{a:\(value)}}}") == true)
  }

  /// A fade with an end goes on.
  @Test(
    arguments: [
      (true, 3, false, 1), (true, .infinity, false, 2), (false, 3, false, 2), (false, 3, true, 1),
      (true, .infinity, true, 1),
    ] as [(Bool, Double, Bool, Int)])
  func `motion is replaced`(_ isFade: Bool, _ count: Double, _ isHidden: Bool, _ rules: Int) {
    var sheet = StyleSheet()
    sheet.isHiddenWithoutMotion = isHidden
    _ = animation(run(count: count), in: &sheet, isFade: isFade)
    #expect(sheet.rules.count == rules)
  }

  @Test func `equal rules and key frames are written once`() {
    var sheet = StyleSheet()
    #expect(sheet.isEmpty && sheet.text.isEmpty)
    let bands = [sheet.bandClass(), sheet.bandClass()]
    #expect(bands == [partName("-band"), partName("-band")])
    sheet.add("b{}")
    sheet.add("c{}")
    sheet.add("b{}")
    let reduced = "@media (prefers-reduced-motion:reduce){.\(partName("-band")){display:none}}"
    #expect(sheet.rules == [reduced, "b{}", "c{}"] && !sheet.isEmpty)
    let (first, second) = (animation(run(0), in: &sheet), animation(run(0), in: &sheet))
    #expect(first == second)
    sheet.separateColors()
    let third = animation(run(0), in: &sheet)
    #expect(third == first.replacing(partName("-0"), with: partName("-1")))
  }

  // MARK: - Colors

  private static let gray = Color(red: 9, green: 9, blue: 9)

  @Test func `colors that differ in the dark theme are custom properties`() {
    var colors = ColorVariables()
    let plain = [colors.text(.white, dark: nil), colors.text(.white, dark: .white)]
    #expect(plain == ["#fff", "#fff"])
    #expect(colors.rules(for: ".a").isEmpty)
    let pairs = [
      (Color.white, Color.black), (Self.gray, .white), (Self.gray, .white), (.white, .black), (.black, .white),
    ]
    let texts = pairs.map { colors.text($0.0, dark: $0.1) }
    #expect(texts == [0, 1, 1, 0, 2].map { "var(--c\($0))" })
    #expect(
      colors.rules(for: ".a") == [
        ".a{--c0:#fff;--c1:#090909;--c2:#000}",
        "@media (prefers-color-scheme:dark){.a{--c0:#000;--c1:#fff;--c2:#fff}}",
      ])
  }

  @Test func `tokens name all colors`() {
    var colors = ColorVariables(hasTokens: true)
    let texts = [
      colors.text(.white, dark: nil), colors.text(.white, dark: .white), colors.text(Self.gray, dark: nil),
    ]
    #expect(texts == ["var(--c0)", "var(--c0)", "var(--c1)"])
    let light = "--c0:var(--skeleton-overlay,#fff);--c1:var(--skeleton-color-1,#090909)"
    #expect(colors.declarations() == [";\(light);"] && colors.declarations(attribute: "b") == [";\(light);"])
    let third = colors.text(Self.gray, dark: .black)
    #expect(third == "var(--c2)")
    let all = [";\(light);--c2:var(--skeleton-color-2,#090909);"]
    let dark = light + ";--c2:var(--skeleton-color-2,#000)"
    #expect(colors.declarations() == all + ["@media (prefers-color-scheme:dark){\(dark)}"])
    #expect(
      colors.declarations(attribute: "b").suffix(2)
        == ["[b=light] &{\(light);--c2:var(--skeleton-color-2,#090909)}", "[b=dark] &{\(dark)}"])
  }
}
