import { pauseAt } from './pauses.ts';
import { NOTHING, nameOf, running } from './running.ts';
import { type Applied, type Input, pendingFor, type Table } from './table.ts';
import { Refused } from './types.ts';

const RULE = 'T-NUDGE-01';
/** A table passes on one nudge to each player in this time, in milliseconds. */
const DAY = 24 * 3_600_000;

/**
 * Reminds a player that the table waits for them (T-NUDGE-01). Only the player who nudges sees the entry in the log. The
 * other player gets a message.
 */
export function nudge<G>(table: Table<G>, { seat, about, at = 0 }: Extract<Input, { t: 'nudge' }>): Applied {
  running(table);
  const { nudged = [] } = table;
  const name = nameOf(table, about);
  const player = table.chairs[about]?.player;
  if (about === seat) throw new Refused('You can’t nudge yourself. It is your own move.', RULE);
  if (player == null)
    throw new Refused(`Nobody can be nudged there: no person plays ${table.chairs[about]?.name ?? 'that seat'}.`, RULE);
  if (pendingFor(table, about) === null) throw new Refused(`The table isn’t waiting for ${name}.`, RULE);
  if (pauseAt(table, at) !== null) throw new Refused('The game is paused, so nobody is nudged.', 'T-PAUSE-01');
  const others = nudged.filter((one) => one.seat !== about);
  const last = nudged.find((one) => one.seat === about && one.player === player);
  if (last !== undefined && at - last.at < DAY)
    throw new Refused(`${name} was nudged in the last 24 hours. A table nudges a player once a day.`, RULE);
  table.nudged = [...others, { seat: about, player, at }];
  return { ...NOTHING, events: [{ text: null, seats: { [seat]: `I passed your nudge on to ${name}.` }, rule: RULE }] };
}
