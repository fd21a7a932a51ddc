import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { after, START } from '../../../src/local/page/state.js';

type State = ReturnType<typeof after>;

const message = (id: string, more: object = {}) =>
  ({ id, channel_id: 'here', content: id, author: { id: 'bob' }, flags: 0, ...more }) as unknown as APIMessage; // as far as it matters

const me = { id: 'alice', name: 'alice', username: 'alice' };
const begun: State = { ...START, me, current: 'here', messages: [message('1'), message('3')] };
const ids = ({ messages }: State) => messages.map(({ id, content }) => (id === content ? id : `${id} ${content}`));

test('an edited message stays in place, and an edit of a message that isn’t shown is ignored', () => {
  const edited = after(begun, { op: 'message', message: message('1', { content: 'new' }), fresh: false });
  expect(ids(edited)).toEqual(['1 new', '3']);
  expect(edited.messages[1]).toBe(begun.messages[1]);
  expect(ids(after(begun, { op: 'message', message: message('0'), fresh: false }))).toEqual(['1', '3']);
});

test('messages in other channels count as unread, but edits and the person’s own messages don’t', () => {
  const there = { channel_id: 'there' };
  const once = after(begun, { op: 'message', message: message('4', there), fresh: true });
  expect([once.unread, ids(once)]).toEqual([{ there: 1 }, ['1', '3']]);
  const edit = after(once, { op: 'message', message: message('4', there), fresh: false });
  const own = after(edit, { op: 'message', message: message('5', { ...there, author: { id: 'alice' } }), fresh: true });
  expect(own.unread).toEqual({ there: 1 });
});

test('messages that arrive while the tab is hidden count as unread until the person looks at it', () => {
  const away = after(begun, { op: '@set', change: { away: true } });
  const told = after(away, { op: 'message', message: message('4'), fresh: true });
  expect([told.unread, ids(told)]).toEqual([{ here: 1 }, ['1', '3', '4']]);
  expect(after(told, { op: '@set', change: { away: false } }).unread).toEqual({ here: 0 });
});

test('the mark for new messages appears when a channel opens, and survives a lost connection', () => {
  const opened = after(begun, {
    op: 'opened',
    channel: 'there',
    messages: [message('10'), message('12')],
    more: false,
    read: '11',
  });
  expect([opened.current, opened.since]).toEqual(['there', '11']);
  const again = after(opened, { op: 'opened', channel: 'there', messages: [message('12')], more: false, read: '12' });
  expect([again.since, ids(again)]).toEqual(['11', ['12']]);
  const known = after(begun, { op: 'opened', channel: 'there', messages: [message('10')], more: false, read: '10' });
  expect(known.since).toBeNull();
  const first = after(begun, { op: 'opened', channel: 'there', messages: [message('10')], more: false });
  expect(first.since).toBeNull();
});

test('earlier messages are added above, unless another channel has been opened in the meantime', () => {
  const earlier = { op: 'earlier' as const, messages: [message('0')], more: false };
  expect(ids(after(begun, { ...earlier, channel: 'here' }))).toEqual(['0', '1', '3']);
  expect(after(begun, { ...earlier, channel: 'there' })).toBe(begun);
});

test('the “writing” notice disappears with the bot’s new message, but not with an edit of an earlier one', () => {
  const typing = after(begun, { op: 'typing', channel: 'here' });
  expect(typing.typing).toBe(true);
  expect(after(typing, { op: 'message', message: message('1'), fresh: false }).typing).toBe(true);
  expect(after(typing, { op: 'message', message: message('4'), fresh: true }).typing).toBe(false);
  expect(after(begun, { op: 'typing', channel: 'there' })).toBe(begun);
});
