import Diagnostics
package import Skeleton
import TextFormats

/// Renders the lines of a batch stream: one answer for each line, even for an invalid one.
///
/// Files are accessed only by the functions in its properties. Any number of threads may use one value concurrently.
package struct RecordRenderer: Sendable {
  /// The options and limits of every record; a record overrides those options that it sets itself.
  package var options = RenderOptions() {
    didSet { reader = OptionsReader(options) }
  }
  private var reader = OptionsReader(RenderOptions())
  /// The identity of the build that renders, which is a part of every entity tag.
  package var engine = engineVersion
  /// The rules file from which `options.rules` was read, and the resources of all records, for the entity tags.
  package var common = SharedInput()
  /// The resource files that records refer to by name.
  package var sharedResources: [String: SharedResources] = [:]
  /// A function that starts the time limit of a record; nil sets no limit.
  ///
  /// It is called when a record begins. The function that it returns, the record's ``RenderContext/deadline``, is true
  /// once the time has passed.
  package var makeDeadline: (@Sendable () -> @Sendable () -> Bool)?
  /// A function that returns the bytes of a file; nil rejects every record with a path.
  ///
  /// It throws if the file cannot be read or has more than `limit` bytes; the error becomes the answer to the record.
  package var readFile: (@Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8])?
  /// A function that stores the bytes of an output as a file; nil puts them into the answer.
  ///
  /// The name is the SHA-256 of the bytes in hexadecimal digits, with the extension of the format.
  ///
  /// It throws a ``FileFailure`` if the file cannot be written; the record then fails.
  package var storeFile: (@Sendable (_ bytes: [UInt8], _ name: String) throws(FileFailure) -> Void)?
  /// The outputs of recent records by their entity tags, which are not rendered again; nil to keep none.
  ///
  /// Renderers may share it only if their other properties are equal. Outputs that ``storeFile`` stores are not kept.
  package var recent: RecentRecords?

  /// The values that the renders of all records share.
  package var cache = RenderCache()

  package init() {}

  /// The answer to a line of the stream; an invalid line has an answer that reports the error.
  ///
  /// - Parameters:
  ///   - line: the bytes of the line without its line feed.
  ///   - number: the number of the line in the stream, from 1, which errors of the line itself contain.
  package func answer(to line: [UInt8], number: Int) -> Answer {
    var identifier = RecordIdentifier.none
    do throws(InvalidInput) {
      let members = try self.members(of: line)
      if let id = members.first(where: { $0.name == "id" }) {
        identifier = try RecordIdentifier.read(id.node, in: line)
      }
      var record = try readRecord(members, at: SourceLocation(offset: 0), reader, sharedResources)
      let document = try bytes(of: record.source)
      let tag = entityTag(
        of: document, outputs: record.outputs, options: record.options.text, engine: engine, common: common,
        shared: record.sharedDigest, resources: record.resources)
      if record.knownTag == tag { return .notModified(identifier, tag: tag) }
      // An answer is in memory as a whole.
      record.options.values.limits.streamedPixels = options.limits.pixels
      return render(document, record, identifier, tag)
    } catch {
      return .failed(identifier, problems(error.diagnostics, in: line, number: number))
    }
  }

  /// The answer to a line whose bytes were not kept, an error without identifier.
  ///
  /// - Parameter number: the number of the line in the stream, from 1.
  package func answer(toRefusedLine problem: LineProblem, number: Int) -> Answer {
    let problem = InvalidInput(problem, at: SourceLocation(offset: 0))
    return .failed(RecordIdentifier.none, problems(problem.diagnostics, in: [], number: number))
  }

  private func members(of line: [UInt8]) throws(InvalidInput) -> [JSONNode.Member] {
    guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else {
      throw InvalidInput(LineProblem.blank, at: SourceLocation(offset: 0))
    }
    let node = try parseJSON(line)
    guard case .object(let members) = node.value else {
      throw InvalidInput(LineProblem.notObject(found: node.noun), at: node.location)
    }
    return members
  }

  private func bytes(of source: Record.Source) throws(InvalidInput) -> [UInt8] {
    switch source {
    case .bytes(let bytes): return bytes
    case .path(let path, let location):
      guard let readFile else { throw InvalidInput(LineProblem.pathRefused, at: location) }
      return try mapError(readFile(path, options.limits.inputBytes)) { (error: FileFailure) in
        InvalidInput(LineProblem.unreadable(path: path, reason: error.reason), at: location)
      }
    }
  }

  private func render(_ document: [UInt8], _ record: Record, _ identifier: [UInt8], _ tag: String) -> Answer {
    if let known = recent?.outputs(for: tag) {
      return .rendered(identifier, tag: tag, known.outputs, combined(record.ignored, known.warnings))
    }
    var context = RenderContext()
    context.deadline = makeDeadline?()
    context.hasCheckedOptions = record.options.areInRange
    context.cache = cache
    var rendered = RenderedRecord()
    do throws(RenderError) {
      let parsed = try Document(document, options: record.options.values, context: context)
      let scene = try parsed.scene(record.options.values, context: context)
      var masks = SceneMasks()
      for output in record.outputs {
        let picture = try scene.render(as: output.format, keeping: &masks)
        rendered.warnings = combined(rendered.warnings, picture.warnings)
        let value: RecordValue
        if let storeFile {
          let name = SHA256.hexadecimal(of: picture.bytes) + output.fileExtension
          do throws(FileFailure) {
            try storeFile(picture.bytes, name)
          } catch {
            let problem = LineProblem.unwritable(name: name, reason: error.reason)
            let reported = RenderProblem(code: problem.code, message: problem.message, line: nil, column: nil)
            return .failed(identifier, [reported], outcome: .unstored)
          }
          value = .text(Array(name.utf8))
        } else {
          value = output.value(of: picture.bytes)
        }
        rendered.outputs.append(RenderedOutput(output: output, value: value, byteCount: picture.bytes.count))
      }
      if storeFile == nil { recent?.keep(rendered, for: tag) }
      return .rendered(identifier, tag: tag, rendered.outputs, combined(record.ignored, rendered.warnings))
    } catch {
      return .failed(identifier, error.problems)
    }
  }

  /// Returns `warnings` followed by those of `others` that it does not contain.
  private func combined(_ warnings: [RenderProblem], _ others: [RenderProblem]) -> [RenderProblem] {
    if others.isEmpty { return warnings }
    var known = Set(warnings)
    return warnings + others.filter { known.insert($0).inserted }
  }

  /// Converts the diagnostics of a line of the stream into problems.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics, with locations in the line.
  ///   - line: the bytes of the line, from which columns are counted, from 1.
  ///   - number: the number of the line in the stream, from 1, which becomes the line of each problem.
  private func problems(_ diagnostics: [Diagnostic], in line: [UInt8], number: Int) -> [RenderProblem] {
    let positions = SourceText(name: "", utf8: line).positions(of: diagnostics.map(\.location))
    return zip(diagnostics, positions).map { diagnostic, position in
      RenderProblem(
        code: diagnostic.problem.code, message: diagnostic.problem.message, line: number, column: position?.column ?? 1)
    }
  }
}

/// The reason why a file of a record could not be read or stored, as the message states it.
package struct FileFailure: Error, Hashable {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}
