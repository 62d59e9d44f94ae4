package import Diagnostics
import Geometry
import LayerTree
package import ViewTree

/// The bones of a document at every width of a range: intervals of widths, in which all lengths are linear.
///
///     width   160        312.5                    1,440 pt
///             ├───────────┼──────────────────────────┤
///              interval 0   interval 1: x = base + slope · width
///
/// A bone that exists at some widths only, another number of lines or rows, and a view that reaches its maximum width
/// begin a new interval.
package struct FluidScene: Sendable {
  /// The intervals by ascending width; each one ends where the next one begins.
  package var intervals: [FluidInterval]
  /// True if each interval was compared with layouts inside it; false if a limit ended the division.
  package var isExact: Bool
  /// True if bones have a gap around a circle, which is left out.
  private var omitsGaps: Bool
  /// The number of layouts that were computed.
  package var layoutCount: Int
  /// The ranges of widths in points between the jumps.
  private var ranges: [ClosedRange<Double>]

  /// Lays a document out at selected widths and divides a range of widths into intervals.
  ///
  /// Nil if the document has no layout at the ends of the range, or if a bone is not a rectangle.
  ///
  /// - Parameters:
  ///   - widths: the range of widths, in points.
  ///   - other: the bones of the same document in the other direction of writing, whose intervals are tried first.
  ///   - limits: the numbers of layouts and intervals.
  ///   - roundedLength: the length in points of the pixels in which the layout is computed; 0 for exact numbers.
  ///   - scene: a function that returns the scene at a width in points; nil if the document has no layout at that
  ///     width.
  /// - Throws: the error of `scene`.
  package init?(
    widths: ClosedRange<Double>, like other: FluidScene? = nil, limits: FluidLimits, roundedLength: Double = 0,
    scene: @escaping (Double) throws(InvalidInput) -> Scene?
  ) throws(InvalidInput) {
    var omitsGaps = false
    let division = try WidthDivision(of: other?.ranges ?? [widths], limits: limits, roundedLength: roundedLength) {
      (width) throws(InvalidInput) in
      guard let scene = try scene(width) else { return nil }
      if !scene.bones.outlines.isEmpty { omitsGaps = true }
      return FluidSample(of: scene)
    }
    guard !division.pieces.isEmpty else { return nil }
    intervals = division.pieces.map(FluidInterval.init)
    isExact = division.isExact
    layoutCount = division.layoutCount
    ranges = division.ranges
    self.omitsGaps = omitsGaps
  }

  /// The notes about an approximation; empty for an exact division.
  package var notes: [Diagnostic] {
    (isExact ? [] : [.note(SceneProblem.widthsTooMany(layouts: layoutCount))])
      + (omitsGaps ? [.note(SceneProblem.gapsNotFluid)] : [])
  }

  /// The interval that contains a width in points; the first or last one for a width outside of the range.
  package func interval(at width: Double) -> FluidInterval {
    intervals.last { $0.start <= width } ?? intervals[0]
  }
}

/// The limits of the division of a range of widths.
package struct FluidLimits: Sendable {
  /// The maximum number of layouts.
  package var layouts: Int
  /// The maximum number of intervals.
  package var intervals = 64

  init(layouts: Int = 400) {
    self.layouts = layouts
  }

  /// The limits for a document: a large one is laid out at fewer widths, so that all layouts take seconds at most.
  package init(for scene: Scene) {
    layouts = max(16, min(800, 100_000 / max(1, scene.decisions.count)))
  }
}

/// A range of widths in points, in which each length of a placeholder is a linear function of the width.
package struct FluidInterval: Hashable, Sendable {
  package var start: Double
  package var end: Double
  package var height: FluidLength
  /// The boxes in the order of ``FluidForm/boxes``.
  package var boxes: [FluidBox<FluidLength>]

  /// The bones in document order.
  package var bones: [FluidBox<FluidLength>] { boxes.filter { $0.name.role == .bone } }

  fileprivate init(_ piece: WidthPiece) {
    (start, end) = (piece.start, piece.end)
    height = piece.length(0)
    boxes = piece.names.enumerated().map { index, name in
      FluidBox(name: name, lengths: (1 + index * 8..<9 + index * 8).map(piece.length))
    }
  }
}

