import ViewTree

extension ShimmerStyle {
  /// The table of the attributes of `<shimmer>`, each with its syntax and the property that it sets.
  static let attributes = AttributeTable<ShimmerStyle>([
    NativeAttribute("preset", .cases("preset")) { $0.preset = $1 },
    NativeAttribute("scope", .cases("scope")) { $0.scope = $1 },
    NativeAttribute("colors", .colors) { $0.colors = $1 },
    NativeAttribute("locations", .numbers) { $0.locations = $1 },
    NativeAttribute("to", .numbers) { $0.to = $1 },
    NativeAttribute("startPoint", .unitPoint) { $0.startPoint = $1 },
    NativeAttribute("endPoint", .unitPoint) { $0.endPoint = $1 },
    NativeAttribute("angle", .angle) { $0.angle = $1 },
    NativeAttribute("duration", .duration) { $0.duration = $1 },
    NativeAttribute("timingFunction", .timingFunction) { $0.timingFunction = $1 },
    NativeAttribute("beginTime", .time) { $0.beginTime = $1 },
    NativeAttribute("speed", .number) { $0.speed = $1 },
    NativeAttribute("timeOffset", .time) { $0.timeOffset = $1 },
    NativeAttribute("repeatCount", .repeatCount) { $0.repeatCount = $1.isFinite ? .times($1) : .infinite },
    NativeAttribute("repeatDuration", .positiveTime) { $0.repeatDuration = $1 },
    NativeAttribute("autoreverses", .boolean) { $0.autoreverses = $1 },
    NativeAttribute("stopAt", .positiveTime) { $0.stopAt = $1 },
  ])
}

extension ThemeStyle {
  /// The table of the attributes of `<theme>`, each with its syntax and the property that it sets.
  static let attributes = AttributeTable<ThemeStyle>([
    NativeAttribute("name", .text, isRequired: true) { $0.name = $1 },
    NativeAttribute("overlay", .color) { $0.overlay = $1 },
    NativeAttribute("colors", .colors) { $0.colors = $1 },
  ])
}
