import Diagnostics
import Geometry
import LayerTree
import SceneModel
import TextFormats

/// A bone in the form that generated source code requires: a box or a filled outline in points, with its names.
struct HostBone {
  enum Form {
    case box(RoundedRect)
    case outline(Path, FillRule)
  }

  /// The text of the source comment about the bone, such as `status, line 2`; nil without a readable identifier.
  var label: String?
  /// The base of a source identifier for the bone: the identifier of its view, such as `status-2`, or else the kind.
  ///
  /// It begins with a letter. Several bones may have the same key: the writer must make it unique.
  var key: String
  var form: Form
  var frame: Rect
  /// The fill color of a shape above the overlay; nil for a bone, through which the gradient is visible.
  var color: Color?

  /// Creates a shape that is drawn above the overlay in one color; the shape is in points of the canvas.
  ///
  /// - Parameter work: the counter of the points of its outline, which is empty after the deadline.
  init(_ shape: Shape, in color: Color, _ work: SharedWorkMeter) {
    key = "kept"
    self.color = color
    frame = shape.bounds
    form = Form(shape, work)
  }

  /// Creates the form of a scene's bone.
  ///
  /// - Parameters:
  ///   - lineCount: the number of bones of the bone's view; above 1, its names contain its line number.
  ///   - work: the counter of the points of its outline, which is empty after the deadline.
  init(_ bone: Bone, named identifier: String?, lineCount: Int, _ work: SharedWorkMeter) {
    let line = lineCount > 1 ? bone.line.map { $0 + 1 } : nil
    let words = (identifier.flatMap(authorsName) ?? "").words
    let name = words.isEmpty ? bone.kindName : words.joined(separator: "-")
    key = (name.utf8.first?.isLetter == true ? "" : "bone-") + name + (line.map { "-\($0)" } ?? "")
    label = boneLabel(identifier, line: line)
    frame = bone.shape.bounds
    form = Form(bone.shape, work)
  }

  /// The bone moved by a vector in points.
  func offset(by vector: Point) -> HostBone {
    mapped(frame.offset(by: vector), .translation(x: vector.x, y: vector.y)) { $0 }
  }

  /// The bone mirrored about the vertical center line of a canvas that is `width` points wide.
  func mirrored(in width: Double) -> HostBone {
    mapped(frame.mirrored(in: width), AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0), \.mirrored)
  }

  private func mapped(
    _ frame: Rect, _ transform: AffineTransform, _ radii: (CornerRadii) -> CornerRadii
  ) -> HostBone {
    var bone = self
    bone.frame = frame
    switch form {
    case .box(let rounded): bone.form = .box(RoundedRect(frame, radii: radii(rounded.radii)))
    case .outline(let path, let rule): bone.form = .outline(path.applying(transform), rule)
    }
    return bone
  }

  /// The radius of all four corners of a box, in points; nil if the radii differ, or if the bone is an outline.
  var uniformRadius: Double? {
    if case .box(let rounded) = form { rounded.uniformRadius } else { nil }
  }

  /// The tolerance in points within which positions and lengths are equal: that of numbers with two decimals.
  static let tolerance = 0.01

  /// True if `other` equals this bone moved by the vector `offset`, in points, within ``tolerance``.
  ///
  /// Names, color and form are compared.
  func matches(_ other: HostBone, at offset: Point) -> Bool {
    guard key == other.key, label == other.label, color == other.color,
      areNear(frame.origin, other.frame.origin, offset), abs(frame.width - other.frame.width) <= Self.tolerance,
      abs(frame.height - other.frame.height) <= Self.tolerance
    else { return false }
    switch (form, other.form) {
    case (.box(let one), .box(let two)):
      return zip(one.radii.clockwise, two.radii.clockwise).allSatisfy { abs($0 - $1) <= Self.tolerance }
    case (.outline(let one, let rule), .outline(let two, let otherRule)):
      return rule == otherRule && one.isNear(two, offset)
    default: return false
    }
  }
}

extension HostBone.Form {
  init(_ shape: Shape, _ work: SharedWorkMeter) {
    if case .roundedRect(let rounded) = shape {
      self = .box(rounded)
    } else {
      let outline = shape.filledPath(counting: work.allowsMore(steps:)) ?? (Path(), .nonzero)
      self = .outline(outline.path, outline.rule)
    }
  }
}

/// The text of the source comment about a bone, such as `status, line 2`; nil without a readable identifier.
///
/// - Parameter line: the number of the line, from 1; nil for none.
func boneLabel(_ identifier: String?, line: Int?) -> String? {
  identifier.flatMap(authorsName).map { $0.printed + (line.map { ", line \($0)" } ?? "") }
}

/// The readable part of an identifier, such as `title` for `com.example:id/title`.
///
/// Nil for an identifier that Interface Builder generated, such as `B2y-VG-v1T`.
private func authorsName(_ identifier: String) -> String? {
  // Interface Builder's generated identifiers have three, two and three characters.
  let parts = identifier.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
  let isMade = parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isLetter || $0.isDigit }
  let name = identifier.contains(":id/") ? identifier.split(separator: "/").last.map(String.init) : identifier
  return isMade ? nil : name
}

private func areNear(_ one: Point, _ two: Point, _ offset: Point) -> Bool {
  abs(one.x + offset.x - two.x) <= HostBone.tolerance && abs(one.y + offset.y - two.y) <= HostBone.tolerance
}

extension Path {
  fileprivate func isNear(_ other: Path, _ offset: Point) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { one, two in
      switch (one, two) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): areNear(a, b, offset)
      case (.quadratic(let a, let b), .quadratic(let c, let d)): areNear(a, c, offset) && areNear(b, d, offset)
      case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
        areNear(a, d, offset) && areNear(b, e, offset) && areNear(c, f, offset)
      case (.close, .close): true
      default: false
      }
    }
  }
}

extension Rect {
  /// The rectangle mirrored about the vertical center line of a canvas that is `width` points wide.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
