/// A comparison of elements of one document by their names and attributes, without making strings.
///
/// The values of some attributes, such as those of identifiers and of texts, may differ.
package struct XMLElementMatcher: Sendable {
  private let document: XMLDocument
  /// The code of each name in the document, at the index that is the number of the name.
  private let codes: [UInt16]
  /// The exemption of each name in the document, as the name of an attribute, at the index that is the name's number.
  private let exemptions: [Exemption]
  /// True for each name of elements whose numbers may differ, at the index that is the name's number.
  private let elementsWithNumbers: [Bool]

  /// The code of a name that the caller does not know.
  package static let unknownName: UInt16 = 0

  /// The exemption of an attribute from the comparison of values.
  private enum Exemption {
    case none
    case first, second
    /// The values may differ if both are plain numbers, in elements whose numbers may differ.
    case firstNumber, secondNumber
  }

  /// Creates a matcher for the elements of a document.
  ///
  /// - Parameters:
  ///   - document: the document; elements of other documents must not be passed to the matcher.
  ///   - codes: a code for the name of each number, which is the same for a name in all documents; ``unknownName`` for a
  ///     name without a code.
  ///   - varying: the codes of the names of two attributes whose values may differ.
  ///   - numbers: the codes of the names of two attributes whose values may differ if both are plain numbers: 1 to 8
  ///     digits with at most a decimal point, which is not checked to be the only one.
  ///   - elementsWithNumbers: true for the name of each number if `numbers` applies to the elements of this name.
  package init(
    _ document: XMLDocument, codes: [UInt16], varying: (UInt16, UInt16), numbers: (UInt16, UInt16),
    in elementsWithNumbers: [Bool]
  ) {
    self.document = document
    self.codes = codes
    self.elementsWithNumbers = elementsWithNumbers
    exemptions = codes.map { code in
      switch code {
      case varying.0: .first
      case varying.1: .second
      case numbers.0: .firstNumber
      case numbers.1: .secondNumber
      default: .none
      }
    }
  }

  /// The hash of an element's name and attributes, and its attributes whose values are exempt from comparison.
  package struct Summary {
    /// The hash of the name and of the attributes that are compared; equal elements have equal hashes.
    package var hash: UInt
    /// The index in the document of the element's attribute with the first of the two names whose values the matcher
    /// does not compare, such as `id`; nil if the element does not have this attribute.
    package var first: Int32?
    package var second: Int32?
    /// The index in the document of the attribute with the first of the two names whose numbers the matcher does not
    /// compare, such as `width`; nil if the element has no such attribute, or if its value is no plain number.
    package var firstNumber: Int32?
    package var secondNumber: Int32?
  }

  package func summary(of element: XMLElement) -> Summary {
    let name = Int(document.nodes[element.index].name)
    let hasNumbers = elementsWithNumbers[name]
    var summary = Summary(hash: UInt(codes[name]))
    unsafe document.text.withUnsafeBytes { text in
      for position in document.attributes(of: element.index) {
        let record = document.attributes[position]
        summary.hash = mixed(summary.hash, UInt(codes[Int(record.name)]))
        let index = Int32(truncatingIfNeeded: position)
        switch exemptions[Int(record.name)] {
        case .first: summary.first = index
        case .second: summary.second = index
        case .firstNumber where unsafe hasNumbers && isPlainNumber(record.value, in: text):
          summary.firstNumber = index
        case .secondNumber where unsafe hasNumbers && isPlainNumber(record.value, in: text):
          summary.secondNumber = index
        case .none, .firstNumber, .secondNumber:
          unsafe summary.hash = hash(of: record.value, in: text, summary.hash)
        }
      }
    }
    return summary
  }

  /// Returns true if two elements have the same name and the same attributes in the same order.
  ///
  /// The values of the attributes that are exempt, as stated to the initializer, are not compared.
  ///
  /// - Parameter index: the ``XMLElement/index`` of one element.
  package func agree(_ index: Int, _ other: XMLElement) -> Bool {
    let name = document.nodes[index].name
    guard name == document.nodes[other.index].name else { return false }
    let hasNumbers = elementsWithNumbers[Int(name)]
    let (some, others) = (document.attributes(of: index), document.attributes(of: other.index))
    guard some.count == others.count else { return false }
    return unsafe document.text.withUnsafeBytes { text in
      for offset in 0..<some.count {
        let one = document.attributes[some.lowerBound + offset]
        let two = document.attributes[others.lowerBound + offset]
        guard one.name == two.name else { return false }
        switch exemptions[Int(one.name)] {
        case .first, .second: continue
        case .firstNumber, .secondNumber:
          guard hasNumbers, unsafe isPlainNumber(one.value, in: text), unsafe isPlainNumber(two.value, in: text)
          else { fallthrough }
        case .none: guard unsafe haveSameBytes(one.value, two.value, in: text) else { return false }
        }
      }
      return true
    }
  }

  /// Returns true if the bytes of a value, which is in the text of the document, are 1 to 8 digits and points.
  private func isPlainNumber(_ value: XMLDocument.ValueRange, in text: UnsafeRawBufferPointer) -> Bool {
    let (start, end) = (Int(value.start), Int(value.end))
    guard start < end, end - start <= 8, end <= text.count else { return false }
    for position in start..<end {
      let byte = unsafe text[position]
      guard byte &- 0x30 <= 9 || byte == 0x2E else { return false }
    }
    return true
  }

  /// Returns the bytes of the attribute's value at an index in the document, which must be a plain number.
  package func bytes(at index: Int32) -> ArraySlice<UInt8> {
    let value = document.attributes[Int(index)].value
    return document.text[Int(value.start)..<Int(value.end)]
  }

  /// Returns the value of the attribute at an index in the document, with references resolved.
  package func value(at index: Int32) -> String { document.string(document.attributes[Int(index)].value) }

  /// Returns the number of characters of the attribute's value at an index in the document; nil if they are not all of
  /// ASCII.
  package func asciiCount(at index: Int32) -> Int? { document.asciiCount(of: document.attributes[Int(index)].value) }

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
  /// The number of different names of elements and attributes in the document; a name's number is below it.
  ///
  /// A name in a namespace has a number of its own.
  package var nameCount: Int { names.count }

  package func spelling(ofName number: Int) -> String { names[number].spelling }

  package func hasNamespace(name number: Int) -> Bool { names[number].namespace >= 0 }

  /// Returns the number of characters of a value in ASCII; nil if it has other characters.
  fileprivate func asciiCount(of value: ValueRange) -> Int? {
    let (start, end) = (Int(value.start), Int(value.end))
    if end <= text.count {
      for position in start..<end where text[position] >= 0x80 { return nil }
    } else {
      for position in start..<end where rewritten[position - text.count] >= 0x80 { return nil }
    }
    return end - start
  }
}

extension XMLElement {
  /// The number of the element's name, below ``XMLDocument/nameCount``.
  package var nameNumber: Int { Int(document.nodes[index].name) }

  package var hasText: Bool {
    let text = document.nodes[index].text
    return text.start < text.end
  }

  /// The number of characters of ``text``; nil if they are not all of ASCII.
  package var asciiTextCount: Int? { document.asciiCount(of: document.nodes[index].text) }

  package var hasChildren: Bool { index + 1 < Int(document.nodes[index].end) }

  /// The number of child elements; counting takes time proportional to this number.
  package var childCount: Int { children.reduce(0) { count, _ in count + 1 } }
}

extension XMLAttribute {
  /// The number of the attribute's name, below ``XMLDocument/nameCount``.
  package var nameNumber: Int { Int(record.name) }

  package func belongs(to document: XMLDocument) -> Bool { self.document === document }
}
