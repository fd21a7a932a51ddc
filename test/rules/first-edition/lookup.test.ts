import { expect, test } from 'vitest';
import { Catalogue } from '../../../src/discord/catalogue.ts';
import { exhibitOf } from '../../../src/discord/compose/exhibit.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { components } from '../../../src/games/first-edition/viewing/components.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';
import { skirmish } from '../discord/support/samples.ts';

const chat = { ...skirmish, game: 'first-edition', components: components() };
const catalogue = new Catalogue([chat]);
const games = ['first-edition'];

test('every card can be looked up by its id', () => {
  expect(chat.components.map(({ id }) => id)).toEqual(allCards().map(({ id }) => id));
  expect(chat.components.filter(({ id }) => id.length > 60)).toEqual([]);
});

test.each([
  ['Jean-Luc Picard', 'jean-luc-picard'],
  ['jean luc picard', 'jean-luc-picard'],
  ['jean-luc picrad', 'jean-luc-picard'],
  ['Rom*', 'rom-star'],
  ['Rom', 'rom'],
  ['God', 'god'],
  ['deep space 9', 'deep-space-9'],
  ['USS Galaxy', 'uss-galaxy'],
  ['spok', 'spock'],
  ['kahles', 'kahless'],
  ['Worff', 'worf'],
  ['Spot', 'spot'],
  ['Donatra', 'donatra'],
  ['chariot of god', 'chariot-of-god'],
  ['Sowi Tah', 'sowi-tah'],
  ['I.K.S. Amar', 'ikc-amar'],
  ['iks negh’var', 'ikc-neghvar'],
  ['Holoprogram: Fortress of Doom', 'holoprogram-the-fortress-of-doom'],
])('%s is found', (typed, id) => {
  expect(catalogue.named(typed, games)?.component.id).toBe(id);
});

test('completion finds cards by part of a name, and by affiliation and type', () => {
  const names = catalogue.find('picard', games, 25).map(({ component }) => component.name);
  expect(names).toContain('Jean-Luc Picard');
  expect(catalogue.find('borg dilemma', games, 25).every(({ component: { kind } }) => kind.includes('Dilemma'))).toBe(
    true,
  );
});

test('completion and questions find a card by another name of it', () => {
  expect(catalogue.find('I.K.S. Ama', games, 25).map(({ component: { id } }) => id)).toEqual(['ikc-amar']);
  expect(catalogue.mentioned('what does the I.K.S. Chontay do', games)?.component.id).toBe('ikc-chontay');
});

test('for an unknown name, the closest card names are suggested', () => {
  expect(catalogue.nearest('enterprize nx', games, 3)).toHaveLength(3);
});

test('a look-up shows a card’s facts and its grade', () => {
  const { body } = exhibitOf('data', chat);
  expect(body['content']).toContain('**Data** · Personnel, Federation');
  expect(body['content']).toContain('• INTEGRITY 8, CUNNING 12, STRENGTH 12');
  expect(body['content']).not.toContain('Its facts');
});

test('every rule that a card names is in the rulebook', () => {
  const named = new Set(chat.components.flatMap(({ rules }) => rules));
  expect([...named].filter((id) => ruleOf(id) === null)).toEqual([]);
});
