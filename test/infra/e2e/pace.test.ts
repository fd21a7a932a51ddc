import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { keys } from '../../../src/store/keys.ts';
import { clockField, readClock } from '../../../src/tables/turn-clocks.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, guest, messageSeenBy, openChat, press } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { allIsSaid } from '../support/whole-game.ts';

const HOUR = 3_600_000;

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  const draw = () => ({ bytes: picture(40, 30), alt: 'A picture' });
  stage = await TestPipeline.open(redis.socket, { games: gamesOf(frontiers), draw, watch: 200, bots: true });
  chat = await openChat(redis.socket, [frontiersChat]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);
const lobbySeenBy = (actor: Actor, what: string, words: string): Promise<APIMessage> =>
  messageSeenBy(actor, chat.general.id, what, ({ content }) => content.includes(words));
const direct = (actor: Actor, what: string, words: string): Promise<APIMessage> =>
  messageSeenBy(actor, actor.openDm().id, what, ({ content }) => content.includes(words));

/**
 * Lets hours pass at a table: the clocks of its seats began earlier, its reminders are due earlier, and nobody has been
 * active or notified since.
 */
async function pass(table: string, hours: number): Promise<void> {
  // The bell of a message is stored after the message was sent.
  await allIsSaid({ stage, table });
  const head = `{t:${table}}:head`;
  const fields = await stage.redis.hgetall(head);
  const acted = Object.keys(fields).filter((field) => field.startsWith('acted:'));
  if (acted.length > 0) await stage.redis.hdel(head, ...acted);
  const earlier = (time: number | null): number | null => (time === null ? null : time - hours * HOUR);
  for (const seat of [0, 1, 2]) {
    const clock = readClock(fields[clockField(seat)]);
    if (clock !== null)
      await stage.redis.hset(head, clockField(seat), JSON.stringify({ ...clock, since: earlier(clock.since) }));
  }
  for (const reminder of await stage.redis.zrange(keys.reminders, '0', '-1'))
    await stage.redis.zincrby(keys.reminders, -hours * HOUR, reminder);
  const bells = [...(await stage.redis.keys('bell:*')), ...(await stage.redis.keys('rung:*'))];
  if (bells.length > 0) await stage.redis.del(...bells);
}

test('T-PACE-01 T-PACE-02 T-PACE-03: a pace is agreed in the lobby, a player extends a turn, and then the others vote', async () => {
  const { alice, bob, general } = chat;
  const cleo = guest(chat, 'cleo');
  const people = [alice, bob, cleo];
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  await answerMessage(alice.slash(general, '/game settings', { setting: 'scenario', value: 'full-conquest' }));
  await answerMessage(alice.slash(general, '/game settings', { setting: 'players', value: '3' }));
  const lobby = await lobbySeenBy(bob, 'three seats are free', '3 seats are free');
  expect(lobby.content).toContain('**Pace:** No time limit');
  for (const [at, one] of people.entries()) await answerMessage(press(one, lobby, `Captain ${at + 1}: Join`));

  // Only the player who opened the table changes the pace, and the others have to agree.
  expect((await answerMessage(press(bob, lobby, 'Change'))).content).toContain('Only the player who opened');
  const menus = await answerMessage(press(alice, lobby, 'Change'));
  const chosen = await answerMessage(press(alice, menus, '24 hours for each turn'));
  expect(chosen.content).toContain('24 hours for each turn');
  await answerMessage(press(alice, chosen, 'Weekends off'));
  const back = await answerMessage(alice.slash(general, '/game pace', { off: 'none', windows: '6' }));
  expect(back.content).toContain('Responses have 6 hours');
  const agreed = await lobbySeenBy(bob, 'the lobby tells it in a line', 'Responses have 6 hours');
  expect(agreed.content).toContain('24 hours for each turn');
  expect(agreed.content).toContain('Out of time: the others vote on how the game continues.');
  for (const one of [bob, cleo]) await answerMessage(press(one, agreed, 'Ready'));
  const full = await lobbySeenBy(alice, 'everyone has agreed', 'Everyone is here');
  await answerMessage(press(alice, full, 'Start'));

  const thread = await until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
  const [{ id: table } = { id: '' }] = await stage.directory.ofGuild(chat.guild.id);
  const { awaited } = await stage.summary(table, 'somebody is asked', (summary) => summary.awaited.length > 0);
  const asked = people[awaited[0] ?? 0] ?? alice;
  const others = people.filter((one) => one !== asked);
  const turn = await direct(asked, 'the turn has an end', 'Your turn ends');
  expect(labels(turn)).not.toContain('Use my 3-day extension');
  await messageSeenBy(alice, thread, 'everyone sees the end of the turn', ({ content }) =>
    content.includes('The turn ends <t:'),
  );

  await pass(table, 18);
  const ring = await direct(asked, 'they are warned', '6 hours left');
  expect(ring.content).toContain('Then the others vote on how the game continues. Nothing is lost: your next move');
  expect(labels(ring)).toEqual(['Your move', 'Use my 3-day extension', 'Mute this table']);
  const extended = await answerMessage(press(asked, ring, 'Use my 3-day extension'));
  expect(extended.content).toContain('uses an extension: 3 days more for this turn.');
  await messageSeenBy(alice, thread, 'the table is told', ({ content }) => content.includes('uses an extension'));
  const again = await answerMessage(asked.slash(thread, '/play'));
  expect(labels(again)).not.toContain('Use my 3-day extension');

  await pass(table, 70);
  expect((await stage.directory.summary(table))?.away).toBeUndefined();
  await pass(table, 10);
  for (const one of others) {
    const vote = await direct(one, 'the others may vote', 'and hasn’t answered');
    expect(labels(vote).join()).toContain('Keep waiting');
  }
  await messageSeenBy(alice, thread, 'the thread tells why', ({ content }) => content.includes('Time ran out for'));
  const question = await answerMessage(asked.slash(thread, '/play'));
  const [choice = ''] = labels(question);
  await answerMessage(press(asked, question, choice));
  await stage.summary(table, 'they are back', ({ away }) => away === undefined);
});
