import Diagnostics
import ViewTree

extension [View] {
  /// Creates the box of a root, the only element of the array, with the boxes of all descendants.
  ///
  /// - Parameter tree: the tree to which the boxes are added.
  func makeBox(in tree: BoxTree) -> Box {
    var maker = BoxMaker(tree)
    let box = maker.box(of: self)
    shareColumns(of: maker.sharingTables)
    return box
  }
}
