import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Drawable resources: their sizes and insets in pixels, on a screen with 2 pixels per dp, and their paints.
@Suite struct AndroidDrawableTests {
  private func drawable(
    _ text: String, _ files: [String: String] = [:], density: Double = 2
  ) throws -> AndroidDrawable {
    let place = ResourcePlace(location: SourceLocation(offset: 0))
    let device = ResourceConfiguration(width: 400, height: 800, density: density)
    let resolver = ResourceResolver(AndroidApp(files).resources, on: device, fontScale: 1, completions: .none)
    let reader = DrawableReader(resolver, theme: resolver.theme("Theme.AppCompat", at: place), place: place)
    return try #require(reader.drawable(text))
  }

  /// The drawable of a file with this content.
  private func drawable(of content: String) throws -> AndroidDrawable {
    let name = content.prefix { $0 != " " }
    return try drawable("@drawable/a", ["drawable/a.xml": "<\(name) $NS\(content.dropFirst(name.count))"])
  }

  private static let color = AndroidDrawable.Paint.color(Color(red: 0x12, green: 0x34, blue: 0x56))
  private static let half = AndroidDrawable.Paint.color(Color(red: 0x7F, green: 0x7F, blue: 0))
  private static let solid = "<solid android:color='#123456'/>"

  // MARK: - Shapes

  @Test(
    arguments: [
      ("", .nothing, .nothing), (solid, color, .nothing), ("<stroke android:color='#123456'/>", .nothing, .nothing),
      ("<stroke android:width='0px' android:color='#123456'/>", .nothing, .nothing),
      ("<stroke android:width='-1px' android:color='#123456'/>", .nothing, .nothing),
      ("<stroke android:width='1px' android:color='#123456'/>", .nothing, color),
      ("<stroke android:width='1px'/>", .nothing, .unknown), ("<solid/>", .nothing, .nothing),
      ("\(solid)<gradient android:startColor='#FF0000' android:endColor='#00FF00'/>", half, .nothing),
      (
        "<gradient android:startColor='#FE0000' android:centerColor='#7F7F00' android:endColor='#0FE0'/>", .nothing,
        .nothing
      ),
      (
        "<gradient android:startColor='#FE0000' android:centerColor='#7F7F00' android:endColor='#00FE00'/>", half,
        .nothing
      ),
      ("<gradient android:startColor='#000' android:endColor='#FE000000'/>", .unknown, .nothing),
      ("<gradient android:startColor='#000' android:endColor='@color/missing'/>", .unknown, .nothing),
      ("<gradient android:startColor='#000'/>", .unknown, .nothing),
      ("<gradient android:startColor='#01000000' android:endColor='#F000'/>", .unknown, .nothing),
      ("<gradient android:startColor='#00000000' android:endColor='#F000'/>", .nothing, .nothing),
      ("<gradient android:startColor='#000' android:centerColor='#0123'/>", .nothing, .nothing),
      ("<gradient android:startColor='#000' android:endColor='#0123'/>", .nothing, .nothing),
      ("<gradient/>", .unknown, .nothing),
    ] as [(String, AndroidDrawable.Paint, AndroidDrawable.Paint)])
  func `a shape has a fill and a border`(
    _ content: String, _ fill: AndroidDrawable.Paint, _ border: AndroidDrawable.Paint
  ) throws {
    let shape = try drawable(of: "shape >\(content)</shape>")
    #expect(shape.fill == fill)
    #expect(shape.border == border)
    #expect(shape.isVisible == (fill != .nothing || border != .nothing))
    #expect(shape.width == nil && shape.height == nil && shape.padding == nil && shape.cornerRadius == nil)
    #expect(!shape.isPicture && !shape.hasUnknownSize && !shape.isAssumed)
  }

