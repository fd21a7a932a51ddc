import { type Entry, type Input, type LostSteps, lastStep, type Table } from './table.ts';
import { type Refusal, Refused, type Seat } from './types.ts';

/** The parts of a log entry that say what going back takes back. A log may begin with the entry that opened the table. */
export type PlayedEntry = Pick<Entry, 'seq' | 'undone' | 'reveals'> & { input: Input | { t: 'create' } };

const RULE = 'T-CONSENT-02';

/** The losses if the table goes back to the position after the entry `to`. */
export interface GoingBack {
  to: number;
  /** The latest entry of the table. */
  upTo: number;
  /** The steps of each seat that still stand, in the order in which the seats first acted. */
  takes: LostSteps[];
  /** True if dice, cards or hidden choices were revealed since then, or if it isn't known. */
  reveals: boolean;
  /** The seats whose players have to agree. */
  asks: Seat[];
}

/** The inputs that change the position of a game, so that going back undoes them. */
const PLAYED: ReadonlySet<string> = new Set<Input['t']>(['answer', 'timeout', 'undo', 'fix', 'restore']);

/** The played inputs that are steps of a seat. */
const STEPS: ReadonlySet<string> = new Set<Input['t']>(['answer', 'timeout']);

/**
 * Returns what going back to an entry takes back, or the reason why the table can't go back there. All people whose
 * steps are taken back have to agree. If something was revealed since then, everyone at the table has to. `entries` are
 * all entries after `to`.
 */
export function goingBack(table: Table, entries: readonly PlayedEntry[], to: number): GoingBack | Refusal {
  const wrong = whyNot(table, entries, to);
  if (wrong !== null) return { text: wrong, rule: RULE };
  const gone = new Set(entries.flatMap(({ undone = [] }) => undone));
  const played = entries.filter(isPlayed);
  const standing = played.filter(({ seq }) => !gone.has(seq));
  const steps = standing.flatMap(({ input }) => (STEPS.has(input.t) && 'seat' in input ? [input.seat] : []));
  const seats = [...new Set(steps)];
  const reveals = standing.some(({ input, reveals: own }) => (STEPS.has(input.t) ? own !== false : input.t === 'fix'));
  const people = [...table.chairs.keys()].filter((seat) => table.chairs[seat]?.player != null);
  return {
    to,
    upTo: table.seq,
    takes: seats.map((seat) => ({ seat, many: steps.filter((one) => one === seat).length })),
    reveals,
    asks: reveals ? people : people.filter((seat) => seats.includes(seat)),
  };
}

function whyNot({ status, seq }: Table, entries: readonly PlayedEntry[], to: number): string | null {
  if (status === 'lobby') return 'The game has not begun yet.';
  if (status !== 'playing') return 'This game is over, so it can’t go back.';
  if (to >= seq || !entries.some(isPlayed)) return `Nothing has happened since entry ${to}.`;
  if (entries.some(({ input }) => input.t === 'start' || input.t === 'create'))
    return 'You can’t go back to before the game began.';
  if (entries.some(({ undone = [] }) => undone.includes(to)))
    return `Entry ${to} was taken back itself, so the table can’t go back to it.`;
  if (entries.some(({ input }) => input.t === 'epoch'))
    return 'The table has moved to newer rules since then, so it can’t go back that far.';
  return null;
}

/** Returns the entries that going back to an entry undoes, including undos and earlier rewinds. */
export function undoneBy(entries: readonly PlayedEntry[], to: number): number[] {
  return entries.filter((entry) => entry.seq > to && isPlayed(entry)).map(({ seq }) => seq);
}

/** True if an entry changed the position of the game. */
function isPlayed({ input, undone = [] }: PlayedEntry): boolean {
  return PLAYED.has(input.t) || (input.t === 'consent' && undone.length > 0);
}

/**
 * Returns the undo that takes a seat back to an entry, if only the seat and bots have acted since then and nothing was
 * revealed. Otherwise returns null, because others have to agree.
 */
export function ownUndo(
  table: Table,
  { to, takes, reveals }: GoingBack,
  seat: Seat,
): Extract<Input, { t: 'undo' }> | null {
  const isOwn = takes.every((one) => one.seat === seat || table.chairs[one.seat]?.bot != null);
  const step = lastStep(table, seat);
  if (!isOwn || reveals || step === null || step <= to || table.state === null || table.state.barrier > to) return null;
  return { t: 'undo', seat, from: to + 1, step };
}

/**
 * Completes a vote to go back: a new proposal says who has to agree and what is taken back. Throws `Refused` if the game
 * has moved on since the player looked.
 */
export function withVoters(table: Table, input: Input, entries: readonly PlayedEntry[]): Input {
  if (input.t !== 'consent' || !input.yes || input.joins === true || input.proposal.do !== 'rewind') return input;
  const { to, upTo = table.seq } = input.proposal;
  const found = goingBack(table, entries, to);
  if ('text' in found) throw new Refused(found.text, found.rule);
  if (entries.some((entry) => entry.seq > upTo && isPlayed(entry)))
    throw new Refused('The game has moved on since then. Look again at what would be taken back.', RULE);
  return { ...input, proposal: { do: 'rewind', to, upTo, asks: found.asks, takes: found.takes } };
}
