// What ArgumentParser uses of FoundationEssentials, so that the static command is linked without its 5 MB: see .ci/release.
// The names and types must be those of FoundationEssentials, because ArgumentParser is compiled with its module.

import Glibc

/// ArgumentParser asks each error for this conformance. No type of the command has it.
public protocol LocalizedError: Error {}

/// ArgumentParser makes one for `--experimental-dump-help` only.
open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  /// Ends the command: the functions of the real encoder are not linked.
  public init() {
    let sentence = "Error: the static command cannot print its help as JSON, a build with `swift build` can.\n"
    _ = sentence.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(EX_USAGE)
  }
}

public struct Data {}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public init?(data: __shared Data, encoding: Encoding) { nil }
}
