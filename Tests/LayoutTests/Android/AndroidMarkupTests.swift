import Diagnostics
import Dialects
import Geometry
import Layout
import Testing
import ViewTree
import XMLTree

/// Containers with paddings, margins and sizes that all differ, in both directions.
///
/// The frames are those of the classes of Android and of its libraries.
@Suite struct AndroidMarkupTests {
  @Test(arguments: cases)
  func `containers place their children`(_ markup: MarkupCase) throws {
    #expect(try markup.frames(.leftToRight) == markup.leftToRight)
    #expect(try markup.frames(.rightToLeft) == markup.rightToLeft)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a scroll view measures its child without a limit, and fills its viewport below it",
      """
      <ScrollView w="M" h="101px" $P a:fillViewport="true">
      <FrameLayout w="M" h="W" l:margin="5px"><View w="31px" h="17px" l:gravity="end|bottom"/></FrameLayout>
      </ScrollView>
      """,
      "0 0 301 101, 8 12 280 82, 257 77 31 17",
      "0 0 301 101, 8 12 280 82, 8 77 31 17"),
    MarkupCase(
      "a scroll view with a longer child",
      """
      <ScrollView w="67px" h="101px" $P a:fillViewport="true"><FrameLayout w="M" h="9px" l:marginTop="5px">
      <View w="M" h="131px" l:marginLeft="1px"/></FrameLayout></ScrollView>
      """,
      "0 0 67 101, 3 12 56 131, 4 12 55 131"),
    MarkupCase(
      "a child that is a pixel shorter than the viewport",
      """
      <ScrollView w="67px" h="101px" $P a:fillViewport="true"><FrameLayout w="M" h="W" l:marginTop="5px">
      <View w="M" h="86px"/><View w="5px" h="M"/></FrameLayout></ScrollView>
      """,
      "0 0 67 101, 3 12 56 87, 3 12 56 86, 3 12 5 87",
      "0 0 67 101, 3 12 56 87, 3 12 56 86, 54 12 5 87"),
    MarkupCase(
      "a horizontal scroll view with a wider child at the end",
      """
      <HorizontalScrollView w="101px" h="67px" $P>
      <LinearLayout w="W" h="M" l:gravity="end" l:marginLeft="5px" l:marginRight="1px"><View w="131px"
      h="M"/></LinearLayout></HorizontalScrollView>
      """,
      "0 0 101 67, 8 7 131 58, 8 7 131 58"),
    MarkupCase(
      "a horizontal scroll view with a child as wide as its room at the end",
      """
      <HorizontalScrollView w="101px" h="67px" $P>
      <LinearLayout w="W" h="23px" l:gravity="end|bottom" l:marginLeft="5px" l:marginRight="1px"><View w="84px"
      h="M"/></LinearLayout></HorizontalScrollView>
      """,
      "0 0 101 67, 8 42 84 23, 8 42 84 23"),
    MarkupCase(
      "a horizontal scroll view with a narrower child at the end",
      """
      <HorizontalScrollView w="101px" h="67px" $P>
      <LinearLayout w="W" h="23px" l:gravity="end|center" l:marginLeft="5px" l:marginRight="1px"><View w="41px"
      h="M"/></LinearLayout></HorizontalScrollView>
      """,
      "0 0 101 67, 51 24 41 23, 51 24 41 23",
      "0 0 101 67, 8 24 41 23, 8 24 41 23"),
    MarkupCase(
      "a horizontal scroll view around a wider centered child",
      """
      <HorizontalScrollView w="101px" h="67px" $P>
      <LinearLayout w="W" h="23px" l:gravity="center" l:marginLeft="5px" l:marginRight="1px"><View w="131px"
      h="M"/></LinearLayout></HorizontalScrollView>
      """,
      "0 0 101 67, -13 24 131 23, -13 24 131 23"),
    MarkupCase(
      "a horizontal scroll view that fills its viewport",
      """
      <HorizontalScrollView w="101px" h="W" $P a:fillViewport="true">
      <LinearLayout w="W" h="23px" l:marginRight="4px"><View w="41px" h="M"/></LinearLayout></HorizontalScrollView>
      """,
      "0 0 101 32, 3 7 86 23, 3 7 41 23",
      "0 0 101 32, 3 7 86 23, 48 7 41 23"),
    MarkupCase(
      "views that fill a wrapping frame in one direction",
      """
      <FrameLayout w="W" h="W" $P a:minWidth="71px" a:minHeight="53px">
      <Space w="M" h="11px" l:gravity="bottom" l:marginLeft="5px" l:marginRight="1px"/>
      <Space w="13px" h="M" l:gravity="end" l:marginTop="4px"/>
      <View w="41px" h="23px" l:gravity="fill"/><View w="99px" h="9px" a:visibility="gone"/></FrameLayout>
      """,
      "0 0 71 53, 8 40 54 11, 50 11 13 40, 3 7 41 23, 0 0 0 0",
      "0 0 71 53, 8 40 54 11, 3 11 13 40, 3 7 41 23, 0 0 0 0"),
    MarkupCase(
      "a frame that measures hidden children",
      """
      <FrameLayout w="W" h="W" $P a:measureAllChildren="true">
      <View w="41px" h="23px" l:gravity="center"/><View w="99px" h="9px" l:margin="3px"
      a:visibility="gone"/></FrameLayout>
      """,
      "0 0 116 32, 35 7 41 23, 0 0 0 0"),
    MarkupCase(
      "weights with a larger sum",
      """
      <LinearLayout w="201px" h="71px" $P a:weightSum="10" a:gravity="end|bottom">
      <View w="0px" h="11px" l:weight="3" l:marginLeft="1px"/><View w="41px" h="M" l:weight="1.5" l:marginTop="5px"/>
      <View w="13px" h="17px" l:gravity="center_vertical"/></LinearLayout>
      """,
      "0 0 201 71, 79 58 40 11, 119 12 61 57, 180 29 13 17",
      "0 0 201 71, 78 58 40 11, 16 12 61 57, 3 29 13 17"),
    MarkupCase(
      "weights that shrink",
      """
      <LinearLayout w="101px" h="71px" $P><View w="90px" h="11px" l:weight="3"/><View w="41px" h="13px" l:weight="1"/>
      <View w="7px" h="17px"/></LinearLayout>
      """,
      "0 0 101 71, 3 7 54 11, 57 7 29 13, 86 7 7 17",
      "0 0 101 71, 39 7 54 11, 10 7 29 13, 3 7 7 17"),
    MarkupCase(
      "weights in a column",
      """
      <LinearLayout w="101px" h="201px" $P a:orientation="vertical" a:gravity="center|end">
      <View w="31px" h="0px" l:weight="3" l:marginBottom="1px"/><View w="M" h="41px" l:weight="2" l:marginTop="5px"/>
      <View w="13px" h="17px" l:gravity="start"/></LinearLayout>
      """,
      "0 0 101 201, 62 7 31 76, 3 89 90 93, 3 182 13 17",
      "0 0 101 201, 3 7 31 76, 3 89 90 93, 80 182 13 17"),
    MarkupCase(
      "a column that wraps its weights",
      """
      <LinearLayout w="W" h="W" $P a:orientation="vertical" a:minHeight="131px">
      <View w="31px" h="19px" l:weight="3"/><View w="M" h="41px" l:weight="2" l:marginTop="5px"/></LinearLayout>
      """,
      "0 0 42 131, 3 7 31 53, 3 65 31 64"),
    MarkupCase(
      "children as long as the longest one",
      """
      <LinearLayout w="W" h="W" $P a:measureWithLargestChild="true">
      <View w="31px" h="19px" l:weight="1" l:marginLeft="3px"/><View w="43px" h="M" l:weight="1"/>
      <View w="7px" h="13px"/></LinearLayout>
      """,
      "0 0 143 28, 6 7 43 19, 49 7 43 19, 92 7 7 13",
      "0 0 143 28, 92 7 43 19, 46 7 43 19, 39 7 7 13"),
    MarkupCase(
      "baselines of a row",
      """
      <LinearLayout w="M" h="W" $P><TextView a:text="a" a:textSize="31px" w="W" h="W"/>
      <TextView a:text="a" a:textSize="17px" w="31px" h="61px" a:gravity="bottom"/>
      <TextView a:text="a" a:textSize="13px" w="0px" h="W" l:weight="1" l:marginTop="5px" l:gravity="bottom"/>
      <TextView a:text="a" a:textSize="11px" w="W" h="W" l:gravity="center_vertical"/></LinearLayout>
      """,
      "0 0 301 70, 3 30 17 42, 20 7 31 61, 51 45 236 18, 287 30 6 15",
      "0 0 301 70, 276 30 17 42, 245 7 31 61, 9 45 236 18, 3 30 6 15"),
    MarkupCase(
      "a relative layout in all corners",
      """
      <RelativeLayout w="151px" h="103px" $P>
      <View a:id="@+id/a" w="31px" h="17px" l:alignParentRight="true" l:alignParentBottom="true" l:margin="5px"/>
      <View a:id="@+id/b" w="23px" h="13px" l:toLeftOf="@id/a" l:above="@id/a" l:marginRight="3px"
      l:marginBottom="4px"/>
      <View w="11px" h="9px" l:alignRight="@id/b" l:alignTop="@id/b" l:marginRight="1px" l:marginTop="2px"/>
      <View w="M" h="M" l:toRightOf="@id/b" l:below="@id/b" l:marginLeft="1px"/>
      <View w="19px" h="7px" l:centerInParent="true"/><View w="21px" h="5px"/></RelativeLayout>
      """,
      "0 0 151 103, 107 79 31 17, 76 57 23 13, 87 59 11 9, 103 74 40 27, 66 48 19 7, 3 7 21 5",
      "0 0 151 103, 107 79 31 17, 76 57 23 13, 87 59 11 9, 103 74 40 27, 66 48 19 7, 122 7 21 5"),
    MarkupCase(
      "a relative layout that wraps children at its end",
      """
      <RelativeLayout w="W" h="W" $P a:minWidth="117px" a:minHeight="97px">
      <View a:id="@+id/a" w="61px" h="37px" l:marginLeft="5px" l:marginTop="1px" l:marginRight="9px"/>
      <View w="23px" h="13px" l:below="@id/a" l:alignParentRight="true" l:marginTop="3px"/>
      <View w="11px" h="9px" l:centerHorizontal="true" l:alignParentBottom="true" l:marginBottom="2px"/>
      <View w="13px" h="7px" l:centerVertical="true" l:alignParentEnd="true"/></RelativeLayout>
      """,
      "0 0 301 403, 8 8 61 37, 270 48 23 13, 145 392 11 9, 280 198 13 7",
      "0 0 301 403, 223 8 61 37, 270 48 23 13, 145 392 11 9, 3 198 13 7"),
    MarkupCase(
      "missing anchors",
      """
      <RelativeLayout w="151px" h="103px" $P>
      <View a:id="@+id/a" a:visibility="gone" w="61px" h="37px" l:toRightOf="@id/b" l:below="@id/b"/>
      <View a:id="@+id/b" w="23px" h="13px" l:marginLeft="2px"/>
      <View w="11px" h="9px" l:toRightOf="@id/a" l:below="@id/a" l:marginLeft="1px"/>
      <View w="13px" h="7px" l:toLeftOf="@id/missing" l:above="@id/missing" l:marginRight="6px"
      l:alignWithParentIfMissing="true"/>
      <View w="15px" h="5px" l:toRightOf="@id/missing" l:below="@id/missing" l:marginLeft="6px" l:marginTop="4px"
      l:alignWithParentIfMissing="true"/></RelativeLayout>
      """,
      "0 0 151 103, 0 0 0 0, 5 7 23 13, 29 20 11 9, 124 94 13 7, 9 11 15 5",
      "0 0 151 103, 0 0 0 0, 120 7 23 13, 144 20 11 9, 124 94 13 7, 9 11 15 5"),
    MarkupCase(
      "gravity of a relative layout",
      """
      <RelativeLayout w="151px" h="103px" $P a:gravity="center" a:ignoreGravity="@id/b">
      <View a:id="@+id/a" w="31px" h="17px" l:marginLeft="5px" l:marginTop="1px"/>
      <View a:id="@+id/b" w="23px" h="13px" l:below="@id/a" l:marginRight="3px"/>
      <View w="11px" h="9px" l:toRightOf="@id/a" l:marginLeft="2px" l:marginBottom="4px"/></RelativeLayout>
      """,
      "0 0 151 103, 53 39 31 17, 3 25 23 13, 86 38 11 9",
      "0 0 151 103, 53 39 31 17, 117 25 23 13, 86 38 11 9"),
    MarkupCase(
      "baselines of a relative layout",
      """
      <RelativeLayout w="M" h="W" $P><TextView a:id="@+id/a" a:text="a" a:textSize="31px" w="W" h="W"
      l:marginTop="3px"/>
      <TextView a:id="@+id/b" a:text="a" a:textSize="17px" w="31px" h="W" l:alignBaseline="@id/a"/>
      <View w="7px" h="5px" l:alignBaseline="@id/b" l:alignParentRight="true"/></RelativeLayout>
      """,
      "0 0 301 54, 3 10 17 42, 3 25 31 23, 286 43 7 5",
      "0 0 301 54, 276 10 17 42, 262 25 31 23, 286 43 7 5"),
    MarkupCase(
      "a table that stretches",
      """
      <TableLayout w="201px" h="W" $P a:stretchColumns="1,2">
      <TableRow><View w="31px" h="17px" l:marginLeft="3px"/><View w="13px" h="11px"/></TableRow>
      <TableRow><View w="M" h="9px" l:column="1" l:span="2" l:marginRight="5px"/></TableRow>
      <View w="7px" h="5px"/>
      <TableRow><View w="11px" h="7px" l:column="2" l:gravity="end"/></TableRow></TableLayout>
      """,
      """
      0 0 201 47, 3 7 190 17, 6 7 31 17, 37 7 79 11, 3 24 190 9, 37 24 151 9, 3 33 190 5, 3 38 190 7, \
      116 38 77 7
      """,
      "0 0 201 47, 3 7 190 17, 162 7 31 17, 80 7 79 11, 3 24 190 9, 3 24 151 9, 3 33 190 5, 3 38 190 7, 3 38 77 7"),
    MarkupCase(
      "a table that shrinks",
      """
      <TableLayout w="101px" h="W" $P a:shrinkColumns="*">
      <TableRow><View w="51px" h="17px"/><View w="43px" h="11px" l:gravity="center"/><View w="33px" h="9px"/></TableRow>
      </TableLayout>
      """,
      "0 0 101 26, 3 7 90 17, 3 7 39 17, 42 10 31 11, 73 7 21 9",
      "0 0 101 26, 3 7 90 17, 54 7 39 17, 23 10 31 11, 2 7 21 9"),
    MarkupCase(
      "a table with a hidden column",
      """
      <TableLayout w="W" h="W" $P a:collapseColumns="1" a:divider="@null">
      <TableRow><View w="51px" h="17px"/><View w="43px" h="31px"/><View w="33px" h="9px"/></TableRow>
      <TableRow><View w="W" h="5px" l:span="3"/></TableRow></TableLayout>
      """,
      "0 0 95 26, 3 7 84 17, 3 7 51 17, 3 7 0 0, 54 7 33 9, 3 24 84 0, 3 24 0 0",
      "0 0 95 26, 3 7 84 17, 36 7 51 17, 3 7 0 0, 3 7 33 9, 3 24 84 0, 3 24 0 0"),
    MarkupCase(
      "a table with missing columns to shrink",
      """
      <TableLayout w="101px" h="W" $P a:shrinkColumns="0,1,7">
      <TableRow><View w="81px" h="17px"/><View w="43px" h="11px"/></TableRow></TableLayout>
      """,
      "0 0 101 26, 3 7 90 17, 3 7 65 17, 68 7 27 11",
      "0 0 101 26, 3 7 90 17, 28 7 65 17, 1 7 27 11"),
    MarkupCase(
      "spans of a grid",
      """
      <GridLayout w="W" h="W" $P a:columnCount="3">
      <View w="31px" h="17px" l:columnSpan="2" l:gravity="right|bottom"/><View w="13px" h="23px"/>
      <View w="41px" h="11px" l:rowSpan="2" l:margin="3px"/><View w="19px" h="7px" l:column="1" l:row="1"/>
      <View w="9px" h="5px" l:gravity="fill"/><View w="7px" h="29px" l:column="2" l:gravity="center"/></GridLayout>
      """,
      "0 0 90 68, 38 13 31 17, 69 7 13 23, 6 33 41 11, 50 30 19 7, 69 30 13 7, 72 37 7 29",
      "0 0 90 68, 51 13 31 17, 3 7 13 23, 38 33 41 11, 16 30 19 7, 3 30 13 7, 6 37 7 29"),
    MarkupCase(
      "a vertical grid",
      """
      <GridLayout w="151px" h="103px" $P a:rowCount="2" a:orientation="vertical">
      <View w="31px" h="17px" l:rowSpan="2" l:gravity="center"/><View w="13px" h="23px"/>
      <View w="41px" h="11px" l:columnSpan="2" l:marginLeft="3px" l:gravity="end"/><View w="19px" h="7px" l:row="1"/>
      <View w="9px" h="5px" l:gravity="fill" l:rowWeight="1" l:columnWeight="2"/></GridLayout>
      """,
      "0 0 151 103, 3 45 31 17, 34 7 13 23, 37 30 41 11, 78 30 19 7, 97 7 46 23",
      "0 0 151 103, 112 45 31 17, 99 7 13 23, 71 30 41 11, 49 30 19 7, 3 7 46 23"),
    MarkupCase(
      "a full row and a stated column",
      """
      <GridLayout w="W" h="W" a:columnCount="3">
      <View w="31px" h="17px" l:columnSpan="3"/><View w="13px" h="23px" l:column="2"/><View w="41px"
      h="11px" l:columnSpan="2"/>
      <View w="19px" h="7px" l:columnSpan="7"/><View w="9px" h="5px" l:row="1" l:column="0"/></GridLayout>
      """,
      "0 0 54 58, 0 0 31 17, 41 17 13 23, 0 40 41 11, 0 51 19 7, 0 17 9 5",
      "0 0 54 58, 23 0 31 17, 0 17 13 23, 13 40 41 11, 35 51 19 7, 45 17 9 5"),
    MarkupCase(
      "lines of chips",
      """
      <com.google.android.material.chip.ChipGroup w="151px" h="W" $P
      p:chipSpacingHorizontal="5px" p:chipSpacingVertical="9px">
      <View w="61px" h="17px" l:marginLeft="3px" l:marginRight="4px"/><View w="67px" h="11px"/>
      <View w="68px" h="13px" l:marginLeft="1px"/><View w="67px" h="7px"/><View w="13px" h="5px" l:marginRight="11px"/>
      </com.google.android.material.chip.ChipGroup>
      """,
      "0 0 151 56, 6 7 61 17, 76 7 67 11, 4 27 68 13, 3 49 67 7, 75 49 13 5",
      "0 0 151 56, 75 7 61 17, 0 7 67 11, 72 27 68 13, 73 49 67 7, 44 49 13 5"),
    MarkupCase(
      "one line of chips",
      """
      <com.google.android.material.chip.ChipGroup w="W" h="W" $P p:chipSpacing="5px" p:singleLine="true">
      <View w="161px" h="17px" l:marginLeft="3px" l:marginRight="4px"/><View w="167px" h="11px" l:marginRight="11px"/>
      </com.google.android.material.chip.ChipGroup>
      """,
      "0 0 301 20, 6 7 161 17, 179 7 167 11",
      "0 0 301 20, 125 7 161 17, -64 7 167 11"),
    MarkupCase(
      "a flexbox in reverse",
      """
      <com.google.android.flexbox.FlexboxLayout w="151px" h="103px" $P p:flexWrap="wrap_reverse"
      p:flexDirection="row_reverse" p:justifyContent="space_around" p:alignItems="center"
      p:alignContent="space_between">
      <View w="61px" h="17px" l:marginLeft="3px"/><View w="47px" h="23px" l:marginTop="4px"/>
      <View w="31px" h="11px" p:layout_order="-1"/><View w="59px" h="13px" p:layout_alignSelf="flex_end"/>
      </com.google.android.flexbox.FlexboxLayout>
      """,
      "0 0 151 103, 17 84 61 17, 88 11 47 23, 101 87 31 11, 12 7 59 13",
      "0 0 151 103, 71 84 61 17, 12 11 47 23, 14 87 31 11, 76 7 59 13"),
    MarkupCase(
      "a flexbox with limits",
      """
      <com.google.android.flexbox.FlexboxLayout w="151px" h="W" $P p:alignItems="stretch">
      <View w="11px" h="17px" p:layout_flexGrow="1" p:layout_maxWidth="31px"/>
      <Space w="13px" h="W" p:layout_flexGrow="2" l:marginRight="5px"/>
      <View w="9px" h="23px" p:layout_flexBasisPercent="0.25" p:layout_flexShrink="0"/>
      </com.google.android.flexbox.FlexboxLayout>
      """,
      "0 0 151 32, 3 7 31 23, 34 7 66 23, 105 7 38 23",
      "0 0 151 32, 112 7 31 23, 41 7 66 23, 3 7 38 23"),
    MarkupCase(
      "a flexbox that shrinks in a column",
      """
      <com.google.android.flexbox.FlexboxLayout w="W" h="71px" $P p:flexDirection="column">
      <View w="11px" h="51px" p:layout_flexShrink="2"/><View w="13px" h="41px" p:layout_minHeight="37px"/>
      <View w="9px" h="7px" p:layout_flexShrink="0" p:layout_alignSelf="flex_end"/>
      </com.google.android.flexbox.FlexboxLayout>
      """,
      "0 0 24 71, 3 7 11 18, 3 25 13 37, 7 62 9 7",
      "0 0 24 71, 5 7 11 18, 3 25 13 37, 3 62 9 7"),
    MarkupCase(
      "an image within its limits",
      """
      <FrameLayout w="M" h="M"><ImageView w="W" h="W" $P a:minWidth="31px" a:minHeight="41px" l:gravity="end"/>
      <ProgressBar w="W" h="M" $P l:gravity="center_horizontal"/></FrameLayout>
      """,
      "0 0 301 403, 270 0 31 41, 121 0 59 403",
      "0 0 301 403, 0 0 31 41, 121 0 59 403"),
    MarkupCase(
      "texts within their limits",
      """
      <FrameLayout w="M" h="M" a:textSize="17px">
      <TextView w="W" h="W" a:text="a" a:textSize="17px" a:minWidth="31px" a:maxLines="3" a:minLines="2" $P/>
      <TextView w="W" h="W" a:text="a a a a a a a a a" a:textSize="17px" a:maxWidth="41px" a:maxHeight="53px"/>
      <TextView w="W" h="W" a:text="aaaaaaaaaaaaa" a:textSize="17px" a:width="41px" a:ellipsize="end" a:maxLines="1"/>
      <TextView w="W" h="W" a:text="a a" a:textSize="17px" a:ems="3" a:lines="3" a:lineSpacingExtra="5px"/>
      <TextView w="W" h="W" a:text="a&#10;a&#10;&#10;a" a:textSize="17px" a:lineSpacingMultiplier="1.5"/>
      <TextView w="W" h="W" a:text="a&#10;a" a:textSize="17px" a:singleLine="true" a:height="29px"/></FrameLayout>
      """,
      "0 0 301 403, 0 0 31 52, 0 0 41 53, 0 0 41 23, 0 0 75 73, 0 0 9 113, 0 0 22 29",
      "0 0 301 403, 270 0 31 52, 260 0 41 53, 260 0 41 23, 226 0 75 73, 292 0 9 113, 279 0 22 29"),
    MarkupCase(
      "a relative layout without a limit of its width",
      """
      <HorizontalScrollView w="M" h="71px"><RelativeLayout w="W" h="M" $P>
      <View a:id="@+id/a" w="61px" h="37px" l:marginLeft="5px" l:marginTop="1px" l:marginRight="9px"/>
      <View a:id="@+id/b" w="M" h="13px" l:toRightOf="@id/a" l:marginTop="3px" l:marginRight="2px"/>
      <View w="M" h="9px" l:alignLeft="@id/a" l:alignRight="@id/a" l:below="@id/a"/>
      <View w="11px" h="M" l:alignParentRight="true" l:marginBottom="2px"/></RelativeLayout></HorizontalScrollView>
      """,
      "0 0 301 71, 0 0 88 71, 8 8 61 37, 78 10 0 13, 8 45 61 9, 3 7 11 60",
      "0 0 301 71, 210 0 91 71, 223 8 61 37, 293 10 0 13, 223 45 61 9, 282 7 11 60"),
    MarkupCase(
      "a relative layout without a limit of its height",
      """
      <ScrollView w="131px" h="M"><RelativeLayout w="M" h="W" $P>
      <View a:id="@+id/a" w="61px" h="37px" l:marginLeft="5px" l:marginTop="1px" l:marginBottom="9px"/>
      <View a:id="@+id/b" w="M" h="13px" l:below="@id/a" l:marginTop="3px" l:marginBottom="2px"/>
      <View w="9px" h="M" l:alignTop="@id/a" l:alignBottom="@id/b" l:alignParentRight="true"/>
      <View w="11px" h="7px" l:alignParentBottom="true" l:marginBottom="5px"/>
      <View w="15px" h="5px" l:centerVertical="true"/></RelativeLayout></ScrollView>
      """,
      "0 0 131 403, 0 0 131 74, 8 8 61 37, 3 57 120 13, 114 8 9 62, 3 65 11 7, 3 34 15 5",
      "0 0 131 403, 0 0 131 74, 62 8 61 37, 3 57 120 13, 114 8 9 62, 112 65 11 7, 108 34 15 5"),
    MarkupCase(
      "a relative layout around its children",
      """
      <ScrollView w="M" h="M"><LinearLayout w="M" h="M"><RelativeLayout w="W" h="W" $P a:minWidth="93px"
      a:gravity="end|bottom">
      <View a:id="@+id/a" w="61px" h="37px" l:marginLeft="5px" l:marginRight="1px"/>
      <View w="21px" h="13px" l:below="@id/a" l:alignEnd="@id/a" l:marginTop="3px" l:marginRight="2px"/>
      <View w="13px" h="3px" l:alignStart="@id/a" l:alignBottom="@id/a"/></RelativeLayout></LinearLayout></ScrollView>
      """,
      "0 0 301 403, 0 0 301 62, 0 0 93 62, 23 7 61 37, 61 47 21 13, 23 41 13 3",
      "0 0 301 403, 0 0 301 62, 208 0 93 62, 8 7 61 37, 8 47 21 13, 56 41 13 3"),
  ]
}

