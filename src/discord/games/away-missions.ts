import { components } from '../../games/away-missions/viewing/components.ts';
import { wishes } from '../../games/away-missions/viewing/wishes.ts';
import { awayPictures, BOARDS } from './away-missions-pictures.ts';
import type { GameChat, VerbWords } from './chat.ts';

const card = { name: 'card', hint: 'Which card' } as const;
const how = { name: 'how', hint: 'Which of its actions, or for whom' } as const;
const character = { name: 'character', hint: 'Which character' } as const;
const space = { name: 'space', hint: 'Which space: B7, T1' } as const;

/** The commonest first: so are buttons and menus. */
const VERBS: readonly VerbWords[] = [
  { verb: 'move', phase: 'act', label: 'Move', hint: 'Go to a space in reach', parts: [space] },
  {
    verb: 'attack',
    phase: 'act',
    label: 'Attack',
    hint: 'Attack a hostile character in line of sight',
    parts: [
      { name: 'target', hint: 'Whom' },
      { name: 'weapon', hint: 'With what' },
    ],
    named: true,
  },
  { verb: 'play', phase: 'act', label: 'Play', hint: 'Play a card from your hand', parts: [card, how], named: true },
  {
    verb: 'use',
    phase: 'act',
    label: 'Use',
    hint: 'Use what lies in play or what a character can do',
    named: true,
    parts: [{ name: 'what', hint: 'Which card or ability' }, how],
  },
  {
    verb: 'equip',
    phase: 'act',
    label: 'Equip',
    hint: 'Give Equipment to a character, without an Action',
    parts: [card, how],
  },
  {
    verb: 'via',
    phase: 'act',
    label: 'Through a drone',
    hint: 'Let a drone of the Hivemind act',
    parts: [
      { name: 'drone', hint: 'Which drone' },
      { name: 'what', hint: 'What it does' },
    ],
  },
  { verb: 'activate', phase: 'act', label: 'Activate', hint: 'Begin a character’s two Actions', parts: [character] },
  {
    verb: 'bonus',
    phase: 'act',
    label: 'Bonus Action',
    hint: 'Spend a token for one Action of any of your characters',
    parts: [character],
  },
  { verb: 'cover', phase: 'act', label: 'Take cover', hint: 'One Defense die more until the space is left', parts: [] },
  { verb: 'recover', phase: 'act', label: 'Recover', hint: 'Remove a Stun token', parts: [] },
  { verb: 'draw', phase: 'act', label: 'Draw', hint: 'Draw a Support card instead of an Action', parts: [] },
  {
    verb: 'swap',
    phase: 'act',
    label: 'Swap',
    hint: 'Discard a Mission card for a new one instead of an Action',
    parts: [card],
  },
  { verb: 'damage', phase: 'react', label: 'Damage', hint: 'Choose which ratings lose Health pegs' },
  {
    verb: 'reroll',
    phase: 'react',
    label: 'Re-roll',
    hint: 'Discard a card to roll some of your dice again',
    parts: [card],
  },
  { verb: 'die', phase: 'react', label: 'Dice', hint: 'Choose the dice that are rolled again' },
  {
    verb: 'interrupt',
    phase: 'react',
    label: 'Interrupt',
    hint: 'Play a card in your opponent’s Activation',
    named: true,
    parts: [card],
  },
  {
    verb: 'challenge',
    phase: 'react',
    label: 'Challenge',
    hint: 'Challenge a Skill test with a character',
    parts: [character],
  },
  {
    verb: 'side',
    phase: 'prepare',
    label: 'Side',
    hint: 'Choose the printed side of the boards',
    parts: [{ name: 'side', hint: 'Which side' }],
  },
  { verb: 'place', phase: 'prepare', label: 'Place', hint: 'Lay a board, or put a character somewhere' },
  { verb: 'core', phase: 'prepare', label: 'Core Mission', hint: 'Choose your Core Mission', parts: [card] },
  { verb: 'area', phase: 'prepare', label: 'Starting area', hint: 'Choose a board of your starting area' },
  {
    verb: 'deploy',
    phase: 'prepare',
    label: 'Beam down',
    hint: 'Put a character into your starting area',
    parts: [character, { name: 'where', hint: 'Board and space' }],
  },
  {
    verb: 'arrive',
    phase: 'prepare',
    label: 'Arrive',
    hint: 'Bring an Escalation character into play',
    parts: [character, { name: 'where', hint: 'Board and space' }],
  },
  { verb: 'return', phase: 'prepare', label: 'Reverse Polarity', hint: 'Shuffle cards back and draw anew, once' },
  { verb: 'discard', phase: 'prepare', label: 'Discard', hint: 'Discard what you don’t want to keep' },
  {
    verb: 'pick',
    phase: 'choose',
    label: 'Choose a character',
    hint: 'Choose whom a card is about',
    parts: [character],
  },
  { verb: 'choose', phase: 'choose', label: 'Choose', hint: 'Choose what a card does' },
  { verb: 'peg', phase: 'choose', label: 'Health pegs', hint: 'Choose which Health pegs come back' },
  { verb: 'take', phase: 'choose', label: 'Take', hint: 'Take a card', parts: [card] },
  {
    verb: 'pile',
    phase: 'choose',
    label: 'From the discard pile',
    hint: 'Take a card back from your discard pile',
    parts: [card],
  },
  { verb: 'keep', phase: 'choose', label: 'Keep', hint: 'Keep one of the cards you saw', parts: [card] },
  {
    verb: 'strip',
    phase: 'choose',
    label: 'Discard Equipment',
    hint: 'Choose the Equipment that is discarded',
    parts: [card],
  },
  { verb: 'pass', phase: 'act', label: 'Pass', hint: 'Do nothing now', parts: [] },
];

