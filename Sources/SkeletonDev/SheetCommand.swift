public import ArgumentParser
import Diagnostics
import Geometry
import ImageCoding
import LayerTree
import Raster
import SceneModel
public import Skeleton
import SystemIO

/// The command `sheet`, which draws many files as numbered tiles of one PNG, for review.
///
/// A line for each tile with its number is written to standard output.
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

  @Option(help: "The canvas in points, such as 390x844; either side may be missing.")
  var size: CanvasSize?

  @Option(help: "light or dark.")
  var theme: String?

  @Flag(help: "Mirrors layout and sweep.")
  var rtl = false

  @Flag(help: "Outlines and numbers the bones.")
  var annotate = false

  @Option(help: "How many times as far from the overlay's color the bones are drawn: a shimmer is pale.")
  var contrast = 4

  @Option(help: "Draws only so many of the files, chosen by --seed.")
  var sample: Int?

  @Option(help: "Chooses the sample.")
  var seed: UInt64 = 1

  func run() throws {
    let tileSize = try PixelSize(width: max(tile, 16), height: max(tile, 16) * 3 / 2)
    let files = sample.map { chosen($0, of: self.files, seed: seed) } ?? self.files
    var sheet = Sheet(tiles: files.count, columns: max(columns, 1), tile: tileSize)
    for (index, file) in files.enumerated() {
      let outcome = draw(file, tileSize)
      print("\(index)  \(file)\(outcome.note)")
      try sheet.place(outcome.image, at: index, number: digits(index))
    }
    try writeFile(encodePNG(sheet.image()), to: output)
  }

  /// The picture of a file, scaled to fit the tile, and an empty note; nil and the reason if the file cannot be drawn.
  private func draw(_ file: String, _ tile: PixelSize) -> (image: RowImage?, note: String) {
    do {
      let bytes = try readInput(file, limit: RenderLimits().inputBytes)
      let found = try Document(bytes, options: options).scene(options).content
      let scene = annotate ? found.annotated : found
      let scale = min(Double(tile.width) / scene.size.width, Double(tile.height) / scene.size.height)
      let size = try PixelSize(covering: scene.size, scale: scale)
      var rasterizer = Rasterizer(size: size, scale: scale)
      let progress = SampleTime(at).map { if case .progress(let share) = $0 { share } else { 0.5 } } ?? 0.5
      let image = rasterizer.draw(scene.presentation(at: .progress(progress)))
      return (annotate ? image : image.contrasted(by: contrast, from: scene.overlay), "")
    } catch let error as RenderError {
      return (nil, "  " + (error.problems.first?.message ?? ""))
    } catch {
      return (nil, "  \(error)")
    }
  }

  private var options: RenderOptions {
    var options = RenderOptions()
    options.theme = theme.map { ThemeName($0) }
    options.isRightToLeft = rtl
    if let size { options.size = size }
    return options
  }

  /// A picture of a tile's index, in red decimal digits on white.
  ///
  /// - Throws: an error if the size of the picture is invalid.
  private func digits(_ index: Int) throws -> RowImage {
    let (shapes, width) = digitShapes(index, at: Point(x: 2, y: 2), height: 12)
    let size = Size(width: width + 4, height: 16)
    let plate = DisplayItem.fill(.roundedRect(RoundedRect(Rect(origin: .zero, size: size))), .color(.white))
    let red = Color(red: 214, green: 0, blue: 60)
    var rasterizer = Rasterizer(size: try PixelSize(covering: size, scale: 1), scale: 1)
    return rasterizer.draw(DisplayList(size: size, items: [plate] + shapes.map { .fill($0, .color(red)) }))
  }
}

extension CanvasSize: ExpressibleByArgument {
  /// Parses a size such as `390x844`, `390x` or `x844`; nil for any other text.
  public init?(argument: String) {
    self.init(argument)
  }
}
