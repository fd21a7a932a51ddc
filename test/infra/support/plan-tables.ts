import { expect } from 'vitest';
import type { Proposal } from '../../../src/kernel/table.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { type AheadLine, readAhead } from '../../../src/tables/ahead.ts';
import { duePlans } from '../../../src/tables/plans.ts';
import { type PreparedSeat, readPrepared } from '../../../src/tables/prepared.ts';
import type { Command, Outgoing, Prepare } from '../../../src/tables/types.ts';
import type { Skirmish } from '../../support/toy-game.ts';
import { does, PEOPLE, TABLE } from './ahead-tables.ts';
import type { withRedis } from './redis.ts';
import { command } from './tables.ts';

/** Ann's cards at the beginning. */
export const CARD = 900;
export const OTHER = 901;
/** A line for Ann's next move. */
export const LINE = 'u0 to 1; u0 to 2';

/** Keeps a line for the next move of a seat. */
export function keeping(text: string = LINE, seat: Seat = 0): Command {
  return command({ player: PEOPLE[seat] ?? '' }, { t: 'keep', seat, text }, { answer: 'i1' });
}

/** Prepares an answer of Ann to attacks. */
export function preparing(given: Partial<Prepare> = {}): Command {
  const input = { t: 'prepare', seat: 0, when: 'attacked', answer: `card:${CARD}`, lasts: 'once', ...given } as const;
  return command({ player: PEOPLE[input.seat] ?? '' }, input, { answer: 'i1' });
}

/** Takes a player's last step back. */
export function undoing(seat: Seat): Command {
  return command({ player: PEOPLE[seat] ?? '' }, { t: 'undo', seat });
}

/** Both players agree to a proposal, Bob first. */
export async function agree(worker: WorkerTools, proposal: Proposal): Promise<void> {
  for (const seat of [1, 0])
    await does(worker, command({ player: PEOPLE[seat] ?? '' }, { t: 'consent', seat, proposal, yes: true }));
}

/** The line that a seat keeps. */
export async function kept({ store }: WorkerTools, seat: Seat = 0): Promise<AheadLine | null> {
  return readAhead((await store.ahead(TABLE))[seat]);
}

/** Returns the answers that Ann has prepared. */
export async function prepared({ store }: WorkerTools): Promise<PreparedSeat | null> {
  return readPrepared((await store.ahead(TABLE))['if:0']);
}

/** The commands of the clock once every wait is over. */
export async function due({ store }: WorkerTools): Promise<Command[]> {
  return duePlans(await store.ahead(TABLE), Number.MAX_SAFE_INTEGER);
}

/** Carries out the plans that are due, as the clock does. Returns their number. */
export async function carriesOut(worker: WorkerTools): Promise<number> {
  const commands = await due(worker);
  await does(worker, ...commands);
  return commands.length;
}

/** The position of the toy game. */
export async function position({ history }: WorkerTools): Promise<Skirmish> {
  const held = (await history.now(TABLE)) ?? expect.fail('the table is gone');
  return held.table.state?.g as Skirmish;
}

/** The cell of Ann's unit. */
export async function cell(worker: WorkerTools): Promise<number | undefined> {
  return (await position(worker)).units[0]?.cell;
}

/** The number of the latest entry. */
export async function seqOf({ history }: WorkerTools): Promise<number> {
  return (await history.now(TABLE))?.table.seq ?? expect.fail('the table is gone');
}

/** The messages that wait to be sent. */
export async function sent(redis: ReturnType<typeof withRedis>): Promise<Outgoing[]> {
  const outbox = await redis.connect().xrange(`{t:${TABLE}}:outbox`, '-', '+');
  return outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
}

/** Returns the texts that a seat can read about its lines: the results of those that waited, and why a kept one was dropped. */
export async function told({ store }: WorkerTools, seat: Seat = 0): Promise<unknown> {
  const { lines } = await store.lines(TABLE);
  const all: { seat: Seat }[] = lines === '' ? [] : JSON.parse(lines).lines;
  return all.find((one) => one.seat === seat);
}
