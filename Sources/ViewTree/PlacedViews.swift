package import Geometry

/// All views of a picture with their frames, in document order, including the copies of repeated views.
///
/// The array is flat: each view is followed by its descendants, up to the index ``PlacedView/end``.
@usableFromInline
package struct PlacedViews: Sendable {
  /// The width and height of the picture, in points.
  package var size: Size
  @usableFromInline package var views: [PlacedView]
  /// The source of the document.
  package var source: Source
  /// The ranges of indexes of views from another source, in ascending order, with that source.
  package var parts: [(views: Range<Int>, source: Source)] = []

  package init(size: Size, views: [PlacedView], source: Source) {
    self.size = size
    self.views = views
    self.source = source
  }

  /// Returns the source of the view at an index.
  package func source(of index: Int) -> Source {
    if parts.isEmpty { return source }
    return parts.first { $0.views.contains(index) }?.source ?? source
  }

  /// Returns the index of the sibling before the view at an index; nil for a first child and the root.
  package func sibling(before index: Int) -> Int? {
    guard let parent = views[index].parent, index > parent + 1 else { return nil }
    // The view before a view is the last descendant of its previous sibling.
    return outwards(from: index - 1).first { views[$0].parent == parent }
  }

  /// Returns the index of the sibling after the view at an index; nil for a last child and the root.
  package func sibling(after index: Int) -> Int? {
    guard let parent = views[index].parent, views[index].end < views[parent].end else { return nil }
    return views[index].end
  }

  /// The index of a view and those of the views around it, from the inside out.
  @inlinable
  package func outwards(from index: Int) -> some Sequence<Int> { sequence(first: index) { views[$0].parent } }
}

/// A view with its frame in the picture, and the indexes of its parent and descendants.
///
/// Indexes are stored in 32 bits, because a document has at most a million views by default.
@usableFromInline
package struct PlacedView: Sendable {
  /// The view without its children, which follow it in ``PlacedViews/views``.
  @usableFromInline package var view: View
  /// The frame in points of the picture, not rounded to pixels.
  package var frame: Rect
  @usableFromInline var storedParent: Int32
  @usableFromInline var storedEnd: Int32
  @usableFromInline var storedOrdinal: Int32

  package init(view: View, frame: Rect, parent: Int?, end: Int, ordinal: Int?) {
    self.view = view
    self.frame = frame
    storedParent = Int32(parent ?? Self.none)
    storedEnd = Int32(end)
    storedOrdinal = Int32(ordinal ?? Self.none)
  }

  /// The stored index for no index.
  @inlinable static var none: Int { -1 }

  /// The index of the parent view in ``PlacedViews/views``; nil for the root.
  @usableFromInline package var parent: Int? {
    @inlinable get { storedParent < 0 ? nil : Int(storedParent) }
    @inlinable set { storedParent = Int32(newValue ?? Self.none) }
  }

  /// The index in ``PlacedViews/views`` after the last descendant of the view.
  package var end: Int {
    @inlinable get { Int(storedEnd) }
    @inlinable set { storedEnd = Int32(newValue) }
  }

  /// The index among the siblings with the same element name, counted from 0; nil if the view is the only one.
  package var ordinal: Int? {
    @inlinable get { storedOrdinal < 0 ? nil : Int(storedOrdinal) }
    @inlinable set { storedOrdinal = Int32(newValue ?? Self.none) }
  }
}

extension PlacedViews {
  /// The path of the view at an index: the element names from the root, separated by `/`, such as `feed/cell[1]/text`.
  ///
  /// If several children of a view have the same name, the name is followed by the index among them, counted from 0.
  package func path(of index: Int) -> String {
    var paths = ViewPaths(self)
    return paths.path(of: index)
  }
}

/// The paths of views, which begin with the path of the view before if they have ancestors in common.
package struct ViewPaths: Sendable {
  private let views: [PlacedView]
  /// The text of the last path in UTF-8.
  private var text: [UInt8] = []
  /// The views of the last path from the root on, each with the length of its path in bytes.
  private var open: [(view: Int, length: Int)] = []

  package init(_ layout: PlacedViews) {
    views = layout.views
  }

  /// Returns the path of the view at an index, as ``PlacedViews/path(of:)`` describes it.
  package mutating func path(of index: Int) -> String {
    String(decoding: utf8(of: index), as: UTF8.self)
  }

  /// Returns the path of the view at an index in UTF-8.
  package mutating func utf8(of index: Int) -> [UInt8] {
    if open.last?.view != index {
      closeViews(besidesAncestorsOf: index)
      openViews(downTo: index)
    }
    return text
  }

  /// Appends the views to the last path that are missing down to a view, which all views of the path contain.
  private mutating func openViews(downTo view: Int) {
    if open.last?.view == view { return }
    if let parent = views[view].parent { openViews(downTo: parent) }
    append(view)
  }

  /// Removes the views from the end of the last path that do not contain a view.
  private mutating func closeViews(besidesAncestorsOf view: Int) {
    while let last = open.last, !(last.view..<views[last.view].end).contains(view) {
      open.removeLast()
      text.removeLast(text.count - (open.last?.length ?? 0))
    }
  }

  private mutating func append(_ view: Int) {
    if !open.isEmpty { text.append(UInt8(ascii: "/")) }
    text.append(contentsOf: views[view].view.element.utf8)
    if let ordinal = views[view].ordinal {
      text.append(UInt8(ascii: "["))
      if ordinal < 10 {
        text.append(UInt8(ascii: "0") + UInt8(ordinal))
      } else {
        text.append(contentsOf: "\(ordinal)".utf8)
      }
      text.append(UInt8(ascii: "]"))
    }
    open.append((view, text.count))
  }
}
