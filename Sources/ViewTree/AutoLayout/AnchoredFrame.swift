package import Geometry

/// A frame whose edges are linear functions of the size of the parent, as those of the items of a bar.
package struct AnchoredFrame: Hashable, Sendable {
  /// The distance of an edge from the left or top edge of the parent: a fraction of the parent's extent and an offset.
  package struct Edge: Hashable, Sendable {
    /// The part of the distance that depends on the parent, as a fraction of the parent's width or height, 0…1.
    package var fraction: Double
    /// The constant part of the distance, in points, which is added to the fraction.
    package var offset: Double

    package init(_ fraction: Double, _ offset: Double) {
      self.fraction = fraction
      self.offset = offset
    }

    fileprivate func position(in extent: Double) -> Double { fraction * extent + offset }
  }

  package var left: Edge
  package var right: Edge
  package var top: Edge
  package var bottom: Edge

  package init(left: Edge, right: Edge, top: Edge = Edge(0, 0), bottom: Edge = Edge(1, 0)) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// The frame in points of a parent of the size `parent`; a negative extent becomes 0.
  package func frame(in parent: Size) -> Rect {
    let (x, y) = (left.position(in: parent.width), top.position(in: parent.height))
    return Rect(
      x: x, y: y, width: max(0, right.position(in: parent.width) - x),
      height: max(0, bottom.position(in: parent.height) - y))
  }
}

/// A bar that a container view controller shows over the view of another controller, such as a navigation bar.
package struct ScreenBar: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case navigation, tabs, tools
  }

  package var kind: Kind
  package var environment: DesignEnvironment
  package var root: DesignRoot

  package init(_ kind: Kind, _ environment: DesignEnvironment, _ root: DesignRoot) {
    self.kind = kind
    self.environment = environment
    self.root = root
  }
}
