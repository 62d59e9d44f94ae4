import ArgumentParser
import Skeleton
import SystemIO

/// The command `skeleton native`, which prints the reference of the native dialect.
struct NativeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "native", abstract: "Prints the reference of the native dialect.",
    discussion: nativeReferenceText())

  func run() throws {
    try writeStandardOutput(Array(nativeReferenceText().utf8))
  }
}
