package androidx.compose.ui.graphics.vector

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path

/** Reads the commands M, L, C, Q and Z; a path is recorded as the box around it. */
class PathParser {
    private val points = mutableListOf<Offset>()

    fun parsePathString(data: String): PathParser {
        var current = Offset(0f, 0f)
        for (command in Regex("[A-Z][^A-Z]*").findAll(data)) {
            val text = command.value.drop(1)
            val numbers = Regex("-?[0-9.]+").findAll(text).map { it.value.toFloat() }.toList()
            val ends = numbers.chunked(2).map { Offset(it[0], it[1]) }
            check(command.value[0] in "MLCQZ") { "command ${command.value}" }
            if (ends.isEmpty()) continue
            val controls = listOf(current) + ends
            for (step in 1..200) points.add(at(controls, step / 200f))
            current = ends.last()
            // A subpath begins at a point, not with a line.
            if (command.value[0] == 'M') repeat(199) { points.removeAt(points.size - 2) }
        }
        return this
    }

    /** De Casteljau's construction. */
    private fun at(controls: List<Offset>, share: Float): Offset {
        if (controls.size == 1) return controls[0]
        return at(controls.zipWithNext { a, b -> Offset(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share) }, share)
    }

    fun toPath(): Path {
        val path = Path()
        if (points.isEmpty()) return path
        val left = points.map { it.x }.min()!!
        val top = points.map { it.y }.min()!!
        val size = Size(points.map { it.x }.max()!! - left, points.map { it.y }.max()!! - top)
        val corner = CornerRadius(0f)
        path.addRoundRect(RoundRect(Rect(Offset(left, top), size), corner, corner, corner, corner))
        return path
    }
}
