// Made from table.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

import android.provider.Settings
import androidx.compose.animation.core.withInfiniteAnimationFrameMillis
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.scale
import androidx.compose.ui.layout.findRootCoordinates
import androidx.compose.ui.layout.layout
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInRoot
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.toSize
import androidx.compose.ui.util.lerp
import kotlin.math.roundToInt

/** The colors of one theme; [gradient] has as many as in [Light]. */
class TableSkeletonColors(
    val overlay: Color,
    val gradient: List<Color>
) {
    companion object {
        val Light = TableSkeletonColors(
            overlay = Color(0xFFFFFFFF),
            gradient = listOf(
                Color(0xFFF6F7F8),
                Color(0xFFEEEEEE),
                Color(0xFFDDDDDD),
                Color(0xFFEEEEEE),
                Color(0xFFF6F7F8)
            )
        )
        val Dark = TableSkeletonColors(
            overlay = Color(0xFF121212),
            gradient = listOf(
                Color(0xFF1E1E1E),
                Color(0xFF262626),
                Color(0xFF373737),
                Color(0xFF262626),
                Color(0xFF1E1E1E)
            )
        )
    }
}

/** The placeholder of table.xml at every width: one gradient behind all bones. */
@Composable
fun TableSkeleton(
    modifier: Modifier = Modifier,
    colors: TableSkeletonColors = if (isSystemInDarkTheme()) TableSkeletonColors.Dark else TableSkeletonColors.Light
) {
    val isRightToLeft = LocalLayoutDirection.current == LayoutDirection.Rtl
    // True if the user has removed animations in the settings of the system.
    val resolver = LocalContext.current.contentResolver
    val reducesMotion = remember(resolver) {
        Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f
    }
    // Frames have absolute times: placeholders that appear later join the sweep of the others.
    val time = produceState(0L, reducesMotion) {
        while (!reducesMotion) withInfiniteAnimationFrameMillis { value = it }
    }
    // The root of the composition in the coordinates of the placeholder.
    var root by remember { mutableStateOf(Rect.Zero) }
    Canvas(
        modifier
            .onGloballyPositioned {
                root = Rect(-it.positionInRoot(), it.findRootCoordinates().size.toSize())
            }
            .layout { measurable, constraints ->
                val width = if (constraints.hasBoundedWidth) constraints.maxWidth else constraints.minWidth
                val height = (tableBonesHeight(width / density) * density).roundToInt()
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
            val area = size / density
            val progress = time.value % 1000 / 1000f
            val bones = tableBones(area, isRightToLeft)
            if (reducesMotion) {
                drawPath(bones, colors.gradient[1])
            } else {
                val frame = Rect(root.topLeft / density, root.size / density)
                drawPath(bones, tableBonesBrush(colors, frame, isRightToLeft, progress))
            }
        }
    }
}

/** The height in dp at a width in dp. */
@Suppress("UNUSED_PARAMETER")
private fun tableBonesHeight(width: Float): Float {
    return 300f
}

private fun tableBonesBrush(colors: TableSkeletonColors, frame: Rect, isRightToLeft: Boolean, progress: Float): Brush {
    // The place of each color at the start and at the end of a sweep.
    val places = listOf(0f to 0.425f, 0f to 0.925f, 0.425f to 0.925f, 0.5f to 0.95f, 1f to 1f)
    val stops = places.mapIndexed { index, place ->
        lerp(place.first, place.second, progress) to colors.gradient[index]
    }
    fun point(x: Float, y: Float): Offset {
        val share = if (isRightToLeft) 1f - x else x
        return Offset(frame.left + frame.width * share, frame.top + frame.height * y)
    }
    val start = point(-2.55f, 0f)
    val end = point(1.45f, 0f)
    return Brush.linearGradient(*stops.toTypedArray(), start = start, end = end)
}

/** All bones, in dp from the top left corner. */
private fun tableBones(size: Size, isRightToLeft: Boolean) = Path().apply {
    val width = size.width
    fun bone(x: Float, y: Float, boxWidth: Float, boxHeight: Float, vararg radii: Float) {
        addBone(width, isRightToLeft, Rect(Offset(x, y), Size(boxWidth, boxHeight)), radii)
    }
    bone(16f, 21.95f, 110.5f, 11.9f, 5.95f)
    bone(16f, 57.75f, 110.5f, 11.9f, 5.95f)
    bone(16f, 93.55f, 119f, 11.9f, 5.95f)
    bone(16f, 129.35f, 76.5f, 11.9f, 5.95f)
    bone(16f, 177.15f, 102f, 11.9f, 5.95f)
    bone(16f, 212.95f, 34f, 11.9f, 5.95f)
    if (width < 167.0156f) {
        bone(134f, 177.15f, width - 150f, 11.9f, minOf(0.5f * width - 75f, 5.95f)) // profit
        bone(134f, 212.95f, width - 150f, 11.9f, minOf(0.5f * width - 75f, 5.95f)) // roi
    } else {
        bone(151f, 21.95f, minOf(width - 167f, 34f), 11.9f, minOf(0.5f * width - 83.5f, 5.95f)) // symbol
        bone(151f, 57.75f, minOf(width - 167f, 59.5f), 11.9f, minOf(0.5f * width - 83.5f, 5.95f)) // bought
        bone(151f, 93.55f, minOf(width - 167f, 59.5f), 11.9f, minOf(0.5f * width - 83.5f, 5.95f)) // current
        bone(151f, 129.35f, minOf(width - 167f, 23.8f), 11.9f, minOf(0.5f * width - 83.5f, 5.95f)) // quantity
        bone(134f, 177.15f, minOf(width - 150f, 23.8f), 11.9f, 5.95f) // profit
        bone(134f, 212.95f, minOf(width - 150f, 23.8f), 11.9f, 5.95f) // roi
    }
}

/** Adds a box; the radii are one for all corners, or four clockwise from the top left. */
private fun Path.addBone(width: Float, isMirrored: Boolean, box: Rect, radii: FloatArray) {
    if (box.width <= 0f || box.height <= 0f) return
    val left = if (isMirrored) width - box.right else box.left
    val order = if (isMirrored) listOf(1, 0, 3, 2) else listOf(0, 1, 2, 3)
    val corners = order.map {
        CornerRadius(if (radii.isEmpty()) 0f else if (radii.size == 1) radii[0] else radii[it])
    }
    val rect = Rect(Offset(left, box.top), box.size)
    addRoundRect(RoundRect(rect, corners[0], corners[1], corners[2], corners[3]))
}

@Preview
@Composable
private fun TableSkeletonPreview() = TableSkeleton()
