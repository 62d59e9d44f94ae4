// Made from markers.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.layout.layout
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import kotlin.math.roundToInt

/** The colors of one theme. */
class MarkersSkeletonColors(
    val overlay: Color
) {
    companion object {
        val Light = MarkersSkeletonColors(
            overlay = Color(0xFFFFFFFF)
        )
        val Dark = MarkersSkeletonColors(
            overlay = Color(0xFF121212)
        )
    }
}

/** The placeholder of markers.xml at every width: no bones. */
@Composable
fun MarkersSkeleton(
    modifier: Modifier = Modifier,
    colors: MarkersSkeletonColors = if (isSystemInDarkTheme()) MarkersSkeletonColors.Dark else MarkersSkeletonColors.Light
) {
    Box(modifier) {
        Canvas(
            Modifier
                .layout { measurable, constraints ->
                    val width = if (constraints.hasBoundedWidth) constraints.maxWidth else constraints.minWidth
                    val height = (markersBonesHeight(width / density) * density).roundToInt()
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
        }
        CircularProgressIndicator(
            Modifier.absoluteOffset(0.dp, 0.dp).size(160.dp, 160.dp).clearAndSetSemantics {}
        )
    }
}

/** The height in dp at a width in dp. */
@Suppress("UNUSED_PARAMETER")
private fun markersBonesHeight(width: Float): Float {
    return 160f
}

@Preview
@Composable
private fun MarkersSkeletonPreview() = MarkersSkeleton()
