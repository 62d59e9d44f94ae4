import UIKit

/// A view that can animate; the judge reads its layers.
@MainActor protocol Placeholder: UIView {
  func startAnimating()
  func stopAnimating()
}

@MainActor func judgeUIKit(_ make: @MainActor () -> any Placeholder, _ widths: [Double]) -> [String: Figures] {
  inAllCases(widths) { width, isRightToLeft, isDark in
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 10_000))
    window.direction = isRightToLeft ? .rightToLeft : .leftToRight
    let view = make()
    window.addSubview(view)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.frame = CGRect(origin: .zero, size: size)
    // The window of the picture is as high as the placeholder.
    window.frame.size.height = size.height
    expect(view.isHidden, "a stopped placeholder is hidden")
    view.startAnimating()
    window.layoutIfNeeded()
    expect(!view.isHidden, "a started placeholder is shown")
    expect(view.intrinsicContentSize.height == size.height, "intrinsicContentSize is sizeThatFits")
    var figures = figures(of: view)
    figures.height = size.height
    view.stopAnimating()
    expect(view.isHidden, "a stopped placeholder is hidden again")
    return figures
  }
}

@MainActor private func figures(of view: UIView) -> Figures {
  var figures = Figures()
  for layer in view.layer.sublayers ?? [] {
    if let mask = layer.mask as? CAShapeLayer, let path = mask.path {
      expect(mask.fillRule == .nonZero, "the bones are a union")
      figures.bones = path.boxes.map(\.figures)
      for (index, box) in path.boxes.enumerated() {
        if !path.contains(CGPoint(x: box.midX, y: box.midY), using: .winding) { figures.covered.append(index) }
      }
      figures.gradients = (layer.sublayers ?? []).compactMap { ($0 as? CAGradientLayer).map(gradient) }
    } else if let shape = layer as? CAShapeLayer, let path = shape.path {
      figures.surfaces += path.boxes.map(\.figures)
    }
  }
  return figures
}

/// The begin of the loop that the first time belongs to.
private let begin = 1_200.0

@MainActor private func gradient(_ layer: CAGradientLayer) -> Figures.Gradient {
  func point(_ unit: CGPoint) -> [Double] {
    [layer.frame.minX + unit.x * layer.frame.width, layer.frame.minY + unit.y * layer.frame.height]
  }
  func numbers(_ value: Any?) -> [Double] { (value as? [NSNumber] ?? []).map(\.doubleValue) }
  let colors = (layer.colors ?? layer.backgroundColor.map { [$0] } ?? []).compactMap {
    ($0 as? CGColor)?.components.map(Double.init)
  }
  var result = Figures.Gradient(
    frame: layer.frame.figures, start: point(layer.startPoint), end: point(layer.endPoint), colors: colors,
    locations: [])
  let sweep = layer.animation(forKey: "sweep")
  for time in times {
    let progress = sweep?.progress(at: begin + time)
    expect(sweep == nil || progress != nil, "a sweep never ends")
    if sweep?.keyPath == "backgroundColor" { result.shares.append(progress ?? 0) }
    if sweep?.keyPath == "locations", let progress {
      let (from, to) = (numbers(sweep?.fromValue), numbers(sweep?.toValue))
      let inUnit = (from + to).allSatisfy { (0...1).contains($0) }
      expect(from == from.sorted() && to == to.sorted() && inUnit, "locations ascend in 0…1")
      result.locations.append(zip(from, to).map { $0 + ($1 - $0) * progress })
    } else {
      result.locations.append(numbers(layer.locations))
    }
  }
  return result
}

/// Ten cells that are created at ten moments, at ten places, show one sweep.
@MainActor func expectSweeps() {
  for (name, make) in uikitCells {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    var cells: [UIView] = []
    for index in 0..<10 {
      currentMediaTime = 1_000 + Double(index) * 0.37
      let cell = make()
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.frame = CGRect(x: 10, y: Double(index) * height, width: 300, height: height)
      window.addSubview(cell)
      window.layoutIfNeeded()
      cell.layoutIfNeeded()
      cells.append(cell)
    }
    let found = cells.map { cell -> Figures in
      let placeholder = cell.subviews[0].subviews[0]
      expect(placeholder.frame.size == cell.frame.size, "\(name): the placeholder fills the cell")
      return figures(of: placeholder)
    }
    let same = Set(found.map { figures in figures.gradients.map(\.locations).description })
    expect(same.count == 1, "\(name): \(same.count) sweeps in ten cells")
    // The gradient of each cell covers the window.
    for (cell, figures) in zip(cells, found) where figures.gradients.count == 1 && figures.gradients[0].colors.count > 1
    {
      let frame = figures.gradients[0].frame
      expect(
        frame[0] + cell.frame.minX == 0 && frame[1] + cell.frame.minY == 0 && frame[2] == 320,
        "\(name): the gradient of a cell is at \(frame)")
    }
    UIAccessibility.isReduceMotionEnabled = true
    NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    for cell in cells {
      for gradient in figures(of: cell.subviews[0].subviews[0]).gradients {
        expect(
          gradient.colors.count == 1 || Set(gradient.locations.map(\.description)).count == 1,
          "\(name): reduced motion moves")
      }
    }
    UIAccessibility.isReduceMotionEnabled = false
    NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }
  expect(!uikitCells.isEmpty, "there are no cells")
  expect(UIAccessibility.announcements.allSatisfy { !$0.isEmpty }, "an announcement is empty")
}
