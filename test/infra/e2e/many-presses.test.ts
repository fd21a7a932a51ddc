import { readFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Actor, type SentInteraction } from '../../../src/local/actor.ts';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { choosable } from '../../support/choosable.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { type Chat, messageSeenBy, press, startAgainstBot } from '../support/chat.ts';
import { findBelow, withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
const programs = withPrograms();
let bench: ServerBench;

/** The time for which a process could have worked but had no core, in milliseconds. */
function waitedForCore(pid: number): number {
  if (pid === 0) return 0;
  const [, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return waited / 1_000_000;
}

beforeEach(async () => {
  await redis.flush();
  // A clock that goes: the local Discord gives up after three seconds. What it works itself is no time of the bot’s, nor is
  // what the bot waits for a core while this machine does something else.
  let pid = 0;
  const ownWork = (): number => performance.eventLoopUtilization().active + waitedForCore(pid);
  bench = await createBench({ now: Date.now, ownWork });
  const bot = programs.run('processes', ['bot', 'worker', 'reader', 'bots', 'renderer'], {
    REDIS_URL: redis.socket,
    DISCORD_TOKEN: bench.server.token,
    DISCORD_APPLICATION_ID: bench.server.world.bot.id,
    DISCORD_API: bench.server.api,
    LOG_LEVEL: 'info',
  });
  await bot.says(/Discord has the commands/);
  pid = findBelow(bot.pid, 'role.js bot') ?? 0;
  expect(pid).toBeGreaterThan(0);
});
afterEach(() => bench.close());

/** A new person in the server. */
function newcomer(name: string): Actor {
  const { server, guild } = bench;
  const user = addUser(server.world, name);
  joinGuild(server.world, guild, user);
  return new Actor(server.world, user);
}

/** The outcome of a person's action, as the local Discord judges it. */
async function verdict(sent: SentInteraction): Promise<'answered' | 'busy' | 'did not respond'> {
  try {
    const callback = await sent.done;
    return JSON.stringify(callback).includes('I’m busy right now') ? 'busy' : 'answered';
  } catch {
    return 'did not respond';
  }
}

function count(verdicts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of verdicts) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** People who play against a bot, each with the panel of their table. */
async function players(most: number): Promise<{ player: Actor; panel: APIMessage; thread: string }[]> {
  const found: { player: Actor; panel: APIMessage; thread: string }[] = [];
  for (let at = 0; at < most; at++) {
    const player = newcomer(`player${at}`);
    const thread = await startAgainstBot({ ...bench, alice: player } as Chat, `Sector ${at}`);
    const panel = await messageSeenBy(player, thread, 'the panel', (message) =>
      choosable(message).some(({ label }) => label === 'Map'),
    );
    found.push({ player, panel, thread });
  }
  return found;
}

/** Presses that are sent together. */
const TOGETHER = 10;

test('if a thousand people press “Map”, players are answered in time, and everyone else at least gets a refusal', async () => {
  const seated = await players(5);
  const watchers = Array.from({ length: 1_000 - seated.length }, (_, at) => newcomer(`watcher${at}`));
  const panelOf = (at: number): APIMessage => {
    const one = seated[at % seated.length];
    if (one === undefined) throw new Error('nobody plays');
    return one.panel;
  };
  const pressed: SentInteraction[] = [];
  for (const [at, watcher] of watchers.entries()) {
    pressed.push(press(watcher, panelOf(at), 'Map'));
    // They are sent one after the other as fast as possible, so that each has its own time.
    if (at % TOGETHER === 0) await new Promise((settle) => setImmediate(settle));
  }
  const own = seated.flatMap(({ player, panel, thread }) => [
    press(player, panel, 'Map'),
    player.slash(thread, '/play'),
  ]);
  const [ofPlayers, ofOthers] = await Promise.all([Promise.all(own.map(verdict)), Promise.all(pressed.map(verdict))]);
  console.log('players', count(ofPlayers), 'others', count(ofOthers));
  expect(count(ofPlayers)).toEqual({ answered: own.length });
  expect(count(ofOthers)['did not respond'] ?? 0).toBe(0);
});

test('one person’s three hundred commands keep nobody else waiting, and none of them is lost', async () => {
  const { alice, bob, general } = bench;
  const many = Array.from({ length: 300 }, () => alice.slash(general, '/game list'));
  expect(await verdict(bob.slash(general, '/game list'))).toBe('answered');
  const verdicts = await Promise.all(many.map(verdict));
  console.log('one person', count(verdicts));
  expect(count(verdicts)['did not respond'] ?? 0).toBe(0);
});
