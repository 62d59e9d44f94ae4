import Testing

/// The outcomes of real documents, with minimum numbers.
@Suite(.enabled(if: CorpusFile.isPresent)) struct OutcomeTests {
  @Test func `every framed document is drawn and every other is refused with one reason`() async throws {
    for surveyed in await CorpusSurvey.files.value {
      let facts = try DocumentFacts(surveyed.file)
      switch (surveyed.outcome, facts.reasonToRefuse) {
      case (.rendered, nil): break
      case (.blank(let codes), nil): #expect(codes.contains("scene.empty"), "\(surveyed.file.testDescription)")
      case (.refused(let messages), let reason?):
        #expect(messages.count == 1 && messages[0].contains(reason), "\(surveyed.file.testDescription): \(messages)")
      case (.refused(let messages), nil): Issue.record("\(surveyed.file.testDescription) is refused: \(messages)")
      case (_, let reason?): Issue.record("\(surveyed.file.testDescription) is drawn in spite of: \(reason)")
      }
    }
  }

  @Test func `so many documents of each folder have bones`() async {
    let files = await CorpusSurvey.files.value
    print(Self.table(of: files))
    let floors = ["seed": 3, "ib": 343, "uiautomator": 1, "appium": 31, "contentloader": 10, "hxml": 131]
    for folder in CorpusFile.folders {
      let count = files.filter { $0.file.folder == folder && $0.hasBones }.count
      #expect(count >= floors[folder, default: 0], "\(folder)")
    }
  }

  // A cell may be a single image or text field; a screen is not.
  @Test func `no picture of a screen is one gray block`() async {
    let drawn = await CorpusSurvey.files.value.filter(\.isScreen)
    let blocks = drawn.filter { $0.largestFraction > 0.5 }
    #expect(
      Double(blocks.count) <= 0.02 * Double(drawn.count), "\(blocks.map(\.file.path).joined(separator: "\n"))")
    print("\(blocks.count) of \(drawn.count) screens have a bone over more than half of the canvas")
  }

  @Test func `nearly every Interface Builder document with content gives bones of a sensible size`() async throws {
    let documents = await CorpusSurvey.files.value.filter { $0.file.folder == "ib" }
    let withContent = try documents.filter {
      let facts = try DocumentFacts($0.file)
      return facts.hasContent && facts.reasonToRefuse == nil
    }
    let withBones = withContent.filter(\.hasBones)
    print("\(withBones.count) of \(withContent.count) documents with content have bones")
    #expect(withContent.count > 320)
    #expect(Double(withBones.count) >= 0.98 * Double(withContent.count))
    #expect(documents.allSatisfy { !$0.isScreen || $0.largestFraction <= 0.8 })
  }

  @Test func `images are not dropped`() async {
    let contents = await CorpusSurvey.scenes.value
    let count = contents.map(\.content.images).reduce(0, +)
    let dropped = Self.paths(\.droppedImages, in: contents)
    print("\(dropped.count) of \(count) images without a bone")
    #expect(count > 400)
    #expect(Double(dropped.count) <= 0.02 * Double(count), "\(dropped.joined(separator: "\n"))")
  }

  @Test func `bars are as wide as the known texts, and inside their frames`() async {
    let contents = await CorpusSurvey.scenes.value
    let count = contents.map(\.content.lines).reduce(0, +)
    let misfits = Self.paths(\.misfits, in: contents)
    print("\(misfits.count) of \(count) single lines with a bar of another width")
    #expect(count > 500)
    #expect(Double(misfits.count) <= 0.025 * Double(count), "\(misfits.joined(separator: "\n"))")
    let oversized = Self.paths(\.oversized, in: contents)
    #expect(oversized.isEmpty, "\(oversized.joined(separator: "\n"))")
  }

  /// The paths of some views of documents, each with the name of its document.
  private static func paths(
    _ views: KeyPath<DrawnContent, [String]>, in contents: [(file: CorpusFile, content: DrawnContent, digest: String)]
  ) -> [String] {
    contents.flatMap { file, content, _ in content[keyPath: views].map { "\(file.testDescription): \($0)" } }
  }

  /// One line for each folder and outcome.
  private static func table(of files: [SurveyedFile]) -> String {
    CorpusFile.folders.flatMap { folder in
      let names = files.filter { $0.file.folder == folder }.map(\.outcomeName)
      return Set(names).sorted().map { name in
        let count = names.filter { $0 == name }.count
        let padding = String(repeating: " ", count: max(0, 5 - String(count).count))
        return "\(padding)\(count)  \(folder)  \(name)"
      }
    }.joined(separator: "\n")
  }
}
