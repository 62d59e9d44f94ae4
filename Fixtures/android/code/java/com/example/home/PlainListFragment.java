package com.example.home;

abstract class PlainListFragment extends Fragment {
  @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
    return inflater.inflate(R.layout.plain_list, parent, false);
  }
}
