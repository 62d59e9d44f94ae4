import Diagnostics
import Geometry
import ViewTree

/// A length in units of 2⁻²⁰ points, as a part of the key of a cache.
///
/// Sums that differ only in the order of their terms have equal keys. Otherwise each level of a deep tree would be laid
/// out again for sizes that differ in their last bit.
struct Quantity: Hashable {
  /// The number of units in a point: a power of two, so that scaling a length is exact.
  private static let unitsPerPoint = 0x1p20
  private var units: Int64

  init(_ length: Double?) {
    guard let length else {
      units = .min
      return
    }
    let scaled = length * Self.unitsPerPoint
    // Lengths beyond ±2⁶² units share one key: their frames are rejected later.
    guard abs(scaled) < 0x1p62 else {
      units = .max
      return
    }
    // `rounded()` calls a function of the C library.
    let whole = Int64(scaled)
    units = whole + Int64((scaled - Double(whole)) * 2)
  }
}

/// The key of a cached fragment of one box: the properties of the constraints that determine its layout.
struct FragmentKey: Hashable {
  var width: Quantity
  var definiteHeight: Quantity
  var paddingBasis: Quantity
  var heightBasis: Quantity
  var available: Quantity
  var sizing: Constraints.Sizing
}

/// The constraints, the padding and the size of one box in points: the input of the layout of its children.
struct BoxGeometry {
  var constraints: Constraints
  var padding: Insets
  /// The width of the border box in points; nil only while intrinsic widths are computed.
  var width: Double?
  /// The height of the border box in points; nil if it depends on the content.
  var definiteHeight: Double?

  /// The size of the content box, in points: the available space and the percentage basis of the children.
  var content: PartialSize { PartialSize(width: width, height: definiteHeight).inset(by: padding) }
}

extension Box {
  /// Lays out the box and all of its descendants, or returns the cached fragment for equal constraints.
  ///
  /// The functions called here are not inlined: see ``FlexAlgorithm``.
  @inline(never)
  func layout(in constraints: Constraints) -> Fragment {
    // From the deadline on no box has a size; the layout as a whole is refused.
    guard allowsMore() else { return .empty }
    if children.isEmpty { return leaf(in: constraints) }
    let geometry = geometry(in: constraints)
    let key = key(for: geometry)
    if let known = cachedFragment(key) { return known }
    if let known = fragmentOfOtherHeight(geometry) { return known }
    if let substitute = substitute(geometry) { return substitute }
    let fragment = arrangeChildren(geometry)
    cache(fragment, for: key)
    return fragment
  }

  @inline(never)
  private func geometry(in constraints: Constraints) -> BoxGeometry {
    let width = width(in: constraints)
    return BoxGeometry(
      constraints: constraints, padding: padding(basis: constraints.percentageBasis.width), width: width,
      definiteHeight: definiteHeight(in: constraints, width: width))
  }

  /// Returns a cached fragment at the size that the constraints impose; nil if there is none, or if the layout of the
  /// children may differ.
  ///
  /// A container usually measures a child first and then imposes the measured height on it, or a larger one: see
  /// ``Fragment/isExtensible``. The intrinsic height of the result may be that of the first layout, so it must not be
  /// used where the height is imposed.
  @inline(never)
  private func fragmentOfOtherHeight(_ geometry: BoxGeometry) -> Fragment? {
    guard ignoresDefiniteness else { return nil }
    switch geometry.constraints.height {
    case .fixed, .stretch: break
    case .fitContent, .fill: return nil
    }
    guard let height = height(in: geometry.constraints, intrinsicHeight: nil, width: geometry.width) else { return nil }
    return cachedFragment(width: geometry.width ?? 0, height: height)
  }

  /// Returns the fragment to use if this box has been laid out the maximum number of times; nil below the maximum.
  ///
  /// The fragment has the correct size in points, and the children of an earlier layout.
  @inline(never)
  private func substitute(_ geometry: BoxGeometry) -> Fragment? {
    guard var fragment = lastOfTooManyFragments else { return nil }
    fragment.size = Size(
      width: geometry.width ?? 0, height: usedHeight(geometry, intrinsicHeight: fragment.intrinsicHeight))
    return fragment
  }

