package import ViewTree

/// A rule about what code, the platform or missing files add to an Android layout or a document of Interface Builder.
///
/// A completion is applied while a document is read, because it decides sizes or includes other files. Without
/// completions, views are the boxes that a device shows before code runs.
package enum ReaderCompletion: UInt8, CaseIterable, Sendable {
  case editorAttributes, sampleTexts, toolbarTitles, sampleTabs, missingMenus, spinnerArrow, iconsOfButtons, imageSizes,
    roundPictures, filledTexts, thinLines, expandedTitle, scrims, pageDots, calendars, webPages, classLayouts,
    namedRows, describedIcons, freeSpace, connectedButtons, missingBackgrounds, emptyCards, alternatives,
    editorStates, listRows, lowLists, namedItems, fillings, contentBelowBars, snackbars, missingToolbars,
    missingContent, fragmentLayouts, screenLayouts, editorPlaces, mergeParents, partsOfScreens, hiddenContent,
    minorStates, bars, fastScrollers,
    libraryBars, narrowItems, pagesOfTabs, emptyLabels, namedDimensions, missingThemes, composeViews,
    statesOfViews, containerViews, emptyStacks, roundButtons, realSafeAreas, singleCells, codeNames, nibsOfClasses,
    misplacedViews, cellsBesideTable, anyCanvas

  /// The statements of all completions, in the order of the cases.
  package static let rules: [Rule] = [
    rule(
      "attributes of the layout editor give sample content",
      because: "`tools:text` and `tools:listitem` state what code sets",
      shownBy: "rules/texts/sample-of-the-layout-editor-is-shown.xml"),
    rule(
      "a text that code sets has sample words",
      because: "a text view with an identifier and without a text gets one from code",
      shownBy: "rules/texts/texts-that-code-sets-have-usual-lengths.xml"),
    rule(
      "a toolbar that code finds has a title",
      because: "an activity shows its label in the toolbar with an identifier: `ToolbarActionBar.setWindowTitle`",
      shownBy: "rules/bars/toolbar-with-an-identifier-has-a-title.xml"),
    rule(
      "a tab layout without tabs has as many as are visible",
      because: "code adds them: `TabLayoutMediator`",
      shownBy: "rules/bars/tab-layout-without-tabs-has-three.xml"),
    rule(
      "a bar whose menu is missing has the usual number of items",
      because: "a navigation bar has three to five items: Material Design 3, Navigation bar",
      shownBy: "rules/bars/bars-of-a-layout-show-titles-and-icons.xml"),
    rule(
      "a spinner has an arrow after its text",
      because: "the platform draws it as the background: `abc_spinner_mtrl_am_alpha`",
      shownBy: "rules/controls/spinner-has-an-arrow.xml"),
    rule(
      "an icon button without an icon gets one from code",
      because: "Material's icon buttons have no text, and an icon of 24 dp",
      shownBy: "rules/buttons/icon-button-without-an-icon-gets-one.xml"),
    rule(
      "an image that code sets has an assumed size",
      because: "icons are 24 dp in Material Design, and pictures fill a stated side",
      shownBy: "rules/pictures/image-that-code-sets-has-a-size.xml"),
    rule(
      "a picture that is named after a circle or an avatar is round",
      because: "names of drawables state their shapes, as `ic_account_circle` of Material Icons",
      shownBy: "rules/pictures/picture-named-circle-is-round.xml"),
    rule(
      "a text in a filled box with round corners is a button",
      because: "Material has no such texts, but buttons: Material Design 3, Buttons",
      shownBy: "android/res/layout/text-in-a-round-box-is-a-button.xml"),
    rule(
      "a thin view with a background of unknown color is a line",
      because: "a divider is 1 dp thick: Material Design 3, Divider",
      shownBy: "rules/surfaces/thin-view-with-an-unknown-color-is-a-line.xml"),
    rule(
      "an expanded toolbar has its title at the bottom",
      because: "`CollapsingToolbarLayout` draws it: `expandedTitleGravity` is `bottom|start`",
      shownBy: "rules/bars/expanded-toolbar-has-its-title-at-the-bottom.xml"),
    rule(
      "a plain view in a collapsing toolbar is a scrim",
      because: "the toolbar draws an image and scrims: `CollapsingToolbarLayout.setContentScrim`",
      shownBy: "rules/bars/plain-view-in-a-collapsing-toolbar-is-a-scrim.xml"),
    rule(
      "a tab layout with dots is a page indicator",
      because: "its `tabBackground` is the dot, and its tabs have no words",
      shownBy: "rules/controls/tab-layout-with-dots-is-a-page-indicator.xml"),
    rule(
      "a calendar shows a month",
      because: "`CalendarView` draws a title and the days of a month",
      shownBy: "rules/controls/calendar-shows-a-month.xml"),
    rule(
      "a web page shows paragraphs",
      because: "pages consist of text, and are empty until they load: `WebView.onMeasure`",
      shownBy: "rules/surfaces/web-page-behind-words-is-a-backdrop.xml"),
    rule(
      "a view of an unknown class shows the layout that an attribute states, or that is named like the class",
      because: "a class inflates its content in its constructor: `View.inflate`",
      shownBy: "android/res/layout/custom-class-shows-the-layout-that-it-states.xml"),
    rule(
      "a view of an unknown class shows the texts and pictures that its name and attributes state",
      because: "custom views have attributes such as `app:title`",
      shownBy: "rules/controls/custom-view-shows-its-title.xml"),
    rule(
      "a view of an unknown class with a description is an icon",
      because: "only pictures require a description: `ContentDescription` of Android Lint",
      shownBy: "rules/pictures/unknown-view-with-a-description-is-an-icon.xml"),
    rule(
      "a view of an unknown class that takes the free height is the content of the screen",
      because: "`android:layout_weight` in a vertical layout gives it the rest of the screen",
      shownBy: "rules/places/custom-view-takes-the-free-height.xml"),
    rule(
      "a group of toggle buttons is one control",
      because: "segmented buttons share their borders: Material Design 3, Segmented buttons",
      shownBy: "rules/buttons/toggle-buttons-are-connected.xml"),
    rule(
      "a container with a missing background has a box",
      because: "most backgrounds of containers are shapes, because bitmaps would be distorted",
      shownBy: "rules/surfaces/container-with-a-missing-background-is-a-surface.xml"),
    rule(
      "a card without children is visible as a card",
      because: "`CardView` paints its background and its shadow whether or not it has children",
      shownBy: "rules/surfaces/empty-card-is-shown.xml"),
    rule(
      "loading, empty and error states that overlap content are hidden",
      because: "code shows one of them at a time",
      shownBy: "rules/hidden/loading-state-over-content-is-hidden.xml"),
    rule(
      "a state that only the layout editor shows is hidden",
      because: "`tools:visibility` shows all states of a screen at once",
      shownBy: "rules/hidden/state-of-the-layout-editor-is-hidden.xml"),
    rule(
      "a list has rows",
      because: "an adapter makes them; without a stated item they are generic",
      shownBy: "rules/lists/list-in-a-page-that-scrolls-has-three-rows.xml"),
    rule(
      "a list lower than three rows scrolls sideways",
      because: "a list that scrolls down is as high as its container or its rows",
      shownBy: "rules/lists/list-lower-than-three-rows-scrolls-sideways.xml"),
    rule(
      "the rows of a list are the layout that is named like its items",
      because: "Android Studio creates `fragment_item.xml` for `fragment_item_list.xml`",
      shownBy: "android/res/layout/list-shows-the-layout-named-like-its-items.xml"),
    rule(
      "a container without children that code fills has generic content",
      because: "fragments and lists in scroll views are filled when the screen opens",
      shownBy: "rules/lists/unknown-fragment-is-text.xml"),
    rule(
      "a coordinator that contains only bars has content below them",
      because: "an app bar requires a sibling that scrolls: `AppBarLayout`",
      shownBy: "rules/places/coordinator-with-only-bars-has-content.xml"),
    rule(
      "a snackbar has a text",
      because: "code inflates `design_layout_snackbar_include`",
      shownBy: "rules/texts/snackbar-has-a-text.xml"),
    rule(
      "a missing layout in an app bar is a toolbar",
      because: "an app bar contains a toolbar: `AppBarLayout`",
      shownBy: "rules/bars/missing-layout-in-an-app-bar-is-a-toolbar.xml"),
    rule(
      "a missing layout that is named after content is generic content",
      because: "the templates of Android Studio include `content_main.xml`",
      shownBy: "rules/places/missing-layout-named-content-is-filled.xml"),
    rule(
      "a fragment shows the layout that is named like its class",
      because: "Android Studio creates `fragment_settings.xml` for `SettingsFragment`",
      shownBy: "android/res/layout/fragment-shows-the-layout-of-its-name.xml"),
    rule(
      "an empty container of an activity shows the layout of the same name",
      because: "the templates of Android Studio have `fragment_main.xml` for `activity_main.xml`",
      shownBy: "android/res/layout/activity_main.xml"),
    rule(
      "views of a missing motion scene have their positions in the layout editor",
      because: "the editor writes `tools:layout_editor_absoluteX`",
      shownBy: "rules/places/view-of-a-missing-scene-keeps-its-position.xml"),
    rule(
      "the container around the children of a merge follows from their attributes",
      because: "each class of containers reads its own layout attributes",
      shownBy: "rules/places/merge-is-the-layout-of-its-children.xml"),
    rule(
      "a part of a screen is a picture of its size with its margins",
      because: "an item of a list is not as large as the screen",
      shownBy: "android/res/layout/card-as-large-as-its-tile-is-a-surface.xml"),
    rule(
      "a layout without visible content shows its hidden views",
      because: "code fills it or shows them",
      shownBy: "rules/hidden/layout-without-visible-content-shows-hidden-views.xml"),
    rule(
      "a view that is hidden at first and has less content than the rest is hidden",
      because: "`tools:visibility` shows it in the layout editor only",
      shownBy: "rules/hidden/mark-of-the-editor-is-hidden.xml"),
    rule(
      "the titles, icons and labels of bars are shown",
      because: "a layout file contains the bars of its screen",
      shownBy: "rules/bars/bars-of-a-layout-show-titles-and-icons.xml"),
    rule(
      "a fast scroller is hidden until its list scrolls",
      because: "scroll bars fade: `View.isScrollbarFadingEnabled` is true by default",
      shownBy: "rules/hidden/fast-scroller-is-hidden.xml"),
    rule(
      "a view of an unknown class above content that scrolls below an app bar is the app bar",
      because: "`AppBarLayout.ScrollingViewBehavior` depends on an `AppBarLayout` among the siblings",
      shownBy: "rules/bars/view-above-scrolling-content-is-the-app-bar.xml"),
    rule(
      "items of a fixed width stand side by side",
      because: "code sets a `GridLayoutManager`: one column would leave most of each line empty",
      shownBy: "android/res/layout/list-of-narrow-items-is-a-grid.xml"),
    rule(
      "a page beside tabs has rows",
      because: "tabs switch between groups of related items: Material Design 3, Tabs",
      shownBy: "rules/lists/page-beside-tabs-has-rows.xml"),
    rule(
      "a label without a text has sample words where constraints place it", for: .interfaceBuilder,
      because: "the intrinsic size of an empty `UILabel` is 0, and code sets its text",
      shownBy: "rules/texts/label-without-a-text-has-sample-words.xib"),
    rule(
      "a missing dimension has the length that its name states",
      because: "names state steps: `activity_horizontal_margin` of Android Studio's templates is 16 dp",
      shownBy: "rules/places/missing-dimension-has-the-length-of-its-name.xml"),
    rule(
      "a theme whose parent is missing descends from the theme of new projects",
      because: "without a theme of the platform, controls have no default style: `defStyleAttr` of `View`",
      shownBy: "android/themes/res/layout/theme-without-its-parent-has-default-styles.xml"),
    rule(
      "a view of Compose is the control or list item that its identifier names",
      because: "code gives it one composable function: `ComposeView.setContent`",
      shownBy: "rules/controls/compose-view-is-the-button-that-it-names.xml"),
    rule(
      "loading, empty and error states beside content are hidden", for: .interfaceBuilder,
      because: "code shows one of them at a time: `UIActivityIndicatorView.hidesWhenStopped` is true by default",
      shownBy: "rules/hidden/states-beside-content-are-hidden.xib"),
    rule(
      "a large container view has lines of text", for: .interfaceBuilder,
      because: "code adds the view of a controller that is not in the file: `UIViewController.addChild`",
      shownBy: "rules/places/container-view-has-lines-of-text.storyboard"),
    rule(
      "an empty stack view has lines of text", for: .interfaceBuilder,
      because: "`UIStackView` draws nothing: code adds its views, by an outlet",
      shownBy: "rules/places/empty-stack-view-has-lines-of-text.xib"),
    rule(
      "a button of a class that is named after a round shape is filled", for: .interfaceBuilder,
      because: "code gives its layer a `cornerRadius`, which is visible only with a fill or a border",
      shownBy: "rules/buttons/button-of-a-class-named-round-is-filled.xib"),
    rule(
      "frames that are stored in a doubled safe area are placed in that of the device", for: .interfaceBuilder,
      because: "the canvas of Xcode 16.4 and 26 has twice the insets of devices without a home button",
      shownBy: "rules/places/doubled-safe-area-is-that-of-the-device.storyboard"),
    rule(
      "a prototype with texts of its own is shown once", for: .interfaceBuilder,
      because: "code has outlets to the views of a cell only by its class, and changes no other texts",
      shownBy: "rules/lists/prototype-with-texts-of-its-own-is-shown-once.storyboard"),
    rule(
      "the layouts and menus that the class of a screen names are shown",
      because: "code inflates items and menus by name: `R.layout.row`, `RowBinding`, `R.menu.main`",
      shownBy: "android/code/res/layout/fragment_sessions.xml"),
    rule(
      "views, cells and corners that the classes of a document name are shown", for: .interfaceBuilder,
      because: "code names files and radii: `UINib(nibName:)`, `avatar.layer.cornerRadius = 20`",
      shownBy: "interface-builder/classes/screen.storyboard"),
    rule(
      "frames that the file calls misplaced are those of the constraints", for: .interfaceBuilder,
      because: "Interface Builder writes `misplaced` for a frame that differs from the one at run time",
      shownBy: "rules/places/misplaced-frame-follows-its-constraints.xib"),
    rule(
      "the cells beside the only table of a file are its rows", for: .interfaceBuilder,
      because: "code returns them by their outlets: `UITableViewDataSource.tableView(_:cellForRowAt:)`",
      shownBy: "rules/lists/cells-beside-a-table-are-its-rows.xib"),
    rule(
      "a screen of the canvas for any size class is that of a phone", for: .interfaceBuilder,
      because: "Xcode 6 and 7 store views for \"wAny hAny\" at 600 × 600 points, which no device has",
      shownBy: "rules/places/screen-of-any-size-class-is-that-of-a-phone.storyboard"),
  ]

  private static func rule(
    _ name: String, for sources: Sources = .androidLayout, because: String, shownBy: String
  ) -> Rule {
    Rule(name, for: sources, because: because, shownBy: shownBy)
  }
}

/// A set of completions.
package struct ReaderCompletions: Hashable, Sendable {
  private var bits: UInt64

  /// All completions.
  package static let all = ReaderCompletions(bits: .max >> UInt64(64 - ReaderCompletion.allCases.count))
  /// No completion: the boxes that a device shows before code runs.
  package static let none = ReaderCompletions(bits: 0)

  package func contains(_ completion: ReaderCompletion) -> Bool { bits >> UInt64(completion.rawValue) & 1 != 0 }

  package mutating func remove(_ completion: ReaderCompletion) { bits &= ~(1 << UInt64(completion.rawValue)) }
}

extension AndroidReader {
  func completes(_ completion: ReaderCompletion) -> Bool { request.completions.contains(completion) }
}
