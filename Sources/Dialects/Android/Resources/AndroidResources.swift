package import Diagnostics
import Synchronization
import XMLTree

/// The resources of an application and its libraries: values by name, and the paths of other files.
///
/// Files are parsed when they are first needed:
///
/// - Values files are read at initialization, and parsed when a resource in them is first needed. Their values are
///   shared by all pictures.
/// - Subfolders of other types are listed when a resource of their type is first needed. Their files are parsed when a
///   layout refers to them.
///
/// Folders for languages, cars, watches and similar qualifiers are skipped.
package final class AndroidResources: Sendable {
  private let folders: [ResourceFolder]
  private let fallback: AndroidResources?
  /// The values files; those of the application come before those of libraries.
  private let valuesFiles: [ValuesFile]
  private let index: ValuesIndex
  /// The subfolders that are not `values` folders, by type, such as `drawable`.
  private let subfolders: [String: [ResourceFile]]
  /// The files of the subfolders that were listed so far: by type, then by name.
  private let files = Mutex<[String: [String: [ResourceFile]]]>([:])
  /// The warnings that were passed to the initialization.
  package let diagnostics: [Diagnostic]

  /// Reads the values files of resource folders; a file that cannot be read is skipped.
  ///
  /// - Parameters:
  ///   - folders: the resource folders, the application's first; the first folder with a matching resource decides.
  ///   - fallback: resources that are used where the folders have none; nil for none.
  ///   - problems: further problems, such as those of a manifest, which become part of ``diagnostics``.
  package init(_ folders: [ResourceFolder], over fallback: AndroidResources? = nil, problems: [Diagnostic] = []) {
    self.folders = folders
    self.fallback = fallback
    var values: [(file: ResourceFile, bytes: [UInt8])] = []
    var subfolders: [String: [ResourceFile]] = [:]
    for (library, folder) in folders.enumerated() {
      // The slash sorts the names as the paths of their files.
      for name in folder.subfolders.sorted(by: { $0 + "/" < $1 + "/" }) {
        guard let (type, qualifiers) = Self.meaning(of: name) else { continue }
        let subfolder = ResourceFile(path: name, library: library, qualifiers: qualifiers)
        guard type == "values" else {
          subfolders[type, default: []].append(subfolder)
          continue
        }
        for name in folder.files(name).sorted() where name.hasSuffix(".xml") {
          let file = subfolder.file(name)
          if let bytes = folder.contents(file.path) { values.append((file, bytes)) }
        }
      }
    }
    valuesFiles = values.map(ValuesFile.init)
    index = ValuesIndex(values.map(\.bytes))
    self.subfolders = subfolders
    diagnostics = problems + (fallback?.diagnostics ?? [])
  }

  package static var none: AndroidResources { AndroidResources([]) }

  /// Returns the range of widths in dp, from that of a device on both sides, at which the same folders are selected.
  func widths(like device: ResourceConfiguration) -> Range<Double> {
    let qualifiers = valuesFiles.map(\.file.qualifiers) + subfolders.values.joined().map(\.qualifiers)
    let limits = Set(qualifiers).flatMap { $0.leastWidths(atHeight: device.height) }
    let widths = fallback?.widths(like: device) ?? 0..<Double.infinity
    return widths.divided(at: limits, around: device.width)
  }

  /// True if there is no resource folder, here and in the fallback, so that every reference to a resource is missing.
  var isEmpty: Bool { folders.isEmpty && fallback?.isEmpty != false }

  /// Returns the type and the qualifiers of a folder name such as `values-night`.
  ///
  /// The result is nil for folders whose qualifiers are not supported, such as languages.
  private static func meaning(of folder: String) -> (type: String, qualifiers: ResourceQualifiers)? {
    let parts = folder.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard let type = parts.first, let qualifiers = ResourceQualifiers(parts.dropFirst()) else { return nil }
    return (String(type), qualifiers)
  }

  /// Returns the value of a resource `type/name` from the values file that matches a device best.
  ///
  /// Resources of the fallback are used last. The result is nil if no matching values file contains the resource.
  ///
  /// - Parameter report: a function that is called for each skipped values file that may contain the resource.
  func value(
    _ key: String, on device: ResourceConfiguration, report: (ResourceProblem) -> Void = { _ in }
  ) -> ResourceValue? {
    var candidates: [(value: ResourceValue, file: ValuesFile)] = []
    for number in index.files(for: key) {
      let file = valuesFiles[number]
      if let value = file[key] { candidates.append((value, file)) }
      if let problem = file.problem { report(problem) }
    }
    let best = Self.best(candidates, on: device, \.file.file)
    return best?.value ?? fallback?.value(key, on: device, report: report)
  }

  func file(_ key: String, on device: ResourceConfiguration) -> ResourceFile? {
    let parts = key.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map { String(Substring($0)) }
    guard parts.count == 2 else { return nil }
    let own = files(ofType: parts[0])[parts[1]] ?? []
    if let best = Self.best(own, on: device, \.self) { return best }
    guard var other = fallback?.file(key, on: device) else { return nil }
    // The libraries of the fallback are numbered after these.
    other.library += folders.count
    return other
  }

  /// Returns the files of the subfolders of a type, such as `drawable`, by name.
  private func files(ofType type: String) -> [String: [ResourceFile]] {
    guard let subfolders = subfolders[type] else { return [:] }
    return files.withLock { files in
      if let known = files[type] { return known }
      var list: [String: [ResourceFile]] = [:]
      for subfolder in subfolders {
        for name in folders[subfolder.library].files(subfolder.path).sorted() {
          list[ResourceFile.resourceName(of: name), default: []].append(subfolder.file(name))
        }
      }
      files[type] = list
      return list
    }
  }

  /// Returns the best candidate for a device: of the first library with a match, the one with the highest rank.
  ///
  /// The candidates are in the order of their libraries. The result is nil if none matches.
  private static func best<Value>(
    _ candidates: [Value], on device: ResourceConfiguration, _ file: (Value) -> ResourceFile
  ) -> Value? {
    var best: Value?
    for candidate in candidates where file(candidate).qualifiers.match(device) {
      if let found = best.map(file) {
        if file(candidate).library != found.library { break }
        let rank = file(candidate).qualifiers.rank(on: device)
        guard found.qualifiers.rank(on: device).lexicographicallyPrecedes(rank) else { continue }
      }
      best = candidate
    }
    return best
  }

  func contents(of file: ResourceFile) -> [UInt8]? {
    guard file.library >= folders.count else { return folders[file.library].contents(file.path) }
    var other = file
    other.library -= folders.count
    return fallback?.contents(of: other)
  }

  /// Returns true if a values file contains the resource `type/name`, for any device.
  func hasValue(_ key: String) -> Bool {
    index.files(for: key).contains { valuesFiles[$0][key] != nil } || fallback?.hasValue(key) == true
  }

  /// The name of the application's theme in `values/themes.xml`; nil if there is none.
  ///
  /// It is the shortest name that begins with `Theme.`, else with `Base.Theme.`, among the styles that descend from a
  /// style of a library. Templates of Android Studio since 4.1 name the theme after the application:
  /// `Theme.MyApplication`. In later ones the parent of this style is `Base.Theme.MyApplication`, in the same file.
  var templateTheme: String? {
    guard let file = valuesFiles.first(where: { $0.file.library == 0 && $0.file.path == "values/themes.xml" }) else {
      return fallback?.templateTheme
    }
    let names = file.keys.compactMap { $0.hasPrefix("style/") ? String($0.dropFirst("style/".count)) : nil }
    return ["Theme.", "Base.Theme."].firstNonNil { prefix in
      names.filter { $0.hasPrefix(prefix) }.sorted { ($0.count, $0) < ($1.count, $1) }
        .first { Self.descendsFromLibrary($0, in: file) }
    }
  }

  /// Returns true for an application's style whose stated parents, in the same file, end with a style of a library.
  private static func descendsFromLibrary(_ name: String, in file: ValuesFile) -> Bool {
    var reference = ResourceReference(type: "style", name: name)
    if PlatformNames.isOfLibrary(reference) { return false }
    for _ in 0..<ResourceResolver.maximumDepth {
      guard case .style(let style)? = file["style/" + reference.name], let parent = style.parent else { return false }
      reference = ResourceReference(style: parent)
      if PlatformNames.isOfLibrary(reference) { return true }
    }
    return false
  }

  /// Returns the names of all resources of a type, such as `style`, in alphabetical order, for suggestions in warnings.
  func names(ofType type: String) -> [String] {
    let prefix = type + "/"
    let values = valuesFiles.flatMap(\.keys).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    let names = Set(values).union(files(ofType: type).keys)
    return (names + (fallback?.names(ofType: type) ?? [])).sorted()
  }
}
