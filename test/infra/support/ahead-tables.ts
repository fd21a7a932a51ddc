import { expect } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import type { Command } from '../../../src/tables/types.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import type { Skirmish, SkirmishView } from '../../support/toy-game.ts';
import { answerMessage, type Chat, openChat, startTable } from './chat.ts';
import { TestPipeline } from './pipeline.ts';
import type { withRedis } from './redis.ts';
import { answer, gamesOf, opening } from './tables.ts';
import { until } from './until.ts';
import { drainTable, sendTo, workerToolsAt } from './worker-tools.ts';

type TestRedis = ReturnType<typeof withRedis>;

/** The people in the order of their seats, and their table. */
export const PEOPLE = ['ann', 'bob'];
export const TABLE = 't1';

/**
 * Ann has ended her first turn, and Bob is to move. His unit u1 can attack Ann's u0. `answered` gives the game the answers
 * for players whose time is over.
 */
export async function begun(
  redis: TestRedis,
  game: Game<Skirmish, SkirmishView> = longTurns(),
  more: Parameters<typeof opening>[1] = {},
  answered = withSafeAnswers,
): Promise<WorkerTools> {
  const worker = workerToolsAt(redis.connect(), gamesOf(answered(game)));
  await does(worker, ...opening({ length: 300 }, more));
  await answers(worker, 0);
  await answers(worker, 1);
  await answers(worker, 0, 'draw');
  return worker;
}

/** Sends commands to the table, and applies them. */
export async function does(worker: WorkerTools, ...commands: Command[]): Promise<void> {
  await sendTo(worker, TABLE, ...commands);
  await drainTable(worker, TABLE);
}

/** The open question of a seat. */
export async function question({ store }: WorkerTools, seat: Seat): Promise<{ id: string } | null> {
  const { prompt } = await store.prompt(TABLE, seat);
  return prompt === null ? null : JSON.parse(prompt);
}

/** A seat answers with an option, or with nothing by default. */
export async function answers(worker: WorkerTools, seat: Seat, ...keys: string[]): Promise<void> {
  const asked = await question(worker, seat);
  await does(worker, answer(PEOPLE[seat] ?? '', seat, asked?.id ?? '', keys));
}

/** The same table on the local server, with Alice in Ann's seat. */
export interface AheadChat {
  stage: TestPipeline;
  chat: Chat;
  thread: string;
  table: string;
}

/** Starts the table on the local server. */
export async function openAheadChat(redis: TestRedis): Promise<AheadChat> {
  await redis.flush();
  const stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(withSafeAnswers(longTurns())),
    sweep: 200,
    draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }),
  });
  const chat = await openChat(redis.socket, [skirmish]);
  const { alice, bob, guild } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const table = (await stage.directory.ofGuild(guild.id))[0]?.id ?? expect.fail('there is no table');
  for (const one of [alice, bob])
    await until('the cards are kept', async () =>
      (await answerMessage(one.slash(thread, '/play', { action: 'none' }))).content.includes('to move'),
    );
  await answerMessage(alice.slash(thread, '/play', { action: 'draw' }));
  return { stage, chat, thread, table };
}
