package import Comparison
import Geometry
import ImageCoding

extension LoadingReport {
  /// The placeholder, the content and their difference side by side, at most 480 pixels wide each.
  ///
  /// In the difference, pairs are gray, content without a bone is red, and bones without content are blue.
  ///
  /// - Throws: ``PixelSizeError`` if the picture exceeds the maximum number of pixels.
  package var picture: Picture {
    get throws(PixelSizeError) {
      let scale = min(1, 480 / size.width, 4_000 / size.height)
      let width = max(1, Int((size.width * scale).rounded(.up))), gap = 8
      let height = max(1, Int((size.height * scale).rounded(.up)))
      let all = try PixelSize(width: 3 * width + 2 * gap, height: height)
      var picture = Picture(size: all, pixels: [Color](repeating: .white, count: all.width * all.height))
      for x in [width, 2 * width + gap] {
        picture.fill(Rect(x: Double(x), y: 0, width: Double(gap), height: Double(height)), Color(gray: 0x80))
      }
      func draw(_ rects: [Rect], _ column: Int, _ color: Color) {
        let left = Double(column * (width + gap))
        let window = Rect(x: left, y: 0, width: Double(width), height: Double(height))
        for rect in rects {
          let box = Rect(
            x: left + rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
          picture.fill(box.intersection(window), color)
        }
      }
      let gray = Color(gray: 0xC8)
      draw(pairs.map(\.bone) + surplus, 0, gray)
      draw(pairs.map(\.content) + lost, 1, gray)
      draw(pairs.map(\.content), 2, Color(gray: 0xE4))
      draw(pairs.map(\.bone), 2, gray)
      draw(lost, 2, Color(red: 0xE5, green: 0x48, blue: 0x4D))
      draw(surplus, 2, Color(red: 0x3E, green: 0x63, blue: 0xDD))
      return picture
    }
  }
}

extension Picture {
  /// Fills the pixels whose centers are in a rectangle inside the picture.
  fileprivate mutating func fill(_ rect: Rect, _ color: Color) {
    let (left, right) = (Int(rect.minX.rounded()), Int(rect.maxX.rounded()))
    guard left < right else { return }
    for y in Int(rect.minY.rounded())..<max(Int(rect.minY.rounded()), Int(rect.maxY.rounded())) {
      for x in left..<right { pixels[y * size.width + x] = color }
    }
  }
}
