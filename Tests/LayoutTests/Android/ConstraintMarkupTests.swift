import Geometry
import Testing

/// Constraint, coordinator and flow layouts with margins and sizes that all differ, in both directions.
@Suite struct ConstraintMarkupTests {
  @Test(arguments: cases)
  func `constraints place the children`(_ markup: MarkupCase) throws {
    #expect(try markup.frames(.leftToRight) == markup.leftToRight)
    #expect(try markup.frames(.rightToLeft) == markup.rightToLeft)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "chains with margins in each style",
      """
      <C w="251px" h="203px" $P>
      <View a:id="@+id/a" w="31px" h="17px" c:Start_toStartOf="parent" c:End_toStartOf="@id/b" l:marginStart="5px"
      l:marginEnd="2px" c:Horizontal_chainStyle="packed" c:Horizontal_bias="0.3" c:Top_toTopOf="parent"/>
      <View a:id="@+id/b" w="43px" h="13px" c:Start_toEndOf="@id/a" c:End_toEndOf="parent"
      l:marginStart="3px" l:marginEnd="7px"
      c:Top_toBottomOf="@id/a" l:marginTop="4px"/>
      <View a:id="@+id/c" w="31px" h="17px" c:Top_toTopOf="parent" c:Bottom_toTopOf="@id/d"
      c:Vertical_chainStyle="spread_inside"
      l:marginTop="5px" c:Left_toLeftOf="@id/b"/>
      <View a:id="@+id/d" w="29px" h="11px" c:Top_toBottomOf="@id/c" c:Bottom_toTopOf="@id/e"
      c:Right_toRightOf="@id/c"/>
      <View a:id="@+id/e" w="27px" h="9px" c:Top_toBottomOf="@id/d" c:Bottom_toBottomOf="parent" l:marginBottom="3px"
      c:Left_toRightOf="@id/d" l:marginLeft="1px"/></C>
      """,
      "0 0 251 203, 53 7 31 17, 89 28 43 13, 89 12 31 17, 91 104 29 11, 121 189 27 9",
      "0 0 251 203, 162 7 31 17, 114 28 43 13, 114 12 31 17, 116 104 29 11, 146 189 27 9"),
    MarkupCase(
      "weights of a chain",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="0px" h="17px" c:Start_toStartOf="parent" c:End_toStartOf="@id/b" c:Horizontal_weight="2"
      l:marginStart="5px"/>
      <View a:id="@+id/b" w="0px" h="13px" c:Start_toEndOf="@id/a" c:End_toStartOf="@id/c" c:Horizontal_weight="3"
      l:marginEnd="7px" c:Bottom_toBottomOf="parent"/>
      <View a:id="@+id/c" w="41px" h="0px" c:Start_toEndOf="@id/b" c:End_toStartOf="@id/d" c:Top_toBottomOf="@id/a"
      c:Bottom_toTopOf="@id/b"/>
      <View a:id="@+id/d" w="0px" h="11px" c:Start_toEndOf="@id/c" c:End_toEndOf="parent" c:Horizontal_weight="0"/></C>
      """,
      "0 0 251 203, 5 0 79 17, 84 190 119 13, 210 17 41 173, 251 0 0 11",
      "0 0 251 203, 167 0 79 17, 48 190 119 13, 0 17 41 173, 0 0 0 11"),
    MarkupCase(
      "vertical weights with a gone member",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="17px" h="0px" c:Top_toTopOf="parent" c:Bottom_toTopOf="@id/b" c:Vertical_weight="1"/>
      <View a:id="@+id/b" w="13px" h="0px" c:Top_toBottomOf="@id/a" c:Bottom_toTopOf="@id/c" a:visibility="gone"
      l:marginTop="5px"/>
      <View a:id="@+id/c" w="41px" h="0px" c:Top_toBottomOf="@id/b" c:Bottom_toBottomOf="parent" c:Vertical_weight="4"
      p:layout_goneMarginTop="11px" l:marginTop="3px" l:marginBottom="7px"/></C>
      """,
      "0 0 251 203, 0 0 17 37, 0 0 0 0, 0 48 41 148"),
    MarkupCase(
      "gone targets",
      """
      <C w="251px" h="203px"><View a:id="@+id/a" a:visibility="gone" w="31px" h="17px" c:Start_toStartOf="parent"
      c:Top_toTopOf="parent" l:marginStart="9px" l:marginTop="1px"/>
      <View a:id="@+id/b" w="13px" h="7px" c:Start_toEndOf="@id/a" c:Top_toBottomOf="@id/a"
      p:layout_goneMarginStart="23px"
      p:layout_goneMarginTop="19px" l:marginStart="5px" l:marginTop="3px"/>
      <View w="11px" h="5px" c:Left_toRightOf="@id/a" c:Top_toBottomOf="@id/a" l:marginLeft="5px" l:marginTop="3px"/>
      <View w="15px" h="9px" c:Right_toLeftOf="@id/b" c:Bottom_toBottomOf="@id/a" p:layout_goneMarginBottom="2px"/></C>
      """,
      "0 0 251 203, 0 0 0 0, 23 19 13 7, 5 3 11 5, 8 -10 15 9",
      "0 0 251 203, 0 0 0 0, 215 19 13 7, 256 3 11 5, 200 -10 15 9"),
    MarkupCase(
      "guidelines",
      """
      <C w="251px" h="203px" $P>
      <G a:id="@+id/a" a:orientation="vertical" p:layout_constraintGuide_begin="31px"/>
      <G a:id="@+id/b" a:orientation="vertical" p:layout_constraintGuide_end="43px"/>
      <G a:id="@+id/c" a:orientation="horizontal" p:layout_constraintGuide_percent="0.3"/>
      <G a:id="@+id/d" a:orientation="vertical" p:layout_constraintGuide_percent="0.35"/>
      <View w="0px" h="13px" c:Start_toStartOf="@id/a" c:End_toEndOf="@id/b" c:Top_toTopOf="@id/c" l:margin="3px"/>
      <View w="21px" h="11px" c:Start_toEndOf="@id/d" c:Bottom_toTopOf="@id/c" l:marginStart="1px"
      l:marginBottom="5px"/>
      <View w="23px" h="9px" c:Start_toStartOf="@id/a" c:End_toStartOf="@id/d" c:Horizontal_bias="0.8"
      c:Top_toBottomOf="@id/c" c:Bottom_toBottomOf="parent" c:Vertical_bias="0.2"/></C>
      """,
      "0 0 251 203, 34 7 0 0, 200 7 0 0, 3 65 0 0, 87 7 0 0, 37 68 160 13, 88 49 21 11, 58 91 23 9",
      "0 0 251 203, 212 7 0 0, 46 7 0 0, 3 65 0 0, 159 7 0 0, 49 68 160 13, 137 49 21 11, 165 91 23 9"),
    MarkupCase(
      "barriers",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="31px" h="17px" c:Start_toStartOf="parent" l:marginStart="11px" c:Top_toTopOf="parent"/>
      <View a:id="@+id/b" w="47px" h="13px" c:Start_toStartOf="parent" l:marginStart="3px" c:Top_toBottomOf="@id/a"/>
      <View a:id="@+id/c" w="99px" h="53px" a:visibility="gone" c:Start_toStartOf="parent" l:marginStart="71px"
      c:Bottom_toBottomOf="parent"/>
      <B a:id="@+id/e" p:barrierDirection="end" p:constraint_referenced_ids="a,b" p:barrierMargin="5px"/>
      <B a:id="@+id/f" p:barrierDirection="bottom" p:constraint_referenced_ids="a, b, c"
      p:barrierAllowsGoneWidgets="false"/>
      <B a:id="@+id/g" p:barrierDirection="start" p:constraint_referenced_ids="a,b" p:barrierMargin="1px"/>
      <B a:id="@+id/h" p:barrierDirection="bottom" p:constraint_referenced_ids="a,b,c"/>
      <View w="0px" h="0px" c:Start_toEndOf="@id/e" c:End_toEndOf="parent" c:Top_toBottomOf="@id/f"
      c:Bottom_toBottomOf="parent"
      l:marginTop="7px" l:marginStart="2px"/>
      <View w="9px" h="5px" c:Start_toStartOf="@id/g" c:Top_toBottomOf="@id/h" l:marginStart="1px"/>
      <View w="15px" h="19px" c:Start_toEndOf="@id/e" c:End_toEndOf="parent" c:Horizontal_bias="0.25"/></C>
      """,
      """
      0 0 251 203, 11 0 31 17, 3 17 47 13, 0 0 0 0, 55 0 0 0, 0 30 0 0, 4 0 0 0, 0 203 0 0, 57 37 194 166, \
      5 203 9 5, 100 0 15 19
      """,
      """
      0 0 251 203, 209 0 31 17, 201 17 47 13, 0 0 0 0, 206 0 0 0, 0 30 0 0, 249 0 0 0, 0 203 0 0, 0 37 204 166, \
      239 203 9 5, 143 0 15 19
      """),
    MarkupCase(
      "ratios",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="0px" h="31px" c:DimensionRatio="16:9" c:Start_toStartOf="parent"/>
      <View a:id="@+id/b" w="71px" h="0px" c:DimensionRatio="H,3:2" c:Top_toBottomOf="@id/a"/>
      <View a:id="@+id/c" w="0px" h="0px" c:DimensionRatio="W,1:3" c:Start_toEndOf="@id/a" c:End_toEndOf="parent"
      c:Top_toTopOf="parent" c:Bottom_toBottomOf="@id/b"/>
      <View w="0px" h="0px" c:DimensionRatio="7:3" c:Start_toStartOf="parent" c:End_toEndOf="parent"
      c:Top_toBottomOf="@id/b" c:Bottom_toBottomOf="parent" l:marginTop="5px"/>
      <View w="0px" h="0px" c:DimensionRatio="H,5:1" c:Start_toEndOf="@id/b" c:End_toEndOf="parent"
      c:Bottom_toBottomOf="parent"
      l:marginStart="3px"/></C>
      """,
      "0 0 251 203, 0 0 55 31, 0 31 71 47, 140 0 26 78, 0 89 251 108, 74 168 177 35",
      "0 0 251 203, 196 0 55 31, 0 31 71 47, 85 0 26 78, 0 89 251 108, 0 0 0 0"),
    MarkupCase(
      "shares and limits",
      """
      <C w="251px" h="203px" $P>
      <View w="0px" h="0px" c:Width_percent="0.4" c:Height_percent="0.3" c:Start_toStartOf="parent"
      c:Top_toTopOf="parent"/>
      <FrameLayout w="0px" h="0px" c:Width_percent="0.4" c:Start_toStartOf="parent" c:End_toEndOf="parent"
      c:Width_max="41px"
      c:Height_min="29px" c:Height_default="wrap" c:Bottom_toBottomOf="parent" c:Horizontal_bias="0.75"/>
      <View w="0px" h="0px" c:Start_toStartOf="parent" c:End_toEndOf="parent" c:Width_max="61px" c:Top_toTopOf="parent"
      c:Bottom_toBottomOf="parent" c:Height_max="71px" c:Vertical_bias="0.25" l:marginStart="9px"/></C>
      """,
      "0 0 251 203, 3 7 96 58, 152 172 41 29, 97 38 61 71",
      "0 0 251 203, 147 7 96 58, 53 172 41 29, 88 38 61 71"),
    MarkupCase(
      "circles and baselines",
      """
      <C w="251px" h="203px"><View a:id="@+id/a" w="31px" h="17px" c:Start_toStartOf="parent" c:End_toEndOf="parent"
      c:Top_toTopOf="parent" c:Bottom_toBottomOf="parent" c:Horizontal_bias="0.4" c:Vertical_bias="0.6"/>
      <View w="13px" h="7px" c:Circle="@id/a" c:CircleRadius="41px" c:CircleAngle="60"/>
      <View w="15px" h="5px" c:Circle="@id/a" c:CircleRadius="43px" c:CircleAngle="200"/>
      <TextView a:id="@+id/t" a:text="a" a:textSize="31px" w="W" h="W" l:marginTop="9px" c:Top_toTopOf="parent"/>
      <TextView a:text="a" a:textSize="17px" w="W" h="W" c:Baseline_toBaselineOf="@id/t" p:layout_marginBaseline="3px"
      c:Start_toEndOf="@id/t" l:marginStart="5px"/></C>
      """,
      "0 0 251 203, 88 112 31 17, 133 96 13 7, 81 158 15 5, 0 9 17 42, 22 27 9 23",
      "0 0 251 203, 132 112 31 17, 177 96 13 7, 125 158 15 5, 0 9 17 42, -13 27 9 23"),
    MarkupCase(
      "a layout around chains",
      """
      <C w="W" h="W" $P a:minHeight="71px"><View a:id="@+id/a" w="31px" h="17px" c:Start_toStartOf="parent"
      c:End_toStartOf="@id/b" l:marginStart="5px" c:Top_toTopOf="parent" l:marginTop="3px"/>
      <View a:id="@+id/b" w="43px" h="13px" c:Start_toEndOf="@id/a" c:End_toEndOf="parent" l:marginEnd="7px"
      c:Top_toBottomOf="@id/a" c:Bottom_toBottomOf="parent" l:marginBottom="1px" c:Vertical_bias="1"/>
      <View w="0px" h="0px" c:Start_toStartOf="parent" c:End_toEndOf="parent" c:Top_toTopOf="@id/a"
      c:Bottom_toBottomOf="@id/b"/>
      <View w="11px" h="9px" c:End_toStartOf="@id/b" c:Bottom_toTopOf="@id/b" l:marginEnd="2px"/></C>
      """,
      "0 0 97 71, 8 10 31 17, 39 55 43 13, 3 10 86 58, 26 46 11 9",
      "0 0 97 71, 53 10 31 17, 10 55 43 13, 3 10 86 58, 55 46 11 9"),
    MarkupCase(
      "a layout with limits",
      """
      <C w="W" h="W" a:maxWidth="101px" a:minWidth="57px" a:maxHeight="53px" $P>
      <View w="131px" h="17px" c:Start_toStartOf="parent" l:marginStart="5px"/>
      <View w="13px" h="71px" c:Top_toTopOf="parent" l:marginTop="3px"/></C>
      """,
      "0 0 101 53, 8 7 131 17, 3 10 13 71",
      "0 0 101 53, -42 7 131 17, 3 10 13 71"),
    MarkupCase(
      "views that fill the layout",
      """
      <C w="251px" h="203px" $P><View a:id="@+id/a" w="M" h="17px" l:marginStart="5px" l:marginEnd="2px"
      c:Top_toTopOf="parent"/>
      <View w="13px" h="M" l:marginTop="3px" l:marginBottom="9px" c:End_toEndOf="parent" l:marginEnd="1px"/>
      <View w="21px" h="0px" c:Start_toStartOf="@id/a" c:Top_toBottomOf="@id/a"
      c:Bottom_toBottomOf="parent" c:Height_max="41px"
      l:marginStart="3px"/></C>
      """,
      "0 0 251 203, 8 7 233 17, 229 10 13 182, 11 92 21 41",
      "0 0 251 203, 5 7 233 17, 4 10 13 182, 214 92 21 41"),
    MarkupCase(
      "a placeholder and a group",
      """
      <C w="251px" h="203px"><View a:id="@+id/a" w="31px" h="17px"/><View a:id="@+id/b" w="23px" h="13px"
      c:End_toEndOf="parent"/>
      <P w="W" h="W" p:content="@id/a" c:End_toEndOf="parent" c:Bottom_toBottomOf="parent" l:marginEnd="5px"
      l:marginBottom="3px"/><Group w="W" h="W" p:constraint_referenced_ids="b" a:visibility="gone"/></C>
      """,
      "0 0 251 203, 215 183 31 17, 0 0 0 0, 215 183 31 17, 0 0 0 0",
      "0 0 251 203, 5 183 31 17, 0 0 0 0, 5 183 31 17, 0 0 0 0"),
    MarkupCase(
      "lines of a flow",
      """
      <C w="251px" h="203px" $P>
      <View a:id="@+id/a" w="61px" h="17px"/><View a:id="@+id/b" w="83px" h="23px"/><View a:id="@+id/c" w="97px"
      h="13px"/>
      <View a:id="@+id/d" w="41px" h="29px"/><View a:id="@+id/e" w="47px" h="11px"/>
      <F w="M" h="W" p:constraint_referenced_ids="a,b,c,d,e" p:flow_wrapMode="chain" p:flow_horizontalGap="5px"
      p:flow_verticalGap="3px" p:flow_horizontalStyle="packed" p:flow_horizontalBias="0.2"
      p:flow_firstHorizontalStyle="packed"
      p:flow_firstHorizontalBias="0.7" p:flow_lastHorizontalStyle="spread_inside" p:flow_verticalAlign="bottom"
      c:Top_toTopOf="parent" a:paddingLeft="7px" a:paddingTop="1px"/></C>
      """,
      "0 0 251 203, 69 14 61 17, 135 8 83 23, 10 50 97 13, 131 34 41 29, 196 52 47 11, 3 7 240 56",
      "0 0 251 203, 123 14 61 17, 35 8 83 23, 146 50 97 13, 81 34 41 29, 10 52 47 11, 3 7 240 56"),
    MarkupCase(
      "columns of a flow",
      """
      <C w="251px" h="103px">
      <View a:id="@+id/a" w="17px" h="31px"/><View a:id="@+id/b" w="23px" h="43px"/><View a:id="@+id/c" w="13px"
      h="47px"/>
      <View a:id="@+id/d" w="29px" h="21px"/><View a:id="@+id/e" w="11px" h="27px"/>
      <F w="W" h="M" p:constraint_referenced_ids="a,b,c,d,e" p:flow_wrapMode="chain2" p:flow_horizontalGap="5px"
      p:flow_verticalGap="3px" a:orientation="vertical" p:flow_verticalStyle="packed" p:flow_verticalBias="0.9"
      p:flow_maxElementsWrap="2" p:flow_horizontalAlign="end" c:Start_toStartOf="parent"/></C>
      """,
      "0 0 251 103, 6 23 17 31, 0 57 23 43, 44 29 13 47, 28 79 29 21, 62 68 11 27, 0 0 73 103",
      "0 0 251 103, 228 23 17 31, 228 57 23 43, 194 29 13 47, 194 79 29 21, 178 68 11 27, 178 0 73 103"),
    MarkupCase(
      "an aligned flow",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="61px" h="17px"/><View a:id="@+id/b" w="83px" h="23px"/><View a:id="@+id/c" w="97px"
      h="13px"/>
      <View a:id="@+id/d" w="41px" h="29px"/><View a:id="@+id/e" w="47px" h="11px"/>
      <F w="M" h="W" p:constraint_referenced_ids="a,b,c,d,e" p:flow_wrapMode="aligned" p:flow_horizontalGap="5px"
      p:flow_verticalGap="3px" p:flow_horizontalStyle="packed" p:flow_horizontalBias="0.2" c:Top_toTopOf="parent"/></C>
      """,
      "0 0 251 203, 0 3 61 17, 66 0 83 23, 154 5 97 13, 10 26 41 29, 84 35 47 11, 0 0 251 55",
      "0 0 251 203, 190 3 61 17, 102 0 83 23, 0 5 97 13, 200 26 41 29, 120 35 47 11, 0 0 251 55"),
    MarkupCase(
      "a flow in one line",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="61px" h="17px"/><View a:id="@+id/b" w="0px" h="23px"/><View a:id="@+id/c" w="37px"
      h="13px"/>
      <F w="M" h="101px" p:constraint_referenced_ids="a,b,c" p:flow_horizontalGap="5px" p:flow_verticalAlign="top"
      p:flow_verticalBias="0.3" c:Bottom_toBottomOf="parent" a:padding="9px"/></C>
      """,
      "0 0 251 203, 9 141 61 17, 75 141 125 23, 205 141 37 13, 0 102 251 101",
      "0 0 251 203, 181 141 61 17, 51 141 125 23, 9 141 37 13, 0 102 251 101"),
    MarkupCase(
      "a flow broken after two views",
      """
      <C w="251px" h="203px">
      <View a:id="@+id/a" w="61px" h="17px"/><View a:id="@+id/b" w="31px" h="23px"/><View a:id="@+id/c" w="37px"
      h="13px"/>
      <View a:id="@+id/d" w="251px" h="29px"/><View a:id="@+id/e" w="47px" h="11px"/>
      <F w="W" h="W" p:constraint_referenced_ids="a,b,c,d,e" p:flow_wrapMode="chain" p:flow_maxElementsWrap="2"
      p:flow_horizontalGap="5px" p:flow_verticalAlign="center" c:Bottom_toBottomOf="parent"/></C>
      """,
      "0 0 251 203, 51 130 61 17, 169 127 31 23, 107 150 37 13, 0 163 251 29, 102 192 47 11, 0 127 251 76",
      "0 0 251 203, 139 130 61 17, 51 127 31 23, 107 150 37 13, 0 163 251 29, 102 192 47 11, 0 127 251 76"),
    MarkupCase(
      "lines of a coordinator",
      """
      <CO w="251px" h="203px" $P><View a:id="@+id/a" w="61px" h="17px" l:gravity="center|end" l:marginRight="5px"/>
      <View w="31px" h="23px" p:layout_anchor="@id/a" p:layout_anchorGravity="bottom|end" l:gravity="bottom|start"/>
      <View w="13px" h="11px" p:layout_anchor="@id/a" l:marginLeft="2px"/>
      <View w="21px" h="9px" p:layout_anchor="@id/a" p:layout_anchorGravity="center" l:gravity="top|end"/>
      <View w="M" h="37px" l:gravity="bottom" p:layout_insetEdge="bottom" l:marginBottom="3px"/>
      <View w="33px" h="19px" l:gravity="bottom|end" p:layout_dodgeInsetEdges="bottom" l:marginBottom="7px"/>
      <View w="15px" h="M" p:layout_insetEdge="start"/>
      <View w="27px" h="5px" p:layout_dodgeInsetEdges="start" l:marginTop="9px" l:marginLeft="1px"/>
      <View w="25px" h="6px" l:gravity="fill_horizontal|center_vertical" l:marginLeft="1px" l:marginBottom="8px"/></CO>
      """,
      """
      0 0 251 203, 177 95 61 17, 207 112 31 23, 171 90 13 11, 207 94 21 9, 3 161 240 37, 210 135 33 19, \
      3 7 15 194, 19 16 27 5, 4 97 239 6
      """,
      """
      0 0 251 203, 3 95 61 17, 3 112 31 23, 58 90 13 11, 12 94 21 9, 3 161 240 37, 3 135 33 19, 228 7 15 194, \
      201 16 27 5, 4 97 239 6
      """),
    MarkupCase(
      "a layout around guidelines and barriers",
      """
      <C w="W" h="W" $P><G a:id="@+id/a" a:orientation="vertical" p:layout_constraintGuide_begin="31px"/>
      <G a:id="@+id/b" a:orientation="horizontal" p:layout_constraintGuide_end="43px"/>
      <View a:id="@+id/c" w="23px" h="13px" c:Start_toEndOf="@id/a" l:marginStart="2px" c:Top_toTopOf="parent"/>
      <B a:id="@+id/d" p:barrierDirection="end" p:constraint_referenced_ids="c" p:barrierMargin="5px"/>
      <View w="17px" h="9px" c:Start_toEndOf="@id/d" l:marginStart="1px" c:Top_toBottomOf="@id/b"
      l:marginTop="4px"/></C>
      """,
      "0 0 90 52, 34 7 0 0, 3 7 0 0, 36 7 23 13, 64 7 0 0, 65 11 17 9",
      "0 0 80 52, 41 7 0 0, 3 7 0 0, 16 7 23 13, 21 7 0 0, 3 11 17 9"),
    MarkupCase(
      "a spread chain around gone views",
      """
      <C w="251px" h="203px"><View a:id="@+id/a" w="31px" h="17px" c:Start_toStartOf="parent" c:End_toStartOf="@id/b"
      l:marginStart="5px"/><View a:id="@+id/b" w="47px" h="5px" a:visibility="gone" c:Start_toEndOf="@id/a"
      c:End_toStartOf="@id/c" l:marginStart="19px"/><View a:id="@+id/c" w="43px" h="13px" c:Start_toEndOf="@id/b"
      c:End_toStartOf="@id/d" l:marginEnd="2px" p:layout_goneMarginStart="9px" c:Top_toBottomOf="@id/a"/>
      <View a:id="@+id/d" w="29px" h="11px" c:Start_toEndOf="@id/c" c:End_toEndOf="parent" l:marginEnd="7px"
      c:Top_toBottomOf="@id/c" l:marginTop="3px"/></C>
      """,
      "0 0 251 203, 36 0 31 17, 0 0 0 0, 108 17 43 13, 184 33 29 11",
      "0 0 251 203, 184 0 31 17, 0 0 0 0, 101 17 43 13, 38 33 29 11"),
    MarkupCase(
      "views that are constrained to their contents",
      """
      <C w="151px" h="103px"><FrameLayout a:id="@+id/a" w="W" h="W" p:layout_constrainedWidth="true"
      c:Start_toStartOf="parent"
      c:End_toEndOf="parent" l:marginStart="5px" l:marginEnd="2px" c:Horizontal_bias="0.9"><View w="161px"
      h="17px"/></FrameLayout>
      <FrameLayout w="W" h="W" p:layout_constrainedHeight="true" c:Top_toBottomOf="@id/a" c:Bottom_toBottomOf="parent"
      l:marginTop="3px"><View w="11px" h="91px"/></FrameLayout>
      <FrameLayout w="W" h="W" c:Start_toStartOf="parent" c:End_toEndOf="parent" c:Top_toTopOf="parent"
      c:Bottom_toBottomOf="parent" c:Vertical_bias="0.1"><View w="41px" h="23px"/></FrameLayout></C>
      """,
      "0 0 151 103, 5 0 144 17, 5 0 161 17, 0 20 11 83, 0 20 11 91, 55 8 41 23, 55 8 41 23",
      "0 0 151 103, 2 0 144 17, -15 0 161 17, 0 20 11 83, 0 20 11 91, 55 8 41 23, 55 8 41 23"),
  ]
}
