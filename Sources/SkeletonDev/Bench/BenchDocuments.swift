/// The documents that the benchmarks parse and draw, as XML text in several dialects.
enum BenchDocuments {
  /// The XML text of a document of cells, in each of which are an avatar, two bars and three lines.
  ///
  /// The canvas is 390 × 844 points, or taller if the cells require it.
  static func scene(cells: Int = 6) -> String {
    feed(height: max(844, 130 * cells), (0..<cells).map { cell(top: 130 * $0) })
  }

  /// The XML text of a document of cells with an avatar, two bars and three lines in each, whose frames differ slightly
  /// from cell to cell.
  ///
  /// No two cells have equal rows of pixels.
  static func differentCells(_ cells: Int = 6) -> String {
    feed(height: 844, (0..<cells).map { cell(top: 130 * $0, narrower: Double($0) / 3, lower: Double($0) / 24) })
  }

  /// The XML text of a captured page of 1,000 elements: a list that loads, or its content.
  static func page(loads: Bool) -> String {
    let rows = (0..<200).map { row in
      let y = 84 * row
      if loads {
        let fill = "background=\"rgb(220, 220, 220)\""
        return """
          <div frame="0 \(y) 375 84" animated="true"><div frame="16 \(y + 16) 48 48" radius="24 24 24 24" \(fill)/>\
          <div frame="76 \(y + 18) 180 16" \(fill)/><div frame="76 \(y + 43) 280 12" \(fill)/>\
          <div frame="76 \(y + 61) 150 12" \(fill)/></div>
          """
      }
      return """
        <li frame="0 \(y) 375 84"><img frame="16 \(y + 16) 48 48" radius="24 24 24 24"/>\
        <h3 frame="76 \(y + 16) 200 20" lines="76 \(y + 16) \(120 + row % 60) 20" fontSize="16"/>\
        <p frame="76 \(y + 40) 280 36" lines="76 \(y + 40) 280 18, 76 \(y + 58) \(90 + row % 90) 18" fontSize="14"/>\
        <a frame="0 \(y) 375 84"/></li>
        """
    }
    return """
      <page width="375" height="\(84 * 200)" scale="1" background="rgb(255, 255, 255)" direction="ltr" elements="1" skipped="0">
      <main frame="0 0 375 \(84 * 200)">\(rows.joined())</main></page>
      """
  }

  /// The XML text of a document of one cell that the attribute `repeat` repeats `cells` times.
  static func repeated(cells: Int) -> String {
    """
    <feed width="390"><cell repeat="\(cells)" padding="16" gap="12"><row gap="12"><avatar width="48" height="48"/>
    <column gap="8" grow="1"><text width="120" fontSize="14"/><text width="80" fontSize="10"/></column></row>
    <text lines="3" fontSize="12"/></cell></feed>
    """
  }

  /// The XML text of a document of three cells, which differs from those of other numbers; about 570 bytes.
  static func record(_ number: Int) -> String {
    let cells = (0..<3).map { index in
      """
      <cell id="c\(number)-\(index)" padding="16" gap="12"><row gap="12"><avatar width="48" height="48"/>\
      <text id="n" text="User \(3 * number + index)"/></row><text lines="\((number + index) % 4 + 1)"/></cell>
      """
    }
    return "<feed width=\"390\">\(cells.joined())</feed>"
  }

  /// The XML text of a document that contains each of `cells` cells as elements, each with different texts.
  static func written(cells: Int) -> String {
    var text = "<feed width=\"390\">\n"
    for index in 0..<cells {
      text += """
          <cell id="c\(index)" padding="16" gap="12">
            <row gap="12" alignItems="center">
              <avatar id="avatar" width="48" height="48"/>
              <column gap="8" grow="1">
                <text id="name" fontSize="14" text="User &amp; name \(index)"/>
                <text id="date" width="80" fontSize="10" text="2024-0\(index % 9 + 1)-1\(index % 10)"/>
              </column>
            </row>
            <text id="status" lines="3" fontSize="12" text="Status \(index), long enough for three lines of a cell."/>
          </cell>

        """
    }
    return text + "</feed>\n"
  }

