/// The default value and the summary of each attribute in the reference of the native dialect.
///
/// The key is the name of the attribute, or `element.attribute` if elements have different attributes with the
/// same name.
let attributeDescriptions: [String: (defaultValue: String, summary: String)] = [
  // Every view accepts these attributes.
  "id": ("none", "The name of the view in outputs, rules and `--root`."),
  "direction": ("the parent's, else ltr", "The writing direction of the view and its descendants."),
  "skeleton": (
    "auto",
    "A hint that overrides the rules for bones. `bone`: one bone, also for dividers. `ignore`: no bone, and none "
      + "inside. `keep`: backgrounds and shapes of the view and its descendants are drawn above the overlay; texts, images "
      + "and controls draw nothing. `unite`: one bone around all bones inside. `auto`: by the rules."
  ),
  "region": (
    "the parent's, else none",
    "The name of a part of the placeholder that a web page shows, hides or ends separately: letters, digits and hyphens."
  ),
  "repeat": (
    "1",
    "The number of copies of the view, `fill` for as many as its container or the canvas holds, or `data` for one per "
      + "entry of the rows."
  ),
  "vary": (
    "none",
    "The ids of texts inside, separated by spaces, whose width differs from copy to copy: 60 to 100 % of their own width."
  ),
  "hidden": ("false", "Hides the view; it keeps its place in the layout."),
  "clip": ("false", "Clips descendants to the frame."),
  "background": ("none", "The background color. That of the root is the color of the overlay."),
  "border": ("0", "The width of a border. A view with a border is a surface."),
  "opacity": ("1", "The opacity of the view with its descendants. At 0 it gives no bone."),
  "cornerRadius": (
    "0; 6 for image and icon, that of the platform for controls, circle for avatar",
    "The radius of all corners, or of each corner clockwise from the top left."
  ),
  "text": (
    "10 em; 5 em for button and chip",
    "The characters, also between the tags; their number determines the width. Only `text`, `label`, `button`, `chip`, "
      + "`badge`, `textField`, `searchBar` and `segmentedControl` have a text."
  ),
  "textAlign": ("start", "The alignment of single and last lines."),
  "fontSize": ("17; 11 for badge", "The font size in points."),
  "lines": ("1", "The number of lines; 0 fills a definite height."),
  "lineHeight": ("1.4 × fontSize", "The height of a line box in points."),
  "lastLine": ("60%", "The width of the last of several lines, relative to the others."),
  "flexDirection": ("column; row for row, tr and bars", "The main axis of a container."),
  "wrap": ("nowrap", "Wraps items into several lines."),
  "justifyContent": ("start", "The distribution of items along the main axis."),
  "alignItems": ("stretch", "The alignment of items across the main axis."),
  "alignContent": ("stretch", "The distribution of lines across the main axis."),
  "gap": ("0", "The space between items: one length, or row gap and column gap."),
  "rowGap": ("0", "The space between rows."),
  "columnGap": ("0", "The space between columns."),
  "alignSelf": ("auto", "The alignment of this item, in place of the container's `alignItems`."),
  "order": ("0", "The position among the items; equal values keep document order."),
  "grow": ("0, for spacer 1", "The share of positive free space."),
  "shrink": (
    "1; 0 for cells, sections, bars, pictures, buttons and controls of fixed size", "The share of negative free space."
  ),
  "basis": ("auto", "The main size before growing and shrinking."),
  "width": ("auto", "The width of the border box. The written size of a control is the size of its bone."),
  "height": ("auto", "The height of the border box."),
  "minWidth": ("auto", "The minimum width."),
  "maxWidth": ("none", "The maximum width."),
  "minHeight": ("auto", "The minimum height."),
  "maxHeight": ("none", "The maximum height."),
  "aspectRatio": ("none", "The ratio of width to height."),
  "padding": ("0", "The inner space: one to four lengths in CSS order."),
  "paddingTop": ("0", "The inner space at the top."),
  "paddingRight": ("0", "The inner space at the right."),
  "paddingBottom": ("0", "The inner space at the bottom."),
  "paddingLeft": ("0", "The inner space at the left."),
  "paddingStart": ("0", "The inner space at the start of a line."),
  "paddingEnd": ("0", "The inner space at the end of a line."),
  "margin": ("0", "The outer space: one to four lengths in CSS order, or `auto`."),
  "marginTop": ("0", "The outer space at the top."),
  "marginRight": ("0", "The outer space at the right."),
  "marginBottom": ("0", "The outer space at the bottom."),
  "marginLeft": ("0", "The outer space at the left."),
  "marginStart": ("0", "The outer space at the start of a line."),
  "marginEnd": ("0", "The outer space at the end of a line."),
  "position": ("relative", "`absolute` takes the view out of the flow of its parent."),
  "top": ("auto", "The offset from the top edge."),
  "right": ("auto", "The offset from the right edge."),
  "bottom": ("auto", "The offset from the bottom edge."),
  "left": ("auto", "The offset from the left edge."),
  "start": ("auto", "The offset from the edge where lines start."),
  "end": ("auto", "The offset from the edge where lines end."),
  "frame": ("none", "The frame in the parent: x, y, width and height in points."),
  "transform": ("none", "The transform of the layer about its anchor point."),
  "anchorPoint": ("0.5 0.5", "The fixed point of the transform, in units of the size."),
  "zPosition": ("0", "The drawing order among siblings, and the distance towards the viewer in perspective."),
  "rotationX": ("0deg", "The rotation about the horizontal axis through the anchor point."),
  "rotationY": ("0deg", "The rotation about the vertical axis through the anchor point."),
  "translationZ": ("0", "The distance from the plane of the parent towards the viewer, in points."),
  "perspective": (
    "0",
    "The distance of the viewer of the children, in points in front of the anchor point: an `m34` of -1 / distance in "
      + "the sublayer transform. 0 is no perspective."
  ),
  "shadowColor": (
    "black", "The color of the shadow of a view that is drawn above the overlay. A view with `clip` has no shadow."
  ),
  "shadowOpacity": ("0", "The opacity of the shadow."),
  "shadowRadius": ("3", "The standard deviation of the blur of the shadow, in points."),
  "shadowOffset": ("0 -3", "The offset of the shadow in points, y downwards."),
  "startAnimating": ("the start of loading", "The time at which an indicator starts."),
  "stopAnimating": ("the end of loading", "The time at which an indicator stops."),

  // Only some elements accept these attributes.
  "path": ("", "The outline as SVG path data."),
  "fill": ("black", "The fill color."),
  "fillRule": ("nonzero", "The rule for the inside of overlapping contours."),
  "stroke": ("none", "The stroke color."),
  "lineWidth": ("1", "The width of the stroke in points."),
  "lineCap": ("butt", "The ends of open contours."),
  "lineJoin": ("miter", "The corners of the stroke."),
  "miterLimit": ("10", "The ratio of miter length to line width above which a miter becomes a bevel."),
  "strokeStart": ("0", "The start of the stroke, relative to the length of the path."),
  "strokeEnd": ("1", "The end of the stroke, relative to the length of the path."),
  "table.columns": (
    "own", "The widths of the columns: those of the table, or shared with all tables of the document that share theirs."
  ),
  "activityIndicator.style": ("arcs", "The built-in indicator."),
  "activityIndicator.hidesWhenStopped": ("true", "Hides the indicator while it is stopped."),
  "activityIndicator.colors": ("the style's", "The colors of the indicator."),
  "activityIndicator.count": ("the style's", "The number of arcs, markers, dots or bars."),
  "activityIndicator.spread": ("the style's", "The angle that one arc sweeps, or that all markers cover together."),
  "activityIndicator.thickness": ("the style's", "The width of strokes, markers and bars, or the diameter of dots."),
  "activityIndicator.length": ("the style's", "The length of markers, bars and bands."),
  "activityIndicator.radius": (
    "the style's", "The distance from the center, the space between dots, or the corner radius."
  ),
  "activityIndicator.speed": ("1", "The factor of the style's speed."),
  "instanceCount": ("1", "The number of copies."),
  "instanceDelay": ("0", "The delay of each copy relative to the one before."),
  "instanceTransform": ("none", "The transform of each copy relative to the one before."),
  "instanceColor": ("white", "The factor for the colors of the copies."),
  "instanceRedOffset": ("0", "The change of the red factor from copy to copy."),
  "instanceGreenOffset": ("0", "The change of the green factor from copy to copy."),
  "instanceBlueOffset": ("0", "The change of the blue factor from copy to copy."),
  "instanceAlphaOffset": ("0", "The change of the alpha factor from copy to copy."),
  "layout": ("grid", "The layout at the start."),
  "columns": ("3", "The number of columns of the grid."),
  "rows": ("3", "The number of rows of the grid."),
  "inset": ("30 30", "The horizontal and vertical space around the grid, in points."),
  "spacing": ("30 30", "The horizontal and vertical space between cards, in points."),
  "itemSize": ("175 175", "The size of a card on the circle, in points."),
  "page": ("1", "The page of the grid that shows, from 1. Cards that do not fit on a page are on the next one."),
  "layoutChange.page": ("the page before", "The page of the grid at the end."),
  "layoutChange.to": ("", "The layout at the end."),
  "layoutChange.at": ("", "The begin of the change."),
  "layoutChange.duration": ("0.4s", "The duration of the change."),
  "layoutChange.timingFunction": ("easeInEaseOut", "The pacing of the change."),
  "preset": ("classic", "The values of all absent attributes."),
  "scope": ("feed", "The rectangle of the gradient: the canvas, each cell, or each bone."),
  "shimmer.colors": (
    "the preset's",
    "The colors of the gradient: 5 in `classic`, `seamless` and `vivid`, 1 in `solid`. Another number is spread over the "
      + "same distance. `pulse` takes exactly 2."
  ),
  "locations": ("the preset's", "The locations of the colors at the start, in units of the axis."),
  "shimmer.to": ("the preset's", "The locations of the colors at the end."),
  "startPoint": ("the preset's", "The start of the axis in units of the scope rectangle. Excludes `angle`."),
  "endPoint": ("the preset's", "The end of the axis in units of the scope rectangle. Excludes `angle`."),
  "angle": ("none", "The direction of the axis, clockwise from left to right. Excludes the points."),
  "shimmer.duration": ("the preset's", "The duration of one sweep."),
  "shimmer.timingFunction": ("the preset's", "The pacing of a sweep."),
  "shimmer.beginTime": ("0", "The begin of the first sweep."),
  "speed": ("1", "The rate of the time of the animation; 0 holds it at `timeOffset`."),
  "timeOffset": ("0", "An additional offset in the time of the animation."),
  "shimmer.repeatCount": ("infinite", "The number of sweeps. Excludes `repeatDuration`."),
  "repeatDuration": ("none", "The duration of all repetitions. Excludes `repeatCount`."),
  "autoreverses": ("false", "Plays every second repetition backwards."),
  "stopAt": ("never", "The end of loading; overlay and shimmer are removed."),
  "name": ("", "The name for `--theme`."),
  "overlay": ("the document's", "The color of the overlay."),
  "theme.colors": (
    "the preset's",
    "The colors of the gradient, in any number that `colors` of the shimmer may have."
  ),
  "keyPath": ("", "The animated property, as in Core Animation."),
  "from": ("the presented value", "The value at the begin."),
  "to": ("none", "The value at the end."),
  "by": ("none", "The difference from begin to end."),
  "values": ("none", "The values of a key frame animation."),
  "keyTimes": ("evenly spaced", "The times of the values, 0…1."),
  "calculationMode": ("linear", "The interpolation between key frames."),
  "timingFunctions": ("linear", "The pacing between key frames, one for each pair."),
  "stepDuration": ("none", "The duration of one step of a discrete animation."),
  "additive": ("false", "Adds the value to that of earlier animations."),
  "mass": (
    "1",
    "The mass at a damped spring, which pulls the value to its end: `CASpringAnimation`. The first of `mass`, `stiffness`, "
      + "`damping` and `initialVelocity` makes the animation a spring. Excludes `values` and `timingFunction`."
  ),
  "stiffness": ("100", "The stiffness of the spring."),
  "damping": ("10", "The damping of the spring."),
  "initialVelocity": ("0", "The velocity of the spring at the begin, in ways per second."),
  "duration": ("0.25s; for a spring the time until it settles", "The duration of one run."),
  "type": (
    "fade",
    "The movement: `fade`, `moveIn` (what appears slides over the rest), `push` (both slide), `reveal` (what disappears "
      + "slides away)."
  ),
  "subtype": ("fromLeft", "The side at which the movement begins."),
  "transition.to": ("visible", "The state at the end; the element has the other one before."),
  "transition.name": ("none", "The name for `after:` in later animations of the same element."),
  "transition.duration": ("0.25s", "The duration of the change."),
  "transition.timingFunction": ("linear", "The pacing of the change."),
  "animation.name": ("none", "The name for `after:` in later animations of the same element or group."),
  "animationGroup.name": ("none", "The name for `after:` in later animations of the same element or group."),
  "beginTime": (
    "0",
    "The begin, relative to the scene or to the group, or after the end of an earlier animation of the same element."
  ),
  "endTime": ("none", "The time at which the animation is removed."),
  "repeatCount": ("1", "The number of runs, or `infinite`. Excludes `repeatDuration`."),
  "fillMode": ("removed", "The value shown before the begin and after the end."),
  "timingFunction": ("linear", "The pacing of a run."),
]
