// Processes, and the URLs of PackagePlugin, are types of Foundation; the plugin is no part of the command.
import Foundation
import PackagePlugin

/// The command plugin `swift package skeleton`: runs the command in the folder of a package.
///
/// Input: the arguments after `skeleton`, such as `check`. Output: the output of the command; a failure of the command
/// is a failure of the plugin. Files inside the package are written with `--allow-writing-to-package-directory`.
@main
struct SkeletonPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    // A tool of the same package is named as its target.
    process.executableURL = try context.tool(named: "SkeletonCLI").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
  }
}

/// The failure of the command, which has printed its reason.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "skeleton has ended with exit code \(status)" }
}
