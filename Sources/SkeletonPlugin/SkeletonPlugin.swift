// Processes, and the URLs of PackagePlugin, are types of Foundation; the plugin is no part of the command.
import Foundation
import PackagePlugin

/// The command plugin `swift package skeleton`: builds the command and runs it in the folder of a package.
///
/// Input: the arguments after `skeleton`, such as `check`. Output: the output of the command; a failure of the command
/// is a failure of the plugin. Files inside the package are written with `--allow-writing-to-package-directory`.
///
/// The plugin asks for the command when it runs: as a tool of the plugin, every build of the checkout would compile all
/// modules a second time.
@main
struct SkeletonPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let build = try packageManager.build(.product("skeleton"), parameters: .init())
    guard build.succeeded, let command = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure(description: "skeleton cannot be built:\n\(build.logText)")
    }
    let process = Process()
    process.executableURL = command.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    if status != 0 { throw Failure(description: "skeleton has ended with exit code \(status)") }
  }
}

/// The failure of the build or of the command, which has printed its reason.
private struct Failure: Error, CustomStringConvertible {
  let description: String
}
