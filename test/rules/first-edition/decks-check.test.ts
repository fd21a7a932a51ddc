import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
// The rules of cards exist once the game is loaded.
import '../../../src/games/first-edition/index.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { checkDeck } from '../../../src/games/first-edition/decks/check.ts';
import type { Deck, DeckZone } from '../../../src/games/first-edition/decks/deck.ts';
import { read } from '../../../src/games/first-edition/decks/read.ts';
import { changed, countIn } from '../../../src/games/kit/decks/zoned.ts';

const file = resolve(import.meta.dirname, '../../fixtures/first-edition/decks/simple-federation.txt');
const { deck: sample } = read(readFileSync(file));

/** The sample deck with other numbers of cards in some zones. */
function withCards(...changes: readonly (readonly [zone: DeckZone, card: string, by: number])[]): Deck {
  return changes.reduce((deck, [zone, card, by]) => changed(deck, zone, card, by), sample);
}

const broken = (deck: Deck, format?: string): string[] =>
  checkDeck(deck, format).flatMap(({ rule, isBroken }) => (isBroken ? [`${rule}`] : []));
const told = (deck: Deck): string[] => checkDeck(deck).map(({ rule, says }) => `${rule} ${says}`);

test('a sample deck breaks no rule', () => {
  expect(broken(sample)).toEqual([]);
});

test('C-DECK-02, C-DECK-04: thirty seed cards are allowed, but thirty-one aren’t', () => {
  const full = 30 - countIn(sample, 'seeds');
  expect(broken(withCards(['seeds', 'horta', full]))).toEqual([]);
  expect(told(withCards(['seeds', 'horta', full + 1]))[0]).toBe(
    'C-DECK-02 You can seed at most 30 cards besides missions and 6 sites. This deck has 31.',
  );
});

test('C-DECK-02: six sites don’t count as seed cards, but a seventh does', () => {
  const full = 30 - countIn(sample, 'seeds');
  const seeded = withCards(['seeds', 'horta', full], ['sites', 'ops', 6 - countIn(sample, 'sites')]);
  expect(broken(seeded)).toEqual([]);
  expect(broken(changed(seeded, 'sites', 'ops', 1))).toEqual(['C-DECK-02']);
});

test.each([5, 7])('C-DECK-03: a deck with %i missions is refused', (count) => {
  const deck = withCards(['missions', 'survey-star-system', count - 6]);
  const { missions = [] } = deck;
  const other = count < 6 ? { ...deck, missions: missions.slice(0, 5) } : deck;
  expect(broken(other)).toContain('C-DECK-03');
});

test('C-DECK-03: a mission may be in a deck twice only if it is universal', () => {
  const missions = (card: string): Deck => ({ ...sample, missions: [{ card, count: 6 }] });
  const universal = allCards('Mission').find((card) => card.type === 'Mission' && card.unique === 'universal');
  expect(broken(missions(universal?.id ?? ''))).toEqual([]);
  expect(broken(missions('distress-mission'))).toEqual(['C-DECK-03']);
  expect(broken(withCards(['seeds', 'distress-mission', 1]))).toEqual(['C-DECK-03']);
});

test('C-DECK-05: a draw deck of 29 cards is refused, but one of 47 cards is allowed, and so are many copies of one card', () => {
  const draw = (count: number): Deck => ({ ...sample, draw: [{ card: 'palor-toff-alien-trader', count }] });
  expect(broken(draw(29))).toEqual(['C-DECK-05']);
  expect(broken(draw(30))).toEqual([]);
  expect(broken(draw(47))).toEqual([]);
});

test.each([
  ['a tactic', 'attack-wing'],
  ['a tribble', '1-tribble-bonus'],
  ['a Q card', 'qs-planet'],
])('C-DECK-06: %s can’t be in the draw deck', (_what, card) => {
  expect(broken(withCards(['draw', card, 1]))).toEqual(['C-DECK-06']);
});

test('C-DECK-06: a dilemma in the draw deck is allowed, with a note to its owner', () => {
  const deck = withCards(['draw', 'horta', 1]);
  expect(broken(deck)).toEqual([]);
  expect(told(deck)).toContain('C-DECK-06 Horta can’t be played from the draw deck.');
});

test('C-DECK-07: a card that is banned in all its printings is refused, but one that is banned in only some isn’t', () => {
  expect(broken(withCards(['draw', 'raise-the-stakes', 1]))).toEqual(['C-DECK-07']);
  expect(broken(withCards(['draw', 'creatures-of-duty', 1]))).toEqual([]);
  expect(broken(withCards(['draw', 'khan-50', 1]), 'Trad')).toEqual(['C-DECK-07']);
});

