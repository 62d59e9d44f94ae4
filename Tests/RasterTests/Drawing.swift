import Geometry
import LayerTree
import Raster

/// The picture of one moment, drawn as a whole.
func draw(_ items: [DisplayItem], width: Int, height: Int, scale: Double = 1) throws -> Pixmap {
  let size = try PixelSize(width: width, height: height)
  let list = DisplayList(
    size: Size(width: Double(width) / scale, height: Double(height) / scale), items: items)
  var rasterizer = Rasterizer(size: size, scale: scale)
  return Pixmap(rasterizer.draw(list))
}

/// The coverage of each pixel: the alpha of the shape filled with black.
func coverage(of shape: Shape, width: Int, height: Int, scale: Double = 1) throws -> [Int] {
  try draw([.fill(shape, .color(.black))], width: width, height: height, scale: scale).bits.map { Int($0 >> 24) }
}

/// A rectangle as a shape.
func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> Shape {
  .roundedRect(RoundedRect(Rect(x: x, y: y, width: width, height: height), radii: CornerRadii(radius)))
}

/// The largest difference between two lists of numbers of the same count.
func largestDifference(_ actual: [Int], _ expected: [Double]) -> Double {
  actual.count == expected.count
    ? zip(actual, expected).map { abs(Double($0) - $1.rounded()) }.reduce(0, max) : .infinity
}
