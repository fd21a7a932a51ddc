import { expect, test } from 'vitest';
import { type Card, isOf } from '../../../src/games/first-edition/content/card.ts';
import type { Formula } from '../../../src/games/first-edition/content/formula.ts';
import { allCards, CARD_NAMES, cardNamed, cardOf, findCard } from '../../../src/games/first-edition/content/pool.ts';

test('every title belongs to one card with a unique id, and every card has printings', () => {
  const ids = CARD_NAMES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(allCards().map(({ id }) => id)).toEqual(ids);
  expect(allCards().filter(({ printings }) => printings.length === 0)).toEqual([]);
});

test('a card has its printed facts and all its printings', () => {
  expect(cardOf('jean-luc-picard')).toMatchObject({
    title: 'Jean-Luc Picard',
    type: 'Personnel',
    unique: 'unique',
    affiliations: ['Federation'],
    classifications: ['OFFICER'],
    INTEGRITY: { value: 9, shown: '9', isOpen: false },
    skills: expect.arrayContaining([{ name: 'Diplomacy', count: 2 }]),
    icons: ['Cmd'],
    hasText: false,
  });
  expect(cardOf('jean-luc-picard').printings.map(({ release }) => release)).toEqual(['premiere', 'Ref', 'VP', 'VP']);
});

test.each([
  ['the figures of two people', 'sisters-of-duras', { CUNNING: { value: 16, shown: '8+8', isOpen: false } }],
  ['the personas of two people', 'the-trois', { personas: ['Lwaxana Troi', 'Deanna Troi'] }],
  ['a figure that the game decides', 'admiral-patrick', { CUNNING: { value: 7, shown: '7+X', isOpen: true } }],
  ['points with a condition', 'a-good-day-to-live', { points: { value: 30, shown: '30*', isOpen: true } }],
  ['a skill below nothing', 'mortal-q', { skills: expect.arrayContaining([{ name: 'Leadership', count: -1 }]) }],
  ['a mission of two places', 'runabout-search', { where: 'both', quadrant: 'Alpha' }],
  ['a facility', 'unicomplex', { facility: 'Outpost', unique: 'enigma', SHIELDS: { value: 74 } }],
  ['a tactic', 'attack-wing', { attack: 1, hull: -25, hit: ['Flip', 'Flip'], marked: { RANGE: { value: -1 } } }],
])('the facts of a card include %s', (_what, id, facts) => {
  expect(cardOf(id)).toMatchObject(facts);
});

test.each([
  ['“God”', 'god'],
  ['"Tag!"', 'tag'],
  ['jean-luc PICARD', 'jean-luc-picard'],
  ['B’Elanna Torres *VP', 'belanna-torres'],
  ["B'Elanna Torres*", 'belanna-torres-star'],
  ['Terok Nor/Deep Space 9', 'terok-nor'],
  ['Deep Space 9 (back)', 'deep-space-9-back'],
])('a card is found as %s', (name, id) => {
  expect(cardNamed(name)?.id).toBe(id);
});

test('an unknown id or name finds no card', () => {
  expect(cardNamed('Jean-Lucy')).toBeUndefined();
  expect(findCard('jean-lucy')).toBeUndefined();
  expect(() => cardOf('jean-lucy')).toThrow('no card jean-lucy');
});

test('cards are frozen, so nothing can change them', () => {
  expect(Object.isFrozen(cardOf('data').icons)).toBe(true);
  expect(cardOf('data')).toBe(cardOf('data'));
});

test('every characteristic that a requirement asks for is printed on some card', () => {
  const printed = new Set(allCards().flatMap(({ characteristics }) => characteristics));
  const asked = new Set(allCards().flatMap(formulasOf).flatMap(traitsIn));
  expect(asked.size).toBeGreaterThan(40);
  // C-SKILL: the rules say who is a leader, not a card.
  expect([...asked].filter((trait) => !printed.has(trait))).toEqual(['leader']);
});

/** The requirement of a card: a mission, a dilemma, a ship. */
function formulasOf(card: Card): Formula[] {
  const formula = isOf(card, 'Mission', 'Q Mission')
    ? card.requirement
    : isOf(card, 'Dilemma', 'Q Dilemma')
      ? card.overcome
      : isOf(card, 'Ship')
        ? card.staffing
        : null;
  return formula ? [formula] : [];
}

function traitsIn(formula: Formula): string[] {
  switch (formula.is) {
    case 'all':
    case 'any':
      return formula.of.flatMap(traitsIn);
    case 'no':
    case 'among':
      return traitsIn(formula.of);
    case 'people':
      return formula.who.trait === undefined ? [] : [formula.who.trait];
    default:
      return [];
  }
}
