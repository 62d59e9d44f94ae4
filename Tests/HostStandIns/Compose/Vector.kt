package androidx.compose.ui.graphics.vector

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Path

/** Reads the commands of generated code; a path is recorded as the box around it. */
class PathParser {
    private val points = mutableListOf<Offset>()
    private var current = Offset(0f, 0f)

    fun parsePathString(data: String): PathParser {
        for (command in Regex("[A-Za-z][^A-Za-z]*").findAll(data)) {
            val numbers = Regex("-?[0-9.]+").findAll(command.value).map { it.value.toFloat() }.toList()
            when (command.value[0]) {
                'M' -> move(Offset(numbers[0], numbers[1]))
                'L', 'C', 'Q' -> curve(numbers.chunked(2).map { Offset(it[0], it[1]) })
                'h' -> curve(listOf(current + Offset(numbers[0], 0f)))
                'v' -> curve(listOf(current + Offset(0f, numbers[0])))
                // A quarter of a circle: the extremes are its ends.
                'a' -> curve(listOf(current + Offset(numbers[5], numbers[6])))
                'Z', 'z' -> {}
                else -> error("command ${command.value}")
            }
        }
        return this
    }

    private fun move(point: Offset) {
        current = point
        points.add(point)
    }

    private fun curve(ends: List<Offset>) {
        val controls = listOf(current) + ends
        for (step in 1..200) points.add(at(controls, step / 200f))
        current = ends.last()
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
