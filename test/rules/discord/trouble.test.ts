import { expect, test } from 'vitest';
import { compose } from '../../../src/discord/compose/index.ts';
import { missingPermissions, PERMISSIONS } from '../../../src/discord/permissions.ts';
import { placeChange } from '../../../src/discord/place-change.ts';
import type { Outgoing, PostingProblem } from '../../../src/tables/types.ts';
import { seen, skirmish } from './support/samples.ts';

const WHERE = '300000000000000002';
const trouble = (more: Partial<PostingProblem>): PostingProblem => ({
  why: 'missing-permission',
  where: WHERE,
  instead: null,
  lacks: [],
  ...more,
});
const words = (more: Partial<PostingProblem>, status: 'lobby' | 'playing' = 'playing'): string => {
  const outgoing: Outgoing = { to: 'trouble', player: '1', trouble: trouble(more) };
  return `${compose(seen({ status }), outgoing, skirmish, false).body['content']}`;
};

test('the message about a posting problem says what to do and how the game continues', () => {
  expect(words({ lacks: ['Send Messages', 'Attach Files'] })).toContain(
    `I lack **Send Messages**, **Attach Files** in <#${WHERE}>. A server admin can allow it`,
  );
  for (const why of ['missing-permission', 'locked', 'thread-limit', 'wrong-place', 'closed', 'bad-request'] as const) {
    expect(words({ why })).toMatch(/The game continues in direct messages.*The thread catches up once/);
    expect(words({ why }, 'lobby')).toMatch(/appears automatically\. Or open another table elsewhere/);
    expect(words({ why, instead: '7' })).toContain('Until then the game is shown in <#7> itself.');
  }
});

test('the message about a deleted channel has no link and makes no promise', () => {
  expect(words({ why: 'gone-channel' })).not.toMatch(/<#|catches up/);
  expect(words({ why: 'gone-channel' }, 'lobby')).not.toMatch(/<#|appears/);
});

test('a forum post needs no rights to write in the forum or to create threads', () => {
  expect(missingPermissions(PERMISSIONS & ~0x800n & ~(1n << 35n), true)).toEqual([]);
  expect(missingPermissions(PERMISSIONS & ~0x800n)).toEqual(['Send Messages']);
  expect(missingPermissions(PERMISSIONS & ~(1n << 38n), true)).toEqual(['Send Messages in Threads']);
});

test('only gateway events that can change what the bot may do in a channel are read', () => {
  const thread = { id: '5', guild_id: '1' };
  const of = (event: string, payload: unknown) => placeChange(event, payload, '9');
  expect(of('THREAD_DELETE', thread)).toEqual({ guild: '1', channels: ['5'], gone: 'thread', room: true });
  expect(of('CHANNEL_DELETE', thread)).toMatchObject({ gone: 'channel' });
  expect(of('THREAD_UPDATE', { ...thread, thread_metadata: { archived: true } })).toMatchObject({
    gone: null,
    room: true,
  });
  expect(of('CHANNEL_UPDATE', thread)).toMatchObject({ channels: ['5'], gone: null, room: false });
  expect(of('GUILD_ROLE_UPDATE', { guild_id: '1', role: {} })).toMatchObject({ guild: '1', channels: null });
  expect(of('GUILD_MEMBER_UPDATE', { guild_id: '1', user: { id: '9' } })).toMatchObject({ guild: '1', channels: null });
  expect(of('GUILD_MEMBER_UPDATE', { guild_id: '1', user: { id: '8' } })).toBeNull();
  expect(of('GUILD_CREATE', { id: '1', unavailable: true })).toBeNull();
  for (const broken of [null, {}, { id: 1 }, 'x']) expect(of('THREAD_DELETE', broken)).toBeNull();
  expect(of('MESSAGE_CREATE', thread)).toBeNull();
});

test('a voice channel’s chat needs the Connect permission but no thread permissions', () => {
  const threads = (1n << 35n) | (1n << 38n);
  const connect = 1n << 20n;
  expect(missingPermissions((PERMISSIONS & ~threads) | connect, false, true)).toEqual([]);
  expect(missingPermissions(PERMISSIONS, false, true)).toEqual(['Connect']);
});

test('events report archived threads that aren’t locked, and servers that the bot joins or leaves', () => {
  const of = (event: string, payload: unknown) => placeChange(event, payload, '9');
  const thread = { id: '5', guild_id: '1' };
  const archived = (locked: boolean) => of('THREAD_UPDATE', { ...thread, thread_metadata: { archived: true, locked } });
  expect(archived(false)).toMatchObject({ channels: ['5'], asleep: true });
  expect(archived(true)).not.toHaveProperty('asleep');
  const open = of('THREAD_UPDATE', { ...thread, thread_metadata: { archived: false, locked: false } });
  expect(open).not.toHaveProperty('asleep');
  expect(of('GUILD_CREATE', { id: '1', threads: [{ id: '5' }, { id: '6' }] })).toMatchObject({ open: ['5', '6'] });
  expect(of('GUILD_UPDATE', { id: '1' })).not.toHaveProperty('open');
  expect(of('GUILD_DELETE', { id: '1' })).toMatchObject({ guild: '1', left: true });
  expect(of('GUILD_DELETE', { id: '1', unavailable: true })).toBeNull();
});