  /// The XML text of a document of `cells` cells with views of different sizes, so that no two cells have the same
  /// layout.
  ///
  /// - Parameter areEqual: true to give all cells the layout of the first.
  static func varied(cells: Int, areEqual: Bool = false) -> String {
    var text = "<feed width=\"390\">\n"
    for index in 0..<cells {
      let (a, b) = areEqual ? (0, 0) : (index % 997, index % 1_009)
      text += """
          <cell padding="16" gap="12">
            <row gap="12">
              <view width="\(40 + a).5" height="\(40 + b)"/>
              <column gap="8" grow="1"><view width="\(60 + b)" height="14"/><view width="\(60 + a)" height="10"/></column>
            </row>
            <view height="\(20 + b).25"/>
          </cell>

        """
    }
    return text + "</feed>\n"
  }

  /// A UTF-8 document of at least `count` bytes for the XML parser: elements, attributes, texts and comments.
  static func markup(bytes count: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count + 4096)
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed version=\"1\">\n".utf8
    var index = 0
    while text.count < count {
      text += markupCell(index).utf8
      index += 1
    }
    text += "</feed>\n".utf8
    return text
  }

  /// The XML text of a storyboard of one screen with views in stored frames; their number is `views`, rounded down to a
  /// multiple of 3.
  static func storyboard(views: Int) -> String {
    let rows = (0..<views / 3).map { index in
      let top = 60 + 64 * index
      return """
        <imageView id="i\(index)"><rect key="frame" x="16" y="\(top)" width="48" height="48"/></imageView>
        <label text="Title" id="t\(index)"><rect key="frame" x="76" y="\(top)" width="200" height="20"/></label>
        <label text="Detail" id="d\(index)"><rect key="frame" x="76" y="\(top + 26)" width="260" height="18"/></label>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="\(120 + 64 * rows.count)"/><subviews>
      \(rows.joined(separator: "\n"))
      </subviews></view></viewController></objects></scene></scenes></document>
      """
  }

  private static func feed(height: Int, _ cells: [String]) -> String {
    "<feed width=\"390\" height=\"\(height)\">\n\(cells.joined())</feed>\n"
  }

  private static func cell(top: Int, narrower: Double = 0, lower: Double = 0) -> String {
    func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
      "<view frame=\"\(x) \(y + lower) \(width - narrower) \(height)\" cornerRadius=\"\(radius)\"/>"
    }
    return """
      <cell frame="0 \(top) 390 130">\(view(16, 16, 48 + narrower, 48, 24))
      \(view(76, 20, 120, 14, 7))\(view(76, 42, 80, 10, 5))
      \(view(16, 76, 358, 12, 6))\(view(16, 96, 358, 12, 6))\(view(16, 116, 214.8, 12, 6))</cell>

      """
  }

  private static func markupCell(_ index: Int) -> String {
    """
      <cell id="c\(index)" class="feed-cell" width="390" height="130">
        <view id="avatar" x="16" y="16" width="48" height="48" cornerRadius="24" skeleton="true"/>
        <label id="name" x="76" y="20" width="120" height="14" cornerRadius="7">User &amp; name \(index)</label>
        <label id="date" x="76" y="42" width="80" height="10" cornerRadius="5" lines="1">2024-01-1\(index % 10)</label>
        <text id="status" x="16" y="76" width="358" height="52" lineHeight="12" spacing="8" lines="3" lastLine="0.6"
          cornerRadius="6">Placeholder status text number \(index), long enough for three lines in a feed cell.</text>
        <group axis="horizontal" x="16" y="132" width="358" height="0" hidden="true">
          <button id="like" width="24" height="24"/><button id="share" width="24" height="24"/>
        </group>
        <!-- cell \(index) -->
        <reuse pool="feed" prefetch="12" recycle="true" key="feed-cell-regular-v1" trailing="0"/>
      </cell>

    """
  }
}
