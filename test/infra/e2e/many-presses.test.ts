import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBot } from '../../../src/discord/bot.ts';
import { Actor, type SentInteraction } from '../../../src/local/actor.ts';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { createBench } from '../local/support/bench.ts';
import { picture } from '../local/support/picture.ts';
import { botSettings, type Chat, messageSeenBy, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, {
    draw: (_game, scene) => ({ bytes: picture(40, 30), alt: `The ${scene} in words` }),
  });
  // A clock that goes: the local Discord gives up after three seconds.
  const bench = await createBench({ now: Date.now });
  const bot = await startBot(botSettings(bench, redis.socket, [skirmish]));
  chat = {
    ...bench,
    bot,
    async close() {
      await bot.close();
      await bench.close();
    },
  };
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Somebody new in the server. */
function newcomer(name: string): Actor {
  const { server, guild } = chat;
  const user = addUser(server.world, name);
  joinGuild(server.world, guild, user);
  return new Actor(server.world, user);
}

/** What became of something that somebody did, as the local Discord judges. */
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

/** Tables with two players each; gives the players with the panels of their tables. */
async function tables(most: number): Promise<{ player: Actor; panel: APIMessage; thread: string }[]> {
  const found: { player: Actor; panel: APIMessage; thread: string }[] = [];
  for (let at = 0; at < most; at++) {
    const pair = [newcomer(`blue${at}`), newcomer(`red${at}`)] as const;
    const known = new Set(chat.alice.channels().map(({ id }) => id));
    await startTable({ ...chat, alice: pair[0] }, `Sector ${at}`, [
      [pair[0], 'Play Blue'],
      [pair[1], 'Play Red'],
    ]);
    const thread = await until('its thread is open', () =>
      chat.alice.channels().find(({ id, kind }) => kind === 'thread' && !known.has(id)),
    );
    const panel = await messageSeenBy(pair[0], thread.id, 'the panel', (message) => choosable(message).length === 5);
    for (const player of pair) found.push({ player, panel, thread: thread.id });
  }
  return found;
}

test('a thousand press “Map” at once: all players at running tables are answered in time, all others at least told to try again', {
  timeout: 180_000,
}, async () => {
  const players = await tables(5);
  const watchers = Array.from({ length: 1_000 - players.length }, (_, at) => newcomer(`watcher${at}`));
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  const pressed = watchers.map((watcher, at) =>
    press(watcher, players[at % players.length]?.panel ?? first.panel, 'Map'),
  );
  const played = players.map(({ player, panel }) => press(player, panel, 'Map'));
  const commands = players.map(({ player, thread }) => player.slash(thread, '/play'));
  const own = await Promise.all([...played, ...commands].map(verdict));
  const others = await Promise.all(pressed.map(verdict));
  console.log('players', count(own), 'watchers', count(others));
  expect(count(own)).toEqual({ answered: own.length });
  expect(count(others)['did not respond'] ?? 0).toBe(0);
});

test('three hundred commands of one person: another person’s is answered, and no one’s is lost', {
  timeout: 120_000,
}, async () => {
  const { alice, bob, general } = chat;
  const many = Array.from({ length: 300 }, () => alice.slash(general, '/game list'));
  const other = bob.slash(general, '/game list');
  expect(await verdict(other)).toBe('answered');
  const verdicts = await Promise.all(many.map(verdict));
  console.log('one person', count(verdicts));
  expect(count(verdicts)['did not respond'] ?? 0).toBe(0);
});
