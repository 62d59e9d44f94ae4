import Diagnostics
import Geometry
import LayerTree
import SceneModel

/// A placeholder for every width, both themes and both directions, in the form that the source code of a view requires.
struct HostPlaceholder {
  /// The relation between the places of bones in right-to-left writing and those in left-to-right writing.
  enum Mirroring {
    case same, mirrored
    /// The places have functions of their own.
    case separate
  }

  /// A color in both themes.
  struct ThemeColor: Hashable {
    var light: Color
    var dark: Color
  }

  /// The tint of one kind of surfaces, with the words of the code about it.
  struct SurfaceTint {
    let kind: Surface.Kind
    let color: ThemeColor

    var name: String {
      switch kind {
      case .raised: "raisedSurface"
      case .box: "surface"
      case .hairline: "hairline"
      }
    }
    var plural: String { name + "s" }
    /// The comment of the function that returns their path.
    var summary: String {
      switch kind {
      case .raised: "The boxes behind bones that are lighter than the page"
      case .box: "The boxes behind bones"
      case .hairline: "The lines between bones"
      }
    }
  }

  /// The light scene at its own width, with the shapes above the overlay if the forms do not follow the width.
  var host: HostScene
  let forms: FluidForms
  let mirroring: Mirroring
  /// The equal cells, of which the view may show another number.
  let rows: FluidRows?
  /// The names of the regions, in the order of the document.
  let regions: [String]
  let overlay: ThemeColor
  let gradient: [ThemeColor]
  /// The colors to which the gradient changes; nil if its colors are constant.
  let second: [ThemeColor]?
  /// The index in ``gradient`` of the color for reduced motion.
  let calm: Int
  /// The tints of the surfaces, from back to front; empty if the forms have no surfaces.
  let tints: [SurfaceTint]
  /// The colors of the shapes above the overlay, in their order.
  let kept: [ThemeColor]
  let axis: GradientAxis
  /// The paths of the texts with several lines.
  private let multilinePaths: Set<String>

  init(_ scene: Scene, dark: Scene?, at moment: Moment?, _ forms: FluidForms, _ work: SharedWorkMeter) {
    host = HostScene(scene, at: moment, work)
    host.problems.removeAll { if case .oneScope = $0 { true } else { false } }
    self.forms = forms
    let darkHost = dark.map { HostScene($0, at: moment, work) }
    func pairs(_ light: [Color], _ dark: [Color]?) -> [ThemeColor] {
      light.enumerated().map { index, color in
        ThemeColor(light: color, dark: dark.flatMap { $0.count == light.count ? $0[index] : nil } ?? color)
      }
    }
    let shimmer = host.shimmer
    overlay = ThemeColor(light: scene.overlay, dark: dark?.overlay ?? scene.overlay)
    gradient = pairs(shimmer.colors, darkHost?.shimmer.colors)
    second = shimmer.second.map { pairs($0, darkHost?.shimmer.second) }
    calm = shimmer.colors.prefix { $0 != shimmer.calm }.count
    let kinds = forms.isFluid ? Set(scene.surfaces.map(\.kind)) : []
    tints = Surface.Kind.allCases.filter(kinds.contains).map { kind in
      let darkTint = kind.tint(over: dark?.overlay ?? scene.overlay)
      return SurfaceTint(kind: kind, color: ThemeColor(light: kind.tint(over: scene.overlay), dark: darkTint))
    }
    func keptColors(_ host: HostScene) -> [Color] { host.kept.flatMap(\.bones).map { $0.color ?? .clear } }
    kept = forms.isFluid ? [] : pairs(keptColors(host), darkHost.map(keptColors))
    let direction = scene.direction
    axis = direction == .rightToLeft ? scene.shimmer.axis.mirrored : scene.shimmer.axis
    mirroring = forms.isFluid ? Self.mirroring(forms) : .same
    (rows, regions) = (forms.rows, forms.regions)
    multilinePaths = Set(
      (forms.leftToRight.first?.boxes ?? []).filter { $0.name.line == 1 && $0.name.role == .bone }.map(\.name.path))
  }

  /// The shapes above the overlay; empty if the forms contain the surfaces.
  var keptShapes: [HostBone] { forms.isFluid ? [] : host.kept.flatMap(\.bones) }

