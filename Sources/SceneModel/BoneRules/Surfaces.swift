import Geometry

// Content that takes most of the canvas: a map, a web page, a chart, the picture that fills its cell. As a bone of its
// own size it would turn the picture into one block.

extension BoneFinder {
  /// Content that is larger than a bone may be is the backdrop of whatever bones lie on it or in it, else it is drawn
  /// smaller.
  ///
  /// Later bones inside of it are settled by then: what is left is other large content, and earlier bones.
  mutating func resolveSurfaces() {
    for index in frontSurfaces() {
      let surface = visible[index]
      let hidesOther = decisions.indices.contains { other in
        other != index && decisions[other].rule.givesBones && surface.contains(visible[other])
      }
      decisions[index].rule = hidesOther ? .backdrop : .surface
    }
  }

  /// The large content that nothing large lies on; the rest is made a backdrop.
  ///
  /// At most two while a bone may take more than a third of the canvas: no three fit beside each other.
  private mutating func frontSurfaces() -> [Int] {
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

  private func isTooLarge(_ rect: Rect) -> Bool { rect.size.area > largestShare * canvas.size.area }

  /// The outline, shrunk about its middle as far as a bone has to be.
  func reduced(_ outline: RoundedRect) -> RoundedRect {
    guard isTooLarge(outline.rect) else { return outline }
    let factor = (largestShare * canvas.size.area / outline.rect.size.area).squareRoot()
    let scaled = outline.scaled(by: factor)
    return scaled.offset(
      by: Point(x: outline.rect.midX - scaled.rect.midX, y: outline.rect.midY - scaled.rect.midY))
  }
}
