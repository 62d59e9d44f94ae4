import Foundation
import SwiftUI

@MainActor func judgeSwiftUI(_ make: @MainActor () -> any View, _ widths: [Double]) -> [String: Figures] {
  inAllCases(widths) { width, isRightToLeft, isDark in
    var environment = EnvironmentValues()
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.colorScheme = isDark ? .dark : .light
    var figures = Figures()
    for time in times {
      currentDate = Date(timeIntervalSinceReferenceDate: 1_200 + time)
      read(make(), width, environment, into: &figures)
    }
    return figures
  }
}

@MainActor private func read(
  _ view: some View, _ width: Double, _ environment: EnvironmentValues, into figures: inout Figures
) {
  let (size, fills) = drawing(of: view, width: width, in: environment)
  expect(size.width == width, "the placeholder is as wide as proposed")
  figures.height = size.height
  let isFirst = figures.gradients.isEmpty
  figures.surfaces = []
  var index = 0
  for fill in fills.dropFirst() {
    switch fill.shading {
    case .linear(let gradient, let start, let end):
      figures.bones = fill.path.boxes.map(\.figures)
      let locations = gradient.stops.map { Double($0.location) }
      if isFirst {
        let frame = fill.clips.last?.boxes.first ?? CGRect(origin: .zero, size: size)
        figures.gradients.append(
          Figures.Gradient(
            frame: frame.figures, start: [start.x, start.y], end: [end.x, end.y],
            colors: gradient.stops.map(\.color.components),
            locations: [locations]))
      } else {
        figures.gradients[index].locations.append(locations)
      }
      index += 1
    case .color(let color):
      if figures.bones.isEmpty, figures.gradients.isEmpty {
        figures.bones = fill.path.boxes.map(\.figures)
        figures.gradients = [
          Figures.Gradient(frame: [], start: [0, 0], end: [0, 0], colors: [color.components], locations: [])
        ]
      } else if fill.path.boxes.map(\.figures) == figures.bones, figures.gradients[0].frame.isEmpty {
        if fill.opacity < 1 || figures.gradients[0].colors[0] != color.components {
          figures.gradients[0].shares.append(fill.opacity)
        }
      } else {
        figures.surfaces += fill.path.boxes.map(\.figures)
      }
    }
  }
  guard let path = fills.dropFirst().first?.path else { return }
  figures.covered = path.boxes.indices.filter {
    !path.contains(CGPoint(x: path.boxes[$0].midX, y: path.boxes[$0].midY))
  }
}

/// Ten placeholders in a lazy stack, with the frame of the list, show one sweep.
@MainActor func expectSweepsOfStacks() {
  for (name, make) in swiftUIStacks {
    currentDate = Date(timeIntervalSinceReferenceDate: 77.7)
    let (_, fills) = drawing(of: make(), width: 320, in: EnvironmentValues())
    var sweeps: Set<String> = []
    var count = 0
    for fill in fills {
      guard case .linear(let gradient, let start, let end) = fill.shading else { continue }
      count += 1
      let places = [start.x + fill.origin.x, start.y + fill.origin.y, end.x + fill.origin.x, end.y + fill.origin.y]
      sweeps.insert("\(places.map { ($0 * 100).rounded() }) \(gradient.stops.map(\.location))")
    }
    expect(count == 10 && sweeps.count == 1, "\(name): \(sweeps.count) sweeps in \(count) views")
  }
}
