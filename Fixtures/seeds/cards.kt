// Made from cards.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

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

/** What shows while cards.xml loads: 375 × 667 dp. */
@Composable
fun CardsSkeleton(modifier: Modifier = Modifier) {
    Canvas(
        modifier
            .size(width = 375.dp, height = 667.dp)
            .clearAndSetSemantics {
                contentDescription = "Loading…"
                liveRegion = LiveRegionMode.Polite
                progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate
            },
    ) {
        drawRect(Color(0xFF808080))
        // From here on in dp.
        scale(density, pivot = Offset.Zero) {
            repeat(2) { cell ->
                val y = 212.3333f * cell
                repeat(3) { item ->
                    val x = 115f * item
                    drawRoundRect(Color(0xFFFFFFFF), Offset(34.53f + x, 62.35f + y), Size(75.93f, 117.64f), CornerRadius(1.13f))
                }
            }
            repeat(2) { cell ->
                val x = 115f * cell
                drawRoundRect(Color(0xFFFFFFFF), Offset(34.53f + x, 487.01f), Size(75.93f, 117.64f), CornerRadius(1.13f))
            }
        }
    }
}
