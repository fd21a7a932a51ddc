import { expect, test } from 'vitest';
import { FACTS } from '../../../src/games/first-edition/content/all-rules.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { allCards, cardOf, findCard } from '../../../src/games/first-edition/content/pool.ts';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/with-effects.ts';
import { id, offered } from './scene.ts';
import { twoSides } from './two-sides.ts';

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

test('a reason is given for every card that can’t be played', () => {
  const out = allCards()
    .map(gradeOf)
    .filter(({ grade }) => grade === 'out');
  expect(out.length).toBeGreaterThan(50);
  expect(out.filter(({ reason }) => reason === undefined)).toEqual([]);
});

test('every card that has neither text nor a special download icon is enforced', () => {
  const facts = allCards().filter(({ hasText, specialDownloads }) => !hasText && specialDownloads.length === 0);
  expect(facts.length).toBeGreaterThan(1_000);
  expect(facts.filter((card) => gradeOf(card).grade !== 'enforced')).toEqual([]);
});

test('C-DOWNLOAD-10: every card listed as having only an icon is a ship or personnel with a special download icon', () => {
  const cards = [...FACTS].flatMap(([card, { onlyDownloads }]) => (onlyDownloads === true ? [cardOf(card)] : []));
  expect(cards.length).toBeGreaterThan(50);
  const odd = cards.filter(
    ({ type, specialDownloads }) => !['Ship', 'Personnel'].includes(type) || specialDownloads.length === 0,
  );
  expect(odd).toEqual([]);
});

test('every card with effects is in the pool', () => {
  expect([...WITH_EFFECTS].filter((id) => findCard(id) === undefined)).toEqual([]);
});

test.each([
  ['Zivan', 'enforced'],
  ['Hideki Cruiser', 'enforced'],
  ['I.K.S. Molor', 'enforced'],
  ['Taya', 'enforced'],
  ['General Chang', 'enforced'],
  ['Maxwell Forrest', 'enforced'],
  ['Ambassador Spock', 'enforced'],
  ['Duras Son of Toral', 'enforced'],
  ['Ilandra', 'enforced'],
  ['Shobbi-Har', 'enforced'],
  // The icon names no card of the pool.
  ['Elaan', 'by agreement'],
  // The facts don’t say yet what its icon names.
  ['Penk', 'by agreement'],
  // Its text has more than the icon.
  ['U.S.S. Magellan', 'by agreement'],
])('C-DOWNLOAD-10: %s is %s by its icon', (title, grade) => {
  expect(gradeOf(cardOf(id(title))).grade).toBe(grade);
});

test('C-DOWNLOAD-10: a special download icon can also download and play a card that is carried out by agreement', () => {
  const stage = twoSides({
    play: [['General Chang', 'surface:L2']],
    deck: ['Calloway', 'To Be or Not to Be', 'Spock'],
  });
  stage.does('gold', 'download:1:0');
  for (let asked = 0; asked < 3 && stage.g.pieces[2] === undefined; asked++)
    stage.does('gold', offered(stage, 'gold')[0] ?? '');
  expect(stage.g.pieces[2]?.card).toBe('to-be-or-not-to-be');
});

test('C-DOWNLOAD-10: a card that has only a special download icon is enforced if the icon names cards in the pool', () => {
  const alone = allCards().filter(({ hasText, specialDownloads }) => !hasText && specialDownloads.length > 0);
  const grades = new Set(alone.map((card) => gradeOf(card).grade));
  expect(grades).toEqual(new Set(['enforced', 'by agreement']));
  const [known] = alone.filter((card) => gradeOf(card).grade === 'enforced');
  expect(known === undefined ? null : gradeOf({ ...known, specialDownloads: ['Nobody Knows'] }).grade).toBe(
    'by agreement',
  );
});

test('every printed mission is enforced', () => {
  const isPrinted = ({ printings }: { printings: readonly { number: string }[] }) =>
    printings.some(({ number }) => !/\bVP?$/.test(number));
  const missions = allCards('Mission').filter(isPrinted);
  expect(missions.length).toBeGreaterThan(200);
  expect(missions.filter((card) => gradeOf(card).grade !== 'enforced').map(({ title }) => title)).toEqual([]);
});
