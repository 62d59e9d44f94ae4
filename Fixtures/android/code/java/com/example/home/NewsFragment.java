package com.example.home;

public class NewsFragment extends PlainListFragment {
  @Override protected ListAdapter adapter() { return new StoryAdapter(requireContext()); }
}
