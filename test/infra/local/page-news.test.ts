import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { isToBeSaid } from '../../../src/local/page/news.js';
import { spoken } from '../../../src/local/page/plain-text.js';

const LOADING = 128;
const EPHEMERAL = 64;
const message = (more: object = {}) =>
  ({ id: '7', content: 'Your turn.', author: { id: 'bot' }, flags: EPHEMERAL, ...more }) as unknown as APIMessage; // as far as it matters
const said = (now: APIMessage, ...known: APIMessage[]) => isToBeSaid(now, known, 'alice', () => 'someone');
const map = { attachments: [{ filename: 'map.png', description: 'The map: two ships.' }] };

test('an answer’s text is announced once, and not again when its pictures arrive', () => {
  const waits = message({ content: '', flags: EPHEMERAL | LOADING });
  expect(said(waits)).toBe(false);
  expect(said(message(), waits)).toBe(true);
  expect(said(message(map), message())).toBe(false);
});

test('an answer is announced again if its text has changed', () => {
  expect(said(message({ ...map, content: 'Done.' }), message(map))).toBe(true);
});

test('in an announced message, each part ends with a single punctuation mark', () => {
  const sentence = spoken(message({ ...map, content: 'Which board? It joins a door.' }), () => 'someone');
  expect(sentence).toMatch(/: Which board\? It joins a door\. The map: two ships\.$/);
  expect(spoken(message({ ...map, content: 'Cube night' }), () => 'someone')).toMatch(/: Cube night\. The map/);
});
