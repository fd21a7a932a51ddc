import { randomAnswer } from '../../../src/kernel/decision.ts';
import { must } from '../../../src/kernel/must.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { answer, command, create } from './tables.ts';
import { drainTable, sendTo } from './worker-tools.ts';

/** The tables of the four games, by their ids. */
export const FOUR: Readonly<Record<string, string>> = {
  front1: 'frontiers',
  ascen1: 'ascendancy',
  away01: 'away-missions',
  first1: 'first-edition',
};

/** The person who has a seat, at every table. */
export const personAt = (seat: number): string => `70000000000000000${seat}`;

/** Opens a table with a person in each seat, who plays random but repeatable moves. The people are named Player 0 and so on. */
export async function openGame(worker: WorkerTools, table: string, game: string, moves: number): Promise<void> {
  await sendTo(worker, table, create({}, { game, title: `A game of ${game}`, owner: personAt(0) }));
  await drainTable(worker, table);
  const { chairs } = must(await worker.directory.summary(table), 'the new table');
  for (const seat of chairs.keys()) {
    const player = personAt(seat);
    await sendTo(
      worker,
      table,
      command({ player }, { t: 'seat', seat, player, called: `Player ${seat}`, ready: `r${seat}` }),
    );
  }
  await sendTo(worker, table, command({ player: personAt(0) }, { t: 'start', player: personAt(0), ready: 'start' }));
  await drainTable(worker, table);
  await moveOn(worker, table, moves);
}

/** Plays random but repeatable moves at a table. Returns the number of moves that were made before the game was over. */
export async function moveOn(worker: WorkerTools, table: string, moves: number): Promise<number> {
  for (let made = 0; made < moves; made++) {
    const { awaited, seq } = must(await worker.directory.summary(table), 'the table');
    const [seat] = awaited;
    if (seat === undefined) return made;
    const { prompt } = await worker.store.prompt(table, seat);
    const decision = JSON.parse(must(prompt, 'the question'));
    const random = stream(`${table} ${seq}`);
    const keys = randomAnswer(decision, (bound) => random.next(bound));
    await sendTo(worker, table, answer(personAt(seat), seat, decision.id, keys));
    await drainTable(worker, table);
  }
  return moves;
}
