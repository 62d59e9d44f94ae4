import ViewTree

/// The facts that a source file states by names and numbers: resources, classes of some kinds, corner radii, columns of
/// grids, and the rows, sections and items that functions return.
///
/// Names are identifiers and the contents of literals without spaces. Comments and the declarations `import` and `package`
/// are skipped, and a parenthesis follows the name of a layout manager that is created. The syntax is what Java, Kotlin,
/// Swift and Objective-C have in common; nothing else is understood.
struct SourceNames: Sendable {
  /// The names of resources by type, `R.layout.row`, in the order of their first use; at most 32 of a type.
  private(set) var resources: [String: [String]] = [:]
  /// The names by their last words, `Adapter` of `FeedAdapter`, each with its position; at most 32 of a word.
  private var endings: [String: [(position: Int, name: String)]] = [:]
  /// The names after `outlet.layer.cornerRadius` by the name of the outlet.
  private(set) var radii: [String: String] = [:]
  /// The names after `extends`, and those after the name of a class: the classes that it extends are among them.
  private(set) var ancestors: [String] = []
  /// The first number after `GridLayoutManager`, or that of a constant which is named there; nil for none.
  private(set) var gridColumns: Int?
  /// The numbers that the functions `numberOfSections` and `numberOfRowsInSection` only return; nil for other functions.
  private var (sections, rows): (Int?, Int?)
  /// The number in points that the first function `heightForRowAt` only returns; nil for other functions.
  private(set) var rowHeight: Double?
  /// The numbers in points after `table.rowHeight` by the name of the table.
  private(set) var rowHeights: [String: Double] = [:]
  /// True if the file names `heightForRowAt`.
  private var statesRowHeight = false
  /// True if the file names `numberOfSections`.
  private var statesSections = false
  /// The layouts that the first function `onCreateViewHolder` inflates; nil without such a function.
  private(set) var rowLayouts: [String]?
  /// The number that the function `getItemCount` or `getCount` of an adapter only returns; nil for other functions.
  private(set) var itemCount: Int?
  /// True if the file names `LinearLayoutManager`.
  private(set) var usesRows = false
  /// The number of layout managers of lists that the file creates, and of those with `HORIZONTAL`.
  private var (managers, sideways) = (0, 0)
  /// True if the file names a function that shows an icon at the start of a toolbar.
  private(set) var showsNavigation = false
  /// True if the code of a view sets its own orientation to `VERTICAL`.
  private(set) var isVertical = false
  /// True if the file names the icon of a drawer, `ActionBarDrawerToggle`.
  private(set) var hasDrawer = false
  /// The views whose visibility the file sets, named like classes; true for one that is only made visible.
  private var visibilities: [String: Bool] = [:]

  /// The maximum number of names that are read; the rest of a longer file is ignored.
  private static let largestCount = 100_000
  /// The maximum number of names of a kind.
  private static let mostOfKind = 32
  /// The number of ancestors from which on no more are read.
  private static let mostAncestors = 64
  /// The number of names in the header of a class, with the parameters of its constructor.
  private static let longestHeader = 16
  /// The number of names in the body of `onCreateViewHolder`, with one layout for each type of rows.
  private static let longestBody = 128
  /// The number of names after `GridLayoutManager` that may be its arguments, with the parenthesis before them.
  private static let longestArguments = 5

