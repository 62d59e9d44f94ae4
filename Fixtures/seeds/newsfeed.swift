// Made from newsfeed.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// The placeholder of newsfeed.xml at every width: one gradient behind all bones.
struct NewsfeedSkeleton: View {
    /// The number of equal rows; `fill` is as many as the height requires.
    enum Rows: Hashable {
        case count(Int)
        case fill
    }

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

    var rows = Rows.count(3)
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
        WidthLayout(rows: rows) {
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
        let rows: Rows

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let proposed = proposal.replacingUnspecifiedDimensions()
            let size = CGSize(width: min(proposed.width, 10_000), height: min(proposed.height, 10_000))
            if rows == .fill, proposal.height != nil { return size }
            let count = NewsfeedSkeleton.rowCount(rows, in: size)
            let height = NewsfeedSkeleton.height(width: size.width, rows: count)
            return CGSize(width: size.width, height: height)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    nonisolated private static func rowCount(_ rows: Rows, in size: CGSize) -> Int {
        if case .count(let count) = rows { return max(0, count) }
        return Int(min(1_000, max(0, ((size.height - 16) / 210).rounded(.up))))
    }

    /// The height in points at a width in points.
    nonisolated private static func height(width: CGFloat, rows: Int) -> CGFloat {
        return 210 * CGFloat(rows)
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
        for row in 0..<Self.rowCount(rows, in: size) {
            let y = 210 * CGFloat(row)
            path.addBone(x: 16, y: 16 + y, width: 44, height: 44)  // avatar
            path.addBone(x: 68, y: 24 + y, width: min(width - 68, 210), height: 8)  // fullName
            path.addBone(x: 68, y: 40 + y, width: min(width - 68, 160), height: 8)  // createTime
            path.addBone(x: 16, y: 84 + y, width: min(width - 16, 300), height: 8)  // line1
            path.addBone(x: 16, y: 100 + y, width: min(width - 16, 336), height: 8)  // line2
            path.addBone(x: 16, y: 116 + y, width: min(width - 16, 262), height: 8)  // line3
        }
        guard isRightToLeft else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
}

struct NewsfeedSkeleton_Previews: PreviewProvider {
    static var previews: some View {
        NewsfeedSkeleton()
        NewsfeedSkeleton().preferredColorScheme(.dark)
        NewsfeedSkeleton().environment(\.layoutDirection, .rightToLeft)
    }
}

extension Path {
    fileprivate mutating func addBone(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        if width > 0, height > 0 { addRect(CGRect(x: x, y: y, width: width, height: height)) }
    }
}

extension Color {
    /// `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
