// Made from markers.xml by skeleton, format compose.

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** What shows while markers.xml loads: 160 × 160 dp. */
@Composable
fun MarkersSkeleton(modifier: Modifier = Modifier) {
    Box(modifier) {
        Canvas(
            Modifier
                .size(width = 160.dp, height = 160.dp)
                .semantics { contentDescription = "Loading…" },
        ) {
            drawRect(Color(0xFFFFFFFF))
        }
        CircularProgressIndicator(Modifier.offset(0.dp, 0.dp).size(160.dp, 160.dp))
    }
}
