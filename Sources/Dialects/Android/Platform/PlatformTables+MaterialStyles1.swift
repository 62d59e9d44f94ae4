extension PlatformTables {
  /// The styles of Material Components, part 1 of 3, in the format of ``PlatformTables``.
  ///
  /// Source: Material Components for Android at ac7e18e (Apache License 2.0).
  static let materialStyles1 = """
    Base.Widget.Material3.CardView
      cardElevation=1dp shapeAppearance=?attr/shapeAppearanceCornerMedium cardCornerRadius=@null
    ShapeAppearance.M3.Comp.AppBar.Small.Search.Container.Shape
      cornerSize=50%
    ShapeAppearance.M3.Comp.Badge.Large.Shape
      cornerSize=50%
    ShapeAppearance.M3.Comp.Badge.Shape < ShapeAppearance.M3.Comp.Badge.Large.Shape
    ShapeAppearance.M3.Comp.BottomAppBar.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.Button.Large.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Large.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Medium.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Medium.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Small.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Small.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Xlarge.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Xlarge.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Xsmall.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Button.Xsmall.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.ButtonGroup.Connected.Small.Container.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.DatePicker.Modal.Date.Container.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Large.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Large.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Medium.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Medium.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Small.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Small.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Xlarge.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Xlarge.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Xsmall.Container.Shape.Round < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.IconButton.Xsmall.Selected.Container.Shape.Square < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.NavBar.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.NavBar.Item.ActiveIndicator.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.NavRail.Collapsed.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.NavRail.Expanded.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.NavRail.Item.ActiveIndicator.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.NavigationDrawer.ActiveIndicator.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.SearchBar.Avatar.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.SearchBar.Container.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.SearchView.Contained.Docked.Bar.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.SearchView.FullScreen.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.Sheet.Side.Docked.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.Switch.Handle.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Switch.StateLayer.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Switch.Track.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Comp.Toolbar.Docked.Container.Shape
      cornerSize=0dp
    ShapeAppearance.M3.Comp.Toolbar.Floating.Container.Shape < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Sys.Shape.Corner.ExtraExtraLarge
      cornerSize=48dp
    ShapeAppearance.M3.Sys.Shape.Corner.ExtraLarge
      cornerSize=28dp
    ShapeAppearance.M3.Sys.Shape.Corner.ExtraLargeIncreased
      cornerSize=32dp
    ShapeAppearance.M3.Sys.Shape.Corner.ExtraSmall
      cornerSize=4dp
    ShapeAppearance.M3.Sys.Shape.Corner.Full < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.M3.Sys.Shape.Corner.Large
      cornerSize=16dp
    ShapeAppearance.M3.Sys.Shape.Corner.LargeIncreased
      cornerSize=20dp
    ShapeAppearance.M3.Sys.Shape.Corner.Medium
      cornerSize=12dp
    ShapeAppearance.M3.Sys.Shape.Corner.None
      cornerSize=0dp
    ShapeAppearance.M3.Sys.Shape.Corner.Small
      cornerSize=8dp
    ShapeAppearance.Material3.Corner.ExtraExtraLarge
      cornerSize=?attr/shapeCornerSizeExtraExtraLarge
    ShapeAppearance.Material3.Corner.ExtraLarge
      cornerSize=?attr/shapeCornerSizeExtraLarge
    ShapeAppearance.Material3.Corner.ExtraLargeIncreased
      cornerSize=?attr/shapeCornerSizeExtraLargeIncreased
    ShapeAppearance.Material3.Corner.ExtraSmall
      cornerSize=?attr/shapeCornerSizeExtraSmall
    ShapeAppearance.Material3.Corner.Full < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.Material3.Corner.Large
      cornerSize=?attr/shapeCornerSizeLarge
    ShapeAppearance.Material3.Corner.LargeIncreased
      cornerSize=?attr/shapeCornerSizeLargeIncreased
    ShapeAppearance.Material3.Corner.Medium
      cornerSize=?attr/shapeCornerSizeMedium
    ShapeAppearance.Material3.Corner.None
      cornerSize=0dp
    ShapeAppearance.Material3.Corner.Small
      cornerSize=?attr/shapeCornerSizeSmall
    ShapeAppearance.Material3.LargeComponent
      cornerSize=8dp
    ShapeAppearance.Material3.ListItem.Checked < ShapeAppearance.Material3.Corner.Large
    ShapeAppearance.Material3.ListItem.First
      cornerSizeTopLeft=?attr/shapeCornerSizeLarge cornerSizeTopRight=?attr/shapeCornerSizeLarge
      cornerSizeBottomLeft=?attr/shapeCornerSizeExtraSmall cornerSizeBottomRight=?attr/shapeCornerSizeExtraSmall
    ShapeAppearance.Material3.ListItem.Last
      cornerSizeTopLeft=?attr/shapeCornerSizeExtraSmall cornerSizeTopRight=?attr/shapeCornerSizeExtraSmall
      cornerSizeBottomLeft=?attr/shapeCornerSizeLarge cornerSizeBottomRight=?attr/shapeCornerSizeLarge
    ShapeAppearance.Material3.ListItem.Middle < ShapeAppearance.Material3.Corner.ExtraSmall
    ShapeAppearance.Material3.ListItem.Single < ShapeAppearance.Material3.Corner.Large
    ShapeAppearance.Material3.MediumComponent
      cornerSize=8dp
    ShapeAppearance.Material3.NavigationBarView.ActiveIndicator < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.Material3.SmallComponent
      cornerSize=4dp
    ShapeAppearance.Material3.Tooltip < ShapeAppearance.M3.Comp.Badge.Shape
    ShapeAppearance.MaterialComponents.Badge < ShapeAppearance.Material3.Tooltip
    ShapeAppearance.MaterialComponents.LargeComponent
      cornerSize=0dp
    ShapeAppearance.MaterialComponents.MediumComponent
      cornerSize=4dp
    ShapeAppearance.MaterialComponents.SmallComponent
      cornerSize=4dp
    ShapeAppearance.MaterialComponents.Test
      cornerSize=10px
    ShapeAppearance.MaterialComponents.Tooltip
      cornerSize=4dp
    ShapeAppearanceOverlay.BottomLeftDifferentCornerSize
      cornerSizeBottomLeft=20px
    ShapeAppearanceOverlay.BottomRightCut
    ShapeAppearanceOverlay.Cut
    ShapeAppearanceOverlay.DifferentCornerSize
      cornerSize=20px
    ShapeAppearanceOverlay.Material3.Button
      cornerSize=50%
    ShapeAppearanceOverlay.Material3.Chip
      cornerSize=8dp
    ShapeAppearanceOverlay.Material3.Corner.Bottom
      cornerSizeTopLeft=0dp cornerSizeTopRight=0dp
    ShapeAppearanceOverlay.Material3.Corner.Left
      cornerSizeTopRight=0dp cornerSizeBottomRight=0dp
    ShapeAppearanceOverlay.Material3.Corner.Right
      cornerSizeTopLeft=0dp cornerSizeBottomLeft=0dp
    ShapeAppearanceOverlay.Material3.Corner.Top
      cornerSizeBottomLeft=0dp cornerSizeBottomRight=0dp
    ShapeAppearanceOverlay.Material3.FloatingActionButton
      cornerSize=30%
    ShapeAppearanceOverlay.Material3.NavigationView.Item < ShapeAppearance.Material3.Tooltip
    ShapeAppearanceOverlay.Material3.SearchBar < ShapeAppearance.Material3.Tooltip
    ShapeAppearanceOverlay.Material3.SearchView
      cornerSize=0dp
    ShapeAppearanceOverlay.MaterialAlertDialog.Material3
      cornerSize=28dp
    ShapeAppearanceOverlay.MaterialComponents.BottomSheet < ShapeAppearanceOverlay.Material3.Corner.Top
    ShapeAppearanceOverlay.MaterialComponents.Chip
      cornerSize=50%
    ShapeAppearanceOverlay.MaterialComponents.ExtendedFloatingActionButton
      cornerSize=@null
    ShapeAppearanceOverlay.MaterialComponents.FloatingActionButton
      cornerSize=50%
    ShapeAppearanceOverlay.MaterialComponents.MaterialCalendar.Day
      cornerSize=15dp
    ShapeAppearanceOverlay.MaterialComponents.MaterialCalendar.Window.Fullscreen
      cornerSize=0dp
    ShapeAppearanceOverlay.MaterialComponents.MaterialCalendar.Year
      cornerSize=18dp
    ShapeAppearanceOverlay.MaterialComponents.TextInputLayout.FilledBox < ShapeAppearanceOverlay.Material3.Corner.Top
    ShapeAppearanceOverlay.TopLeftCut
    ShapeAppearanceOverlay.TopRightDifferentCornerSize
      cornerSizeTopRight=20px
    Test.ShapeAppearanceOverlay.MaterialComponents.MaterialCalendar.Day
      cornerSize=52dp
    TextAppearance.Design.CollapsingToolbar.Expanded
      android:textSize=34sp android:lineSpacingMultiplier=1.0 android:textStyle=normal
    TextAppearance.Design.Counter < TextAppearance.Design.CollapsingToolbar.Expanded
      android:textSize=12sp
    TextAppearance.Design.Error < TextAppearance.Design.Counter
    TextAppearance.Design.HelperText < TextAppearance.Design.Error
    TextAppearance.Design.Hint < TextAppearance.Design.Error
    TextAppearance.Design.Placeholder < TextAppearance.Design.Hint
      android:textSize=14sp
    TextAppearance.Design.Prefix < TextAppearance.Design.Placeholder
    TextAppearance.Design.Snackbar.Message
      android:textSize=14sp android:textStyle=normal
    TextAppearance.Design.Suffix < TextAppearance.Design.Prefix
    TextAppearance.Design.Tab < TextAppearance.Design.Prefix
      textAllCaps=true android:textAllCaps=true
    TextAppearance.M3.Sys.Typescale.BodyLarge < TextAppearance.Design.Hint
      android:textSize=16sp android:letterSpacing=0.03125 lineHeight=24sp android:lineHeight=24sp
      android:textAllCaps=false
    TextAppearance.M3.Sys.Typescale.BodyLarge.Emphasized
      android:letterSpacing=0.009375
    TextAppearance.M3.Sys.Typescale.BodyMedium < TextAppearance.Design.Prefix
      android:letterSpacing=0.01785714 lineHeight=20sp android:lineHeight=20sp android:textAllCaps=false
    TextAppearance.M3.Sys.Typescale.BodyMedium.Emphasized
    TextAppearance.M3.Sys.Typescale.BodySmall < TextAppearance.Design.Hint
      android:letterSpacing=0.03333333 lineHeight=16sp android:lineHeight=16sp android:textAllCaps=false
    TextAppearance.M3.Sys.Typescale.BodySmall.Emphasized
    TextAppearance.M3.Sys.Typescale.DisplayLarge < TextAppearance.M3.Sys.Typescale.BodyLarge
      android:textSize=57sp android:letterSpacing=-0.00438596 lineHeight=64sp android:lineHeight=64sp
    TextAppearance.M3.Sys.Typescale.DisplayLarge.Emphasized
      android:letterSpacing=0
    TextAppearance.M3.Sys.Typescale.DisplayMedium < TextAppearance.M3.Sys.Typescale.DisplayLarge.Emphasized
      android:textSize=45sp lineHeight=52sp android:lineHeight=52sp
    TextAppearance.M3.Sys.Typescale.DisplayMedium.Emphasized
    TextAppearance.M3.Sys.Typescale.DisplaySmall < TextAppearance.M3.Sys.Typescale.DisplayMedium
      android:textSize=36sp lineHeight=44sp android:lineHeight=44sp
    TextAppearance.M3.Sys.Typescale.DisplaySmall.Emphasized
    TextAppearance.M3.Sys.Typescale.HeadlineLarge < TextAppearance.M3.Sys.Typescale.DisplaySmall
      android:textSize=32sp lineHeight=40sp android:lineHeight=40sp
    TextAppearance.M3.Sys.Typescale.HeadlineLarge.Emphasized
    TextAppearance.M3.Sys.Typescale.HeadlineMedium < TextAppearance.M3.Sys.Typescale.DisplaySmall
      android:textSize=28sp lineHeight=36sp android:lineHeight=36sp
    TextAppearance.M3.Sys.Typescale.HeadlineMedium.Emphasized
    TextAppearance.M3.Sys.Typescale.HeadlineSmall < TextAppearance.M3.Sys.Typescale.DisplaySmall
      android:textSize=24sp lineHeight=32sp android:lineHeight=32sp
    TextAppearance.M3.Sys.Typescale.HeadlineSmall.Emphasized
    TextAppearance.M3.Sys.Typescale.LabelLarge < TextAppearance.M3.Sys.Typescale.BodyMedium
      android:letterSpacing=0.00714286
    TextAppearance.M3.Sys.Typescale.LabelLarge.Emphasized
      android:textStyle=bold
    TextAppearance.M3.Sys.Typescale.LabelMedium < TextAppearance.M3.Sys.Typescale.BodySmall
      android:letterSpacing=0.04166667
    TextAppearance.M3.Sys.Typescale.LabelMedium.Emphasized
      android:textStyle=bold
    TextAppearance.M3.Sys.Typescale.LabelSmall < TextAppearance.M3.Sys.Typescale.BodySmall
      android:textSize=11sp android:letterSpacing=0.04545455
    TextAppearance.M3.Sys.Typescale.LabelSmall.Emphasized
      android:textStyle=bold
    TextAppearance.M3.Sys.Typescale.TitleLarge < TextAppearance.M3.Sys.Typescale.DisplaySmall
      android:textSize=22sp lineHeight=28sp android:lineHeight=28sp
    TextAppearance.M3.Sys.Typescale.TitleLarge.Emphasized
    TextAppearance.M3.Sys.Typescale.TitleMedium < TextAppearance.M3.Sys.Typescale.BodyLarge.Emphasized
    TextAppearance.M3.Sys.Typescale.TitleMedium.Emphasized
      android:textStyle=bold
    TextAppearance.M3.Sys.Typescale.TitleSmall < TextAppearance.M3.Sys.Typescale.LabelLarge
    TextAppearance.M3.Sys.Typescale.TitleSmall.Emphasized
      android:textStyle=bold
    TextAppearance.Material3.ActionBar.Subtitle < TextAppearance.M3.Sys.Typescale.TitleMedium
    TextAppearance.Material3.ActionBar.Title < TextAppearance.M3.Sys.Typescale.TitleLarge
    TextAppearance.Material3.BodyLarge < TextAppearance.M3.Sys.Typescale.BodyLarge
    TextAppearance.Material3.BodyLarge.Emphasized
      android:letterSpacing=0.009375
    TextAppearance.Material3.BodyMedium < TextAppearance.M3.Sys.Typescale.BodyMedium
    TextAppearance.Material3.BodyMedium.Emphasized
    TextAppearance.Material3.BodySmall < TextAppearance.M3.Sys.Typescale.BodySmall
    TextAppearance.Material3.BodySmall.Emphasized
    TextAppearance.Material3.DisplayLarge < TextAppearance.M3.Sys.Typescale.DisplayLarge
    TextAppearance.Material3.DisplayLarge.Emphasized
      android:letterSpacing=0
    TextAppearance.Material3.DisplayMedium < TextAppearance.M3.Sys.Typescale.DisplayMedium
    TextAppearance.Material3.DisplayMedium.Emphasized
    TextAppearance.Material3.DisplaySmall < TextAppearance.M3.Sys.Typescale.DisplaySmall
    TextAppearance.Material3.DisplaySmall.Emphasized
    TextAppearance.Material3.HeadlineLarge < TextAppearance.M3.Sys.Typescale.HeadlineLarge
    TextAppearance.Material3.HeadlineLarge.Emphasized
    TextAppearance.Material3.HeadlineMedium < TextAppearance.M3.Sys.Typescale.HeadlineMedium
    TextAppearance.Material3.HeadlineMedium.Emphasized
    TextAppearance.Material3.HeadlineSmall < TextAppearance.M3.Sys.Typescale.HeadlineSmall
    TextAppearance.Material3.HeadlineSmall.Emphasized
    TextAppearance.Material3.LabelLarge < TextAppearance.M3.Sys.Typescale.LabelLarge
    TextAppearance.Material3.LabelLarge.Emphasized
      android:textStyle=bold
    TextAppearance.Material3.LabelMedium < TextAppearance.M3.Sys.Typescale.LabelMedium
    TextAppearance.Material3.LabelMedium.Emphasized
      android:textStyle=bold
    TextAppearance.Material3.LabelSmall < TextAppearance.M3.Sys.Typescale.LabelSmall
    TextAppearance.Material3.LabelSmall.Emphasized
      android:textStyle=bold
    TextAppearance.Material3.MaterialTimePicker.Title
      android:textAppearance=?attr/textAppearanceLabelMedium
    TextAppearance.Material3.SearchBar
      android:textAppearance=?attr/textAppearanceBodyLarge android:textSize=16sp
    TextAppearance.Material3.SearchView < TextAppearance.Material3.SearchBar
    TextAppearance.Material3.TitleLarge < TextAppearance.Material3.ActionBar.Title
    TextAppearance.Material3.TitleLarge.Emphasized
    TextAppearance.Material3.TitleMedium < TextAppearance.M3.Sys.Typescale.TitleMedium
    TextAppearance.Material3.TitleMedium.Emphasized
      android:textStyle=bold
    TextAppearance.Material3.TitleSmall < TextAppearance.Material3.LabelLarge
    TextAppearance.Material3.TitleSmall.Emphasized
      android:textStyle=bold
    TextAppearance.MaterialComponents.Badge < TextAppearance.Design.Hint
      android:textAllCaps=false android:textSize=10sp android:letterSpacing=0.0892857143
    TextAppearance.MaterialComponents.Body1 < TextAppearance.MaterialComponents.Badge
      android:textSize=16sp android:letterSpacing=0.03125
    TextAppearance.MaterialComponents.Body2 < TextAppearance.Design.Prefix
      android:textAllCaps=false android:letterSpacing=0.0178571429
    TextAppearance.MaterialComponents.Button < TextAppearance.MaterialComponents.Badge
      android:textAllCaps=true android:textSize=14sp
    TextAppearance.MaterialComponents.Caption < TextAppearance.Design.Hint
      android:textAllCaps=false android:letterSpacing=0.0333333333
    TextAppearance.MaterialComponents.Chip < TextAppearance.Design.Prefix
    TextAppearance.MaterialComponents.Headline1 < TextAppearance.MaterialComponents.Badge
      android:textSize=96sp android:letterSpacing=-0.015625
    TextAppearance.MaterialComponents.Headline2 < TextAppearance.MaterialComponents.Badge
      android:textSize=60sp android:letterSpacing=-0.00833333333
    TextAppearance.MaterialComponents.Headline3 < TextAppearance.MaterialComponents.Badge
      android:textSize=48sp android:letterSpacing=0
    TextAppearance.MaterialComponents.Headline4 < TextAppearance.MaterialComponents.Badge
      android:textSize=34sp android:letterSpacing=0.00735294118
    TextAppearance.MaterialComponents.Headline5 < TextAppearance.MaterialComponents.Headline3
      android:textSize=24sp
    TextAppearance.MaterialComponents.Headline6 < TextAppearance.MaterialComponents.Badge
      android:textSize=20sp android:letterSpacing=0.0125
    TextAppearance.MaterialComponents.Overline < TextAppearance.MaterialComponents.Button
      android:textSize=10sp android:letterSpacing=0.166666667
    TextAppearance.MaterialComponents.Subtitle1 < TextAppearance.MaterialComponents.Body1
      android:letterSpacing=0.009375
    TextAppearance.MaterialComponents.Subtitle2 < TextAppearance.MaterialComponents.Body2
      android:letterSpacing=0.00714285714
    TextAppearance.MaterialComponents.TimePicker.Title < TextAppearance.MaterialComponents.Overline
    TextAppearance.MaterialComponents.Tooltip < TextAppearance.MaterialComponents.Body2
    TextAppearance.Test.UsesDp < TextAppearance.Material3.LabelLarge
      android:textSize=14dp
    TextAppearance.Test.UsesSP < TextAppearance.Material3.LabelLarge
    Widget.Design.AppBarLayout
      android:textAppearance=?android:textAppearance
    Widget.Design.BottomNavigationView
      labelVisibilityMode=auto android:minHeight=56dp
    Widget.Design.BottomSheet.Modal < Widget.Design.AppBarLayout
      shapeAppearance=@null shapeAppearanceOverlay=@null
    Widget.Design.CollapsingToolbar < Widget.Design.AppBarLayout
      expandedTitleMargin=32dp
    Widget.Design.FloatingActionButton < Widget.Design.AppBarLayout
      android:background=@drawable/design_fab_background fabSize=auto
    Widget.Design.NavigationView
      android:maxWidth=280dp
    Widget.Design.Snackbar < Widget.Design.AppBarLayout
      android:minWidth=-1px android:maxWidth=-1px android:background=@drawable/design_snackbar_background
      android:paddingLeft=12dp android:paddingRight=12dp
    Widget.Design.TabLayout < Widget.Design.AppBarLayout
      tabGravity=fill tabMode=fixed android:background=@null tabPaddingStart=12dp tabPaddingEnd=12dp
    Widget.Design.TextInputEditText
      android:textAppearance=?android:attr/textAppearanceMediumInverse android:gravity=center_vertical
    Widget.Design.TextInputLayout < Widget.Design.AppBarLayout
      boxBackgroundMode=none shapeAppearance=@null shapeAppearanceOverlay=@null
    Widget.Material.Button.Borderless.FocusRing
      android:background=@drawable/m3_focus_ring_framework_button_background_borderless
      android:textAppearance=?android:attr/textAppearanceButton android:minHeight=48dip android:minWidth=88dip
      android:gravity=center_vertical|center_horizontal
    Widget.Material.Button.FocusRing < Widget.Material.Button.Borderless.FocusRing
      android:background=@drawable/m3_focus_ring_framework_button_background
    """
}
