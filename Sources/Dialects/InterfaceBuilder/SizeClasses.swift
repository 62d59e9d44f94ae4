import Geometry
import XMLTree

/// A width class and a height class of UIKit, which decide which `<variation>` elements of an element apply.
struct SizeClasses: Sendable {
  /// The class, `compact` or `regular`, by its kind, `widthClass` or `heightClass`, as Interface Builder writes them.
  private let values: [String: String]

  /// Creates the size classes of the device that the document states; without one, those of a phone in portrait.
  init(of document: XMLElement) {
    let device = document.child("device")
    let isPad = device?["id"]?.hasPrefix("ipad") ?? (document["targetRuntime"] == "iOS.CocoaTouch.iPad")
    self.init(isPad: isPad, isLandscape: device?["orientation"] == "landscape", isWide: isPad)
  }

  /// Creates the size classes of a device whose screen has this size in points.
  ///
  /// Source: `UITraitCollection`.
  init(ofSize size: Size) {
    let shortSide = min(size.width, size.height)
    // The smallest iPad is 744 points wide.
    let isPad = shortSide >= 744
    let isLandscape = size.width > size.height
    // The largest phones have a regular width in landscape, but a compact height.
    self.init(isPad: isPad, isLandscape: isLandscape, isWide: isPad || isLandscape && shortSide >= 414)
  }

  private init(isPad: Bool, isLandscape: Bool, isWide: Bool) {
    values = [
      "widthClass": isWide ? "regular" : "compact",
      "heightClass": isLandscape && !isPad ? "compact" : "regular",
    ]
  }

  /// Returns the `<variation>` elements of `element` that apply to these classes.
  ///
  /// The ones with fewer conditions come first, so that a later one takes precedence.
  func variations(of element: XMLElement) -> [XMLElement] {
    var found: [(rank: Int, element: XMLElement)] = []
    for variation in element.children where variation.name == "variation" {
      guard let rank = variation["key"].flatMap(rank) else { continue }
      found.append((rank, variation))
    }
    // The number of variations is small, and within a rank they keep the order of the file.
    return (0...2).flatMap { rank in found.filter { $0.rank == rank }.map(\.element) }
  }

  /// Returns the number of conditions in a key such as `heightClass=regular-widthClass=compact`, at most 2.
  ///
  /// The result is 0 for `default`, and nil if a condition does not hold for these classes.
  private func rank(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, values[String(parts[0])] == String(parts[1]) else { return nil }
    }
    return min(conditions.count, 2)
  }

  /// Returns the object identifiers of an element's subviews or constraints that are not installed in these classes.
  ///
  /// - Parameter key: `subviews` or `constraints`.
  func excluded(_ key: String, of element: XMLElement) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(of: element) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == key {
        for change in mask.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(reference) }
          if change.name == "include" { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }
}
