import ArgumentParser
import Diagnostics
import Geometry
import ImageCoding
import LayerTree
import Raster
import SceneModel
import Skeleton
import SystemIO

/// Many files in one picture, to look at them at once.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Renders a list of files to one PNG.",
    discussion: "Tiles are numbered; a line for each number goes to standard output.")

  @Argument(help: "The files.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The PNG to write.")
  var output: String

  @Option(help: "Tiles in a row.")
  var columns = 10

  @Option(help: "Width of a tile in pixels; it is half as high again.")
  var tile = 180

  @Option(help: "When: a share of the shimmer's way, such as 50%.")
  var at = "50%"

  func run() throws {
    let tileSize = try PixelSize(width: max(tile, 16), height: max(tile, 16) * 3 / 2)
    var sheet = Sheet(tiles: files.count, columns: max(columns, 1), tile: tileSize)
    for (index, file) in files.enumerated() {
      let outcome = draw(file, tileSize)
      print("\(index)  \(file)\(outcome.image == nil ? "  " + outcome.note : "")")
      try sheet.place(outcome.image, at: index, number: digits(index, tileSize))
    }
    try writeFile(encodePNG(sheet.image()), to: output)
  }

  /// The picture of one file, as large as fits the tile, or why there is none.
  private func draw(_ file: String, _ tile: PixelSize) -> (image: RowImage?, note: String) {
    do {
      let bytes = try readInput(file, limit: RenderLimits().inputBytes)
      let scene = try Pipeline(RenderOptions()).scene(of: bytes).value
      let scale = min(Double(tile.width) / scene.size.width, Double(tile.height) / scene.size.height)
      let size = try PixelSize(covering: scene.size, scale: scale)
      var rasterizer = Rasterizer(size: size, scale: scale)
      let progress = SampleTime(at).map { if case .progress(let share) = $0 { share } else { 0.5 } } ?? 0.5
      return (rasterizer.draw(scene.presentation(at: .progress(progress))), "")
    } catch let error as InvalidInput {
      return (nil, error.diagnostics.first?.problem.message ?? "")
    } catch {
      return (nil, "\(error)")
    }
  }

  /// The tile's number, red on white.
  private func digits(_ index: Int, _ tile: PixelSize) throws -> RowImage {
    let (shapes, width) = digitShapes(index, at: Point(x: 2, y: 2), height: 12)
    let size = Size(width: width + 4, height: 16)
    let plate = DisplayItem.fill(.roundedRect(RoundedRect(Rect(origin: .zero, size: size))), .color(.white))
    let red = Color(red: 214, green: 0, blue: 60)
    var rasterizer = Rasterizer(size: try PixelSize(covering: size, scale: 1), scale: 1)
    return rasterizer.draw(DisplayList(size: size, items: [plate] + shapes.map { .fill($0, .color(red)) }))
  }
}

/// The pixels of all tiles.
private struct Sheet {
  private let columns: Int
  private let tile: PixelSize
  private let size: (width: Int, height: Int)
  private var pixels: [UInt32]

  /// Between tiles.
  private static let gap = 6
  private static let backdrop: UInt32 = 0xFFB0_A090

  init(tiles: Int, columns: Int, tile: PixelSize) {
    self.columns = min(columns, max(tiles, 1))
    self.tile = tile
    let rows = (max(tiles, 1) + self.columns - 1) / self.columns
    size = (
      self.columns * (tile.width + Self.gap) + Self.gap, rows * (tile.height + Self.gap) + Self.gap
    )
    pixels = Array(repeating: Self.backdrop, count: size.width * size.height)
  }

  mutating func place(_ image: RowImage?, at index: Int, number: RowImage) {
    let x = Self.gap + index % columns * (tile.width + Self.gap)
    let y = Self.gap + index / columns * (tile.height + Self.gap)
    if let image { paste(image, x, y) }
    paste(number, x, y)
  }

  private mutating func paste(_ image: RowImage, _ x: Int, _ y: Int) {
    for row in 0..<min(image.size.height, size.height - y) {
      let line = image.row(image.rowIndices[row]).prefix(size.width - x)
      let start = (y + row) * size.width + x
      pixels.replaceSubrange(start..<start + line.count, with: line)
    }
  }

  func image() throws -> RowImage {
    RowImage(
      size: try PixelSize(width: size.width, height: size.height),
      rowIndices: (0..<Int32(size.height)).map { $0 }, pixels: pixels)
  }
}
