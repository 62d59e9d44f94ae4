import Diagnostics
import Geometry
import ImageCoding

/// An error in the options of a call, or in the size or number of the pictures that they request.
enum OptionProblem: Problem, Hashable {
  case outOfRange(String, expected: String)
  case stopBeforeStart
  case tooManyFrames(Int, limit: Int)
  case tooManyPixels(frames: Int, limit: Int)
  case canvas(PixelSizeError)
  case image(ImageCodingError)
  case oneForAllWidths
  case shellMoves
  case fixedTexts

  var code: String {
    switch self {
    case .outOfRange(let name, _): "options.\(name)"
    case .stopBeforeStart: "options.time"
    case .tooManyFrames, .tooManyPixels: "image.limit"
    case .canvas: "scene.canvas"
    case .image: "image.encoding"
    case .oneForAllWidths, .shellMoves, .fixedTexts: IgnoredOption.code
    }
  }

  var message: String {
    switch self {
    case .outOfRange(let name, let expected): "the option \"\(name)\" is out of range, expected \(expected)"
    case .stopBeforeStart: "the stop time is before the start time"
    case .tooManyFrames(let frames, let limit):
      "the animation has \(frames) frames, at most \(limit) are drawn (--max-frames, --fps or --duration)"
    case .tooManyPixels(let frames, let limit):
      "\(frames) frames of this size have more than \(limit) pixels (--fps, --duration, --scale or --size)"
    case .canvas(.empty(let width, let height)):
      "the canvas is empty: \(width) × \(height) pixels; give it a size with --size"
    case .canvas(.tooLarge(let width, let height, let maximumArea)):
      "the canvas has \(width) × \(height) pixels, at most \(maximumArea) are drawn (--max-pixels, --scale or --size)"
    case .canvas(.tooLong(let width, let height, let maximumSide)):
      "the canvas has \(width) × \(height) pixels, at most \(maximumSide) on a side are drawn (--max-pixels, --scale or --size)"
    case .image(let error): error.description
    case .shellMoves: "a shell is animated by CSS: a time and another technique have no effect on it"
    case .oneForAllWidths:
      "a responsive svg or html follows every width, at the height of the first size; further sizes have no effect"
    case .fixedTexts:
      "the font scale has no effect on a dump, a captured page or a drawing: their texts have the sizes shown"
    }
  }
}

extension InvalidInput {
  init(canvas error: PixelSizeError) {
    self.init(OptionProblem.canvas(error), at: nil)
  }

  init(image error: ImageCodingError) {
    self.init(OptionProblem.image(error), at: nil)
  }
}

extension RenderOptions {
  /// Checks each option against its range, and the stop time against the start time.
  ///
  /// - Throws: ``InvalidInput`` for the first option, in the order of ``RenderOption/all``, whose value is out of
  ///   range.
  func checkRanges() throws(InvalidInput) {
    if let option = RenderOption.firstInvalid(in: self) {
      throw InvalidInput(OptionProblem.outOfRange(option.name, expected: option.expected), at: nil)
    }
    if let stopTime, stopTime < startTime { throw InvalidInput(OptionProblem.stopBeforeStart, at: nil) }
  }

  /// True if all values are in range, so that they need not be checked for each document of a stream.
  package var areInRange: Bool { (try? checkRanges()) != nil }
}

extension RenderRequest {
  /// Checks the ranges of the options, unless the caller has checked them.
  ///
  /// - Throws: ``InvalidInput`` with ``OptionProblem``.
  func checkRanges() throws(InvalidInput) {
    if !context.hasCheckedOptions { try options.checkRanges() }
  }

  /// The time limit that the caller set for the render, if any, and the limit of work.
  var deadline: Deadline { Deadline(context.deadline, budget: budget, bytes: bytes, observer: context.workObserver) }

  /// Checks that the caller's time limit has not passed and that the limit of work is not exceeded.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` or ``WorkProblem``.
  func checkDeadline() throws(InvalidInput) { try deadline.check() }

  /// Counts steps of work, of which 256 are a unit, and checks the deadline as ``checkDeadline()`` does.
  func count(steps: Int) throws(InvalidInput) {
    if !deadline.allowsMore(steps / 256) { throw deadline.error }
  }
}
