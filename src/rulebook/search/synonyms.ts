import { stemmer } from 'stemmer';

/**
 * Groups of words and phrases that players use with the same meaning. The first word of a group is the group's name. A
 * word may belong to several groups. In a phrase, the words are joined by `_`. Each word stands for all words with the
 * same stem.
 */
const GROUPS: readonly string[] = [
  // Fights
  'attack shoot fire hit strike assault blast zap bomb bombard raid ambush storm snipe punch swing beat_up',
  'battle fight combat brawl war duel skirmish clash conflict fighting melee fisticuffs dogfight',
  'kill die dead death slain slay croak murder execute wipe perish eliminate fatality casualty lethal bite_dust kick_bucket take_out',
  'destroy wreck obliterate explode ruin demolish annihilate smash scrap blow_up',
  'defeat beat win overcome vanquish best crush',
  'lose loss defeat fail beaten',
  'neutralize incapacitate ko unconscious knocked down helpless croak knock_out take_out out_cold',
  'damage hurt wound injured injury dmg scar harm pain ouch banged beaten',
  'repair fix heal better cure mend patch recover restore get_better medic doctor medicine medkit hypospray bandage treat sickbay',
  'health hp life hitpoint stamina toughness hull hit_point',
  'stun daze groggy paralyze phaser',
  'shield parry defense defend defence block protect protection guard armor armour deflect',
  'prevent block stop cancel counter avoid negate interrupt nullify thwart foil',
  'retreat flee escape chicken withdraw bail disengage run_away get_away back_off pull_back',
  'capture steal grab seize hijack commandeer nick swipe snatch theft take_over take_away',
  'captive prisoner hostage jail brig imprison captured arrest',
  'invade conquer invasion occupy annex land_troops take_over',
  'target aim victim',
  'weapon phaser gun disruptor torpedo rifle blaster firepower',
  'range distance far reach long_range how_far how_fast',
  'speed fast quick range slow how_fast',
  // Moving and places
  'move walk movement travel fly go run march head cross journey cruise drive how_fast step_over',
  'place put set lay drop position deploy spot',
  'space spot square field cell hex location',
  'same together share stack crowd occupy',
  'tile hex disc board',
  'board map grid layout',
  'explore discover scout reveal discovery exploration uncover new_tile draw_tile',
  'enter board arrive entrance come_in come_into go_in walk_in show_up reinforcement',
  'exit leave depart departure go_out walk_out get_off',
  'adjacent neighbor neighbour next beside nearby touch next_to close_to',
  'lane road path route connection highway',
  'turbolift elevator lift',
  'door gate doorway hatch',
  'room chamber hall hallway corridor',
  'terminal console computer',
  'transporter beam teleport transport beaming beam_down beam_up send_down',
  'surface ground planet downstairs land down planetside',
  'planet world moon colony globe',
  'system planet world star sector',
  'homeworld home capital',
  'colonize settle colony settlement colonise',
  'starbase outpost fort station base spacestation',
  'ship boat hull vessel craft starship spaceship warship cruiser',
  'fleet armada squadron group convoy',
  'dock park land harbor moor docking',
  'cloak invisible stealth hidden sneak decloak',
  'warp lightspeed ftl hyperspace hyperdrive',
  'adrift stranded stuck trapped strand',
  'pass through thru cross past fly_by fly_past go_through move_through',
  'line_of_sight sight see view visible',
  'cover crate duck hide shelter protection',
  'wall obstacle barrier',
  'swing nudge twirl spin rotate shift bend floating push_around',
  // Time and turns
  'begin start kickoff starting initial opening outset beginning get_going',
  'end finish over ending conclude last final close wrap_up',
  'setup prepare preparation set_up lay_out divvy_up get_ready',
  'turn_order initiative first order sequence start_player who_first go_first goes_first play_first starts_first whose_turn',
  'turn my_go your_go his_go per_go a_go each_go next_go',
  'simultaneous tie same_time at_once',
  'tie equal draw even same_number same_amount tied deadlock',
  'order sequence step phase stage steps',
  'round lap rotation cycle',
  'pass skip sit_out do_nothing',
  'undo revert takeback rewind mistake misclick oops take_back go_back',
  'again redo repeat twice replay reuse second_time more_than_once',
  'once single one_time',
  'optional may must forced mandatory compulsory have_to',
  'delay wait hold later postpone',
  'last duration until how_long',
  'bonus extra additional free freebie',
  // Cards
  'draw pick take pull drawing',
  'deck pile stack library draw_pile',
  'discard trash dump throw_away throw_out get_rid toss chuck bin ditch',
  'discard_pile graveyard trash used_card dead_pile',
  'empty run_out ran_out none_left gone exhausted exhaust no_more used_up nothing_left',
  'hand hold holding held',
  'hand_limit hand_size max_hand too_many_cards',
  'shuffle mix reshuffle',
  'reveal show flip display turn_over face_up',
  'secret hidden conceal private face_down blind',
  'look peek examine see view inspect check',
  'swap exchange trade replace substitute',
  'copy duplicate identical twin unique same_name two_of',
  'equipment gadget gear gun tool item device tricorder padd kit',
  'event instant trick spell',
  'character hero guy people person personnel figure mini miniature piece pawn dude fellow',
  'crew crewman crewmen personnel guy people somebody someone member redshirt person folk companion troop soldier',
  'commander captain skipper boss leader officer',
  'doctor medic medical physician bones',
  'recruit hire buy enlist sign_up',
  'synth android robot soong',
  'infiltrate mole spy infiltration undercover double_agent traitor',
  'sideways tilt rotate turn_sideways',
  'exhaust exhausted tap tapped spent used ready refresh untap wake wake_up ready_again come_back',
  // Money, points
  'cost price expensive pay fee charge spend worth how_much',
  'buy purchase recruit hire acquire obtain shop gain',
  'resource money income payday cash credit currency coin',
  'crystal gem dilithium',
  'production mine factory income produce',
  'research science tech technology lab invent invention upgrade',
  'advancement technology tech invention upgrade',
  'build construct erect make production',
  'culture cultural civilization',
  'reputation fame famous popularity charm honor standing rep',
  'experience xp exp',
  'level lvl rank promotion promoted level_up',
  'point score vp pts pt victory_point',
  'score tally points total count_points',
  'win victory victorious won winner winning beat triumph',
  'agreement pact deal treaty ta trade_agreement contract',
  'trade swap exchange barter deal give_to hand_over',
  'diplomacy influence negotiate persuade talk charm interact bargain',
  'hegemony peaceful_takeover without_shot without_fighting win_over',
  'ally friend alliance partner friendly pal trade_with',
  'partner teammate buddy ally friend',
  'opponent enemy rival foe baddie monster adversary other_player other_guy other_side',
  'neutral independent unowned native nobody noone nobody_owns no_owner',
  'control own ownership owner possess belong',
  'player people person gamer',
  'alone solo single-player one_player by_myself',
  'cooperative coop co-op team together cooperation',
  'combine mix cooperate coop together join merge group',
  'two pair both double couple 2',
  'three 3 triple',
  'four 4',
  'five 5',
  'six 6',
  'one single 1',
  'size big large how_big',
  'number amount count quantity num',
  'limit maximum max most cap at_most upper_limit too_many',
  'minimum min least at_least fewest lowest',
  'full fill maximum',
  'increase boost raise bonus buff improve',
  'reduce lower decrease less minus penalty weaken debuff',
  'multiply double triple',
  // Dice and tests
  'die dice d6 dise cube',
  'roll throw toss',
  'reroll re-roll redo roll_again second_try retry throw_again',
  'chance odds probability luck random',
  'test check attempt try challenge',
  'succeed success pass work',
  'fail failure miss botch flunk',
  'skill perk talent ability expertise specialization',
  'ability power effect special',
  'attribute stat value strength',
  // The rest
  'assimilate assimilated assimilation borgify convert turncoat assimulate',
  'borg drone cyborg collective cube',
  'mission quest objective job assignment goal task',
  'objective goal mission target aim',
  'dilemma obstacle hazard trap encounter problem',
  'hazard danger dangerous peril risk',
  'reward prize loot treasure spoil payoff bounty',
  'bounty loot plunder pillage spoil',
  'mulligan redraw bad_hand start_over',
  'surrender resign concede forfeit quit abandon give_up drop_out',
  'absent afk away inactive missing ghost not_here',
  'eliminate knocked out toast finished eliminated wiped',
  'contradict disagree conflict contradiction clash',
  'component box contents piece include included',
  'choose pick select decide choice decision',
  'refuse decline reject deny',
  'give hand transfer pass donate gift lend',
  'keep retain hold stay',
  'leftover unused remaining extra wasted left_over',
  'token marker chip counter peg',
  'disable switch_off turn_off deactivate',
  'activate use trigger turn_on switch_on',
  'stop stopped halt',
  'affiliation faction side race species',
  'federation fed starfleet',
  'klingon kling',
  'romulan rom',
  'gender sex male female man woman',
  'compatible mix cooperate work_together get_along',
  'download fetch search tutor',
  'seed prepare stock',
];

/** The groups of a word or phrase, by the stems of its words. */
const heads: Map<string, string[]> = new Map();
/** The stems that phrases with synonyms begin with, listed so that most words need no further check. */
const beginnings = new Set<string>();
for (const group of GROUPS) {
  const names = group.split(' ');
  for (const name of names) {
    const stems = name.split('_').map(stemmer);
    if (stems.length > 1) beginnings.add(stems[0] ?? '');
    const known = heads.get(stems.join(' ')) ?? [];
    if (!known.includes(names[0] ?? '')) heads.set(stems.join(' '), [...known, names[0] ?? '']);
  }
}

/** The number of words in the longest phrase. */
const LONGEST = 3;

/** Returns the groups of synonyms of a word with this stem; empty if there are none. */
export function headsOf(stem: string): readonly string[] {
  return heads.get(stem) ?? [];
}

/** Returns the groups of synonyms of all phrases in a list of words without endings. */
export function headsOfPhrases(stems: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, stem] of stems.entries()) {
    if (!beginnings.has(stem)) continue;
    for (let length = 2; length <= LONGEST && at + length <= stems.length; length++)
      found.push(...headsOf(stems.slice(at, at + length).join(' ')));
  }
  return found;
}
