import { describe, expect, it } from 'vitest';
import { cardsIn } from './position-text.ts';

describe('positions as text', () => {
  it('the type of a card decides its place at a location, and brackets put cards aboard, docked or on another', () => {
    const text = `
      L1: U.S.S. Galaxy [Data, Metaphasic Shields], Federation Outpost [Runabout], Worf, Tricorder;
      L2: Dal'Rok; table: Mirror Image; L2: Giusti [Framed for Murder]`;
    expect(cardsIn(text, 1, 5).play.map(([title, at]) => `${title} ${at}`)).toEqual([
      'U.S.S. Galaxy space:L1',
      'Data aboard:5',
      'Metaphasic Shields on:5',
      'Federation Outpost space:L1',
      'Runabout docked:8',
      'Worf surface:L1',
      'Tricorder surface:L1',
      "Dal'Rok at:L2",
      'Mirror Image core:1',
      'Giusti surface:L2',
      'Framed for Murder on:14',
    ]);
  });

  it('braces set fields, piles have names, and a pile or a place may be empty', () => {
    expect(
      cardsIn('aboard:3: Kurn {stopped: 1, captive: escorted}, Worf {as: Federation}; on:1:; hand: Spock; deck:'),
    ).toEqual({
      play: [
        ['Kurn', 'aboard:3', { stopped: 1, captive: 'escorted' }],
        ['Worf', 'aboard:3', { as: { affiliation: 'Federation', by: 1 } }],
      ],
      hand: ['Spock'],
      deck: [],
    });
    expect(cardsIn('seeds L2: Archer, Nausicaans').seeds).toEqual({ L2: ['Archer', 'Nausicaans'] });
  });

  it.each([
    ['L1: Nobody', 'no card is called like the beginning of “Nobody”'],
    ['Giusti', '“Giusti” isn’t a place and its cards'],
    ['Mars: Giusti', '“Mars” isn’t a place'],
    ['L1: Giusti {stopped: 1} Kurn', 'a comma is missing before “Kurn”'],
  ])('%s is refused: %s', (text, why) => {
    expect(() => cardsIn(text)).toThrow(why);
  });
});
