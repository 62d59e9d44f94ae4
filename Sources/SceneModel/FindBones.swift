import Diagnostics
import Geometry
import Inference
import LayerTree
import ViewTree

/// The result of the search for the bones of a layout.
///
/// Bones and surfaces are in document order; `decisions` has one element for each view of the layout.
struct FoundBones {
  var bones = Bones()
  var decisions: [RoleDecision] = []
  var surfaces: [Surface] = []
  /// True if the search stopped because the layout has more bones than the limit; the result is then incomplete.
  var isCut = false
}

/// Finds the bones of a document's layout: the placeholder shapes that follow from the roles of its views.
///
/// It is called once for each scene, by ``composeScene(_:of:options:)``.
///
/// - Parameters:
///   - omitted: the number of a rule that is not applied, so that a test sees its effect; nil for none.
///   - limit: the maximum number of bones; with more, the search stops and the result is marked as cut.
/// - Throws: ``InvalidInput`` if the deadline has passed.
func findBones(
  in layout: PlacedViews, of document: ViewDocument, without omitted: Int? = nil, limit: Int,
  deadline: Deadline = .never
) throws(InvalidInput) -> FoundBones {
  var roles = try inferRoles(in: layout, of: document, without: omitted, deadline: deadline)
  var meter = WorkMeter(deadline)
  var found = try roles.collect(limit: limit, &meter)
  if found.isCut || roles.settings.isDrawing { return found }
  // Stated colors are drawn as stated, so that nothing may take their contrast.
  if document.shimmer?.colors == nil, document.themes.allSatisfy({ $0.colors == nil }) {
    for (index, surface) in found.surfaces.enumerated() where surface.kind == .box && roles.isRaised(surface.view) {
      found.surfaces[index].kind = .raised
    }
  }
  if !roles.settings.isPlaceholder {
    if document.addsSideMargins {
      insetFromSides(&found.bones, beside: found.surfaces, of: layout)
    }
    separate(&found.bones, of: layout)
  }
  ring(&found.bones)
  return found
}

extension Roles {
  /// True if the background of a view is visibly lighter than what is behind it.
  fileprivate func isRaised(_ index: Int) -> Bool {
    guard let background = layout.views[index].view.appearance.background else { return false }
    let behind = colorBehind(index)
    return background.over(behind).luma >= behind.luma + Sizes.visibleLevels * 1_000
  }
}
