import Testing
import TextFormats

/// The examples of FIPS 180-4, and every length around a block.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `hashes as the standard's examples say`(_ text: String, _ hash: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash)
  }

  @Test func `pieces hash as the whole does`() {
    let bytes = (0..<300).map { UInt8($0 % 251) }
    for length in [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 300] {
      let whole = SHA256.hexadecimal(of: Array(bytes[..<length]))
      for cut in [0, 1, 31, 64, 100] where cut <= length {
        var hash = SHA256()
        hash.append(Array(bytes[..<cut]).span)
        hash.append(Array(bytes[cut..<length]).span)
        #expect(hash.hexadecimal() == whole)
      }
    }
  }
}
