import Diagnostics

/// The words of other systems for what the native dialect has under another name, for suggestions in errors.
///
/// The words are those of HTML and CSS, UIKit and SwiftUI, Android's views and Compose, and of common component
/// libraries for the web. The keys are in lower case.
package enum Synonyms {
  /// The element that a word of another system names.
  package static let elements = table(wordsOfElements)

  static let wordsOfElements = [
    "screen": "html body page window main scaffold viewcontroller uiviewcontroller navigationview navigationstack",
    "feed": """
    list ul ol dl listview recyclerview lazycolumn lazyvstack lazylist tableview uitableview collectionview flatlist \
    uicollectionview scrollview uiscrollview sectionlist scroll
    """,
    "cell": "li item listitem article tableviewcell uitableviewcell collectionviewcell uicollectionviewcell listtile",
    "column": """
    div vstack vbox vertical container card cardview box form group block linearlayout aside fieldset surface paper \
    figure uistackview stackview
    """,
    "row": "hstack hbox horizontal lazyhstack lazyrow inline flexrow flexboxlayout flex grid wrap",
    "stack": "zstack framelayout overlay layers relativelayout constraintlayout positioned",
    "view": "rect rectangle uiview bone placeholder skeleton canvas iframe map video",
    "text": """
    span p h1 h2 h3 h4 h5 h6 paragraph heading title subtitle caption textview uilabel typography strong em small \
    string line lines link a td th time code pre
    """,
    "image": "img picture imageview uiimageview asyncimage photo thumbnail cover banner svg media",
    "avatar": "circle profileimage userpic circleimageview circleavatar portrait",
    "icon": "symbol glyph imagebutton iconbutton fab floatingactionbutton",
    "button": "btn uibutton materialbutton textbutton elevatedbutton outlinedbutton pressable touchableopacity",
    "textField":
      "input textarea edittext uitextfield textinput field editor select picker dropdown combobox spinnerview",
    "searchBar": "search searchview searchfield uisearchbar",
    "switch": "toggle uiswitch switchcompat togglebutton",
    "slider": "seekbar uislider range",
    "progress": "progressbar progressview uiprogressview linearprogressindicator meter linearprogress",
    "activityIndicator": """
    spinner loader loading circularprogressindicator uiactivityindicatorview circularprogress indicator
    """,
    "checkBox": "radio radiobutton check",
    "segmentedControl": "segmented segments uisegmentedcontrol buttongroup buttontogglegroup",
    "rating": "stars ratingbar",
    "chip": "tag pill token",
    "badge": "dot counter bubble",
    "navigationBar": "navbar nav appbar topappbar header titlebar actionbar uinavigationbar topbar",
    "tabBar": "tabs bottomnavigation bottomnavigationview bottombar tabview uitabbar tablayout bottomappbar footer",
    "toolBar": "uitoolbar actions",
    "divider": "hr separator rule border",
    "spacer": "space gap sizedbox filler",
    "shape": "path polygon ellipse",
    "shimmer": "gradient lineargradient sweep wave",
    "theme": "colors palette appearance darkmode",
  ]

  /// Returns the attributes that words of other systems name, in an element.
  static func attributes(of element: String) -> [String: String] {
    attributes.merging(attributesOfElements[element] ?? [:]) { $1 }
  }

  /// The attributes of single elements that a word names, in place of those of all elements.
  private static let attributesOfElements = [
    "text": sizeOfText, "label": sizeOfText, "button": sizeOfText, "chip": sizeOfText, "badge": sizeOfText,
    "feed": ["rows": "repeat", "items": "repeat"], "cell": ["rows": "repeat", "repeatcount": "repeat"],
  ]

  private static let sizeOfText = ["size": "fontSize", "align": "textAlign"]

  private static let attributes = table(wordsOfAttributes)

  static let wordsOfAttributes = [
    "id": "class classname name key identifier testid accessibilityidentifier tag",
    "text": "value label content placeholder title",
    "hidden": "visible visibility display",
    "clip": "overflow clipstobounds cliptopadding",
    "background": "color colour bg backgroundcolor backgroundcolour fill tint",
    "border": "borderwidth outline bordercolor strokewidth",
    "opacity": "alpha",
    "cornerRadius": "radius borderradius rounded corner corners roundness cornersize",
    "fontSize": "font textsize fontweight",
    "width": "w size layout_width wide",
    "height": "h layout_height high",
    "lines": "numberoflines maxlines linelimit linecount",
    "lineHeight": "leading linespacing lineheightmultiple",
    "textAlign": "textalignment gravity",
    "flexDirection": "axis orientation flexflow",
    "wrap": "flexwrap",
    "justifyContent": "justify distribution mainaxisalignment arrangement horizontalarrangement",
    "alignItems": "align alignment items crossaxisalignment verticalalignment",
    "gap": "spacing space gutter itemspacing gridgap",
    "grow": "flex flexgrow weight layout_weight layoutpriority expand",
    "shrink": "flexshrink",
    "basis": "flexbasis",
    "aspectRatio": "ratio aspect",
    "padding": "p px py inset insets contentinset contentpadding paddinghorizontal paddingvertical",
    "margin": "m mx my marginhorizontal marginvertical layout_margin",
    "left": "x",
    "top": "y",
    "zPosition": "z zindex elevation",
    "repeat": "count times copies",
    "direction": "dir layoutdirection rtl",
    "repeatCount": "loop loops iterations iterationcount infinite",
    "beginTime": "delay begin",
    "timingFunction": "easing timing curve",
    "duration": "dur period interval",
  ]

  // MARK: - Values

  /// The value of an attribute that another text means; nil if there is none.
  ///
  /// - Parameter expected: the description of the valid values, such as `start, end or center`.
  static func value(_ text: String, expected: String) -> String? {
    let word = text.lowercased().filter { $0 != "-" && $0 != "_" }
    let isLength = expected.contains("a length such as 16")
    if isLength || expected.hasPrefix("a number of points"), let unit = units.first(where: word.hasSuffix) {
      let number = String(word.dropLast(unit.count))
      return Double(number).map { $0 >= 0 } == true ? number : nil
    }
    if let meant = values[word] {
      if isLength { return meant == "100%" || meant == "auto" ? meant : nil }
      return expected.split { !$0.isLetter }.contains { $0 == meant } ? meant : nil
    }
    let words = expected.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
    return words.contains { $0.contains(" ") } ? nil : nearestName(to: text, among: words)
  }

  /// The units of other systems for what is a point here.
  private static let units = ["dp", "dip", "sp", "px"]

  private static let values = table(wordsOfValues)

  static let wordsOfValues = [
    "start": "leading left top begin", "end": "trailing right bottom",
    "center": "centre centered middle centerhorizontal centervertical",
    "circle": "round oval capsule pill", "fill": "infinite infinity forever endless",
    "ignore": "none no false hidden skip", "bone": "yes true",
    "100%": "full fill matchparent fillparent max", "auto": "wrapcontent fitcontent hug",
  ]

  /// The reason why attributes of other systems have no counterpart, and the next step; nil for other attributes.
  static func reasonWithout(_ attribute: String) -> String? {
    let word = attribute.lowercased().filter { $0 != "-" && $0 != "_" }
    return withoutCounterpart.first { $0.words.contains(word) }?.reason
  }

  private static let withoutCounterpart: [(words: Set<String>, reason: String)] = [
    (["style", "css", "modifier"], "write each property as an attribute, such as gap=\"8\""),
    (
      [
        "src", "srcset", "href", "url", "source", "contentmode", "resizemode", "scaletype", "objectfit", "contentscale",
        "tintcolor", "alt",
      ], "a placeholder shows no picture: leave it out"
    ),
    (
      ["onclick", "onpress", "ontap", "action", "onchange", "onchanged", "enabled", "disabled"],
      "a placeholder is not operated: leave it out"
    ),
  ]

  private static func table(_ words: [String: String]) -> [String: String] {
    var table: [String: String] = [:]
    for (name, synonyms) in words { for word in synonyms.split(separator: " ") { table[String(word)] = name } }
    return table
  }
}
