// Made from hearts.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.layout.layout
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Constraints
import kotlin.math.roundToInt

/** The colors of one theme. */
class HeartsSkeletonColors(
    val overlay: Color
) {
    companion object {
        val Light = HeartsSkeletonColors(
            overlay = Color(0xFFFFFFFF)
        )
        val Dark = HeartsSkeletonColors(
            overlay = Color(0xFF121212)
        )
    }
}

/** The placeholder of hearts.xml at every width: no bones. */
@Composable
fun HeartsSkeleton(
    modifier: Modifier = Modifier,
    colors: HeartsSkeletonColors = if (isSystemInDarkTheme()) HeartsSkeletonColors.Dark else HeartsSkeletonColors.Light
) {
    Canvas(
        modifier
            .layout { measurable, constraints ->
                val width = if (constraints.hasBoundedWidth) constraints.maxWidth else constraints.minWidth
                val height = (heartsBonesHeight(width / density) * density).roundToInt()
                val placeable = measurable.measure(Constraints.fixed(width, height))
                layout(width, height) { placeable.place(0, 0) }
            }
            .clearAndSetSemantics {
                contentDescription = "Loading…"
                liveRegion = LiveRegionMode.Polite
                progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate
            }
    ) {
        drawRect(colors.overlay)
        // From here on in dp.
        scale(density, pivot = Offset.Zero) {
            drawPath(PathParser().parsePathString("M10 0h140a10 10 0 0 1 10 10v140a10 10 0 0 1 -10 10h-140a10 10 0 0 1 -10 -10v-140a10 10 0 0 1 10 -10z").toPath(), Color(0x80000000))
        }
    }
}

/** The height in dp at a width in dp. */
@Suppress("UNUSED_PARAMETER")
private fun heartsBonesHeight(width: Float): Float {
    return 160f
}

@Preview
@Composable
private fun HeartsSkeletonPreview() = HeartsSkeleton()
