// Made from hearts.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What shows while hearts.xml loads: 160 × 160 points.
struct HeartsSkeleton: View {
    var body: some View {
        Color(hex: 0xFFFFFF)
            .frame(width: 160, height: 160)
            .overlay { kept }
            .accessibilityElement()
            .accessibilityLabel("Loading…")
            .accessibilityAddTraits(.updatesFrequently)
            .onAppear {
                if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
                    AccessibilityNotification.Announcement("Loading…").post()
                } else {
                    #if canImport(UIKit) && !os(watchOS)
                    UIAccessibility.post(notification: .announcement, argument: "Loading…")
                    #endif
                }
            }
    }

    private var kept: some View {
        Canvas { context, _ in
            context.fill(
                Path { path in
                    path.addBone(x: 0, y: 0, width: 160, height: 160, radius: 10)
                },
                with: .color(Color(hex: 0x80000000))
            )
        }
    }
}

extension Path {
    fileprivate mutating func addBone(
        x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat = 0
    ) {
        let corners = CGSize(width: radius, height: radius)
        let frame = CGRect(x: x, y: y, width: width, height: height)
        addRoundedRect(in: frame, cornerSize: corners, style: .circular)
    }
}

extension Color {
    /// `0xRRGGBB`, or with a first byte that is not 0 `0xAARRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        let opacity = hex >> 24 == 0 ? 1 : channel(24)
        self.init(red: channel(16), green: channel(8), blue: channel(0), opacity: opacity)
    }
}
