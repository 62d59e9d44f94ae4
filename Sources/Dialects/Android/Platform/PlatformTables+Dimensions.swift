extension PlatformTables {
  /// The dimensions of Android 10.0.0_r36 (Apache License 2.0): words `name=value`, such as `name=16dp`.
  static let frameworkDimensions = """
    action_bar_content_inset_material=16dp action_bar_content_inset_with_nav=72dp action_bar_default_height=48dip
    action_bar_default_height_material=56dp action_bar_default_padding_end_material=0dp
    action_bar_default_padding_start_material=0dp action_bar_elevation_material=4dp
    action_bar_icon_vertical_padding=8dip action_bar_icon_vertical_padding_material=16dp
    action_bar_overflow_padding_end_material=10dp action_bar_overflow_padding_start_material=6dp
    action_bar_stacked_max_height=48dp action_bar_stacked_tab_max_width=180dp action_bar_subtitle_bottom_margin=5dip
    action_bar_subtitle_bottom_margin_material=5dp action_bar_subtitle_text_size=14dp
    action_bar_subtitle_top_margin=-3dp action_bar_subtitle_top_margin_material=-3dp action_bar_title_text_size=18dp
    action_button_min_height_material=48dp action_button_min_width=56dip action_button_min_width_material=48dp
    action_button_min_width_overflow_material=36dp aerr_padding_list_bottom=8dp aerr_padding_list_top=15dp
    alert_dialog_button_bar_height=48dip alert_dialog_button_bar_width=64dp alert_dialog_round_padding=27dip
    alert_dialog_title_height=64dip ambient_shadow_alpha=0.039 app_icon_size=48dip button_elevation_material=2dp
    button_inset_horizontal_material=4dp button_inset_vertical_material=6dp button_padding_horizontal_material=8dp
    button_padding_vertical_material=4dp button_pressed_z_material=4dp circular_display_mask_thickness=1px
    config_alertDialogSelectionScrollOffset=0dp config_appTransitionAnimationDurationScaleDefault=1.0
    config_backGestureInset=0dp config_bottomDialogCornerRadius=2dp config_buttonCornerRadius=2dp
    config_closeToSquareDisplayMaxAspectRatio=1.333 config_dialogCornerRadius=2dp
    config_displayWhiteBalanceBrightnessFilterIntercept=10.0
    config_displayWhiteBalanceColorTemperatureFilterIntercept=10.0
    config_displayWhiteBalanceHighLightAmbientColorTemperature=8000.0
    config_displayWhiteBalanceLowLightAmbientColorTemperature=6500.0 config_fullTaskSnapshotScale=1.0
    config_horizontalScrollFactor=64dp config_inCallNotificationVolume=.10 config_mediaMetadataBitmapMaxSize=320dp
    config_minScalingSpan=27mm config_minScalingTouchMajor=48dp config_minScrollbarTouchTarget=48dp
    config_pictureInPictureAspectRatioLimitForMinSize=1.777778 config_pictureInPictureDefaultAspectRatio=1.777778
    config_pictureInPictureDefaultSizePercent=0.23 config_pictureInPictureMaxAspectRatio=2.39
    config_pictureInPictureMinAspectRatio=0.41841004184 config_prefDialogWidth=320dp
    config_preferredHyphenationFrequency=0 config_progressBarCornerRadius=0dp config_restrictedIconSize=16dp
    config_scrollFactor=64dp config_scrollbarSize=4dp config_signalCutoutHeightFraction=11
    config_signalCutoutWidthFraction=11 config_verticalScrollFactor=64dp config_viewMaxFlingVelocity=8000dp
    config_viewMinFlingVelocity=50dp content_rect_bottom_clip_allowance=20dp control_corner_material=2dp
    control_inset_material=4dp control_padding_material=4dp cross_profile_apps_thumbnail_size=72dp
    date_picker_date_label_size=34dp date_picker_day_height=40dp date_picker_day_of_week_height=36dp
    date_picker_day_of_week_text_size=12sp date_picker_day_selector_radius=20dp date_picker_day_text_size=12sp
    date_picker_day_width=44dp date_picker_month_height=56dp date_picker_month_text_size=14sp
    date_picker_year_label_size=16sp datepicker_component_width=260dp datepicker_dialog_width=520dp
    datepicker_header_height=30dp datepicker_header_text_size=14dp datepicker_list_year_activated_label_size=26sp
    datepicker_list_year_label_size=16sp datepicker_selected_date_day_size=88dp datepicker_selected_date_month_size=24dp
    datepicker_selected_date_year_size=24dp datepicker_view_animator_height=226dp datepicker_year_label_height=64dp
    day_picker_button_margin_top=0dp day_picker_padding_horizontal=20dp day_picker_padding_top=6dp
    default_app_widget_padding_bottom=8dp default_app_widget_padding_left=8dp default_app_widget_padding_right=8dp
    default_app_widget_padding_top=8dp default_gap=8dip default_minimal_size_resizable_task=220dp
    dialog_corner_radius=2dp dialog_fixed_height_major=80% dialog_fixed_height_minor=100% dialog_fixed_width_major=100%
    dialog_fixed_width_minor=100% dialog_list_padding_bottom_no_buttons=8dp dialog_list_padding_top_no_title=8dp
    dialog_min_width_major=65% dialog_min_width_minor=95% dialog_padding=16dp dialog_padding_material=24dp
    dialog_padding_top_material=18dp dialog_title_divider_material=8dp display_cutout_touchable_region_size=12dp
    dropdownitem_icon_width=32dip dropdownitem_text_padding_left=8dip dropdownitem_text_padding_right=8dip
    edit_text_inset_bottom_material=7dp edit_text_inset_horizontal_material=4dp edit_text_inset_top_material=10dp
    emphasized_button_stroke_width=1dp fast_scroller_minimum_touch_target=48dp floating_window_margin_bottom=32dp
    floating_window_margin_left=16dp floating_window_margin_right=16dp floating_window_margin_top=8dp
    floating_window_z=16dp harmful_app_icon_name_padding=20dp harmful_app_icon_size=44dp
    harmful_app_message_line_spacing_modifier=1.22 harmful_app_message_padding_bottom=24dp
    harmful_app_message_padding_left=24dp harmful_app_message_padding_right=24dp harmful_app_name_padding_bottom=20dp
    harmful_app_name_padding_left=24dp harmful_app_name_padding_right=24dp harmful_app_name_padding_top=8dp
    harmful_app_padding_top=10dp item_touch_helper_max_drag_scroll_per_frame=20dp
    item_touch_helper_swipe_escape_max_velocity=800dp item_touch_helper_swipe_escape_velocity=120dp light_radius=800dp
    light_y=0dp light_z=600dp list_item_padding_end_material=16dp list_item_padding_horizontal_material=16dp
    list_item_padding_start_material=16dp messaging_avatar_size=36dp messaging_group_sending_progress_size=24dp
    messaging_image_extra_spacing=8dp messaging_image_max_height=136dp messaging_image_min_size=44dp
    messaging_image_rounding=4dp min_xlarge_screen_width=800dp navigation_bar_frame_height=48dp
    navigation_bar_frame_height_landscape=48dp navigation_bar_gesture_height=48dp navigation_bar_height=48dp
    navigation_bar_height_landscape=48dp navigation_bar_width=48dp password_keyboard_horizontalGap=3dip
    password_keyboard_key_height_alpha=56dip password_keyboard_key_height_numeric=56dip
    password_keyboard_spacebar_vertical_correction=4dip password_keyboard_verticalGap=9dip picker_bottom_margin=16dip
    picker_top_margin=16dip preference_breadcrumb_paddingLeft=0dp preference_breadcrumb_paddingRight=0dp
    preference_breadcrumbs_padding_end_material=24dp preference_breadcrumbs_padding_start_material=12dp
    preference_child_padding_side=16dip preference_fragment_padding_bottom=0dp preference_fragment_padding_side=16dp
    preference_fragment_padding_side_material=0dp preference_fragment_padding_vertical_material=0dp
    preference_icon_minWidth=0dp preference_item_padding_inner=8dip preference_item_padding_side=8dip
    preference_screen_bottom_margin=0dp preference_screen_header_padding_side=16dip
    preference_screen_header_padding_side_material=0dp preference_screen_header_vertical_padding=0dp
    preference_screen_header_vertical_padding_material=0dp preference_screen_side_margin=0dp
    preference_screen_side_margin_material=0dp preference_screen_side_margin_negative=0dp
    preference_screen_side_margin_negative_material=0dp preference_screen_top_margin=0dp preference_widget_width=48dp
    progress_bar_corner_material=0dp progress_bar_height_material=4dp progress_bar_size_large=76dp
    progress_bar_size_medium=48dp progress_bar_size_small=16dip quick_qs_offset_height=48dp quick_qs_total_height=176dp
    resize_shadow_size=5dp restricted_icon_size_material=16dp search_view_preferred_height=48dip
    search_view_preferred_width=320dip seekbar_thumb_exclusion_max_size=48dp
    seekbar_track_background_height_material=2dp select_dialog_drawable_padding_start_material=20dp
    select_dialog_padding_start_material=20dp slice_icon_size=24dp slice_padding=16dp slice_shortcut_size=56dp
    spot_shadow_alpha=0.19 status_bar_height=24dp status_bar_height_landscape=24dp status_bar_height_portrait=24dp
    subtitle_corner_radius=2dp subtitle_outline_width=2dp subtitle_shadow_offset=2dp subtitle_shadow_radius=2dp
    task_height_of_minimized_mode=80dp text_handle_min_size=40dp text_line_spacing_multiplier_material=1.0
    text_size_body_1_material=14sp text_size_body_2_material=14sp text_size_button_material=14sp
    text_size_caption_material=12sp text_size_display_1_material=34sp text_size_display_2_material=45sp
    text_size_display_3_material=56sp text_size_display_4_material=112sp text_size_headline_material=24sp
    text_size_large_material=22sp text_size_medium_material=18sp text_size_menu_header_material=14sp
    text_size_menu_material=16sp text_size_small_material=14sp text_size_subhead_material=16sp
    text_size_subtitle_material_toolbar=16dp text_size_title_material=20sp text_size_title_material_toolbar=20dp
    textview_error_popup_default_width=240dip thumbnail_height=192dp thumbnail_width=192dp timepicker_am_top_padding=4dp
    timepicker_ampm_horizontal_padding=16dp timepicker_ampm_label_size=16dp timepicker_center_dot_radius=3dp
    timepicker_edit_text_size=24sp timepicker_header_height=100dp timepicker_pm_top_padding=4dp
    timepicker_radial_picker_dimen=296dp timepicker_radial_picker_horizontal_margin=16dp
    timepicker_radial_picker_top_margin=16dp timepicker_selector_dot_radius=2dp timepicker_selector_radius=20dp
    timepicker_selector_stroke=2dp timepicker_separator_padding=2dp timepicker_text_inset_inner=58dp
    timepicker_text_inset_normal=22dp timepicker_text_size_inner=12sp timepicker_text_size_normal=16sp
    timepicker_time_label_size=60dp tooltip_corner_radius=2dp tooltip_horizontal_padding=16dp tooltip_margin=8dp
    tooltip_precise_anchor_extra_offset=8dp tooltip_precise_anchor_threshold=96dp tooltip_vertical_padding=6.5dp
    tooltip_y_offset_non_touch=0dp tooltip_y_offset_touch=16dp
    """

  /// The dimensions of AppCompat 28.0.0 (Apache License 2.0): words `name=value`, such as `name=16dp`.
  static let appCompatDimensions = """
    abc_action_bar_content_inset_material=16dp abc_action_bar_content_inset_with_nav=72dp
    abc_action_bar_default_height_material=56dp abc_action_bar_default_padding_end_material=0dp
    abc_action_bar_default_padding_start_material=0dp abc_action_bar_elevation_material=4dp
    abc_action_bar_icon_vertical_padding_material=16dp abc_action_bar_overflow_padding_end_material=10dp
    abc_action_bar_overflow_padding_start_material=6dp abc_action_bar_stacked_max_height=48dp
    abc_action_bar_stacked_tab_max_width=180dp abc_action_bar_subtitle_bottom_margin_material=5dp
    abc_action_bar_subtitle_top_margin_material=-3dp abc_action_button_min_height_material=48dp
    abc_action_button_min_width_material=48dp abc_action_button_min_width_overflow_material=36dp
    abc_alert_dialog_button_bar_height=48dp abc_alert_dialog_button_dimen=48dp abc_button_inset_horizontal_material=4dp
    abc_button_inset_vertical_material=6dp abc_button_padding_horizontal_material=8dp
    abc_button_padding_vertical_material=4dp abc_cascading_menus_min_smallest_width=720dp
    abc_config_prefDialogWidth=320dp abc_control_corner_material=2dp abc_control_inset_material=4dp
    abc_control_padding_material=4dp abc_dialog_corner_radius_material=2dp abc_dialog_fixed_height_major=80%
    abc_dialog_fixed_height_minor=100% abc_dialog_fixed_width_major=320dp abc_dialog_fixed_width_minor=320dp
    abc_dialog_list_padding_bottom_no_buttons=8dp abc_dialog_list_padding_top_no_title=8dp
    abc_dialog_min_width_major=65% abc_dialog_min_width_minor=95% abc_dialog_padding_material=24dp
    abc_dialog_padding_top_material=18dp abc_dialog_title_divider_material=8dp abc_disabled_alpha_material_dark=0.30
    abc_disabled_alpha_material_light=0.26 abc_dropdownitem_icon_width=32dip abc_dropdownitem_text_padding_left=8dip
    abc_dropdownitem_text_padding_right=8dip abc_edit_text_inset_bottom_material=7dp
    abc_edit_text_inset_horizontal_material=4dp abc_edit_text_inset_top_material=10dp abc_floating_window_z=16dp
    abc_list_item_padding_horizontal_material=16dp abc_panel_menu_list_width=296dp abc_progress_bar_height_material=4dp
    abc_search_view_preferred_height=48dip abc_search_view_preferred_width=320dip
    abc_seekbar_track_background_height_material=2dp abc_seekbar_track_progress_height_material=2dp
    abc_select_dialog_padding_start_material=20dp abc_switch_padding=0px abc_text_size_body_1_material=14sp
    abc_text_size_body_2_material=14sp abc_text_size_button_material=14sp abc_text_size_caption_material=12sp
    abc_text_size_display_1_material=34sp abc_text_size_display_2_material=45sp abc_text_size_display_3_material=56sp
    abc_text_size_display_4_material=112sp abc_text_size_headline_material=24sp abc_text_size_large_material=22sp
    abc_text_size_medium_material=18sp abc_text_size_menu_header_material=14sp abc_text_size_menu_material=16sp
    abc_text_size_small_material=14sp abc_text_size_subhead_material=16sp abc_text_size_subtitle_material_toolbar=16dp
    abc_text_size_title_material=20sp abc_text_size_title_material_toolbar=20dp disabled_alpha_material_dark=0.30
    disabled_alpha_material_light=0.26 highlight_alpha_material_colored=0.26 highlight_alpha_material_dark=0.20
    highlight_alpha_material_light=0.12 hint_alpha_material_dark=0.50 hint_alpha_material_light=0.38
    hint_pressed_alpha_material_dark=0.70 hint_pressed_alpha_material_light=0.54 tooltip_corner_radius=2dp
    tooltip_horizontal_padding=16dp tooltip_margin=8dp tooltip_precise_anchor_extra_offset=8dp
    tooltip_precise_anchor_threshold=96dp tooltip_vertical_padding=6.5dp tooltip_y_offset_non_touch=0dp
    tooltip_y_offset_touch=16dp
    """
}
