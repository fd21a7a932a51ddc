import { expect, test } from 'vitest';
import type { RuleEntry } from '../../src/rulebook/entry.ts';
import { indexOf, RuleIndex } from '../../src/rulebook/search/index.ts';

function entry(id: string, title: string, text = '', more: Partial<RuleEntry> = {}): RuleEntry {
  return { id, title, text, source: 'Made up', ...more };
}

const book = [
  entry('X-A-01', 'Moving a ship', 'A ship moves up to its range.', { terms: 'how far to fly' }),
  entry('X-A-02', 'Beaming', 'People beam between a ship and a planet.'),
  entry('X-A-03', 'Repairing a ship', 'A damaged ship is repaired at a starbase.', { terms: 'drydock' }),
  entry('X-A-04', 'Ruling: moving a ship twice', 'We play: no.', { source: 'Ruling' }),
  entry('X-T-01', 'transporter', 'Beaming apparatus.', { leadsTo: ['X-A-02'] }),
  entry('X-T-02', 'any', 'Any is any.'),
];
const index = new RuleIndex(book);
const first = (question: string) => index.search(question)[0]?.entry.id;

test.each([
  ['plural and other endings', 'repaired ships', 'X-A-03'],
  ['a slip', 'reparing', 'X-A-03'],
  ['two letters that changed places', 'baeming', 'X-A-02'],
  ['a word that means the same', 'fixing what is hurt', 'X-A-03'],
  ['other words of players', 'where is the drydock', 'X-A-03'],
  ['an unfinished word', 'transp', 'X-A-02'],
  ['a term that leads elsewhere', 'transporter', 'X-A-02'],
  ['a term that is a filler elsewhere', 'any', 'X-T-02'],
  ['a rule before a ruling', 'moving a ship', 'X-A-01'],
])('finds by %s', (_, question, id) => {
  expect(first(question)).toBe(id);
});

test('nothing is found for what says nothing', () => {
  for (const question of ['', '   ', '?!', 'zzzzqqqq', '🙂', 'a'.repeat(5_000)])
    expect(index.search(question)).toEqual([]);
});

test('an index that was laid ready answers like the one that was built', () => {
  const ready = JSON.parse(JSON.stringify(index.lay()));
  const loaded = new RuleIndex(book, ready);
  for (const question of ['repaired ships', 'reparing', 'how far to fly', 'transp'])
    expect(loaded.search(question)).toEqual(index.search(question));
});

test('a rule of the First Edition is found under the term that it comes from', () => {
  const [best, ...others] = indexOf('first-edition').search('minimum size of the draw deck', 4);
  expect(best?.entry.title).toBe('draw deck');
  expect(others.map(({ entry: { title } }) => title)).toContain('Size of the draw deck');
});
