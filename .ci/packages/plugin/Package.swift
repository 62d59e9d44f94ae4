// swift-tools-version: 6.2
import PackageDescription

/// The command plugin `swift package skeleton` with the built command: nothing but the plugin itself is compiled.
let package = Package(
  name: "skeleton-plugin",
  products: [.plugin(name: "SkeletonPlugin", targets: ["SkeletonPlugin"])],
  targets: [
    .binaryTarget(name: "SkeletonCLI", path: "skeleton.artifactbundle"),
    .plugin(
      name: "SkeletonPlugin",
      capability: .command(intent: .custom(verb: "skeleton", description: "Runs the command in the package's folder.")),
      dependencies: ["SkeletonCLI"]),
  ]
)
