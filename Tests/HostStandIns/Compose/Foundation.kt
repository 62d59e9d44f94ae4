package androidx.compose.foundation

import androidx.compose.ui.Drawing
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.drawscope.DrawScope

var isDark = false
fun isSystemInDarkTheme() = isDark
fun Canvas(modifier: Modifier, onDraw: DrawScope.() -> Unit) = Drawing.draw(modifier, onDraw)
