import Geometry

/// The color difference ΔE of two colors by CIEDE2000, at least 0, without unit; a difference of about 1 is just
/// noticeable.
///
/// G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test
/// Data, and Mathematical Observations, 2005. The numbers in the code are those of its equations.
package func colorDifference(_ first: Lab, _ second: Lab) -> Double {
  // (2)–(4): a* is stretched where colors are nearly gray.
  let meanChroma = (length(first.a, first.b) + length(second.a, second.b)) / 2
  let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
  let (a1, a2) = (first.a * stretch, second.a * stretch)  // (5)
  let (chroma1, chroma2) = (length(a1, first.b), length(a2, second.b))  // (6)
  let (hue1, hue2) = (hue(a1, first.b), hue(a2, second.b))  // (7)
  let isGray = chroma1 * chroma2 == 0

  let lightnessStep = second.lightness - first.lightness  // (8)
  let chromaStep = chroma2 - chroma1  // (9)
  var hueStep = isGray ? 0 : hue2 - hue1  // (10)
  hueStep -= 360 * (hueStep / (360 + rounding)).rounded()
  let hueDistance = 2 * (chroma1 * chroma2).squareRoot() * sine(radians(hueStep / 2))  // (11)

  let lightness = (first.lightness + second.lightness) / 2  // (12)
  let chroma = (chroma1 + chroma2) / 2  // (13)
  let middle = isGray ? hue1 + hue2 : hue1 + hueStep / 2
  let hue = middle - 360 * (middle / 360).rounded(.down)  // (14)

  let tone =  // (15)
    1 - 0.17 * cosine(radians(hue - 30)) + 0.24 * cosine(radians(2 * hue))
    + 0.32 * cosine(radians(3 * hue + 6)) - 0.20 * cosine(radians(4 * hue - 63))
  let fromBlue = (hue - 275) / 25
  let turn = 30 * exponential(-fromBlue * fromBlue)  // (16)
  let chromaTurn = 2 * saturation(chroma)  // (17)
  let fromMiddle = (lightness - 50) * (lightness - 50)
  let lightnessWeight = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()  // (18)
  let chromaWeight = 1 + 0.045 * chroma  // (19)
  let hueWeight = 1 + 0.015 * chroma * tone  // (20)
  let rotation = -sine(radians(2 * turn)) * chromaTurn  // (21)

  let l = lightnessStep / lightnessWeight
  let c = chromaStep / chromaWeight
  let h = hueDistance / hueWeight
  return (l * l + c * c + h * h + rotation * c * h).squareRoot()  // (22)
}

/// The number of degrees by which a whole turn may be exceeded: the computed angle between opposite hues is not
/// exactly half of it.
private let rounding = 2e-9

private func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

/// The hue angle of a color in degrees, 0 up to but not including 360, from its a* and b*.
private func hue(_ a: Double, _ b: Double) -> Double {
  let degrees = arcTangent(y: b, x: a) * 180 / .pi
  return degrees < 0 ? degrees + 360 : degrees
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

/// The factor √(C⁷ ÷ (C⁷ + 25⁷)), 0…1, for a chroma C: near 0 for grays, near 1 for saturated colors.
private func saturation(_ chroma: Double) -> Double {
  let square = chroma * chroma
  let power = square * square * square * chroma
  return (power / (power + 6_103_515_625)).squareRoot()
}
