"""Which flow shows which command, verb of a control, refusal and clock, once at least.

`test_exercised` fails when one of them has no flow, and each flow named here when it does not do what it stands for.
"""

from __future__ import annotations

COMMANDS = {
    "play": "test_hub::test_what_waits_longest_comes_first_with_what_is_asked",
    "duel new": "test_commands::test_new_join_start_by_command",
    "duel join": "test_commands::test_new_join_start_by_command",
    "duel start": "test_commands::test_new_join_start_by_command",
    "duel leave": "test_commands::test_leave_before_the_start",
    "duel turn": "test_commands::test_turn_orders_undo_in_the_thread",
    "duel orders": "test_commands::test_turn_orders_undo_in_the_thread",
    "duel undo": "test_commands::test_turn_orders_undo_in_the_thread",
    "duel act": "test_commands::test_act_takes_a_whole_turn",
    "duel board": "test_commands::test_board_sheet_log_rules",
    "duel sheet": "test_commands::test_board_sheet_log_rules",
    "duel since": "test_views::test_of_many_news_the_newest_are_told",
    "duel log": "test_commands::test_the_log_hides_what_is_secret_and_turns_pages",
    "duel rules": "test_commands::test_board_sheet_log_rules",
    "duel move": "test_places::test_a_table_that_has_not_started_moves_too",
    "duel resign": "test_commands::test_resign_asks_once_more",
    "duel close": "test_commands::test_close_is_the_owners",
    "duel zoom": "test_views::test_a_part_of_the_map_by_command",
    "race card": "test_views::test_a_card_is_looked_up_by_its_name",
}

VERBS = {
    # the hub and the table before its start
    "hub": "test_hub::test_more_games_than_a_page_holds_are_on_pages",
    "next": "test_hub::test_next_game_leads_from_turn_to_turn",
    "new": "test_lobby::test_the_hub_joins_opens_and_leads_to_the_turn",
    "first": "test_guide::test_a_first_game_begins_in_a_private_thread_against_a_computer",
    "settings": "test_commands::test_settings_and_language",
    "language": "test_commands::test_settings_and_language",
    "remind": "test_commands::test_settings_and_language",
    "theme": "test_hub::test_dark_or_light_is_a_setting",
    "join": "test_lobby::test_people_and_computers_come_and_go",
    "leave": "test_lobby::test_people_and_computers_come_and_go",
    "add-agent": "test_lobby::test_people_and_computers_come_and_go",
    "drop-agent": "test_lobby::test_people_and_computers_come_and_go",
    "options": "test_lobby::test_options_are_the_owners",
    "option": "test_lobby::test_options_are_the_owners",
    "start": "test_lobby::test_start_turns_the_lobby_into_the_status",
    "close": "test_lobby::test_close_asks_once_more",
    "close-yes": "test_lobby::test_close_asks_once_more",
    "resign": "test_words::test_resigning_by_a_button_asks_once_more",
    "resign-yes": "test_commands::test_resign_asks_once_more",
    "move": "test_places::test_a_game_whose_channel_is_deleted_goes_on_and_moves_into_another",
    # the panel
    "turn": "test_panel::test_a_turn_is_confirmed",
    "refresh": "test_panel::test_a_finished_game_has_nothing_to_press",
    "open": "test_panel::test_headings_open_and_close",
    "why": "test_reasons::test_what_cannot_be_chosen_is_listed_with_the_reason_in_the_panels_place",
    "pick": "test_panel::test_a_number_that_draws_counts_at_once",
    "choose": "test_panel::test_hits_are_spread_in_a_select",
    "several": "test_presses::test_several_free_actions_are_one_press",
    "offer": "test_panel::test_offers_and_a_choice_of_ones_own_in_a_modal",
    "form": "test_panel::test_offers_and_a_choice_of_ones_own_in_a_modal",
    "spread": "test_allocation::test_hits_are_spread_slot_by_slot",
    "fill": "test_panel::test_offers_and_a_choice_of_ones_own_in_a_modal",
    "back": "test_panel::test_a_turn_is_put_together_taken_back_and_confirmed",
    "discard": "test_panel::test_a_draft_is_discarded",
    "confirm": "test_panel::test_a_turn_is_confirmed",
    "undo": "test_panel::test_undo_brings_the_turn_back_as_a_draft",
    "mine": "test_panel::test_ones_own_sheet_opens_beside_the_panel",
    "orders": "test_panel::test_standing_orders_answer_from_then_on",
    "order": "test_panel::test_standing_orders_answer_from_then_on",
    # the plan
    "plan": "test_plan::test_questions_that_may_come_are_asked_one_after_another",
    "plan-open": "test_plan::test_a_question_may_be_left_for_another",
    "plan-pick": "test_plan::test_questions_that_may_come_are_asked_one_after_another",
    "plan-choose": "test_plan::test_a_round_of_race_is_planned_and_filed",
    "plan-offer": "test_plan::test_proposals_and_forms_of_a_plan",
    "plan-form": "test_plan::test_proposals_and_forms_of_a_plan",
    "plan-fill": "test_plan::test_proposals_and_forms_of_a_plan",
    "plan-spread": "test_plan::test_what_is_spread_slot_by_slot_is_planned",
    "plan-back": "test_plan::test_a_plan_is_taken_back_and_cleared",
    "plan-clear": "test_plan::test_a_plan_is_taken_back_and_cleared",
    # what there is to see
    "board": "test_lobby::test_each_button_of_the_status_answers_in_private",
    "boards": "test_panel::test_the_other_boards_open_beside_the_panel",
    "sheets": "test_lobby::test_each_button_of_the_status_answers_in_private",
    "log": "test_lobby::test_each_button_of_the_status_answers_in_private",
    "rules": "test_lobby::test_each_button_of_the_status_answers_in_private",
    "since": "test_views::test_news_since_ones_own_move_have_the_numbers_of_the_log",
    "zoom": "test_views::test_a_sector_is_chosen_under_the_board",
    "words": "test_views::test_every_picture_can_be_read_as_text",
}

