package import Geometry
import ViewTree

// Content that takes most of a screen: a map, a web page, a chart. A bone of its full size would turn the picture
// into one block.

extension Roles {
  /// Decides that large content is a backdrop if other bones are inside it.
  ///
  /// This rule is applied after the covering rules: the remaining bones inside are other large content or come before it
  /// in document order.
  mutating func resolveLargeContentUnderBones() {
    for index in decisions.indices.reversed() where isLargeContent(index) {
      let content = visible[index]
      let hidesOther = decisions.indices.contains { other in
        other != index && decisions[other].role.givesBones && content.contains(visible[other])
      }
      if hidesOther { give(layout.views[index].view.kind == .media ? .surface : .backdrop, to: index) }
    }
  }

  mutating func reduceLargeContent() {
    for index in decisions.indices where isLargeContent(index) && !fillsItsFrame(index) { give(.reduced, to: index) }
  }

  private func isLargeContent(_ index: Int) -> Bool {
    decisions[index].role == .content && isTooLarge(visible[index])
  }

  /// True for a picture, a map or a video of Android, and for the picture in a single cell.
  ///
  /// A cell fills only a part of its list, whatever the size of its canvas.
  /// `ImageView.ScaleType.FIT_CENTER`, the default, scales a picture until it reaches two sides of its view, and a
  /// `SurfaceView` fills its frame. A placeholder of another size would jump when the picture appears.
  private func fillsItsFrame(_ index: Int) -> Bool {
    let kind = layout.views[index].view.kind
    if kind == .image, layout.views[0].view.isCell { return true }
    return Sources.android.contains(layout.source(of: index)) && (kind == .image || kind == .media)
  }

  /// True if a bone with this rectangle, in points, would exceed the maximum area.
  ///
  /// The maximum is a fraction of the screen's area. False on a canvas that is not a screen.
  func isTooLarge(_ rect: Rect) -> Bool {
    !settings.isPlaceholder && isScreen && rect.size.area > Self.largestFraction * canvas.size.area
  }

  /// The maximum fraction of the canvas area that the bone of a content view covers, 0…1; avoids one large gray bone.
  ///
  /// Slightly less than half, chosen by eye for charts, maps and cells with one picture.
  private static let largestFraction = 0.45

  /// The outline in points, scaled down about its center to the maximum area of a bone.
  ///
  /// Returned unchanged if its area does not exceed the maximum.
  package func reduced(_ outline: RoundedRect) -> RoundedRect {
    guard isTooLarge(outline.rect) else { return outline }
    let factor = (Self.largestFraction * canvas.size.area / outline.rect.size.area).squareRoot()
    let scaled = outline.scaled(by: factor)
    return scaled.offset(
      by: Point(x: outline.rect.midX - scaled.rect.midX, y: outline.rect.midY - scaled.rect.midY))
  }
}
