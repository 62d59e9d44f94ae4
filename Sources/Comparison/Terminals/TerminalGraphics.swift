import Geometry
package import ImageCoding
import TextFormats

/// The protocol by which a picture is shown in a terminal.
package enum TerminalGraphics: String, Sendable, CaseIterable {
  /// The terminal shows pictures by Kitty's graphics protocol: <https://sw.kovidgoyal.net/kitty/graphics-protocol/>.
  case kitty
  /// The terminal shows pictures as iTerm2's inline images: <https://iterm2.com/documentation-images.html>.
  case iTerm2 = "iterm2"
  /// The terminal shows pictures as sixels of DEC STD 070, as xterm, foot and mlterm do.
  case sixel
  /// The terminal shows pictures as half-block characters in true color: two pixels in each character.
  case blocks

  /// Selects the protocol that `SKELETON_GRAPHICS` names, or else the one that the terminal's own variables indicate.
  ///
  /// Nil for a terminal without colors, and for an unknown value of `SKELETON_GRAPHICS`. The terminal is not queried:
  /// its response would have to be read from the keyboard input of another program.
  ///
  /// - Parameter variable: a function that returns the value of an environment variable, nil if it is unset or empty.
  package init?(environment variable: (String) -> String?) {
    if let name = variable("SKELETON_GRAPHICS") {
      guard let graphics = Self(rawValue: name) else { return nil }
      self = graphics
      return
    }
    let terminal = variable("TERM") ?? ""
    if terminal == "dumb" || variable("NO_COLOR") != nil { return nil }
    let program = variable("TERM_PROGRAM") ?? ""
    // Terminal multiplexers redraw the screen from characters only.
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
  /// The output that shows the picture in a terminal, on lines of its own.
  ///
  /// - Parameters:
  ///   - graphics: the protocol of the terminal.
  ///   - columns: the maximum width of the picture in characters, at least 1.
  ///   - rows: the maximum height in lines, at least 1; a character is assumed to be twice as high as wide.
  /// - Throws: ``ImageCodingError`` if the picture cannot be encoded as PNG, which two of the protocols need.
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

  /// The approximate width of a character in a terminal, in pixels, at the default font size.
  private static var pixelsPerColumn: Int { 8 }
}

/// The escape sequences that show a PNG file in a terminal by Kitty's protocol; the terminal does not respond to them.
///
/// Each of them contains at most 4,096 Base64 digits.
///
/// - Parameter columns: the width of the picture in characters.
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
