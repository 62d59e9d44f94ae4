import Geometry
import LayerTree

/// The paints of a display list at one moment, as pixels or as shaders that compute pixels; equal paints are merged.
struct FramePaints: Sendable {
  /// The form in which the pixels of a paint are stored or computed.
  enum Source: Sendable {
    case color(PremultipliedPixel)
    /// Pixels that are the same in every row: those of `columns`, in `rowPixels` from index `start` on.
    case row(start: Int, columns: Range<Int>, isOpaque: Bool)
    /// One color per row, which the shader at index `shader` of `shaders` computes.
    case vertical(shader: Int, isOpaque: Bool)
    /// Pixels that the shader at index `shader` of `shaders` computes where they are visible.
    ///
    /// If `isAngled`, the gradient is neither horizontal nor vertical, and no two rows have equal pixels.
    case computed(shader: Int, isOpaque: Bool, isAngled: Bool)
  }

  /// The maximum number of pixels in `rowPixels`, 16 MiB; further gradients are computed where they are visible.
  private static let maximumRowPixels = 1 << 22

  /// The index in `sources` of each leaf's paint, by the index of the leaf.
  private(set) var indices: [Int32] = []
  private(set) var sources: [Source] = []
  private(set) var shaders: [GradientShader] = []
  private(set) var rowPixels: [PremultipliedPixel] = []
  /// The opacity of each group, 0…255, by the index of the group in ``FlatItems/groups``.
  let opacities: [UInt8]
  /// True if a paint is a gradient with other pixels in other rows.
  private(set) var dependOnRow = false

  /// Prepares the paints of `items` for the pixels of a grid.
  ///
  /// - Parameter columns: the columns that each leaf touches, by the index of the leaf.
  init(_ items: FlatItems, columns: [Range<Int>], grid: PixelGrid) {
    opacities = items.opacities
    var known: [PaintKey: Int] = [:]
    var unions: [Range<Int>] = []
    var paints: [Paint] = []
    for (paint, columns) in zip(items.paints, columns) {
      let key = PaintKey(paint)
      if let index = known[key] {
        indices.append(Int32(index))
        unions[index] = union(unions[index], columns)
      } else {
        known[key] = paints.count
        indices.append(Int32(paints.count))
        paints.append(paint)
        unions.append(columns)
      }
    }
    for (paint, columns) in zip(paints, unions) {
      sources.append(makeSource(of: paint, columns: columns, grid: grid))
    }
  }

  private mutating func makeSource(of paint: Paint, columns: Range<Int>, grid: PixelGrid) -> Source {
    switch paint {
    case .color(let color): return .color(PremultipliedPixel(color))
    case .linearGradient(let gradient):
      let shader = GradientShader(gradient, grid: grid)
      switch shader.direction {
      case .none: return .color(shader.uniformColor)
      case .vertical:
        dependOnRow = true
        shaders.append(shader)
        return .vertical(shader: shaders.count - 1, isOpaque: shader.isOpaque)
      case .angled: return computed(shader)
      case .horizontal:
        guard rowPixels.count + columns.count <= Self.maximumRowPixels else { return computed(shader) }
        let start = rowPixels.count
        rowPixels.append(contentsOf: repeatElement(.clear, count: columns.count))
        shader.fill(&rowPixels, at: start, columns: columns, row: grid.rows.lowerBound)
        return .row(start: start, columns: columns, isOpaque: shader.isOpaque)
      }
    }
  }

  private mutating func computed(_ shader: GradientShader) -> Source {
    dependOnRow = dependOnRow || shader.direction == .angled
    shaders.append(shader)
    return .computed(shader: shaders.count - 1, isOpaque: shader.isOpaque, isAngled: shader.direction == .angled)
  }

  /// The color of a vertical gradient in a row of the grid; nil for all other paints.
  ///
  /// Rows with equal coverage are distinct if this color differs.
  ///
  /// - Parameter source: the index of the paint in `sources`.
  func variant(of source: Int32, row: Int) -> PremultipliedPixel? {
    if case .vertical(let shader, _) = sources[Int(source)] { shaders[shader].color(row: row) } else { nil }
  }

  /// True if a paint is a gradient that is neither horizontal nor vertical, so that no two rows have equal pixels.
  func isAngled(_ source: Int32) -> Bool {
    if case .computed(_, _, true) = sources[Int(source)] { true } else { false }
  }

  /// True if a plan of equal rows that was made for the paints `other` is valid for these paints too.
  ///
  /// It is valid if the same items share paints, if the paints have the same kinds and stay opaque or translucent, and
  /// if the opacities of groups are equal. It is not valid for vertical gradients, whose colors distinguish rows.
  func sharesRows(like other: FramePaints) -> Bool {
    guard indices == other.indices, opacities == other.opacities, sources.count == other.sources.count else {
      return false
    }
    return zip(sources, other.sources).allSatisfy { now, before in
      switch (now, before) {
      case (.color, .color), (.row, .row): now.isOpaque == before.isOpaque
      case (.computed(_, _, let isAngled), .computed(_, _, let wasAngled)):
        isAngled == wasAngled && now.isOpaque == before.isOpaque
      default: false
      }
    }
  }

  /// The columns in which the pixels of each paint differ from those at an earlier moment, by the index in `sources`.
  ///
  /// - Parameters:
  ///   - before: the paints of the earlier moment; ``sharesRows(like:)`` must be true for them.
  ///   - width: the width of the grid in pixels.
  func changedColumns(since before: FramePaints, width: Int) -> [Range<Int32>] {
    let all = 0..<Int32(clamping: width)
    return zip(sources, before.sources).map { now, old in
      switch (now, old) {
      case (.color(let color), .color(let oldColor)) where color == oldColor: return 0..<0
      case (.row(let start, let columns, _), .row(let oldStart, let oldColumns, _)) where columns == oldColumns:
        guard
          let range = differingColumns(rowPixels, at: start, before.rowPixels, at: oldStart, count: columns.count)
        else { return 0..<0 }
        let first = columns.lowerBound
        return Int32(clamping: first + range.lowerBound)..<Int32(clamping: first + range.upperBound)
      case (.computed(let shader, _, _), .computed(let oldShader, _, _))
      where shaders[shader].gradient == before.shaders[oldShader].gradient: return 0..<0
      default: return all
      }
    }
  }
}

extension FramePaints.Source {
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .row(_, _, let isOpaque), .vertical(_, let isOpaque), .computed(_, let isOpaque, _): isOpaque
    }
  }
}

/// The key that merges equal paints: paints with equal keys have equal pixels.
private enum PaintKey: Hashable {
  case color(Color)
  case gradient(LinearGradient)

  init(_ paint: Paint) {
    switch paint {
    case .color(let color): self = .color(color)
    case .linearGradient(var gradient):
      if gradient.start.y == gradient.end.y {
        gradient.start.y = 0
        gradient.end.y = 0
      }
      self = .gradient(gradient)
    }
  }
}
