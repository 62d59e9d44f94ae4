import Geometry
import LayerTree

/// What the items of one moment are filled with; equal paints are one.
struct FramePaints: Sendable {
  /// Where the pixels of a paint come from.
  enum Source: Sendable {
    case color(UInt32)
    /// Pixels that every row shares, in `rowPixels` from `start` on, the first of them for the first of `columns`.
    case row(start: Int, columns: Range<Int>, isOpaque: Bool)
    /// A color per row.
    case vertical(GradientShader)
    /// Pixels that are made where they are needed.
    case computed(GradientShader)
  }

  /// How many pixels of shared rows are kept at a time, 16 MiB; gradients beyond are computed where they show.
  private static let maximumRowPixels = 1 << 22

  /// The index in `sources` of each item's paint.
  private(set) var indices: [Int32] = []
  private(set) var sources: [Source] = []
  private(set) var rowPixels: [UInt32] = []
  /// The opacity of each group.
  let opacities: [UInt8]

  /// The paints of `items`, whose leaves touch the given columns.
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
    case .color(let color): return .color(color.packed)
    case .linearGradient(let gradient):
      let shader = GradientShader(gradient, grid: grid)
      switch shader.direction {
      case .none: return .color(shader.uniformColor)
      case .vertical: return .vertical(shader)
      case .angled: return .computed(shader)
      case .horizontal:
        guard rowPixels.count + columns.count <= Self.maximumRowPixels else { return .computed(shader) }
        let start = rowPixels.count
        rowPixels.append(contentsOf: repeatElement(0, count: columns.count))
        shader.fill(&rowPixels, at: start, columns: columns, row: grid.rows.lowerBound)
        return .row(start: start, columns: columns, isOpaque: shader.isOpaque)
      }
    }
  }
}

extension FramePaints.Source {
  var isOpaque: Bool {
    switch self {
    case .color(let color): color >> 24 == 255
    case .row(_, _, let isOpaque): isOpaque
    case .vertical(let shader), .computed(let shader): shader.isOpaque
    }
  }

  /// What tells a row's pixels from those of other rows of the same paint; `nil` if all rows are alike.
  func variant(row: Int) -> UInt32? {
    switch self {
    case .color, .row: return nil
    case .vertical(let shader): return shader.color(row: row)
    case .computed(let shader): return shader.direction == .angled ? UInt32(clamping: row) : nil
    }
  }
}

/// Paints with equal keys give equal rows.
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
