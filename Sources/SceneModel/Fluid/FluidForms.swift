/// The forms of a placeholder at every width, in both directions of writing.
package struct FluidForms: Sendable {
  package var leftToRight: [FluidForm]
  package var rightToLeft: [FluidForm]
  /// True if the bones follow the width; false for bones that keep their places at every width.
  package let isFluid: Bool

  package init(leftToRight: [FluidForm], rightToLeft: [FluidForm]) {
    (self.leftToRight, self.rightToLeft, isFluid) = (leftToRight, rightToLeft, true)
  }

  /// The forms of a scene with parts that do not follow the width.
  package init(keeping scene: Scene) {
    leftToRight = [FluidForm(keeping: scene)]
    (rightToLeft, isFluid) = (leftToRight, false)
  }

  /// The names of the regions, in the order of the document.
  package var regions: [String] {
    var known: Set<String> = []
    return leftToRight.flatMap(\.boxes).compactMap(\.name.region).filter { known.insert($0).inserted }
  }

  /// The maximum number of the rectangles of several gradients in a form; 0 for one gradient.
  package var scopeCount: Int { leftToRight.map(\.scopes.count).max() ?? 0 }

  /// The equal cells, of which a view may show another number; nil if the directions differ in them.
  ///
  /// A row that is repeated by a mask or a loop has no gradient of its own.
  package var rows: FluidRows? {
    guard scopeCount == 0, let rows = Self.rows(leftToRight), Self.rows(rightToLeft)?.isLike(rows) == true,
      rows.isInOneRegion(leftToRight)
    else { return nil }
    return rows
  }

  private static func rows(_ forms: [FluidForm]) -> FluidRows? { forms.count == 1 ? FluidRows(forms[0]) : nil }
}

extension FluidForm {
  /// The rectangles of several gradients, from back to front; empty for one gradient.
  package var scopes: [Box] { boxes.filter { $0.name.role == .scope } }
}
