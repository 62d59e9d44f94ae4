import Diagnostics
import Skeleton
import TextFormats

/// Reads the members of a record, except `id`, which is ignored.
///
/// Without the member `outputs` a record requests `bones`.
///
/// - Parameters:
///   - members: the members of the record's JSON object.
///   - root: the location of the object, for the error that the record contains no document.
///   - options: the options that apply to every record and that this one may override.
/// - Throws: ``InvalidInput`` with one ``LineProblem`` for an unknown or invalid member, and for a record that does not
///   contain exactly one document.
func readRecord(
  _ members: [JSONNode.Member], at root: SourceLocation, _ options: RenderOptions
) throws(InvalidInput) -> Record {
  var sources: [(member: RecordMember, node: JSONNode)] = []
  var record = Record(source: .bytes([]), options: options, outputs: [RecordOutput(format: .json)])
  for member in members where member.name != "id" {
    guard let name = RecordMember(rawValue: member.name) else {
      let names = ["id"] + RecordMember.allCases.map(\.rawValue)
      throw InvalidInput(
        LineProblem.unknownMember(member.name, nearest: nearestName(to: member.name, among: names)),
        at: member.node.location)
    }
    switch name {
    case .xml, .path, .base64: sources.append((name, member.node))
    case .ifNoneMatch: record.knownTag = try member.node.optionalString("ifNoneMatch")
    case .options:
      let read = try readOptions(member.node, options)
      (record.options, record.given) = (read.options, read.given)
    case .outputs: record.outputs = try readOutputs(member.node)
    case .resources: record.resources = try readResources(member.node)
    }
  }
  guard let source = sources.first, sources.count == 1 else {
    let found = sources.map(\.member.rawValue)
    throw InvalidInput(LineProblem.wrongInputs(found: found), at: sources.last?.node.location ?? root)
  }
  record.source = try readSource(source.member, source.node)
  if !record.resources.isEmpty {
    let files = record.resources.reduce(into: [String: [UInt8]]()) { $0[$1.path] = Array($1.text.utf8) }
    let folder = ResourceFolders.Folder(paths: record.resources.map(\.path)) { files[$0] }
    record.options.resources = ResourceFolders([folder], over: options.resources)
  }
  return record
}

private func readSource(_ member: RecordMember, _ node: JSONNode) throws(InvalidInput) -> Record.Source {
  let text = try node.string(member.rawValue)
  switch member {
  case .path: return .path(text, location: node.location)
  case .base64:
    guard let bytes = Base64.decode(Array(text.utf8)) else {
      throw InvalidInput(LineProblem.notBase64, at: node.location)
    }
    return .bytes(bytes)
  case .xml, .ifNoneMatch, .options, .outputs, .resources: return .bytes(Array(text.utf8))
  }
}

/// Reads the member `resources` of a record: an object with the texts of Android resource files by path.
///
/// A path is such as `values/dimens.xml`. The files are returned in the order of their paths.
///
/// - Throws: ``InvalidInput`` if the value is not an object of strings.
private func readResources(_ node: JSONNode) throws(InvalidInput) -> [(path: String, text: String)] {
  guard case .object(let members) = node.value else {
    throw InvalidInput(
      LineProblem.wrongType("resources", found: node.noun, expected: "an object of files"), at: node.location)
  }
  var files: [String: String] = [:]
  for member in members { files[member.name] = try member.node.string(member.name) }
  return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

private func readOutputs(_ node: JSONNode) throws(InvalidInput) -> [RecordOutput] {
  guard case .array(let nodes) = node.value else {
    throw InvalidInput(
      LineProblem.wrongType("outputs", found: node.noun, expected: "an array of names"), at: node.location)
  }
  guard !nodes.isEmpty else { throw InvalidInput(LineProblem.noOutputs, at: node.location) }
  var wanted: Set<RecordOutput> = []
  for node in nodes {
    let name = try node.string("outputs")
    guard let output = RecordOutput.all.first(where: { $0.name == name }) else {
      let nearest = nearestName(to: name, among: RecordOutput.all.map(\.name))
      throw InvalidInput(LineProblem.unknownOutput(name, nearest: nearest), at: node.location)
    }
    wanted.insert(output)
  }
  return RecordOutput.all.filter(wanted.contains)
}
