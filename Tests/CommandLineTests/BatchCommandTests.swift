import Foundation
import TestSupport
import Testing

/// One output line for each input line under all conditions.
@Suite struct BatchCommandTests {
  private static let mixed = "Fixtures/pipeline/mixed.ndjson"

  @Test func `the answers are the same however many are made at once`() throws {
    let alone = try SkeletonProcess(shell: "skeleton batch --jobs 1 <\(Self.mixed)")
    #expect(alone.exitCode == 0)
    #expect(alone.standardError == "")
    #expect(alone.text.split(separator: "\n").count == 28)
    for options in ["", "--jobs 2", "--jobs 7 --flush", "--flush"] {
      let run = try SkeletonProcess(shell: "skeleton batch \(options) <\(Self.mixed)")
      #expect(run.standardOutput == alone.standardOutput, "\(options)")
    }
  }

  @Test func `a thousand records keep their order, each bad one has its place`() throws {
    let folder = try TemporaryFolder()
    let lines = (1...1_000).map { number in
      switch number % 4 {
      case 0: #"{"id":\#(number),"xml":"<feed>\n<avatr/></feed>"}"#
      case 1: #"{"id":\#(number),"xml":"<feed width=\"\#(20 + number % 50)\"><text/></feed>"}"#
      case 2: #"{"id":\#(number),"xml":"<feed><cell repeat=\"\#(number % 40 + 1)\"><text/></cell></feed>"}"#
      default: "{\(number)"
      }
    }
    let input = try folder.write(lines.joined(separator: "\n"), to: "in.ndjson")
    let run = try SkeletonProcess(shell: "skeleton batch --jobs 3 <\(input)")
    let answers = run.text.split(separator: "\n")
    try #require(answers.count == 1_000)
    for (number, answer) in zip(1..., answers) {
      switch number % 4 {
      case 0:
        #expect(answer.hasPrefix(#"{"id":\#(number),"ok":false,"error":{"code":"native.element","#))
        #expect(answer.hasSuffix(#""line":2,"column":1}}"#))
      case 3: #expect(answer.hasSuffix(#""expected a name in quotes","line":\#(number),"column":2}}"#))
      default: #expect(answer.hasPrefix(#"{"id":\#(number),"ok":true,"#))
      }
    }
    #expect(try SkeletonProcess(shell: "skeleton batch --jobs 1 <\(input)").standardOutput == run.standardOutput)
  }

  @Test func `bad records change the exit code when that is asked for only`() throws {
    let run = try SkeletonProcess(shell: "skeleton batch --fail-on-error <\(Self.mixed)")
    #expect(run.exitCode == 1)
    #expect(run.text.split(separator: "\n").count == 28)
    #expect(run.standardError == "error: 20 of 28 records cannot be rendered\n")
    let good = try SkeletonProcess(shell: "head -2 \(Self.mixed) | skeleton batch --fail-on-error")
    #expect(good.exitCode == 0)
    #expect(try SkeletonProcess(shell: "skeleton batch --fail-on-error </dev/null").exitCode == 0)
  }

