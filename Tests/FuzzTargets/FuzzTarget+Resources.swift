import Skeleton

/// Lays out a document with the resource files that follow it.
///
/// A line `=== PATH` begins a file of the resource folder; the document is the part before the first such line.
func layOutWithResources(_ bytes: [UInt8], _ options: RenderOptions) throws(RenderError) {
  let (document, files) = parts(of: bytes)
  var options = options
  options.resources = ResourceFolders([ResourceFolders.Folder(paths: files.keys.sorted()) { files[$0] }])
  options.dialect = SourceDialect(named: "android")
  options.themeStyle = files.isEmpty ? nil : "@style/AppTheme"
  _ = try Document(document, options: options).scene(options).explanation
}

private func parts(of bytes: [UInt8]) -> (document: [UInt8], files: [String: [UInt8]]) {
  var document: [UInt8] = []
  var files: [String: [UInt8]] = [:]
  var path: String?
  for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
    if line.starts(with: Array("=== ".utf8)) {
      path = String(decoding: line.dropFirst(4), as: UTF8.self)
    } else if let path {
      files[path, default: []] += line + [0x0A]
    } else {
      document += line + [0x0A]
    }
  }
  return (document, files)
}
