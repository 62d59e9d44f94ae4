import Diagnostics
import Geometry
import LayerTree
import Synchronization
import TextFormats

/// The strips of gradients that recent files of the process began with, and the definitions and rules that they use.
///
/// Most placeholders begin with a gradient over the whole canvas, and those of one application differ in its height only.
/// A band depends on its key only, so that the order of files does not change a byte.
final class RecentBands: Sendable {
  static let shared = RecentBands()

  /// The values on which the strips of the first gradient in a drawing depend, apart from their height.
  struct Key: Equatable {
    private let gradient: GradientContent
    private let animations: [Animation]
    private let transform: AffineTransform
    private let zero: Double
    private let length: Double
    private let along: ClosedRange<Double>
    private let delay: Double
    /// The height of the strips in points, which is not compared.
    let height: Double

    /// The key for a gradient layer; nil for a layer that is not kept.
    ///
    /// - Parameters:
    ///   - layer: the gradient layer, whose bounds must not be empty.
    ///   - delay: the start of the layer's time, in seconds of the scene.
    init?(_ layer: Layer, delay: Double) {
      guard case .gradient(let gradient) = layer.content,
        SampledLocations.Key.isSmall(gradient.stops, layer.animations)
      else { return nil }
      let frame = GradientFrame(gradient, over: layer.bounds)
      guard frame.across.lowerBound == 0 else { return nil }
      (self.gradient, animations, self.delay) = (gradient, layer.animations, delay)
      (transform, zero, length, along) = (frame.transform, frame.zero, frame.length, frame.along)
      height = frame.height
    }

    static func == (a: Key, b: Key) -> Bool {
      a.along == b.along && a.length == b.length && a.zero == b.zero && a.delay == b.delay
        && a.transform == b.transform && a.gradient == b.gradient && a.animations == b.animations
    }
  }

  /// The elements of a band, and the state of a drawing that contains nothing else.
  struct Band {
    var plan: GradientPlan
    var elements: [MarkupElement]
    var definitions: NamedDefinitions
    var styles: StyleSheet
    /// The units of work that the band takes.
    var units: Int
    /// The number of the band, unique in the process.
    fileprivate(set) var number = 0
  }

  /// The definitions of a light band with the classes that give them the colors of a dark band.
  struct MarkedBand {
    var light: Int
    var dark: Int
    var definitions: [MarkupElement]
    var colors: DarkColors
  }

  /// The number of kept bands, of which the oldest one is replaced; a band takes about 8 kB.
  private static let mostBands = 16

  private struct Kept {
    var bands: [(key: Key, band: Band)] = []
    var marked: [MarkedBand] = []
    var lastNumber = 0
  }

  private let kept = Mutex(Kept())

  /// The number of kept bands.
  var count: Int { kept.withLock(\.bands.count) }

  subscript(key: Key) -> Band? {
    kept.withLock { kept in kept.bands.first { $0.key == key }?.band }
  }

  /// Keeps a band, and returns its number.
  func keep(_ band: Band, for key: Key) -> Int {
    kept.withLock { kept in
      if kept.bands.count >= Self.mostBands { kept.bands.removeFirst() }
      kept.lastNumber += 1
      kept.bands.append((key, band))
      kept.bands[kept.bands.count - 1].band.number = kept.lastNumber
      return kept.lastNumber
    }
  }

  /// The marked definitions for the numbers of a light and a dark band; nil if they are not kept.
  func marked(_ light: Int, dark: Int) -> MarkedBand? {
    kept.withLock { kept in kept.marked.first { $0.light == light && $0.dark == dark } }
  }

  func keep(_ marked: MarkedBand) {
    kept.withLock { kept in
      if kept.marked.count >= Self.mostBands { kept.marked.removeFirst() }
      kept.marked.append(marked)
    }
  }
}

extension SVGDrawing {
  /// The key of the strips of a gradient layer among the recent ones; nil if the drawing contains more than them.
  func key(ofBandOf layer: Layer, delay: Double) -> RecentBands.Key? {
    guard clock == .css, definitions.isEmpty, styles.isUnused, !layer.bounds.isEmpty else { return nil }
    return RecentBands.Key(layer, delay: delay)
  }

  /// Adds the definitions and rules of a recent band, and returns its plan and its elements for a layer of another
  /// height.
  ///
  /// The same work is counted as for a new band, so that a limit of work has the same effect.
  mutating func use(_ band: RecentBands.Band, height: Double) -> (plan: GradientPlan, elements: [MarkupElement]) {
    for _ in 0..<band.units { _ = work.allowsMore() }
    self.band = (band.number, band.definitions.elements.count)
    definitions = band.definitions
    styles.replaceRules(by: band.styles)
    let height = formatted(height)
    let elements = band.elements.map { element in
      var element = element
      if let index = element.attributes.firstIndex(where: { $0.name == "height" }) {
        element.attributes[index].value = height
      }
      return element
    }
    return (band.plan, elements)
  }

  /// The definitions of this drawing with classes for the colors of the dark drawing; nil if they differ in more than
  /// colors.
  ///
  /// Definitions of recent bands, with which both drawings begin, are marked once.
  func markedDefinitions(_ dark: SVGDrawing, _ colors: inout DarkColors) -> [MarkupElement]? {
    let (own, others) = (definitions.elements, dark.definitions.elements)
    guard colors.isEmpty, let band, let darkBand = dark.band, band.definitionCount == darkBand.definitionCount else {
      return colors.mark(own, dark: others)
    }
    let count = band.definitionCount
    let marked: [MarkupElement]
    if let known = RecentBands.shared.marked(band.number, dark: darkBand.number) {
      (marked, colors) = (known.definitions, known.colors)
    } else {
      guard let new = colors.mark(Array(own[..<count]), dark: Array(others[..<count])) else { return nil }
      marked = new
      RecentBands.shared.keep(
        RecentBands.MarkedBand(light: band.number, dark: darkBand.number, definitions: new, colors: colors))
    }
    return colors.mark(Array(own[count...]), dark: Array(others[count...])).map { marked + $0 }
  }
}
