/// A comparison of elements of one document by their names and attributes, without making strings.
///
/// The values of two attributes, such as those of identifiers and of texts, may differ.
package struct XMLElementMatcher: Sendable {
  package let document: XMLDocument
  private let varying: (first: Int32?, second: Int32?)

  /// Creates a matcher for the elements of a document.
  ///
  /// - Parameters:
  ///   - document: the document; elements of other documents must not be passed to the matcher.
  ///   - varying: the names of two attributes, in no namespace, whose values may differ.
  package init(_ document: XMLDocument, varying: (String, String)) {
    self.document = document
    self.varying = (document.number(of: varying.0), document.number(of: varying.1))
  }

  /// The hash of an element's name and attributes, and its two attributes whose values are exempt from comparison.
  package struct Summary {
    /// The hash of the name and of the attributes that are compared; equal elements have equal hashes.
    package var hash: UInt
    /// The element's attribute with the first of the two names whose values the matcher does not compare, such as `id`;
    /// nil if the element does not have this attribute.
    package var first: XMLAttribute?
    package var second: XMLAttribute?
  }

  package func summary(of element: XMLElement) -> Summary {
    var summary = Summary(hash: UInt(truncatingIfNeeded: document.nodes[element.index].name))
    unsafe document.text.withUnsafeBytes { text in
      for position in document.attributes(of: element.index) {
        let record = document.attributes[position]
        summary.hash = mixed(summary.hash, UInt(truncatingIfNeeded: record.name))
        if record.name == varying.first {
          summary.first = XMLAttribute(document: document, record: record)
        } else if record.name == varying.second {
          summary.second = XMLAttribute(document: document, record: record)
        } else {
          unsafe summary.hash = hash(of: record.value, in: text, summary.hash)
        }
      }
    }
    // The finalizer of MurmurHash3: the low bits choose the slot of a table.
    summary.hash = (summary.hash ^ summary.hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    summary.hash ^= summary.hash >> 33
    return summary
  }

  /// Returns true if two elements have the same name and the same attributes in the same order.
  ///
  /// The values of the attributes with the two exempt names, given to the initializer, are not compared.
  package func agree(_ element: XMLElement, _ other: XMLElement) -> Bool {
    guard document.nodes[element.index].name == document.nodes[other.index].name else { return false }
    let (some, others) = (document.attributes(of: element.index), document.attributes(of: other.index))
    guard some.count == others.count else { return false }
    return unsafe document.text.withUnsafeBytes { text in
      for offset in 0..<some.count {
        let one = document.attributes[some.lowerBound + offset]
        let two = document.attributes[others.lowerBound + offset]
        guard one.name == two.name else { return false }
        if one.name == varying.first || one.name == varying.second { continue }
        guard unsafe haveSameBytes(one.value, two.value, in: text) else { return false }
      }
      return true
    }
  }

  private func haveSameBytes(
    _ one: XMLDocument.ValueRange, _ two: XMLDocument.ValueRange, in text: UnsafeRawBufferPointer
  ) -> Bool {
    guard one.end - one.start == two.end - two.start else { return false }
    guard Int(one.end) <= text.count, Int(two.end) <= text.count else {
      return document.string(one) == document.string(two)
    }
    let count = Int(one.end - one.start)
    for offset in 0..<count where unsafe text[Int(one.start) + offset] != text[Int(two.start) + offset] {
      return false
    }
    return true
  }

  /// Returns the hash of an attribute's value, combined with `seed`, the hash of the attributes before.
  ///
  /// A value that contained references is hashed by its length alone. `text` is the text of the document.
  private func hash(of value: XMLDocument.ValueRange, in text: UnsafeRawBufferPointer, _ seed: UInt) -> UInt {
    var hash = mixed(seed, UInt(value.end - value.start))
    var position = Int(value.start)
    let end = Int(value.end)
    guard end <= text.count else { return hash }
    while position + 8 <= end {
      hash = unsafe mixed(hash, text.loadUnaligned(fromByteOffset: position, as: UInt.self))
      position += 8
    }
    var rest: UInt = 0
    while position < end {
      rest = unsafe rest << 8 | UInt(text[position])
      position += 1
    }
    return mixed(hash, rest)
  }

  /// Returns the combination of a hash and a word, multiplied by the golden ratio, as in Fibonacci hashing.
  private func mixed(_ hash: UInt, _ word: UInt) -> UInt {
    ((hash << 5 | hash >> 59) ^ word) &* 0x9E37_79B9_7F4A_7C15
  }
}

// MARK: - Names as numbers

extension XMLDocument {
  /// The spellings of the names in the document, of elements and attributes; the index of a name is its number.
  ///
  /// A name in a namespace has a number of its own.
  package var numberedNames: [(spelling: String, hasNamespace: Bool)] {
    names.map { ($0.spelling, $0.namespace >= 0) }
  }

  /// Returns the number of a name in no namespace; nil if the document does not contain the name.
  fileprivate func number(of name: String) -> Int32? {
    names.firstIndex { $0.namespace < 0 && $0.spelling == name }.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns the number of characters of a value in ASCII; nil if it has other characters or contained references.
  fileprivate func asciiCount(of value: ValueRange) -> Int? {
    let (start, end) = (Int(value.start), Int(value.end))
    guard end <= text.count else { return nil }
    for position in start..<end where text[position] >= 0x80 { return nil }
    return end - start
  }
}

extension XMLElement {
  /// The index of the element's name in ``XMLDocument/numberedNames``.
  package var nameNumber: Int { Int(document.nodes[index].name) }

  package var hasText: Bool {
    let text = document.nodes[index].text
    return text.start < text.end
  }

  /// The number of characters of ``text``; nil if they are not all of ASCII, or if the text contained references.
  package var asciiTextCount: Int? { document.asciiCount(of: document.nodes[index].text) }

  package var hasChildren: Bool { index + 1 < Int(document.nodes[index].end) }

  /// The number of child elements; counting takes time proportional to this number.
  package var childCount: Int { children.reduce(0) { count, _ in count + 1 } }
}

extension XMLAttribute {
  /// The index of the attribute's name in ``XMLDocument/numberedNames``.
  package var nameNumber: Int { Int(record.name) }

  package func belongs(to document: XMLDocument) -> Bool { self.document === document }

  /// The number of characters of ``value``; nil if they are not all of ASCII, or if the value contained references.
  package var asciiCount: Int? { document.asciiCount(of: record.value) }

  /// The number of bytes of ``value``.
  package var byteCount: Int { Int(record.value.end - record.value.start) }

  /// Appends the bytes of ``value`` in UTF-8, without making a string.
  package func appendValue(to bytes: inout [UInt8]) { bytes += document.bytes(record.value) }
}