  /// The bones that are not rectangles, which keep their places at every width.
  var outlines: [HostBone] {
    if forms.isFluid { return [] }
    return host.items.flatMap(\.bones).filter { if case .outline = $0.form { true } else { false } }
  }

  var hasBones: Bool { !host.items.isEmpty }
  var moves: Bool { hasBones && host.shimmer.motion != nil }
  /// True if bones are filled with a gradient; false if there are none, or if they have one color.
  var isGradient: Bool { hasBones && host.shimmer.plain == nil }
  /// True if the number of the rows is a parameter.
  var hasRows: Bool { rows != nil }
  var hasRegions: Bool { !regions.isEmpty }
  /// True if the code depends on the direction of writing.
  var needsDirection: Bool { mirroring != .same || isGradient }
  var hasScopes: Bool { forms.scopeCount > 0 }

  /// The names of the colors that the code has, each with its colors, of which only a gradient has several.
  var namedColors: [(name: String, colors: [ThemeColor])] {
    [("overlay", [overlay])] + (hasBones ? [("gradient", gradient)] : []) + (second.map { [("gradientEnd", $0)] } ?? [])
      + tints.map { ($0.name, [$0.color]) }
  }

  /// The text of the source comment about a box, such as `status, line 2`; nil without a readable identifier.
  func label(of box: FluidForm.Box) -> String? {
    boneLabel(box.name.identifier, line: multilinePaths.contains(box.name.path) ? box.name.line.map { $0 + 1 } : nil)
  }

  /// The boxes of the forms that satisfy a condition, for one direction.
  func boxes(
    isRightToLeft: Bool, where isIncluded: (FluidForm.Box) -> Bool
  ) -> [(start: Double, boxes: [FluidForm.Box])] {
    (isRightToLeft ? forms.rightToLeft : forms.leftToRight).map { ($0.start, $0.boxes.filter(isIncluded)) }
  }

  private static func mirroring(_ forms: FluidForms) -> Mirroring {
    let (one, other) = (forms.leftToRight, forms.rightToLeft)
    func areNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.06 }
    guard one.count == other.count, zip(one, other).allSatisfy({ abs($0.start - $1.start) < 0.05 }) else {
      return .separate
    }
    /// True if the other boxes have the lengths of these ones in another order, from the second length on, and the places
    /// `x` at a width.
    func match(_ order: [Int], _ x: (FluidForm.Box, Double) -> Double) -> Bool {
      one.indices.allSatisfy { index in
        let start = one[index].start
        let end = index + 1 < one.count ? one[index + 1].start : start + 1_000
        let widths = stride(from: start, through: end - 0.02, by: max(0.01, (end - start) / 40))
        return one[index].boxes.count == other[index].boxes.count
          && zip(one[index].boxes, other[index].boxes).allSatisfy { box, other in
            widths.allSatisfy { width in
              box.name == other.name && areNear(x(box, width), other.x.value(at: width))
                && zip(order, other.lengths.dropFirst()).allSatisfy {
                  areNear(box.lengths[$0].value(at: width), $1.value(at: width))
                }
            }
          }
      }
    }
    if match([1, 2, 3, 4, 5, 6, 7], { $0.x.value(at: $1) }) { return .same }
    let isMirrored = match([1, 2, 3, 5, 4, 7, 6]) { box, width in
      width - box.x.value(at: width) - box.width.value(at: width)
    }
    return isMirrored ? .mirrored : .separate
  }
}

/// The source code of a placeholder for one framework, at every width.
protocol HostDrawing {
  var placeholder: HostPlaceholder { get }
  init(_ placeholder: HostPlaceholder, _ name: HostName)
  /// Writes the file.
  ///
  /// - Parameter title: the label of the placeholder for screen readers.
  func writeFile(to code: inout CodeWriter, title: String)
}

extension HostDrawing {
  var scene: HostScene { placeholder.host }

  static func encode(_ placeholder: inout HostPlaceholder, _ name: HostName, title: String) -> CodeWriter {
    var code = CodeWriter(indent: 4, placeholder.host.work)
    Self(placeholder, name).writeFile(to: &code, title: title)
    if placeholder.host.evenOddCount > 0 { placeholder.host.note(.evenOdd(placeholder.host.evenOddCount)) }
    return code
  }
}
