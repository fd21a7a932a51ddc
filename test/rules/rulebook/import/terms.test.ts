import { expect, test } from 'vitest';
import { splitTerms } from '../../../../src/rulebook/import/terms.ts';

const NAMES = ['Anchor', 'Bait (old)', 'Crew', 'Drift', 'Ebb', 'Fleet', 'Gale', 'Hull'];
const paragraphs = NAMES.map((name) => `${name}: What the ${name} is.`);

test('a list of terms in alphabetical order is divided into one section per term', () => {
  const more = paragraphs.toSpliced(3, 0, 'A crew may be empty.').with(0, 'Anchor (pages 3, 7–9): Holds.');
  const { sections, terms } = splitTerms('Words', ['Annex'], ['Learn them.', ...more]);
  expect(terms).toBe(8);
  expect(sections[0]).toEqual({ title: 'Words', path: ['Annex'], text: 'Learn them.' });
  expect(sections[1]).toEqual({ title: 'Anchor', path: ['Annex', 'Words'], text: 'Holds.' });
  expect(sections.find(({ title }) => title === 'Crew')?.text).toBe('What the Crew is.\n\nA crew may be empty.');
  expect(sections.map(({ title }) => title).slice(1)).toEqual(NAMES);
});

test.each([
  ['too few for a glossary', paragraphs.slice(0, 7)],
  ['in another order', paragraphs.toReversed()],
  ['surrounded by too much other text', paragraphs.flatMap((paragraph) => [paragraph, 'The boat rocks.', 'It is wet'])],
  ['followed by nothing after the colon', NAMES.map((name) => `${name}:`)],
])('names with a colon stay one section if they are %s', (_, list) => {
  expect(splitTerms('Words', [], list)).toEqual({
    sections: [{ title: 'Words', path: [], text: list.join('\n\n') }],
    terms: 0,
  });
});
