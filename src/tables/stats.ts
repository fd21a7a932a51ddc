import { z } from 'zod';
import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Seat } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import type { GameReport } from './report-parts.ts';
import type { TableView } from './types.ts';

/** A game that ends before this turn counts for nobody (T-STATS-01). */
const FIRST_COUNTED = 3;

/** A person's finished game, as their statistics store it. */
export interface StatRow {
  game: GameId;
  /** The server in which the game was played; null in direct messages. */
  guild: string | null;
  /** When the game ended (ms since 1970). */
  ended: number;
  /** `none` if the game ended without a result. */
  result: 'won' | 'lost' | 'none';
  /** The number of the person's turns, and how long they took together, in milliseconds. */
  turns: number;
  took: number;
  /** The sum of the person's dice, and the average sum of the same dice. */
  dice: number;
  average: number;
  /** The other people at the table. */
  others: PlayerId[];
}

const shape = z.object({
  game: z.string(),
  guild: z.string().nullable(),
  ended: z.number(),
  result: z.enum(['won', 'lost', 'none']),
  turns: z.number(),
  took: z.number(),
  dice: z.number(),
  average: z.number(),
  others: z.array(z.string()),
});

/** Reads a stored row, or returns null if it is damaged. */
export function readStatRow(text: string): StatRow | null {
  return readJson<StatRow>(text, shape);
}

/** Returns the rows of a finished game, for the people for whom it counts. */
export function statRows(
  { game, status, chairs }: Pick<TableView, 'game' | 'status' | 'chairs'>,
  report: GameReport,
  guild: string | null,
): [player: PlayerId, row: StatRow][] {
  const isOver = status === 'over' || status === 'ended';
  if (!isOver || turnsOf(report) < FIRST_COUNTED) return [];
  const people = chairs.flatMap(({ player }) => player ?? []);
  return chairs.flatMap(({ player, before = [] }, seat): [PlayerId, StatRow][] => {
    // A seat that somebody else played before counts for nobody.
    if (player === null || before.some((one) => one !== player)) return [];
    const { many, took } = report.times.find((own) => own.seat === seat) ?? { many: 0, took: 0 };
    const { sum, average } = report.dice.find((own) => own.seat === seat) ?? { sum: 0, average: 0 };
    const others = people.filter((one) => one !== player);
    const row = { game, guild, ended: report.ended, result: resultOf(report, seat), turns: many, took };
    return [[player, { ...row, dice: sum, average, others }]];
  });
}

/** The number of turns that began. The last one may have been cut short. A game may not say whose turn it is. */
function turnsOf({ scores, times }: GameReport): number {
  const timed = times.reduce((sum, { many }) => sum + many, 0);
  const ofSeats = scores.filter(({ seat }) => seat !== null).length;
  // The first score is that of the start.
  return Math.max(timed, ofSeats === 0 ? scores.length - 1 : ofSeats);
}

function resultOf({ winners }: GameReport, seat: Seat): StatRow['result'] {
  if (winners === undefined || winners.length === 0) return 'none';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** Several games together. */
export interface StatSum {
  games: number;
  won: number;
  lost: number;
  /** The average time of a turn in milliseconds, or null if none was measured. */
  turn: number | null;
  /** How much higher the dice were than the average: 0.1 for a tenth; null without such dice. */
  luck: number | null;
}

/** Adds games up. */
export function summed(rows: readonly StatRow[]): StatSum {
  const total = (of: (row: StatRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  const [turns, average] = [total((row) => row.turns), total((row) => row.average)];
  return {
    games: rows.length,
    won: rows.filter(({ result }) => result === 'won').length,
    lost: rows.filter(({ result }) => result === 'lost').length,
    turn: turns === 0 ? null : total(({ took }) => took) / turns,
    luck: average === 0 ? null : total(({ dice }) => dice) / average - 1,
  };
}

/** Adds games up in groups, the largest group first. A game may belong to several groups. */
export function summedBy(
  rows: readonly StatRow[],
  groupsOf: (row: StatRow) => readonly string[],
): { of: string; sum: StatSum }[] {
  const groups = new Map<string, StatRow[]>();
  for (const row of rows)
    for (const of of groupsOf(row)) {
      const own = groups.get(of);
      if (own === undefined) groups.set(of, [row]);
      else own.push(row);
    }
  return [...groups]
    .map(([of, own]) => ({ of, sum: summed(own) }))
    .sort((one, other) => other.sum.games - one.sum.games || one.of.localeCompare(other.of, 'en'));
}
