import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { quick } from '../../src/games/away-missions/bot/index.ts';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../src/games/away-missions/state.ts';
import { randomAnswer } from '../../src/kernel/decision.ts';
import { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
import { stream } from '../../src/kernel/random.ts';
import { redealFor } from '../../src/kernel/redeal.ts';
import type { Input, Table } from '../../src/kernel/table.ts';
import type { Json } from '../../src/kernel/types.ts';
import { tableHash } from '../../src/tables/replay.ts';

/** A whole game: its inputs, and its result as a hash. */
export interface Replay {
  rules: number;
  secret: string;
  /** The options, if they aren't the usual two teams. */
  options?: Json;
  inputs: Input[];
  /** `tableHash` of the final table. */
  hash: string;
}

/** A table in the middle of a game, at a step that asks. */
export interface StoredPosition {
  /** Procedure and step: `damage.allocate`. */
  at: string;
  table: Table<AwayMissions>;
}

const FOLDER = new URL('../fixtures/away-missions/', import.meta.url);

export function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as T;
}

export function writeFixture(name: string, value: Replay | StoredPosition[]): void {
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(value)}\n`);
}

/** The names of the fixtures with this beginning, one per version of the rules. */
export function fixturesOf(kind: string): string[] {
  return readdirSync(FOLDER).filter((name) => name.startsWith(kind));
}

/** Plays the inputs of a game again. */
export function replayed({
  secret,
  inputs,
  options = {},
}: Omit<Replay, 'rules' | 'hash'>): InMemoryTable<AwayMissions> {
  const match = new InMemoryTable(awayMissions, { secret, options });
  for (const input of inputs) match.submit(input);
  return match;
}

/** A game of bots with these options, in which every seat is asked in every window. */
export function manyGame(secret: string, options: Json): Replay {
  const random = stream(`players of ${secret}`);
  const next = (bound: number): number => random.next(bound);
  const match = new InMemoryTable(awayMissions, { secret, options }).start();
  const ask = ['attacked', 'damage', 'scores', 'challenge', 'reroll'];
  for (const seat of match.table.chairs.keys())
    match.submit({ t: 'orders', seat, orders: { ask, prefer: { debrief: 'ask' } } });
  while (match.state.over === null) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    match.answer(decision, quick(match.state, decision.seat, decision, next));
  }
  return { rules: awayMissions.rules, secret, options, inputs: match.inputs, hash: tableHash(match.table) };
}

/** A game of two bots. The Borg want to be asked in every window, and the Federation undoes a step once. */
export function botGame(secret: string): Replay {
  const random = stream(`players of ${secret}`);
  const next = (bound: number): number => random.next(bound);
  const match = new InMemoryTable(awayMissions, { secret }).start();
  const ask = ['attacked', 'damage', 'scores', 'challenge', 'reroll'];
  match.submit({ t: 'orders', seat: 1, orders: { ask, prefer: { debrief: 'ask' } } });
  let tookBack = false;
  while (match.state.over === null) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const { seat } = decision;
    match.answer(decision, quick(redealFor(awayMissions, match.state, seat, next), seat, decision, next));
    if (tookBack || seat !== 0 || match.table.since.at(-1)?.seat !== 0) continue;
    match.submit({ t: 'undo', seat });
    tookBack = true;
  }
  return { rules: awayMissions.rules, secret, inputs: match.inputs, hash: tableHash(match.table) };
}

/** One table for each step that asks, from random games in which all seats want to be asked everything. */
export function storedTables(games: number, kinds: readonly Json[] = [{}]): StoredPosition[] {
  const found = new Map<string, StoredPosition>();
  for (let n = 0; n < games; n++) {
    const random = stream(`stored ${n}`);
    const next = (bound: number): number => random.next(bound);
    const options = kinds[n % kinds.length] ?? {};
    const match = new InMemoryTable(awayMissions, { secret: `stored ${n}`, options, undo: false, quiet: true }).start();
    for (const orders of match.state.orders) orders.ask = ['attacked', 'damage', 'scores', 'challenge', 'reroll'];
    while (match.state.over === null) {
      const frame = match.state.stack.at(-1);
      const at = `${frame?.proc}.${frame?.step}${'given' in (frame?.local ?? {}) ? ' half answered' : ''}`;
      // A copy through JSON, which is how tables are stored.
      if (!found.has(at)) found.set(at, { at, table: JSON.parse(JSON.stringify(match.table)) as Table<AwayMissions> });
      const decision = match.state.pending[next(match.state.pending.length)];
      if (decision === undefined) throw new Error('nobody is asked');
      match.answer(decision, randomAnswer(decision, next));
    }
  }
  return [...found.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}
