/// The kerning between pairs of characters in the text cut of the system's font.
///
/// Inter's kerning pairs (SIL Open Font License 1.1), times the coefficient 0.76 that fits the widths stored in public
/// Interface Builder files; the same for all weights.
enum KerningPairs {
  static let table = KerningTable(text, unitsPerEm: 1_000)

  private static let text = #"""
    "' -122 J -61 ,.… -59 A -46 4 -25 &
    % -51 ’” -46 ‘“
    & -68 ‘“ -55 Y -46 V\ -42 T -30 W -25 "'vwy
    ([{ -8 cdegoq 21 j
    )]} -25 ‘“
    *^ -101 ,.… -72 J -59 A -51 _ -34 4 -25 &
    +-~ -59 Y -55 T -46 X‘“ -38 VW\ -25 2 -17 7x -8 3
    ,.… -101 ` -66 ? -64 1 -61 "' -42 ’” -25 TY -20 3 -19 06 -17 8 -11 57 -5 9
    / -46 J -30 ,.…
    09 -34 _‘“ -25 Y -19 ,.… -15 7
    1 -32 ,.…
    2 -12 4
    38 -17 ,.…
    4 -25 ,.… -7 1
    5 -20 ,.…
    6 -34 _ -25 ,.…
    7 -118 _ -93 ,.… -80 A -72 J -68 < -43 4 -42 # -38 cdegoq -34 &a -30 s -25 :; -13 3 -12 06 -11 8 -7 59 15 7
    :; -46 V\ -34 ‘“ -25 T
    = -72 Y -51 V\ -46 W -42 ‘“ -38 AX -30 vy -25 x
    > -72 ‘“ -68 Y -59 T -55 7VW\ -46 Z -42 X
    ? -46 A
    A -97 ‘“ -76 ’” -63 T -59 "'*^° -55 Y -51 V\vwy -46 ? -42 W -38 = -25 1CGOQt©· 4 i
    C -30 _ -4 X
    DOQ© -34 ,.… -30 /_ -25 AVY\‘“ -22 T -8 X
    F -68 A -63 … -51 J -30 ,cdegoq -25 ._uvyz -4 mnpr
    G -22 T -17 AVY\ -4 X 25 ij
    HIMNdl| 25 _
    JU -42 / -38 _ -25 ,.…
    K -80 +-~ -51 < -46 w -34 · -30 cdegoqvy -25 =CGOQu© 25 i
    L -97 ^ -72 T -68 "' -63 +‘“ -51 V\vy -46 · -38 - -34 1° -30 *~’” -25 Y -21 CGOQ© -17 t 34 A
    P -72 J… -55 A -34 +-~· -30 , -25 &. -4 cdegoq
    R -18 Y -13 V\ -4 cdegoq
    T -68 J -63 A… -59 /<cdegoqr· -55 +-asu~ -51 4 -46 vwxy -42 _mnp -34 z -25 &,.:; -22 CGOQ©
    V -72 ,.J… -59 _ -55 /< -46 :;=A -38 &+-acdegoq~ -34 s -30 ·× -25 4@CGOQ©
    W -72 ,.… -55 < -46 =J -42 A -38 &+-:;acdegoq~ -25 4CGOQmnprs©·
    X -51 +-~ -42 < -38 = -34 · -21 cdegoq -8 CGOQ©
    Y -76 < -72 =… -59 +-~ -57 cdegoq -55 A -53 a -51 4s -46 &:; -38 · -34 × -30 mnpru -25 ,.CGJOQ© 34 T
    Z -46 < -30 +-~ -25 CGOQ©·
    \ -59 "'*^° -55 Y -51 w -46 ? -42 W’” -38 =V\vy -32 ‘“ -30 T -25 1CGOQt©· 4 i 30 ,.…
    _ -80 1 -59 V\vy -51 *^° -42 4T -34 035689 -30 CGOQU©‘“ 25 i 34 mnpr 72 j
    ahmn -55 Y -38 VW\ -34 T‘“ -30 1 -15 vy
    bop -63 Y -46 ‘“ -38 VW\ -30 T -25 A -21 X -17 x -15 vy -14 w -8 )]}
    c -55 T -46 Y -4 x
    e -63 Y -38 TVW\ -13 vy -11 x
    f -46 4J -42 ,.… -25 A -21 +-/~· -17 cdegoqs×• -12 a -11 _ 7 Y
    gq -38 T 25 _
    ij 25 )VW\]} 30 _
    k -63 < -42 T -34 +-4~· -17 cdegoq
    r -46 ,.… -42 JT -30 +-<A~· -25 /Z -13 cdegoq 6 w 13 vxy’” 25 ft
    s -55 TY -38 ‘“ -34 V\ -25 W
    t -30 ‘“ -25 T -21 < -15 +-~· -12 Y -11 4 -8 ×• -7 VW\s -4 cdegoq 8 BDEFHIKLMNPRbhkl| 21 ’”
    u -42 Y -38 T -30 ‘“ 11 ’”
    vy -59 _ -55 … -51 A -46 J -42 / -30 = -25 ,.<TY -15 cdegoq -13 a 26 ’”
    w -55 ,.… -51 A -42 J -38 T -25 &Z -14 cdegoq 32 ’”
    x -46 T -25 = -17 +-cdegoq~·
    z -25 T -12 cdegoq
    ° -101 ,.… -72 J -59 A -51 _ -34 4 -25 & -8 CGOQ©
    · -59 T -46 ‘“ -38 WY -34 JX -30 V\ -25 2A -17 7x -8 3
    × -42 T -34 Y -30 V\
    ‘“ -110 J -72 /A -63 ,.… -46 &4
    ’” -105 / -101 A -93 #J -74 ,.… -72 4< -57 s -51 & -46 +-cdegoq· -42 :;=@a -34 06~ -30 8_u -16 mnpr 11 tvy
    """#
}
