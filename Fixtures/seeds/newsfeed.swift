// Made from newsfeed.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What shows while newsfeed.xml loads: 375 × 630 points, one gradient behind all bones.
struct NewsfeedSkeleton: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Group {
            if reduceMotion {
                Color(hex: 0xEEEEEE)
            } else {
                TimelineView(.animation) { timeline in
                    gradient(at: progress(at: timeline.date))
                }
            }
        }
        .clipShape(NewsfeedBones())
        .frame(width: 375, height: 630)
        .background(Color(hex: 0xFFFFFF))
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

    /// How far the gradient is on its way, 0…1: the same in all views at any time.
    private func progress(at date: Date) -> Double {
        let runs = date.timeIntervalSinceReferenceDate
        return runs.truncatingRemainder(dividingBy: 1)
    }

    /// Each color with its place at the start and at the end of the way, from `startPoint` to `endPoint`.
    private func gradient(at progress: Double) -> some View {
        let stops: [(hex: UInt32, from: Double, to: Double)] = [
            (0xF6F7F8, 0, 0.425),
            (0xEEEEEE, 0, 0.925),
            (0xDDDDDD, 0.425, 0.925),
            (0xEEEEEE, 0.5, 0.95),
            (0xF6F7F8, 1, 1),
        ]
        return LinearGradient(
            stops: stops.map {
                Gradient.Stop(color: Color(hex: $0.hex), location: $0.from + ($0.to - $0.from) * progress)
            },
            startPoint: UnitPoint(x: -2.55, y: 0), endPoint: UnitPoint(x: 1.45, y: 0)
        )
    }
}

/// All bones, in points from the top left corner.
private struct NewsfeedBones: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for cell in 0..<3 {
            let y = 210 * CGFloat(cell)
            path.addBone(x: 16, y: 16 + y, width: 44, height: 44)  // avatar
            path.addBone(x: 68, y: 24 + y, width: 210, height: 8)  // fullName
            path.addBone(x: 68, y: 40 + y, width: 160, height: 8)  // createTime
            path.addBone(x: 16, y: 84 + y, width: 300, height: 8)  // line1
            path.addBone(x: 16, y: 100 + y, width: 336, height: 8)  // line2
            path.addBone(x: 16, y: 116 + y, width: 262, height: 8)  // line3
        }
        return path
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
