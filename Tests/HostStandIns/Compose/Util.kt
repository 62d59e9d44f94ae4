package androidx.compose.ui.util

fun lerp(start: Float, stop: Float, fraction: Float) = (1 - fraction) * start + fraction * stop
