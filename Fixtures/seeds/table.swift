// Made from table.xml by skeleton, format swiftui. For iOS 16, macOS 13, tvOS 16, watchOS 9.

import Accessibility
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What shows while table.xml loads: 375 × 300 points, one gradient behind all bones.
struct TableSkeleton: View {
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
        .clipShape(TableBones())
        .frame(width: 375, height: 300)
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
private struct TableBones: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addBone(x: 16, y: 21.95, width: 110.5, height: 11.9, radius: 5.95)
        path.addBone(x: 151, y: 21.95, width: 34, height: 11.9, radius: 5.95)  // symbol
        path.addBone(x: 16, y: 57.75, width: 110.5, height: 11.9, radius: 5.95)
        path.addBone(x: 151, y: 57.75, width: 59.5, height: 11.9, radius: 5.95)  // bought
        path.addBone(x: 16, y: 93.55, width: 119, height: 11.9, radius: 5.95)
        path.addBone(x: 151, y: 93.55, width: 59.5, height: 11.9, radius: 5.95)  // current
        path.addBone(x: 16, y: 129.35, width: 76.5, height: 11.9, radius: 5.95)
        path.addBone(x: 151, y: 129.35, width: 23.8, height: 11.9, radius: 5.95)  // quantity
        path.addBone(x: 16, y: 177.15, width: 102, height: 11.9, radius: 5.95)
        path.addBone(x: 134, y: 177.15, width: 23.8, height: 11.9, radius: 5.95)  // profit
        path.addBone(x: 16, y: 212.95, width: 34, height: 11.9, radius: 5.95)
        path.addBone(x: 134, y: 212.95, width: 23.8, height: 11.9, radius: 5.95)  // roi
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
