import Geometry
import ViewTree

// The copies of a repeated view whose texts have different widths, so that a list does not look stamped.

extension View {
  /// The maximum number of different copies of one view; later copies repeat them in the same order.
  private static let variantCount = 16

  /// Replaces each repeated descendant that has varied texts by single views, one for each copy.
  mutating func replaceVariedCopies() {
    for index in children.indices where !children[index].children.isEmpty { children[index].replaceVariedCopies() }
    guard children.contains(where: { !$0.variedTexts.isEmpty }) else { return }
    children = children.flatMap(\.variedCopies)
  }

  /// The copies of the view as single views, in order; the view itself if it is not repeated or has no varied texts.
  private var variedCopies: [View] {
    guard !variedTexts.isEmpty, case .times(let copies) = repetition, copies > 1 else { return [self] }
    var single = self
    single.repetition = .once
    let names = Set(variedTexts)
    let variants = (0..<min(copies, Self.variantCount)).map { copy in
      var variant = single
      variant.varyTexts(named: names, copy: copy)
      return variant
    }
    return (0..<copies).map { variants[$0 % variants.count] }
  }

  /// Changes the widths of the texts with identifiers in `names` among the descendants.
  ///
  /// - Parameter copy: the index of the copy, from 0; the texts of the first copy keep their width.
  private mutating func varyTexts(named names: Set<String>, copy: Int) {
    for index in children.indices {
      if !children[index].children.isEmpty { children[index].varyTexts(named: names, copy: copy) }
      guard let name = children[index].identifier, children[index].kind == .text, names.contains(name) else { continue }
      children[index].scaleText(by: variedShare(of: name, copy: copy))
    }
  }

  /// Multiplies the width of a text, or of the last of several lines, by `share`, a fraction above 0 and at most 1.
  private mutating func scaleText(by share: Double) {
    if case .exactly(let lines)? = text?.count, lines > 1 {
      text?.lastLine *= share
      return
    }
    guard case .flex(var style) = layout else { return }
    switch style.width {
    case .points(let width)?: style.width = .points(width * share)
    case .percent(let width)?: style.width = .percent(width * share)
    case nil:
      style.content.maxContentWidth *= share
      style.content.minContentWidth *= share
      // A text that the document does not contain is as wide as its column.
      if !style.content.isKnownText, style.maxWidth == nil { style.maxWidth = .percent(100 * share) }
    }
    layout = .flex(style)
  }
}

extension View {
  /// The widths of unknown texts in successive copies of a cell as fractions of that in the first copy.
  ///
  /// They repeat after the last one.
  private static let unknownShares = [1, 0.77, 0.9, 0.68]

  /// Changes the widths of the single lines whose text code sets, so that rows do not look stamped.
  ///
  /// - Parameter copy: the index of the copy, from 0; the texts of the first copy keep their width.
  mutating func varyUnknownTexts(copy: Int) {
    let share = Self.unknownShares[copy % Self.unknownShares.count]
    for index in children.indices {
      if !children[index].children.isEmpty { children[index].varyUnknownTexts(copy: copy) }
      let frame = children[index].storedFrame
      guard share < 1, children[index].kind == .text, let text = children[index].text, text.content == nil,
        text.count == .exactly(1), let width = frame.map({ min($0.width, text.width ?? $0.width) })
      else { continue }
      children[index].text?.width = share * width
    }
  }
}

/// Returns the width of a text in a copy as a fraction of its own width: 1 in the first copy, in the others 0.6 to 1 in
/// steps of 0.05.
///
/// The value depends on the identifier and the index of the copy only: the hash FNV-1a of both.
private func variedShare(of name: String, copy: Int) -> Double {
  guard copy > 0 else { return 1 }
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in name.utf8 + [UInt8(truncatingIfNeeded: copy)] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  // The high bits depend on all bytes.
  return 0.6 + 0.05 * Double((hash >> 32) % 9)
}
