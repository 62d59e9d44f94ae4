// Made from newsfeed.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

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

/** What shows while newsfeed.xml loads: 375 × 630 dp, one gradient behind all bones. */
@Composable
fun NewsfeedSkeleton(modifier: Modifier = Modifier) {
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
    val bones = remember { newsfeedBones() }
    Canvas(
        modifier
            .size(width = 375.dp, height = 630.dp)
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
private fun newsfeedBones() = Path().apply {
    repeat(3) { cell ->
        val y = 210f * cell
        addBone(16f, 16f + y, width = 44f, height = 44f) // avatar
        addBone(68f, 24f + y, width = 210f, height = 8f) // fullName
        addBone(68f, 40f + y, width = 160f, height = 8f) // createTime
        addBone(16f, 84f + y, width = 300f, height = 8f) // line1
        addBone(16f, 100f + y, width = 336f, height = 8f) // line2
        addBone(16f, 116f + y, width = 262f, height = 8f) // line3
    }
}

private fun Path.addBone(x: Float, y: Float, width: Float, height: Float, radius: Float = 0f) {
    addRoundRect(RoundRect(Rect(Offset(x, y), Size(width, height)), CornerRadius(radius)))
}
