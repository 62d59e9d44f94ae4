import Diagnostics
import Skeleton
import TextFormats

/// Reads the members of a record, except `id`, which is ignored.
///
/// - Parameters:
///   - root: the location of the object, for missing members.
///   - reader: the reader of the options, which has those that apply to every record.
///   - shared: the resources that a record may name.
/// - Throws: ``InvalidInput`` with one ``LineProblem``.
func readRecord(
  _ members: [JSONNode.Member], at root: SourceLocation, _ reader: OptionsReader,
  _ shared: [String: SharedResources] = [:]
) throws(InvalidInput) -> Record {
  var sources: [(member: RecordMember, node: JSONNode)] = []
  var record = Record(source: .bytes([]), options: reader.common, outputs: [RecordOutput(format: .json)])
  var named: SharedResources?
  for member in members where member.name != "id" {
    guard let name = RecordMember(rawValue: member.name) else {
      let names = ["id"] + RecordMember.allCases.map(\.rawValue)
      throw InvalidInput(
        LineProblem.unknownMember(member.name, nearest: nearestName(to: member.name, among: names)),
        at: member.node.location)
    }
    switch name {
    case .version: try checkVersion(member.node)
    case .xml, .path, .base64: sources.append((name, member.node))
    case .ifNoneMatch: record.knownTag = try member.node.optionalString("ifNoneMatch")
    case .options: record.options = try reader.read(member.node)
    case .outputs: record.outputs = try readOutputs(member.node)
    case .resources: record.resources = try readResources(member.node)
    case .sharedResources: named = try readShared(member.node, shared)
    }
  }
  guard let source = sources.first, sources.count == 1 else {
    let found = sources.map(\.member.rawValue)
    throw InvalidInput(LineProblem.wrongInputs(found: found), at: sources.last?.node.location ?? root)
  }
  record.source = try readSource(source.member, source.node)
  if let named {
    (record.options.values.resources, record.options.values.themeStyle) = (named.resources, named.themeStyle)
    record.sharedDigest = named.digest
  }
  if !record.resources.isEmpty {
    let files = record.resources.reduce(into: [String: [UInt8]]()) { $0[$1.path] = Array($1.text.utf8) }
    let folder = ResourceFolders.Folder(paths: record.resources.map(\.path)) { files[$0] }
    record.options.values.resources = ResourceFolders([folder], over: record.options.values.resources)
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
  case .version, .xml, .ifNoneMatch, .options, .outputs, .resources, .sharedResources: return .bytes(Array(text.utf8))
  }
}

private func checkVersion(_ node: JSONNode) throws(InvalidInput) {
  guard case .number(let number) = node.value else { throw node.wrongType("version", "\(protocolVersion)") }
  if number != Double(protocolVersion) {
    throw InvalidInput(LineProblem.version(found: number.shortest), at: node.location)
  }
}

/// The shared resources that a record names; nil for null.
///
/// - Throws: ``InvalidInput`` for a value that is neither a string nor null, and for a name that `shared` lacks.
private func readShared(
  _ node: JSONNode, _ shared: [String: SharedResources]
) throws(InvalidInput) -> SharedResources? {
  guard let name = try node.optionalString("sharedResources") else { return nil }
  guard let resources = shared[name] else {
    let nearest = nearestName(to: name, among: shared.keys.sorted())
    throw InvalidInput(LineProblem.unknownResources(name, nearest: nearest), at: node.location)
  }
  return resources
}

/// Reads the member `resources` of a record: an object with the texts of Android resource files by path.
///
/// A path is such as `values/dimens.xml`. The files are returned in the order of their paths.
///
/// - Throws: ``InvalidInput`` if the value is not an object of strings.
private func readResources(_ node: JSONNode) throws(InvalidInput) -> [(path: String, text: String)] {
  guard case .object(let members) = node.value else { throw node.wrongType("resources", "an object of files") }
  var files: [String: String] = [:]
  for member in members { files[member.name] = try member.node.string(member.name) }
  return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

private func readOutputs(_ node: JSONNode) throws(InvalidInput) -> [RecordOutput] {
  guard case .array(let nodes) = node.value else { throw node.wrongType("outputs", "an array of names") }
  guard !nodes.isEmpty else { throw InvalidInput(LineProblem.noOutputs, at: node.location) }
  var wanted: [RecordOutput] = []
  for node in nodes {
    let name = try node.string("outputs")
    guard let output = RecordOutput.byName[name] else {
      // The name of a format in the command: json for bones.
      let format = OutputFormat(rawValue: name).map { RecordOutput(format: $0).name }
      let nearest = format ?? nearestName(to: name, among: RecordOutput.all.map(\.name))
      throw InvalidInput(LineProblem.unknownOutput(name, nearest: nearest), at: node.location)
    }
    wanted.append(output)
  }
  return wanted.count == 1 ? wanted : RecordOutput.all.filter(wanted.contains)
}
