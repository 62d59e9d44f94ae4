// Made from table.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

import android.provider.Settings
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
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
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.unit.dp
import androidx.compose.ui.util.lerp

/** What shows while table.xml loads: 375 × 300 dp, one gradient behind all bones. */
@Composable
fun TableSkeleton(modifier: Modifier = Modifier) {
    // True if the user has removed animations in the settings of the system.
    val resolver = LocalContext.current.contentResolver
    val reducesMotion = remember(resolver) {
        Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) == 0f
    }
    val transition = rememberInfiniteTransition(label = "shimmer")
    val progress by transition.animateFloat(
        initialValue = 0f,
        targetValue = 1f,
        animationSpec = infiniteRepeatable(
            animation = tween(durationMillis = 1000, easing = LinearEasing),
            repeatMode = RepeatMode.Restart,
        ),
        label = "progress",
    )
    val bones = remember { tableBones() }
    Canvas(
        modifier
            .size(width = 375.dp, height = 300.dp)
            .clearAndSetSemantics {
                contentDescription = "Loading…"
                liveRegion = LiveRegionMode.Polite
                progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate
            },
    ) {
        drawRect(Color(0xFFFFFFFF))
        // From here on in dp.
        scale(density, pivot = Offset.Zero) {
            if (reducesMotion) {
                drawPath(bones, Color(0xFFEEEEEE))
            } else {
                drawPath(bones, shimmer(progress))
            }
        }
    }
}

/** The gradient, [progress] of its way: each color with its place at the start and at the end. */
private fun shimmer(progress: Float) = Brush.linearGradient(
    lerp(0f, 0.425f, progress) to Color(0xFFF6F7F8),
    lerp(0f, 0.925f, progress) to Color(0xFFEEEEEE),
    lerp(0.425f, 0.925f, progress) to Color(0xFFDDDDDD),
    lerp(0.5f, 0.95f, progress) to Color(0xFFEEEEEE),
    1f to Color(0xFFF6F7F8),
    start = Offset(-956.25f, 0f),
    end = Offset(543.75f, 0f),
)

/** All bones, in dp from the top left corner. */
private fun tableBones() = Path().apply {
    addBone(16f, 21.95f, width = 110.5f, height = 11.9f, radius = 5.95f)
    addBone(151f, 21.95f, width = 34f, height = 11.9f, radius = 5.95f) // symbol
    addBone(16f, 57.75f, width = 110.5f, height = 11.9f, radius = 5.95f)
    addBone(151f, 57.75f, width = 59.5f, height = 11.9f, radius = 5.95f) // bought
    addBone(16f, 93.55f, width = 119f, height = 11.9f, radius = 5.95f)
    addBone(151f, 93.55f, width = 59.5f, height = 11.9f, radius = 5.95f) // current
    addBone(16f, 129.35f, width = 76.5f, height = 11.9f, radius = 5.95f)
    addBone(151f, 129.35f, width = 23.8f, height = 11.9f, radius = 5.95f) // quantity
    addBone(16f, 177.15f, width = 102f, height = 11.9f, radius = 5.95f)
    addBone(134f, 177.15f, width = 23.8f, height = 11.9f, radius = 5.95f) // profit
    addBone(16f, 212.95f, width = 34f, height = 11.9f, radius = 5.95f)
    addBone(134f, 212.95f, width = 23.8f, height = 11.9f, radius = 5.95f) // roi
}

private fun Path.addBone(x: Float, y: Float, width: Float, height: Float, radius: Float = 0f) {
    addRoundRect(RoundRect(Rect(Offset(x, y), Size(width, height)), CornerRadius(radius)))
}
