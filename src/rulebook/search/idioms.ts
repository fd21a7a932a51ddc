/**
 * English phrases that never ask for a rule, no matter what their individual words mean. The words are joined by `_`.
 * The phrases come from other games, sports, daily life and small talk.
 */
const IDIOMS = new Set(
  `full_house pass_go passing_go get_out_of_jail free_parking royal_flush texas_holdem poker_hand   go_fish en_passant check_mate stale_mate knight_jump the_knight knights_move bishop_move rook_move
  queen_move longest_road largest_army big_blind small_blind double_letter
  triple_word word_score straight_flush magic_the dungeons_and spell_slot spell_slots   home_run free_throw free_kick penalty_kick corner_kick world_cup super_bowl grand_slam
  hat_trick half_time boxing_match football_match soccer_match tennis_match cricket_match football_game basketball_game
  baseball_game hockey_game soccer_game tennis_game video_game video_games olympic_games first_down second_base third_base strike_out tee_off yards_for face_off knight_jump knight_move king_move pawn_move premier_league formula_one
  last_night next_week last_week next_month last_month next_year last_year this_year good_morning
  good_night good_evening good_afternoon last_train next_train next_bus last_bus bus_stop train_station gas_station
  the_train the_bus to_work my_boss my_job my_wife my_husband my_girlfriend my_boyfriend
  my_mom my_dad my_car my_phone my_computer my_birthday a_horse a_car a_bike
  tie_a_tie a_shoelace bow_tie moon_landing the_moon to_the_moon the_universe meaning_of_life
  climate_change capital_of currency_of population_of president_of king_of_england queen_of_england speed_of_light
  square_root prime_number prime_numbers prime_minister boiling_point solar_system star_wars star_trek_series
  star_trek_movie trek_series trek_movie trek_episode harry_potter lord_of_the_rings game_of_thrones darth_vader
  a_joke tell_jokes tell_me_a_story tell_stories a_poem sing_me how_are_you who_are_you what_are_you
  how_old_are where_are_you are_you_a are_you_an are_you_real are_you_human are_you_ok are_you_there   are_you_doing do_you_like do_you_love do_you_think do_you_know do_you_speak do_you_feel do_you_sleep do_you_dream do_you_live do_you_want_to do_you_remember do_you_eat
  who_made_you who_created_you who_built_you your_name your_favorite your_favourite your_birthday your_age your_hobby your_hobbies your_mother your_father your_boss your_job your_house your_family about_yourself love_you hate_you
  thank_you thank_u marry_me talk_to_you nice_to_meet nice_work well_done good_job good_work good_bot bad_bot my_friend talk_to_me whats_up what_is_up   another_country new_york los_angeles hong_kong south_america north_america south_africa hard_drive
  social_media credit_card bank_account exchange_rate interest_rate stock_market real_estate driving_licence driving_license
  real_person ice_cream hot_dog olive_oil hard_boiled high_school first_aid first_date blood_pressure
  sore_throat broken_heart lose_weight washing_machine light_bulb fall_asleep time_is_it time_zone day_is_it`.split(
    /\s+/,
  ),
);

/** The number of words in the longest of these phrases. */
const LONGEST = Math.max(...Array.from(IDIOMS, (idiom) => idiom.split('_').length));

/** Returns the number of words in the idioms of a question; 0 if there are none. */
export function idiomsIn(words: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    for (let length = LONGEST; length > 1; length--) {
      if (!IDIOMS.has(words.slice(at, at + length).join('_'))) continue;
      count += 1;
      at += length - 1;
      break;
    }
  }
  return count;
}
