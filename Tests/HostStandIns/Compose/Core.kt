package androidx.compose.animation.core

import androidx.compose.runtime.Frames

suspend fun <R> withInfiniteAnimationFrameMillis(onFrame: (Long) -> R): R = onFrame(Frames.time)
class CubicBezierEasing(val a: Float, val b: Float, val c: Float, val d: Float) {
    fun transform(fraction: Float): Float {
        fun value(one: Float, two: Float, t: Float) = 3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
        var low = 0f
        var high = 1f
        repeat(40) {
            val middle = (low + high) / 2
            if (value(a, c, middle) < fraction) low = middle else high = middle
        }
        return value(b, d, low)
    }
}
object LinearEasing
class AnimationSpec
fun tween(durationMillis: Int, easing: LinearEasing) = AnimationSpec()
class Animatable(var value: Float) {
    suspend fun snapTo(target: Float) { value = target }
    suspend fun animateTo(target: Float, spec: AnimationSpec) { value = target }
}
