package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

fun Box(modifier: Modifier, content: () -> Unit) = content()
fun Modifier.size(width: Dp, height: Dp) = this
fun Modifier.absoluteOffset(x: Dp, y: Dp) = this
