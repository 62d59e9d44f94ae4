import Checks
import Skeleton
import Testing

@Suite struct JudgeTests {
  private func measured(_ values: KeyValuePairs<Measure, Double>) -> Measurements {
    var measurements = Measurements()
    for (measure, value) in values { measurements[measure] = value }
    return measurements
  }

  private func budgets(_ texts: String...) throws -> Budgets {
    try texts.reduce(into: Budgets()) { budgets, text in
      let setting = try #require(BudgetSetting(text))
      budgets[setting.measure] = setting.limit
    }
  }

  @Test func `a value up to its budget is accepted, one above it is not`() throws {
    let budgets = try budgets("bones=10", "contrast=1.1")
    let within = CheckedDocument(path: "a", measured([.bones: 10, .contrast: 1.1, .views: 900]), budgets: budgets)
    #expect(within.violations.isEmpty)
    #expect(within.judged == [.bones, .contrast])
    let beyond = CheckedDocument(path: "a", measured([.bones: 11, .contrast: 1.09]), budgets: budgets)
    #expect(beyond.violations.map(\.measure) == [.bones, .contrast])
    #expect(
      beyond.violations.map(\.sentence) == [
        "bones: 11, the budget is 10", "contrast: 1.09, the budget is at least 1.1",
      ])
  }

  @Test func `a baseline accepts the state of an earlier run and refuses a worse one`() throws {
    let budgets = try budgets("bones=10")
    let earlier = measured([.bones: 14, .views: 30, .contrast: 1.2])
    let same = CheckedDocument(path: "a", earlier, budgets: budgets, accepted: earlier)
    #expect(same.violations.isEmpty)
    let better = measured([.bones: 9, .views: 31, .contrast: 1.3])
    // Views have no budget: the baseline is the limit.
    #expect(
      CheckedDocument(path: "a", better, budgets: budgets, accepted: earlier).violations.map(\.sentence) == [
        "views: 31, the baseline has 30"
      ])
    let worse = measured([.bones: 15, .views: 30, .contrast: 1.1])
    #expect(
      CheckedDocument(path: "a", worse, budgets: budgets, accepted: earlier).violations.map(\.sentence) == [
        "bones: 15, the baseline has 14", "contrast: 1.1, the baseline has 1.2",
      ])
  }

  @Test func `a value within its budget is accepted although the baseline was better`() throws {
    let document = CheckedDocument(
      path: "a", measured([.bones: 9]), budgets: try budgets("bones=10"), accepted: measured([.bones: 5]))
    #expect(document.violations.isEmpty)
  }

  @Test func `an error is a violation without any budget`() {
    #expect(CheckedDocument(path: "a", measured([.errors: 1]), budgets: Budgets()).violations.count == 1)
  }

  @Test func `milliseconds are never compared with a baseline`() {
    let document = CheckedDocument(
      path: "a", measured([.milliseconds: 9]), budgets: Budgets(), accepted: measured([.milliseconds: 1]))
    #expect(document.judged.isEmpty)
  }

  /// Values have four decimals: half of the last one is accepted, of the budget and of the baseline.
  @Test(
    arguments: [
      (Measure.layoutShift, 0.1, 0.100_049, true), (.layoutShift, 0.1, 0.100_051, false), (.layoutShift, 0.1, 0, true),
      (.coverage, 0.9, 0.899_951, true), (.coverage, 0.9, 0.899_949, false), (.coverage, 0.9, 1, true),
      (.precision, 0.7, 0.69, false), (.rows, 0.7, 0.69, false), (.shapes, 0.7, 0.69, false),
      (.shapes, 0.7, 0.71, true),
      (.mismatches, 3, 4, false), (.mismatches, 3, 2, true), (.heightDifference, 7, 7.1, false), (.views, 5, 6, false),
    ] as [(Measure, Double, Double, Bool)])
  func `a value is beyond its limit by half of the last decimal`(
    measure: Measure, limit: Double, value: Double, isAccepted: Bool
  ) {
    var budgets = Budgets()
    budgets[measure] = limit
    let judged = CheckedDocument(path: "a", measured([measure: value]), budgets: budgets)
    #expect(judged.violations.isEmpty == isAccepted && judged.judged == [measure])
    #expect(judged.unmeasured == [.errors])
    #expect(judged.violations.allSatisfy { $0.limit == limit && $0.value == value && $0.cause == .budget })
    let earlier = CheckedDocument(
      path: "a", measured([measure: value]), budgets: Budgets(), accepted: measured([measure: limit]))
    #expect(earlier.violations.isEmpty == isAccepted)
    #expect(earlier.violations.allSatisfy { $0.limit == limit && $0.cause == .baseline })
  }

  @Test(
    arguments: [
      ("bones=0", 0), ("bones=7kB", 7_000), ("bones=1.5kB", 1_500), ("bones=3KiB", 3_072), ("bones=0.5KiB", 512),
      ("bones=1e2", 100), ("bones=+1", nil), ("bones=inf", nil), ("bones= 1", nil), ("bones=1 kB", nil),
      ("bones=kB", nil), ("bones=", nil), ("bones=1=2", nil), ("bones=1MB", nil), ("bones=1kb", nil),
    ] as [(String, Double?)])
  func `a limit is a number with or without a unit`(text: String, limit: Double?) {
    #expect(BudgetSetting(text)?.limit == limit)
  }

  @Test(arguments: [
    ("bones=200", Measure.bones, 200.0), ("bytes.svg=8kB", .bytes(.svg), 8_000),
    ("compressedBytes.html=1KiB", .compressedBytes(.html), 1_024), ("layoutShift=0.1", .layoutShift, 0.1),
  ])
  func `a budget is a measure and a limit`(text: String, measure: Measure, limit: Double) {
    #expect(BudgetSetting(text)?.measure == measure)
    #expect(BudgetSetting(text)?.limit == limit)
  }

  @Test(arguments: [
    ("bone=1", "did you mean \"bones\"?"),
    ("bones=-1", "expected a number from 0 after \"bones=\", such as 200 or 8kB"),
    ("bones", "expected a number from 0 after \"bones=\", such as 200 or 8kB"),
    ("bones=nan", "expected a number from 0 after \"bones=\", such as 200 or 8kB"),
  ])
  func `an invalid budget is answered with the expected form`(text: String, advice: String) {
    #expect(BudgetSetting(text) == nil)
    #expect(BudgetSetting.advice(for: text) == advice)
  }

  @Test func `the names of measures are different and are read back`() {
    #expect(Set(Measure.all.map(\.name)).count == Measure.all.count)
    for measure in Measure.all { #expect(Measure(measure.name) == measure) }
  }
}
