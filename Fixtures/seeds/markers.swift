// Made from markers.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// The placeholder of markers.xml at every width: no bones.
struct MarkersSkeleton: View {
    /// The colors of one color scheme.
    struct Colors {
        var overlay: Color

        static let light = Colors(
            overlay: Color(hex: 0xFFFFFF)
        )

        static let dark = Colors(
            overlay: Color(hex: 0x121212)
        )
    }

    /// Nil for those of the color scheme.
    var colors: Colors?
    /// False in the cells of a list, which is announced once.
    var isAnnounced = true

    @Environment(\.colorScheme) private var colorScheme

    private var palette: Colors { colors ?? (colorScheme == .dark ? .dark : .light) }

    var body: some View {
        WidthLayout {
            Canvas { context, size in
                draw(in: &context, size)
            }
        }
        .overlay {
            ProgressView().position(x: 80, y: 80)
                .environment(\.layoutDirection, .leftToRight)
        }
        .accessibilityElement()
        .accessibilityLabel("Loading…")
        .accessibilityAddTraits(.updatesFrequently)
        .onAppear {
            guard isAnnounced else { return }
            if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
                AccessibilityNotification.Announcement("Loading…").post()
            } else {
                #if canImport(UIKit) && !os(watchOS)
                UIAccessibility.post(notification: .announcement, argument: "Loading…")
                #endif
            }
        }
    }

    /// Takes the proposed width and answers the height.
    private struct WidthLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let proposed = proposal.replacingUnspecifiedDimensions()
            let size = CGSize(width: min(proposed.width, 10_000), height: min(proposed.height, 10_000))
            let height = MarkersSkeleton.height(width: size.width)
            return CGSize(width: size.width, height: height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    /// The height in points at a width in points.
    nonisolated private static func height(width: CGFloat) -> CGFloat {
        return 160
    }

    private func draw(in context: inout GraphicsContext, _ size: CGSize) {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.overlay))
    }
}

struct MarkersSkeleton_Previews: PreviewProvider {
    static var previews: some View {
        MarkersSkeleton()
        MarkersSkeleton().preferredColorScheme(.dark)
        MarkersSkeleton().environment(\.layoutDirection, .rightToLeft)
    }
}

extension Color {
    /// `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
