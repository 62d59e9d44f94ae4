package androidx.compose.material3

import androidx.compose.ui.Modifier

fun CircularProgressIndicator(modifier: Modifier) {}
