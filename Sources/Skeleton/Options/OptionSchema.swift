import TextFormats

/// The range of an option whose values are numbers.
package struct OptionBounds: Hashable, Sendable {
  package var minimum: Double
  package var maximum: Double
  /// True if the option accepts numbers above the minimum only.
  package var excludesMinimum = false
  package var isWhole = false
}

extension RenderOption {
  /// The JSON Schema of the option's values in JSON, which ``setting(_:)-(JSONNode)`` accepts; null is the default.
  package var schema: String {
    var json = JSONWriter()
    json.object { json in
      if words.isEmpty {
        json.member("type", form.types.map { bounds?.isWhole == true && $0 == "number" ? "integer" : $0 } + ["null"])
      } else {
        json.name("enum")
        json.array { json in
          for word in words { json.value(word) }
          json.null()
        }
      }
      if form == .list { json.object("items") { $0.member("type", "string") } }
      if form == .json { json.object("items") { $0.member("type", ["array", "object"]) } }
      json.write(bounds)
      json.member("description", summary + remark)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// The JSON Schema of the option as a member of a query, where each value is a text.
  package var querySchema: String {
    var json = JSONWriter()
    json.object { json in
      if form == .flag {
        json.member("type", "boolean")
      } else if !words.isEmpty {
        json.member("enum", words)
      } else if let bounds {
        json.member("type", bounds.isWhole ? "integer" : "number")
        json.write(bounds)
      } else {
        json.member("type", "string")
        json.member("examples", [example])
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension OptionForm {
  /// The names, in JSON Schema, of the JSON types that the option's values may have.
  fileprivate var types: [String] {
    switch self {
    case .text: ["string"]
    case .number: ["number"]
    case .numberOrText: ["number", "string"]
    case .wholeNumberOrText: ["integer", "string"]
    case .list: ["array", "string"]
    case .json: ["array", "object", "string"]
    case .flag: ["boolean"]
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ bounds: OptionBounds?) {
    guard let bounds else { return }
    member(bounds.excludesMinimum ? "exclusiveMinimum" : "minimum", bounds.minimum)
    member("maximum", bounds.maximum)
  }
}
