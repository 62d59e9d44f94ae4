package import TextFormats

extension JSONWriter {
  /// Writes a member of the current object with an array, in which each value is an object.
  ///
  /// - Parameter write: writes the members of the object for a value.
  package mutating func objects<Value>(
    _ name: String, _ breaks: LineBreaks = .none, for values: some Sequence<Value>,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    array(name, breaks) { json in
      for value in values { json.object { write(&$0, value) } }
    }
  }
}
