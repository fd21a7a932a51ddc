import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { parseScenario } from '../../../src/simulation/scenario.ts';
import { RULINGS } from './rulings/all.ts';
import { NAMED } from './rulings/named.ts';

const rulings = RULINGS.map((ruling) => [ruling.cards.join(', '), ruling.says, ruling] as const);

/** File contents, keyed by the titles of the tests and scenarios in them. */
const proofs: Map<string, string> = new Map();
const TESTS = new URL('./', import.meta.url);
const SCENARIOS = new URL('../../scenarios/first-edition/', import.meta.url);
for (const name of readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((one) =>
  one.endsWith('.test.ts'),
)) {
  const text = readFileSync(new URL(name, TESTS), 'utf8');
  // A test is a call, or a row of a table with a title.
  for (const [, before = '', , title = ''] of text.matchAll(
    /((?:\w*|\))\(|\btitle:)\s*(['"`])((?:\\.|(?!\2)[^\\\n])+)\2,\s*(?:(?:async\s*)?\(|\w+:)/g,
  ))
    if (before !== 'describe(') proofs.set(title.replaceAll("\\'", "'"), text.replaceAll("\\'", "'"));
}
for (const name of readdirSync(SCENARIOS)) {
  const text = readFileSync(new URL(name, SCENARIOS), 'utf8');
  proofs.set(parseScenario(text).title, text);
}

const plain = (text: string) => text.replaceAll('’', "'").replaceAll('"', '');

test.each(rulings)('the ruling on %s has a test, or a reason for not having one: %s', (_cards, _says, ruling) => {
  const cards = ruling.cards.map((title) => cardNamed(title));
  expect(ruling.cards.filter((_, at) => cards[at] === undefined)).toEqual([]);
  expect(ruling.cards.filter((title) => !NAMED.includes(title))).toEqual([]);
  if (ruling.rule !== undefined) expect(ruleOf(ruling.rule), ruling.rule).not.toBeNull();
  if (!('proof' in ruling)) {
    expect(ruling.reason.length).toBeGreaterThan(20);
    return;
  }
  const text = proofs.get(ruling.proof);
  expect(text, `no test is called ${ruling.proof}`).toBeDefined();
  // A proof that doesn’t name the card proves nothing about it.
  const isNamed = ruling.cards.map(
    (title, at) =>
      plain(text ?? '').includes(plain(title)) ||
      [`"${cards[at]?.id}"`, `'${cards[at]?.id}'`].some((id) => text?.includes(id)),
  );
  expect(ruling.cards.filter((_, at) => isNamed[at] !== true)).toEqual([]);
});

test('every name in the glossary is the name of a card, and is listed once', () => {
  expect(NAMED.filter((title) => cardNamed(title) === undefined)).toEqual([]);
  expect(new Set(NAMED).size).toBe(NAMED.length);
});

test('every enforced card in the glossary has a ruling', () => {
  const ruled = new Set(RULINGS.flatMap(({ cards }) => cards.map((title) => cardNamed(title)?.id)));
  const open = NAMED.filter((title) => {
    const card = cardNamed(title);
    return card !== undefined && gradeOf(card).grade === 'enforced' && !ruled.has(card.id);
  });
  expect(open).toEqual([]);
});

test('most rulings are tested, and none is listed twice', () => {
  const proved = RULINGS.filter((ruling) => 'proof' in ruling);
  expect(proved.length / RULINGS.length).toBeGreaterThan(0.8);
  const told = RULINGS.map(({ cards, says }) => `${cards.join()} ${says}`);
  expect(new Set(told).size).toBe(told.length);
});
