import Geometry
import ViewTree
import XMLTree

// Text fields that show only their text or placeholder.

extension InterfaceBuilderReader {
  /// The minimum height of a text field with a border in points; `UITextField` with rounded corners is 34 high.
  private static let lowestBox = 28.0
  /// The minimum height in points of a text field with a class of the app, whose code may draw a box.
  private static let lowestStyledField = 40.0

  /// The minimum height in points of a text field in which code shows a text of several lines.
  private static let lowestEditor = 100.0

  /// Returns true for a text field that shows only its text: its border style is `none`, the default of UIKit.
  ///
  /// The result is false if the field has a background, unless it is too low for a box, and for a field of a class of
  /// the app that is high enough for the box that its code may draw. In a cell the row itself is the box.
  mutating func isPlainField(_ element: XMLElement, _ view: View) -> Bool {
    guard (element["borderStyle"] ?? "none") == "none", element["background"] == nil, !element.statesBoxAtRuntime else {
      return false
    }
    let height = storedFrame(of: element)?.height ?? 0
    if height > 0, height < Self.lowestBox { return true }
    return height < Self.lowestEditor && view.appearance.background == nil
      && (view.className == nil || height < Self.lowestStyledField || element.isInCell)
  }

  /// Returns true for a text view in which the user writes, with a background or runtime attributes that show its box.
  ///
  /// `UITextView` has no border style. In a cell the row itself is the box.
  func isEditorWithBox(_ element: XMLElement, _ view: View) -> Bool {
    guard element.name == "textView", element.isEmptyEditor, !element.isInCell else { return false }
    return element.statesBoxAtRuntime || view.appearance.background.map { $0 != colorBehind(element) } ?? false
  }

  /// Makes a text field without border a line with its text or placeholder.
  mutating func showPlaceholder(of element: XMLElement, in view: inout View) {
    var text = textLines(of: element)
    text.count = .exactly(1)
    text.content = [element["text"], element["placeholder"]].compactMap { $0 }.first { !$0.isEmpty }
    if text.content == nil { text.width = Self.unknownTextInEms * text.fontSize }
    text.alignment = element.textAlignment
    view.control = .plainTextField
    view.appearance.background = nil
    view.text = text
  }
}

extension XMLElement {
  /// True if the user-defined runtime attributes of a view give it a fill, a border or corners.
  fileprivate var statesBoxAtRuntime: Bool {
    elements(in: "userDefinedRuntimeAttributes").contains { attribute in
      let path = attribute["keyPath"]?.lowercased() ?? ""
      return ["background", "border", "corner"].contains(where: path.contains)
    }
  }
}
