import ArgumentParser
package import Skeleton

/// `390x844`, `390x` or `x844`, in points.
package struct SizeArgument: ExpressibleByArgument, Sendable {
  package let text: String
  package let size: CanvasSize

  package init?(argument: String) {
    guard let size = CanvasSize(argument) else { return nil }
    (text, self.size) = (argument, size)
  }
}

/// `0.5`, `0.5s`, `500ms`, or `25%` of the shimmer's way.
package struct TimeArgument: ExpressibleByArgument, Sendable {
  package let text: String
  package let time: SampleTime

  package init?(argument: String) {
    guard let time = SampleTime(argument) else { return nil }
    (text, self.time) = (argument, time)
  }
}

/// `0.5`, `0.5s` or `500ms`, from 0.
package struct SecondsArgument: ExpressibleByArgument, Sendable {
  package let seconds: Double

  init(_ seconds: Double) {
    self.seconds = seconds
  }

  package init?(argument: String) {
    guard case .seconds(let seconds)? = SampleTime(argument), seconds >= 0 else { return nil }
    self.seconds = seconds
  }
}

/// A number above 0 and at most 1000.
package struct FactorArgument: ExpressibleByArgument, Sendable {
  package let number: Double

  package init?(argument: String) {
    guard let number = RenderOptions.parseExtent(argument), number <= 1_000 else { return nil }
    self.number = number
  }
}

/// A whole number from 1 to 10¹².
package struct CountArgument: ExpressibleByArgument, Sendable {
  package let count: Int

  package init?(argument: String) {
    guard let number = Int(argument), (1...1_000_000_000_000).contains(number) else { return nil }
    count = number
  }
}

/// A name of one of the dialects.
package struct DialectArgument: ExpressibleByArgument, Sendable {
  package let name: String
  package static var allValueStrings: [String] { RenderOptions.dialects }

  package init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}

/// A name of one of the presets.
package struct PresetArgument: ExpressibleByArgument, Sendable {
  package let name: String
  package static var allValueStrings: [String] { RenderOptions.presets }

  package init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}

/// A whole number from 1, or `fill`.
package struct RepetitionArgument: ExpressibleByArgument, Sendable {
  package let repetition: CellRepetition

  package init?(argument: String) {
    guard let repetition = CellRepetition(argument) else { return nil }
    self.repetition = repetition
  }
}
