import { describe, expect, it } from 'vitest';
import { LEAVE } from '../../../src/games/first-edition/chapters/calls.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, id, offered, scene } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

describe('Engage Cloak', () => {
  // RANGE 8; spans 3, 2, 2, 5, 3.
  const SHIP = inPlay("L1: I.K.C. Hegh'ta [Kurn]; table: Engage Cloak");
  const cloaks = (rows = SHIP) => twoSides({ play: rows }, { play: [['Spock', 'surface:L5']] }).does('gold', 'cloak:1');
  const gone = (turns = 0, rows = SHIP) => {
    const stage = cloaks(rows).does('gold', 'stow');
    for (let turn = 0; turn < turns; turn += 1) ends(stage, turn % 2 === 0 ? 'gold' : 'blue');
    return stage;
  };

  it('C-CLOAK-01 C-MOVE-01: Engage Cloak lets its player’s cloaking ship leave the spaceline', () => {
    const stage = cloaks();
    expect(offered(stage, 'gold')).toEqual(['stay', 'stow']);
    stage.does('gold', 'stow');
    expect(at(stage, 1)).toBe('on:3');
    expect(offered(stage, 'gold').filter((key) => /:1\b/.test(key))).toEqual([]);
    expect(at(cloaks().does('gold', 'stay'), 1)).toBe('space:L1');
  });

  it('C-CLOAK-01: Engage Cloak can take only one ship off the spaceline at a time, and only a ship of its own player', () => {
    const stage = gone(0, [
      ...SHIP,
      ['I.K.C. Bortas', 'space:L2'],
      ...['Gowron', 'Divok', 'Kromm', 'Torin'].map((who): Row => [who, 'aboard:4']),
    ]);
    stage.does('gold', 'cloak:4');
    expect(at(stage, 4)).toBe('space:L2');
    expect(offered(stage, 'gold')).toContain('end:turn');
    const other = twoSides({ play: SHIP.slice(0, 2) }, { play: [['Engage Cloak', 'core:1']] }).does('gold', 'cloak:1');
    expect(at(other, 1)).toBe('space:L1');
    expect(offered(other, 'gold')).toContain('end:turn');
  });

  it('C-MOVE-01: Engage Cloak can’t hide a ship if an agreement has put Engage Cloak on the spaceline or on that ship', () => {
    const [ship, crew] = SHIP;
    const rows = (place: CardPlace): Row[] =>
      [ship, crew, ['Engage Cloak', place]].filter((row): row is Row => row !== undefined);
    for (const place of ['on:2', 'on:1', 'at:L1'] as const) {
      const stage = cloaks(rows(place));
      expect(at(stage, 1)).toBe('space:L1');
      expect(offered(stage, 'gold')).toContain('end:turn');
    }
  });
  it('C-TURN-10 C-MOVE-02: before a ship returns from Engage Cloak, it can move its full RANGE once for each full turn away', () => {
    const stage = gone(6).does('gold', 'decloak:1');
    expect(offered(stage, 'gold')).toEqual(['to:L2', 'to:L3', 'stay']);
    stage.does('gold', 'to:L3');
    expect(offered(stage, 'gold')).toContain('to:L4');
    // It is still unseen on the way.
    expect(stage.g.pieces[1]?.veiled).toBe('cloaked');
    stage.does('gold', 'to:L5');
    expect(at(stage, 1)).toBe('space:L5');
    expect(stage.g.pieces[1]?.veiled).toBeUndefined();
    expect(stage.g.pieces[1]?.spent).toBeUndefined();
    expect(offered(stage, 'gold', 'move:1')).toContain('move:1:L4');
    const once = gone(4).does('gold', 'decloak:1').does('gold', 'stay');
    expect(at(once, 1)).toBe('space:L1');
  });

  it('C-LEAVE-02: a ship returns when Engage Cloak leaves play', () => {
    const stage = scene({
      gold: {
        play: [
          ['Engage Cloak', 'core:0'],
          ["I.K.C. Hegh'ta", 'on:1', { veiled: 'cloaked', away: { from: 'L2', since: 0 } }],
          ['Kurn', 'aboard:2'],
        ],
      },
      call: calling(LEAVE, { seat: 1, pieces: [1], why: 'discarded' }),
    });
    expect(at(stage, 1)).toBeUndefined();
    expect([at(stage, 2), at(stage, 3)]).toEqual(['space:L2', 'aboard:2']);
    expect(stage.g.pieces[2]?.veiled).toBe('cloaked');
  });
});

describe('Ferengi Trading Post', () => {
  it('C-AFFIL-03 C-AFFIL-14: cards of all affiliations mix at a Ferengi Trading Post only while aboard', () => {
    const play = inPlay('L2: Ferengi Trading Post [Spock, Kurn]; L3: Klingon Outpost');
    const stage = twoSides({ play, hand: ['Tomalak'] });
    stage.does('gold', 'report:tomalak:aboard:1');
    // All three can beam down, and form their own teams there.
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect(offered(stage, 'gold', 'attempt:L2').length).toBeGreaterThan(0);
    expect(offered(stage, 'gold', 'beam').sort()).toEqual([
      'beam:all:surface:L2:aboard:1',
      'beam:some:surface:L2:aboard:1',
    ]);
    stage.does('gold', 'beam:all:surface:L2:aboard:1');
    expect([2, 3, 5].map((one) => at(stage, one))).toEqual(['aboard:1', 'aboard:1', 'aboard:1']);
    // They can board whoever is aboard already.
    stage.does('gold', 'beam:some:aboard:1:surface:L2').does('gold', 'who:3');
    stage.does('gold', 'beam:all:surface:L2:aboard:1');
    expect(at(stage, 3)).toBe('aboard:1');
  });
  it('C-SEED-24: a Ferengi Trading Post lets its player seed one universal D’Kora-class ship there', () => {
    const decks = [['Access Dilithium Cache', 'First Contact'], ['Study Pulsar']].map((missions, seat) => ({
      name: `Deck ${seat}`,
      missions: missions.map(id),
      seeds: seat === 0 ? ['Ferengi Trading Post', "D'Kora Marauder", 'Ferengi Freighter', 'Kurdon'].map(id) : [],
      draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
    }));
    const stage = new Stage<FirstEdition>(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    while (stage.match.pending(0)?.options.some(({ key }) => key.startsWith('seed:ferengi-trading-post')) !== true) {
      const seat = stage.match.pending(0) === null ? 'blue' : 'gold';
      stage.does(seat, offered(stage, seat)[0] ?? '');
    }
    const seeds = () => offered(stage, 'gold', 'seed');
    expect(seeds().every((key) => key.startsWith('seed:ferengi-trading-post'))).toBe(true);
    stage.does('gold', seeds()[0] ?? '');
    expect(seeds()).toEqual(['seed:dkora-marauder:docked:1', 'seed:ferengi-freighter:docked:1']);
    stage.does('gold', 'seed:dkora-marauder:docked:1');
    expect(stage.g.pieces[2]).toMatchObject({ card: 'dkora-marauder', at: 'docked:1', seat: 0 });
    expect(offered(stage, 'gold', 'seed')).toEqual([]);
  });
});
