/// The characters of the rows of ``DataFile/robotoAdvances``, one row for each face: those of ``ranges`` in order, and of
/// each of the ``groups`` only the first one.
enum RobotoAdvances {
  /// The index in the texts of each character, at the index that is its code point; nil for other characters.
  static let indexes: [UInt16?] = {
    var indexes = [UInt16?](repeating: nil, count: 1 + Int(ranges.last?.upperBound ?? 0))
    var count: UInt16 = 0
    var firsts: [UInt32: UInt32] = [:]
    for group in groups.split(whereSeparator: \.isWhitespace).map(\.unicodeScalars) {
      for scalar in group.dropFirst() { firsts[scalar.value] = group.first?.value }
    }
    for character in ranges.joined() {
      indexes[Int(character)] = firsts[character].flatMap { indexes[Int($0)] } ?? count
      if firsts[character] == nil { count += 1 }
    }
    return indexes
  }()

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x370...0x377, 0x37A...0x37F, 0x384...0x38A, 0x38C...0x38C, 0x38E...0x3A1,
    0x3A3...0x3E1, 0x3F0...0x4FF, 0x2010...0x2027, 0x202F...0x204F, 0x20AC...0x20AC, 0x2122...0x2122, 0x2212...0x2212,
  ]

  /// The characters that have the same advance in all faces, such as a letter with and without marks.
  private static let groups = #"""
    "″ $0123456789€ '′ AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦȺΆΑАӐӒ BΒВ CÇĆĈĊČƆȻϚϹϽϾϿСҪ DĎ EÈÉÊËĒĔĖĘĚƎȄȆȨɆΕЀЁЕӖ FϜ GĜĞĠĢǦǴ HĤȞΗН
    IÌÍÎÏĨĪĬĮİǏȈȊΙΪІЇӀӏ JĴͿЈ KĶƘǨΚϏЌ LĹĻĽĿ MΜϺМ NÑŃŅŇǸΝ OQÒÓÔÕÖŌŎŐǑǪǬȌȎȪȬȮȰΟϘОӦ PΡР RŔŖŘȐȒ SŚŜŞŠƧȘЅ TŢŤŦƮȚȾΤТҬ
    UÙÚÛÜŨŪŬŮŰŲǓǕǗǙǛȔȖ WŴ XΧХӾ YÝŶŸȲΥΫҮҰ ZŹŻŽƵΖ [] aàáâãäåāăąǎǟǡǻȁȃȧаӑӓ bpƃƥƿр cçćĉċčȼͼͽϛϲсҫ dƌ eèéêëēĕėęěȅȇȩɇеѐёӗ
    gĝğġģǥǧǵ hĥȟђһ ilįĺļі jϳј kķƙǩ nñńņňŉǹ oòóôõöōŏőǒǫǭȍȏȫȭȯȱοόϙоӧ rŕŗřȑȓ sśŝşšșѕ tţŧƫț uùúûüũūŭůűųǔǖǘǚǜȕȗ vν wŵ xzźżžхӿ
    yýÿŷȳуўӯӱӳ {} ²³¹ µμ ÆǢǼӔ ÐĐ ØǾ ÞϷ æǣǽӕ ìíîïĩīĭıǐȉȋї øŋƍƞǿήδηρѻӈ þϸ ĳǉ ĵǰȷ ĸκ ƏӘӚ Ɨƚ ƛλ ƟΘϴѲѺӨӪ ƷƸ ǝәӛ ǯӡ ΐίιϊ ΓЃГҒӶ
    ΞΣ ΠП ΨѰ άα έε ΰυϋύ γүұ ψѱ ωώ ϒϔ ϵ϶ ЍИЙӢӤ ЎУӮӰӲ ЖӁӜ ЗҘӞ ЧӋӴ ЫӸ ЬѢҌ ЭӬ гѓғӷ жӂӝ зҙӟ ийпѝџӣӥ кќ тҭ чӌӵ ыӹ эєӭ ѠѾ ѡѿ ѣҍ
    ѳөӫ ѴѶ ѵѷ ҼҾ ҽҿ ‐‑ —― ‿⁀ ⁈⁉ ⁌⁍
    """#
}
