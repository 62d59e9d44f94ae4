package import Comparison
import Diagnostics
import Geometry
import Inference
import LayerTree
package import SceneModel
import Skeleton
import ViewTree

/// A visible part of a screen: a line of text, a picture, a control, or a box of a placeholder.
struct Mark: Sendable {
  enum Kind: Sendable {
    case text, picture, control
    /// A box whose content is unknown.
    case box
  }

  var kind: Kind
  /// The frame in points of the screen.
  var frame: Rect
  /// The height of the line of text around the mark, in points; the height of the frame for other marks.
  var lineHeight: Double
  /// The corner radius as a share of the shorter side, 0…0.5; nil if the document does not state it.
  var roundness: Double?
  /// The frame of a control or of the touch target around an icon in a dump, which states no insets; nil for all others.
  var outerFrame: Rect?
  /// The index of the mark's view in ``MarkedScreen/tree``.
  var node: Int
  /// True if the mark is animated, or in a view that shows that content loads.
  var isSigned = false

  var isText: Bool { kind == .text }
  /// True for a bar in the form of a line of text.
  var isBar: Bool { isText || kind == .box && frame.height <= 40 && frame.width >= 1.5 * frame.height }
}

/// The marks of one screen, with the views to which they belong.
package struct MarkedScreen: Sendable {
  /// The size of the screen in points.
  var size: Size
  /// The views of the screen; their frames in points are ``frames``.
  var tree: PlacedViews
  var frames: [Rect]
  /// The bones of a placeholder, or the visible parts of content, in document order.
  var marks: [Mark] = []
  /// The parts of a loading screen that are not bones, such as a title that is already loaded; empty for content.
  var others: [Mark] = []
  /// The indexes of the views that show that content loads.
  var busyNodes: [Int] = []
  var isRightToLeft = false
  /// True for a dump in pixels, which does not state the density of the screen.
  private(set) var isInPixels = false
  /// The height of the window in points, below which nothing is visible; nil for the height of the screen.
  package var windowHeight: Double?

  /// The visible part of the screen when it opens.
  var window: Size { Size(width: size.width, height: windowHeight ?? size.height) }

  init(size: Size, tree: PlacedViews) {
    (self.size, self.tree) = (size, tree)
    frames = tree.views.map(\.frame)
  }

  /// Gives a dump in pixels the density at which it is as wide as another screen of the same device.
  mutating func scale(to other: MarkedScreen) {
    let ratio = size.width / max(1, other.size.width)
    guard isInPixels, !other.isInPixels, (0.8...1.25).contains(ratio) else { return }
    divideLengths(by: ratio)
  }

  /// Divides all lengths by the number of document units per point.
  private mutating func divideLengths(by units: Double) {
    guard units != 1 else { return }
    size = Size(width: size.width / units, height: size.height / units)
    for index in frames.indices { frames[index] = frames[index].divided(by: units) }
    for index in marks.indices { marks[index].divideLengths(by: units) }
    for index in others.indices { others[index].divideLengths(by: units) }
  }
}

// MARK: - From scenes

extension MarkedScreen {
  /// The bones of a document that is itself a placeholder, or from which this engine makes one.
  package init(bonesOf scene: Scene) {
    self.init(size: scene.size, tree: scene.layout)
    isRightToLeft = scene.direction == .rightToLeft
    isInPixels = scene.layout.source == .androidDump
    marks = scene.bones.map { Mark($0, of: scene) }
    divideLengths(by: scene.unitsPerPoint)
  }

  /// The visible parts of a loading screen; boxes that are recognized as placeholders are its ``marks``.
  ///
  /// The bones of a document that is not a capture are its marks, and so are filled boxes without other bones on them.
  ///
  /// The following boxes without content are placeholders: those that are animated or in an animated or busy view, and
  /// all other filled boxes. Names of classes such as `skeleton` only count for pictures.
  package init(loading scene: Scene) {
    guard scene.layout.source.isCapture else {
      self.init(bonesOf: scene)
      appendFilledBoxes(of: scene)
      return
    }
    self.init(size: scene.size, tree: scene.layout)
    isRightToLeft = scene.direction == .rightToLeft
    isInPixels = scene.layout.source == .androidDump
    let bones = Dictionary(scene.bones.map { ($0.view, Mark($0, of: scene)) }) { first, _ in first }
    var signs = InheritedSigns()
    for index in tree.views.indices {
      signs.enter(index, of: tree)
      let placed = tree.views[index]
      guard placed.end == index + 1, scene.isShown(index) else { continue }
      let isSigned = signs.isInside
      let isLarge = placed.frame.width * placed.frame.height > 0.5 * size.width * size.height
      let isBox = placed.view.isPaintedBox(in: scene.layout.source(of: index))
      if isSpinner(placed, isSigned) {
        busyNodes.append(index)
      } else if isBox && (isSigned || !isLarge) || isSigned && placed.view.kind == .image {
        var mark = Mark(kind: .box, frame: scene.visibleFrame(of: index), view: index, in: tree)
        mark.isSigned = isSigned
        marks.append(mark)
      } else if let bone = bones[index] {
        others.append(bone)
      }
    }
    divideLengths(by: scene.unitsPerPoint)
  }

