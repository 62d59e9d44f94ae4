import Geometry

/// A reader of PNG and APNG files: PNG specification (Third Edition), section 12.9 for the animation.
final class PNGReader: FrameReader {
  /// The stored image of one frame: a rectangle of the canvas in pixels, and its disposal and blending operations.
  private struct Part {
    var columns: Range<Int>
    var rows: Range<Int>
    /// The duration of the frame in seconds.
    var duration = 0.0
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
    /// The compressed pixels: the data of the frame's `IDAT` or `fdAT` chunks, in the order of the file.
    var pieces: [ArraySlice<UInt8>] = []
  }

  let size: PixelSize
  private var header: PNGHeader
  private var parts: [Part] = []
  private var index = 0
  private var canvas: [Color]
  private var budget: PixelBudget

  init(_ file: [UInt8], _ limits: DecodingLimits) throws(ImageDecodingError) {
    var chunks = PNGChunks(file)
    guard let first = try chunks.next(), first.name == "IHDR" else { throw PNGChunks.unexpectedEnd }
    header = try PNGHeader(first.data)
    size = try PixelSize(width: header.width, height: header.height, of: .png, limits)
    canvas = []
    budget = PixelBudget(limits)
    try read(&chunks)
    canvas = [Color](repeating: .clear, count: size.width * size.height)
  }

  func next() throws(ImageDecodingError) -> DecodedFrame? {
    guard index < parts.count else { return nil }
    try budget.spend(size)
    let part = parts[index]
    let before = part.disposal == 2 && index > 0 ? canvas : []
    draw(try header.pixels(of: part.pieces.flatMap { $0 }, width: part.columns.count, height: part.rows.count), part)
    let frame = DecodedFrame(pixels: canvas, duration: part.duration)
    if !before.isEmpty {
      canvas = before
    } else if part.disposal != 0 {
      for y in part.rows {
        for x in part.columns { canvas[y * size.width + x] = .clear }
      }
    }
    index += 1
    return frame
  }

  private func draw(_ pixels: [Color], _ part: Part) {
    for (row, y) in part.rows.enumerated() {
      for (column, x) in part.columns.enumerated() {
        let pixel = pixels[row * part.columns.count + column]
        let place = y * size.width + x
        canvas[place] = part.blending == 1 ? over(pixel, canvas[place]) : pixel
      }
    }
  }

  // MARK: - Chunks

  private func read(_ chunks: inout PNGChunks) throws(ImageDecodingError) {
    var (isAnimated, isDone) = (false, false)
    // The image for programs without animation support; it is a frame only after a frame control chunk.
    var still = Part(columns: 0..<size.width, rows: 0..<size.height)
    while let chunk = try chunks.next() {
      switch chunk.name {
      case "PLTE": header.palette = Array(chunk.data)
      case "tRNS": header.transparency = Array(chunk.data)
      case "acTL": isAnimated = true
      case "fcTL" where isAnimated: parts.append(try part(chunk.data))
      case "IDAT":
        if isAnimated, !parts.isEmpty {
          parts[parts.count - 1].pieces.append(chunk.data)
        } else {
          still.pieces.append(chunk.data)
        }
      case "fdAT" where !parts.isEmpty: parts[parts.count - 1].pieces.append(chunk.data.dropFirst(4))
      case "IEND": isDone = true
      default: break
      }
    }
    guard isDone else { throw PNGChunks.unexpectedEnd }
    if parts.isEmpty { parts = [still] }
  }

  private func part(_ control: ArraySlice<UInt8>) throws(ImageDecodingError) -> Part {
    let bytes = Array(control)
    guard bytes.count == 26 else { throw .malformed(.png, reason: "a frame control has not 26 bytes") }
    let numbers = (0..<5).map { bigEndianNumber(bytes[$0 * 4..<$0 * 4 + 4]) }
    let (width, height, x, y) = (numbers[1], numbers[2], numbers[3], numbers[4])
    guard width > 0, height > 0, x + width <= size.width, y + height <= size.height else {
      throw .malformed(.png, reason: "a frame lies outside of the canvas")
    }
    let delay = (bigEndianNumber(bytes[20..<22]), bigEndianNumber(bytes[22..<24]))
    // A denominator of 0 means hundredths.
    let duration = Double(delay.0) / Double(delay.1 == 0 ? 100 : delay.1)
    return Part(
      columns: x..<x + width, rows: y..<y + height, duration: duration, disposal: bytes[24], blending: bytes[25])
  }
}

/// The composition of a color over a backdrop; channels are rounded to the nearest.
private func over(_ source: Color, _ backdrop: Color) -> Color {
  let (alpha, under) = (UInt32(source.alpha), UInt32(backdrop.alpha))
  if alpha == 0 { return backdrop }
  // The weights are in units of 1/255².
  let (above, below) = (alpha * 255, under * (255 - alpha))
  let total = above + below
  func mean(_ source: UInt8, _ backdrop: UInt8) -> UInt8 {
    UInt8((UInt32(source) * above + UInt32(backdrop) * below + total / 2) / total)
  }
  return Color(
    red: mean(source.red, backdrop.red), green: mean(source.green, backdrop.green),
    blue: mean(source.blue, backdrop.blue), alpha: UInt8((total + 127) / 255))
}

/// True if a PNG file has an animation control chunk (`acTL`) before its pixels.
///
/// False for bytes that are not a PNG file, and if a chunk before the pixels is damaged.
package func isAnimatedPNG(_ file: [UInt8]) -> Bool {
  var chunks = PNGChunks(file)
  // Errors in the animation are reported when it is read.
  while let chunk = try? chunks.next(), chunk.name != "IDAT" {
    if chunk.name == "acTL" { return true }
  }
  return false
}
