import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { inPlay } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;
/** A ship of Gold with its crew at the first location. */
const FLEET = [SHIP, CREW] as const;

describe('interrupts about ships', () => {
  it('C-TURN-07: an Auto-Destruct Sequence destroys its ship at the end of the turn and damages weak ships nearby', () => {
    const play = [...FLEET, ['U.S.S. Oberth', 'space:L1'], ['U.S.S. Galaxy', 'space:L1']] as const;
    const stage = ends(
      twoSides({ play, hand: ['Auto-Destruct Sequence'] }).does('gold', 'play:auto-destruct-sequence:on:1'),
      'gold',
    );
    expect(alive(stage)).toEqual([3, 4]);
    expect([3, 4].map((one) => stage.g.pieces[one]?.damaged)).toEqual([true, undefined]);
  });

  it('C-STOP-01: a Distortion of Space/Time Continuum lets a ship, its crew and Away Team act again with full RANGE', () => {
    const play = inPlay('L2: U.S.S. Oberth {stopped: 1, spent: 5} [Giusti {stopped: 1}], Calloway {stopped: 1}');
    const stage = twoSides({ play, hand: ['Distortion of Space/Time Continuum'] });
    stage.does('gold', 'play:distortion-of-space-time-continuum:on:1');
    expect([1, 2, 3].map((one) => stage.g.pieces[one]?.stopped)).toEqual([undefined, undefined, undefined]);
    expect(stage.g.pieces[1]?.spent).toBeUndefined();
  });

  it.each([
    ['Federation', 'U.S.S. Oberth', 'Giusti'],
    ['Klingon', 'I.K.C. Lukara', 'Kurn'],
    ['Romulan', 'Scout Vessel', 'Tallus'],
  ])('C-MOVE-13 C-TYPES-17: an Incoming Message - %s calls a ship back to its outpost', (side, ship, who) => {
    const title = `Incoming Message - ${side}`;
    const fleet = inPlay(`space:L1: ${ship}; aboard:1: ${who}, ${who}`);
    const outpost = [`${side} Outpost`, 'space:L3'] as const;
    expect(offered(twoSides({ hand: [title] }, { play: fleet }), 'gold', 'play')).toEqual([]);
    const stage = twoSides({ hand: [title] }, { play: [...fleet, outpost] });
    ends(stage.does('gold', `play:${id(title)}:on:1`), 'gold');
    expect(stage.refuses('blue', 'attempt Study Pulsar')).toMatchObject({
      rule: expect.stringMatching(/C-MOVE-13|C-MISSION/),
    });
    ends(stage, 'blue');
    expect(at(stage, 1)).toMatch(/L3|docked/);
    expect(stage.g.players[0]?.discard).toEqual([id(title)]);
  });

  it('C-MOVE-13: a ship with an Incoming Message moves only closer to its outpost', () => {
    const play = inPlay('L2: U.S.S. Oberth [Giusti]; L5: Federation Outpost; on:1: Incoming Message - Federation');
    expect(offered(twoSides({ play }), 'gold', 'move')).not.toContain('move:1:L1');
    expect(offered(twoSides({ play }), 'gold', 'move').length).toBeGreaterThan(0);
    expect(offered(twoSides({ play }), 'gold', 'beam')).toEqual([]);
  });

  it('C-MOVE-13: a ship with an Incoming Message can’t dock elsewhere, cloak or begin a battle', () => {
    const ship = (more: readonly (readonly [string, 'on:1'])[]) => {
      const play = [
        ...inPlay("L2: I.K.C. K'Vort [Kurn, Divok], Neutral Outpost; L5: Klingon Outpost"),
        ...more,
      ] as const;
      const stage = twoSides({ play }, { play: [['U.S.S. Oberth', 'space:L2']] });
      return ['dock', 'cloak', 'attack'].map((verb) => offered(stage, 'gold', verb).length);
    };
    expect(ship([])).toEqual([1, 1, 1]);
    expect(ship([['Incoming Message - Klingon', 'on:1']])).toEqual([0, 0, 0]);
  });

  it('C-TURN-12: Loss of Orbital Stability reduces a ship’s RANGE to 0, and a weak ship is destroyed at the end of its owner’s turn', () => {
    const orbit = (...more: (readonly [string, 'on:1'])[]) =>
      scene({
        gold: { hand: ['Loss of Orbital Stability'], deck: DECK },
        blue: { play: [['U.S.S. Oberth', 'space:L2'], CREW, ...more], deck: DECK },
      }).does('gold', 'play:loss-of-orbital-stability:on:1');
    const stage = orbit();
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(0);
    ends(stage, 'gold');
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBeGreaterThan(0);
    const isLost = attributeOf(stage.g, pieceOf(stage.g, 1), 'SHIELDS') <= 4;
    expect(ends(stage, 'blue').g.pieces[1] === undefined).toBe(isLost);
    const docked = scene({ gold: { hand: ['Loss of Orbital Stability'] }, blue: { play: [SHIP, CREW] } });
    expect(offered(docked, 'gold', 'play')).toEqual([]);
  });
  it('C-TYPES-12 C-LEAVE-04: a Temporal Rift removes a ship from the spaceline until its countdown ends', () => {
    const stage = twoSides({ play: FLEET, hand: ['Temporal Rift'] }).does('gold', 'play:temporal-rift:on:1');
    expect(at(stage, 1)).toBe('lost:L1');
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    ends(stage, 'gold', 'blue');
    expect(stage.g.pieces[3]?.count).toBe(1);
    ends(stage, 'gold');
    expect(at(stage, 1)).toBe('space:L1');
    expect(stage.g.players[0]?.discard).toEqual(['temporal-rift']);
  });

  it('C-MOVE-01: two Wormholes move a ship to any location and stop it', () => {
    expect(offered(twoSides({ play: FLEET, hand: ['Wormhole'] }), 'gold', 'play')).toEqual([]);
    const stage = twoSides({ play: FLEET, hand: ['Wormhole', 'Wormhole'] })
      .does('gold', 'play:wormhole:on:1')
      .does('gold', 'to:L5');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L5', stopped: 1 });
    expect(stage.g.players[0]?.discard).toEqual(['wormhole', 'wormhole']);
  });
});
