import Geometry
import XMLTree

/// A width class and a height class, which select among an element's variations.
struct SizeClasses: Sendable {
  /// The values of `widthClass` and `heightClass` as Interface Builder writes them.
  private let values: [String: String]

  /// The size classes of the device that the document names; by default those of a phone in portrait.
  init(of document: XMLElement) {
    let device = document.child("device")
    let isPad = device?["id"]?.hasPrefix("ipad") ?? (document["targetRuntime"] == "iOS.CocoaTouch.iPad")
    let isLandscape = device?["orientation"] == "landscape"
    values = [
      "widthClass": isPad ? "regular" : "compact",
      "heightClass": isLandscape && !isPad ? "compact" : "regular",
    ]
  }

  /// The size classes of a picture with this size in points: `UITraitCollection` of a device with such a screen.
  init(ofSize size: Size) {
    let shortSide = min(size.width, size.height)
    // The smallest iPad is 744 points wide.
    let isPad = shortSide >= 744
    let isLandscape = size.width > size.height
    // The largest phones have a regular width in landscape, but a compact height.
    let isWide = isPad || isLandscape && shortSide >= 414
    values = [
      "widthClass": isWide ? "regular" : "compact",
      "heightClass": isLandscape && !isPad ? "compact" : "regular",
    ]
  }

  /// The matching variations of `element`, more specific ones later.
  func variations(of element: XMLElement) -> [XMLElement] {
    var found: [(rank: Int, element: XMLElement)] = []
    for variation in element.children where variation.name == "variation" {
      guard let rank = variation["key"].flatMap(rank) else { continue }
      found.append((rank, variation))
    }
    // The number of variations is small, and within a rank they keep the order of the file.
    return (0...2).flatMap { rank in found.filter { $0.rank == rank }.map(\.element) }
  }

  /// The number of classes in a key such as `heightClass=regular-widthClass=compact`; nil if one does not match.
  private func rank(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, values[String(parts[0])] == String(parts[1]) else { return nil }
    }
    return min(conditions.count, 2)
  }

  /// The object identifiers of subviews or constraints that are not installed.
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
