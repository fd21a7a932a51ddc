import type { GameChat } from '../../../discord/games/chat.ts';
import { LEGEND } from '../../../discord/games/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import { RATINGS } from '../chapters/characters/characters.ts';
import type { Rating } from '../state.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { DECK_SETTINGS } from './deck-settings.ts';
import { decks } from './decks.ts';
import { asView, awayPictures, BOARDS, namedParts, viewOf } from './pictures.ts';
import { fitted, SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/** Points, Damage and who is out, rounds, dice. */
const MAJOR = [
  ...['M-END-04', 'M-PLAY-28', 'M-PLAY-10', 'M-END-03', 'M-SEQ-03'],
  ...['M-DMG-01', 'M-DMG-02', 'M-STUN-01', 'M-ASSIM-01', 'M-ASSIM-08'],
];
/** What goes with something that has a line of its own: tokens, shuffles, numbers of successes. */
const MINOR = [
  ...['M-OPEN-07', 'M-OPEN-64', 'M-SKILL-03', 'M-SEARCH-01', 'M-CARD-08', 'M-ATK-14', 'M-PREP-06', 'M-PREP-16'],
  ...['T-LOBBY-05', 'T-UNDO-01'],
];

/** Every order of some ratings. */
function orders(ratings: readonly Rating[]): Rating[][] {
  if (ratings.length === 0) return [[]];
  return ratings.flatMap((first) => orders(ratings.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** Away Missions in the chat. */
export const awayMissionsChat: GameChat = {
  game: 'away-missions',
  says: SPEECH,
  title: 'Star Trek: Away Missions',
  hint: 'Away teams of Federation, Borg, Klingons and Romulans aboard wrecks: three rounds, for two to four.',
  command: 'away',
  verbs: VERBS,
  settings: [...SETTINGS, ...DECK_SETTINGS],
  fitted,
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
      values: orders(RATINGS).map((order) => ({
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
    {
      name: 'ally',
      label: 'In a team: who of us goes first',
      values: [
        { value: 'ask', label: 'ask me' },
        { value: 'first', label: 'always my ally, as long as they can' },
      ],
    },
  ],
  help: [
    'Each team prepares: boards, a Core Mission, a starting area, who beams down. Then three rounds: draw, act in turns, and in the end the debrief.',
    'A character that is activated takes two Actions: move, attack, take cover, play a card. An Activation fits one line: “activate Riker; move to B7; take cover”. Missions score points; most points win.',
    'Three or four play on six boards, everyone alone or two against two: allies act in turn, and their points are added.',
    'When dice were rolled, both may discard cards to roll some again. Damage takes Health pegs from ratings that the owner chooses.',
    'Both sides play their starter decks unless a player brings one of their own: `/deck copy` makes one of a starter deck, `/deck add` changes it, `/deck play` brings it.',
    '`/map show:legend` explains the signs of the pictures; `/map show:` with a space or a character shows a board close up.',
  ],
  passedBy: (seen) => viewOf(seen).waiting.map(({ window, cards }) => ({ window, names: cards })),
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  shows: [
    { value: 'moves', label: 'What I may do now' },
    { value: 'players', label: 'The players: what is public of everyone' },
    { value: 'dice', label: 'The last roll', isThere: (view) => asView(view).roll !== null },
    LEGEND,
    ...BOARDS.map(([value, label]) => ({
      value,
      label: `Close up: ${label}`,
      isThere: (view: Json) => asView(view).boards.some(({ board }) => board === value),
    })),
  ],
  named: namedParts,
  components: components(),
  pictures: awayPictures,
  decks,
};
