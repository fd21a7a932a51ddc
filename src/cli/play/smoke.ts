import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '../../kernel/must.ts';
import type { LocalServer } from '../../local/server.ts';
import type { Channel } from '../../local/world/records.ts';
import type { Settings } from '../settings.ts';
import { inPlainWords } from '../startup-errors.ts';
import { askedToStop } from '../stop.ts';
import { Actor, answerMessage, press, threads } from './chat.ts';
import { openTable, threadBegun } from './first-table.ts';
import { type LocalStack, openLocalStack } from './local-stack.ts';
import { ChatPlayer } from './player.ts';
import type { StarterGuild } from './starter-guild.ts';
import { Tally } from './tally.ts';

/** Number of answers by each player, alternating between the slash command and buttons. */
const ANSWERS = 10;

/** The result, printed as the last line. */
export interface SmokeReport {
  ok: boolean;
  /** The number of slash commands and clicks that the bot answered. */
  commands: number;
  /** The files of the pictures that the players saw. */
  pictures: readonly string[];
  /** The duration of each step in milliseconds, and the median for each kind of command. */
  stages: Readonly<Record<string, number>>;
  /** The error, if there was one. */
  trouble?: string;
}

/**
 * Plays a game as two people would, with temporary data, and prints the result. If the game fails, the exit code is 1.
 * @param pictures the folder for the pictures that the players see.
 */
export async function playAlone(settings: Settings, pictures = join(settings.data, 'smoke')): Promise<void> {
  const tally = new Tally();
  const trouble = await tally
    .stage('all', () => inLocalStack(settings, tally, (stack) => play(stack, tally, pictures)))
    .then(() => null, inPlainWords);
  if (trouble !== null) process.exitCode = 1;
  const report: SmokeReport = {
    ok: trouble === null,
    commands: tally.commands,
    pictures: tally.pictures,
    stages: tally.stages(),
    ...(trouble === null ? {} : { trouble }),
  };
  console.log(JSON.stringify(report));
}

/** Starts everything with fresh data, and keeps it running until `visit` is done. */
async function inLocalStack(
  settings: Settings,
  tally: Tally,
  visit: (stack: LocalStack) => Promise<void>,
): Promise<void> {
  const stopped = askedToStop();
  await mkdir(settings.data, { recursive: true, mode: 0o700 });
  const data = await mkdtemp(join(settings.data, 'smoke-'));
  try {
    const stack = await tally.stage('open', () => openLocalStack({ ...settings, data, port: 0 }, console.log));
    try {
      await Promise.race([visit(stack), untilBroken(stack, stopped)]);
    } finally {
      console.log('Ending …');
      await tally.stage('close', stack.close);
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function untilBroken({ over }: LocalStack, stopped: Promise<void>): Promise<never> {
  await Promise.race([over, stopped]);
  throw new Error('it was stopped before its end.');
}

async function play(stack: LocalStack, tally: Tally, pictures: string): Promise<void> {
  const { server, starter } = stack;
  await tally.stage('ready', () => stack.ready);
  console.log('Playing …');
  const [ann, ben] = starter.people.map((user) => new ChatPlayer(server.world, new Actor(server.world, user), tally));
  if (ann === undefined || ben === undefined) throw new Error('Two people are needed.');
  const thread = await tally.stage('begin', () => begin(server, starter, tally, ann.actor, ben.actor));

  const given = new Map([ann, ben].map((player) => [player, 0]));
  for (;;) {
    const player = await awaited(given, thread);
    if (player === undefined) break;
    const before = given.get(player) ?? 0;
    await player.answer(thread, before % 2 === 0 ? 'slash command' : 'button');
    given.set(player, before + 1);
  }
  for (const player of [ann, ben]) {
    for (const what of ['hand', 'map'] as const) await player.look(thread, what, pictures);
  }
  if (server.unknownRoutes.length > 0)
    throw new Error(`The bot asked for what Discord doesn’t have: ${server.unknownRoutes.join(', ')}.`);
}

/** Opens a table, and takes its seats. Returns its thread. */
async function begin(
  server: LocalServer,
  starter: StarterGuild,
  tally: Tally,
  ann: Actor,
  ben: Actor,
): Promise<Channel> {
  const before = threads(server.world).length;
  const { channel, table, seats } = await tally.command('new', () => openTable(server, starter, ann, 'Smoke'));
  await tally.command('sit down', () => press(server.world, ann, channel, must(seats[0], 'a free seat').button));
  await tally.command('join', () => answerMessage(ben.slash(channel, '/game join', { table })));
  await tally.command('start', () => answerMessage(ann.slash(channel, '/game start', { table })));
  return threadBegun(server, before);
}

/** Returns the player that the table waits for; undefined once everyone has given enough answers. */
async function awaited(given: ReadonlyMap<ChatPlayer, number>, thread: Channel): Promise<ChatPlayer | undefined> {
  if (Math.min(...given.values()) >= ANSWERS) return undefined;
  for (const player of given.keys()) if (await player.isAwaited(thread)) return player;
  throw new Error('The table waits for nobody.');
}
