import { afterEach, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import { connect } from '../../../src/store/connect.ts';
import { History } from '../../../src/tables/history.ts';
import type { Command } from '../../../src/tables/types.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, openChat, panelSeenBy, press, startTable } from '../support/chat.ts';
import { withCluster, withSentinels } from '../support/cluster.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { command, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const cluster = withCluster();
const sentinels = withSentinels();
const draw = () => ({ bytes: Buffer.from('x'), alt: 'x' });

let stage: TestPipeline;
let chat: Chat;
afterEach(async () => {
  await chat.close();
  await stage.close();
});

async function begin(url: string): Promise<void> {
  stage = await TestPipeline.open(url, { draw, sweep: 2_000 });
  chat = await openChat(url, [skirmish]);
}

/** The time after which people send a command again, in milliseconds. */
const AGAIN = 5_000;

/** Two people play a table to its end with random but repeatable moves. */
async function play(table: string): Promise<string[]> {
  const { backend, directory } = stage;
  const sent: string[] = [];
  const random = stream(table);
  const send = async (one: Command, isDone: () => Promise<boolean>): Promise<void> => {
    sent.push(one.id);
    await until('it is applied', async () => {
      await backend.send(table, one);
      return until('it is heard of', isDone, AGAIN);
    });
  };
  const seq = async (): Promise<number> => (await directory.summary(table))?.seq ?? -1;
  for (const [at, one] of opening({ length: 30 }).entries()) await send(one, async () => (await seq()) >= at);
  for (let at = sent.length; ; at++) {
    const summary = await directory.summary(table);
    if (summary?.status === 'over') return sent;
    const [seat = 0] = summary?.awaited ?? [];
    const decision = await until('a question waits', () => backend.prompt(table, seat));
    const keys = randomAnswer(decision, (bound) => random.next(bound));
    const answer = command({ player: seat === 0 ? 'ann' : 'bob' }, { t: 'answer', seat, decision: decision.id, keys });
    await send(answer, async () => (await seq()) >= at);
  }
}

/** The table’s log replays, with each command once. */
async function expectWhole(table: string, sent: readonly string[]): Promise<void> {
  const history = new History(stage.store, toys);
  const entries = await history.entries(table, 0, 100_000);
  expect(entries.map(({ id }) => id)).toEqual(sent);
  const held = await history.now(table);
  const verified = held === null ? [] : await history.verify(table, held);
  expect(verified.length).toBeGreaterThan(0);
  expect(verified.every(({ same }) => same)).toBe(true);
}

/** Alice and Bob sit down in Discord, and one of them moves. */
async function playInChat(): Promise<void> {
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const [listed] = await stage.directory.ofGuild(chat.guild.id);
  const table = listed === undefined ? null : await stage.directory.summary(listed.id);
  if (table === null) throw new Error('no table');
  const panel = await panelSeenBy(alice, thread);
  const asked = await answerMessage(press(alice, panel, 'Your move'));
  await answerMessage(press(alice, asked, 'None of these'));
  await until('it is played', async () => ((await stage.directory.summary(table.id))?.seq ?? 0) > table.seq);
}

test('whole games are played on three masters while slots move and a master fails', async () => {
  await begin(cluster.url);
  const tables = ['clus01', 'clus02', 'clus03', 'clus04', 'clus05', 'clus06'];
  const playing = Promise.all(tables.map(play));
  const moves = (table: string, seq: number) =>
    until(`${table} is at ${seq}`, async () => ((await stage.directory.summary(table))?.seq ?? 0) >= seq);
  await moves('clus01', 6);
  await cluster.move('{t:clus01}');
  await cluster.move('{subspace}');
  await moves('clus02', 12);
  await cluster.fell(await cluster.masterOf('{t:clus02}'));
  const sent = await playing;
  for (const [at, table] of tables.entries()) await expectWhole(table, sent[at] ?? []);
  // The keys really are spread over the masters.
  expect((await cluster.sizes()).every((size) => size > 0)).toBe(true);
  await playInChat();
});

test('whole games are played on the Sentinels’ master, even if it fails', async () => {
  await begin(sentinels.url);
  const tables = ['sent01', 'sent02', 'sent03'];
  const playing = Promise.all(tables.map(play));
  await until('they are at it', async () => ((await stage.directory.summary('sent01'))?.seq ?? 0) >= 8);
  await sentinels.fell();
  const sent = await playing;
  for (const [at, table] of tables.entries()) await expectWhole(table, sent[at] ?? []);
  await playInChat();
});

test('a connection to an unreachable cluster can be ended', async () => {
  const redis = connect('redis-cluster://127.0.0.1:1,127.0.0.1:2', 'wait');
  for (const one of [redis, redis.duplicate().on('error', () => {})]) {
    await until('it tries again', () => one.status === 'reconnecting');
    const ended = new Promise((done) => one.once('end', done));
    one.disconnect();
    await ended;
  }
  await begin(cluster.url);
});
