import Geometry

// Content that takes most of a screen: a map, a web page, a chart. As a bone of its own size it would turn the picture
// into one block.

extension BoneFinder {
  /// Content that is larger than a bone may be is the backdrop of the bones on it or in it, else it is drawn smaller.
  ///
  /// Later bones inside of it are settled by then: what is left is other large content, and earlier bones.
  mutating func resolveLargeContent() {
    for index in frontContent() {
      let content = visible[index]
      let hidesOther = decisions.indices.contains { other in
        other != index && decisions[other].rule.givesBones && content.contains(visible[other])
      }
      decisions[index].rule = hidesOther ? .backdrop : .reduced
    }
  }

  /// The large content that nothing large lies on; the rest is made a backdrop.
  ///
  /// At most two while a bone may take more than a third of the canvas: no three fit beside each other.
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

  /// Whether a bone would take more of a screen than it may; a picture that fills its cell stays whole.
  func isTooLarge(_ rect: Rect) -> Bool {
    isScreen && rect.size.area > settings.largestShare * canvas.size.area
  }

  /// The outline, shrunk about its middle as far as a bone has to be.
  func reduced(_ outline: RoundedRect) -> RoundedRect {
    guard isTooLarge(outline.rect) else { return outline }
    let factor = (settings.largestShare * canvas.size.area / outline.rect.size.area).squareRoot()
    let scaled = outline.scaled(by: factor)
    return scaled.offset(
      by: Point(x: outline.rect.midX - scaled.rect.midX, y: outline.rect.midY - scaled.rect.midY))
  }
}
