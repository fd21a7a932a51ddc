import type { CombatPhase } from '../state.ts';

/** A moment of the game that a lesson waits for, recognized from the position. */
export type LessonMoment =
  /** The seat's turn begins. */
  | 'turn'
  /** A step leads to a Planet or a Sun. */
  | 'hollow'
  /** A step leads to a Research Station or a Drydock. */
  | 'service'
  /** A step would provoke Enemy Ships, or has done so. */
  | 'provoking'
  /** The hand holds a Damage Card, outside combat. */
  | 'damaged'
  /** The movement of the turn is over. */
  | 'spent'
  /** The last Round or the last turns have begun. */
  | 'last';

/** An explanation that a new player sees the first time something comes up. */
export interface LessonText {
  readonly id: string;
  /**
   * The condition for showing the lesson: the start of an option's key, a moment, or a phase of the seat's own fight.
   */
  readonly when:
    | { readonly offers: readonly string[] }
    | { readonly moment: LessonMoment }
    | { readonly phase: CombatPhase };
  /** One or two sentences. */
  readonly text: string;
  /** The rule that explains more. */
  readonly rule: string;
}

const TEXTS: Readonly<Record<string, Omit<LessonText, 'id'>>> = {
  ship: {
    when: { offers: ['ship:'] },
    text: 'Ships differ in a few cards and in their Skills. Any ship is fine for a first game.',
    rule: 'F-SETUP-03',
  },
  tactic: {
    when: { offers: ['tactic:first-watch', 'tactic:full-readiness', 'tactic:planning'] },
    text: 'A Tactic gives you a bonus this Round, and its number decides who goes first. Full Readiness is an easy choice: you draw two extra cards now.',
    rule: 'F-TACTIC-01',
  },
  last: {
    when: { moment: 'last' },
    text: 'The end is near. Learned cards, Crew, crystals and conquered places score in addition to Experience, but Damage Cards cost points.',
    rule: 'F-SCORE-01',
  },
  provoking: {
    when: { moment: 'provoking' },
    text: 'Moving from one space beside an Enemy Ship to another provokes it: movement ends and you must fight. The hints on your moves warn you.',
    rule: 'F-MOVE-14',
  },
  long: {
    when: { phase: 'long' },
    text: 'A fight has four phases. First, attack from afar: only Long Range points count, and destroyed enemies don’t shoot back.',
    rule: 'F-COMBAT-16',
  },
  shields: {
    when: { phase: 'shields' },
    text: 'Now the enemy attacks: play Shields and use them against it. Whatever gets through damages you.',
    rule: 'F-SHIELD-01',
  },
  attack: {
    when: { phase: 'attack' },
    text: 'Now you attack: play any cards for Attack points. Once your points reach an enemy’s Defense, you get a button to attack that enemy.',
    rule: 'F-ATK-01',
  },
  parley: {
    when: { phase: 'diplomacy' },
    text: 'On a planet you can talk first. Enough Diplomacy wins over the planet’s tokens without a fight.',
    rule: 'F-AWAY-09',
  },
  team: {
    when: { offers: ['team:'] },
    text: 'Choose your Away Team before you know what it will meet. Members may be Wounded, and Shields don’t help on a planet.',
    rule: 'F-AWAY-04',
  },
  level: {
    when: { offers: ['keep:'] },
    text: 'You have reached a new Level. Even Levels give you a Skill and a better card, odd Levels more Defense, cards or Crew.',
    rule: 'F-LEVEL-01',
  },
  turn: {
    when: { moment: 'turn' },
    text: 'Your turn: play cards for Move points and fly, then take at most one Action, such as interacting or fighting. New tiles, victories and places give Experience.',
    rule: 'F-TURN-07',
  },
  cards: {
    when: { offers: ['play:'] },
    text: 'Play a card for its basic effect for free, for its strong effect if you pay data of its color, or sideways for 1 point of any kind.',
    rule: 'F-CARD-03',
  },
  explore: {
    when: { offers: ['explore:'] },
    text: 'At the edge of the known map, spend 2 Move to reveal a new tile and gain 1 Experience. Then you may fly on.',
    rule: 'F-EXPLORE-02',
  },
  damaged: {
    when: { moment: 'damaged' },
    text: 'A Damage Card takes up room in your hand. Remove it with Repair points, at a Drydock, or by spending Diplomacy.',
    rule: 'F-HEAL-01',
  },
  challenge: {
    when: { offers: ['challenge:', 'assault:', 'decimate:', 'visit:'] },
    text: 'You may fight as your Action. Your Attack must reach the enemy’s Defense, and your Shields its Attack, or you take Damage Cards.',
    rule: 'F-TURN-14',
  },
  beam: {
    when: { offers: ['beam:'] },
    text: 'You can send an Away Team down here as your Action. Success gives Experience and a reward, but failure costs Reputation.',
    rule: 'F-AWAY-01',
  },
  interact: {
    when: { offers: ['interact:'] },
    text: 'You can interact here as your Action: Diplomacy points buy Crew, Repair and more. Keep cards that give Diplomacy.',
    rule: 'F-INTERACT-01',
  },
  recruit: {
    when: { offers: ['buy:crew:'] },
    text: 'Crew Members stay with you. Each uses one of its abilities once per Round, and each needs a free Command Token.',
    rule: 'F-CREW-08',
  },
  hollow: {
    when: { moment: 'hollow' },
    text: 'Ships can fly over Planets and Suns but can’t stay there. Use a Planet from any space next to it.',
    rule: 'F-MOVE-06',
  },
  service: {
    when: { moment: 'service' },
    text: 'End your turn at a Research Station to gain a crystal of its color, which you can use as data any time, or at a Drydock to remove a Damage Card.',
    rule: 'F-LOC-04',
  },
  move: {
    when: { offers: ['move:'] },
    text: 'You fly step by step, each space has its cost, and unspent Move points are lost. `/map show:legend` explains the map’s symbols.',
    rule: 'F-MOVE-04',
  },
  data: {
    when: { offers: ['die:'] },
    text: 'Once per turn, a Core die can pay for a strong effect: options that name a die take it for you. White replaces red, blue or gold.',
    rule: 'F-DATA-12',
  },
  round: {
    when: { offers: ['round:end'] },
    text: 'Your deck is empty, so play the rest of your hand first. Then announce the End of the Round: the next one starts with a fresh deck.',
    rule: 'F-EOR-01',
  },
  emergency: {
    when: { offers: ['emergency'] },
    text: 'With many Damage Cards in hand, Emergency Repairs can be worth a whole turn. The Damage Cards come back next Round.',
    rule: 'F-EMERG-01',
  },
  end: {
    when: { moment: 'spent' },
    text: 'If nothing else is worth doing, end your turn. You keep unplayed cards and draw up to your Hand Limit, but must use at least one card each turn.',
    rule: 'F-EOT-16',
  },
};

/** The lessons of a guided game. If several lessons fit at the same time, the one listed first is the most useful. */
export const LESSONS: readonly LessonText[] = Object.entries(TEXTS).map(([id, lesson]) => ({ id, ...lesson }));
