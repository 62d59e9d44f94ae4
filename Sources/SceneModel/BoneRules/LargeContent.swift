import Geometry
import ViewTree

// Content that takes most of a screen: a map, a web page, a chart. A bone of its full size would turn the picture
// into one block.

extension BoneFinder {
  /// Decides about content that is larger than a bone may be.
  ///
  /// If other bones are inside it, it gives no bone; otherwise its bone is made smaller.
  /// This pass runs after ``resolveCoverings()``: the remaining bones inside are other large content or come before it
  /// in document order.
  mutating func resolveLargeContent() {
    for index in frontContent() {
      let content = visible[index]
      let hidesOther = decisions.indices.contains { other in
        other != index && decisions[other].rule.givesBones && content.contains(visible[other])
      }
      if hidesOther {
        decisions[index].rule = .backdrop
      } else if !fillsItsFrame(index) {
        decisions[index].rule = .reduced
      }
    }
  }

  /// True if the view at `index` in the layout is a picture, a map or a video of an Android layout, which is drawn as
  /// large as its view.
  ///
  /// `ImageView.ScaleType.FIT_CENTER`, the default, scales a picture until it reaches two sides of its view. A
  /// placeholder of another size would jump when the picture appears.
  private func fillsItsFrame(_ index: Int) -> Bool {
    let view = layout.views[index].view
    return layout.source(of: index) == .androidLayout && (view.kind == .image || view.kind == .media)
  }

  /// The indexes of large content in front of which there is no other large content, from front to back.
  ///
  /// All other large content becomes a backdrop without a bone.
  ///
  /// The array has at most two elements if a bone may take more than a third of the canvas.
  private mutating func frontContent() -> [Int] {
    var front: [Int] = []
    for index in decisions.indices.reversed() where decisions[index].rule == .content && isTooLarge(visible[index]) {
      if front.contains(where: { !visible[$0].intersection(visible[index]).isEmpty }) {
        decisions[index].rule = .backdrop
      } else {
        front.append(index)
      }
    }
    return front
  }

  /// True if a bone with this rectangle, in units of the document, would exceed the maximum area.
  ///
  /// The maximum is a fraction of the screen's area. False on a canvas that is not a screen.
  func isTooLarge(_ rect: Rect) -> Bool {
    !settings.isPlaceholder && isScreen && rect.size.area > Self.largestShare * canvas.size.area
  }

  /// The maximum fraction of the canvas area that the bone of a content view covers, 0…1; avoids one large gray bone.
  ///
  /// Slightly less than half, chosen by eye for charts, maps and cells with one picture.
  private static let largestShare = 0.45

  /// The outline in units of the document, scaled down about its center to the maximum area of a bone.
  ///
  /// Returned unchanged if its area does not exceed the maximum.
  func reduced(_ outline: RoundedRect) -> RoundedRect {
    guard isTooLarge(outline.rect) else { return outline }
    let factor = (Self.largestShare * canvas.size.area / outline.rect.size.area).squareRoot()
    let scaled = outline.scaled(by: factor)
    return scaled.offset(
      by: Point(x: outline.rect.midX - scaled.rect.midX, y: outline.rect.midY - scaled.rect.midY))
  }
}
