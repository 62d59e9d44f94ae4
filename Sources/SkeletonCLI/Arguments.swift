public import ArgumentParser
public import Skeleton

/// `390x844`, `390x` or `x844`, in points.
struct SizeArgument: ExpressibleByArgument, Sendable {
  let text: String
  let width: Double?
  let height: Double?

  init?(argument: String) {
    guard let size = RenderOptions.parseSize(argument) else { return nil }
    (text, width, height) = (argument, size.width, size.height)
  }
}

/// `0.5`, `0.5s`, `500ms`, or `25%` of the shimmer's way.
struct TimeArgument: ExpressibleByArgument, Sendable {
  let text: String
  let time: SampleTime

  init?(argument: String) {
    guard let time = SampleTime(argument) else { return nil }
    (text, self.time) = (argument, time)
  }
}

/// `0.5`, `0.5s` or `500ms`, from 0.
struct SecondsArgument: ExpressibleByArgument, Sendable {
  let seconds: Double

  init?(argument: String) {
    guard case .seconds(let seconds)? = SampleTime(argument), seconds >= 0 else { return nil }
    self.seconds = seconds
  }
}

/// A number above 0 and at most 1000.
struct FactorArgument: ExpressibleByArgument, Sendable {
  let number: Double

  init?(argument: String) {
    guard let number = RenderOptions.parseExtent(argument), number <= 1_000 else { return nil }
    self.number = number
  }
}

/// A whole number from 1 to 10¹².
struct CountArgument: ExpressibleByArgument, Sendable {
  let count: Int

  init?(argument: String) {
    guard let number = Int(argument), (1...1_000_000_000_000).contains(number) else { return nil }
    count = number
  }
}

/// A name of one of the dialects.
struct DialectArgument: ExpressibleByArgument, Sendable {
  let name: String
  static var allValueStrings: [String] { RenderOptions.dialects }

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}

/// A name of one of the presets.
struct PresetArgument: ExpressibleByArgument, Sendable {
  let name: String
  static var allValueStrings: [String] { RenderOptions.presets }

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}

/// A whole number from 1, or `fill`.
struct RepetitionArgument: ExpressibleByArgument, Sendable {
  let repetition: CellRepetition

  init?(argument: String) {
    guard let repetition = CellRepetition(argument) else { return nil }
    self.repetition = repetition
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension LayoutFormat: ExpressibleByArgument {}
extension MarkupStyle.Animation: ExpressibleByArgument {}
