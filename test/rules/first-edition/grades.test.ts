import { expect, test } from 'vitest';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/effects/all.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { ICON_ALONE } from '../../../src/games/first-edition/content/icon-alone.ts';
import { allCards, cardOf, findCard } from '../../../src/games/first-edition/content/pool.ts';

test.each([
  ['jean-luc-picard', 'enforced'],
  ['uss-galaxy', 'enforced'],
  ['distress-mission', 'enforced'],
  ['data', 'enforced'],
  ['royale-casino-blackjack', 'by agreement'],
  ['borg-queen', 'by agreement'],
])('%s is %s', (id, grade) => {
  expect(gradeOf(cardOf(id)).grade).toBe(WITH_EFFECTS.has(id) ? 'enforced' : grade);
});

test('what is out says why', () => {
  const out = allCards()
    .map(gradeOf)
    .filter(({ grade }) => grade === 'out');
  expect(out.length).toBeGreaterThan(50);
  expect(out.filter(({ reason }) => reason === undefined)).toEqual([]);
  expect(gradeOf(cardOf('1-tribble-bonus')).reason).toBe('Tribble side decks aren’t played yet');
});

test('every card of facts alone is enforced', () => {
  const facts = allCards().filter(({ hasText, specialDownloads }) => !hasText && specialDownloads.length === 0);
  expect(facts.length).toBeGreaterThan(1_000);
  expect(facts.filter((card) => gradeOf(card).grade !== 'enforced')).toEqual([]);
});

test('C-DOWNLOAD-10: ships whose text is the icon alone are ships with an icon, and enforced as what they name is', () => {
  const ships = [...ICON_ALONE].map(cardOf);
  expect(ships.filter(({ type, specialDownloads }) => type !== 'Ship' || specialDownloads.length === 0)).toEqual([]);
  expect(new Set(ships.map((card) => gradeOf(card).grade))).toEqual(new Set(['enforced', 'by agreement']));
});

test('every card with effects is one of the pool', () => {
  expect([...WITH_EFFECTS].filter((id) => findCard(id) === undefined)).toEqual([]);
});

test('C-DOWNLOAD-10: a special download icon and nothing else is enforced if what it names is', () => {
  // Fleet Admiral Shanthi downloads what is played, Zivan what isn’t yet.
  const alone = allCards().filter(({ hasText, specialDownloads }) => !hasText && specialDownloads.length > 0);
  const grades = new Set(alone.map((card) => gradeOf(card).grade));
  expect(grades).toEqual(new Set(['enforced', 'by agreement']));
  const [known] = alone.filter((card) => gradeOf(card).grade === 'enforced');
  expect(known === undefined ? null : gradeOf({ ...known, specialDownloads: ['Nobody Knows'] }).grade).toBe(
    'by agreement',
  );
});

test('every mission that was printed is enforced', () => {
  const isPrinted = ({ printings }: { printings: readonly { number: string }[] }) =>
    printings.some(({ number }) => !/\bVP?$/.test(number));
  const missions = allCards('Mission').filter(isPrinted);
  expect(missions.length).toBeGreaterThan(200);
  expect(missions.filter((card) => gradeOf(card).grade !== 'enforced').map(({ title }) => title)).toEqual([]);
});