  /// Appends the areas of color on which nothing is drawn, such as a picture from edge to edge in a layout.
  private mutating func appendFilledBoxes(of scene: Scene) {
    let bones = marks.map(\.frame)
    var count = 0
    for index in tree.views.indices where count < 256 {
      let (placed, role) = (tree.views[index], scene.decisions[index].role)
      guard role == .surface, placed.end == index + 1, placed.view.kind == .view else { continue }
      count += 1
      let frame = scene.visibleFrame(of: index).divided(by: scene.unitsPerPoint)
      guard frame.area <= 0.5 * size.width * size.height, bones.allSatisfy({ $0.intersection(frame).isEmpty }) else {
        continue
      }
      var mark = Mark(kind: .box, frame: scene.visibleFrame(of: index), view: index, in: tree)
      mark.divideLengths(by: scene.unitsPerPoint)
      marks.append(mark)
    }
    marks.sort { $0.node < $1.node }
  }

  /// The visible parts of a screen that has loaded.
  package init(content scene: Scene) {
    self.init(bonesOf: scene)
    guard scene.layout.source.isCapture else { return }
    var signs = InheritedSigns()
    for index in tree.views.indices {
      signs.enter(index, of: tree)
      let placed = tree.views[index]
      guard scene.isShown(index) else { continue }
      let isLeaf = placed.end == index + 1
      // Dots that pulse show that something is live.
      let isSmall = max(placed.frame.width, placed.frame.height) <= 16
      let isEmptyBox = isLeaf && signs.isInside && !isSmall && placed.view.isPaintedBox(in: .dom)
      if placed.view.loadingSigns.contains(.busy) || isEmptyBox || isLeaf && isSpinner(placed, signs.isInside) {
        busyNodes.append(index)
      }
    }
    let busy = Set(busyNodes)
    marks.removeAll { busy.contains($0.node) }
  }

  /// Returns true for an activity indicator, which is not a placeholder of content.
  private func isSpinner(_ placed: PlacedView, _ isSigned: Bool) -> Bool {
    let (view, frame) = (placed.view, placed.frame)
    if view.control == .spinner { return true }
    let isSmall = max(frame.width, frame.height) <= 96 && min(frame.width, frame.height) >= 0.75 * frame.height
    guard isSmall, view.loadingSigns.contains(.animated) else { return false }
    return view.kind == .image || view.appearance.isHollow
      || view.loadingSigns.contains(.status)
  }
}

/// The signs of loading of the views around a view, in the order of the tree.
private struct InheritedSigns {
  /// The end of the outermost view that shows that its contents load.
  private var end = 0
  private var index = 0

  mutating func enter(_ index: Int, of tree: PlacedViews) {
    self.index = index
    let view = tree.views[index].view
    if index >= end, !view.loadingSigns.isEmpty || view.isNamedPlaceholder { end = tree.views[index].end }
  }

  /// True if the view, or a view around it, shows that its contents load.
  var isInside: Bool { index < end }
}

extension View {
  /// True if a class or the identifier names a placeholder.
  fileprivate var isNamedPlaceholder: Bool {
    guard className != nil || identifier != nil else { return false }
    let names = ((className ?? "") + " " + (identifier ?? "")).lowercased()
    return ["skeleton", "shimmer", "placeholder-glow", "placeholder-wave", "animate-pulse"].contains(
      where: names.contains)
  }

  /// True for a strip of Compose with a test tag, which is a bar of a placeholder; other strips are space between views.
  private var isNamedStrip: Bool {
    guard className == "android.view.View", let name = identifier?.lowercased() else { return false }
    return !["spacer", "space", "divider", "separator"].contains(where: name.hasSuffix)
  }

  /// True for a box that shows only its fill.
  fileprivate func isPaintedBox(in source: Source) -> Bool {
    switch kind {
    case .view, .spacer, .shape, .divider, .unknown, .container: break
    default: return false
    }
    if source.isCapture && source != .dom {
      return kind == .spacer ? isNamedStrip : kind != .divider && kind != .container
    }
    return kind != .shape && (appearance.background != nil || appearance.isBoxed && !appearance.isHollow)
  }
}

extension Scene {
  /// Returns true for a view that is in the picture and not hidden.
  fileprivate func isShown(_ index: Int) -> Bool {
    switch decisions[index].role {
    case .hidden, .transparent, .noArea, .outside, .ignore: false
    default: min(layout.views[index].frame.width, layout.views[index].frame.height) >= 3
    }
  }

