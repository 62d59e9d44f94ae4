import ArgumentParser
import Diagnostics
import Geometry
import Layout
import ViewTree

/// The command `layout-speed`, which measures the Auto Layout solver for generated screens of many views.
struct LayoutSpeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-speed", abstract: "Times Auto Layout on made-up screens.",
    discussion: "Milliseconds of the first solution, and of a change of the width; the fastest of several runs.")

  @Option(help: "Views in a screen.")
  var views = 2_000

  @Option(help: "Runs, of which the fastest counts.")
  var runs = 7

  func run() throws {
    for screen in MadeUpScreen.allCases {
      let scene = screen.scene(views: max(views, 8))
      var first = Double.infinity
      var edit = Double.infinity
      for run in 0..<max(runs, 1) {
        var start = ContinuousClock.now
        guard var layout = AutoLayout(scene), let solved = layout.solve() else { return print("\(screen): not solved") }
        first = min(first, milliseconds(since: start))
        start = ContinuousClock.now
        guard let resized = layout.resize(width: 320 + Double(run)) else { return print("\(screen): not resized") }
        edit = min(edit, milliseconds(since: start))
        if !solved.broken.isEmpty || resized.frames.count != scene.items.count { print("\(screen): constraints broke") }
      }
      let share = ((edit / first) * 1_000).rounded() / 10
      let counts = "\(scene.items.count) views\t\(scene.constraints.count) constraints"
      print("\(screen)\t\(counts)\t\(first) ms\t\(edit) ms (\(share) %)")
    }
  }

  private func milliseconds(since start: ContinuousClock.Instant) -> Double {
    ((ContinuousClock.now - start) / .milliseconds(1) * 100).rounded() / 100
  }
}

/// A generated screen of many views with constraints that are typical of real screens.
private enum MadeUpScreen: String, CaseIterable {
  /// Rows one below the other, each with a picture, a title and a wrapping text.
  case rows
  /// The same rows as in ``rows``, with the constraints in an arbitrary order.
  case scattered
  /// Rows one below the other, each with a picture and a stack view of two texts.
  case stacks
  /// A single chain of labels, each constrained to the one above it.
  case chain

  func scene(views: Int) -> ConstraintScene {
    var maker = SceneMaker()
    var last: Int?
    switch self {
    case .rows, .scattered:
      while maker.scene.items.count + 4 <= views {
        let row = maker.row(below: last)
        maker.fillRow(row)
        last = row
      }
    case .stacks:
      while maker.scene.items.count + 5 <= views {
        let row = maker.row(below: last)
        maker.fillRowWithStack(row)
        last = row
      }
    case .chain:
      while maker.scene.items.count < views { last = maker.label(below: last) }
    }
    var scene = maker.scene
    if self == .scattered {
      // A prime number that divides none of these numbers of constraints.
      let count = scene.constraints.count
      scene.constraints = scene.constraints.indices.map { maker.scene.constraints[$0 * 7_919 % count] }
    }
    return scene
  }
}

private struct SceneMaker {
  var scene: ConstraintScene
  private let location = SourceLocation(offset: 0)

  init() {
    scene = ConstraintScene(width: 390, height: .exactly(844))
    scene.items = [LayoutItem(element: "view", parent: nil, holding: .root, location: location)]
  }

  mutating func row(below last: Int?) -> Int {
    let row = add("view", in: 0)
    pin(row, .leading, to: 0, .leading)
    pin(row, .trailing, to: 0, .trailing)
    pin(row, .top, to: last ?? 0, last == nil ? .top : .bottom, 8)
    return row
  }

  mutating func fillRow(_ row: Int) {
    let image = image(in: row)
    let title = text("A title that fits", lines: 1, in: row)
    let body = text("A text that takes two lines or three where it stands in a phone's width", lines: 0, in: row)
    for label in [title, body] {
      pin(label, .leading, to: image, .trailing, 8)
      pin(row, .trailing, to: label, .trailing, 16)
    }
    pin(title, .top, to: row, .top, 8)
    pin(body, .top, to: title, .bottom, 4)
    pin(row, .bottom, to: body, .bottom, 8)
  }

  mutating func fillRowWithStack(_ row: Int) {
    let image = image(in: row)
    let stack = add("stackView", in: row)
    var arrangement = StackArrangement()
    arrangement.axis = .vertical
    arrangement.spacing = 4
    arrangement.arranged = [text("A title", lines: 1, in: stack), text("A second line", lines: 1, in: stack)]
    scene.items[stack].arrangement = arrangement
    pin(stack, .leading, to: image, .trailing, 8)
    pin(row, .trailing, to: stack, .trailing, 16)
    pin(stack, .top, to: row, .top, 8)
    pin(row, .bottom, to: stack, .bottom, 8)
  }

  mutating func label(below last: Int?) -> Int {
    let label = text("A label among many", lines: 1, in: 0)
    pin(label, .leading, to: 0, .leading, 16)
    pin(label, .top, to: last ?? 0, last == nil ? .top : .bottom, 8)
    return label
  }

  private mutating func image(in row: Int) -> Int {
    let image = add("imageView", in: row)
    pin(image, .leading, to: row, .leading, 16)
    pin(image, .centerY, to: row, .centerY)
    for attribute in [LayoutAttribute.width, .height] {
      var constraint = LayoutConstraint(.init(.view(image), attribute), owner: image, location: location)
      constraint.constant = 44
      scene.constraints.append(constraint)
    }
    return image
  }

  private mutating func text(_ text: String, lines: Int, in parent: Int) -> Int {
    let label = add("label", in: parent)
    scene.items[label].content = .text(
      TextContent(text, font: FontDescription(pointSize: 15), maximumLines: lines, scale: 2))
    scene.items[label].hugging = AxisPriorities(horizontal: 251, vertical: 251)
    return label
  }

  private mutating func add(_ element: String, in parent: Int) -> Int {
    scene.items.append(LayoutItem(element: element, parent: parent, holding: .constraints, location: location))
    return scene.items.count - 1
  }

  private mutating func pin(
    _ first: Int, _ attribute: LayoutAttribute, to second: Int, _ secondAttribute: LayoutAttribute,
    _ constant: Double = 0
  ) {
    var constraint = LayoutConstraint(.init(.view(first), attribute), owner: 0, location: location)
    constraint.second = .init(.view(second), secondAttribute)
    constraint.constant = constant
    scene.constraints.append(constraint)
  }
}
