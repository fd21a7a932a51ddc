import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBench, type ServerBench } from './support/bench.ts';
import { call, formErrors } from './support/rest.ts';
import { failure } from './support/until.ts';

let bench: ServerBench;

beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.close());

const button = (custom_id: string) => ({ type: 2, style: 1, label: 'x', custom_id });
const row = (...components: object[]) => ({ type: 1, components });
const menu = (options: object[], more: object = {}) => ({ type: 3, custom_id: 'menu', options, ...more });
const options = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `l${i}`, value: `v${i}` }));
const text = (content: string) => ({ type: 10, content });
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const V2 = 1 << 15;

describe('messages', () => {
  test.each<[string, object, string]>([
    ['2,001 characters', { content: 'x'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
    ['2,001 emoji', { content: '🖖'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
    ['a number for content', { content: 5 }, 'content MODEL_TYPE_CONVERT'],
    ['6 rows', { components: many(6, (i) => row(button(`${i}`))) }, 'components BASE_TYPE_BAD_LENGTH'],
    [
      '6 buttons',
      { components: [row(...many(6, (i) => button(`${i}`)))] },
      'components.0.components BASE_TYPE_MAX_LENGTH',
    ],
    ['no button', { components: [row()] }, 'components.0.components BASE_TYPE_REQUIRED'],
    [
      'id twice',
      { components: [row(button('a'), button('a'))] },
      'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'id of 101',
      { components: [row(button('x'.repeat(101)))] },
      'components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH',
    ],
    [
      'no id',
      { components: [row({ type: 2, style: 1, label: 'x' })] },
      'components.0.components.0.custom_id BASE_TYPE_REQUIRED',
    ],
    [
      'label of 81',
      { components: [row({ ...button('a'), label: 'x'.repeat(81) })] },
      'components.0.components.0.label BASE_TYPE_MAX_LENGTH',
    ],
    [
      'menu beside button',
      { components: [row(button('a'), menu(options(2)))] },
      'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    ['26 options', { components: [row(menu(options(26)))] }, 'components.0.components.0.options BASE_TYPE_MAX_LENGTH'],
    ['no options', { components: [row(menu([]))] }, 'components.0.components.0.options BASE_TYPE_REQUIRED'],
    [
      'value twice',
      { components: [row(menu([...options(1), ...options(1)]))] },
      'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'too many values',
      { components: [row(menu(options(2), { max_values: 3 }))] },
      'components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES_INVALID',
    ],
    ['unknown component', { components: [{ type: 99 }] }, 'components.0.type UNION_TYPE_CHOICES'],
    ['11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds BASE_TYPE_MAX_LENGTH'],
    ['title of 257', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds.0.title BASE_TYPE_MAX_LENGTH'],
    [
      'embeds over 6,000',
      { embeds: many(2, () => ({ description: 'x'.repeat(3001) })) },
      'embeds MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['v2 without its flag', { components: [text('x')] }, 'components.0.type UNION_TYPE_CHOICES'],
    [
      'v2 with content',
      { flags: V2, content: 'hi', components: [text('x')] },
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'v2 with 41 parts',
      { flags: V2, components: [{ type: 17, components: many(40, () => text('x')) }] },
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'v2 with 4,001 characters',
      { flags: V2, components: [text('x'.repeat(4000)), text('x')] },
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'v2 naming no file',
      { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      'components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an attachment that is not there',
      { content: 'x', attachments: [{ id: '3' }] },
      'attachments.0 ATTACHMENT_NOT_FOUND',
    ],
    [
      'everyone and someone',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      'answering nothing',
      { content: 'x', message_reference: { message_id: '1' } },
      'message_reference REPLIES_UNKNOWN_MESSAGE',
    ],
    ['a nonce of 26', { content: 'x', nonce: 'x'.repeat(26) }, 'nonce BASE_TYPE_MAX_LENGTH'],
  ])('a message is rejected because of this fault: %s', async (_, body, expected) => {
    const answer = await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    expect(formErrors(answer.body.errors)).toContain(expected);
  });

  test.each<[string, object]>([
    ['2,000 characters', { content: '🖖'.repeat(2000) }],
    ['5 rows of 5', { components: many(5, (i) => row(...many(5, (j) => button(`${i}${j}`)))) }],
    ['25 options', { components: [row(menu(options(25), { max_values: 25 }))] }],
    [
      'v2 with 40 parts and 4,000 characters',
      { flags: V2, components: [{ type: 17, components: many(39, (i) => text('x'.repeat(i ? 100 : 200))) }] },
    ],
  ])('%s are accepted in a message', async (_, body) => {
    expect((await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, body)).status).toBe(200);
  });

  test('the server returns the error tree that discord.js renders', async () => {
    const client = await bench.connect();
    const channel = await client.channels.fetch(bench.general.id);
    if (!channel?.isSendable()) throw new Error('not sendable');
    const error = await failure(channel.send('x'.repeat(2001)));
    expect(error.code).toBe(50035);
    expect(error.message).toContain('content[BASE_TYPE_MAX_LENGTH]: Must be 2000 or fewer in length.');
  });

  test('a components v2 message remains one after an edit', async () => {
    const { server, general } = bench;
    const path = `/channels/${general.id}/messages`;
    const { body: message } = await call(server, 'POST', path, { flags: V2, components: [text('x')] });
    const back = await call(server, 'PATCH', `${path}/${message.id}`, { flags: 0 });
    expect(formErrors(back.body.errors)).toEqual(['flags MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG']);
    const words = await call(server, 'PATCH', `${path}/${message.id}`, { content: 'words' });
    expect(formErrors(words.body.errors)).toEqual(['content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2']);
  });

  test('a message with content can become a components v2 message only if its content is removed', async () => {
    const { server, general } = bench;
    const path = `/channels/${general.id}/messages`;
    const { body: message } = await call(server, 'POST', path, { content: 'words' });
    const change = { flags: V2, components: [text('x')] };
    const kept = await call(server, 'PATCH', `${path}/${message.id}`, change);
    expect(formErrors(kept.body.errors)).toEqual(['content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2']);
    const dropped = await call(server, 'PATCH', `${path}/${message.id}`, { ...change, content: null });
    expect(dropped).toMatchObject({ status: 200, body: { content: '', flags: V2 } });
  });
});
