import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Reads the elements of a dump, whose frames are all on the screen, into views, whose frames are in their parents.
struct DumpReader<Platform: DumpPlatform> {
  private var platform: Platform
  var diagnostics: [Diagnostic] = []
  private var unknownClasses: Set<String> = []
  /// The lists of the dump, by the place of their elements.
  private(set) var lists: Set<SourceLocation> = []
  /// The views whose first child the dump leaves out.
  private(set) var withoutFirst: Set<SourceLocation> = []

  private var meter: WorkMeter

  init(_ platform: Platform, _ limits: ViewLimits) {
    self.platform = platform
    meter = WorkMeter(limits.deadline)
  }

  /// The window that is the screen: one of the app rather than the system's, the largest, the one that shows most.
  ///
  /// Half of all dumps have several: status bar, keyboard and dialogs come as windows of their own, in any order.
  mutating func readMainWindow(among elements: [XMLElement]) -> DumpedWindow? {
    let windows = elements.compactMap { element in
      readView(element, on: .zero, asCell: false).map {
        DumpedWindow(view: $0, belongsToSystem: platform.belongsToSystem(element))
      }
    }
    let others = windows.filter { !$0.view.isHidden && !$0.frame.isEmpty }.count - 1
    if others > 0, let first = elements.first {
      diagnostics.append(.note(DumpProblem.otherWindows(others), at: first.location))
    }
    return windows.reduce(nil) { best, window in
      best.map { $0.isAtLeast(window) } ?? false ? best : window
    }
  }

  /// - Parameter parent: the parent's frame on the screen.
  private mutating func readView(_ element: XMLElement, on parent: Rect, asCell: Bool) -> View? {
    guard meter.allowsMore() else { return nil }
    let described = platform.describe(element)
    let frame = usableFrame(of: described)
    var children = readChildren(of: element, described, on: frame ?? parent)
    // A container without a frame of its own stands around its children.
    guard let local = frame?.offset(by: parent.origin * -1) ?? children.moveIntoHull() else {
      if case .missing = described.frame {
        diagnostics.append(.warning(DumpProblem.noFrame(element: element.name), at: element.location))
      }
      return nil
    }
    let kind = described.role.kind(isLeaf: children.isEmpty, label: described.label)
    if kind == .unknown, unknownClasses.insert(described.className).inserted {
      diagnostics.append(.warning(ViewProblem.unknownClass(described.className), at: element.location))
    }
    var view = View(element: element.name, kind: kind, layout: .frame(local), location: element.location)
    view.identifier = described.identifier
    view.className = described.className
    view.hint = described.hint?.hint(reportingTo: &diagnostics)
    view.clips = described.role == .scroll || described.role == .list
    view.isCell = asCell || described.role == .cell
    // XCTest calls many a container invisible that holds visible elements.
    view.isHidden = described.isVisible == false && children.allSatisfy(\.isHidden)
    view.isInteractive = described.isInteractive
    if described.role == .list {
      lists.insert(element.location)
      if children.isEmpty, described.label.isEmpty { view.list = .rows(height: nil) }
    }
    if described.isInteractive, element.leavesOutFirstChild { withoutFirst.insert(element.location) }
    view.text = described.textLines(as: kind)
    if kind == .control { view.control = described.control }
    view.appearance.isBoxed = described.isBoxed
    view.children = children
    return view
  }

  private mutating func readChildren(
    of element: XMLElement, _ described: DumpedElement, on frame: Rect
  ) -> [View] {
    let windows = described.holdsWindows ? element.children.filter(platform.isWindow) : []
    let main = windows.count > 1 ? readMainWindow(among: windows)?.view : nil
    let areCells = described.role == .list
    var children: [View] = []
    for child in element.children {
      if let main, platform.isWindow(child) {
        if child.location == main.location { children.append(main.offset(by: frame.origin * -1)) }
      } else if let view = readView(child, on: frame, asCell: areCells) {
        children.append(view)
      }
    }
    return children
  }

  private mutating func usableFrame(of described: DumpedElement) -> Rect? {
    switch described.frame {
    case .found(let frame): return frame
    case .missing: return nil
    case .invalid(let diagnostic):
      diagnostics.append(diagnostic)
      return nil
    }
  }
}

extension XMLElement {
  /// The numbers of the children begin above 0: a compressed dump leaves out images that nothing describes.
  fileprivate var leavesOutFirstChild: Bool {
    children.first { _ in true }.flatMap { $0["index"] }.flatMap { Int($0) }.map { $0 > 0 } ?? false
  }
}

/// A window of a dump, its frame on the screen.
struct DumpedWindow {
  let view: View
  let frame: Rect
  let belongsToSystem: Bool
  /// How many views show something.
  let contentCount: Int
  /// Around the views that show something.
  let contentExtent: Rect?

  init(view: View, belongsToSystem: Bool) {
    self.view = view
    self.belongsToSystem = belongsToSystem
    frame = view.storedFrame ?? .zero
    var contents: [Rect] = []
    view.collectContentFrames(origin: .zero, into: &contents)
    contentCount = contents.count
    contentExtent = contents.unioned
  }

  fileprivate func isAtLeast(_ other: DumpedWindow) -> Bool {
    let qualities = [
      (frame.isEmpty ? 0 : 1, other.frame.isEmpty ? 0 : 1),
      (view.isHidden ? 0 : 1, other.view.isHidden ? 0 : 1),
      (belongsToSystem ? 0 : 1, other.belongsToSystem ? 0 : 1),
      (frame.size.area, other.frame.size.area),
      (Double(contentCount), Double(other.contentCount)),
    ]
    return qualities.first { $0.0 != $0.1 }.map { $0.0 > $0.1 } ?? true
  }
}

extension View {
  /// The frames, on the screen, of the leaves that show something.
  fileprivate func collectContentFrames(origin: Point, into frames: inout [Rect]) {
    guard !isHidden, kind != .bar, let frame = storedFrame?.offset(by: origin) else { return }
    if children.isEmpty && !frame.isEmpty { frames.append(frame) }
    for child in children { child.collectContentFrames(origin: frame.origin, into: &frames) }
  }
}
