import Geometry
import LayerTree
import Raster

/// The oracle for groups: whole pictures of channels 0…255, every product rounded to a whole number.
///
/// Only coverage and gradients come from the rasterizer; they have oracles of their own.
struct ReferenceCompositor {
  typealias Picture = [SIMD4<Double>]

  let width: Int
  let height: Int

  /// The picture of items from back to front, over a transparent canvas.
  func picture(of items: [DisplayItem]) throws -> Picture {
    var picture = Picture(repeating: .zero, count: width * height)
    try composite(items, onto: &picture)
    return picture
  }

  private func composite(_ items: [DisplayItem], onto picture: inout Picture) throws {
    for item in items {
      switch item {
      case .fill(let shape, let paint):
        let coverage = try coverage(of: shape, width: width, height: height)
        let sources = try draw([.fill(everything, paint)], width: width, height: height).bits.map(channels)
        for pixel in picture.indices {
          picture[pixel] = over(product(sources[pixel], Double(coverage[pixel])), picture[pixel])
        }
      case .overlay(let color, let holes):
        let source = try draw([.fill(everything, .color(color))], width: width, height: height).bits.map(channels)
        var alphas = [Double](repeating: 255, count: picture.count)
        for hole in holes {
          for (pixel, coverage) in try coverage(of: hole, width: width, height: height).enumerated() {
            alphas[pixel] = product(SIMD4(repeating: alphas[pixel]), Double(255 - coverage)).x
          }
        }
        for pixel in picture.indices {
          picture[pixel] = over(product(source[pixel], alphas[pixel]), picture[pixel])
        }
      case .group(let group):
        try composite(group, onto: &picture)
      }
    }
  }

  private func composite(_ group: DisplayGroup, onto picture: inout Picture) throws {
    let opacity = (group.opacity * 255).rounded()
    if opacity == 255, group.clips.isEmpty, group.mask == nil { return try composite(group.items, onto: &picture) }
    var inner = try self.picture(of: group.items)
    if let mask = group.mask {
      for (pixel, mask) in try self.picture(of: mask).enumerated() { inner[pixel] = product(inner[pixel], mask.w) }
    }
    var weights = Picture(repeating: SIMD4(repeating: 255), count: picture.count)
    for clip in group.clips {
      for (pixel, coverage) in try coverage(of: clip, width: width, height: height).enumerated() {
        weights[pixel] = product(weights[pixel], Double(coverage))
      }
    }
    for pixel in picture.indices {
      let weight = product(weights[pixel], opacity).x
      picture[pixel] = over(product(inner[pixel], weight), picture[pixel])
    }
  }

  private var everything: Shape { rectangle(0, 0, Double(width), Double(height)) }

  private func over(_ source: SIMD4<Double>, _ destination: SIMD4<Double>) -> SIMD4<Double> {
    source + product(destination, 255 - source.w)
  }

  private func product(_ color: SIMD4<Double>, _ weight: Double) -> SIMD4<Double> {
    (color * weight / 255).rounded(.toNearestOrAwayFromZero)
  }
}

/// The red, green, blue and alpha of a pixel.
func channels(_ pixel: UInt32) -> SIMD4<Double> {
  SIMD4(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
}
