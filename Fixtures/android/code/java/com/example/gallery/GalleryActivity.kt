package com.example.gallery

class GalleryActivity : AppCompatActivity(R.layout.activity_gallery) {
  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    suggestions.adapter = SuggestionAdapter()
    pager.adapter = GalleryPagerAdapter(this)
  }
}
