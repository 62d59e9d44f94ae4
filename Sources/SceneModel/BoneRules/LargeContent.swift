import Geometry
import ViewTree

// Content that takes most of a screen: a map, a web page, a chart. A bone of its full size would turn the picture
// into one block.

extension BoneFinder {
  /// Resolves content that is larger than a bone may be: it becomes a backdrop without a bone if other bones are on it;
  /// otherwise its bone is made smaller.
  ///
  /// Bones after the content and inside it have been resolved before; other bones on it are other large content and
  /// earlier bones.
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

  /// True for a picture, a map or a video of an Android layout, which is drawn as large as its view.
  ///
  /// `ImageView.ScaleType.FIT_CENTER`, the default, scales a picture until it reaches two sides of its view. A placeholder
  /// of another size would jump when the picture appears.
  private func fillsItsFrame(_ index: Int) -> Bool {
    let view = layout.views[index].view
    guard case .android(_) = view.layout else { return false }
    return view.kind == .image || view.kind == .media
  }

  /// The indexes of large content that no other large content overlaps from the front; the rest becomes a backdrop.
  ///
  /// The result has at most two elements while the limit is above a third of the canvas, because three do not fit.
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

  /// True if a bone's area would exceed the maximum fraction of a screen; false on a canvas that is not a screen.
  func isTooLarge(_ rect: Rect) -> Bool {
    isScreen && rect.size.area > settings.largestShare * canvas.size.area
  }

  /// The outline, scaled down about its center to the maximum area of a bone; unchanged if its area does not exceed
  /// this maximum.
  func reduced(_ outline: RoundedRect) -> RoundedRect {
    guard isTooLarge(outline.rect) else { return outline }
    let factor = (settings.largestShare * canvas.size.area / outline.rect.size.area).squareRoot()
    let scaled = outline.scaled(by: factor)
    return scaled.offset(
      by: Point(x: outline.rect.midX - scaled.rect.midX, y: outline.rect.midY - scaled.rect.midY))
  }
}
