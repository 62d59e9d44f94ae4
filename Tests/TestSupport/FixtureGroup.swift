import Foundation

/// One document of a group: a file with the root `<trees>`, whose children are separate documents.
public struct FixtureMember: Sendable {
  /// The `id` of its root.
  public let name: String
  /// The `direction` of its root; nil if it has none.
  public let direction: String?
  /// The markup of the document.
  public let markup: String
}

extension Fixture {
  /// The documents of a group, or nil for a file that is a single document.
  ///
  /// The first line of each member has the indentation of the first line of the group; its other lines are indented
  /// more.
  public func members() throws -> [FixtureMember]? {
    let lines = String(decoding: try bytes(), as: UTF8.self).components(separatedBy: "\n")
    guard lines.contains("<trees>") else { return nil }
    let indented = lines.filter { $0.hasPrefix(" ") }
    let indentation = indented.first?.prefix { $0 == " " } ?? ""
    var texts: [String] = []
    for line in indented {
      let isStart = line.hasPrefix(indentation + "<") && !line.hasPrefix(indentation + "</")
      if isStart { texts.append(line) } else { texts[texts.count - 1] += "\n" + line }
    }
    return texts.map { text in
      let tag = text.prefix { $0 != ">" }
      return FixtureMember(
        name: Self.value(of: "id", in: tag) ?? "", direction: Self.value(of: "direction", in: tag), markup: text)
    }
  }

  private static func value(of attribute: String, in tag: Substring) -> String? {
    guard let start = tag.range(of: " \(attribute)=\"")?.upperBound else { return nil }
    return String(tag[start...].prefix { $0 != "\"" })
  }

  /// The paths of files that contain one document each; those of a group's members are written to a folder.
  public func documentPaths(writingTo folder: URL) throws -> [String] {
    guard let members = try members() else { return [url.path] }
    let stem = url.deletingPathExtension().lastPathComponent
    return try members.enumerated().map { index, member in
      let document = folder.appending(path: "\(stem)-\(index).xml")
      try Data(member.markup.utf8).write(to: document)
      return document.path
    }
  }
}