  init(of bytes: [UInt8]) {
    let names = Self.names(in: bytes)
    var known: Set<String> = []
    let numbers = Self.constants(in: names)
    for (index, name) in names.enumerated() {
      let next = names[(index + 1)...].prefix(Self.longestArguments)
      switch name {
      case "R":
        guard next.count >= 2 else { continue }
        let (type, resource) = (names[index + 1], names[index + 2])
        let ofType = resources[type, default: []]
        if ofType.count < Self.mostOfKind, !ofType.contains(resource) { resources[type] = ofType + [resource] }
      case "extends" where ancestors.count < Self.mostAncestors: ancestors += next.first.map { [$0] } ?? []
      case "class" where ancestors.count < Self.mostAncestors:
        ancestors += names[(index + 1)...].dropFirst().prefix(Self.longestHeader)
      case "ActionBarDrawerToggle": (showsNavigation, hasDrawer) = (true, true)
      case "setDisplayHomeAsUpEnabled": showsNavigation = showsNavigation || next.first != "false"
      case "setNavigationIcon", "setNavigationOnClickListener", "navigationIcon", "DISPLAY_HOME_AS_UP":
        showsNavigation = true
      case "orientation", "setOrientation":
        let isOwn = index > 0 && ["self", "this"].contains(names[index - 1])
        isVertical = isVertical || isOwn && next.prefix(2).contains("VERTICAL")
      case "setVisibility", "visibility", "isVisible", "isInvisible", "isGone":
        let value = next.first { !Self.qualifiers.contains($0) }
        let isShown = name.hasSuffix("isibility") ? value == "VISIBLE" : name == "isVisible" && value == "true"
        if index > 0 {
          let view = Self.classLike(names[index - 1])
          visibilities[view] = isShown && visibilities[view] != false
        }
      case "GridLayoutManager":
        gridColumns = gridColumns ?? next.firstNonNil { Int($0) ?? numbers[$0] }
        addManager(next)
      case "StaggeredGridLayoutManager": addManager(next)
      case "numberOfSections", "numberOfSectionsInTableView":
        (statesSections, sections) = (true, Self.returnedNumber(names, after: index))
      case "onCreateViewHolder" where rowLayouts == nil: rowLayouts = Self.layouts(in: names[(index + 1)...])
      case "getItemCount", "getCount": itemCount = itemCount ?? Self.returnedNumber(names, after: index)
      case "numberOfRowsInSection": rows = rows ?? Self.returnedNumber(names, after: index)
      case "heightForRowAt" where !statesRowHeight, "heightForRowAtIndexPath" where !statesRowHeight:
        (statesRowHeight, rowHeight) = (true, Self.returnedLength(names, after: index))
      case "rowHeight" where index > 0, "setRowHeight" where index > 0:
        rowHeights[names[index - 1]] = rowHeights[names[index - 1]] ?? Self.length(next)?.value
      case "LinearLayoutManager":
        usesRows = true
        addManager(next)
      default:
        if next.count >= 3, next.starts(with: ["layer", "cornerRadius"]), radii[name] == nil {
          radii[name] = names[index + 3]
        }
        guard known.insert(name).inserted, let start = name.lastIndex(where: \.isUppercase) else { continue }
        let word = String(name[start...])
        // Names such as `AdapterFolder` begin with the word.
        let first = ["Adapter", "Fragment"].first { name.hasPrefix($0) && name != $0 }
        for word in [word, first].compactMap({ $0 }) where endings[word, default: []].count < Self.mostOfKind {
          endings[word, default: []].append((index, name))
        }
      }
    }
  }

  /// True if the file sets the visibility of the view with an identifier, and always makes it visible.
  func shows(_ identifier: String) -> Bool { visibilities[CodeName.className(of: identifier)] == true }

  /// True if the file has a class that makes the rows of a list.
  var hasRows: Bool { ancestors.contains { $0.hasSuffix("Adapter") || $0.hasSuffix("ViewHolder") } }

  /// The name of a variable as that of a class, without the `m` before the name of a field.
  private static func classLike(_ name: String) -> String {
    let isField = name.first == "m" && name.dropFirst().first?.isUppercase == true
    return CodeName.className(of: isField ? name.dropFirst() : name[...])
  }

  /// The names before `VISIBLE` in `android.view.View.VISIBLE`.
  private static let qualifiers: Set<String> = ["android", "view", "View"]

  /// True if all lists of the file scroll sideways: each of their layout managers is created with `HORIZONTAL`.
  var scrollsSideways: Bool { sideways > 0 && sideways == managers }

  private mutating func addManager(_ next: some Collection<String>) {
    guard next.first == Self.call else { return }
    managers += 1
    // The next call may be that of a decoration.
    let isSideways = zip(next, next.dropFirst()).contains { $1 == "HORIZONTAL" && $0 != "DividerItemDecoration" }
    if isSideways { sideways += 1 }
  }

  /// The number of rows of a table, if the code states it by numbers alone; nil otherwise.
  var rowCount: Int? {
    let count = statesSections ? sections : 1
    guard let rows, let count, [rows, count].allSatisfy((1...Self.mostRows).contains) else { return nil }
    return rows * count
  }

  /// The maximum number of rows and of sections that code states by a number.
  private static let mostRows = 100

  /// The layouts that a function names before the next function of an adapter, `R.layout.row` or `RowBinding`.
  private static func layouts(in names: ArraySlice<String>) -> [String] {
    let body = names.prefix(longestBody).prefix { $0 != "onBindViewHolder" && $0 != "getItemCount" }
    return zip(body, zip(body.dropFirst(), body.dropFirst(2))).compactMap { name, next in
      if name == "R", next.0 == "layout" { return next.1 }
      return layout(ofBinding: name)
    }
  }

  /// The name of the layout of a class such as `RowBinding`; nil for another name.
  static func layout(ofBinding name: String) -> String? {
    guard name.hasSuffix("Binding"), name != "Binding" else { return nil }
    return CodeName.snakeCase(name.dropLast("Binding".count))
  }

  /// The numbers that directly follow names in capitals, such as `NUM_COLUMNS = 2`.
  private static func constants(in names: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (name, next) in zip(names, names.dropFirst()) {
      guard let number = Int(next), name.contains("_"), name == name.uppercased() else { continue }
      numbers[name] = numbers[name] ?? number
    }
    return numbers
  }

