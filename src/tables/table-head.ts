import type { Game } from '../kernel/game.ts';
import { lastStep, type Table } from '../kernel/table.ts';
import { botTurns, type QuestionIds, writeAsked } from './asked.ts';
import { rulesOf } from './games.ts';
import type { NewStanding } from './listing.ts';
import { tableCardOf } from './summary.ts';

/** Returns the fields of a table's head that follow from the table and the ids of its open questions. */
export function headOf(table: Table, asked: QuestionIds, game: Game<unknown>): Record<string, string | number> {
  const steps = table.chairs.map((_, seat) => [`step:${seat}`, lastStep(table, seat) ?? '']);
  const bots = botTurns(table, asked).map(({ seat, decision }) => `${seat}:${decision}`);
  return {
    ...Object.fromEntries(steps),
    seq: table.seq,
    asked: writeAsked(asked),
    ...rulesOf(table),
    card: JSON.stringify(tableCardOf(table, game)),
    bots: bots.join(),
  };
}

/** Returns what lists of tables have to know about a table that has changed. */
export function standingOf(
  { title, status, owner, chairs, removed }: Table,
  { at, place }: Pick<NewStanding, 'at' | 'place'>,
): NewStanding {
  const people = new Set([owner, ...chairs.flatMap(({ player }) => player ?? [])]);
  return { title, status, people: [...people], at, place, removed: removed === true };
}
