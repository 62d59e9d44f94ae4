// Made from stars.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// The placeholder of stars.xml at every width: no bones.
struct StarsSkeleton: View {
    /// The colors of one color scheme.
    struct Colors {
        var overlay: Color

        static let light = Colors(
            overlay: Color(hex: 0xFFFFFFFF)
        )

        static let dark = Colors(
            overlay: Color(hex: 0x121212FF)
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
            let height = StarsSkeleton.height(width: size.width)
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
        context.fill(
            Path { path in
                path.addBone(x: 0, y: 0, width: 160, height: 160, radius: 10)
            },
            with: .color(Color(hex: 0x00000080))
        )
    }
}

struct StarsSkeleton_Previews: PreviewProvider {
    static var previews: some View {
        StarsSkeleton()
        StarsSkeleton().preferredColorScheme(.dark)
        StarsSkeleton().environment(\.layoutDirection, .rightToLeft)
    }
}

extension Path {
    fileprivate mutating func addBone(
        x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat = 0
    ) {
        guard width > 0, height > 0 else { return }
        let radius = min(radius, width / 2, height / 2)
        let frame = CGRect(x: x, y: y, width: width, height: height)
        let corners = CGSize(width: radius, height: radius)
        addRoundedRect(in: frame, cornerSize: corners, style: .circular)
    }
}

extension Color {
    /// `0xRRGGBBAA`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
    }
}
