import type { RuleId } from '../../../kernel/types.ts';

/** What a lesson waits for besides options on offer. */
export type LessonMoment =
  /** A card in the hand works only when something happens to its owner. */
  | 'waiting'
  /** Health pegs are to be chosen. */
  | 'harmed'
  /** The last Round. */
  | 'last';

/** What a newcomer is told when it comes for the first time. */
export interface LessonText {
  readonly id: string;
  /** It comes when an option is on offer whose key begins like one of these, or at a moment. */
  readonly when: { readonly offers: readonly string[] } | { readonly moment: LessonMoment };
  /** One or two sentences. */
  readonly text: string;
  /** The rule that says more. */
  readonly rule: RuleId;
}

/** How the keys of boards begin. */
const BOARDS = ['bridge', 'engineering', 'laboratories', 'quarters'];

const TEXTS: Readonly<Record<string, Omit<LessonText, 'id'>>> = {
  side: {
    when: { offers: ['side:'] },
    text: 'First the map is laid, board by board. Their two sides differ in walls and rooms, not in what can be done.',
    rule: 'M-PREP-01',
  },
  place: {
    // Characters are placed by such keys, too.
    when: { offers: BOARDS.map((board) => `place:${board}`) },
    text: 'The numbers in the picture are the places that a board may take. Short ways between its rooms help whoever starts there.',
    rule: 'M-PREP-05',
  },
  core: {
    when: { offers: ['core:'] },
    text: 'Your Core Mission scores once, after the last Round. Choose the one whose words you can picture yourself doing.',
    rule: 'M-PREP-11',
  },
  area: {
    when: { offers: ['area:'] },
    text: 'Your team begins on boards that you pick. Terminals are where most Missions are done: take boards that have some.',
    rule: 'M-PREP-12',
  },
  deploy: {
    when: { offers: ['deploy:'] },
    text: 'A space with a terminal is a good start. Two friends in one space give each other one more die.',
    rule: 'M-PREP-13',
  },
  polarity: {
    when: { offers: ['return:'] },
    text: 'Missions are worth points: keep those that your people can do near where they stand. The others may go back, once.',
    rule: 'M-DRAW-04',
  },
  keep: {
    when: { offers: ['discard:'] },
    text: 'A new Round: discard what you won’t play, and your hand is filled up to five of each kind.',
    rule: 'M-DRAW-01',
  },
  last: {
    when: { moment: 'last' },
    text: 'This is the last Round. End of Game Missions and your Core Mission are scored after it, and most points win.',
    rule: 'M-END-04',
  },
  harmed: {
    when: { moment: 'harmed' },
    text: 'Each point of Damage takes one peg, and you say from which rating. What this character is to do next should keep its pegs.',
    rule: 'M-DMG-01',
  },
  turn: {
    when: { offers: ['activate:'] },
    text: 'Players take turns: one character each, two Actions. The aim is points, most of them by Missions from your hand.',
    rule: 'M-ACTV-01',
  },
  waiting: {
    when: { moment: 'waiting' },
    text: 'A card in your hand works only in a moment of an opponent’s turn. “Ask me then” under your hand makes the game wait for you there.',
    rule: 'M-TIME-02',
  },
  bonus: {
    when: { offers: ['bonus:'] },
    text: 'Fewer people, more to do: a Bonus Action is one Action more for any of yours, also one that was activated.',
    rule: 'M-BONUS-05',
  },
  mission: {
    when: { offers: ['play:'] },
    text: 'A Mission is played as an Action where it says, often at a terminal. Fail its test and it is discarded: look at the chance beside it.',
    rule: 'M-PLAY-04',
  },
  attack: {
    when: { offers: ['attack:'] },
    text: 'Dice are paired, highest with highest: an Attack die must be higher than the Defense die beside it, or 4 and more alone.',
    rule: 'M-ATK-09',
  },
  move: {
    when: { offers: ['move:'] },
    text: 'A move ends where the map is mint; the number counts the spaces to it. `/map show:legend` explains the signs on the map.',
    rule: 'M-MOVE-01',
  },
  equip: {
    when: { offers: ['equip:'] },
    text: 'Equipment costs no Action, but only before the first one of an Activation. It stays with who gets it.',
    rule: 'M-PLAY-14',
  },
  recover: {
    when: { offers: ['recover'] },
    text: 'Whoever is stunned can only Recover first. Two Stun tokens leave a character helpless.',
    rule: 'M-STUN-05',
  },
  hivemind: {
    when: { offers: ['via:'] },
    text: 'Through the Hivemind a drone acts where it stands, in place of the one that you activated. Only moves are its own.',
    rule: 'M-HIVE-01',
  },
  intel: {
    when: { offers: ['use:slip-away', 'use:spymaster'] },
    text: 'When somebody is activated an Intel token buys two spaces that cost no Action. Tokens that you keep may be worth points.',
    rule: 'M-OPEN-72',
  },
  honor: {
    when: { offers: ['use:duel', 'use:chancellor'] },
    text: 'Honor comes from single combat: Melee against somebody who has no friend beside them. Some cards ask who has it.',
    rule: 'M-OPEN-71',
  },
  trap: {
    when: { offers: ['trap:'] },
    text: 'Lay it where the other side will end a Move: near a terminal that it needs. Nobody else sees where it lies.',
    rule: 'M-OPEN-74',
  },
  expose: {
    when: { offers: ['expose:'] },
    text: 'You alone see these cards of the other hand. The one that you choose is discarded.',
    rule: 'M-OPEN-77',
  },
  use: {
    when: { offers: ['use:'] },
    text: 'What lies in play can be used again and again: an Action each time.',
    rule: 'M-PLAY-22',
  },
  cover: {
    when: { offers: ['cover'] },
    text: 'Nothing better to do? Taking cover gives a Defense die until the character leaves its space; a card can be drawn instead, too.',
    rule: 'M-COVER-01',
  },
  reroll: {
    when: { offers: ['reroll:'] },
    text: 'Any card can be discarded to roll some of your dice again. Cards come back each Round: spend them on rolls that matter.',
    rule: 'M-RR-01',
  },
  interrupt: {
    when: { offers: ['interrupt:'] },
    text: 'Your moment: an Interrupt happens at once, and then the other’s Action goes on.',
    rule: 'M-TIME-02',
  },
  arrive: {
    when: { offers: ['arrive:'] },
    text: 'Reinforcements: with Escalation a character comes in the Round of its number, into your starting area.',
    rule: 'M-ESC-02',
  },
};

/** The lessons of a guided game, the most useful first where several come at once. */
export const LESSONS: readonly LessonText[] = Object.entries(TEXTS).map(([id, lesson]) => ({ id, ...lesson }));
