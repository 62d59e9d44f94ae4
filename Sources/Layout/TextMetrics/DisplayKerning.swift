/// The kerning between pairs of ASCII characters in the display cut of the system's font.
///
/// The source is the pairs of the regular cut in SVG exports of the fonts SF UI Display and SF Pro Display (2017). The
/// pairs of the other weights and of the 2020 edition are not known, and those of the regular cut are used.
enum DisplayKerning {
  static let sanFranciscoUI = KerningTable(common + textUI, unitsPerEm: 2_048)
  static let sanFranciscoPro = KerningTable(common + textPro, unitsPerEm: 2_048)

  /// The rows that both editions have.
  private static let common = #"""
    & -160 T -100 Y -40 V -30 W 30 J 40 A 50 BDEFHIKLMNPR
    @ -120 T -70 Y -50 VWX -20 Z
    \ -150 T -140 V -120 WY -100 U -90 vy -60 w -50 cdegoqCGOQ
    2 -50 4
    4 -20 7*^
    1 -50 *^,.
    ? -80 J -70 A
    / -90 A
    _ -80 Y -70 V -50 T -40 W -30 CGOQ
    C -70 T -60 X -50 -+Y
    P -190 J -150 _ -140 ,. -110 A/ -90 a -50 cdegoqs -30 Z -20 Yz
    JU -80 /
    gq -130 T -80 Y -60 V -30 W
    = -120 T -100 WY -60 X -40 x -30 z
    +- -150 TY -90 X -60 VW1 -40 x -30 zA -10 Z
    *^ -190 A -140 J -80 ,.4 -70 & -30 TZCGOQ -20 7

