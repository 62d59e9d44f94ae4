import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the size and baseline in pixels of a view whose content has a fixed size, such as
  /// `android.widget.ProgressBar`.
  func measureWidget(_ node: AndroidNode, _ widget: AndroidWidget, _ specs: PerAxis<MeasureSpec>) {
    let content = PerAxis(widget.width, widget.height)
    node.size = specs.resolve(PerAxis { max(content[$0] + node.padding($0), node.minimum($0)) })
    node.baseline = widget.baseline.map { $0 + node.padding.top }
  }

  /// Sets the size and baseline of an `ImageView` in pixels: `android.widget.ImageView.onMeasure`.
  func measureImage(_ node: AndroidNode, _ image: AndroidImage, _ specs: PerAxis<MeasureSpec>) {
    let intrinsic = PerAxis(max(0, image.width ?? 0), max(0, image.height ?? 0))
    let limits = PerAxis(image.maxWidth, image.maxHeight)
    let resizes = PerAxis { !specs[$0].isExact && image.adjustsViewBounds }
    if resizes.horizontal || resizes.vertical, intrinsic.horizontal > 0, intrinsic.vertical > 0 {
      node.size = adjustedImageSize(node, intrinsic, limits, specs, resizes)
    } else {
      node.size = specs.resolve(PerAxis { max(intrinsic[$0] + node.padding($0), node.minimum($0)) })
    }
    if image.alignsBaselineToBottom { node.baseline = node.size.vertical }
  }

  /// Returns the size of an image view with `adjustViewBounds`, in pixels, padding included.
  ///
  /// A dimension that is not exact is derived from the other one and the aspect ratio of the image, if it `resizes`.
  private func adjustedImageSize(
    _ node: AndroidNode, _ intrinsic: PerAxis<Int>, _ limits: PerAxis<Int?>, _ specs: PerAxis<MeasureSpec>,
    _ resizes: PerAxis<Bool>
  ) -> PerAxis<Int> {
    func limited(_ size: Int, _ axis: Axis) -> Int {
      let limit = limits[axis] ?? Int(Int32.max)
      switch specs[axis].mode {
      case .unspecified: return min(size, limit)
      case .atMost: return min(min(size, specs[axis].size), limit)
      case .exactly: return specs[axis].size
      }
    }
    let aspect = Float(intrinsic.horizontal) / Float(intrinsic.vertical)
    let padding = PerAxis(node.padding)
    var sizes = PerAxis { limited(intrinsic[$0] + padding[$0], $0) }
    let inner = PerAxis { sizes[$0] - padding[$0] }
    guard aspect != 0, abs(Float(inner.horizontal) / Float(max(1, inner.vertical)) - aspect) > 0.000_000_1 else {
      return sizes
    }
    if resizes.horizontal {
      let width = truncated(aspect * Float(inner.vertical)) + padding.horizontal
      if !resizes.vertical { sizes.horizontal = limited(width, .horizontal) }
      if width <= sizes.horizontal {
        sizes.horizontal = width
        return sizes
      }
    }
    if resizes.vertical {
      let height = truncated(Float(inner.horizontal) / aspect) + padding.vertical
      if !resizes.horizontal { sizes.vertical = limited(height, .vertical) }
      if height <= sizes.vertical { sizes.vertical = height }
    }
    return sizes
  }
}
