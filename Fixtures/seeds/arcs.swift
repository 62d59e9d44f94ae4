// Made from arcs.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What shows while arcs.xml loads: 40 × 40 points.
struct ArcsSkeleton: View {
    var body: some View {
        Color(hex: 0xFFFFFF)
            .frame(width: 40, height: 40)
            .overlay { ProgressView().position(x: 20, y: 20) }
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
}

extension Color {
    /// `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