    """#

  private static let textUI = #"""
    7 -220 ,. -140 4A -70 < -60 a -50 cdegoqs -30 u -20 06xz
    > -180 T -140 Y -100 X -80 VWx -70 7 -60 vyzZ -40 wA
    < -60 cdegoq
    A -210 *^ -200 T -180 Y -130 VW -120 "' -90 \ -80 vy1 -70 w? -50 t -40 CGOQ&<7 -30 -+Xu -20 cdegoq
    F -190 J -150 _ -100 A -60 x -50 az -30 vyws -20 cdegoq
    K -140 -+< -90 1 -70 06 -60 CGOQcdegoq&43 -50 859 -40 *^ -30 vywas -20 "'
    L -220 T -200 Y -140 *^ -120 V"' -110 W< -100 vy1 -80 w -70 -+U -60 CGOQ -50 t -30 cdegoq -20 & -10 06
    DOQ -150 ,. -90 T -80 X -70 Y -50 VW/ -40 A -30 _ -20 xz -10 s
    T -240 a -210 cdegoq -200 A -190 s -180 < -160 umnpr -150 -+Jx -140 ,. -130 vyw -120 4=@ -110 z -90 CGOQ -80 & -70 06 -50 _ -30 *^i
    V -190 ,. -140 J/ -130 Aa -100 cdegoqs -80 <4 -70 _ -60 -+ -50 mnpr@ -30 uvy&06 -20 wfxzS
    W -140 ,. -130 A -120 a/ -100 s= -90 cdegoqJ -80 < -60 -+ -50 CGOQ&4@ -40 _ -30 mnpr -20 uvy
    X -100 < -90 -+CGOQ -60 = -50 @ -40 cdegoqvyw -30 As06 -20 a
    Y -200 as -190 cdegoq -180 A,. -150 -+ -140 < -130 J/ -110 u -100 = -80 &z_4mnpr -70 CGOQx06@ -60 vyw -50 bhkl
    Z -60 -+< -20 cdegoq@
    c -130 TY -70 W -60 V -40 < -30 X -20 17
    e -160 T -120 Y -100 V -90 W -40 1 -30 X -20 Ax
    f -90 <@ -70 A4,. -50 cdegoqJ= -40 -+ -30 & -10 S
    ahmn -190 T -170 Y -100 V -80 W -50 1 -20 7 -10 z
    ij -30 T
    k -170 < -70 T -60 4 -50 -+cdegoq[( -40 Y1s53= -20 CGOQJS
    bop -210 T -150 Y -100 V -90 W -60 ,.> -50 7 -40 Xz -30 vy12 -20 Ax
    r -100 ,. -80 T -50 cdegoq< -40 -+J4/= -30 7
    s -200 Y -190 T -90 VW -30 X
    t -60 Y -50 < -30 Tcdegoq4 -10 a5
    u -130 T -50 Y -30 V -20 W
    vy -150 ,. -130 T -90 J/ -80 A -60 Y< -40 X -30 Vcdegoq -20 Wa
    w -130 T -120 ,. -70 A -60 Y< -50 J -40 X/ -20 Va
    x -150 T -80 < -70 Y -40 -+= -30 CGOQ{ -20 Vcdegoq7a4 -10 J
    z -110 T -80 Y -60 < -40 cdegoq4 -30 -+7= -20 VS -10 mnpr
    } -30 x
    ,. -190 V -180 Y -160 1 -150 vyCGOQ -140 TW -120 w -100 "' -90 t -80 *^ -60 cdegoq -50 06
    "' -200 J -120 A -100 ,. -60 4 -40 cdegoq
    38 -40 V
    09 -70 TY -50 ,. -40 7 -30 XV -20 12
    """#

  /// The source contains no pairs with apostrophes, brackets, braces, `<` and `>`.
  private static let textPro = #"""
    7 -220 ,. -140 4A -60 a -50 cdegoqs -40 :; -30 u -20 06xz
    A -210 *^ -200 T -180 Y -130 VW -120 " -90 \ -80 vy1 -70 w? -50 t -40 CGOQ&7 -30 -+Xu -20 cdegoq
    F -190 J -150 _ -100 A -70 a -60 x -50 z -40 cdegoq -30 vyws
    HIMN -30 a
    K -140 -+ -90 1 -70 06 -60 CGOQcdegoq&43 -50 859 -40 *^ -30 vywas -20 "
    L -220 T -200 Y -140 *^ -120 V" -110 W -100 vy1 -80 w -70 -+U -60 CGOQ -50 t -30 cdegoq -20 & -10 06
    DOQ -150 ,. -90 TX -70 Y -50 VW/ -40 A -30 _ -20 xz -10 s
    T -270 cdegoqas -260 x -250 z -240 vy -230 mnpr -225 u -200 wA -150 -+J:; -140 ,. -120 4=@ -90 CGOQ -80 & -70 06 -50 _ij -30 *^
    V -190 ,. -150 a -140 cdegoqJ/ -130 A -120 s -80 u4 -70 _ -60 -+ -50 mnpr@ -40 z -30 vy&06i -20 wfxS
    W -140 a,. -130 A -120 / -110 cdegoq -100 s= -90 J -60 -+ -50 CGOQ&4@ -40 _ -30 umnpr -20 vy
    X -90 -+CGOQ -70 cdegoq -60 = -50 @ -40 vywa -30 As06
    Y -200 as -190 cdegoq -180 A,. -150 -+ -140 u -130 J/ -120 mnpr -100 = -80 &z_4 -70 CGOQx06@ -60 vyw -50 bhkl
    Z -60 -+ -20 cdegoq@
    c -130 TY -70 W -60 V -30 X -20 17
    e -270 T -120 Y -100 V -90 W -40 1 -30 X -20 Ax
    f -90 @ -70 A4,. -60 a -50 cdegoqJ= -40 -+ -30 & -10 S
    ahmn -260 T -180 Y -130 V -110 W -50 1 -40 " -20 7 -10 z
    ij -50 T -30 V
    k -70 T -60 4 -50 -+cdegoq( -40 Y1s53= -20 CGOQJS
    bop -250 T -190 Y -140 V -110 W -70 X -60 ,. -50 7 -40 z -30 vy12 -20 Ax
    r -170 T -100 ,. -50 cdegoq -40 -+J4/= -30 7 -20 a
    s -270 T -200 Y -120 V -90 W -30 X
    t -80 T -60 Y -30 cdegoq4 -20 a -10 5
    u -220 T -120 Y -80 V -30 W
    vy -240 T -150 ,. -90 J/ -80 A -60 Y -40 X -30 Vcdegoq -20 Wa
    w -200 T -120 ,. -70 A -60 Y -50 J -40 X/ -20 Va
    x -260 T -70 Y -40 -+= -30 CGOQ -20 Vcdegoq7a4 -10 J
    z -250 T -80 Y -40 Vcdegoq4 -30 -+7= -20 S -10 mnpr
    ,. -190 V -180 Y -150 vyCGOQ -140 TW -120 w1 -100 "␣ -90 t -80 *^ -70 7 -60 cdegoq -8 3 20 59
    " -200 J -120 A -100 ,. -60 4 -40 cdegoq
    :; -150 T
    38 -40 V -30 ,.
    09 -70 TY -40 7,. -30 XV -20 12
    """#
}
