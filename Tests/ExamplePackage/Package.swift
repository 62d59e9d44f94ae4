// swift-tools-version: 6.2
import PackageDescription

// A package that uses the project as any other would: by its products only.
let package = Package(
  name: "example",
  dependencies: [
    .package(name: "skeleton", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        .product(name: "Skeleton", package: "skeleton"),
        .product(name: "SkeletonTesting", package: "skeleton"),
      ],
      exclude: ["Cells", "__Snapshots__"])
  ]
)