  /// The number that the function at an index only returns: what follows it begins the next declaration.
  private static func returnedNumber(_ names: [String], after index: Int) -> Int? {
    let rest = names[(index + 1)...].prefix(Self.longestHeader).drop(while: headers.contains)
    guard let number = rest.first.flatMap({ Int($0) }) else { return nil }
    return rest.dropFirst().first.map(declarations.contains) ?? true ? number : nil
  }

  /// The length that the function at an index only returns: a number or a constant of the file.
  private static func returnedLength(_ names: [String], after index: Int) -> Double? {
    let rest = names[(index + 1)...].prefix(Self.longestHeader).drop(while: headers.contains)
    guard let length = length(rest) ?? rest.first.flatMap({ constant($0, in: names) }).map({ ($0, 1) }),
      rest.dropFirst(length.count).first.map(declarations.contains) ?? true
    else { return nil }
    return length.value
  }

  /// The number at the start of names, `44`, `44.5` or `44.0f`, and the number of its names; nil for others and for 0.
  private static func length(_ names: some Collection<String>) -> (value: Double, count: Int)? {
    guard let whole = names.first, Int(whole) != nil else { return nil }
    var (text, count) = (whole, 1)
    if let part = names.dropFirst().first, part.first?.isNumber == true {
      (text, count) = (whole + "." + (part.hasSuffix("f") ? part.dropLast() : part[...]), 2)
    }
    return parseNumber(text).flatMap { $0 > 0 ? ($0, count) : nil }
  }

  /// The length of a constant such as `let rowHeight: CGFloat = 44` or `#define ROW_HEIGHT 44`; nil for none.
  private static func constant(_ name: String, in names: [String]) -> Double? {
    for index in names.indices.dropFirst() where names[index] == name {
      guard ["let", "define", "const", "CGFloat"].contains(names[index - 1]) else { continue }
      let value = names[(index + 1)...].prefix(longestArguments).drop { $0 == "CGFloat" }
      if let length = length(value) { return length.value }
    }
    return nil
  }

  /// The words between the name of such a function and the number.
  private static let headers: Set<String> = [
    "section", "Int", "int", "NSInteger", "return", "UITableView", "tableView", "table", "_", "in", "indexPath",
    "IndexPath", "NSIndexPath", "CGFloat", "Self", "self",
  ]

  /// The words with which a declaration begins in Swift and in Objective-C, with the types of a table's functions.
  private static let declarations: Set<String> = [
    "func", "fun", "override", "Override", "companion", "object", "private", "fileprivate", "public", "internal",
    "open", "static", "class", "extension", "var", "let", "lazy", "deinit", "init", "mutating", "struct", "enum",
    "NSInteger", "void", "UITableViewCell", "CGFloat", "id", "NSString", "UIView", "BOOL", "instancetype", "objc",
    "IBAction", "end", "pragma", "NonNull",
  ]

  /// The names whose last word is one of several, in the order of their first use; those of literals begin with a quote.
  func ending(with words: [String]) -> [String] {
    words.flatMap { endings[$0] ?? [] }.sorted { $0.position < $1.position }.map(\.name)
  }

  /// The names in a source file in their order; those of literals begin with a quote.
  static func names(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var at = 0
    while at < bytes.count, names.count < largestCount {
      switch bytes[at] {
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        at = end(of: bytes, from: at) { $0 == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        at = endOfComment(in: bytes, from: at + 2)
      case UInt8(ascii: "\""):
        let end = end(of: bytes, from: at + 1) { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }
        let literal = bytes[at + 1..<end]
        if !literal.isEmpty, literal.allSatisfy(isPartOfName) {
          names.append("\"" + String(decoding: literal, as: UTF8.self))
        }
        at = end + 1
      case let byte where isPartOfName(byte):
        let end = end(of: bytes, from: at) { !isPartOfName($0) }
        let name = String(decoding: bytes[at..<end], as: UTF8.self)
        // A layer and an orientation without an owner are those of the object itself.
        if Self.properties.contains(name), at == 0 || bytes[at - 1] != UInt8(ascii: ".") { names.append("self") }
        if name == "import" || name == "package" {
          at = self.end(of: bytes, from: end) { $0 == UInt8(ascii: "\n") }
        } else {
          names.append(name)
          at = end
          if name.hasSuffix("LayoutManager"), at < bytes.count, bytes[at] == UInt8(ascii: "(") { names.append(call) }
        }
      default: at += 1
      }
    }
    return names
  }

  /// The name after that of a layout manager which is created.
  private static let call = "("

  private static let properties: Set = ["layer", "orientation", "setOrientation"]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func end(of bytes: [UInt8], from start: Int, where ends: (UInt8) -> Bool) -> Int {
    bytes[min(start, bytes.count)...].firstIndex(where: ends) ?? bytes.count
  }

  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.count
  }
}
