// Made from cards.xml by skeleton, format swiftui.

import SwiftUI

/// What shows while cards.xml loads: 375 × 667 points.
struct CardsSkeleton: View {
    var body: some View {
        Color(hex: 0x808080)
            .frame(width: 375, height: 667)
            .accessibilityElement()
            .accessibilityLabel("Loading…")
    }
}

extension Color {
    /// `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