/// A length in points that is a linear function of the width of the placeholder.
package struct FluidLength: Hashable, Sendable {
  /// The length in points, extrapolated to the width 0.
  package var base: Double
  /// The change of the length per point of width.
  package var slope: Double

  package init(base: Double, slope: Double) {
    (self.base, self.slope) = (base, slope)
  }

  /// The length in points at a width in points.
  package func value(at width: Double) -> Double { base + slope * width }
}

/// A box of a placeholder, whose lengths are functions of the width: see ``FluidBoneName/Role`` for its kinds.
package struct FluidBox<Length: Hashable & Sendable>: Hashable, Sendable {
  package var name: FluidBoneName
  /// The distance from the left, the width, the distance from the top, the height, and the radii clockwise from the top
  /// left.
  package var lengths: [Length]

  package var x: Length { lengths[0] }
  package var width: Length { lengths[1] }
  package var y: Length { lengths[2] }
  package var height: Length { lengths[3] }
  package var radii: ArraySlice<Length> { lengths[4...] }
}

/// The properties that identify a bone at several widths.
package struct FluidBoneName: Hashable, Sendable {
  /// The path of the bone's view: the element names from the root, such as `page/cell[2]/text`.
  package var path: String
  package var identifier: String?
  package var kind: ViewKind
  /// The index, counted from 0, of the text line or of the shape; nil for all other bones.
  package var line: Int?
  package var role = Role.bone
  /// The name of the region that contains the bone; nil for none.
  package var region: String?

  /// The part of a placeholder that a box is.
  package enum Role: Hashable, Sendable {
    case bone
    /// A filled box behind bones, or a line between them.
    case surface(Surface.Kind)
    /// The rectangle of one of several gradients.
    case scope
    /// The frame of a view that is a region.
    case region

    /// The roles of the boxes that are drawn, from back to front.
    package static let drawn: [Role] = [.bone] + Surface.Kind.allCases.map(Role.surface)
  }
}

/// The bones and surfaces of one layout: their names, and their lengths as numbers.
struct FluidSample {
  var names: [FluidBoneName] = []
  /// The height of the canvas, then x, width, y, height and the four corner radii of each box, in points.
  var numbers: [Double]

  init(names: [FluidBoneName] = [], numbers: [Double]) {
    (self.names, self.numbers) = (names, numbers)
  }

  /// Creates the sample of a scene; nil if a bone is not a rectangle.
  init?(of scene: Scene) {
    numbers = [scene.size.height]
    var paths = ViewPaths(scene.layout)
    let regions = scene.layout.regions
    for (index, bone) in scene.bones.enumerated() {
      var outline = scene.bones.outlines[index]
      if case .roundedRect(let rounded) = bone.shape { outline = rounded }
      guard let outline else { return nil }
      append(
        outline,
        FluidBoneName(
          path: paths.path(of: bone.view), identifier: scene.identifier(of: bone), kind: bone.kind, line: bone.line,
          region: regions?[bone.view]))
    }
    for surface in scene.surfaces {
      append(
        surface.shape,
        FluidBoneName(
          path: paths.path(of: surface.view), identifier: surface.identifier, kind: .view,
          role: .surface(surface.kind), region: regions?[surface.view]))
    }
    for scope in scene.scopes {
      append(
        RoundedRect(scope.frame),
        FluidBoneName(
          path: scope.view.map { paths.path(of: $0) } ?? "", identifier: nil, kind: .view, line: scope.line,
          role: .scope))
    }
    for (index, region) in (regions ?? []).enumerated() where scene.layout.views[index].view.region != nil {
      append(
        RoundedRect(scene.layout.views[index].frame),
        FluidBoneName(
          path: paths.path(of: index), identifier: nil, kind: .view, role: .region, region: region))
    }
  }

  private mutating func append(_ rounded: RoundedRect, _ name: FluidBoneName) {
    let rect = rounded.rect
    numbers += [rect.minX, rect.width, rect.minY, rect.height] + rounded.radii.clockwise
    names.append(name)
  }
}

extension PlacedViews {
  /// The name of the region that contains each view; nil for a document without regions.
  fileprivate var regions: [String?]? {
    guard views.contains(where: { $0.view.region != nil }) else { return nil }
    var regions: [String?] = []
    // Parents precede their children.
    for placed in views { regions.append(placed.view.region ?? placed.parent.flatMap { regions[$0] }) }
    return regions
  }
}
