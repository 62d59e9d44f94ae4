import Testing

@Suite struct MotionMistakeTests {
  /// The contents of a `<view>` on the second line, with one error, and the complete message.
  static let animations: [(markup: String, report: String)] = [
    (
      "<animaton keyPath=\"opacity\" to=\"1\"/>", "2:1: unknown element <animaton>; did you mean <animation>?"
    ),
    (
      "<animation keyPath=\"opacity\" To=\"1\" by=\"1\"/>",
      "2:30: unknown attribute 'To' of <animation>; did you mean 'to'?"
    ),
    (
      "<animation keyPath=\"opacty\" to=\"1\"/>",
      "2:21: 'keyPath' of <animation> is \"opacty\", expected a key path such as opacity; did you mean 'opacity'?"
    ),
    (
      "<animation keyPath=\"zzz\" to=\"1\"/>",
      "2:21: 'keyPath' of <animation> is \"zzz\", expected opacity, hidden, position, position.x, position.y, "
        + "bounds.size, bounds, frame, transform, transform.scale, transform.scale.x, transform.scale.y, "
        + "transform.rotation.x, transform.rotation.y, transform.rotation.z, transform.translation, "
        + "transform.translation.x, transform.translation.y, transform.translation.z, zPosition, "
        + "backgroundColor, cornerRadius, shadowColor, shadowOpacity, shadowRadius, shadowOffset, strokeStart, "
        + "strokeEnd, lineWidth, fillColor, strokeColor, locations, colors, startPoint, endPoint, center or alpha"
    ),
    (
      "<animation keyPath=\"strokeEnd\" to=\"1\"/>",
      "2:21: key path 'strokeEnd' is a property of <shape>, not of <view>"
    ),
    (
      "<animation keyPath=\"locations\" to=\"1\"/>",
      "2:21: key path 'locations' is a property of <shimmer>, not of <view>"
    ),
    (
      "<animationGroup><animation keyPath=\"fillColor\" to=\"red\"/></animationGroup>",
      "2:37: key path 'fillColor' is a property of <shape>, not of <view>"
    ),
    (
      "<animation keyPath=\"opacity\" from=\"red\"/>",
      "2:36: 'from' of <animation> is \"red\", expected a number such as 1.5 for 'opacity'"
    ),
    (
      "<animation keyPath=\"transform.rotation.z\" to=\"90\"/>",
      "2:47: 'to' of <animation> is \"90\", expected an angle such as 30deg or 0.5rad for 'transform.rotation.z'"
    ),
    (
      "<animation keyPath=\"position\" by=\"50% 0\"/>",
      "2:35: 'by' of <animation> is \"50% 0\", expected two numbers x y such as 20 40 for 'position'"
    ),
    (
      "<animation keyPath=\"transform\" to=\"rotate(30)\"/>",
      "2:36: 'to' of <animation> is \"rotate(30)\", expected none or functions such as rotate(30deg) "
        + "translate(8, 0) scale(0.5) for 'transform'"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 x 1\"/>",
      "2:38: 'values' of <animation> is \"0 x 1\", expected values between spaces or semicolons, each a number such "
        + "as 1.5 for 'opacity'"
    ),
    (
      "<animation keyPath=\"position\" values=\"0 0 1 1\"/>",
      "2:39: 'values' of <animation> is \"0 0 1 1\", expected values between semicolons, each two numbers x y such "
        + "as 20 40 for 'position'"
    ),
    ("<animation keyPath=\"opacity\"/>", "2:1: <animation> needs 'values', or one or two of 'from', 'to' and 'by'"),
    (
      "<animation keyPath=\"opacity\" from=\"0\" to=\"1\" by=\"1\"/>",
      "2:1: <animation> needs 'values', or one or two of 'from', 'to' and 'by'"
    ),
    ("<animation to=\"1\"/>", "2:1: <animation> needs the attribute 'keyPath'"),
    (
      "<animation keyPath=\"opacity\" from=\"0\" values=\"0 1\"/>",
      "2:36: 'from' of <animation> excludes 'values'; leave one of them out"
    ),
    (
      "<animation keyPath=\"opacity\" to=\"0\" keyTimes=\"0 1\"/>",
      "2:47: 'keyTimes' of <animation> says how 'values' are run through; there are none"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 1\" keyTimes=\"0 0.5 1\"/>",
      "2:53: 'keyTimes' of <animation> is \"0 0.5 1\", expected 2 times, as many as values"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 1\" keyTimes=\"0 1\" calculationMode=\"discrete\"/>",
      "2:53: 'keyTimes' of <animation> is \"0 1\", expected 3 times, one more than values"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 1\" keyTimes=\"0.2 1\"/>",
      "2:53: 'keyTimes' of <animation> is \"0.2 1\", expected ascending numbers from 0 to 1 such as 0 0.5 1"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 1\" timingFunctions=\"easeIn easeOut\"/>",
      "2:60: 'timingFunctions' of <animation> is \"easeIn easeOut\", expected 1 timing function, one less than values"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 1\" calculationMode=\"cubic\"/>",
      "2:60: 'calculationMode' of <animation> is \"cubic\", expected linear, discrete or paced"
    ),
    (
      "<animation keyPath=\"opacity\" values=\"0 1\" duration=\"1s\" stepDuration=\"1s\"/>",
      "2:71: 'stepDuration' of <animation> excludes 'duration'; leave one of them out"
    ),
    (
      "<animation keyPath=\"opacity\" to=\"1\" repeatCount=\"2\" repeatDuration=\"2s\"/>",
      "2:69: 'repeatDuration' of <animation> excludes 'repeatCount'; leave one of them out"
    ),
    (
      "<animation keyPath=\"opacity\" to=\"1\" duration=\"0\"/>",
      "2:47: 'duration' of <animation> is \"0\", expected a time above 0 such as 0.5, 0.5s or 500ms"
    ),
    (
      "<animation keyPath=\"opacity\" to=\"1\" beginTime=\"start\"/>",
      "2:48: 'beginTime' of <animation> is \"start\", expected a time such as 0.5, 0.5s or 500ms, or one such as "
        + "stop, stop+0.3s, after:name or after:name + 0.2s"
    ),
    (
      "<animationGroup><animation keyPath=\"opacity\" to=\"1\" beginTime=\"stop\"/></animationGroup>",
      "2:64: 'beginTime' of <animation> is \"stop\", expected a time after the begin of the group such as 0.5, 0.5s "
        + "or 500ms"
    ),
    (
      "<animation keyPath=\"hidden\" to=\"true\" additive=\"true\"/>",
      "2:49: 'additive' of <animation> adds values, and those of 'hidden' cannot be added"
    ),
    (
      "<animation keyPath=\"opacity\" to=\"1\" fillMode=\"forward\"/>",
      "2:47: 'fillMode' of <animation> is \"forward\", expected removed, forwards, backwards or both; "
        + "did you mean \"forwards\"?"
    ),
    (
      "<animation keyPath=\"opacity\" to=\"1\"><view/></animation>", "2:37: <view> cannot stand inside <animation>"
    ),
    (
      "<animationGroup><view/></animationGroup>", "2:17: <view> cannot stand inside <animationGroup>"
    ),
    ("<layoutChange to=\"grid\" at=\"1s\"/>", "2:1: <layoutChange> stands in the wrong place, expected inside <cards>"),
    ("<mask/><mask/>", "2:8: there is more than one <mask>, expected one"),
  ]