  @Test func `a line over the limit is one error, and the next one is answered`() throws {
    let lines = "{ head -c 3000000 /dev/zero | tr '\\0' x; echo; head -1 \(Self.mixed); }"
    let run = try SkeletonProcess(shell: "\(lines) | skeleton batch --max-line 1000")
    let answers = run.text.split(separator: "\n")
    #expect(
      answers.first == """
        {"id":null,"ok":false,"error":{"code":"record.tooLong",\
        "message":"the line has more than 1000 bytes (--max-line)","line":1,"column":1}}
        """)
    #expect(answers.last?.hasPrefix(#"{"id":1,"ok":true,"#) == true)
    #expect(answers.count == 2)
  }

  // MARK: - End of the stream

  /// A stream that stays open: each line is answered before the next one is sent.
  private static let conversation = """
    set -eu; cd "$FOLDER"; mkfifo in; "$SKELETON" batch $OPTIONS <in >out 2>err & pid=$!
    exec 3>in
    answers() { until [ "$(wc -l <out)" -ge "$1" ] || ! kill -0 $pid; do sleep 0.02; done; }
    """

  @Test(arguments: ["", "--flush", "--jobs 1"])
  func `an answer comes before the next question`(_ options: String) throws {
    let run = try conversation(
      #"for i in 1 2 3; do echo "{\"id\":$i,\"xml\":\"\"}" >&3; answers $i; wc -l <out; done; exec 3>&-; wait"#,
      options: options)
    #expect(run.text == "1\n2\n3\n")
  }

  @Test(arguments: [("TERM", 143), ("INT", 130)])
  func `a signal lets begun records finish`(_ signal: String, _ exitCode: Int) throws {
    // A shell makes its background jobs ignore SIGINT: only bash resets that, with job control.
    let run = try conversation(
      """
      cat "$OLDPWD/\(Self.mixed)" >&3; answers 28; kill -\(signal) $pid
      s=0; wait $pid || s=$?; echo $s; wc -l <out; cat err
      """, options: "", setup: "set -m")
    #expect(run.text == "\(exitCode)\n28\n")
  }

  /// A pipe contains less than the answer, so that the record has begun and cannot end when the signal arrives.
  @Test func `a signal lets the answer of a begun record be written`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      shell: """
        set -eu; cd "$FOLDER"; mkfifo in out
        "$SKELETON" batch <in >out & pid=$!
        exec 3>in 4<out
        echo '{"id":1,"xml":"<feed><cell repeat=\\"1500\\"><text/></cell></feed>"}' >&3
        dd bs=1 count=1 <&4 2>/dev/null; kill -TERM $pid; cat <&4 >rest
        s=0; wait $pid || s=$?; echo $s; wc -l <rest; [ $(wc -c <rest) -gt 65536 ]
        """, environment: ["FOLDER": folder.url.path])
    #expect(run.text == "{143\n1\n")
    #expect(run.exitCode == 0)
  }

  @Test func `an input that is closed is a failure`() throws {
    let run = try SkeletonProcess(shell: "skeleton batch <&-")
    #expect(run.exitCode == 66)
    #expect(run.standardError == "<stdin>: error: cannot read: bad file descriptor\n")
  }

  @Test func `a closed output ends it quietly`() throws {
    let lines = #"yes 2>/dev/null '{"id":1,"xml":""}'"#
    let run = try SkeletonProcess(
      shell: "\(lines) | \"$SKELETON\" batch | head -1 >/dev/null; echo ${PIPESTATUS[1]}")
    #expect(run.text == "141\n")
    #expect(run.standardError == "")
  }

  @Test func `an output that cannot be written is 74`() throws {
    let run = try SkeletonProcess(shell: "skeleton batch <\(Self.mixed) >/dev/full")
    #expect(run.exitCode == 74)
    #expect(run.standardError == "<stdout>: error: cannot write: no space left on device\n")
  }

  @Test func `it needs no environment and no folder to write to`() throws {
    let here = try SkeletonProcess(shell: "skeleton batch <\(Self.mixed)")
    let there = try SkeletonProcess(
      shell: "exec <\(Self.mixed); cd /sys && env -i \"$SKELETON\" batch")
    #expect(there.exitCode == 0)
    #expect(there.standardOutput == here.standardOutput)
  }

  @Test(arguments: ["--jobs 0", "--jobs 257", "--timeout soon", "--max-line 0", "--max-depth 5000", "file.ndjson"])
  func `wrong usage is 64`(_ options: String) throws {
    #expect(try SkeletonProcess(shell: "skeleton batch \(options) </dev/null").exitCode == 64)
  }

  @Test func `a timeout is an error of the record`() throws {
    let folder = try TemporaryFolder()
    let slow = #"{"id":1,"xml":"<feed><cell repeat=\"5000\"><text/><avatar/></cell></feed>"}"#
    let input = try folder.write("\(slow)\n{\"id\":2,\"xml\":\"\"}\n", to: "in.ndjson")
    let run = try SkeletonProcess(shell: "skeleton batch --timeout 1ms <\(input)")
    #expect(run.exitCode == 0)
    #expect(run.text.hasPrefix(#"{"id":1,"ok":false,"error":{"code":"render.deadline","#))
    #expect(run.text.contains("\n{\"id\":2,\"ok\":false,\"error\":{\"code\":\"xml.empty\","))
  }

  @Test func `a terminal shows the progress`() throws {
    let folder = try TemporaryFolder()
    let line = #"{"id":1,"xml":"<feed><cell repeat=\"3\"><text/></cell></feed>"}"#
    let input = try folder.write(String(repeating: line + "\n", count: 30), to: "in.ndjson")
    let run = try SkeletonProcess(
      shell: "script -qec \"$SKELETON batch <\(input) >\(folder.path("out"))\" /dev/null </dev/null",
      environment: ["TERM": "xterm", "SKELETON_PROGRESS": "1"])
    #expect(run.text.contains("█"))
    #expect(run.text.contains(" records\u{1B}[K"))
    #expect(run.text.hasSuffix("\r\u{1B}[K"))
  }

  // MARK: - Files

  @Test func `paths are read below the folder that is named, and else refused`() throws {
    let input = #"{"id":1,"path":"seeds/table.xml"}\n{"id":2,"path":"../Package.swift"}\n"#
    let run = try SkeletonProcess(shell: "printf '\(input)' | skeleton batch --allow-paths Fixtures")
    let expected = try SkeletonProcess("render", "Fixtures/seeds/table.xml", "--format", "json").text
    #expect(run.text.contains(#""outputs":{"bones":\#(expected.replacing("\n", with: ""))}"#))
    #expect(
      run.text.hasSuffix(
        #"""
        {"id":2,"ok":false,"error":{"code":"record.path","message":"../Package.swift: there is no such file below the \#
        folder of --allow-paths","line":2,"column":16}}

        """#))
    let refused = try SkeletonProcess(shell: "printf '\(input)' | skeleton batch")
    #expect(refused.text.components(separatedBy: #""record.path""#).count == 3)
    #expect(try SkeletonProcess(shell: "skeleton batch --allow-paths nosuch </dev/null").exitCode == 66)
  }

  @Test func `rules hold for every record`() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(#"<rules><rule match="text" skeleton="ignore"/></rules>"#, to: "rules.xml")
    let run = try SkeletonProcess(shell: "head -1 \(Self.mixed) | skeleton batch --rules \(rules)")
    #expect(run.text.contains("feed/cell/avatar") && !run.text.contains("feed/cell/text"))
    let broken = try folder.write("<rules><rule/></rules>", to: "broken.xml")
    let refused = try SkeletonProcess(shell: "skeleton batch --rules \(broken) </dev/null")
    #expect(refused.exitCode == 65)
    #expect(refused.standardError.hasPrefix("\(broken):1:8: error: "))
  }

  @Test func `files are named by their contents and written once`() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Self.pictures(1...40), to: "in.ndjson")
    let out = folder.path("out")
    let run = try SkeletonProcess(shell: "skeleton batch --out \(out) <\(input)")
    #expect(run.exitCode == 0)
    let names = try Self.namesChecked(in: out)
    #expect(names.count == 80)
    for name in run.text.matches(of: /"(?:bones|png)":"([^"]*)"/) { #expect(names.contains(String(name.output.1))) }
    let before = try SkeletonProcess(shell: "cd \(out) && stat -c '%n %i %Y %Z' *").text
    let again = try SkeletonProcess(shell: "skeleton batch --jobs 1 --out \(out) <\(input)")
    #expect(again.standardOutput == run.standardOutput)
    #expect(try SkeletonProcess(shell: "cd \(out) && stat -c '%n %i %Y %Z' *").text == before)
  }

  @Test func `a run that is killed leaves no part of a file, the next one completes`() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Self.pictures(1...300), to: "in.ndjson")
    let out = folder.path("out")
    let killed = try SkeletonProcess(
      shell: """
        mkfifo \(folder.path("fifo"))
        "$SKELETON" batch --flush --out \(out) <\(folder.path("fifo")) >\(folder.path("answers")) & pid=$!
        exec 3>\(folder.path("fifo")); head -100 \(input) >&3
        until [ "$(ls \(out) 2>/dev/null | wc -l)" -ge 30 ]; do sleep 0.01; done
        kill -9 $pid; wait $pid; echo $?
        """)
    #expect(killed.text == "137\n")
    let before = try Self.namesChecked(in: out)
    #expect((30...200).contains(before.count))
    let run = try SkeletonProcess(shell: "skeleton batch --out \(out) <\(input) | wc -l")
    #expect(run.text == "300\n")
    #expect(try Self.namesChecked(in: out).count == 600)
  }

  @Test func `a folder that goes away is an error of each record, and 74 at the end`() throws {
    let run = try conversation(
      """
      head -1 "$OLDPWD/\(Self.mixed)" >&3; answers 1; rm -r made
      head -1 "$OLDPWD/\(Self.mixed)" >&3; answers 2; exec 3>&-; s=0; wait $pid || s=$?; echo $s; tail -1 out; cat err
      """, options: "--out made")
    #expect(run.text.hasPrefix("74\n{\"id\":1,\"ok\":false,\"error\":{\"code\":\"output.file\","))
    #expect(run.text.hasSuffix("error: the files of 1 of 2 records cannot be written\n"))
  }

  @Test func `a folder that cannot be made is 73`() throws {
    let run = try SkeletonProcess(shell: "skeleton batch --out /nosuch/folder </dev/null")
    #expect(run.exitCode == 73)
    #expect(run.standardError == "/nosuch/folder: error: cannot create: no such file or directory\n")
  }

  // MARK: - Support

  private func conversation(_ script: String, options: String, setup: String = ":") throws -> SkeletonProcess {
    let folder = try TemporaryFolder()
    return try SkeletonProcess(
      shell: "\(setup)\n\(Self.conversation)\n\(script)",
      environment: ["FOLDER": folder.url.path, "OPTIONS": options])
  }

  /// Records that request bones and a picture, all different.
  private static func pictures(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { number in
      #"{"id":\#(number),"xml":"<feed width=\"\#(20 + number)\"><text/></feed>","options":{"scale":1},"#
        + #""outputs":["bones","png"]}"# + "\n"
    }.joined()
  }

  /// The names of files that are named by their content; another program verifies each name.
  private static func namesChecked(in folder: String) throws -> [String] {
    let sums = try SkeletonProcess(shell: "cd \(folder) && sha256sum *").text.split(separator: "\n")
    return sums.map { line in
      let parts = line.split(separator: " ")
      #expect(parts[1].hasPrefix("\(parts[0])."))
      return String(parts[1])
    }
  }
}
