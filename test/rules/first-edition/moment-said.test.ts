import { describe, expect, it } from 'vitest';
import { momentSaid } from '../../../src/games/first-edition/rules/moment-said.ts';
import { scene } from './scene.ts';

const CREW = ['Calloway', 'Giusti', 'Mot the Barber', 'Linda Larson', 'Sarek'].map(
  (name) => [name, 'aboard:1'] as const,
);
const { g } = scene({
  gold: { play: [['U.S.S. Galaxy', 'space:L1'], ...CREW] },
  blue: { play: 'L2: Kurn; table: Incoming Message - Klingon {hidden: true}' },
});

describe('how a moment is described to a player who may respond', () => {
  it('the text of a moment names the card, the ship and the place', () => {
    expect(momentSaid(g, 'play', { seat: 0, card: 'amanda-rogers', to: 'core:0' })).toBe('Gold plays Amanda Rogers');
    expect(momentSaid(g, 'move', { seat: 0, ship: 1, to: 'L3' })).toBe('U.S.S. Galaxy leaves for Explore Dyson Sphere');
    expect(momentSaid(g, 'attempt', { seat: 0, location: 'L2' })).toBe('Gold attempts First Contact');
    expect(momentSaid(g, 'ship-battle', { seat: 1, location: 'L1', target: 1 })).toBe('Blue fires at U.S.S. Galaxy');
    expect(momentSaid(g, 'personnel-battle', { seat: 0, at: 'surface:L2' })).toBe(
      'Gold attacks on the planet of First Contact',
    );
    expect(momentSaid(g, 'pairing', { seat: 0, pieces: [2, 7] })).toBe('Calloway and Kurn face each other');
    expect(momentSaid(g, 'solved', { seat: 1, location: 'L2' })).toBe('Blue has solved First Contact');
    expect(momentSaid(g, 'captured', { seat: 1, pieces: [2], from: ['aboard:1'] })).toBe('Blue captures Calloway');
  });

  it('the text of a moment says what is about to happen, or has just happened, and to whom', () => {
    expect(momentSaid(g, 'leaving', { seat: 1, pieces: [2, 3], why: 'killed' })).toBe(
      'About to be killed: Calloway and Giusti',
    );
    const left = {
      seat: 1,
      cards: ['kurn'],
      sides: [null],
      pieces: [9],
      had: [1],
      owners: [1],
      why: 'destroyed',
    } as const;
    expect(momentSaid(g, 'left', left)).toBe('Just destroyed: Kurn');
  });

  it('the text of a moment names only the first few personnel and counts the others', () => {
    const beamed = (pieces: number[]) => momentSaid(g, 'beam', { seat: 0, pieces, to: 'surface:L1' });
    expect(beamed([2, 3, 4, 5])).toBe(
      'Calloway, Giusti, Mot the Barber and Linda Larson beam down to the planet of Study Pulsar',
    );
    expect(beamed([2, 3, 4, 5, 6])).toContain('Calloway, Giusti, Mot the Barber and 2 others beam');
  });

  it('C-TYPES-18: the text of a moment never names a face-down card', () => {
    expect(momentSaid(g, 'played', { seat: 1, piece: 8 })).toBe('Blue now has a hidden card in play');
    expect(momentSaid(g, 'played', { seat: 1, piece: 7 })).toBe('Blue now has Kurn in play');
  });

  it('a moment whose name says everything is described by its name alone', () => {
    expect(momentSaid(g, 'turn-start', { seat: 0 })).toBe('Gold: a turn begins');
  });
});