  @Test(arguments: animations)
  func `names the mistake in a view and its place`(markup: String, report: String) {
    #expect(errorsOfNative("<screen><view>\n\(markup)</view></screen>") == [report])
  }

  @Test func `an element has no more animations than a frame has time for`() {
    let animation = "<animation keyPath=\"opacity\" to=\"1\"/>"
    let many = String(repeating: animation, count: 256)
    #expect(errorsOfNative("<screen><view>\(many)</view></screen>") == [])
    let report = ["2:1: there are more than 256 animations in one element"]
    #expect(errorsOfNative("<screen><view>\(many)\n\(animation)\(many)</view></screen>") == report)
    let group = "\n<animationGroup>\(many)</animationGroup>"
    #expect(errorsOfNative("<screen><view>\(group)</view></screen>") == report)
    #expect(errorsOfNative("<screen><shimmer>\(group)</shimmer></screen>").first == report[0])
    let change = "<layoutChange to=\"grid\" at=\"1s\"/>"
    #expect(
      errorsOfNative("<screen><cards>\(String(repeating: change, count: 256))\n\(change)</cards></screen>") == report)
  }

  /// A document with one error, and the complete message.
  static let documents: [(markup: String, report: String)] = [
    ("<screen><shape/></screen>", "1:9: <shape> needs the attribute 'path'"),
    (
      "<screen><shape path=\"M0 0L10\"/></screen>",
      "1:29: 'path' of <shape> is \"M0 0L10\", expected SVG path data; expected a number at character 8"
    ),
    (
      "<screen><shape path=\"L0 0\"/></screen>",
      "1:22: 'path' of <shape> is \"L0 0\", expected SVG path data; expected M or m first at character 1"
    ),
    (
      "<screen><shape path=\"M0 0L1 1\" fill=\"nothing\"/></screen>",
      "1:38: 'fill' of <shape> is \"nothing\", expected none or a color such as #DDDDDD, gray or rgba(0, 0, 0, 0.5)"
    ),
    (
      "<screen><shape path=\"M0 0L1 1\" strokeEnd=\"2\"/></screen>",
      "1:43: 'strokeEnd' of <shape> is \"2\", expected a number from 0 to 1 such as 0.5"
    ),
    (
      "<screen><view path=\"M0 0\"/></screen>",
      "1:15: unknown attribute 'path' of <view>; `skeleton native view` lists all"
    ),
    (
      "<screen><replicator instanceCount=\"0\"/></screen>",
      "1:36: 'instanceCount' of <replicator> is \"0\", expected a whole number from 1 such as 12"
    ),
    (
      "<screen><replicator instanceDely=\"1s\"/></screen>",
      "1:21: unknown attribute 'instanceDely' of <replicator>; did you mean 'instanceDelay'?"
    ),
    (
      "<screen><view transform=\"rotate(30deg) scal(2)\"/></screen>",
      "1:26: 'transform' of <view> is \"rotate(30deg) scal(2)\", expected none or functions such as rotate(30deg) "
        + "translate(8, 0) scale(0.5)"
    ),
    (
      "<screen><activityIndicator style=\"arc\"/></screen>",
      "1:35: 'style' of <activityIndicator> is \"arc\", expected arcs, markers, circles, spinner, dots, bar, "
        + "pulse or wave; did you mean \"arcs\"?"
    ),
    (
      "<screen><activityIndicator style=\"arcs\"><view/></activityIndicator></screen>",
      "1:41: <view> cannot stand inside <activityIndicator style=…>"
    ),
    (
      "<screen><activityIndicator startAnimating=\"2s\" stopAnimating=\"1s\"/></screen>",
      "1:63: 'stopAnimating' of <activityIndicator> is \"1s\", expected a time not before startAnimating"
    ),
    (
      "<screen><activityIndicator colors=\"red bleu\"/></screen>",
      "1:36: 'colors' of <activityIndicator> is \"red bleu\", expected colors such as #EEE #DDD #EEE"
    ),
    (
      "<screen><view background=\"color1\"/></screen>",
      "1:27: 'background' of <view> is \"color1\", expected a color such as #DDDDDD, gray or rgba(0, 0, 0, 0.5)"
    ),
    (
      "<cards layout=\"ring\"/>", "1:16: 'layout' of <cards> is \"ring\", expected grid or circle"
    ),
    (
      "<cards itemSize=\"1 2 3\"/>",
      "1:18: 'itemSize' of <cards> is \"1 2 3\", expected one or two numbers of points from 0 such as 30 or 30 20"
    ),
    ("<cards><layoutChange to=\"grid\"/></cards>", "1:8: <layoutChange> needs the attribute 'at'"),
    (
      "<screen><shimmer stopAt=\"-1s\"/></screen>",
      "1:26: 'stopAt' of <shimmer> is \"-1s\", expected a time from 0 such as 0.5, 0.5s or 500ms"
    ),
    (
      "<screen><shimmer><animation keyPath=\"opacity\" to=\"1\"/></shimmer></screen>",
      "1:38: key path 'opacity' is a property of views, not of <shimmer>"
    ),
    ("<mask/>", "1:1: <mask> stands in the wrong place, expected inside the view that it masks"),
  ]

  @Test(arguments: documents)
  func `names the mistake and its place`(markup: String, report: String) {
    #expect(errorsOfNative(markup) == [report])
  }
}
