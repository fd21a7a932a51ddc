import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { duePlans } from '../../../src/tables/plans.ts';
import { type PreparedSeat, readPrepared } from '../../../src/tables/prepared.ts';
import type { Command, Outgoing, Prepare } from '../../../src/tables/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import type { Skirmish, SkirmishView } from '../../support/toy-game.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, gamesOf, opening } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
beforeEach(() => redis.flush());

type Toy = Game<Skirmish, SkirmishView>;

const PEOPLE = ['ann', 'bob'];
const TABLE = 't1';
const MINUTE = 60_000;
/** Ann's cards at the beginning. */
const CARD = 900;
const OTHER = 901;

/** Ann has ended her first turn, and Bob is to move. His unit u1 can attack Ann's u0. */
async function begun(game: Toy = longTurns()): Promise<WorkerTools> {
  const worker = workerToolsAt(redis.connect(), gamesOf(withSafeAnswers(game)));
  await does(worker, ...opening({ length: 300 }));
  await answers(worker, 0);
  await answers(worker, 1);
  await answers(worker, 0, 'draw');
  return worker;
}

async function does(worker: WorkerTools, ...commands: Command[]): Promise<void> {
  await sendTo(worker, TABLE, ...commands);
  await drainTable(worker, TABLE);
}

async function question(worker: WorkerTools, seat: Seat): Promise<{ id: string } | null> {
  const { prompt } = await worker.store.prompt(TABLE, seat);
  return prompt === null ? null : JSON.parse(prompt);
}

/** A seat answers with an option, or with nothing by default. */
async function answers(worker: WorkerTools, seat: Seat, ...keys: string[]): Promise<void> {
  const asked = await question(worker, seat);
  await does(worker, answer(PEOPLE[seat] ?? '', seat, asked?.id ?? '', keys));
}

const attacks = (worker: WorkerTools): Promise<void> => answers(worker, 1, 'attack:u1:u0');

const preparing = (given: Partial<Prepare> = {}): Command => {
  const input = { t: 'prepare', seat: 0, when: 'attacked', answer: `card:${CARD}`, lasts: 'once', ...given } as const;
  return command({ player: PEOPLE[input.seat] ?? '' }, input, { answer: 'i1' });
};

async function stored({ store }: WorkerTools, seat: Seat = 0): Promise<PreparedSeat | null> {
  return readPrepared((await store.ahead(TABLE))[`if:${seat}`]);
}

/** The commands of the clock once every wait is over. */
async function due({ store }: WorkerTools): Promise<Command[]> {
  return duePlans(await store.ahead(TABLE), Number.MAX_SAFE_INTEGER);
}

/** Gives the answers that are due, as the clock does. Returns their number. */
async function gives(worker: WorkerTools, late = 0): Promise<number> {
  const commands = await due(worker);
  await does(worker, ...commands.map((one) => ({ ...one, at: Date.now() + late })));
  return commands.length;
}

async function hand({ history }: WorkerTools): Promise<number[]> {
  const held = await history.now(TABLE);
  return (held?.table.state?.g as Skirmish).hands[0] ?? [];
}

/** True if the table waits for Ann's answer to an attack. */
async function isAsked(worker: WorkerTools): Promise<boolean> {
  return (await question(worker, 0)) !== null;
}

async function sent(): Promise<Outgoing[]> {
  const outbox = await redis.connect().xrange(`{t:${TABLE}}:outbox`, '-', '+');
  return outbox.map(([, [, message = '']]): Outgoing => JSON.parse(message));
}

async function refusals(): Promise<string[]> {
  return (await sent()).flatMap((message) =>
    message.to === 'answer' && 'refusal' in message.outcome ? [message.outcome.refusal.text] : [],
  );
}

/** The reason why no prepared answer is given to Ann's open question. */
async function whyNot(worker: WorkerTools): Promise<string | undefined> {
  const { asked } = (await stored(worker)) ?? {};
  return asked !== undefined && 'why' in asked ? asked.why.text : undefined;
}

test('a prepared answer is given in its author’s name, and its author is told why (T-AHEAD-02)', async () => {
  const worker = await begun();
  await does(worker, preparing());
  expect(await gives(worker)).toBe(0);
  await attacks(worker);
  expect(await isAsked(worker)).toBe(true);
  expect(await hand(worker)).toContain(CARD);
  expect(await gives(worker)).toBe(1);
  expect(await hand(worker)).not.toContain(CARD);
  expect(await isAsked(worker)).toBe(false);
  const told = (await sent()).filter(({ to }) => to === 'played');
  expect(told).toMatchObject([
    {
      ...{ seat: 0, player: 'ann', line: { picked: [`Throw card ${CARD}`], stopped: null } },
      because: { prompt: 'You were attacked: answer with a card?', answer: { when: 'I was attacked', lasts: 'once' } },
    },
  ]);
  const [entry] = await worker.history.entries(TABLE, -1, -1);
  expect(entry?.by).toEqual({ player: 'ann' });
  const held = await worker.history.now(TABLE);
  const stretches = held === null ? [] : await worker.history.verify(TABLE, held);
  expect(stretches.every(({ same }) => same)).toBe(true);
});
