import type { RuleId } from '../../../kernel/types.ts';

/** Moments at which a lesson can be shown, even if no option calls for one. */
export type LessonMoment =
  /** A card in the player's hand can be played only during other players' turns. */
  | 'waiting'
  /** The player has to choose Health pegs to lose. */
  | 'harmed'
  /** The last Round begins. */
  | 'last';

/** A lesson, shown when its subject comes up for the first time. */
export interface LessonText {
  readonly id: string;
  /** The lesson is shown when an option's key starts with one of these strings, or at the given moment. */
  readonly when: { readonly offers: readonly string[] } | { readonly moment: LessonMoment };
  /** The text of the lesson, in one or two sentences. */
  readonly text: string;
  /** The rule with more details. */
  readonly rule: RuleId;
}

/** The prefixes of board ids. */
const BOARDS = ['bridge', 'engineering', 'laboratories', 'quarters'];

const TEXTS: Readonly<Record<string, Omit<LessonText, 'id'>>> = {
  side: {
    when: { offers: ['side:'] },
    text: 'First you build the map, board by board. The two sides of each board have different walls and rooms, but the same number of each kind of terminal.',
    rule: 'M-PREP-01',
  },
  place: {
    // Keys of options that place characters start with the same verb.
    when: { offers: BOARDS.map((board) => `place:${board}`) },
    text: 'The numbers in the picture show where a board can go. Short distances between rooms help the team that starts there.',
    rule: 'M-PREP-05',
  },
  core: {
    when: { offers: ['core:'] },
    text: 'Your Core Mission scores once, after the last Round. Choose the one that you expect to score more points.',
    rule: 'M-PREP-11',
  },
  area: {
    when: { offers: ['area:'] },
    text: 'Your team begins on the boards you pick. Take boards with terminals, because most Missions are done there.',
    rule: 'M-PREP-12',
  },
  deploy: {
    when: { offers: ['deploy:'] },
    text: 'A space with a terminal is a good start. Two friends in one space give each other an extra die.',
    rule: 'M-PREP-13',
  },
  polarity: {
    when: { offers: ['return:'] },
    text: 'Missions score points, so keep those your characters can do nearby. You can shuffle the others back, but only once.',
    rule: 'M-DRAW-04',
  },
  keep: {
    when: { offers: ['discard:'] },
    text: 'Discard the cards you won’t play. Then you draw up to five cards of each kind.',
    rule: 'M-DRAW-01',
  },
  last: {
    when: { moment: 'last' },
    text: 'This is the last Round. After it, End of Game Missions and Core Missions are scored, and the most points win.',
    rule: 'M-END-04',
  },
  harmed: {
    when: { moment: 'harmed' },
    text: 'Each point of Damage removes one peg, and you choose from which rating. Protect the rating this character needs next.',
    rule: 'M-DMG-01',
  },
  turn: {
    when: { offers: ['activate:'] },
    text: 'Each turn, you activate one character for two Actions. You win by points, and most of them come from Missions in your hand.',
    rule: 'M-ACTV-01',
  },
  waiting: {
    when: { moment: 'waiting' },
    text: 'One of your cards can be played only during an opponent’s turn. Press “Ask me then” under your hand to be asked at that moment.',
    rule: 'M-TIME-02',
  },
  bonus: {
    when: { offers: ['bonus:'] },
    text: 'You have fewer characters, so you get Bonus Actions: one extra Action each, even for a character you already activated.',
    rule: 'M-BONUS-05',
  },
  mission: {
    when: { offers: ['play:'] },
    text: 'Play a Mission as an Action in the place it names, often a terminal. If its test fails, you lose the card, so check the chance first.',
    rule: 'M-PLAY-04',
  },
  attack: {
    when: { offers: ['attack:'] },
    text: 'Dice are paired, highest with highest. An Attack die hits if it beats its Defense die or, if it has none, on 4 or more.',
    rule: 'M-ATK-09',
  },
  move: {
    when: { offers: ['move:'] },
    text: 'You can move to the mint spaces, and the number in each shows its distance. `/map show:legend` explains the symbols on the map.',
    rule: 'M-MOVE-01',
  },
  equip: {
    when: { offers: ['equip:'] },
    text: 'Equipment uses no Action, but you can attach it only before the first Action of an Activation. It stays with its character.',
    rule: 'M-PLAY-14',
  },
  recover: {
    when: { offers: ['recover'] },
    text: 'A stunned character must Recover before doing anything else. A character with two Stun tokens is Incapacitated.',
    rule: 'M-STUN-05',
  },
  hivemind: {
    when: { offers: ['via:'] },
    text: 'Through the Hivemind, a drone acts from its own space instead of the activated character. It can do anything except move.',
    rule: 'M-HIVE-01',
  },
  intel: {
    when: { offers: ['use:slip-away', 'use:spymaster'] },
    text: 'When you activate a character, you can spend an Intel token on an ability without using an Action. Tokens you keep may score points.',
    rule: 'M-OPEN-72',
  },
  honor: {
    when: { offers: ['use:duel', 'use:chancellor'] },
    text: 'Earn Honor in single combat: a Melee attack on a character who has no friend nearby. Some cards need characters with Honor.',
    rule: 'M-OPEN-71',
  },
  trap: {
    when: { offers: ['trap:'] },
    text: 'Place the Trap where an opponent will end a Move, such as near a terminal they need. Only you can see it.',
    rule: 'M-OPEN-74',
  },
  expose: {
    when: { offers: ['expose:'] },
    text: 'Only you can see these cards from your opponent’s hand. The card you choose is discarded.',
    rule: 'M-OPEN-77',
  },
  use: {
    when: { offers: ['use:'] },
    text: 'You can use a card in play again and again. Each use takes an Action.',
    rule: 'M-PLAY-22',
  },
  cover: {
    when: { offers: ['cover'] },
    text: 'If you have nothing better to do, draw a card or take cover. Cover gives a Defense die until the character leaves its space.',
    rule: 'M-COVER-01',
  },
  reroll: {
    when: { offers: ['reroll:'] },
    text: 'Discard any card to re-roll some of your dice. You draw new cards each Round, so spend your cards on rolls that matter.',
    rule: 'M-RR-01',
  },
  interrupt: {
    when: { offers: ['interrupt:'] },
    text: 'An Interrupt takes effect immediately. Then the opponent’s Action continues.',
    rule: 'M-TIME-02',
  },
  arrive: {
    when: { offers: ['arrive:'] },
    text: 'A character with Escalation arrives in the Round that its card names. Place it in your starting area.',
    rule: 'M-ESC-02',
  },
};

/** The lessons that are shown in a guided game. If several lessons apply, the first one is the most useful. */
export const LESSONS: readonly LessonText[] = Object.entries(TEXTS).map(([id, lesson]) => ({ id, ...lesson }));