  @Test func `a shape has a size, a padding and corners`() throws {
    let shape = try drawable(
      of: """
        shape ><size android:width='3dp' android:height='5dp'/><corners android:radius='7dp'/>\
        <padding android:left='3dp' android:top='5dp' android:right='7dp' android:bottom='9dp'/></shape>
        """)
    #expect(shape.width == 6)
    #expect(shape.height == 10)
    #expect(shape.padding == Edges(top: 10, right: 14, bottom: 18, left: 6))
    #expect(shape.cornerRadius == CornerRadius(.points(7)))
    #expect(try drawable(of: "shape ><padding/></shape>").padding == Edges(0))
    let corners = """
      shape ><corners android:topLeftRadius='3dp' android:topRightRadius='5dp' android:bottomRightRadius='7dp' \
      android:bottomLeftRadius='9dp' %/></shape>
      """
    let single = CornerRadius(
      topLeft: .points(3), topRight: .points(5), bottomRight: .points(7), bottomLeft: .points(9))
    #expect(try drawable(of: corners.replacing("%", with: "android:radius='11dp'")).cornerRadius == single)
    #expect(try drawable(of: corners.replacing("%", with: "")).cornerRadius == single)
    #expect(
      try drawable(of: "shape ><corners android:topRightRadius='5dp'/></shape>").cornerRadius
        == CornerRadius(topLeft: .points(0), topRight: .points(5), bottomRight: .points(0), bottomLeft: .points(0)))
  }

  @Test(arguments: [("oval", true, true), ("ring", true, true), ("rectangle", false, true), ("line", false, false)])
  func `the form of a shape`(form: String, isRound: Bool, isFilled: Bool) throws {
    let shape = try drawable(
      of: "shape android:shape='\(form)'>\(Self.solid)<stroke android:width='1px' android:color='#123456'/></shape>")
    #expect((shape.cornerRadius == .circle) == isRound)
    #expect(shape.fill == (isFilled ? Self.color : .nothing))
    #expect(shape.border == (isFilled ? Self.color : .nothing))
  }

  // MARK: - Layers and insets

  private static func box(_ width: Int, _ height: Int, _ more: String = "") -> String {
    "<shape><size android:width='\(width)px' android:height='\(height)px'/>\(solid)\(more)</shape>"
  }

  @Test func `a layer list is as large as its largest layers with their insets`() throws {
    let insets = "android:left='1px' android:top='2px' android:right='4px' android:bottom='8px'"
    let one = try drawable(of: "layer-list ><item \(insets)>\(Self.box(10, 20))</item></layer-list>")
    #expect([one.width, one.height] == [15, 30])
    #expect(one.place == nil && one.isVisible)
    let two = try drawable(
      of: "layer-list ><item>\(Self.box(10, 40))</item><item>\(Self.box(30, 20))</item></layer-list>")
    #expect([two.width, two.height] == [30, 40])
    let padding = "<padding android:left='1px' android:top='2px' android:right='3px' android:bottom='4px'/>"
    let other = padding.replacing("1px", with: "11px").replacing("4px", with: "13px")
    let padded = try drawable(
      of: """
        layer-list ><item>\(Self.box(5, 7, padding))</item><item>\(Self.box(3, 5))</item>\
        <item>\(Self.box(3, 5, other))</item></layer-list>
        """)
    #expect(padded.padding == Edges(top: 4, right: 6, bottom: 17, left: 12))
  }

  /// `LayerDrawable.resolveGravity`.
  @Test(
    arguments: [
      ("", 10, 20, nil), ("android:width='7px'", 10, 20, [7, nil]), ("android:height='9px'", 10, 20, [nil, 9]),
      ("android:width='7px' android:height='9px'", 10, 20, [7, 9]), ("android:gravity='end'", 10, 20, [10, nil]),
      ("android:gravity='bottom'", 10, 20, [nil, 20]), ("android:gravity='end|bottom'", 10, 20, [10, 20]),
      ("android:gravity='fill' android:width='7px'", 10, 20, nil),
      ("android:gravity='fill_horizontal|bottom' android:width='7px' android:height='9px'", 10, 20, [nil, 9]),
      ("android:gravity='end|bottom'", nil, nil, nil),
      ("android:gravity='end' android:width='7px'", nil, nil, [7, nil]),
    ] as [(String, Int?, Int?, [Int?]?)])
  func `a layer with a gravity or a size does not fill its view`(
    _ attributes: String, _ width: Int?, _ height: Int?, _ place: [Int?]?
  ) throws {
    let shape = width.map { Self.box($0, height ?? 0) } ?? "<shape>\(Self.solid)</shape>"
    let list = try drawable(of: "layer-list ><item \(attributes)>\(shape)</item></layer-list>")
    #expect(list.place.map { [$0.width, $0.height] } == place)
    #expect(list.fill == Self.color)
  }

  @Test func `a layer above another one covers it, unless it is a picture or has a place`() throws {
    func list(_ items: String...) throws -> AndroidDrawable {
      try drawable(of: "layer-list >" + items.map { "<item \($0)</item>" }.joined() + "</layer-list>")
    }
    let red = "<shape><solid android:color='#F00'/><corners android:radius='3dp'/></shape>"
    let vector = "<vector android:width='5px' android:height='7px'/>"
    let border = "<shape><stroke android:width='1px' android:color='#123456'/></shape>"
    let covered = try list(">\(red)", ">\(Self.box(3, 5))")
    #expect(covered.fill == Self.color)
    #expect(covered.cornerRadius == CornerRadius(.points(3)))
    let picture = try list(">\(Self.box(3, 5))", ">\(vector)")
    #expect(picture.fill == Self.color && picture.isPicture)
    #expect([picture.width, picture.height] == [5, 7])
    let alone = try list(">\(vector)")
    #expect(alone.fill == .unknown && alone.isPicture && alone.border == .nothing)
    #expect(try list(">\(vector)", ">\(Self.box(3, 5))").isPicture)
    let framed = try list(">\(border)", ">\(Self.box(3, 5))")
    #expect(framed.border == Self.color && framed.fill == Self.color)
    let detail = try list(">\(red)", "android:gravity='end'>\(Self.box(3, 5))")
    #expect(detail.place == nil && detail.fill != Self.color)
    let sized = border.replacing("<stroke", with: "<size android:width='3px' android:height='5px'/><stroke")
    let placed = try list("android:gravity='end'>\(sized)")
    #expect(placed.border == Self.color && placed.place?.gravity.horizontal == .end)
    #expect(try !list(">\(red)", "><shape/>").isPicture)
  }

  @Test func `insets enlarge a drawable, and are padding`() throws {
    let sides = "android:insetTop='1px' android:insetRight='2px' android:insetBottom='4px' android:insetLeft='8px'"
    let padding = "<padding android:left='11px' android:top='13px' android:right='17px' android:bottom='19px'/>"
    let inner = Self.box(20, 30, padding)
    let own = try drawable(of: "inset android:inset='50px' \(sides)>\(inner)</inset>")
    #expect([own.width, own.height] == [30, 35])
    #expect(own.insets == Edges(top: 1, right: 2, bottom: 4, left: 8))
    #expect(own.padding == Edges(top: 14, right: 19, bottom: 23, left: 19))
    let all = try drawable(of: "inset android:inset='3px'><inset \(sides)>\(Self.box(20, 30))</inset></inset>")
    #expect(all.insets == Edges(top: 4, right: 5, bottom: 7, left: 11))
    #expect(all.padding == all.insets)
    #expect(try drawable(of: "inset >\(Self.box(3, 5))</inset>").insets == Edges(0))
  }

  @Test func `a ripple is its first layer that is not the mask`() throws {
    let mask = "<item android:id='@android:id/mask'>\(Self.box(3, 5))</item>"
    #expect(try !drawable(of: "ripple >\(mask)</ripple>").isVisible)
    let ripple = try drawable(of: "ripple >\(mask)<item/><item>\(Self.box(7, 9))</item></ripple>")
    #expect([ripple.width, ripple.height] == [7, 9])
  }

  @Test(arguments: [
    ("vector android:width='3dp' android:height='5dp'/>", 6, 10), ("vector />", 48, 48),
    ("vector android:width='3dp'/>", 6, 48), ("vector android:height='5dp'/>", 48, 10), ("adaptive-icon />", 96, 96),
    ("animated-vector ><vector android:width='3dp' android:height='5dp'/></animated-vector>", 6, 10),
    ("bitmap android:src='@android:drawable/sym_def_app_icon'/>", 96, 96),
    ("rotate ><vector android:width='3dp' android:height='5dp'/></rotate>", 6, 10),
  ])
  func `pictures have a size`(content: String, width: Int, height: Int) throws {
    let picture = try drawable(of: content)
    #expect([picture.width, picture.height] == [width, height])
    #expect(picture.isPicture && picture.fill == .unknown)
  }

  // MARK: - State lists

  /// The state of an enabled view in a window with the focus, which is not pressed.
  @Test(arguments: [
    ("android:state_pressed='true'", false), ("android:state_pressed='false'", true),
    ("android:state_enabled='true'", true), ("android:state_enabled='false'", false),
    ("android:state_window_focused='true'", true), ("android:state_window_focused='false'", false),
    ("android:state_enabled='true' android:state_checked='true'", false),
    ("android:state_enabled='true' android:state_checked='false'", true), ("", true),
  ])
  func `a state list shows the first item for the usual state`(_ states: String, _ applies: Bool) throws {
    let first = "<item \(states) android:color='#123456'/>"
    let list = try drawable(of: "selector >\(first)<item android:color='#654321'/></selector>")
    #expect((list.fill == Self.color) == applies)
    // A state list without an item for the state draws nothing.
    #expect(try drawable(of: "selector >\(first)</selector>").isVisible == applies)
    // The last color of a list counts if none applies.
    let last = "<item android:state_pressed='true' android:color='#654321'/>\(first)"
    let color = try drawable("@color/a", ["color/a.xml": "<selector $NS>\(last)</selector>"])
    #expect(color.fill == Self.color)
  }

  @Test(arguments: [("0.5", 100), ("0", 0), ("1", 200), ("a", 200), ("infinity", 200), ("@integer/half", 100)])
  func `a color of a list has an opacity`(alpha: String, expected: UInt8) throws {
    let item = "<item android:alpha='\(alpha)' android:color='#C8123456'/>"
    let color = try drawable(
      "@color/a",
      ["color/a.xml": "<selector $NS>\(item)</selector>", "values/v.xml": "<integer name='half'>0.5</integer>"])
    #expect(color.fill == .color(Color(red: 0x12, green: 0x34, blue: 0x56, alpha: expected)))
  }

  @Test(arguments: [(18, true), (19, true), (20, false), (21, false)])
  func `a drawable in 20 others is empty`(count: Int, isVisible: Bool) throws {
    let around = count - 2
    let inner =
      String(repeating: "<clip>", count: around) + Self.box(3, 5) + String(repeating: "</clip>", count: around)
    #expect(try drawable(of: "clip >\(inner)</clip>").isVisible == isVisible)
  }

  @Test(arguments: [(18, true), (19, true), (20, false), (21, false)])
  func `a color in 20 files is unknown`(count: Int, isKnown: Bool) throws {
    var files: [String: String] = [:]
    for index in 0..<count {
      let next = index == count - 1 ? "#123456" : "@color/c\(index + 1)"
      files["color/c\(index).xml"] = "<selector $NS><item android:color='\(next)'/></selector>"
    }
    #expect(try drawable("@color/c0", files).fill == (isKnown ? Self.color : .unknown))
  }

  // MARK: - Missing and known drawables

  @Test(arguments: [
    ("@drawable/ic_back_18dp", 36, false, false), ("@drawable/back_56", 112, false, false),
    ("@drawable/back_16_72", 144, false, false), ("@drawable/back_17", 48, true, true),
    ("@drawable/ic_back_dp", 48, true, false), ("@drawable/face", 48, true, true), ("@mipmap/face", 96, true, true),
    ("@mipmap/ic_face_20", 40, false, false), ("@drawable/red_dot", 16, false, false),
    ("@drawable/bulletBlue", 16, false, false), ("@drawable/dotted", 48, true, true),
  ])
  func `a missing picture is a square of the size in its name`(
    _ text: String, _ side: Int, _ isUnknown: Bool, _ isAssumed: Bool
  ) throws {
    let picture = try drawable(text)
    #expect([picture.width, picture.height] == [side, side])
    #expect(picture.hasUnknownSize == isUnknown)
    #expect(picture.isAssumed == isAssumed)
    #expect(picture.isPicture)
  }

  @Test(
    arguments: [
      ("@color/none", 0), ("?attr/none", 0), ("@tools:sample/avatars", nil), ("?attr/listChoiceIndicatorSingle", 64),
      ("@android:drawable/ic_menu_add", 64), ("@android:drawable/ic_dialog_info", 64),
      ("@drawable/abc_ic_menu_cut", 64),
      ("@android:drawable/stat_sys_warning", 64), ("@android:drawable/sym_def_app_icon", 96),
      ("@android:drawable/btn_radio_material", 64), ("?attr/listDivider", 2), ("?android:attr/dividerVertical", 2),
      ("@android:drawable/divider_horizontal_dark", 2), ("?attr/actionModeCloseDrawable", 48),
    ] as [(String, Int?)])
  func `drawables of the platform have a side`(text: String, side: Int?) throws {
    let drawable = try drawable(text)
    #expect(drawable.width == (side == 0 ? nil : side))
    #expect(drawable.height == drawable.width)
    #expect(drawable.fill == .unknown)
    #expect(drawable.isPicture == (side.map { $0 > 2 } ?? true))
  }

  /// With 1.5 pixels per dp, halves are rounded up.
  @Test func `backgrounds of the platform have insets and paddings`() throws {
    let field = try drawable("@android:drawable/edit_text_material", density: 1.5)
    #expect(field.padding == Edges(top: 15, right: 6, bottom: 17, left: 6))
    #expect(field.insets == Edges(top: 15, right: 6, bottom: 11, left: 6))
    let button = try drawable("@android:drawable/btn_default_material", density: 1.5)
    #expect(button.padding == Edges(top: 15, right: 18, bottom: 15, left: 18))
    #expect(button.insets == Edges(top: 9, right: 6, bottom: 9, left: 6))
    let spinner = try drawable("@drawable/abc_spinner_mtrl_am_alpha", density: 1.5)
    #expect([spinner.width, spinner.height] == [27, 36])
    #expect(spinner.padding == Edges(top: 0, right: 24, bottom: 0, left: 0))
    for empty in ["@android:drawable/list_selector_background", "?attr/selectableItemBackground"] {
      #expect(try !drawable(empty).isVisible)
    }
  }

  /// `Bitmap.scaleFromDensity` rounds half up; a nine-patch has an invisible frame of one pixel.
  @Test(arguments: [
    ("drawable", 42, 22), ("drawable-mdpi", 42, 22), ("drawable-hdpi", 28, 15), ("drawable-ldpi", 56, 29),
    ("drawable-tvdpi", 32, 17), ("drawable-xhdpi", 21, 11), ("drawable-xxhdpi", 14, 7),
    ("drawable-xxxhdpi", 11, 6), ("drawable-nodpi", 21, 11), ("drawable-anydpi", 42, 22),
    ("drawable-280dpi", 24, 13),
  ])
  func `a bitmap is scaled from the density of its folder`(
    _ folder: String, _ width: Int, _ height: Int
  ) throws {
    let header = "GIF89a\u{15}\u{0}\u{0B}\u{0}"
    let bitmap = try drawable("@drawable/a", ["\(folder)/a.gif": header])
    #expect([bitmap.width, bitmap.height] == [width, height])
    #expect(bitmap.isPicture)
  }

  @Test(arguments: [(21, 11, 38, 18), (3, 2, 2, 2), (4, 5, 4, 6)] as [(UInt8, UInt8, Int, Int)])
  func `a nine-patch has a frame of one pixel`(width: UInt8, height: UInt8, shown: Int, tall: Int) throws {
    let bytes: [UInt8] = [width, 0, height, 0]
    let header = "GIF89a" + String(decoding: bytes, as: UTF8.self)
    let bitmap = try drawable("@drawable/a", ["drawable/a.9.png": header])
    #expect([bitmap.width, bitmap.height] == [shown, tall])
    #expect(!bitmap.isPicture && bitmap.fill == .unknown)
  }

  // MARK: - Colors

  @Test(
    arguments: [
      ("#123", [0x11, 0x22, 0x33, 0xFF]), ("#8123", [0x11, 0x22, 0x33, 0x88]), ("#123456", [0x12, 0x34, 0x56, 0xFF]),
      ("#789abcde", [0x9A, 0xBC, 0xDE, 0x78]), ("#12", nil), ("#12345", nil), ("#1234567", nil), ("#123456789", nil),
      ("#12345G", nil), ("123456", nil), ("#", nil), ("", nil),
    ] as [(String, [UInt8]?)])
  func `a color begins with its alpha`(text: String, bytes: [UInt8]?) {
    let color = bytes.map { Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    #expect(androidColor(text) == color)
  }

  /// "Material Design 3, Color roles": the tones of the palettes in the light and in the dark scheme.
  @Test(arguments: [
    ("colorPrimary", "P40", "P80"), ("colorOnPrimary", "N100", "P20"), ("colorPrimaryContainer", "P90", "P30"),
    ("colorOnPrimaryContainer", "P10", "P90"), ("colorAccent", "P40", "P80"), ("colorPrimaryDark", "P30", "N6"),
    ("colorSecondary", "S40", "S80"), ("colorOnSecondary", "N100", "S20"), ("colorSecondaryContainer", "S90", "S30"),
    ("colorOnSecondaryContainer", "S10", "S90"), ("colorTertiary", "T40", "T80"), ("colorOnTertiary", "N100", "T20"),
    ("colorTertiaryContainer", "T90", "T30"), ("colorOnTertiaryContainer", "T10", "T90"), ("colorError", "E40", "E80"),
    ("colorOnError", "N100", "E20"), ("colorErrorContainer", "E90", "E30"), ("colorSurface", "N98", "N6"),
    ("colorBackground", "N98", "N6"), ("colorOnSurface", "N10", "N90"), ("colorSurfaceVariant", "V90", "V30"),
    ("colorOnSurfaceVariant", "V30", "V80"), ("colorOutline", "V50", "V60"), ("colorOutlineVariant", "V80", "V30"),
    ("colorSurfaceContainerLowest", "N100", "N4"), ("colorSurfaceContainerLow", "N96", "N10"),
    ("colorSurfaceContainer", "N94", "N12"), ("colorSurfaceContainerHigh", "N92", "N17"),
    ("colorSurfaceContainerHighest", "N90", "N22"), ("colorSurfaceInverse", "N20", "N90"),
    ("windowBackground", "N100", "N6"),
  ])
  func `colors of a theme are tones of the baseline palettes`(name: String, light: String, dark: String) {
    func paint(_ tone: String) -> AndroidDrawable.Paint? {
      Self.tones[tone].map { .color(Color(red: UInt8($0 >> 16), green: UInt8($0 >> 8 & 0xFF), blue: UInt8($0 & 0xFF))) }
    }
    #expect(PlatformColors.paint(ofAttribute: name, isNight: false) == paint(light))
    #expect(PlatformColors.paint(ofAttribute: name, isNight: true) == paint(dark))
  }

  private static let tones: [String: Int] = [
    "P10": 0x21005D, "P20": 0x381E72, "P30": 0x4F378B, "P40": 0x6750A4, "P80": 0xD0BCFF, "P90": 0xEADDFF,
    "S10": 0x1D192B, "S20": 0x332D41, "S30": 0x4A4458, "S40": 0x625B71, "S80": 0xCCC2DC, "S90": 0xE8DEF8,
    "T10": 0x31111D, "T20": 0x492532, "T30": 0x633B48, "T40": 0x7D5260, "T80": 0xEFB8C8, "T90": 0xFFD8E4,
    "E20": 0x601410, "E30": 0x8C1D18, "E40": 0xB3261E, "E80": 0xF2B8B5, "E90": 0xF9DEDC, "N4": 0x0F0D13,
    "N6": 0x141218, "N10": 0x1D1B20, "N12": 0x211F26, "N17": 0x2B2930, "N20": 0x322F35, "N22": 0x36343B,
    "N90": 0xE6E0E9, "N92": 0xECE6F0, "N94": 0xF3EDF7, "N96": 0xF7F2FA, "N98": 0xFEF7FF, "N100": 0xFFFFFF,
    "V30": 0x49454F, "V50": 0x79747E, "V60": 0x938F99, "V80": 0xCAC4D0, "V90": 0xE7E0EC,
  ]

  @Test(arguments: [
    ("m3_sys_color_light_primary", 0x6750A4), ("m3_sys_color_dark_on_primary", 0x381E72),
    ("m3_sys_color_dynamic_light_surface_container_high", 0xECE6F0), ("m3_sys_color_dynamic_primary", 0xD0BCFF),
  ])
  func `a color of the library states its scheme, or has that of the device`(name: String, color: Int) {
    let paint = PlatformColors.paint(ofAttribute: name, isNight: true)?.color
    #expect(paint.map { Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) } == color)
  }

  @Test func `other names are no colors of the scheme`() {
    #expect(PlatformColors.paint(ofAttribute: "textColorPrimary", isNight: false) == .unknown)
    #expect(PlatformColors.paint(ofAttribute: "tabTextColor", isNight: false) == .unknown)
    #expect(PlatformColors.paint(ofAttribute: "listDivider", isNight: false) == nil)
  }
}
