import Skeleton
import TestSupport
import Testing

/// The source code of SwiftUI, UIKit and Compose: the boxes are equal.
@Suite struct FrameworkTests {
  private static let documents = [
    // The absolute view has the same place in both directions, the others are mirrored.
    """
    <feed width="300" padding="8">
      <shimmer scope="cell"/>
      <row><view position="absolute" left="20" width="30" height="9"/><view width="50%" height="10"/></row>
      <cell height="50"><row><avatar/><view grow="1" maxWidth="90" height="10"/></row></cell>
    </feed>
    """,
    """
    <feed width="300" padding="8">
      <row region="top"><view width="50%" height="10" cornerRadius="3 4 1 2"/></row>
      <text lines="2" region="summary"/>
      <cell repeat="3" height="50"><row><avatar/><view grow="1" minWidth="290" height="10"/></row></cell>
    </feed>
    """,
    """
    <feed width="300" padding="8"><cell repeat="3" height="50"><row><avatar/><text width="60%"/></row></cell></feed>
    """,
  ]

  @Test(arguments: documents) func `three frameworks draw equal boxes`(_ document: String) throws {
    let expected = try boxes(document, .swiftui)
    #expect(expected.count > 1)
    #expect(try boxes(document, .uikit) == expected)
    #expect(try boxes(document, .compose) == expected)
  }

  @Test(arguments: [OutputFormat.swiftui, .uikit, .compose])
  func `parts that do not follow the width have their places in the direction of the scene`(
    _ format: OutputFormat
  ) throws {
    let document = """
      <screen width="90" height="90">
        <activityIndicator frame="10 30 20 20"/><view frame="0 80 20 5" skeleton="keep" background="red"/>
        <shape skeleton="bone" frame="50 50 9 9" path="M0 0h9v9z"/>
      </screen>
      """
    let code = try code(document, format) { $0.isRightToLeft = true }
    let parts =
      format == .compose
      ? ["absoluteOffset(60.dp, 30.dp)", "M70 80h20v5h-20z", "M31 50L40 50L40 59Z"]
      : ["(x: 70, y: 40)", "addBone(x: 70, y: 80,", "move(to: CGPoint(x: 31, y: 50))"]
    for part in parts { #expect(code.contains(part), "\(part)") }
  }

  private func code(
    _ document: String, _ format: OutputFormat, _ change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> String {
    var options = RenderOptions()
    change(&options)
    return String(decoding: try render(Array(document.utf8), as: format, options: options).bytes, as: UTF8.self)
  }

  /// The numbers of the boxes and gradient frames in their order, in one notation for all languages.
  private func boxes(_ document: String, _ format: OutputFormat) throws -> [String] {
    let code = try code(document, format).replacing("minOf", with: "min").replacing("maxOf", with: "max")
    return code.matches(of: /\n *(?:path\.addBone|bone|frames\.(?:append|add))\((.+)\)/).map { call in
      let values = String(call.1).replacing(/[a-zA-Z]+: |CGRect|Rect|Offset|Size|[()]/, with: "")
      return values.replacing(/(\d)f\b/) { $0.1 }
    }
  }
}
