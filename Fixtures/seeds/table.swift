// Made from table.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// The placeholder of table.xml at every width: one gradient behind all bones.
struct TableSkeleton: View {
    /// The colors of one color scheme.
    struct Colors {
        var overlay: Color
        /// As many colors as here, from the start to the end.
        var gradient: [Color]

        static let light = Colors(
            overlay: Color(hex: 0xFFFFFF),
            gradient: [
                Color(hex: 0xF6F7F8),
                Color(hex: 0xEEEEEE),
                Color(hex: 0xDDDDDD),
                Color(hex: 0xEEEEEE),
                Color(hex: 0xF6F7F8),
            ]
        )

        static let dark = Colors(
            overlay: Color(hex: 0x121212),
            gradient: [
                Color(hex: 0x1E1E1E),
                Color(hex: 0x262626),
                Color(hex: 0x373737),
                Color(hex: 0x262626),
                Color(hex: 0x1E1E1E),
            ]
        )
    }

    /// Nil for those of the color scheme.
    var colors: Colors?
    /// The frame of the gradient in global coordinates, such as that of a list: all placeholders with the same
    /// frame show one sweep. Nil for the frame of the placeholder.
    var sweepFrame: CGRect?
    /// False in the cells of a list, which is announced once.
    var isAnnounced = true

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection

    private var palette: Colors { colors ?? (colorScheme == .dark ? .dark : .light) }
    private var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    var body: some View {
        WidthLayout {
            GeometryReader { geometry in
                TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { timeline in
                    Canvas { context, size in
                        let frame = geometry.frame(in: .global)
                        draw(in: &context, size, frame, at: reduceMotion ? nil : progress(at: timeline.date))
                    }
                }
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
            let height = TableSkeleton.height(width: size.width)
            return CGSize(width: size.width, height: height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    /// The height in points at a width in points.
    nonisolated private static func height(width: CGFloat) -> CGFloat {
        return 300
    }

    private func draw(in context: inout GraphicsContext, _ size: CGSize, _ frame: CGRect, at progress: Double?) {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.overlay))
        let area = (sweepFrame ?? frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
        context.fill(bones(in: size), with: progress.map { gradient(in: area, at: $0) } ?? .color(palette.gradient[1]))
    }

    /// How far the gradient is on its way, 0…1: the same in all views at any time.
    private func progress(at date: Date) -> Double {
        let runs = date.timeIntervalSinceReferenceDate
        return runs.truncatingRemainder(dividingBy: 1)
    }

    private func gradient(in frame: CGRect, at progress: Double) -> GraphicsContext.Shading {
        // The place of each color at the start and at the end of a sweep.
        let places: [(from: Double, to: Double)] = [(0, 0.425), (0, 0.925), (0.425, 0.925), (0.5, 0.95), (1, 1)]
        let stops = zip(palette.gradient, places).map { color, place in
            Gradient.Stop(color: color, location: place.from + (place.to - place.from) * progress)
        }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let x = isRightToLeft ? 1 - x : x
            return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
        }
        let start = point(-2.55, 0)
        let end = point(1.45, 0)
        return .linearGradient(Gradient(stops: stops), startPoint: start, endPoint: end)
    }

    /// All bones, in points from the top left corner.
    private func bones(in size: CGSize) -> Path {
        var path = Path()
        let width = size.width
        path.addBone(x: 16, y: 21.95, width: 110.5, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 57.75, width: 110.5, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 93.55, width: 119, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 129.35, width: 76.5, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 177.15, width: 102, height: 11.9, radius: 5.95)
        path.addBone(x: 16, y: 212.95, width: 34, height: 11.9, radius: 5.95)
        if width < 167.0156 {
            path.addBone(x: 134, y: 177.15, width: width - 150, height: 11.9, radius: min(0.5 * width - 75, 5.95))  // profit
            path.addBone(x: 134, y: 212.95, width: width - 150, height: 11.9, radius: min(0.5 * width - 75, 5.95))  // roi
        } else {
            path.addBone(x: 151, y: 21.95, width: min(width - 167, 34), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // symbol
            path.addBone(x: 151, y: 57.75, width: min(width - 167, 59.5), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // bought
            path.addBone(x: 151, y: 93.55, width: min(width - 167, 59.5), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // current
            path.addBone(x: 151, y: 129.35, width: min(width - 167, 23.8), height: 11.9, radius: min(0.5 * width - 83.5, 5.95))  // quantity
            path.addBone(x: 134, y: 177.15, width: min(width - 150, 23.8), height: 11.9, radius: 5.95)  // profit
            path.addBone(x: 134, y: 212.95, width: min(width - 150, 23.8), height: 11.9, radius: 5.95)  // roi
        }
        guard isRightToLeft else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

struct TableSkeleton_Previews: PreviewProvider {
    static var previews: some View {
        TableSkeleton()
        TableSkeleton().preferredColorScheme(.dark)
        TableSkeleton().environment(\.layoutDirection, .rightToLeft)
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
    /// `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
