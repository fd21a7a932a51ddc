import type { GameChat } from '../../../chat/game-chat.ts';
import { LEGEND } from '../../../chat/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import { RATINGS } from '../chapters/characters/characters.ts';
import type { Rating } from '../state.ts';
import type { AwayMissionsView } from '../view.ts';
import { changes } from '../viewing/changes.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { DECK_SETTINGS } from './deck-settings.ts';
import { decks } from './decks.ts';
import { asView, awayPictures, BOARDS, namedParts, viewOf } from './pictures.ts';
import { fitted, SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/** Rules whose log entries are major: points, Damage, losses, Rounds and dice. */
const MAJOR = [
  ...['M-END-04', 'M-PLAY-28', 'M-PLAY-10', 'M-END-03', 'M-SEQ-03'],
  ...['M-DMG-01', 'M-DMG-02', 'M-STUN-01', 'M-ASSIM-01', 'M-ASSIM-08'],
];
/** Rules whose log entries only accompany more important ones: tokens, shuffles and numbers of successes. */
const MINOR = [
  ...['M-OPEN-07', 'M-OPEN-64', 'M-SKILL-03', 'M-SEARCH-01', 'M-CARD-08', 'M-ATK-14', 'M-PREP-06', 'M-PREP-16'],
  ...['T-LOBBY-05', 'T-UNDO-01'],
];

/** Returns every possible order of these ratings. */
function orders(ratings: readonly Rating[]): Rating[][] {
  if (ratings.length === 0) return [[]];
  return ratings.flatMap((first) => orders(ratings.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}

/** Names the step of the preparation, the phase, or the Action of the activated character. */
function phase({ phase: part, active, facts: [action], headline }: AwayMissionsView): string {
  if (part !== 'action') return headline;
  return active === null || action === undefined ? 'Action phase' : action;
}

/** Everything about Away Missions that people read and type. */
export const awayMissionsChat: GameChat = {
  game: 'away-missions',
  says: SPEECH,
  title: 'Star Trek: Away Missions',
  hint: 'Away teams of four affiliations race for Missions aboard wrecked ships. Three Rounds, 2 to 4 players.',
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
        { value: '3-4', label: 'dice below 3, while I hold more than 4 cards', set: { below: 3, above: 4 } },
        { value: '4-2', label: 'dice below 4, while I hold more than 2 cards', set: { below: 4, above: 2 } },
        { value: '6-0', label: 'all failing dice, down to the last card', set: { below: 6, above: 0 } },
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
      label: 'In a team: who goes first',
      values: [
        { value: 'ask', label: 'ask me' },
        { value: 'first', label: 'always my ally, if possible' },
      ],
    },
  ],
  help: [
    'To prepare, place the boards, choose a Core Mission and a starting area, and beam down. Then play three Rounds of drawing cards and taking turns. The debrief ends the game.',
    'An activated character takes two Actions, such as move, attack, take cover or play a card. You can type an Activation on one line: “activate Riker; move to B7; take cover”. Missions score points, and the most points win.',
    'Three or four players use six boards. Four players can form two teams: allies alternate, and their points are added up.',
    'After a roll, both players may discard cards to re-roll some of their dice. Damage removes Health pegs, and the owner chooses from which ratings.',
    'Everyone plays a starter deck unless they bring their own: `/deck copy` copies a starter deck, `/deck add` changes it, `/deck play` brings it to a table.',
    '`/map show:legend` explains the symbols in the pictures. `/map show:` with a space or a character shows a close-up of its board.',
  ],
  passedBy: (seen) => viewOf(seen).waiting.map(({ window, cards }) => ({ window, names: cards })),
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  // Quick setup beams everyone down, and a Round ends, with somebody’s last answer.
  ofTable: ['M-PREP-13', 'M-ACT-02'],
  phase: (view) => phase(asView(view)),
  round: (view) => asView(view).round,
  shows: [
    { value: 'moves', label: 'What I may do now', own: true },
    { value: 'players', label: 'The players’ public cards and tokens' },
    { value: 'dice', label: 'The last roll', isThere: (view) => asView(view).roll !== null },
    LEGEND,
    ...BOARDS.map(([value, label]) => ({
      value,
      label: `Close-up: ${label}`,
      isThere: (view: Json) => asView(view).boards.some(({ board }) => board === value),
    })),
  ],
  named: namedParts,
  components: components(),
  pictures: awayPictures,
  changes: (before, after) => changes(asView(before), asView(after)),
  decks,
};
