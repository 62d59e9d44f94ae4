package com.example.gallery

class GalleryPagerAdapter(activity: FragmentActivity) : FragmentStateAdapter(activity) {
  override fun getItemCount(): Int = 2

  override fun createFragment(position: Int) = if (position == 0) AllFragment() else LikedFragment()
}
