import type { GameChat } from '../../../discord/games/chat.ts';
import { LEGEND } from '../../../discord/games/showing.ts';
import { asJson, parseOptions } from '../options.ts';
import type { FirstEditionView } from '../view.ts';
import { components } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { decks } from './decks.ts';
import { forecast } from './forecast.ts';
import { asView, firstEditionPictures } from './pictures.ts';
import { PREFERENCES } from './preferences.ts';
import { SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/** Rules of events that decide games: points, solved missions, dilemmas that stop, losses, the end. */
const MAJOR = [
  ...['C-POINTS-01', 'C-POINTS-03', 'C-POINTS-06', 'C-POINTS-07', 'C-OPEN-21', 'C-MISSION-12', 'C-MISSION-15'],
  ...['C-DILEMMA-01', 'C-DILEMMA-06', 'C-DILEMMA-07', 'C-LEAVE-02', 'C-SEED-19'],
];
/** Rules of events that only accompany another line. */
const MINOR = ['C-SEED-03', 'C-SEED-13', 'C-DRAW-01', 'C-DOCK-01', 'T-LOBBY-05', 'T-LOBBY-06', 'T-UNDO-01'];

/** Who won. */
function outcome({ winners: [winner], players }: FirstEditionView): string {
  return winner === undefined ? 'It is a draw.' : `${players[winner]?.name ?? ''} wins.`;
}

/** First Edition in the chat. */
export const firstEditionChat: GameChat = {
  game: 'first-edition',
  says: SPEECH,
  title: 'Star Trek CCG, First Edition',
  hint: 'Two players lay a line of missions, hide dilemmas under each other’s, and send crews to solve them.',
  command: 'ccg',
  verbs: VERBS,
  settings: SETTINGS,
  fitted: (changed) => asJson(parseOptions(changed)),
  preferences: PREFERENCES,
  help: [
    'First missions are laid, then cards are hidden under them: `plan` says where all of yours go at once; as proposed they are spread under the other’s missions, each where it fits. An outpost of yours takes people and ships in.',
    'Your turn: report a card from your hand, then give orders: beam people aboard, move along the line, beam down, attempt. A whole turn fits one line: “report Spock; beam all aboard Galaxy; move to First Contact; beam all down; attempt First Contact”.',
    'Who attempts a mission meets the cards under it one by one, then solves it with the skills that it asks for. 100 points win. `/map show:crews` tells who could solve what.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  shows: [
    { value: 'moves', label: 'What I may do now' },
    {
      value: 'crews',
      label: 'My crews, and what they could solve',
      isThere: (view) => asView(view).crews.length > 0,
      absent: 'Nobody is in play yet who could solve anything: report people first.',
    },
    { value: 'players', label: 'What is public of both players' },
    {
      value: 'battle',
      label: 'The last battle',
      isThere: (view) => asView(view).lastBattle !== null,
      absent: 'There was no battle yet.',
    },
    {
      value: 'dilemma',
      label: 'The last dilemma',
      isThere: (view) => asView(view).lastMet !== null,
      absent: 'No dilemma was met yet.',
    },
    LEGEND,
  ],
  outcome: (view) => outcome(asView(view)),
  components: components(),
  passedBy: (seen) => asView(seen.view).waiting,
  pictures: firstEditionPictures,
  decks,
  forecast,
};
