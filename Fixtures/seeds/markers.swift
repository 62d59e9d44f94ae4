// Made from markers.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What shows while markers.xml loads: 160 × 160 points.
struct MarkersSkeleton: View {
    var body: some View {
        Color(hex: 0xFFFFFF)
            .frame(width: 160, height: 160)
            .overlay { ProgressView().position(x: 80, y: 80) }
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
