package com.example.home;

public class HomeActivity extends AppCompatActivity {
  @Override protected void onCreate(Bundle state) {
    super.onCreate(state);
    setContentView(R.layout.activity_home);
    getSupportFragmentManager().beginTransaction().add(R.id.container, new NewsFragment()).commit();
  }
}