/// An Android layout with short names of attributes, and the frames of its views in both directions.
///
/// `w`, `h`, `l:`, `c:` and `$P` stand for the width, the height, `layout_…`, `layout_constraint…` and four different
/// paddings. The frames are `x y width height` in pixels of the window, in document order.
struct MarkupCase: CustomStringConvertible, Sendable {
  let description: String
  let markup: String
  let leftToRight: String
  let rightToLeft: String

  /// A case whose frames are the same in both directions unless the second ones are given.
  init(_ description: String, _ markup: String, _ leftToRight: String, _ rightToLeft: String? = nil) {
    (self.description, self.markup) = (description, markup)
    (self.leftToRight, self.rightToLeft) = (leftToRight, rightToLeft ?? leftToRight)
  }

  private static let names = [
    ("\n", " "), (" w=\"", " a:layout_width=\""), (" h=\"", " a:layout_height=\""), (" l:", " a:layout_"),
    (" c:", " p:layout_constraint"), ("\"M\"", "\"match_parent\""), ("\"W\"", "\"wrap_content\""),
    (
      "$P", "a:paddingLeft=\"3px\" a:paddingTop=\"7px\" a:paddingRight=\"8px\" a:paddingBottom=\"2px\""
    ),
    ("<C ", "<androidx.constraintlayout.widget.ConstraintLayout "),
    ("</C>", "</androidx.constraintlayout.widget.ConstraintLayout>"),
    ("<G ", "<androidx.constraintlayout.widget.Guideline "), ("<B ", "<androidx.constraintlayout.widget.Barrier "),
    ("<P ", "<androidx.constraintlayout.widget.Placeholder "),
    ("<Group ", "<androidx.constraintlayout.widget.Group "),
    ("<F ", "<androidx.constraintlayout.helper.widget.Flow "),
    ("<CO ", "<androidx.coordinatorlayout.widget.CoordinatorLayout "),
    ("</CO>", "</androidx.coordinatorlayout.widget.CoordinatorLayout>"),
  ]

  private static let namespaces = """
    xmlns:a="http://schemas.android.com/apk/res/android" xmlns:p="http://schemas.android.com/apk/res-auto"
    """

  /// The frames in a window of 301 × 403 pixels.
  func frames(_ direction: LayoutDirection) throws -> String {
    var text = Self.names.reduce(markup) { $0.replacing($1.0, with: $1.1) }
    let end = text.firstIndex(of: " ") ?? text.endIndex
    text.insert(contentsOf: " " + Self.namespaces, at: end)
    var request = ViewRequest()
    request.direction = direction
    request.density = 1
    request.size = Canvas(width: 301, height: 403)
    let views = try place(Dialect.android.resolveViews(parseXML(Array(text.utf8)), request).value).value.views
    return views.map(\.frame).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
    }.joined(separator: ", ")
  }
}
