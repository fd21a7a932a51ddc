import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { areTogether } from '../../../src/games/first-edition/position/veils.ts';
import type { Piece } from '../../../src/games/first-edition/state.ts';
import type { Row } from './figures.ts';
import { at, offered, type Side, scene } from './scene.ts';

/** A Romulan ship that can phase, as piece 1, with its crew as 2 and 3. */
function ship(more: Partial<Piece>, where: 'L1' | 'L2' = 'L1'): Row[] {
  return [
    ['Apnex', `space:${where}`, more],
    ['Mirok', 'aboard:1'],
    ['Taul', 'aboard:1'],
  ];
}
const PHASED: Partial<Piece> = { veiled: 'phased' };
const CLOAKED: Partial<Piece> = { veiled: 'cloaked' };
const EACH = [{}, CLOAKED, PHASED] as const;

/** The answers for a ship that is seen, cloaked and phased. */
function each<T>(ask: (more: Partial<Piece>) => T): T[] {
  return EACH.map(ask);
}

/** Gold has the ship, and besides it what is told. */
function withShip(more: Partial<Piece>, gold: Side, blue: Side = {}, turn: 'gold' | 'blue' = 'gold') {
  return scene({ gold: { ...gold, play: [...ship(more), ...(gold.play ?? [])] }, blue, turn });
}

describe('a phased ship on its way', () => {
  it('C-CLOAK-05: it passes a Q-Net that stops ships in sight and cloaked ones', () => {
    const goals = (more: Partial<Piece>) =>
      offered(withShip(more, {}, { play: [['Q-Net', 'gap:L1']] }), 'gold', 'move:1:L2');
    expect(each(goals)).toEqual([[], [], ['move:1:L2']]);
  });

  it('C-CLOAK-05: it passes a Tetryon Field, and goes on from one', () => {
    const field: Row = ['Tetryon Field', 'at:L2'];
    const goals = (more: Partial<Piece>) => offered(withShip(more, {}, { play: [field] }), 'gold', 'move:1:L3');
    expect(each(goals)).toEqual([[], [], ['move:1:L3']]);
    const on = (more: Partial<Piece>) => {
      const play = ship({ ...more, spent: 1 }, 'L2');
      return offered(scene({ gold: { play }, blue: { play: [field] } }), 'gold', 'move:1:L1');
    };
    expect(each(on)).toEqual([[], [], ['move:1:L1']]);
  });

  it('C-CLOAK-05: a Subspace Warp Rift does not damage it', () => {
    const damaged = (more: Partial<Piece>) => {
      const stage = withShip(more, {}, { play: [['Subspace Warp Rift', 'at:L2']] });
      return stage.does('gold', 'move:1:L3').g.pieces[1]?.damaged === true;
    };
    expect(each(damaged)).toEqual([true, true, false]);
  });

  it('C-CLOAK-05: in Gaps in Normal Space nobody of its crew dies, though their span counts', () => {
    const crew = (more: Partial<Piece>) => {
      const stage = withShip(more, { hand: ['Gaps in Normal Space'] });
      stage.does('gold', 'play:gaps-in-normal-space:gap:L1').does('gold', 'move:1:L6');
      expect(stage.g.pieces[1]?.spent).toBe(4);
      return [2, 3].filter((id) => stage.g.pieces[id] !== undefined).length;
    };
    expect(each(crew)).toEqual([1, 1, 2]);
  });

  it('C-CLOAK-05: it moves by its own RANGE only, so who tows it lets it go', () => {
    const towed = (more: Partial<Piece>) => {
      const play: Row[] = [
        ['U.S.S. Oberth', 'space:L1', { tows: 3 }],
        ['Giusti', 'aboard:1'],
        ['Apnex', 'space:L1', more],
      ];
      const stage = scene({ gold: { play } }).does('gold', 'move:1:L2');
      return [at(stage, 3), stage.g.pieces[1]?.tows];
    };
    expect(each(towed)).toEqual([
      ['space:L2', 3],
      ['space:L2', 3],
      ['space:L1', undefined],
    ]);
  });
});

