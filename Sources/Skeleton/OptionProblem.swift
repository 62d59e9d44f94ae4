import Diagnostics
import Geometry
import ImageCoding

/// What is wrong with the options of a call, or with a picture of the asked size.
enum OptionProblem: Problem, Hashable {
  case unknownDialect(String, available: [String])
  case unknownPreset(String, available: [String])
  case invalidSize
  case invalidScale
  case canvas(PixelSizeError)
  case image(ImageCodingError)

  var code: String {
    switch self {
    case .unknownDialect: "options.dialect"
    case .unknownPreset: "options.preset"
    case .invalidSize: "options.size"
    case .invalidScale: "options.scale"
    case .canvas: "scene.canvas"
    case .image: "image.encoding"
    }
  }

  var message: String {
    switch self {
    case .unknownDialect(let name, let available):
      "there is no dialect \"\(name)\"; expected \(available.joined(separator: ", "))"
    case .unknownPreset(let name, let available):
      "there is no preset \"\(name)\"; expected \(available.joined(separator: ", "))"
    case .invalidSize: "the size is not right, expected points above 0 and at most 10000000"
    case .invalidScale: "the scale is not right, expected a number above 0 and at most 1000"
    case .canvas(.empty(let width, let height)):
      "the canvas is empty: \(width) × \(height) pixels; give it a size with --size"
    case .canvas(.tooLarge(let width, let height, let maximumArea)):
      "the canvas has \(width) × \(height) pixels, at most \(maximumArea) are drawn (--max-pixels, --scale or --size)"
    case .image(let error): error.description
    }
  }
}
