// Made from hearts.xml by skeleton, format compose.

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** What shows while hearts.xml loads: 160 × 160 dp. */
@Composable
fun HeartsSkeleton(modifier: Modifier = Modifier) {
    Canvas(
        modifier
            .size(width = 160.dp, height = 160.dp)
            .semantics { contentDescription = "Loading…" },
    ) {
        drawRect(Color(0xFFFFFFFF))
    }
}