REFUSALS = {
    # of the table before its start
    "refusal-no-game": "test_commands::test_a_command_without_a_table_says_so",
    "refusal-no-table": "test_commands::test_a_command_without_a_table_says_so",
    "refusal-which-table": "test_commands::test_a_command_with_several_tables_asks_which",
    "refusal-not-here": "test_commands::test_no_table_in_a_thread",
    "refusal-no-permission": "test_lobby::test_a_channel_where_the_bot_may_not_post",
    "refusal-has-place": "test_places::test_a_game_that_has_its_place_does_not_move",
    "refusal-other-server": "test_places::test_a_game_moves_within_its_server_and_by_its_people_only",
    "refusal-no-private-threads": "test_guide::test_where_the_bot_may_not_make_private_threads_nothing_begins",
    "refusal-too-many-open": "test_hub::test_nobody_keeps_more_than_some_tables_open",
    "refusal-not-lobby": "test_words::test_after_the_start_nobody_gets_up_or_sits_down",
    "refusal-not-running": "test_words::test_before_the_start_nobody_has_a_turn",
    "refusal-not-owner": "test_commands::test_close_is_the_owners",
    "refusal-not-seated": "test_refusals::test_a_foreign_game",
    "refusal-already-seated": "test_lobby::test_what_is_refused_is_told_in_private_and_changes_nothing",
    "refusal-table-full": "test_words::test_a_table_takes_nobody_without_a_free_seat",
    "refusal-too-few": "test_words::test_nobody_plays_alone",
    "refusal-no-agent": "test_words::test_a_table_without_computers_has_none_to_send_away",
    "refusal-option-unknown": "test_words::test_an_option_there_is_not",
    "refusal-option-seats": "test_words::test_an_option_without_effect_on_those_who_sit_is_not_offered",
    "refusal-order-unknown": "test_words::test_a_standing_order_there_is_not",
    # of a turn
    "refusal-stale": "test_refusals::test_a_stale_confirm_commits_nothing",
    "refusal-draft-empty": "test_words::test_where_nothing_is_drafted_there_is_nothing_to_take_back",
    "refusal-not-confirmable": "test_words::test_a_turn_that_is_not_complete_cannot_be_confirmed",
    "refusal-not-together": "test_presses::test_free_actions_that_do_not_go_together_change_nothing",
    "refusal-undo-too-often": "test_quotas::test_taking_back_again_and_again_comes_to_an_end",
    "refusal-undo-nothing": "test_commands::test_turn_orders_undo_in_the_thread",
    "refusal-line-unknown": "test_commands::test_act_that_cannot_be_read",
    "refusal-line-ambiguous": "test_words::test_of_two_questions_that_take_the_same_word_one_must_be_named",
    "refusal-barred": "test_typed::test_a_word_that_is_forbidden_is_refused_with_the_rule",
    # of what there is to see
    "refusal-no-sector": "test_views::test_zoom_by_command_with_completion",
    "refusal-no-card": "test_views::test_a_card_is_looked_up_by_its_name",
    "refusal-old-command": "test_refusals::test_a_command_of_the_release_before",
    # of what one person may take
    "refusal-too-fast": "test_quotas::test_too_many_requests_of_one_are_refused_and_nobody_elses",
    "refusal-too-many-games": "test_quotas::test_nobody_has_more_games_than_some",
    "refusal-server-full": "test_quotas::test_a_server_has_no_more_games_than_some",
    "refusal-tables-too-often": "test_quotas::test_tables_are_not_opened_one_after_another",
    "refusal-first-too-often": "test_quotas::test_a_first_game_that_is_closed_makes_no_thread_each_time",
    # of an answer's shape
    "illegal-option-unknown": "test_words::test_a_table_whose_option_the_rules_no_longer_know_does_not_start",
    "illegal-not-asked": "test_refusals::test_a_wrong_turn",
    "illegal-pick-count": "test_words::test_a_typed_answer_that_does_not_fit[more than may be chosen]",
    "illegal-pick-twice": "test_words::test_a_typed_answer_that_does_not_fit[the same twice]",
    "illegal-pick-unknown": "test_words::test_a_typed_answer_that_does_not_fit[what there is not]",
    "illegal-number-shape": "test_words::test_a_typed_answer_that_does_not_fit[no number]",
    "illegal-number-range": "test_words::test_a_typed_answer_that_does_not_fit[a number out of range]",
    "illegal-allocate-shape": "test_words::test_a_typed_answer_that_does_not_fit[no amount]",
    "illegal-allocate-cap": "test_words::test_a_typed_answer_that_does_not_fit[too much in one place]",
    "illegal-allocate-sum": "test_words::test_a_typed_answer_that_does_not_fit[another sum]",
}

