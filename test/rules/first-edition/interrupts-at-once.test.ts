import { describe, expect, it } from 'vitest';
import { inPlay } from './position-text.ts';
import { at, offered } from './scene.ts';
import { DECK, twoSides } from './two-sides.ts';

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;

describe('interrupts with an immediate effect', () => {
  it('C-BEAM-02: Emergency Transporter Armbands can be used to beam in the opponent’s turn', () => {
    const play = inPlay('L2: U.S.S. Oberth, Calloway, Spock');
    const stage = twoSides({ hand: ['The Juggler'] }, { play, hand: ['Emergency Transporter Armbands'] });
    stage.orders('blue', { also: ['gap'] }).does('gold', 'play:the-juggler:core:0');
    stage
      .does('blue', 'play:emergency-transporter-armbands:surface:L2')
      .does('blue', 'to:aboard:1')
      .does('blue', 'who:2');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['aboard:1', 'surface:L2']);
  });

  it('C-BEAM-02: a Near-Warp Transport lets at most six cards beam to the next location', () => {
    const play = [SHIP, ...DECK.map((name) => [name, 'aboard:1'] as const)];
    const stage = twoSides({ play, hand: ['Near-Warp Transport'] }).does('gold', 'play:near-warp-transport:on:1');
    stage.does('gold', 'to:surface:L2');
    expect(stage.decision('gold').max).toBe(6);
    stage.does('gold', 'who:2');
    expect(at(stage, 2)).toBe('surface:L2');
  });

  it('C-DRAW-06: Palor Toff takes a card other than personnel from the discard pile', () => {
    const stage = twoSides({ hand: ['Palor Toff - Alien Trader'], discard: ['Spock', 'Tricorder'] });
    stage.does('gold', 'play:palor-toff-alien-trader:core:0');
    expect(offered(stage, 'gold')).toEqual(['take:tricorder']);
  });

  it('C-RESPONSE-04: The Devil can destroy a treaty', () => {
    const stage = twoSides({ hand: ['The Devil'] }, { play: 'table: Treaty: Federation/Klingon, Alien Probe' });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:the-devil:on:1']);
  });
});