  @inline(never)
  private func arrangeChildren(_ geometry: BoxGeometry) -> Fragment {
    switch display {
    case .flex, .tableRow: flexFragment(geometry)
    case .stack: stackFragment(geometry)
    case .table: tableFragment(geometry)
    }
  }

  @inline(never)
  private func flexFragment(_ geometry: BoxGeometry) -> Fragment {
    var algorithm = FlexAlgorithm(self, geometry)
    return algorithm.run()
  }

  @inline(never)
  private func stackFragment(_ geometry: BoxGeometry) -> Fragment { StackLayout(self, geometry).run() }

  @inline(never)
  private func tableFragment(_ geometry: BoxGeometry) -> Fragment { TableLayout(self, geometry).run() }

  @inline(never)
  private func leaf(in constraints: Constraints) -> Fragment {
    let width = width(in: constraints)
    let padding = padding(basis: constraints.percentageBasis.width)
    let intrinsicHeight =
      padding[.vertical] + style.content.height(inWidth: max(0, width - padding[.horizontal]))
    let height = height(in: constraints, intrinsicHeight: intrinsicHeight, width: width) ?? intrinsicHeight
    return Fragment(
      size: Size(width: width, height: height), intrinsicHeight: intrinsicHeight, baseline: nil, children: 0..<0)
  }

  /// Returns the height of the border box in points, limited by the constraints and the style.
  ///
  /// - Parameter intrinsicHeight: the height in points that the content requires, padding included.
  func usedHeight(_ geometry: BoxGeometry, intrinsicHeight: Double) -> Double {
    height(in: geometry.constraints, intrinsicHeight: intrinsicHeight, width: geometry.width) ?? intrinsicHeight
  }

  /// Creates the fragment of this box with its placed children.
  ///
  /// - Parameters:
  ///   - intrinsicHeight: the height in points that the content requires, padding included.
  ///   - baseline: the first baseline in points from the top edge; nil for a box without a baseline.
  ///   - children: a fragment for each child, in document order; those of children out of the flow are set here.
  func fragment(
    _ geometry: BoxGeometry, intrinsicHeight: Double, baseline: Double?, children: ChildFragments
  ) -> Fragment {
    let size = Size(
      width: geometry.width ?? 0, height: usedHeight(geometry, intrinsicHeight: intrinsicHeight))
    placeChildrenOutOfFlow(in: size, padding: geometry.padding, children)
    // CSS Box Alignment 3, section 9.1: the baseline of a scroll container is limited to its box.
    let baseline = clips ? baseline.map { max(0, min($0, size.height)) } : baseline
    return Fragment(size: size, intrinsicHeight: intrinsicHeight, baseline: baseline, children: children.range)
  }

  /// Returns the origin of a child of a size in points, from the top left corner of this box.
  ///
  /// - Parameters:
  ///   - start: the distance in points from the edge where text lines start: the left edge, or the right edge in a
  ///     right-to-left box.
  ///   - top: the distance in points from the top edge.
  func origin(start: Double, top: Double, of size: Size, in geometry: BoxGeometry) -> Point {
    Point(x: isRightToLeft ? (geometry.width ?? 0) - start - size.width : start, y: top)
  }

  private func key(for geometry: BoxGeometry) -> FragmentKey {
    let constraints = geometry.constraints
    let isDecided = constraints.height != .fitContent
    return FragmentKey(
      width: Quantity(geometry.width), definiteHeight: Quantity(geometry.definiteHeight),
      paddingBasis: Quantity(hasRelativePadding ? constraints.percentageBasis.width : nil),
      heightBasis: Quantity(hasRelativeHeight ? constraints.percentageBasis.height : nil),
      available: Quantity(isDecided ? constraints.available.height : nil),
      sizing: constraints.height)
  }
}
