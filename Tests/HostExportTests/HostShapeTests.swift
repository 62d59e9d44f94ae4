import Skeleton
import Testing

/// The forms of one bone in all outputs with code: rectangles, circles, equal and different corners.
@Suite struct HostShapeTests {
  private func text(_ view: String, _ format: OutputFormat) throws -> String {
    let markup = "<feed width='90' height='50'><view frame='11 7 \(view)'/></feed>"
    let output = try render(Array(markup.utf8), as: format)
    return String(decoding: output.bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    arguments: [
      (
        "20 20' cornerRadius='10",
        [
          #"<circle cx="21" cy="17" r="10" />"#, #"<shape android:shape="oval">"#,
          #"left="11" top="7" width="20" height="20" borderRadius="10" />"#, #"[3.4375,7,6.25,20,"50%"]"#,
        ], "20, height: 20, radius: 10", "bone(11f, 7f, 20f, 20f, 10f)"
      ),
      (
        "20 21' cornerRadius='10",
        [
          #"<rect x="11" y="7" width="20" height="21" rx="10" />"#, #"<corners android:radius="10dp" />"#,
          #"left="11" top="7" width="20" height="21" borderRadius="10" />"#, "[3.4375,7,6.25,21,10]",
        ], "20, height: 21, radius: 10", "bone(11f, 7f, 20f, 21f, 10f)"
      ),
      // A circle of boneyard may lack a tenth of a point.
      (
        "20 20' cornerRadius='9.93",
        [
          #"<rect x="11" y="7" width="20" height="20" rx="9.93" />"#, #"<corners android:radius="9.93dp" />"#,
          #"left="11" top="7" width="20" height="20" borderRadius="10" />"#, #"[3.4375,7,6.25,20,"50%"]"#,
        ], "20, height: 20, radius: 9.93", "bone(11f, 7f, 20f, 20f, 9.93f)"
      ),
      (
        "20 20' cornerRadius='9.87",
        [
          #"<rect x="11" y="7" width="20" height="20" rx="9.87" />"#, #"<corners android:radius="9.87dp" />"#,
          #"left="11" top="7" width="20" height="20" borderRadius="10" />"#, "[3.4375,7,6.25,20,9.87]",
        ], "20, height: 20, radius: 9.87", "bone(11f, 7f, 20f, 20f, 9.87f)"
      ),
      (
        "20 20' cornerRadius='0",
        [
          #"<rect x="11" y="7" width="20" height="20" />"#, #"<View android:layout_width="20dp""#,
          #"left="11" top="7" width="20" height="20" />"#, "[3.4375,7,6.25,20,0]",
        ], "20, height: 20", "bone(11f, 7f, 20f, 20f)"
      ),
      // Radii of HXML are whole points.
      (
        "21 30' cornerRadius='0.4 0.5 3.4 4.6",
        [
          #"<path d="M11.4 7h20.1a0.5 0.5 0 0 1 0.5 0.5v26.1a3.4 3.4 0 0 1 -3.4 3.4h-13a4.6 4.6 0 0 1 -4.6 -4.6v-25"#,
          #"<corners android:topLeftRadius="0.4dp" android:topRightRadius="0.5dp" "#
            + #"android:bottomRightRadius="3.4dp" android:bottomLeftRadius="4.6dp" />"#,
          #"height="30" borderTopRightRadius="1" borderBottomRightRadius="3" borderBottomLeftRadius="5" />"#,
          "[3.4375,7,6.5625,30,4.6]",
        ], "21, height: 30, radii: 0.4, 0.5, 3.4, 4.6", "bone(11f, 7f, 21f, 30f, 0.4f, 0.5f, 3.4f, 4.6f)"
      ),
    ] as [(String, [String], String, String)])
  func `a bone has its place, size and corners in each output`(
    view: String, forms: [String], swift: String, kotlin: String
  ) throws {
    let formats: [OutputFormat] = [.reactContentLoader, .android, .hxml, .boneyard]
    #expect(forms.count == formats.count)
    for (format, form) in zip(formats, forms) { #expect(try text(view, format).contains(form), "\(format)") }
    for format in [OutputFormat.swiftui, .uikit] {
      #expect(try text(view, format).contains("path.addBone(x: 11, y: 7, width: \(swift))"), "\(format)")
    }
    #expect(try text(view, .compose).contains(kotlin))
  }

  @Test(arguments: [("3 3.05 3 3", false), ("3 3 3 3.2", true), ("3.2 3 3.2 3.2", true)])
  func `boneyard has one radius for all corners, with a note about others`(radii: String, isNoted: Bool) throws {
    let markup = "<feed width='90' height='50'><view frame='11 7 21 30' cornerRadius='\(radii)'/></feed>"
    let warnings = try render(Array(markup.utf8), as: .boneyard).warnings
    #expect(warnings.contains { $0.message.contains("corners of different radii") } == isNoted)
  }

  @Test(arguments: [
    (##"colors="#111111 #EEEEEE" angle="0deg""##, nil as String?),
    (##"colors="#111111 #EEEEEE" angle="1deg""##, "from left to right"),
    (##"colors="#111111 #EEEEEE" angle="180deg""##, "from left to right"),
    (##"colors="#111111 #EEEEEE #333333" angle="0deg""##, nil), (##"preset="pulse""##, nil),
  ])
  func `react-content-loader moves from left to right`(shimmer: String, way: String?) throws {
    let markup = "<feed width='90' height='50'><shimmer \(shimmer)/><view frame='11 7 60 20'/></feed>"
    let notes = try render(Array(markup.utf8), as: .reactContentLoader).warnings.map(\.message)
    let note = try #require(notes.first { $0.hasPrefix("react-content-loader moves a gradient of its own") })
    #expect(note.hasSuffix(way ?? "as fast"))
  }
}
