import Foundation
import Testing

/// The promises of the page Security about files: each test is one of them.
@Suite struct FileSafetyTests {
  private static let feed = #"echo '<feed width="60"><text/></feed>'"#

  /// Runs shell lines in a new folder with the document `a.xml`, and returns the output.
  private func run(_ lines: String) throws -> String {
    let folder = try TemporaryFolder()
    let setUp = "cd '\(folder.url.path)' && umask 022 && \(Self.feed) > a.xml\n"
    return try SkeletonProcess(shell: setUp + lines).text
  }

  @Test(arguments: ["record", "verify"], [".snapshots", ".snapshots/actual"])
  func `files behind a link named as the folder of actual outputs stay`(command: String, link: String) throws {
    let output = try run(
      """
      mkdir -p suite victim/actual && cp a.xml suite && echo 1 > victim/one.txt && echo 2 > victim/actual/two.txt
      [ \(link) = .snapshots ] || mkdir suite/.snapshots
      ln -s "$PWD/victim" suite/\(link)
      skeleton snapshot \(command) suite >log 2>&1
      find victim -type f | sort
      """)
    #expect(output == "victim/actual/two.txt\nvictim/one.txt\n")
  }

  @Test func `files of others beside a document are not deleted or replaced`() throws {
    let output = try run(
      """
      for name in a.48x48.png a.dark.png line.png a.txt a.png; do echo mine > $name; done; echo ----- > line.txt
      echo target > other; ln -s other a.bones.json
      skeleton snapshot prune . --delete >log 2>&1; echo $?
      skeleton snapshot record . >log 2>&1; echo $?
      skeleton snapshot record . --adopt >log 2>&1; echo $?
      grep -l mine *.png *.txt | wc -l; cat line.txt other
      """)
    #expect(output == "64\n1\n1\n5\n-----\ntarget\n")
  }

  @Test(arguments: [
    "render a.xml --format json -o a.xml", "render a.xml --format json -o hard.xml", "check a.xml -o a.xml",
    "check a.xml --baseline a.xml --update-baseline", "check a.xml --config c.json -o c.json",
    "check a.xml --rules r.xml -o r.xml", "diff a.xml b.xml --format json -o a.xml",
    "diff a.xml b.xml -o b.xml --format txt",
    "snapshot verify . --junit a.xml", "snapshot verify . --html a.xml", "render - --format json -o a.xml < a.xml",
    "batch --metrics a.xml < a.xml",
  ])
  func `an input is not overwritten`(arguments: String) throws {
    let output = try run(
      """
      ln a.xml hard.xml; cp a.xml b.xml; echo '<rules/>' > r.xml; echo '{"budgets": {"bones": 9}}' > c.json
      sha1sum *.xml *.json > sum
      skeleton \(arguments) >log 2>&1; echo $?
      sha1sum --quiet -c sum
      """)
    #expect(output == "64\n")
  }

  @Test func `a report of an earlier run is replaced`() throws {
    let output = try run(
      """
      skeleton snapshot record . >log 2>&1
      for i in 1 2; do skeleton snapshot verify . --junit j.xml >log 2>&1; echo $?; done; rm j.xml
      for i in 1 2; do skeleton check . -o c.xml >log 2>&1; echo $?; done
      """)
    #expect(output == "0\n0\n0\n0\n")
  }

  @Test(arguments: ["data", "rules", "elements", "baseline"])
  func `a configuration reads no file outside of its folder`(member: String) throws {
    let output = try run(
      """
      mkdir in; mv a.xml in; echo SECRET > out; ln -s ../out in/link; cd in
      for path in ../out link "$PWD/../out"; do
        echo "{\\"\(member)\\": \\"$path\\"}" > skeleton.json; skeleton check 2>&1 | grep -c 'outside of the folder'
        [ \(member) = baseline ] && continue
        cp skeleton.json snapshots.json; skeleton snapshot verify . 2>&1 | grep -c 'outside of the folder'
      done
      skeleton check --allow-paths .. 2>&1 | grep -c SECRET
      """)
    #expect(output == String(repeating: "1\n", count: member == "baseline" ? 3 : 6) + "1\n")
  }

