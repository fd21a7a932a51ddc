import { describe, expect, it } from 'vitest';
import { BASIC, cardOf, startingDeck } from '../../../src/games/frontiers/content/cards/all.ts';
import { BASICS } from '../../../src/games/frontiers/content/colours.ts';
import { SHIP_IDS, SHIPS } from '../../../src/games/frontiers/content/ships.ts';

/** Basic Actions that every ship has. */
const shared = BASIC.filter(({ ship }) => ship === null);

describe.each(SHIP_IDS)('the deck of the %s', (ship) => {
  const deck = startingDeck(ship).map(cardOf);
  const own = BASIC.filter((card) => card.ship === ship);

  it('F-SETUP-27 F-CARD-01: each starter deck has 16 cards, all of them Basic Actions', () => {
    expect(deck).toHaveLength(16);
    expect(new Set(deck.map(({ sort }) => sort))).toEqual(new Set(['basic']));
  });

  it('F-OPEN-13: each starter deck has 14 cards that every ship has, and two that only this ship has', () => {
    expect(deck.filter((card) => card.ship === null)).toHaveLength(14);
    expect(own.map(({ copies }) => copies)).toEqual([1, 1]);
    expect(deck.filter((card) => card.ship === ship)).toEqual(own);
  });

  it('F-OPEN-80: one of the two cards that only one ship has bears the Captain’s name', () => {
    const captains = deck.filter(({ captain }) => captain);
    expect(captains).toHaveLength(1);
    expect(own).toContain(captains[0]);
    const names = SHIPS[ship].captain.split(' ');
    expect(names.some((name) => captains[0]?.name.includes(name))).toBe(true);
  });

  it('F-OPEN-13: each starter deck has five or six cards of each color', () => {
    const shares = BASICS.map((colour) => deck.filter((card) => card.colour === colour).length);
    expect(shares.sort().join(' ')).toBe('5 5 6');
  });
});

describe('the cards in every deck', () => {
  it('F-OPEN-13: each starter deck has two copies each of two movement cards, and one copy of each other card', () => {
    const doubles = shared.filter(({ copies }) => copies !== 1);
    expect(doubles.map(({ id, copies }) => `${id} ${copies}`)).toEqual(['warp-drive 2', 'impulse-engines 2']);
    expect(doubles.every(({ types }) => types.includes('move'))).toBe(true);
  });

  it('F-OPEN-13 F-VARIANT-15: Insight lets the player take one more die, or set one', () => {
    const { colour, basic, strong } = cardOf('insight');
    expect(colour).toBe('blue');
    expect(basic).toEqual([{ do: 'lasting', modifier: { kind: 'dice', more: 1 }, until: 'turn' }]);
    expect(strong).toEqual([{ do: 'setDie', colours: ['red', 'blue', 'gold', 'purple', 'black'], tokens: 2 }]);
  });

  it('F-OPEN-13: red cards attack, blue cards give Shields, and gold cards move, repair and negotiate but never attack', () => {
    const list = (colour: string) => shared.filter((card) => card.colour === colour).flatMap(({ types }) => types);
    expect(list('red')).toContain('attack');
    expect(list('blue')).toContain('shields');
    expect(list('gold')).toEqual(expect.arrayContaining(['move', 'repair', 'diplomacy']));
    expect(list('gold')).not.toContain('attack');
  });
});
