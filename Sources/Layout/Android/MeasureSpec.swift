import Geometry
import ViewTree

/// The constraint that a parent puts on one dimension of a child, in pixels: `android.view.View.MeasureSpec`.
struct MeasureSpec: Hashable {
  enum Mode: Hashable {
    /// No limit; the size is a hint.
    case unspecified
    case exactly
    case atMost
  }

  let mode: Mode
  /// The size in pixels, 0 to 2³⁰ − 1; other values wrap around, as the 30 bits of Android's do.
  let size: Int

  private init(_ mode: Mode, _ size: Int) {
    self.mode = mode
    self.size = size & 0x3FFF_FFFF
  }

  static func exactly(_ size: Int) -> MeasureSpec { MeasureSpec(.exactly, size) }
  static func atMost(_ size: Int) -> MeasureSpec { MeasureSpec(.atMost, size) }
  static func unspecified(_ size: Int = 0) -> MeasureSpec { MeasureSpec(.unspecified, size) }

  var isExact: Bool { mode == .exactly }

  /// The same mode with the size changed by `delta` pixels: `GridLayout.adjust`.
  func adding(_ delta: Int) -> MeasureSpec { MeasureSpec(mode, size + delta) }

  /// The size of a view whose content requires `desired` pixels: `View.resolveSize`.
  func resolve(_ desired: Int) -> Int {
    switch mode {
    case .unspecified: desired
    case .exactly: size
    case .atMost: min(desired, size)
    }
  }

  /// The size of a view that takes all of the offered space: `View.getDefaultSize`.
  func resolveDefault(_ minimum: Int) -> Int { mode == .unspecified ? minimum : size }

  /// The spec for a child in a parent with this spec: `ViewGroup.getChildMeasureSpec`.
  ///
  /// - Parameter used: the pixels used by padding, margins and other children.
  func forChild(_ dimension: AndroidDimension, used: Int) -> MeasureSpec {
    let room = max(0, size - used)
    switch (dimension, mode) {
    case (.pixels(let pixels), _): return pixels >= 0 ? .exactly(pixels) : .unspecified()
    case (.matchParent, _): return MeasureSpec(mode, room)
    case (.wrapContent, .unspecified): return .unspecified(room)
    case (.wrapContent, _): return .atMost(room)
    }
  }
}

/// A value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
