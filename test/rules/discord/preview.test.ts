import { expect, test } from 'vitest';
import { previewDraft } from '../../../src/discord/compose/preview.ts';
import { readId } from '../../../src/discord/ids.ts';
import type { Preview } from '../../../src/tables/preview-parts.ts';
import { seen, skirmish } from './support/samples.ts';

const picks = [
  { label: 'Move to C4', hint: 'costs 2' },
  { label: 'Attack', hint: 'costs 1' },
];
const chat = { ...skirmish, forecast: () => ['That leaves you 3.'] };
const words = (preview: Partial<Preview>) =>
  previewDraft(
    seen({ view: {}, preview: { line: 'c4; attack', picks, told: [], stopped: null, before: {}, ...preview } }),
    chat,
  ).content.split('\n');
const stopped = { text: 'The preview ends here.', rule: 'T-PREVIEW-01' };

test('a preview puts the forecast after all the picks that the forecast covers', () => {
  const lines = words({});
  expect(lines.slice(1, 4)).toEqual(['1. Move to C4 · costs 2', '2. Attack · costs 1', '**That leaves you 3.**']);
});

test('T-PREVIEW-01: a preview shows an uncertain last pick after the forecast, and the forecast leaves out its cost', () => {
  expect(words({ stopped }).slice(1, 4)).toEqual([
    '1. Move to C4 · costs 2',
    '**That leaves you 3.**',
    '2. Attack · costs 1',
  ]);
  expect(words({ stopped, picks: picks.slice(0, 1) })[2]).toMatch(/^The preview ends here/);
});

test('if there is room, a preview has a button for each meaning of a pick, and the button plays the whole line', () => {
  const instead = [
    { label: 'Draw a card', line: 'c4; draw; end turn' },
    { label: 'Drop a card', line: `c4; drop; ${'end turn; '.repeat(9)}` },
  ];
  const preview = { line: 'c4; drwa; end turn', picks: picks.slice(0, 1), told: [], before: {} };
  const meant = { text: 'Did you mean “Draw a card”?', instead };
  const { rows } = previewDraft(seen({ view: {}, preview: { ...preview, stopped: meant } }), chat);
  const buttons = rows.flatMap(({ components }) =>
    components.flatMap((part) =>
      'label' in part && 'custom_id' in part ? [[part.label, readId(part.custom_id)]] : [],
    ),
  );
  expect(buttons).toContainEqual(['Draw a card', { act: 'words', table: 'abc123', text: 'c4; draw; end turn' }]);
  expect(buttons.map(([label]) => label)).toEqual(['Do it', 'Draw a card', 'Your move']);
});

test('a preview has a button for a line of any length, and the button stores the text or the request’s id', () => {
  const rows = (line: string) => {
    const preview: Preview = { line, picks, told: [], stopped: null, before: {} };
    return JSON.stringify(previewDraft(seen({ view: {}, preview }), chat, '100000000000000077').rows);
  };
  expect(rows('c4; attack')).toContain('"custom_id":"words.abc123.');
  expect(rows('m'.repeat(78))).toContain('"custom_id":"said.abc123.100000000000000077","label":"Do it"');
});
