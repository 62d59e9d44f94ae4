/// The summary of each element in the reference of the native dialect, and a document that shows it, by element name.
let elementDescriptions: [String: (summary: String, example: String)] = [
  "screen": (
    "A screen of 375 × 667 points, unless a size is given.",
    "<screen width=\"120\" height=\"80\" padding=\"8\" gap=\"8\"><text lines=\"2\"/><button alignSelf=\"start\"/></screen>"
  ),
  "feed": (
    "A list of cells, 375 points wide and as high as its content.",
    "<feed width=\"120\"><cell repeat=\"2\" padding=\"8\"><text/></cell></feed>"
  ),
  "section": (
    "A part of a feed.",
    "<feed width=\"120\"><section padding=\"8\" gap=\"4\"><text width=\"60\"/><text/></section></feed>"
  ),
  "cell": (
    "One cell of a feed. The shimmer scope `cell` has one gradient rectangle for each cell.",
    "<feed width=\"120\"><cell padding=\"8\" gap=\"6\"><avatar/><text/></cell></feed>"
  ),
  "view": (
    "A plain box. A leaf with a size is a bone; a box with children is a container.",
    "<screen width=\"120\" height=\"60\" padding=\"8\"><view width=\"104\" height=\"44\" cornerRadius=\"8\"/></screen>"
  ),
  "row": (
    "A flex container whose main axis is horizontal.",
    "<feed width=\"120\"><row padding=\"8\" gap=\"8\"><avatar/><text grow=\"1\"/></row></feed>"
  ),
  "column": (
    "A flex container whose main axis is vertical.",
    "<feed width=\"120\"><column padding=\"8\" gap=\"4\"><text width=\"80\"/><text width=\"50\"/></column></feed>"
  ),
  "stack": (
    "Children on top of each other, in one cell of a grid. `justifyContent` and `alignItems` of the stack place them, "
      + "`alignSelf` of a child places it vertically.",
    "<feed width=\"120\"><stack padding=\"8\"><image height=\"60\"/><icon alignSelf=\"end\"/></stack></feed>"
  ),
  "table": (
    "Rows with common columns. A column is as wide as its widest cell, the last column takes the rest.",
    "<feed width=\"120\"><table padding=\"8\" gap=\"6\"><tr><text width=\"40\"/><text width=\"30\"/></tr>"
      + "<tr><text width=\"24\"/><text width=\"50\"/></tr></table></feed>"
  ),
  "tr": (
    "A row of a table, as high as its highest cell.",
    "<feed width=\"120\"><table padding=\"8\"><tr><text width=\"40\"/><text width=\"30\"/></tr></table></feed>"
  ),
  "avatar": ("A round image of 40 × 40 points. One given side sets both.", inCell("<avatar width=\"44\"/>")),
  "image": (
    "An image as wide as its container, 16:9 unless a height is given, with corners of 6 points unless `cornerRadius` "
      + "states others. Badges and icons that cover less than 40 % of it are not drawn.",
    inCell("<image/>")
  ),
  "icon": ("An image of 24 × 24 points with corners of 6 points. One given side sets both.", inCell("<icon/>")),
  "text": (
    "Lines of text with one bone for each line. A character is half an em wide, an ideograph one em; a text without "
      + "characters is 10 em wide. A single line is a bar as wide as its text, even if its box is wider; a written "
      + "`width` is that of the bar.",
    inCell("<text lines=\"3\"/>")
  ),
  "label": ("Another name of `text`.", inCell("<label width=\"70\"/>")),
  "button": (
    "A button, 44 points high and 32 points wider than its text, which is 5 em if it is not given.",
    inCell("<button alignSelf=\"start\">Buy</button>")
  ),
  "textField": (
    "A text field, 34 points high and 150 wide unless its container or an attribute decides. Its text is not drawn.",
    inCell("<textField/>")
  ),
  "switch": ("A switch of 51 × 31 points.", inCell("<switch/>")),
  "slider": (
    "A slider, 34 points high and 118 wide unless its container or an attribute decides.",
    inCell("<slider/>")
  ),
  "progress": (
    "A progress bar, 4 points high and 150 wide unless its container or an attribute decides.",
    inCell("<progress/>")
  ),
  "searchBar": (
    "A search field, 36 points high with corners of 10, and 150 wide unless its container or an attribute decides. Its "
      + "text is not drawn.",
    inCell("<searchBar/>")
  ),
  "checkBox": ("A check box of 20 × 20 points with corners of 4.", inCell("<checkBox/>")),
  "stepper": ("A stepper of 94 × 32 points: one block.", inCell("<stepper/>")),
  "segmentedControl": (
    "A segmented control: one block, 32 points high and 131 wide unless its container or an attribute decides. Its "
      + "titles are not drawn.",
    inCell("<segmentedControl/>")
  ),
  "rating": ("A rating of five stars, 100 × 20 points.", inCell("<rating/>")),
  "chip": (
    "A chip, 32 points high and 24 points wider than its text, which is 5 em if it is not given.",
    inCell("<chip alignSelf=\"start\">New</chip>")
  ),
  "badge": (
    "A capsule for a number, 16 points high: 8 points wider than its text of 11 points, or 24 wide without one.",
    inCell("<badge/>")
  ),
  "navigationBar": (
    "A navigation bar, 44 points high, with a margin of 16 at both sides. Its items are bones, in a row from edge to "
      + "edge; a single text among them is centered. A `background` makes it a surface. An empty bar is not drawn.",
    "<screen width=\"120\" height=\"100\"><navigationBar><icon/><text>Inbox</text><icon/></navigationBar><cell padding=\"8\"><text/></cell></screen>"
  ),
  "tabBar": (
    "A tab bar, 49 points high. Its items are bones, each in the middle of an equal share of the bar. An empty bar is "
      + "not drawn.",
    "<screen width=\"120\" height=\"100\"><cell padding=\"8\" grow=\"1\"><text/></cell><tabBar><icon repeat=\"3\"/></tabBar></screen>"
  ),
  "toolBar": (
    "A tool bar, 44 points high, with a margin of 16 at both sides. Its items are bones, in a row from edge to edge. An "
      + "empty bar is not drawn.",
    "<screen width=\"120\" height=\"100\"><cell padding=\"8\" grow=\"1\"><text/></cell><toolBar><icon/><icon/></toolBar></screen>"
  ),
  "divider": (
    "A hairline of 0.5 points. It is drawn with `skeleton=\"bone\"` only.",
    "<feed width=\"120\"><cell padding=\"8\" gap=\"8\"><text/><divider/><text/></cell></feed>"
  ),
  "spacer": (
    "Free space that grows. Never a bone.",
    "<feed width=\"120\"><row padding=\"8\"><icon/><spacer/><icon/></row></feed>"
  ),
  "shape": ("An outline given as SVG path data.", inCell("<shape path=\"M0 40L30 0L60 40Z\"/>")),
  "activityIndicator": (
    "A loading indicator, drawn above the overlay.",
    "<screen width=\"120\" height=\"60\" justifyContent=\"center\" alignItems=\"center\">"
      + "<activityIndicator style=\"arcs\"/></screen>"
  ),
  "replicator": (
    "Copies of its children, each transformed, delayed and tinted relative to the one before: `CAReplicatorLayer`.",
    "<screen width=\"120\" height=\"40\"><replicator width=\"120\" height=\"40\" instanceCount=\"5\" "
      + "instanceTransform=\"translate(20, 0)\">"
      + "<view frame=\"16 14 12 12\" cornerRadius=\"circle\" background=\"gray\"/></replicator></screen>"
  ),
  "cards": (
    "Children scaled into the cells of a grid or onto a circle.",
    "<screen width=\"120\" height=\"90\"><cards width=\"120\" height=\"90\" layout=\"grid\" columns=\"3\" rows=\"2\" "
      + "inset=\"6 6\" spacing=\"6 6\"><view background=\"gray\" width=\"50\" height=\"50\"/>"
      + "<view background=\"gray\" width=\"50\" height=\"50\"/></cards></screen>"
  ),
  "mask": (
    "A picture whose alpha multiplies that of the element around it, which is kept above the overlay for it: a bone has "
      + "no mask.",
    "<screen width=\"120\" height=\"60\"><view skeleton=\"keep\" background=\"gray\" width=\"120\" height=\"60\"><mask>"
      + "<view frame=\"30 0 60 60\" cornerRadius=\"circle\" background=\"black\"/></mask></view></screen>"
  ),
  "shimmer": (
    "The moving gradient. At most one, in the root element.",
    "<feed width=\"120\"><shimmer preset=\"pulse\"/><cell padding=\"8\"><text lines=\"2\"/></cell></feed>"
  ),
  "theme": (
    "Colors under a name that `--theme` selects, in the root element. The themes `light`, the colors of the document, and "
      + "`dark` exist without it; one of the same name replaces them.",
    "<feed width=\"120\"><theme name=\"night\" overlay=\"#102030\"/><cell padding=\"8\"><text/></cell></feed>"
  ),
  "animation": (
    "An animation of one property of the element around it: `CABasicAnimation`, or with `values` `CAKeyframeAnimation`.",
    "<screen width=\"120\" height=\"60\"><view frame=\"50 20 20 20\" background=\"gray\" skeleton=\"keep\">"
      + "<animation keyPath=\"transform.scale\" values=\"1 1.4 1\" duration=\"0.8s\" repeatCount=\"infinite\"/>"
      + "</view></screen>"
  ),
  "animationGroup": (
    "Animations with a common begin and end: `CAAnimationGroup`.",
    "<screen width=\"120\" height=\"60\"><view frame=\"50 20 20 20\" background=\"gray\" skeleton=\"keep\">"
      + "<animationGroup duration=\"1s\" repeatCount=\"infinite\"><animation keyPath=\"opacity\" from=\"1\" to=\"0\" "
      + "duration=\"0.5s\"/></animationGroup></view></screen>"
  ),
  "transition": (
    "An animated change of the element around it between hidden and visible: `CATransition`. Of two views in one place, "
      + "one appears while the other disappears.",
    "<screen width=\"120\" height=\"60\"><view frame=\"30 10 60 40\" clip=\"true\"><view frame=\"0 0 60 40\" "
      + "background=\"gray\" skeleton=\"keep\"><transition type=\"push\" subtype=\"fromRight\" duration=\"1s\"/></view>"
      + "</view></screen>"
  ),
  "layoutChange": (
    "An animated change between the layouts of `cards`.",
    "<screen width=\"120\" height=\"90\"><cards width=\"120\" height=\"90\" inset=\"6 6\" spacing=\"6 6\" "
      + "itemSize=\"20 20\"><view background=\"gray\" width=\"50\" height=\"50\"/>"
      + "<layoutChange to=\"circle\" at=\"1s\"/></cards></screen>"
  ),
]

/// Returns a document that shows some elements in a cell.
private func inCell(_ elements: String) -> String {
  "<feed width=\"120\"><cell padding=\"8\">\(elements)</cell></feed>"
}
