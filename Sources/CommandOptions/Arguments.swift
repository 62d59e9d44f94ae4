import ArgumentParser
import Skeleton

/// A command-line argument that is a time of at least 0, such as `0.5`, `0.5s` or `500ms`.
package struct SecondsArgument: ExpressibleByArgument, Sendable {
  /// The time in seconds, at least 0.
  package let seconds: Double

  package init(_ seconds: Double) {
    self.seconds = seconds
  }

  /// Parses a time such as `0.5`, `0.5s` or `500ms`; nil for other texts and negative times.
  package init?(argument: String) {
    guard let seconds = RenderOptions.parseSeconds(argument) else { return nil }
    self.seconds = seconds
  }

  package var defaultValueDescription: String { seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s" }
}

/// A command-line argument that is a whole number from 1 to 10¹².
package struct CountArgument: ExpressibleByArgument, Sendable {
  /// The whole number that the argument states, from 1 to 10¹².
  package let count: Int

  /// Parses a whole number from 1 to 10¹² in decimal digits; nil for other texts and numbers.
  package init?(argument: String) {
    guard let number = Int(argument), (1...1_000_000_000_000).contains(number) else { return nil }
    count = number
  }

  package init(_ count: Int) {
    self.count = count
  }

  package var defaultValueDescription: String { "\(count)" }
}

/// A command-line argument that is a TCP port, 1…65535, or 0 for any free port.
package struct PortArgument: ExpressibleByArgument, Sendable {
  package let number: UInt16

  /// Parses a whole number from 0 to 65535 in decimal digits; nil for other texts and numbers.
  package init?(argument: String) {
    guard let number = UInt16(argument) else { return nil }
    self.number = number
  }

  package init(_ number: UInt16) {
    self.number = number
  }

  package var defaultValueDescription: String { number == 0 ? "a free one" : "\(number)" }
}