NEVER_TOLD = {
    "illegal-seats": "the table counts its seats before it asks the rules",
    "illegal-line-shape": "only lines that the table wrote itself are read so",
}

CLOCKS = {
    "players.run": "test_clock::test_a_computer_rests_after_its_turn_where_a_pace_is_set",
    "_tick": "test_clock::test_reminders_come_once_a_day_and_four_at_most",
    "table.outbox.prune": "test_clock::test_a_draft_waits_for_weeks_while_old_posts_are_forgotten",
    "_expire": "test_clock::test_a_lobby_is_closed_when_nobody_has_touched_it_for_two_weeks",
    "WITHHELD_WAIT": "test_hub::test_what_may_not_be_posted_is_posted_when_the_bot_may_again",
    "first_wait": "test_clock::test_what_discord_fails_to_take_is_posted_a_little_later",
    "three seconds": "test_clock::test_a_press_that_came_too_late_for_discord_changes_nothing",
    "a quarter of an hour": "test_clock::test_an_answer_that_takes_longer_than_discord_waits_counts_and_can_be_read",
    "an old panel": "test_clock::test_a_panel_of_yesterday_works",
    "an old form": "test_clock::test_a_form_that_was_open_for_an_hour_is_taken",
}

ELSEWHERE = {
    "_renew": "tests/bot/test_process.py and tests/wire: the file is renewed on the real clock",
    "_trim": "tests/bot/test_memory.py: memory is handed back in a process of its own",
}
