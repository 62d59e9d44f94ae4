/// A task in the native dialect that takes more than one element, with a complete document as its solution.
package struct NativeRecipe: Sendable {
  /// The name of the recipe, which follows `native-recipe-` in the name of its picture.
  package let name: String
  package let title: String
  package let text: String
  package let example: String
}

/// The recipes of the native dialect's reference, in the order in which the reference shows them.
package let nativeRecipes = [
  NativeRecipe(
    name: "screen", title: "A whole screen",
    text: """
      Bars keep their height. The list between them takes the rest: `grow="1" basis="0" clip="true"` makes it as high \
      as the room that is left and cuts what does not fit.
      """,
    example: """
      <screen width="240" height="360">
        <navigationBar><icon/><text>Inbox</text><icon/></navigationBar>
        <feed grow="1" basis="0" clip="true">
          <cell repeat="6" padding="8 16">
            <row gap="12" alignItems="center">
              <avatar/>
              <column gap="4" grow="1"><text width="60%"/><text fontSize="13"/></column>
            </row>
          </cell>
        </feed>
        <divider skeleton="bone" shrink="0"/>
        <tabBar><icon repeat="4"/></tabBar>
      </screen>
      """),
  NativeRecipe(
    name: "safe-area", title: "Status bar and home indicator",
    text: """
      No safe area is added, on no `--device`: the first bar begins at the top edge. A padding of the screen keeps the \
      area free, such as `padding="47 0 34"` for an iPhone 14.
      """,
    example: """
      <screen width="240" height="200" padding="47 0 34">
        <navigationBar><icon/><text>Inbox</text><icon/></navigationBar>
        <text margin="16" lines="2"/>
      </screen>
      """),
  NativeRecipe(
    name: "sizes", title: "Sizes in a full column",
    text: """
      Where the children of a column are higher than the column, those with `shrink` above 0 become lower. Texts, bars, \
      pictures and controls keep their height. A `view` or container with a `height` shrinks to the height of its \
      content, an empty `view` to 0, unless it has `shrink="0"`.
      """,
    example: """
      <screen width="240" height="120" padding="8" gap="8">
        <view height="60" shrink="0" cornerRadius="8"/>
        <view height="60" cornerRadius="8"/>
        <button/>
      </screen>
      """),
  NativeRecipe(
    name: "cards", title: "Cards and bubbles",
    text: """
      A box with a `background` that differs from the color behind it, or with a `border`, is a surface: it is \
      lighter than the page if its background is, else darker. `button`, `chip` and `badge` are bones of their own.
      """,
    example: """
      <screen width="240" height="180" padding="16" gap="8" alignItems="start">
        <column background="#EEEEEE" cornerRadius="12" padding="12" gap="8">
          <row gap="8" alignItems="center"><avatar/><text>Johanna Sommer</text></row>
          <text lines="2"/>
        </column>
        <view background="#DDEEFF" cornerRadius="18" padding="6 14" alignSelf="end"><text>On my way!</text></view>
      </screen>
      """),
]
