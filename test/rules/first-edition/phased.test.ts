import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { areTogether } from '../../../src/games/first-edition/position/veils.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, type Side, scene } from './scene.ts';

/** A Romulan ship that can phase, as piece 1, with its crew as 2 and 3. */
function ship(more: Partial<AnyPiece>, where: 'L1' | 'L2' = 'L1'): Row[] {
  return [['Apnex', `space:${where}`, more], ...inPlay('aboard:1: Mirok, Taul')];
}
const PHASED: Partial<AnyPiece> = { veiled: 'phased' };
const CLOAKED: Partial<AnyPiece> = { veiled: 'cloaked' };
const EACH = [{}, CLOAKED, PHASED] as const;

/** Returns the results for a visible, a cloaked and a phased ship. */
function each<T>(ask: (more: Partial<AnyPiece>) => T): T[] {
  return EACH.map(ask);
}

/** Gold has the ship, and these other cards. */
function withShip(more: Partial<AnyPiece>, gold: Side, blue: Side = {}, turn: 'gold' | 'blue' = 'gold') {
  return scene({ gold: { ...gold, play: [...ship(more), ...inPlay(gold.play)] }, blue, turn });
}

describe('phased ships on the move', () => {
  it('C-CLOAK-05: a phased ship can pass a Q-Net, unlike visible and cloaked ships', () => {
    const goals = (more: Partial<AnyPiece>) =>
      offered(withShip(more, {}, { play: [['Q-Net', 'gap:L1']] }), 'gold', 'move:1:L2');
    expect(each(goals)).toEqual([[], [], ['move:1:L2']]);
  });

  it('C-CLOAK-05: a phased ship can pass a Tetryon Field and move on from it', () => {
    const field: Row = ['Tetryon Field', 'at:L2'];
    const goals = (more: Partial<AnyPiece>) => offered(withShip(more, {}, { play: [field] }), 'gold', 'move:1:L3');
    expect(each(goals)).toEqual([[], [], ['move:1:L3']]);
    const on = (more: Partial<AnyPiece>) => {
      const play = ship({ ...more, spent: 1 }, 'L2');
      return offered(scene({ gold: { play }, blue: { play: [field] } }), 'gold', 'move:1:L1');
    };
    expect(each(on)).toEqual([[], [], ['move:1:L1']]);
  });

  it('C-CLOAK-05: a phased ship isn’t damaged by a Subspace Warp Rift', () => {
    const damaged = (more: Partial<AnyPiece>) => {
      const stage = withShip(more, {}, { play: [['Subspace Warp Rift', 'at:L2']] });
      return stage.does('gold', 'move:1:L3').g.pieces[1]?.damaged === true;
    };
    expect(each(damaged)).toEqual([true, true, false]);
  });

  it('C-CLOAK-05: a phased ship loses nobody in Gaps in Normal Space, but pays their span', () => {
    const crew = (more: Partial<AnyPiece>) => {
      const stage = withShip(more, { hand: ['Gaps in Normal Space'] });
      stage.does('gold', 'play:gaps-in-normal-space:gap:L1').does('gold', 'move:1:L6');
      expect(stage.g.pieces[1]?.spent).toBe(4);
      return [2, 3].filter((id) => stage.g.pieces[id] !== undefined).length;
    };
    expect(each(crew)).toEqual([1, 1, 2]);
  });
});

