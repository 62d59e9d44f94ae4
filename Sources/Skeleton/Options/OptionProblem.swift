import Diagnostics
import Geometry
import ImageCoding

/// What is wrong with the options of a call, or with a picture of the asked size.
enum OptionProblem: Problem, Hashable {
  case invalidSize
  case invalidScale
  case invalidTimes
  case invalidFrameRate
  case invalidDuration
  case tooManyFrames(Int, limit: Int)
  case tooManyPixels(frames: Int, limit: Int)
  case canvas(PixelSizeError)
  case image(ImageCodingError)
  case overdue

  var code: String {
    switch self {
    case .invalidSize: "options.size"
    case .invalidScale: "options.scale"
    case .invalidTimes, .invalidFrameRate, .invalidDuration: "options.time"
    case .tooManyFrames, .tooManyPixels: "image.limit"
    case .canvas: "scene.canvas"
    case .image: "image.encoding"
    case .overdue: "render.deadline"
    }
  }

  var message: String {
    switch self {
    case .invalidSize: "the size is not right, expected points above 0 and at most 10000000"
    case .invalidScale: "the scale is not right, expected a number above 0 and at most 1000"
    case .invalidTimes: "start or stop time is not right, expected seconds from 0, the start before the stop"
    case .invalidFrameRate: "the frame rate is not right, expected a number above 0 and at most 1000"
    case .invalidDuration: "the duration is not right, expected seconds above 0"
    case .tooManyFrames(let frames, let limit):
      "the animation has \(frames) frames, at most \(limit) are drawn (--max-frames, --fps or --duration)"
    case .tooManyPixels(let frames, let limit):
      "\(frames) frames of this size have more than \(limit) pixels (--fps, --duration, --scale or --size)"
    case .canvas(.empty(let width, let height)):
      "the canvas is empty: \(width) × \(height) pixels; give it a size with --size"
    case .canvas(.tooLarge(let width, let height, let maximumArea)):
      "the canvas has \(width) × \(height) pixels, at most \(maximumArea) are drawn (--max-pixels, --scale or --size)"
    case .image(let error): error.description
    case .overdue: "the time for this document is over"
    }
  }
}

extension RenderRequest {
  /// Returns true when the caller's time is over.
  var isOverdue: Bool { context.deadline?() ?? false }

  func checkDeadline() throws(InvalidInput) {
    if isOverdue { throw InvalidInput(OptionProblem.overdue, at: nil) }
  }
}
