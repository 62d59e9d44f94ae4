/// The kerning pairs of Roboto 2.138, in 1/2048 em: each number is followed by the pairs to which it applies.
///
/// A middle dot represents a space. From the font files of the release (Apache License 2.0).
enum RobotoKerning {
  static let regular = """
    -336 L' L\" -324 P. P, -275 LT -264 FJ -240 TJ -239 LY -234 F. F, -232 T- -225 V. V, -224 // -218 T. T, -211 Y. \
    Y, -200 PJ -175 LV -170 FA .' .\" ,' ,\" -143 LW -138 PA -136 o' o\" -133 Lv Ly -129 AT -124 w. w, -123 W. W, r. \
    r, -120 A' A\" 'A \"A -116 Ts -113 Ta -109 Tm Tn Tp -107 v. v, y. y, '' '\" \"' \"\" -104 h' h\" m' m\" n' n\" \
    -102 D. D, O. O, -99 Tc Td Te Tg To Tq -96 YJ YU -95 Tu -94 AY YA -92 Lw -87 AV -80 RT 's \"s -79 TA -77 Tx -75 \
    Tr VA -73 Ya -72 Tv Ty -69 AW -67 a' a\" -65 LC LG LO LQ Yc Yd Ye Yg Yo Yq -64 K- -63 Kw -61 A? 'o \"o -60 Tz W- \
    -59 'c 'd 'e 'g 'q \"c \"d \"e \"g \"q -58 Ys -57 Tw -55 BY -54 LU -52 Y- -50 Av Ay 'a \"a -49 Y* -48 RY -46 Va \
    Vo X- -44 Lu Vc Vd Ve Vg Vq -43 DY OY QT WA -40 Kv Ky T· Ym Yn Yp Yr ra ·T -39 Yu -37 V- -35 QY -34 Fa -33 Aw Wa \
    -31 KC KG KO KQ PX Wc Wd We Wg Wo Wq Xv Xy -30 Vr Yz Y& -29 CT HT IT MT NT YC YG YO YQ b' b\" p' p\" -28 HY IY \
    MY NY QV TC TG TO TQ Vu -27 BT DT Ko OT Zv Zw Zy -26 C) Ev Ey Fr Kc Kd Ke Kg Kq PZ Xc Xd Xe Xg Xq ZC ZG ZO ZQ \
    -25 XC XG XO XQ -24 BV Fv Fy fc fd fe fg fq -23 DZ Km Kn Kp Ku OZ Yx -22 DV DX Ew Fu JA OV OX UA Yf Yt -21 DA Fc \
    Fd Fe Fg Fo Fq OA Wr Xo Xu Zc Zd Ze Zg Zo Zq ox -20 QW Yv Yy kc kd ke kg kq ro to xc xd xe xg xo xq 'm 'n 'p \"m \
    \"n \"p -19 Ec Ed Ee Eg Eo Eq RV Wu Zu rc rd re rg rq -18 Ef -17 AU At Eu -16 TS YS oz zc zd ze zg zo zq -15 av \
    ay bx bz ov oy px pz va vo ya yo -14 e' e\" -13 Pc Pd Pe Pg Po Pq VC VG VO VQ ev ey vc vd ve vg vq yc yd ye yg \
    yq -12 Ao -11 AC AG AO AQ Au Pa Vv Vy bv by c' c\" pv py 11 'w \"w 12 Az 13 YX ZA vf yf 14 Pt WT XV 15 Pv Py TW \
    W) rf v' v\" y' y\" 16 TT TV TY f' f\" r' r\" 17 HX IX MX NX YT YW rw 18 HA IA MA NA YV YY rv ry (W 19 LA 20 ET \
    FT V) Y) f) (V 22 (Y 50 rt
    """

  static let medium = regular + " " + changesOfMedium
  static let bold = medium

  /// The pairs of ``medium`` that have other values than in ``regular``, which come before them.
  private static let changesOfMedium = """
    -404 P. P, -288 L' L\" -285 .' .\" ,' ,\" -279 LY -274 F. F, -272 T- -258 T. T, -248 // -231 Y. Y, -216 TJ -215 V. \
    V, -208 FJ To -206 LV -205 LT -192 FA -184 PJ -178 PA -173 r. r, -168 Ta -167 v. v, y. y, -164 K- -157 V- -156 X- \
    -152 Y- -150 AY YA -143 W. W, -123 Lv Ly -122 D. D, O. O, -120 AT TA -93 LW -92 's \"s -91 'o \"o -89 Tc Td Te Tg \
    Tm Tn Tp Tq -88 o' o\" -85 DT OT -82 Tv Ty -81 A? -80 h' h\" m' m\" n' n\" -77 AV -76 Ts -65 Tr Tu -64 LC LG LO LQ \
    -63 Ya -60 T· ·T -52 Lw -51 PX -50 RT -48 Am An Ap -47 Tw -40 xo -39 AW -37 '' '\" \"' \"\" -36 PZ ro -33 QT -30 \
    ra to -24 LU -21 AC AG AO AQ -17 a' a\" -14 Lu 20 rf 38 (W 0 Km Kn Kp
    """
}
