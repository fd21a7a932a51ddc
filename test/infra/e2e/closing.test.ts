import { describe, expect, test } from 'vitest';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { openChat } from '../support/chat.ts';
import { withCluster } from '../support/cluster.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { opening, remark } from '../support/tables.ts';

const draw = () => ({ bytes: Buffer.from('x'), alt: 'x' });

/** The ways in which a cluster fails. */
const ENDS: readonly [how: string, go: (cluster: ReturnType<typeof withCluster>) => Promise<void> | void][] = [
  [
    'a master has fallen and nobody has taken over',
    async (cluster) => cluster.kill(await cluster.masterOf('{t:abc123}')),
  ],
  ['all of its nodes are gone', (cluster) => cluster.killAll()],
  ['all of its nodes are silent', (cluster) => cluster.silence()],
  ['nothing is wrong with it', () => {}],
];

// Each test has its own cluster, which doesn't outlive it.
describe.each(ENDS)('programs that use a cluster can be closed if %s', (_, go) => {
  const cluster = withCluster();

  test('the bot and all roles can be closed while work is unfinished', async () => {
    const stage = await TestPipeline.open(cluster.url, { draw, bots: true, grace: 2_000 });
    const chat = await openChat(cluster.url, [skirmish]);
    await stage.send('abc123', ...opening());
    await stage.summary('abc123', 'the game has begun', ({ status }) => status === 'playing');
    // Jobs for each role, some of them unfinished.
    for (let i = 0; i < 20; i++) await stage.send('abc123', remark());
    await go(cluster);
    await chat.close();
    await stage.close();
    expect(stage.redis.status).not.toBe('ready');
  });
});
