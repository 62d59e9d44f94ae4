import Geometry
import ViewTree
import XMLTree

// Pictures in dumps of Android, which `uiautomator` and Compose report as plain views with a description.

extension AndroidDump {
  /// Makes a picture of an element without children and text that has a description, and a title of no description.
  ///
  /// The elements of a web page are excluded: Chromium states the text of some of them as a description. A label with
  /// the texts of several views is excluded, too, and a layer for touches, on which later elements are drawn.
  func showDescribedPicture(_ element: XMLElement, _ described: inout DumpedElement) {
    guard described.text.isEmpty, !described.description.isEmpty, described.mergedLabel == nil, !element.hasChildren,
      !element.isInWebPage
    else { return }
    switch described.role {
    case .group, .cell, .unknown:
      if let content = Self.content(describedBy: described.description) {
        described.role = content
      } else if isBehindLaterElements(element, described.frame), !hasScrim(element, described) {
        described.description = ""
      } else {
        described.role = .image
      }
    case .control(.anyButton):
      if case .found(let frame) = described.frame, frame.width <= 2 * frame.height {
        described.role = .control(.iconButton)
      }
    case .control: described.description = ""
    default: break
    }
  }

  /// The role of an element whose description begins or ends with the word for its content; nil for other descriptions.
  ///
  /// Examples are "Anna's photo", and "Google Map", the description of the `MapView` of Google's Maps SDK.
  private static func content(describedBy description: String) -> DumpRole? {
    let words = description.lowercased().split { !$0.isLetter }
    if words.last == "map" { return .media }
    let pictures: Set<Substring> = ["photo", "picture", "image", "thumbnail"]
    return [words.first, words.last].contains { $0.map(pictures.contains) ?? false } ? .image : nil
  }

  private func isBehindLaterElements(_ element: XMLElement, _ frame: DumpedFrame) -> Bool {
    guard case .found(let layer) = frame else { return false }
    return laterSiblings(of: element).compactMap(Self.bounds).contains { !$0.isEmpty && layer.contains($0) }
  }

  private func laterSiblings(of element: XMLElement) -> [XMLElement] {
    var siblings: [XMLElement] = []
    while siblings.count < Self.nearest, let next = (siblings.last ?? element).nextSibling { siblings.append(next) }
    return siblings
  }

  /// True for an element behind a plain one of its frame, the scrim between the picture and the words of a card.
  ///
  /// The description of a view of Compose that merges its children is an element in its frame, too, and has all their words;
  /// that of a picture may be the title of its card.
  private func hasScrim(_ element: XMLElement, _ described: DumpedElement) -> Bool {
    let later = laterSiblings(of: element)
    guard !described.isInteractive, let next = later.first, !next.hasChildren,
      next["clickable"] != "true", Self.bounds(of: next) == Self.bounds(of: element)
    else { return false }
    let words = later.compactMap { $0["text"] }
    return ["text", "content-desc"].allSatisfy { next[$0]?.isEmpty != false }
      && (words.contains(described.description) || !words.allSatisfy(described.description.contains))
  }

  /// The number of siblings that are examined.
  static let nearest = 32
}
