import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { compose } from '../../../src/discord/compose/index.ts';
import type { Row } from '../../../src/discord/compose/rows.ts';
import type { Composed } from '../../../src/queue/transport.ts';
import type { CommandResult, Outgoing, TableView } from '../../../src/tables/types.ts';
import { decision, options, seen, skirmish } from './support/samples.ts';

const YOUR_MOVE: Outgoing = {
  to: 'answer',
  answer: '1',
  player: '100000000000000001',
  reader: 0,
  outcome: { done: true, read: { what: 'move' } },
};
const PANEL: Outgoing = { to: 'panel', fresh: true };
const at = 1_700_000_000_000;
const table: TableView = seen({
  decision: decision('pick', options('move', 2)),
  acted: { seq: 7, at },
  recent: [
    { seq: 6, at, text: 'An older lesson.', rule: 'F-SETUP-03', lesson: true },
    { seq: 7, at, text: 'Ada moves.' },
    { seq: 7, at, text: 'Space has its price.', rule: 'F-MOVE-04', lesson: true },
    { seq: 7, at, text: 'A die pays.', rule: 'F-DATA-12', lesson: true },
  ],
});

const text = ({ body }: Composed) => `${body['content']}`;
const labels = ({ body }: Composed) =>
  // Our own code composed this message.
  (body['components'] as unknown as Row[])
    .flatMap((row) => row.components)
    .flatMap((part) => (part.type === ComponentType.Button && 'label' in part ? (part.label ?? '') : []));

test('one lesson is shown above its question, with a button to the rule', () => {
  const message = compose(table, YOUR_MOVE, skirmish, false);
  expect(text(message)).toMatch(/> A die pays\.\n\*\*/);
  expect(text(message).match(/^> /gm)).toHaveLength(1);
  expect(labels(message).at(-1)).toBe('Rule F-DATA-12');
});

test('lessons contain no markup except for commands', () => {
  const lesson = { seq: 7, at, text: '`/play preview:` shows 2 * 3.', rule: 'T-PREVIEW-01', lesson: true } as const;
  const message = compose({ ...table, recent: [lesson] }, YOUR_MOVE, skirmish, false);
  expect(text(message)).toContain('> `/play preview:` shows 2 \\* 3.');
});

test('the list of events leaves out lessons', () => {
  const panel = text(compose(table, PANEL, skirmish, false));
  expect(panel).toContain('• Ada moves.');
  expect(panel).not.toContain('price');
});

test('the answer to a line shows its latest lesson, which is about the current question', () => {
  const outcome: CommandResult = { done: true, seq: 6, repeated: false, line: { picked: ['Move'], stopped: null } };
  const told = text(compose(table, { ...YOUR_MOVE, outcome }, skirmish, false));
  expect(told.match(/^> .*/gm)).toEqual(['> A die pays.']);
});

test('a refusal doesn’t repeat the lesson about a question', () => {
  const outcome: CommandResult = { done: false, refusal: { text: 'A wall is in the way.' } };
  const told = text(compose(table, { ...YOUR_MOVE, outcome }, skirmish, false));
  expect(told).toContain('A wall is in the way.');
  expect(told).not.toMatch(/^> /m);
});