describe('what reaches a phased ship', () => {
  const shields = (more: Partial<Piece>, ...others: Row[]) => {
    const { g } = scene({ gold: { play: [['U.S.S. Enterprise', 'space:L1', more], ...others] } });
    const own = g.pieces[1];
    return own === undefined ? 0 : attributeOf(g, own, 'SHIELDS');
  };

  it('C-CLOAK-05: nothing on a table helps it, C-CLOAK-02: which helps a cloaked ship', () => {
    const more = (veil: Partial<Piece>) => shields(veil, ['Wall of Ships', 'core:0']) - shields(veil);
    expect(each(more)).toEqual([1, 1, 0]);
  });

  it('C-CLOAK-02 C-CLOAK-05: nobody outside helps ships “here”, somebody aboard does', () => {
    const outside = (veil: Partial<Piece>) => shields(veil, ['Admiral Hayes', 'surface:L1']) - shields(veil);
    expect(each(outside)).toEqual([2, 0, 0]);
    const inside = (veil: Partial<Piece>) => shields(veil, ['Admiral Hayes', 'aboard:1']) - shields(veil);
    expect(each(inside)).toEqual([2, 2, 2]);
  });

  it('C-CLOAK-05: what lies on it still does what it does', () => {
    expect(shields(PHASED, ['Metaphasic Shields', 'on:1'], ['Mirok', 'aboard:1'])).toBeGreaterThan(shields(PHASED));
  });

  it('C-CLOAK-05: a Supernova destroys everything there but it and those aboard', () => {
    const left = (more: Partial<Piece>) => {
      const stage = withShip(more, { play: [['Tox Uthat', 'core:0']], hand: ['Supernova'] });
      stage.does('gold', 'play:supernova:at:L1');
      return [1, 2, 3].filter((id) => stage.g.pieces[id] !== undefined);
    };
    expect(each(left)).toEqual([[], [], [1, 2, 3]]);
  });

  it('C-CLOAK-05: an Anti-Time Anomaly affects all cards in play: those aboard it, and phased personnel, too', () => {
    const left = (more: Partial<Piece>) => {
      const anomaly: Row = ['Anti-Time Anomaly', 'core:0', { since: -9 }];
      const stage = withShip(more, { play: [anomaly, ['Giusti', 'surface:L4', more]] }).does('gold', 'end');
      return [1, 2, 3, 5].filter((id) => stage.g.pieces[id] !== undefined);
    };
    expect(each(left)).toEqual([[1], [1], [1]]);
  });

  it('C-CLOAK-05: what another ship that stops there sets off, it does not', () => {
    const asked = (more: Partial<Piece>) => {
      const blue = { missions: ['Paxan "Wormhole"'] };
      const missions = ['Study Pulsar', 'First Contact'];
      const stage = scene({ gold: { missions, play: ship(more, 'L2') }, blue }).does('gold', 'move:1:L3');
      return stage.seats.find((_, seat) => stage.match.pending(seat) !== null);
    };
    expect(each(asked)).toEqual(['blue', 'blue', 'gold']);
  });

  it('C-CLOAK-05: no card from without lets anybody report aboard', () => {
    const reports = (more: Partial<Piece>) => {
      const wormhole: Row = ['Temporal Micro-Wormhole', 'core:0'];
      return offered(withShip(more, { play: [wormhole], hand: ['Spock'] }), 'gold', 'report:spock:aboard:1').length;
    };
    expect(each(reports)).toEqual([1, 1, 0]);
  });

  it('C-CLOAK-02 C-CLOAK-05: no ability targets it, and the opponent’s none that is cloaked', () => {
    const harmed = (more: Partial<Piece>, seat: 'gold' | 'blue') => {
      const calamarain: Side = { play: [['Calamarain', 'at:L1']] };
      const stage = seat === 'gold' ? withShip(more, calamarain) : withShip(more, {}, calamarain, 'blue');
      return offered(stage, seat).filter((key) => key.endsWith('harm:1')).length;
    };
    expect(each((more) => harmed(more, 'blue'))).toEqual([1, 0, 0]);
    expect(each((more) => harmed(more, 'gold'))).toEqual([1, 1, 0]);
  });

  it('C-CLOAK-05: no mission lets it through its wormhole', () => {
    const through = (more: Partial<Piece>) => {
      const missions = ['Covert Installation II', 'Excavation II', 'Study Pulsar'];
      const stage = scene({ gold: { missions, play: ship(more) } });
      return offered(stage, 'gold').filter((key) => key.includes('wormhole')).length > 0;
    };
    expect([through({}), through(PHASED)]).toEqual([true, false]);
  });
});

describe('who is “here”', () => {
  it('C-CLOAK-02 C-CLOAK-05: neither a cloaked nor a phased ship is, nor those aboard, but for each other', () => {
    const together = (more: Partial<Piece>) => {
      const { g } = withShip(more, {
        play: [
          ['U.S.S. Oberth', 'space:L1'],
          ['Giusti', 'aboard:4'],
        ],
      });
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
