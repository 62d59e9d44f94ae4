package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier

enum class LiveRegionMode { Polite }
class ProgressBarRangeInfo { companion object { val Indeterminate = ProgressBarRangeInfo() } }
class SemanticsPropertyReceiver
var SemanticsPropertyReceiver.contentDescription: String
    get() = ""
    set(value) {}
var SemanticsPropertyReceiver.liveRegion: LiveRegionMode
    get() = LiveRegionMode.Polite
    set(value) {}
var SemanticsPropertyReceiver.progressBarRangeInfo: ProgressBarRangeInfo
    get() = ProgressBarRangeInfo.Indeterminate
    set(value) {}
fun Modifier.clearAndSetSemantics(properties: SemanticsPropertyReceiver.() -> Unit): Modifier = this