  @Test(arguments: ["check", "snapshot verify"])
  func `a document that is a link to another folder is not read`(command: String) throws {
    let output = try run(
      """
      mkdir in; mv a.xml in; echo SECRET > out; ln -s ../out in/b.xml; ln -s "$PWD/out" in/skeleton.json
      skeleton \(command) in 2>&1 | grep -c 'b.xml.*outside of the folder'
      rm in/b.xml; cd in; skeleton check 2>&1 | grep -c 'skeleton.json.*outside of the folder'
      """)
    #expect(output == "1\n1\n")
  }

  @Test func `a configuration does not name a baseline to overwrite`() throws {
    let output = try run(
      """
      mkdir in; mv a.xml in; echo mine > out; cp out in/notes.json; cd in
      for path in ../out notes.json; do
        echo "{\\"baseline\\": \\"$path\\"}" > skeleton.json; skeleton check --update-baseline >log 2>&1; echo $?
      done; cat ../out notes.json
      """)
    #expect(output == "73\n65\nmine\nmine\n")
  }

  @Test func `a file that cannot be read does not end a check`() throws {
    let output = try run(
      """
      mkdir in; mv a.xml in; ln -s nowhere in/b.xml; mkfifo in/c.xml; cp in/a.xml in/$'\\xff.xml'
      skeleton check in -o r.xml 2>log; echo $?; grep -c '<testsuite ' r.xml
      skeleton check in 2>log | grep -c 'cannot read: '
      """)
    #expect(output == "1\n4\n2\n")
  }

  @Test func `names are the bytes of the arguments`() throws {
    let output = try run(
      """
      mv a.xml $'a\\xff.xml'; printf 'b\\xf4\\x8f\\xbb\\xbf.png' > name
      for out in $'b\\xfe.json' $'b\\xff.json' "$(cat name)"; do skeleton render $'a\\xff.xml' -o "$out" || echo failed; done
      ls -b | grep '^[ab]'
      """)
    #expect(output == "a\\377.xml\nb\\364\\217\\273\\277.png\nb\\376.json\nb\\377.json\n")
  }

  @Test func `the mode of a replaced file is kept, and links are followed`() throws {
    let output = try run(
      """
      touch g.png; chmod 664 g.png; mkdir out; ln -s out/new.png d.png; ln -s m.png l.png; ln -s l.png m.png
      for name in g d l; do skeleton render a.xml -o $name.png 2>log; echo $?; done
      stat -c %a g.png; [ -L d.png ] && ls out; readlink l.png
      """)
    #expect(output == "0\n0\n73\n664\nnew.png\nm.png\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk and the limit of a file's size are 74, without a temporary file`() throws {
    let output = try run(
      """
      for option in --version --help 'render --help'; do skeleton $option > /dev/full 2>log; echo $?; done
      (ulimit -f 1; skeleton render a.xml --size 900x900 --format svg --preset classic -o big.png --format png 2>/dev/null; echo $?)
      ls -A | grep -c tmp
      """)
    #expect(output.hasPrefix("74\n74\n74\n"))
    #expect(output.hasSuffix("\n0\n"))
  }

  @Test func `batch keeps other files in the folder of its outputs`() throws {
    let output = try run(
      """
      echo '{"id":1,"xml":"<feed width=\\"9\\"><text/></feed>"}' > records; mkdir out
      skeleton batch --out out < records > log; name=$(ls out); echo mine > out/$name
      skeleton batch --out out < records > log 2>&1; echo $?; cat out/$name
      rm out/$name; echo mine > other; ln -s ../other out/$name
      skeleton batch --out out < records > log 2>&1; echo $?; cat other
      skeleton batch --out out --force < records > log 2>&1; echo $?; cat other
      """)
    #expect(output == "74\nmine\n74\nmine\n0\nmine\n")
  }
}
