import Geometry

/// A picture as a terminal's escape sequence of sixels: bands of six rows, in each band one color after the other.
///
/// The picture must be opaque: its alpha is ignored. It is shown in at most 256 colors.
func sixels(_ picture: Picture) -> String {
  let (width, height) = (picture.size.width, picture.size.height)
  let pixels = inFewColors(picture.pixels)
  var registers: [Color: Int] = [:]
  for color in pixels where registers[color] == nil { registers[color] = registers.count }
  // Square pixels; unset pixels keep their color.
  var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
  for (color, register) in registers.sorted(by: { $0.value < $1.value }) {
    // In percent, not in levels.
    let shares = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
    text += "#\(register);2;\(shares[0]);\(shares[1]);\(shares[2])"
  }
  for top in stride(from: 0, to: height, by: 6) {
    var bands: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, height) {
      for x in 0..<width {
        guard let register = registers[pixels[y * width + x]] else { continue }
        bands[register, default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
      }
    }
    text += bands.sorted { $0.key < $1.key }.map { "#\($0.key)" + runs($0.value) }.joined(separator: "$") + "-"
  }
  return text + "\u{1B}\\"
}

/// The sixels of one color in a band as text, from left to right; runs of equal sixels are abbreviated by a count.
///
/// - Parameter sixels: the bits of the six pixels of each column, the lowest bit for the top pixel.
private func runs(_ sixels: [UInt8]) -> String {
  var text: [UInt8] = []
  var start = 0
  while start < sixels.count {
    let end = sixels[start...].firstIndex { $0 != sixels[start] } ?? sixels.count
    let character = 63 + sixels[start]
    text +=
      end - start > 3 ? "!\(end - start)".utf8 + [character] : [UInt8](repeating: character, count: end - start)
    start = end
  }
  return String(decoding: text, as: UTF8.self)
}

/// The pixels with at most 256 distinct colors, as terminals support; only as many low bits as necessary are lost.
private func inFewColors(_ pixels: [Color]) -> [Color] {
  var step = 1
  while true {
    func rounded(_ channel: UInt8) -> UInt8 { channel & UInt8(256 - step) + UInt8(step / 2) }
    let shown = pixels.map { Color(red: rounded($0.red), green: rounded($0.green), blue: rounded($0.blue)) }
    if Set(shown).count <= 256 { return shown }
    step *= 2
  }
}