describe('effects on a phased ship', () => {
  const shields = (more: Partial<AnyPiece>, ...others: Row[]) => {
    const { g } = scene({ gold: { play: [['U.S.S. Enterprise', 'space:L1', more], ...others] } });
    const own = g.pieces[1];
    return own === undefined ? 0 : attributeOf(g, own, 'SHIELDS');
  };

  it('C-CLOAK-05 C-CLOAK-02: a card on a table helps a cloaked ship, but not a phased one', () => {
    const more = (veil: Partial<AnyPiece>) => shields(veil, ['Wall of Ships', 'core:0']) - shields(veil);
    expect(each(more)).toEqual([1, 1, 0]);
  });

  it('C-CLOAK-02 C-CLOAK-05: a card that helps ships “here” helps a hidden ship only if the card is aboard that ship', () => {
    const outside = (veil: Partial<AnyPiece>) => shields(veil, ['Admiral Hayes', 'surface:L1']) - shields(veil);
    expect(each(outside)).toEqual([2, 0, 0]);
    const inside = (veil: Partial<AnyPiece>) => shields(veil, ['Admiral Hayes', 'aboard:1']) - shields(veil);
    expect(each(inside)).toEqual([2, 2, 2]);
  });

  it('C-CLOAK-05: a card on a phased ship still affects it', () => {
    expect(shields(PHASED, ['Metaphasic Shields', 'on:1'], ['Mirok', 'aboard:1'])).toBeGreaterThan(shields(PHASED));
  });

  it('C-CLOAK-05: a Supernova spares a phased ship and the cards aboard', () => {
    const left = (more: Partial<AnyPiece>) => {
      const stage = withShip(more, { play: [['Tox Uthat', 'core:0']], hand: ['Supernova'] });
      stage.does('gold', 'play:supernova:at:L1');
      return [1, 2, 3].filter((id) => stage.g.pieces[id] !== undefined);
    };
    expect(each(left)).toEqual([[], [], [1, 2, 3]]);
  });

  it('C-CLOAK-05: an Anti-Time Anomaly also kills personnel aboard a phased ship', () => {
    const left = (more: Partial<AnyPiece>) => {
      const anomaly: Row = ['Anti-Time Anomaly', 'core:0', { since: -9 }];
      const stage = withShip(more, { play: [anomaly, ['Giusti', 'surface:L4', more]] }).does('gold', 'end');
      return [1, 2, 3, 5].filter((id) => stage.g.pieces[id] !== undefined);
    };
    expect(each(left)).toEqual([[1], [1], [1]]);
  });

  it('C-CLOAK-05: a mission’s effect on ships that stop there doesn’t affect a phased ship', () => {
    const asked = (more: Partial<AnyPiece>) => {
      const blue = { missions: ['Paxan "Wormhole"'] };
      const missions = ['Study Pulsar', 'First Contact'];
      const stage = scene({ gold: { missions, play: ship(more, 'L2') }, blue }).does('gold', 'move:1:L3');
      return stage.seats.find((_, seat) => stage.match.pending(seat) !== null);
    };
    expect(each(asked)).toEqual(['blue', 'blue', 'gold']);
  });

  it('C-CLOAK-05: a card elsewhere doesn’t let personnel report aboard a phased ship', () => {
    const reports = (more: Partial<AnyPiece>) => {
      const wormhole: Row = ['Temporal Micro-Wormhole', 'core:0'];
      return offered(withShip(more, { play: [wormhole], hand: ['Spock'] }), 'gold', 'report:spock:aboard:1').length;
    };
    expect(each(reports)).toEqual([1, 1, 0]);
  });

  it('C-CLOAK-02 C-CLOAK-05: no ability can target a phased ship, and an opponent’s ability can’t target a cloaked one', () => {
    const harmed = (more: Partial<AnyPiece>, seat: 'gold' | 'blue') => {
      const calamarain: Side = { play: [['Calamarain', 'at:L1']] };
      const stage = seat === 'gold' ? withShip(more, calamarain) : withShip(more, {}, calamarain, 'blue');
      return offered(stage, seat).filter((key) => key.endsWith('harm:1')).length;
    };
    expect(each((more) => harmed(more, 'blue'))).toEqual([1, 0, 0]);
    expect(each((more) => harmed(more, 'gold'))).toEqual([1, 1, 0]);
  });

  it('C-CLOAK-05: a phased ship can’t go through its mission’s wormhole', () => {
    const through = (more: Partial<AnyPiece>) => {
      const missions = ['Covert Installation II', 'Excavation II', 'Study Pulsar'];
      const stage = scene({ gold: { missions, play: ship(more) } });
      return offered(stage, 'gold').filter((key) => key.includes('wormhole')).length > 0;
    };
    expect([through({}), through(PHASED)]).toEqual([true, false]);
  });
});

describe('cards “here”', () => {
  it('C-CLOAK-02 C-CLOAK-05: a hidden ship and the cards aboard it are “here” for each other, but for no other card', () => {
    const together = (more: Partial<AnyPiece>) => {
      const { g } = withShip(more, { play: 'L1: U.S.S. Oberth; aboard:4: Giusti' });
      const [own, one, other, near] = [1, 2, 3, 5].map((id) => g.pieces[id]);
      if (own === undefined || one === undefined || other === undefined || near === undefined) throw new Error('?');
      return [
        areTogether(g, near, own),
        areTogether(g, near, one),
        areTogether(g, one, other),
        areTogether(g, one, own),
      ];
    };
    expect(each(together)).toEqual([
      [true, true, true, true],
      [false, false, true, true],
      [false, false, true, true],
    ]);
  });
});
