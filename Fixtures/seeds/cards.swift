// Made from cards.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What shows while cards.xml loads: 375 × 667 points.
struct CardsSkeleton: View {
    var body: some View {
        Color(hex: 0x808080)
            .frame(width: 375, height: 667)
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
                    for cell in 0..<2 {
                        let y = 212.3333 * CGFloat(cell)
                        for item in 0..<3 {
                            let x = 115 * CGFloat(item)
                            path.addBone(x: 34.53 + x, y: 62.35 + y, width: 75.93, height: 117.64, radius: 1.13)
                        }
                    }
                },
                with: .color(Color(hex: 0xFFFFFF))
            )
            context.fill(
                Path { path in
                    for cell in 0..<2 {
                        let x = 115 * CGFloat(cell)
                        path.addBone(x: 34.53 + x, y: 487.01, width: 75.93, height: 117.64, radius: 1.13)
                    }
                },
                with: .color(Color(hex: 0xFFFFFF))
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
    /// `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
