import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { takeLease } from '../../../src/store/lease.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();

/** The documented keys as patterns, with whether each key has its own lifetime. */
async function documented(): Promise<{ pattern: RegExp; mortal: boolean }[]> {
  const text = await readFile(new URL('../../../src/store/KEYS.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| `([^`]+)`(?: †)? \| [\w ]+ \|(?: (\d+ (?:d|h|min|s)) \|)?/gm)].map(
    ([, key = '', life]) => {
      const escaped = key.replace(/[{}.:]/g, '\\$&').replace(/\b[A-Z]{2,}\b|…/g, '[^ ]+');
      return { pattern: new RegExp(`^${escaped}$`), mortal: life !== undefined };
    },
  );
}

test('every key that a game leaves in Redis is documented, and so is its lifetime', async () => {
  const transport = new RecordingTransport();
  transport.pictures = [{ scene: 'map', params: {}, reader: 'spectator', name: 'map.png', alt: '' }];
  const draw = () => ({ bytes: Buffer.from('png'), alt: '' });
  const pipeline = await TestPipeline.open(redis.socket, { transport, draw });
  transport.before = (call, where) => {
    if (call === 'post' && where === 'dm-bob') throw new Error('a hiccup');
  };
  await pipeline.answers.put('i1', { applicationId: 'a', token: 't', at: Date.now() });
  await pipeline.backend.setConfirms('ann', false, { interaction: '1', says: 'kept' });
  await takeLease(redis.connect(), 'bot');
  await pipeline.send('keys01', ...opening());
  await until('Ann is told that it is her turn', () => transport.in('dm-ann').length > 0);
  await pipeline.send('keys01', command({ player: 'ann' }, { t: 'leave', seat: 0, player: 'ann' }));
  await pipeline.store.send('keys01', { id: 'bad', alone: true, body: 'no command' });
  await pipeline.send('keys01', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await pipeline.summary('keys01', 'the game is over', ({ status }) => status === 'over');
  await until('the panel stands', () => transport.in('thread1').some(({ to }) => to === 'panel'));

  const known = await documented();
  expect(known.length).toBeGreaterThan(25);
  const unknown: string[] = [];
  for (const key of await pipeline.redis.keys('*')) {
    const entry = known.find(({ pattern }) => pattern.test(key));
    const life = await pipeline.redis.ttl(key);
    // The content of a picture is deleted as soon as it is drawn.
    if (life === -2) continue;
    const mortal = life >= 0;
    if (entry === undefined || (entry.mortal !== mortal && !key.startsWith('{subspace}'))) unknown.push(key);
  }
  expect(unknown).toEqual([]);
  await pipeline.close();
});
