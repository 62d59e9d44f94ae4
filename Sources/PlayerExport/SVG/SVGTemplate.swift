import Diagnostics
import Geometry
import LayerTree
import Synchronization
import TextFormats

/// The text of an SVG file of a ``CurtainScene``, with gaps for the values in which files with the same key differ.
///
/// The text depends on the key only, so that the order of files does not change a byte.
struct SVGTemplate: Sendable {
  private enum Gap: String, CaseIterable {
    /// The height of the gradient in points.
    case height
    /// The height of the canvas in whole points.
    case canvasHeight
    /// The holes as path data.
    case holes

    /// The value of an attribute with the gap, which no other attribute has.
    var mark: String { partName("{\(rawValue)}") }
  }

  private struct Piece {
    /// The text before the gap.
    var text: [UInt8]
    var gap: Gap
  }

  private var pieces: [Piece] = []
  /// The text after the last gap.
  private var end: [UInt8] = []
  /// The units of work that drawing the file takes, without those for its holes.
  private let units: Int

  /// Creates the template of a file; nil if the gaps, filled with the values of the file, do not result in its text.
  ///
  /// - Parameters:
  ///   - file: the root element of the file, with the marks of ``partName(_:)``.
  ///   - text: the text of the file, with the same marks.
  init?(_ file: MarkupElement, text: [UInt8], of scene: CurtainScene, _ work: SharedWorkMeter) {
    units = work.counted - scene.themeCount * scene.holes.count
    var writer = TextWriter()
    Self.withGaps(file, depth: 0).write(to: &writer)
    let bytes = writer.bytes
    var start = 0
    for place in bytes.indices where bytes[place] == UInt8(ascii: TextWriter.mark) {
      guard let gap = Gap.allCases.first(where: { bytes[place...].starts(with: $0.mark.utf8) }) else { continue }
      pieces.append(Piece(text: Array(bytes[start..<place]), gap: gap))
      start = place + gap.mark.utf8.count
    }
    end = Array(bytes[start...])
    guard !work.isOver, self.text(of: scene) == text else { return nil }
  }

  /// The element with gaps instead of the heights and the path data.
  ///
  /// The first rectangle covers the canvas; all others have the height of the gradient.
  private static func withGaps(_ element: MarkupElement, depth: Int) -> MarkupElement {
    var element = element
    for index in element.attributes.indices {
      let value = element.attributes[index].value
      switch element.attributes[index].name {
      case "height": element.attributes[index].value = (depth < 2 ? Gap.canvasHeight : .height).mark
      case "viewBox":
        let end = value.lastIndex(of: " ") ?? value.startIndex
        element.attributes[index].value = value[...end] + Gap.canvasHeight.mark
      case "d": element.attributes[index].value = Gap.holes.mark
      default: break
      }
    }
    element.children = element.children.map { withGaps($0, depth: depth + 1) }
    return element
  }

  /// The text of the file of a scene with the same key; after the deadline it must not be used.
  ///
  /// The same work is counted as for drawing the file, so that a limit of work has the same effect.
  func text(of scene: CurtainScene, _ work: SharedWorkMeter) -> [UInt8] {
    _ = work.allowsMore(units + scene.themeCount * scene.holes.count)
    return text(of: scene)
  }

  private func text(of scene: CurtainScene) -> [UInt8] {
    let (height, canvasHeight) = (formatted(scene.size.height), formatted(scene.size.roundedUp.height))
    var holes: [UInt8] = []
    for case .roundedRect(let hole) in scene.holes { holes.append(rectangle: hole) }
    var text: [UInt8] = []
    let length = pieces.reduce(end.count) { $0 + $1.text.count + ($1.gap == .holes ? 0 : height.utf8.count) }
    text.reserveCapacity(length + holes.count)
    for piece in pieces {
      text += piece.text
      switch piece.gap {
      case .height: text += height.utf8
      case .canvasHeight: text += canvasHeight.utf8
      case .holes: text += holes
      }
    }
    text += end
    return text
  }
}

/// The templates of recent SVG files, of which the owner of the value draws more.
package final class SVGTemplates: Sendable {
  /// The number of kept templates, of which the oldest one is replaced; a template takes about 5 kB.
  private static let mostTemplates = 16

  private let templates = Mutex<[(key: CurtainScene.Key, template: SVGTemplate)]>([])

  package init() {}

  /// The number of kept templates.
  var count: Int { templates.withLock(\.count) }

  subscript(key: CurtainScene.Key) -> SVGTemplate? {
    templates.withLock { templates in templates.first { $0.key == key }?.template }
  }

  /// Keeps a template unless it is nil.
  func keep(_ template: SVGTemplate?, for key: CurtainScene.Key) {
    guard let template else { return }
    templates.withLock { templates in
      if templates.count >= Self.mostTemplates { templates.removeFirst() }
      templates.append((key, template))
    }
  }
}
