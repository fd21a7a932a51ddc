import { beforeEach, describe, expect, test } from 'vitest';
import { bench, type CommandBench, lastText } from './support/bench.ts';
import { CHANNEL, GUILD, slash } from './support/payloads.ts';

let b: CommandBench;
beforeEach(() => {
  b = bench();
});

const VOICE = '300000000000000077';
const opened = () => b.sent.map(({ command }) => command.input).find(({ t }) => t === 'create');

describe('voice', () => {
  beforeEach(() => {
    b.voices.add(VOICE);
  });

  test('a table in a voice channel’s chat is shown there, because the chat has no threads', async () => {
    await b.handle(slash('/game new', { game: 'skirmish' }, { channel: VOICE }));
    expect(opened()).toMatchObject({ place: { guild: GUILD, channel: VOICE, thread: VOICE } });
  });

  test('a table in a voice channel’s chat needs the Connect permission but no thread permissions', async () => {
    const [connect, create, inThreads] = [1n << 20n, 1n << 35n, 1n << 38n];
    const all = 0x7fffffffffffn & ~8n;
    const where = (permissions: bigint) => ({ channel: VOICE, permissions });
    await b.handle(slash('/game new', { game: 'skirmish' }, where(all & ~connect)));
    expect(lastText(b)).toContain('I lack Connect');
    await b.handle(slash('/game new', { game: 'skirmish' }, where(all & ~create & ~inThreads)));
    expect(opened()).toMatchObject({ place: { channel: VOICE } });
  });
});

test('in a server that has only the commands, the answer gives the invite link, not missing permissions', async () => {
  b.strangers.add(GUILD);
  await b.handle(slash('/game new', { game: 'skirmish' }, { channel: CHANNEL, permissions: 0n }));
  expect(lastText(b)).toContain(`https://discord.com/oauth2/authorize?guild_id=${GUILD}`);
  expect(lastText(b)).not.toContain('I lack');
  expect(opened()).toBe(undefined);
});
