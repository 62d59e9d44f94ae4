import Testing

@testable import SystemIO

@Suite struct BuildIDTests {
  /// An ELF header, a program header of a segment with notes, and the notes.
  private func program(notes: [UInt8]) -> [UInt8] {
    func number(_ value: Int, bytes count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let header: [UInt8] =
      [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 26) + number(64, bytes: 8)
      + Array(repeating: 0, count: 14) + number(56, bytes: 2) + number(1, bytes: 2) + Array(repeating: 0, count: 6)
    let segment =
      number(4, bytes: 8) + number(120, bytes: 8) + Array(repeating: 0, count: 16) + number(notes.count, bytes: 8)
      + Array(repeating: 0, count: 16)
    return header + segment + notes
  }

  private func note(type: UInt8, _ content: [UInt8]) -> [UInt8] {
    [4, 0, 0, 0, UInt8(content.count), 0, 0, 0, type, 0, 0, 0, 0x47, 0x4E, 0x55, 0] + content
      + Array(repeating: 0, count: (4 - content.count % 4) % 4)
  }

  @Test func `the id is the content of the note with type 3`() {
    let bytes = program(notes: note(type: 1, [9, 9, 9, 9, 9]) + note(type: 3, [0x0A, 0xFF, 3]))
    #expect(buildID(inELF: bytes) == "0aff03")
  }

  @Test func `a program without the note has no id`() {
    #expect(buildID(inELF: program(notes: note(type: 1, [1, 2, 3, 4]))) == nil)
    #expect(buildID(inELF: program(notes: [])) == nil)
    #expect(buildID(inELF: Array("#!/bin/sh\n".utf8)) == nil)
    #expect(buildID(inELF: []) == nil)
  }

  @Test func `a program that is cut off at any byte has no id or the whole one`() {
    let bytes = program(notes: note(type: 3, [1, 2, 3, 4]))
    for count in 0..<bytes.count { #expect(buildID(inELF: Array(bytes[..<count])) == nil) }
  }
}
