import { EXTENSION_HOURS } from '../../kernel/pace.ts';
import { askedIn } from '../../tables/asked.ts';
import type { TableView } from '../../tables/types.ts';
import { listed, moment } from '../markdown.ts';
import { seatName } from './people.ts';
import { type Button, button } from './rows.ts';

/** The hours from which a turn message offers the extension. */
const DAY = 24;
/** The hours from which a message explains what happens when the time is over. */
const SOON = 6;

type Timed = Pick<TableView, 'time' | 'decision'>;

/**
 * Says when the reader's time is over, and what happens then, or that the others may vote because it is over. Without a
 * time limit, the list is empty until then.
 */
export function timeLines(
  { time, decision, away, reader }: Timed & Pick<TableView, 'away' | 'reader'>,
  explains = time !== undefined && time.hours <= SOON,
): string[] {
  if (decision === null) return [];
  if (away?.some(({ seat }) => seat === reader) === true) return [`${OVER} ${BACK}`];
  if (time === undefined) return [];
  const end = `${moment(time.at, 'f')} (${moment(time.at)})`;
  if (time.of === 'window') return [`Your time to respond ends ${end}. ${THEN_WINDOW[time.after]}`];
  return [`Your turn ends ${end}.${explains ? ` ${THEN_TURN[time.after]} ${BACK}` : ''}`];
}

const OVER = 'You haven’t answered in time, so the others may vote on how the game continues.';
const BACK = 'Nothing is lost: your next move brings you back.';

const THEN_WINDOW = {
  answer: 'Then you let it happen.',
  bot: 'Then a bot answers for you.',
  vote: 'Then the others vote on how the game continues.',
} as const;

const THEN_TURN = {
  answer: 'Then the safe answer is given for you.',
  bot: 'Then a bot plays this turn for you.',
  vote: 'Then the others vote on how the game continues.',
} as const;

/** Matches the line of `timeLines`, which no longer holds once the question is closed. */
export const TIME_LINE = /^(?:Your (?:turn|time to respond) ends <t:|You haven’t answered in time, ).*\n?/m;

/** The button with which the reader uses their extension; none if they can't. `always` offers it early, too. */
export function extensionButtons(seen: Timed & Pick<TableView, 'id' | 'asked'>, always = false): Button[] {
  const { id: table, time } = seen;
  const decision = askedIn(seen);
  if (time === undefined || decision === null || !time.extension || (!always && time.hours >= DAY)) return [];
  return [button({ act: 'extend', table, decision }, `Use my ${EXTENSION_HOURS / DAY}-day extension`)];
}

/**
 * The hours that the reader has left, for the title of a warning: “6 hours left”. Null while there is more time, since a
 * number in a message goes out of date.
 */
export function hoursLeft({ time }: Pick<TableView, 'time'>): string | null {
  if (time === undefined || time.hours > SOON) return null;
  return time.hours < 1 ? 'less than an hour left' : time.hours === 1 ? '1 hour left' : `${time.hours} hours left`;
}

/** Says when the turns of players end, for everyone. */
export function turnEndsText(seen: Pick<TableView, 'chairs' | 'turnEnds'>): string {
  const { turnEnds: ends = [] } = seen;
  const [only, ...others] = ends;
  if (only === undefined) return '';
  if (others.length === 0) return `The turn ends ${moment(only.at)}.`;
  return `Turns end: ${listed(ends.map(({ seat, at }) => `${seatName(seen, seat)} ${moment(at)}`))}.`;
}
