// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// The modules with loops over pixels, bytes and boxes, which are optimized in debug builds, too.
///
/// The tests take a third less time. Packages that depend on this one decide about flags themselves: copies of dependencies are
/// in a folder of this name. With the variable SKELETON_PLAIN nothing is optimized, as `.ci/nightly` runs the tests. With
/// SKELETON_HOT release builds optimize these modules only, as `.ci/test` does.
let hot: Set = [
  "Cassowary", "Geometry", "ImageCoding", "LayerTree", "Layout", "Memory", "Raster", "SceneModel", "TextFormats",
  "XMLTree",
]
let optimizesHot = !Context.packageDirectory.contains("/checkouts/") && Context.environment["SKELETON_PLAIN"] == nil
let optimizesHotOnly = Context.environment["SKELETON_HOT"] != nil

/// The modules that work once for a command, not for each record, which `.ci/release` optimizes for their size.
///
/// The command is 0.2 MB smaller. With all modules but the hot ones it would be 1.1 MB smaller, but records would take 15 %
/// more time.
let small: Set = ["Checks", "CommandOptions", "Comparison", "HostExport", "PreviewPage", "Snapshots", "TextPictures"]
let optimizesSize = Context.environment["SKELETON_SMALL"] != nil

/// The settings of modules without such loops.
let cold: [SwiftSetting] =
  strict + (optimizesHotOnly ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : [])

/// A library target, whose dependencies define the architecture.
///
/// - Parameter embedded: the files that are embedded in the code, so that the library needs no files at run time.
func stage(
  _ name: String, _ dependencies: Target.Dependency..., embedded: [String] = [], in path: String? = nil
) -> Target {
  let isHot = hot.contains(name)
  var flags: [SwiftSetting] = isHot && optimizesHot ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
  if optimizesSize && small.contains(name) { flags.append(.unsafeFlags(["-Osize"], .when(configuration: .release))) }
  return .target(
    name: name, dependencies: dependencies, path: path, resources: embedded.map { .embedInCode($0) },
    swiftSettings: (isHot ? strict : cold) + flags)
}

/// A C library of the system, with a module map and a header.
func system(_ name: String, pkgConfig: String? = nil, apt: String? = nil, brew: String? = nil) -> Target {
  let providers = [apt.map { SystemPackageProvider.apt([$0]) }, brew.map { .brew([$0]) }].compactMap { $0 }
  return .systemLibrary(name: name, pkgConfig: pkgConfig, providers: providers.isEmpty ? nil : providers)
}

/// The tests of the target of the same name.
func tests(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: cold)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The compressor of the service, which only a build with its trait links.
let brotli = Target.Dependency.target(name: "CBrotli", condition: .when(traits: ["Serve"]))

/// Libraries of an HTTP server, which only a build with one of the traits fetches.
func libraries(_ products: KeyValuePairs<String, String>, traits: Set<String>) -> [Target.Dependency] {
  products.map { .product(name: $0.key, package: $0.value, condition: .when(traits: traits)) }
}

/// The libraries of every HTTP server.
func httpServer(_ trait: String) -> [Target.Dependency] {
  libraries(
    [
      "HummingbirdCore": "hummingbird", "HTTPTypes": "swift-http-types", "Logging": "swift-log", "NIOCore": "swift-nio",
      "NIOPosix": "swift-nio",
    ], traits: [trait])
}

/// The libraries with which a server also answers HTTP/2 and ends in order.
let http2Server = libraries(
  [
    "HummingbirdHTTP2": "hummingbird", "ServiceLifecycle": "swift-service-lifecycle",
    "UnixSignals": "swift-service-lifecycle",
  ], traits: ["Serve"])

/// The libraries of the policy of connections.
let httpConnections = libraries(
  [
    "HummingbirdCore": "hummingbird", "HTTPTypes": "swift-http-types", "NIOCore": "swift-nio",
    "NIOHTTPTypes": "swift-nio-extras",
  ], traits: ["Preview", "Serve"])

