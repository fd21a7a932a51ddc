import type { CombatPhase } from '../state.ts';

/** What a lesson waits for besides options on offer: a look at the position tells whether it has come. */
export type LessonMoment =
  /** The own turn begins. */
  | 'turn'
  /** A step leads onto a Planet or a Sun. */
  | 'hollow'
  /** A step leads onto a Research Station or a Drydock. */
  | 'service'
  /** A step provokes Enemy Ships, or has done so. */
  | 'provoking'
  /** A Damage Card is in the hand, outside combat. */
  | 'damaged'
  /** Movement is used up. */
  | 'spent'
  /** The last Round, or the last turns. */
  | 'last';

/** What a newcomer is told when it comes for the first time. */
export interface LessonText {
  readonly id: string;
  /** It comes when an option is on offer whose key begins like one of these, or at a moment, or in a phase of an own fight. */
  readonly when:
    | { readonly offers: readonly string[] }
    | { readonly moment: LessonMoment }
    | { readonly phase: CombatPhase };
  /** One or two sentences. */
  readonly text: string;
  /** The rule that says more. */
  readonly rule: string;
}

const TEXTS: Readonly<Record<string, Omit<LessonText, 'id'>>> = {
  ship: {
    when: { offers: ['ship:'] },
    text: 'Ships differ in a few cards and in the Skills that they gain. Any of them will do for a first game.',
    rule: 'F-SETUP-03',
  },
  tactic: {
    when: { offers: ['tactic:first-watch', 'tactic:full-readiness', 'tactic:planning'] },
    text: 'A Tactic is a bonus for one Round; its number says who goes first. Full Readiness, two more cards at once, is an easy choice.',
    rule: 'F-TACTIC-01',
  },
  last: {
    when: { moment: 'last' },
    text: 'The end is near. Cards learned, Crew, crystals and places won count beside Experience; Damage Cards cost points.',
    rule: 'F-SCORE-01',
  },
  provoking: {
    when: { moment: 'provoking' },
    text: 'A step from beside an Enemy Ship to another space beside it provokes it: movement ends, and you must fight. The costs say where.',
    rule: 'F-MOVE-14',
  },
  long: {
    when: { phase: 'long' },
    text: 'A fight has four phases. First you may fire from afar: only Long Range points count, and who is destroyed doesn’t shoot back.',
    rule: 'F-COMBAT-16',
  },
  shields: {
    when: { phase: 'shields' },
    text: 'Now the enemy fires. Play Shields and set them against it; if they don’t reach its whole attack, the rest harms you.',
    rule: 'F-SHIELD-01',
  },
  attack: {
    when: { phase: 'attack' },
    text: 'Your attack: add up points of any cards. Once they reach the enemy’s Defense, the attack itself stands among the buttons.',
    rule: 'F-ATK-01',
  },
  parley: {
    when: { phase: 'diplomacy' },
    text: 'Down there you may talk first: enough Diplomacy wins the planet over without a shot.',
    rule: 'F-AWAY-09',
  },
  team: {
    when: { offers: ['team:'] },
    text: 'Choose the Away Team before you know what waits. Whoever goes may be Wounded; Shields don’t help on a planet.',
    rule: 'F-AWAY-04',
  },
  level: {
    when: { offers: ['keep:'] },
    text: 'Experience has brought a Level. At even Levels you gain a Skill and a better card, at odd ones more Defense, cards or Crew.',
    rule: 'F-LEVEL-01',
  },
  turn: {
    when: { moment: 'turn' },
    text: 'Your turn: play cards for Move points and fly, then take at most one Action, such as a deal or a fight. New tiles, victories and places bring Experience.',
    rule: 'F-TURN-07',
  },
  cards: {
    when: { offers: ['play:'] },
    text: 'A card gives its basic effect for nothing, its strong one for data of its color, or 1 point of any kind sideways.',
    rule: 'F-CARD-03',
  },
  explore: {
    when: { offers: ['explore:'] },
    text: 'Here the known map ends: 2 Move turn up a new tile, which brings 1 Experience. Then you may fly on.',
    rule: 'F-EXPLORE-02',
  },
  damaged: {
    when: { moment: 'damaged' },
    text: 'A Damage Card takes up room in your hand. Repair points and Drydocks remove it; so does a deal with Diplomacy.',
    rule: 'F-HEAL-01',
  },
  challenge: {
    when: { offers: ['challenge:', 'assault:', 'decimate:', 'visit:'] },
    text: 'You may fight as your Action. Compare: your attack must reach its Defense, your Shields its attack, else you take Damage Cards.',
    rule: 'F-TURN-14',
  },
  beam: {
    when: { offers: ['beam:'] },
    text: 'An Away Team can land here as your Action: winning brings Experience and a reward, losing costs Reputation.',
    rule: 'F-AWAY-01',
  },
  interact: {
    when: { offers: ['interact:'] },
    text: 'You can deal here as your Action: Diplomacy points buy Crew, Repair and more. Keep cards that give some.',
    rule: 'F-INTERACT-01',
  },
  recruit: {
    when: { offers: ['buy:crew:'] },
    text: 'Crew Members stay with you. Each does one of the things on its card, once in a Round; each needs a free Command Token.',
    rule: 'F-CREW-08',
  },
  hollow: {
    when: { moment: 'hollow' },
    text: 'Ships fly over Planets and Suns but can’t stay there. What a Planet offers is had from a space beside it.',
    rule: 'F-MOVE-06',
  },
  service: {
    when: { moment: 'service' },
    text: 'End your turn on a Research Station for a crystal of its color, which is data whenever you want; on a Drydock, to be rid of a Damage Card.',
    rule: 'F-LOC-04',
  },
  move: {
    when: { offers: ['move:'] },
    text: 'You fly step by step, and each space has its price; Move points that are left over are lost. `/map show:legend` explains the signs on the map.',
    rule: 'F-MOVE-04',
  },
  data: {
    when: { offers: ['die:'] },
    text: 'Once a turn a die of the Core may pay for a strong effect: options that name a die take it by themselves. White stands for red, blue or gold.',
    rule: 'F-DATA-12',
  },
  round: {
    when: { offers: ['round:end'] },
    text: 'Your deck is empty. Play what is left in your hand first; then announce the End of the Round, and the next one begins with a fresh deck.',
    rule: 'F-EOR-01',
  },
  emergency: {
    when: { offers: ['emergency'] },
    text: 'With many Damage Cards in hand, Emergency Repairs may be worth a whole turn. They come back in the next Round.',
    rule: 'F-EMERG-01',
  },
  end: {
    when: { moment: 'spent' },
    text: 'When nothing more is worth doing, end your turn: cards that you keep stay, and you draw up to your Hand Limit. At least one card must go each turn.',
    rule: 'F-EOT-16',
  },
};

/** The lessons of a guided game, the most useful first where several come at once. */
export const LESSONS: readonly LessonText[] = Object.entries(TEXTS).map(([id, lesson]) => ({ id, ...lesson }));