/** Points, Damage and who is out, rounds, dice. */
const MAJOR = [
  ...['M-END-04', 'M-PLAY-28', 'M-PLAY-10', 'M-END-03', 'M-SEQ-03'],
  ...['M-DMG-01', 'M-DMG-02', 'M-STUN-01', 'M-ASSIM-01', 'M-ASSIM-08'],
];
/** What goes with something that has a line of its own: tokens, shuffles, numbers of successes. */
const MINOR = [
  ...['M-OPEN-07', 'M-SKILL-03', 'M-SEARCH-01', 'M-CARD-08', 'M-DECK-03', 'M-ATK-14', 'M-PREP-06', 'M-PREP-16'],
  ...['T-LOBBY-05', 'T-UNDO-01'],
];

const RATINGS = ['attack', 'defense', 'skill', 'move'] as const;

/** Every order in which the four ratings can be given up. */
const ORDERS = RATINGS.flatMap((first) =>
  RATINGS.filter((rating) => rating !== first).flatMap((second) =>
    RATINGS.filter((rating) => rating !== first && rating !== second).map((third) => {
      const last = RATINGS.filter((rating) => ![first, second, third].includes(rating));
      return [first, second, third, ...last];
    }),
  ),
);

/** Away Missions in the chat. */
export const awayMissionsChat: GameChat = {
  game: 'away-missions',
  title: 'Star Trek: Away Missions',
  hint: 'Riker’s Away Team against Locutus’s Unimatrix on a Borg cube, three rounds, for two.',
  command: 'away',
  verbs: VERBS,
  // Who leads which side is chosen by sitting down.
  settings: [],
  preferences: [
    {
      name: 'damage',
      label: 'When my characters lose Health pegs',
      values: [
        { value: 'ask', label: 'ask me which' },
        { value: 'auto', label: 'take them in my order' },
      ],
    },
    {
      name: 'order',
      label: 'My order',
      values: ORDERS.map((order) => ({
        value: order.map((rating) => rating[0]).join(''),
        label: order.join(', '),
        set: order,
      })),
    },
    {
      name: 'reroll',
      label: 'Re-rolls',
      values: [
        { value: 'ask', label: 'ask me', set: null },
        { value: '3-4', label: 'dice below 3, while I hold more than 4', set: { below: 3, above: 4 } },
        { value: '4-2', label: 'dice below 4, while I hold more than 2', set: { below: 4, above: 2 } },
        { value: '6-0', label: 'all that fail, to the last card', set: { below: 6, above: 0 } },
      ],
    },
    {
      name: 'debrief',
      label: 'End of Game Missions',
      values: [
        { value: 'all', label: 'score all that I can' },
        { value: 'ask', label: 'ask me' },
      ],
    },
  ],
  help: [
    'Each team prepares: boards, a Core Mission, a starting area, who beams down. Then three rounds: draw, act in turns, and in the end the debrief.',
    'A character that is activated takes two Actions: move, attack, take cover, play a card. Missions score points; most points win.',
    'When dice were rolled, both may discard cards to roll some again. Damage takes Health pegs from ratings that the owner chooses.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  shows: [
    { value: 'moves', label: 'What I may do now' },
    { value: 'players', label: 'The players: what is public of everyone' },
    { value: 'dice', label: 'The last roll' },
    ...BOARDS.map(([value, label]) => ({ value, label: `Close up: ${label}` })),
  ],
  components: components(),
  pictures: awayPictures,
};