/// The screens of `skeleton init`, which the command contains.
let starterScreens = ["feed", "profile", "chat", "settings", "shop", "detail", "form", "dashboard"].map {
  Resource.embedInCode("Starters/\($0).xml")
}

/// The folders of data files, which a C file embeds.
let dataFolders = ["android", "fonts", "native", "rules"]

let package = Package(
  name: "skeleton",
  // The first macOS with the Synchronization module.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Skeleton", targets: ["Skeleton"]),
    .library(name: "SkeletonTesting", targets: ["SkeletonTesting"]),
    .executable(name: "skeleton", targets: ["SkeletonCLI"]),
    .executable(name: "skeleton-preview", targets: ["SkeletonPreview"]),
    .executable(name: "skeleton-serve", targets: ["SkeletonServe"]),
    .plugin(name: "SkeletonPlugin", targets: ["SkeletonPlugin"]),
  ],
  traits: [
    .trait(name: "Preview", description: "The server of `skeleton preview`; without it no HTTP package is fetched."),
    .trait(name: "Serve", description: "The server of `skeleton serve`; without it no HTTP package is fetched."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    stage("Geometry"),
    stage("Diagnostics"),
    stage("TextFormats", "Geometry", "Diagnostics"),
    system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    system("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CLibWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
    system("CBrotli", pkgConfig: "libbrotlienc", apt: "libbrotli-dev", brew: "brotli"),
    system("CGifLib", pkgConfig: "libgif", apt: "libgif-dev", brew: "giflib"),
    system("CMalloc"),
    stage("Platform"),
    stage("Memory", "Platform", "CMalloc"),
    stage("XMLTree", "CLibXML2", "Memory", "Platform", "Diagnostics"),
    .target(name: "CTables", exclude: dataFolders),
    stage("Tables", "CTables"),
    stage("LayerTree", "Geometry", "Diagnostics"),
    stage("ViewTree", "LayerTree", "Tables", "Geometry", "Diagnostics"),
    stage("Cassowary"),
    stage("Layout", "ViewTree", "Cassowary", "Tables", "Memory", "Geometry", "Diagnostics"),
    stage(
      "Dialects", "ViewTree", "XMLTree", "LayerTree", "Tables", "TextFormats", "Geometry", "Diagnostics",
      embedded: ["arcs", "markers", "circles", "spinner", "dots", "bar", "pulse", "wave"].map {
        "Native/Indicators/\($0).xml"
      }
        + ["rules", "elements"].map { "Rules/Shipped/shipped-\($0).xml" } + ["DOM/capture.js"]),
    stage("Inference", "Layout", "ViewTree", "Geometry", "Diagnostics"),
    stage("SceneModel", "Inference", "ViewTree", "LayerTree", "Memory", "Geometry", "Diagnostics"),
    stage("Raster", "LayerTree", "Geometry", "Diagnostics"),
    stage("ImageCoding", "Raster", "Geometry", "CLibDeflate", "CLibWebP", "CGifLib"),
    stage("TextPictures", "SceneModel", "LayerTree", "TextFormats", "Geometry", "Diagnostics"),
    stage("PlayerExport", "SceneModel", "LayerTree", "TextFormats", "Geometry", "Diagnostics"),
    stage("HostExport", "PlayerExport", "SceneModel", "LayerTree", "TextFormats", "Geometry", "Diagnostics"),
    stage("SystemIO", "Diagnostics", "Platform"),
    stage(
      "Skeleton", "Geometry", "Diagnostics", "TextFormats", "XMLTree", "LayerTree", "ViewTree", "Layout", "Dialects",
      "Inference", "SceneModel", "Raster", "ImageCoding", "TextPictures", "PlayerExport", "HostExport"),
    stage(
      "Comparison", "Skeleton", "SceneModel", "ViewTree", "ImageCoding", "Raster", "LayerTree", "TextFormats",
      "Geometry", "Diagnostics"),
    stage(
      "Snapshots", "Comparison", "Skeleton", "ImageCoding", "TextFormats", "Diagnostics", "SystemIO",
      embedded: ["Reports/page.css"]),
    stage("SkeletonTesting", "Snapshots", "Comparison", "Skeleton", "ImageCoding", "SystemIO"),
    stage(
      "Checks", "Comparison", "Skeleton", "Inference", "SceneModel", "ViewTree", "ImageCoding", "LayerTree",
      "TextFormats",
      "Geometry", "Diagnostics", "SystemIO"),
    stage("Batch", "Skeleton", "ImageCoding", "TextFormats", "Diagnostics"),
    stage("CommandOptions", "Skeleton", "Diagnostics", "SystemIO", argumentParser),
    .executableTarget(
      name: "SkeletonCLI",
      dependencies: [
        "CommandOptions", "Skeleton", "Dialects", "Comparison", "Snapshots", "Checks", "Batch", "TextFormats",
        "Geometry",
        "Diagnostics", "SystemIO", "Memory", argumentParser,
      ],
      resources: starterScreens,
      swiftSettings: cold),
    .plugin(
      name: "SkeletonPlugin",
      capability: .command(intent: .custom(verb: "skeleton", description: "Runs the command in the package's folder.")),
      path: "Sources/SkeletonPlugin"),
    .target(name: "ServerPolicy", dependencies: httpConnections, swiftSettings: cold),
    stage(
      "PreviewPage", "ServerPolicy", "Skeleton", "TextFormats", "SystemIO",
      embedded: ["page.html", "style.css", "script.js"].map { "Page/\($0)" }),
    .executableTarget(
      name: "SkeletonPreview",
      dependencies: ["PreviewPage", "ServerPolicy", "CommandOptions", "Skeleton", "SystemIO", argumentParser]
        + httpServer("Preview"),
      swiftSettings: cold),
    stage("ServeAPI", "ServerPolicy", "Batch", "Skeleton", "ImageCoding", "TextFormats", "Diagnostics"),
    .executableTarget(
      name: "SkeletonServe",
      dependencies: [
        "ServeAPI", "ServerPolicy", "Batch", "CommandOptions", "Skeleton", "SystemIO", "Memory", argumentParser,
      ]
        + [brotli] + httpServer("Serve") + http2Server,
      swiftSettings: cold),
    .target(name: "CFloors", dependencies: ["CLibXML2", "CLibDeflate"]),
    .executableTarget(
      name: "SkeletonDev",
      dependencies: [
        "Batch", "Checks", "Skeleton", "Inference", "SceneModel", "Layout", "Dialects", "ViewTree", "XMLTree",
        "TextFormats", "LayerTree",
        "Raster", "ImageCoding", "Geometry", "Diagnostics", "SystemIO", "Memory", "CFloors", argumentParser,
      ],
      swiftSettings: cold),
    stage(
      "FuzzTargets", "PreviewPage", "Batch", "Snapshots", "Skeleton", "Comparison", "Dialects", "XMLTree",
      "TextFormats",
      "ImageCoding",
      "Geometry", "Diagnostics", in: "Tests/FuzzTargets"),
    .executableTarget(
      name: "Fuzzing", dependencies: ["FuzzTargets", "SystemIO"], path: "Tests/Fuzzing",
      swiftSettings: cold),
    .target(
      name: "TestSupport", dependencies: ["SkeletonTesting"], path: "Tests/TestSupport",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: cold),
    tests("GeometryTests", "Geometry", "SeededRandom"),
    tests("DiagnosticsTests", "Diagnostics"),
    tests("CassowaryTests", "Cassowary", "SeededRandom"),
    tests("XMLTreeTests", "XMLTree", "Diagnostics"),
    tests("TextFormatsTests", "TextFormats", "Diagnostics"),
    tests(
      "DialectsTests", "Inference", "Layout", "Dialects", "Tables", "ViewTree", "XMLTree", "LayerTree", "TextFormats",
      "Geometry",
      "Diagnostics", "SkeletonTesting", "TestSupport", "SeededRandom"),
    tests(
      "LayoutTests", "Layout", "Cassowary", "Dialects", "ViewTree", "XMLTree", "TextFormats", "Geometry", "Diagnostics",
      "TestSupport", "SeededRandom"),
    tests("LayerTreeTests", "LayerTree", "Geometry", "Diagnostics", "TestSupport", "SeededRandom"),
    tests(
      "SceneModelTests", "Inference", "SceneModel", "Layout", "Dialects", "ViewTree", "XMLTree", "LayerTree",
      "TextFormats",
      "Geometry", "Diagnostics", "TestSupport"),
    tests("RasterTests", "Raster", "LayerTree", "TextFormats", "Geometry", "Diagnostics", "SeededRandom"),
    tests(
      "ImageCodingTests", "ImageCoding", "Raster", "LayerTree", "TextFormats", "Geometry", "CLibDeflate",
      "SeededRandom"),
    tests("SkeletonTests", "Skeleton", "SceneModel", "LayerTree", "Geometry", "SeededRandom", "TestSupport"),
    tests(
      "TextPicturesTests", "TextPictures", "SceneModel", "LayerTree", "TextFormats", "Geometry", "Diagnostics",
      "Skeleton", "TestSupport"),
    tests(
      "PlayerExportTests", "PlayerExport", "SceneModel", "LayerTree", "XMLTree", "Raster", "TextFormats", "Geometry",
      "Diagnostics", "Skeleton", "TestSupport"),
    tests("HostExportTests", "HostExport", "SceneModel", "LayerTree", "Geometry", "Skeleton", "TestSupport"),
    tests(
      "ComparisonTests", "Comparison", "Skeleton", "ImageCoding", "Raster", "Geometry", "Diagnostics", "TestSupport",
      "SeededRandom"),
    tests("SystemIOTests", "SystemIO"),
    tests("BatchTests", "Batch", "Skeleton", "ImageCoding", "TextFormats", "SystemIO", "TestSupport"),
    tests("SnapshotsTests", "Snapshots", "Comparison", "Skeleton", "Diagnostics", "SystemIO"),
    tests(
      "ChecksTests", "Checks", "Comparison", "Skeleton", "TextFormats", "Geometry", "Diagnostics", "SystemIO",
      "SkeletonTesting", "SeededRandom", "TestSupport", exclude: ["Records"]),
    tests(
      "SkeletonTestingTests", "SkeletonTesting", "Snapshots", "Comparison", "Skeleton", "ImageCoding", "Geometry",
      "SystemIO",
      "TestSupport"),
    tests(
      "GoldenTests", "SkeletonTesting", "Skeleton", "Diagnostics", "SceneModel", "Raster", "LayerTree", "Geometry",
      "TestSupport"),
    tests("CommandOptionsTests", "CommandOptions", "Skeleton", argumentParser),
    tests("PreviewPageTests", "PreviewPage", "Skeleton", "SystemIO", "TestSupport"),
    tests("ServerPolicyTests", "ServerPolicy"),
    tests("ServeAPITests", "ServeAPI", "Batch", "Skeleton"),
    tests("CommandLineTests", "SkeletonCLI", "Skeleton", "TestSupport"),
    tests(
      "CorpusTests", "SkeletonDev", "Skeleton", "Inference", "SceneModel", "Layout", "LayerTree", "Dialects",
      "Checks", "Comparison", "ViewTree", "XMLTree", "TextFormats", "SkeletonTesting",
      "Geometry", "Diagnostics", "TestSupport", "SeededRandom", exclude: ["Records"]),
    tests("FuzzTargetsTests", "FuzzTargets", "TestSupport"),
    tests("HygieneTests", "TestSupport"),
  ]
)
