// Made from hearts.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.unit.dp

/** What shows while hearts.xml loads: 160 × 160 dp. */
@Composable
fun HeartsSkeleton(modifier: Modifier = Modifier) {
    Canvas(
        modifier
            .size(width = 160.dp, height = 160.dp)
            .clearAndSetSemantics {
                contentDescription = "Loading…"
                liveRegion = LiveRegionMode.Polite
                progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate
            },
    ) {
        drawRect(Color(0xFFFFFFFF))
        // From here on in dp.
        scale(density, pivot = Offset.Zero) {
            drawRoundRect(Color(0x80000000), Offset(0f, 0f), Size(160f, 160f), CornerRadius(10f))
        }
    }
}