test.each([
  ['tactics', 'attack-wing', 'battle-bridge-door'],
  ['flash', 'qs-planet', 'q-flash'],
  ['tribbles', '1-tribble-bonus', 'storage-compartment-door'],
] as const)(
  'C-DECK-23: the side deck %s needs its own doorway, and can hold any number of cards of its own kind',
  (zone, card, door) => {
    expect(broken(withCards([zone, card, 20]))).toEqual(['C-DECK-23']);
    expect(broken(withCards([zone, card, 20], ['seeds', door, 1]))).toEqual([]);
    expect(broken(withCards([zone, 'data', 1], ['seeds', door, 1]))).toEqual(['C-DECK-23']);
  },
);

test('C-QCON-04: Q’s Tent holds up to thirteen different cards', () => {
  const cards = allCards('Event').slice(0, 14);
  const tent = (count: number): Deck =>
    withCards(['seeds', 'qs-tent', 1], ...cards.slice(0, count).map(({ id }) => ['tent', id, 1] as const));
  expect(broken(tent(13))).toEqual([]);
  expect(broken(tent(14))).toEqual(['C-QCON-04']);
  expect(broken(changed(tent(3), 'tent', cards[0]?.id ?? '', 1))).toEqual(['C-QCON-04']);
  expect(broken(changed(tent(3), 'tent', 'attack-wing', 1))).toEqual(['C-QCON-04']);
  expect(broken(changed(tent(3), 'seeds', 'qs-tent', -1))).toEqual(['C-QCON-04']);
});

test('C-BORG-01: a deck can’t mix Borg with other affiliations', () => {
  expect(broken(withCards(['draw', 'borg-queen', 1]))).toEqual(['C-BORG-01']);
  expect(broken(withCards(['outside', 'borg-queen', 1]))).toEqual([]);
});

test('C-UNIQ-02, C-UNIQ-06: a deck with several versions of one persona isn’t refused, but its owner gets a note', () => {
  const deck: Deck = { ...sample, draw: [{ card: 'palor-toff-alien-trader', count: 30 }] };
  const both = changed(changed(deck, 'draw', 'khan', 1), 'draw', 'khan-noonien-singh', 2);
  expect(broken(both)).toEqual([]);
  expect(told(both)).toContain('C-UNIQ-02 3 cards are Khan. Only one of them can be in play at a time.');
});

test('the number of copies of a card in a deck can be changed, and a zone without cards disappears', () => {
  const deck = changed(changed<DeckZone>({}, 'draw', 'data', 2), 'sites', 'ops', 1);
  expect(deck).toEqual({ draw: [{ card: 'data', count: 2 }], sites: [{ card: 'ops', count: 1 }] });
  expect(changed(deck, 'draw', 'data', -1)).toEqual({ ...deck, draw: [{ card: 'data', count: 1 }] });
  expect(changed(deck, 'draw', 'data', -5)).toEqual({ sites: [{ card: 'ops', count: 1 }] });
});

test('a deck is checked in less than 20 ms of CPU time', () => {
  // The least of several, since the first calls compile the code.
  const times = Array.from({ length: 10 }, () => {
    const started = process.cpuUsage();
    checkDeck(sample);
    return process.cpuUsage(started).user / 1_000;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});

test('C-DECK-03: a deck may have at most four missions that are placed between others, each of which counts as half a mission', () => {
  const { missions = [] } = sample;
  const spaces = (count: number, others: number): Deck => ({
    ...sample,
    missions: [...missions.slice(0, others), { card: 'space', count }],
  });
  expect(missions).toHaveLength(6);
  expect(broken(spaces(2, 5))).toEqual([]);
  expect(broken(spaces(4, 4))).toEqual([]);
  expect(broken(spaces(1, 5))).toEqual(['C-DECK-03']);
  expect(broken(spaces(2, 4))).toEqual(['C-DECK-03']);
  expect(broken(spaces(6, 3))).toEqual(['C-DECK-03']);
});

test('C-SEED-31: a deck can’t contain both versions of a mission', () => {
  const { missions = [] } = sample;
  const two = [
    { card: 'test-mission', count: 1 },
    { card: 'test-mission-ii', count: 1 },
  ];
  expect(broken({ ...sample, missions: [...missions.slice(0, 4), ...two] })).toEqual(['C-SEED-31']);
  expect(broken({ ...sample, missions: [...missions.slice(0, 5), ...two.slice(1)] })).toEqual([]);
});
