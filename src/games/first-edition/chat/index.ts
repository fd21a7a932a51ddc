import type { GameChat } from '../../../chat/game-chat.ts';
import { LEGEND } from '../../../chat/showing.ts';
import { must } from '../../../kernel/must.ts';
import { NEWEST_TEXTS, textAsOf } from '../content/errata.ts';
import { asJson, parseOptions, textsAt } from '../options.ts';
import type { FirstEditionView } from '../view.ts';
import { changes } from '../viewing/changes.ts';
import { components, wordings } from '../viewing/components.ts';
import { SPEECH } from '../viewing/verb-synonyms.ts';
import { wishes } from '../viewing/wishes.ts';
import { decks } from './decks.ts';
import { forecast } from './forecast.ts';
import { asView, firstEditionPictures } from './pictures.ts';
import { PREFERENCES } from './preferences.ts';
import { OPENING, SETTINGS } from './settings.ts';
import { VERBS } from './verbs.ts';

/**
 * Rule ids of log lines about what decides a game: points, solved missions, dilemmas that stop personnel, losses, the
 * end.
 */
const MAJOR = [
  ...['C-POINTS-01', 'C-POINTS-03', 'C-POINTS-06', 'C-POINTS-07', 'C-OPEN-21', 'C-MISSION-12', 'C-MISSION-15'],
  ...['C-DILEMMA-01', 'C-DILEMMA-06', 'C-DILEMMA-07', 'C-LEAVE-02', 'C-SEED-19'],
];
/** Rule ids of log lines that only accompany another line. */
const MINOR = ['C-SEED-03', 'C-SEED-13', 'C-DRAW-01', 'C-DOCK-01', 'T-LOBBY-05', 'T-LOBBY-06', 'T-UNDO-01'];

/** Returns the result in one sentence. */
function outcome({ winners: [winner], players }: FirstEditionView): string {
  return winner === undefined ? 'The game is a draw.' : `${must(players[winner], 'the winner').name} wins.`;
}

/** Names the battle, attempt or seed phase that is going on, or the turn. */
function phase({ battle, attempt, stage, turns, headline }: FirstEditionView): string {
  return stage === 'seeding' || battle !== null || attempt !== null ? headline : `Turn ${turns}`;
}

/** The chat side of First Edition. */
export const firstEditionChat: GameChat = {
  game: 'first-edition',
  says: SPEECH,
  title: 'Star Trek CCG, First Edition',
  hint: 'Two players build a line of missions, hide dilemmas under them, and send crews to solve them.',
  command: 'ccg',
  verbs: VERBS,
  settings: SETTINGS,
  opening: OPENING,
  fitted: (changed) => asJson(parseOptions(changed)),
  preferences: PREFERENCES,
  help: [
    'First you place missions, then you hide cards under them. “Plan” places all your hidden cards in one go; the proposed plan puts dilemmas under your opponent’s missions. Personnel and ships report to your outpost.',
    'Your turn: report a card from your hand, then give orders: beam personnel aboard, move along the line, beam down, attempt. You can type a whole turn as one line: “report Spock; beam all aboard Galaxy; move to First Contact; beam all down; attempt First Contact”.',
    'When you attempt a mission, you encounter the cards under it one by one. Then you solve it with the skills it requires. The first player with 100 points wins. `/map show:crews` shows who could solve what.',
  ],
  wishes: wishes(),
  major: MAJOR,
  minor: MINOR,
  phase: (view) => phase(asView(view)),
  shows: [
    { value: 'moves', label: 'What you can do now', own: true },
    {
      value: 'crews',
      label: 'Your crews, and what they could solve',
      own: true,
      isThere: (view) => asView(view).crews.length > 0,
      absent: 'You have no personnel in play who could solve a mission. Report some first.',
    },
    { value: 'players', label: 'Public information about both players' },
    {
      value: 'battle',
      label: 'The last battle',
      isThere: (view) => asView(view).lastBattle !== null,
      absent: 'There has been no battle yet.',
    },
    {
      value: 'dilemma',
      label: 'The last dilemma',
      isThere: (view) => asView(view).lastMet !== null,
      absent: 'No dilemma has been encountered yet.',
    },
    LEGEND,
  ],
  outcome: (view) => outcome(asView(view)),
  components: components(),
  wordings: wordings(),
  asPlayed: (card, options) => textAsOf(card, options === null ? NEWEST_TEXTS : textsAt(parseOptions(options))),
  passedBy: (seen) => asView(seen.view).waiting,
  pictures: firstEditionPictures,
  decks,
  forecast,
  changes: (before, after) => changes(asView(before), asView(after)),
};
