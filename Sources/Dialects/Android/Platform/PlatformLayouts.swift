import Diagnostics
import XMLTree

/// The row layouts `@android:layout/…` of the framework, which have one or two lines of text.
///
/// Heights and paddings are those of the theme.
enum PlatformLayouts {
  /// Returns the framework's layout `name`, such as `simple_list_item_1`, as a layout file; nil for other names.
  static func document(_ name: String) -> XMLDocument? { documents[name] }

  private static let documents: [String: XMLDocument] = table.reduce(into: [:]) { documents, row in
    let text = row.lines == 2 ? twoLines(row.height) : oneLine(row.height, row.appearance)
    do throws(InvalidInput) {
      documents[row.name] = try parseXML(Array(text.utf8))
    } catch {
      return
    }
  }

  private static let small = "?android:attr/listPreferredItemHeightSmall"
  private static let medium = "?android:attr/listPreferredItemHeight"
  private static let item = "?android:attr/textAppearanceListItemSmall"

  /// The row layouts: name, number of lines, minimum height, and text appearance of a single line.
  ///
  /// The height is a dimension or a reference to one. Source: Android 10.0.0_r36, core/res/res/layout.
  private static let table: [(name: String, lines: Int, height: String, appearance: String)] = [
    ("simple_list_item_1", 1, small, item), ("simple_list_item_activated_1", 1, small, item),
    ("simple_list_item_checked", 1, small, item), ("simple_list_item_multiple_choice", 1, small, item),
    ("simple_list_item_single_choice", 1, small, item), ("simple_selectable_list_item", 1, small, item),
    ("simple_expandable_list_item_1", 1, medium, "?android:attr/textAppearanceListItem"),
    ("simple_dropdown_item_1line", 1, small, "?android:attr/textAppearanceLargePopupMenu"),
    ("simple_spinner_dropdown_item", 1, small, "?android:attr/textAppearanceLargePopupMenu"),
    ("simple_spinner_item", 1, "0dp", "?android:attr/textAppearanceListItemSmall"),
    ("select_dialog_item", 1, small, item), ("select_dialog_multichoice", 1, small, item),
    ("select_dialog_singlechoice", 1, small, item), ("test_list_item", 1, small, item),
    ("activity_list_item", 1, "0dp", item), ("simple_list_item_2", 2, medium, ""),
    ("simple_list_item_activated_2", 2, medium, ""), ("simple_expandable_list_item_2", 2, medium, ""),
    ("two_line_list_item", 2, medium, ""), ("simple_dropdown_item_2line", 2, medium, ""),
  ]

  private static let namespace = "xmlns:android=\"\(AndroidNamespace.android)\""
  private static let paddings = """
    android:paddingStart="?android:attr/listPreferredItemPaddingStart" \
    android:paddingEnd="?android:attr/listPreferredItemPaddingEnd"
    """

  private static func oneLine(_ height: String, _ appearance: String) -> String {
    """
    <TextView \(namespace) android:id="@android:id/text1" android:layout_width="match_parent" \
    android:layout_height="wrap_content" android:minHeight="\(height)" android:gravity="center_vertical" \
    android:textAppearance="\(appearance)" \(paddings)/>
    """
  }

  private static func twoLines(_ height: String) -> String {
    """
    <LinearLayout \(namespace) android:orientation="vertical" android:layout_width="match_parent" \
    android:layout_height="wrap_content" android:minHeight="\(height)" android:gravity="center_vertical" \(paddings)>
    <TextView android:id="@android:id/text1" android:layout_width="match_parent" \
    android:layout_height="wrap_content" android:textAppearance="?android:attr/textAppearanceListItem"/>
    <TextView android:id="@android:id/text2" android:layout_width="match_parent" \
    android:layout_height="wrap_content" android:textAppearance="?android:attr/textAppearanceListItemSecondary"/>
    </LinearLayout>
    """
  }
}
