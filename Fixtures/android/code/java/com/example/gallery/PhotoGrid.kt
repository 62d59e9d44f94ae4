package com.example.gallery

class PhotoGrid(context: Context, attributes: AttributeSet?) : RecyclerView(context, attributes) {
  init {
    layoutManager = GridLayoutManager(context, NUM_COLUMNS)
  }

  companion object {
    private const val NUM_COLUMNS = 3
  }
}
