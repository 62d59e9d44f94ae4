// Made from cards.xml by skeleton, format compose.

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** What shows while cards.xml loads: 375 × 667 dp. */
@Composable
fun CardsSkeleton(modifier: Modifier = Modifier) {
    Canvas(
        modifier
            .size(width = 375.dp, height = 667.dp)
            .semantics { contentDescription = "Loading…" },
    ) {
        drawRect(Color(0xFF808080))
    }
}
