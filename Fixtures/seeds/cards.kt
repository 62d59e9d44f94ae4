// Made from cards.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

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
class CardsSkeletonColors(
    val overlay: Color
) {
    companion object {
        val Light = CardsSkeletonColors(
            overlay = Color(0xFF808080)
        )
        val Dark = CardsSkeletonColors(
            overlay = Color(0xFF121212)
        )
    }
}

/** The placeholder of cards.xml at every width: no bones. */
@Composable
fun CardsSkeleton(
    modifier: Modifier = Modifier,
    colors: CardsSkeletonColors = if (isSystemInDarkTheme()) CardsSkeletonColors.Dark else CardsSkeletonColors.Light
) {
    Canvas(
        modifier
            .layout { measurable, constraints ->
                val width = if (constraints.hasBoundedWidth) constraints.maxWidth else constraints.minWidth
                val height = (cardsBonesHeight(width / density) * density).roundToInt()
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
            drawPath(PathParser().parsePathString("M35.6667 62.3467h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M150.6667 62.3467h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M265.6667 62.3467h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M35.6667 274.68h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M150.6667 274.68h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M265.6667 274.68h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M35.6667 487.0133h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
            drawPath(PathParser().parsePathString("M150.6667 487.0133h73.6667a1.1333 1.1333 0 0 1 1.1333 1.1333v115.3733a1.1333 1.1333 0 0 1 -1.1333 1.1333h-73.6667a1.1333 1.1333 0 0 1 -1.1333 -1.1333v-115.3733a1.1333 1.1333 0 0 1 1.1333 -1.1333z").toPath(), Color(0xFFFFFFFF))
        }
    }
}

/** The height in dp at a width in dp. */
@Suppress("UNUSED_PARAMETER")
private fun cardsBonesHeight(width: Float): Float {
    return 667f
}

@Preview
@Composable
private fun CardsSkeletonPreview() = CardsSkeleton()
