import { hoursWords } from './hours.ts';
import { Refused, type Text } from './types.ts';

/** The consequence when the time for a turn is over. A bot plays only for the rest of that turn. */
export type TurnTimeout = { to: 'vote' } | { to: 'bot'; bot: string } | { to: 'safe' };

/** The time that players have for their answers, as agreed before the game begins (T-PACE-01). */
export interface TablePace {
  /** Hours for each turn, or `bank` for a time that each player saves up (`BANK`). */
  turn: number | 'bank';
  /** Hours for a response to another player's action. */
  windows: number;
  timeout: TurnTimeout;
  /** If set, only a player's waking hours count. */
  nights?: true;
  /** If set, Saturdays and Sundays don't count. */
  weekends?: true;
}

/** The hours that a table can give for a turn, and for a response. */
export const TURN_HOURS: readonly number[] = [12, 24, 72, 168];
export const WINDOW_HOURS: readonly number[] = [3, 6, 12];
/** The hours in a bank at the start of the game, the hours that each turn adds, and the most that turns fill it to. */
export const BANK = { start: 72, turn: 12, most: 120 } as const;
/** The hours that a player's only extension adds (T-PACE-03). */
export const EXTENSION_HOURS = 72;
/** The number of turns in a row in which a seat may run out of time before it is away. */
export const MOST_LATE = 3;

/** Throws `Refused` if a table can't have this pace. */
export function assertPace({ turn, windows, timeout }: TablePace): void {
  if (turn !== 'bank' && !TURN_HOURS.includes(turn))
    throw new Refused(`A turn can have ${listed(TURN_HOURS)}, or time from a bank.`, 'T-PACE-01');
  if (!WINDOW_HOURS.includes(windows)) throw new Refused(`A response can have ${listed(WINDOW_HOURS)}.`, 'T-PACE-01');
  if (timeout.to !== 'vote' && timeout.to !== 'bot' && timeout.to !== 'safe')
    throw new Refused(
      'When the time is over, the others vote, a bot plays the turn, or safe answers end it.',
      'T-PACE-02',
    );
}

function listed(hours: readonly number[]): Text {
  return hours.map((one) => hoursWords(one)).join(', ');
}

/** Describes a pace: “24 hours for each turn, nights and weekends off”. */
export function paceText({ turn, nights, weekends }: TablePace): Text {
  const time =
    turn === 'bank'
      ? `a bank of ${hoursWords(BANK.start)}, and each turn adds ${hoursWords(BANK.turn)}`
      : `${turn === 24 ? '24 hours' : hoursWords(turn)} for each turn`;
  const off = [...(nights ? ['nights'] : []), ...(weekends ? ['weekends'] : [])].join(' and ');
  return off === '' ? time : `${time}, ${off} off`;
}

/** Says what happens when the time for a turn is over, worded to follow “Then”. */
export function timeoutText({ timeout }: Pick<TablePace, 'timeout'>): Text {
  switch (timeout.to) {
    case 'vote':
      return 'the others vote on how the game continues';
    case 'bot':
      return 'a bot plays this turn';
    case 'safe':
      return 'safe answers end the turn';
  }
}
