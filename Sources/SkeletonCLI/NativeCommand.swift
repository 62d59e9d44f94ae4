import ArgumentParser
import CommandOptions
import Skeleton
import SystemIO

/// The command `skeleton native`, which prints the reference of the native dialect.
struct NativeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "native",
    abstract: "Prints the reference of the native dialect: every element and attribute, with recipes.",
    discussion: "Example: skeleton native navigationBar")

  @Argument(
    help: "Elements to describe, instead of the whole reference.",
    completion: .list(nativeElementNames))
  var elements: [String] = []

  func run() throws {
    guard !elements.isEmpty else { return try writeStandardOutput(Array(nativeReferenceText().utf8)) }
    for name in elements {
      guard let text = nativeReferenceText(of: name) else {
        let nearest = nativeElementName(nearestTo: name)
        let advice = nearest.map { "; did you mean <\($0)>?" } ?? "; `skeleton native` lists all"
        throw Failure.usage("there is no element <\(name)>\(advice)")
      }
      try writeStandardOutput(Array(text.utf8))
    }
  }
}
