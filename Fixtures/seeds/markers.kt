// Made from markers.xml by skeleton, format compose. For Compose 1.4, Kotlin 1.9, Android 5.0 (API level 21).

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.unit.dp

/** What shows while markers.xml loads: 160 × 160 dp. */
@Composable
fun MarkersSkeleton(modifier: Modifier = Modifier) {
    Box(
        modifier
            .clearAndSetSemantics {
                contentDescription = "Loading…"
                liveRegion = LiveRegionMode.Polite
                progressBarRangeInfo = ProgressBarRangeInfo.Indeterminate
            },
    ) {
        Canvas(
            Modifier
                .size(width = 160.dp, height = 160.dp),
        ) {
            drawRect(Color(0xFFFFFFFF))
        }
        CircularProgressIndicator(Modifier.offset(0.dp, 0.dp).size(160.dp, 160.dp))
    }
}
