import Diagnostics
import Geometry
import ViewTree

@testable import Inference

/// The views of a tree with stored frames, in a picture that is as large as the root.
func flattened(_ root: View, _ source: Source) -> PlacedViews {
  var views: [PlacedView] = []
  func add(_ view: View, parent: Int?, at origin: Point) {
    let index = views.count
    let frame = (view.storedFrame ?? .zero).offset(by: origin)
    var own = view
    own.children = []
    views.append(PlacedView(view: own, frame: frame, parent: parent, end: index + 1, ordinal: nil))
    for child in view.children { add(child, parent: index, at: frame.origin) }
    views[index].end = views.count
  }
  add(root, parent: nil, at: .zero)
  return PlacedViews(size: views[0].frame.size, views: views, source: source)
}

private func document(_ layout: PlacedViews) -> ViewDocument {
  ViewDocument(
    root: layout.views[0].view, source: layout.source,
    canvas: Canvas(width: layout.size.width, height: layout.size.height), direction: .leftToRight)
}

/// The roles of views by the rules for single views.
func decided(_ layout: PlacedViews) throws -> Roles {
  var roles = Roles(layout: layout, settings: RoleSettings(document(layout)), without: nil)
  var meter = WorkMeter(.never)
  try roles.decide(&meter)
  return roles
}

/// The roles of views by all rules.
func inferred(_ layout: PlacedViews, _ direction: LayoutDirection = .leftToRight) throws -> Roles {
  var read = document(layout)
  read.direction = direction
  return try inferRoles(in: layout, of: read, without: nil, deadline: .never)
}

/// A view with a name by which its role is found.
func named(_ identifier: String, _ view: View) -> View {
  var view = view
  view.identifier = identifier
  return view
}

extension Roles {
  /// The role of the first view of a name.
  func role(_ identifier: String) -> Role? { index(identifier).map { decisions[$0].role } }

  /// The form of the first view of a name.
  func form(_ identifier: String) -> Form? { index(identifier).map { decisions[$0].form } }

  /// The visible part of the first view of a name.
  func part(_ identifier: String) -> Rect? { index(identifier).map { visible[$0] } }

  private func index(_ identifier: String) -> Int? {
    layout.views.firstIndex { $0.view.identifier == identifier }
  }
}
