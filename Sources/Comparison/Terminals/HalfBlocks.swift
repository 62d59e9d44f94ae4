import Geometry

/// A picture as lines of half-block characters with ANSI colors; a character shows one pixel above another.
///
/// The picture must be opaque: its alpha is ignored.
func halfBlocks(_ picture: Picture) -> String {
  let (width, height) = (picture.size.width, picture.size.height)
  var text = ""
  for y in stride(from: 0, to: height, by: 2) {
    var last: (upper: Color, lower: Color?)?
    for x in 0..<width {
      let upper = picture.pixels[y * width + x]
      let lower = y + 1 < height ? picture.pixels[(y + 1) * width + x] : nil
      if last?.upper != upper || last?.lower != lower || last == nil {
        // ECMA-48's Select Graphic Rendition, ISO 8613-6 for the colors; 49 is the terminal's own background.
        text += "\u{1B}[38;2;\(levels(upper));\(lower.map { "48;2;\(levels($0))" } ?? "49")m"
      }
      text += "▀"
      last = (upper, lower)
    }
    text += "\u{1B}[0m\n"
  }
  return text
}

private func levels(_ color: Color) -> String { "\(color.red);\(color.green);\(color.blue)" }
