import Geometry
import ViewTree

/// The requirement of a parent for one dimension of a child, in pixels: `android.view.View.MeasureSpec`.
struct MeasureSpec: Hashable {
  enum Mode: Hashable {
    /// The child may have any size; the size of the spec is a hint.
    case unspecified
    case exactly
    case atMost
  }

  let mode: Mode
  /// The size in pixels, 0…2³⁰ − 1; other values wrap around to 30 bits, as in Android.
  let size: Int

  private init(_ mode: Mode, _ size: Int) {
    self.mode = mode
    self.size = size & 0x3FFF_FFFF
  }

  static func exactly(_ size: Int) -> MeasureSpec { MeasureSpec(.exactly, size) }
  static func atMost(_ size: Int) -> MeasureSpec { MeasureSpec(.atMost, size) }
  static func unspecified(_ size: Int = 0) -> MeasureSpec { MeasureSpec(.unspecified, size) }

  var isExact: Bool { mode == .exactly }

  /// Returns the spec with the same mode and a size changed by `delta` pixels: `GridLayout.adjust`.
  func adding(_ delta: Int) -> MeasureSpec { MeasureSpec(mode, size + delta) }

  /// Returns the size in pixels of a view with this spec: `View.resolveSize`.
  ///
  /// It is `desired` for an unspecified spec, the size of an exact spec, and otherwise the smaller one of both.
  ///
  /// - Parameter desired: the size that the content requires, in pixels.
  func resolve(_ desired: Int) -> Int {
    switch mode {
    case .unspecified: desired
    case .exactly: size
    case .atMost: min(desired, size)
    }
  }

  /// Returns the size in pixels of a view that occupies the offered space or, if that is unspecified, its minimum:
  /// `View.getDefaultSize`.
  func resolveDefault(_ minimum: Int) -> Int { mode == .unspecified ? minimum : size }

  /// Returns the spec for a child of a parent with this spec, along the same axis: `ViewGroup.getChildMeasureSpec`.
  ///
  /// - Parameters:
  ///   - dimension: the dimension of the child.
  ///   - used: the length in pixels that padding, margins and other children occupy.
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

extension PerAxis<MeasureSpec> {
  /// Returns the size in pixels of a view with these specs whose content requires the size `desired`, in pixels.
  func resolve(_ desired: PerAxis<Int>) -> PerAxis<Int> { PerAxis<Int> { self[$0].resolve(desired[$0]) } }
}
