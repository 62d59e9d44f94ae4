import Skeleton
package import SystemIO

/// The files besides the previewed document: rules, components and data, which are read again when they change.
package struct PreviewParts: Sendable {
  private var rules: DocumentFile?
  private var elements: DocumentFile?
  private var data: DocumentFile?

  /// No files.
  package init() {}

  /// Reads the files for the first time.
  ///
  /// - Parameters:
  ///   - rules: the path of the rules file; nil for none. Standard input, `-`, is not read again.
  ///   - elements: the path of the components file in the same form.
  ///   - data: the path of the file with the rows in the same form.
  ///   - limit: the maximum size of each file in bytes.
  /// - Throws: ``IOFailure`` if a file cannot be read or is larger than the limit.
  package init(rules: String?, elements: String?, data: String?, limit: Int) throws(IOFailure) {
    func file(_ path: String?) throws(IOFailure) -> DocumentFile? {
      guard let path, path != "-" else { return nil }
      return try DocumentFile(path, limit: limit)
    }
    (self.rules, self.elements, self.data) = (try file(rules), try file(elements), try file(data))
  }

  /// All files, whose changes count as changes of the document.
  package var files: [DocumentFile] { [rules, elements, data].compactMap { $0 } }

  /// Returns options with the present contents of the files; a file that has disappeared changes nothing.
  ///
  /// - Throws: ``RenderError`` with the errors of the first file that is not valid.
  func applied(to options: RenderOptions) throws(RenderError) -> RenderOptions {
    func source(_ file: DocumentFile?) -> DocumentSource? {
      guard let file else { return nil }
      let content = file.current
      return content.failure == nil ? DocumentSource(content.bytes, named: file.path) : nil
    }
    var options = options
    if let source = source(rules) { options.rules = try RuleSet.read(source).rules }
    if let source = source(elements) { options.elements = try ElementSet(source) }
    if let source = source(data) { options.data = try RowSet(source) }
    return options
  }
}
