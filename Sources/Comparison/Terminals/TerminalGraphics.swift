import Geometry
package import ImageCoding
import TextFormats

/// A way in which terminals are given pictures.
package enum TerminalGraphics: String, Sendable, CaseIterable {
  /// <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
  case kitty
  /// <https://iterm2.com/documentation-images.html>
  case iTerm2 = "iterm2"
  /// DEC STD 070, as xterm, foot and mlterm draw it.
  case sixel
  /// Two pixels above each other in each character, in true color.
  case blocks

  /// What `SKELETON_GRAPHICS` says, else what the terminal says of itself; nil where it wants no colors.
  ///
  /// The terminal is not asked: its answer would have to be taken from whoever reads the keyboard.
  ///
  /// - Parameter variable: the value of an environment variable, nil when it is unset or empty.
  package init?(environment variable: (String) -> String?) {
    if let name = variable("SKELETON_GRAPHICS") {
      guard let graphics = Self(rawValue: name) else { return nil }
      self = graphics
      return
    }
    let terminal = variable("TERM") ?? ""
    if terminal == "dumb" || variable("NO_COLOR") != nil { return nil }
    let program = variable("TERM_PROGRAM") ?? ""
    // What runs inside a terminal, and draws it anew, knows characters only.
    if variable("TMUX") != nil || ["screen", "tmux"].contains(where: terminal.hasPrefix) {
      self = .blocks
    } else if variable("KITTY_WINDOW_ID") != nil || variable("KONSOLE_VERSION") != nil || program == "ghostty"
      || terminal.contains("kitty") || terminal.contains("ghostty")
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm", "mintty"].contains(program) || variable("LC_TERMINAL") == "iTerm2" {
      self = .iTerm2
    } else if ["sixel", "foot", "mlterm", "contour", "yaft"].contains(where: terminal.contains) {
      self = .sixel
    } else {
      self = .blocks
    }
  }
}

extension Picture {
  /// The picture as a terminal is given it, as wide as it may be, on lines of its own.
  ///
  /// - Parameters:
  ///   - columns: characters across, at least 1.
  ///   - rows: lines, at least 1; a character is taken as twice as high as wide.
  package func drawing(
    for graphics: TerminalGraphics, columns: Int, rows: Int
  ) throws(ImageCodingError) -> String {
    let (width, height) = (Double(size.width), Double(size.height))
    let across = max(1, min(Double(columns), (Double(rows) * 2 * width / height).rounded(.down)))
    switch graphics {
    case .kitty: return kittyImage(try png(), columns: Int(across)) + "\n"
    case .iTerm2: return iTerm2Image(try png(), columns: Int(across)) + "\n"
    case .sixel: return sixels(scaled(toWidth: min(size.width, Int(across) * Self.pixelsPerColumn))) + "\n"
    case .blocks: return halfBlocks(scaled(toWidth: min(size.width, Int(across))))
    }
  }

  /// About as wide as a character is where no one has enlarged it.
  private static var pixelsPerColumn: Int { 8 }
}

/// Kitty's protocol: PNG in pieces of at most 4096 digits, no answer wanted.
private func kittyImage(_ png: [UInt8], columns: Int) -> String {
  var rest = Base64.string(png)[...]
  var text = ""
  var control = "a=T,f=100,q=2,c=\(columns),"
  repeat {
    let piece = rest.prefix(4_096)
    rest = rest.dropFirst(piece.count)
    text += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
    control = ""
  } while !rest.isEmpty
  return text
}

private func iTerm2Image(_ png: [UInt8], columns: Int) -> String {
  "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);preserveAspectRatio=1:\(Base64.string(png))\u{7}"
}