  /// The frame of a view without the parts outside of the picture.
  fileprivate func visibleFrame(of index: Int) -> Rect {
    layout.views[index].frame.intersection(Rect(origin: .zero, size: size))
  }
}

extension Rect {
  fileprivate func divided(by units: Double) -> Rect {
    Rect(x: minX / units, y: minY / units, width: width / units, height: height / units)
  }
}

extension Mark {
  fileprivate mutating func divideLengths(by units: Double) {
    frame = frame.divided(by: units)
    outerFrame = outerFrame?.divided(by: units)
    lineHeight /= units
  }

  fileprivate init(_ bone: Bone, of scene: Scene) {
    let placed = scene.layout.views[bone.view]
    let frame = bone.shape.bounds
    let size = frame.divided(by: scene.unitsPerPoint).size
    let hasIcon = placed.view.text?.icons.contains {
      abs($0.size.width - size.width) < 1 && abs($0.size.height - size.height) < 1
    }
    let isIcon = hasIcon == true || scene.decisions[bone.view].role == .icon
    let kind: Kind =
      switch bone.kind {
      case .text: isIcon ? .picture : .text
      case .image, .media: .picture
      case .control, .shape: .control
      case .container, .view, .divider, .spacer, .bar, .unknown: .box
      }
    var radius: Double?
    if case .roundedRect(let rounded) = bone.shape { radius = rounded.radii.topLeft }
    let source = scene.layout.source(of: bone.view)
    let isKnown = source != .androidDump && source != .iosDump
    let side = min(frame.width, frame.height)
    let lineHeight = kind != .text ? frame.height : source == .dom ? placed.frame.height : Self.pitch * frame.height
    self.init(
      kind: kind, frame: frame, lineHeight: lineHeight,
      roundness: isKnown ? radius.map { side > 0 ? min(0.5, $0 / side) : 0 } : nil,
      outerFrame: !isKnown && (kind == .control || hasIcon != true && isIcon) ? placed.frame : nil, node: bone.view)
  }

  /// The height of a line as a multiple of that of its bone, which is about as high as a capital letter.
  fileprivate static var pitch: Double { 1.6 }

  fileprivate init(kind: Kind, frame: Rect, view index: Int, in tree: PlacedViews) {
    let side = min(frame.width, frame.height)
    let placed = tree.views[index]
    let radii = placed.view.appearance.cornerRadius.radii(for: placed.frame.size).fitted(to: placed.frame.size)
    self.init(
      kind: kind, frame: frame, lineHeight: frame.height,
      roundness: tree.source(of: index) == .dom ? (side > 0 ? min(0.5, radii.topLeft / side) : 0) : nil, node: index)
  }
}

// MARK: - From bones JSON

extension MarkedScreen {
  /// The bones of a JSON file, whose paths are the views around them.
  package init(_ record: BonesRecord) {
    var builder = PathTree()
    for bone in record.bones { builder.append(bone) }
    self.init(size: record.size, tree: PlacedViews(size: record.size, views: builder.views, source: .native))
    for (bone, node) in zip(record.bones, builder.nodes) {
      let side = min(bone.frame.width, bone.frame.height)
      let kind: Mark.Kind =
        switch ViewKind(rawValue: bone.kind) {
        case .text: .text
        case .image, .media: .picture
        case .control, .shape: .control
        default: .box
        }
      marks.append(
        Mark(
          kind: kind, frame: bone.frame, lineHeight: kind == .text ? Mark.pitch * bone.frame.height : bone.frame.height,
          roundness: side > 0 ? min(0.5, bone.radii.topLeft / side) : 0, node: node))
    }
  }
}

/// A tree of views that is made from the paths of bones in document order.
private struct PathTree {
  private(set) var views: [PlacedView] = []
  private var open: [(name: Substring, node: Int)] = []
  /// The index of the view of each bone.
  private(set) var nodes: [Int] = []

  mutating func append(_ bone: RecordedBone) {
    let names = bone.path.split(separator: "/")
    let common = zip(open, names).prefix { $0.0.name == $0.1 }.count
    if common < names.count || common < open.count { open.removeLast(open.count - common) }
    for name in names.dropFirst(common) {
      let element = String(name.prefix { $0 != "[" })
      var view = View(
        element: element, kind: .container, layout: .frame(bone.frame), location: SourceLocation(offset: 0))
      if open.count == names.count - 1 { view.identifier = bone.identifier }
      views.append(
        PlacedView(view: view, frame: bone.frame, parent: open.last?.node, end: views.count + 1, ordinal: nil))
      open.append((name, views.count - 1))
    }
    for place in open {
      views[place.node].end = views.count
      views[place.node].frame = views[place.node].frame.union(bone.frame)
    }
    nodes.append(open.last?.node ?? 0)
  }
}
