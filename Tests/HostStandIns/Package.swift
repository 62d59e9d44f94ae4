// swift-tools-version: 6.2
// Stand-ins for Apple's frameworks, to compile and execute generated source code where there are none.
import PackageDescription

#if os(Linux)
  let package = Package(
    name: "HostStandIns",
    targets: [
      .target(name: "CoreGraphics"),
      .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
      .target(name: "UIKit", dependencies: ["QuartzCore"]),
      .target(name: "Accessibility"),
      .target(name: "Combine"),
      .target(name: "SwiftUI", dependencies: ["CoreGraphics"]),
      // `check.py` adds the generated files and the list of their types.
      .executableTarget(
        name: "Judge", dependencies: ["UIKit", "SwiftUI", "Accessibility", "Combine"],
        swiftSettings: [.treatAllWarnings(as: .error)]),
    ]
  )
#else
  #error("a target named SwiftUI would hide Apple's")
#endif
