import { describe, expect, it } from 'vitest';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, fieldsOf, happened, offered, type Side } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const ROGUE = 'Rogue Borg Mercenaries';
const alive = ({ g }: Stage<FirstEdition>) => Object.keys(g.pieces).map(Number);

describe('playing Lore Returns', () => {
  const boarded = (rogues: number, crew: readonly string[], hand: readonly string[] = ['Lore Returns']) =>
    twoSides(
      { play: Array.from({ length: rogues }, (): Row => [ROGUE, `on:${rogues + 1}`]), hand },
      { play: [['U.S.S. Oberth', 'space:L2'], ...crew.map((name): Row => [name, `aboard:${rogues + 1}`])] },
    );

  it('C-PERSBAT-06: Lore Returns can take a ship whose whole crew was killed by Rogue Borg', () => {
    // Six with STRENGTH 6 against one with 3.
    const stage = ends(boarded(6, ['Calloway']), 'gold');
    expect(stage.g.pieces[7]).toMatchObject({ overrun: true, seat: 1 });
    ends(stage, 'blue');
    expect(offered(stage, 'gold', 'play')).toEqual(['play:lore-returns:on:7']);
    stage.does('gold', 'play:lore-returns:on:7');
    expect(stage.g.pieces[7]?.seat).toBe(0);
    expect(stage.g.pieces[7]?.owner).toBe(1);
  });

  it('Lore Returns needs its player’s own Rogue Borg on a ship whose whole crew they have killed', () => {
    const left = ends(boarded(6, ['Calloway', 'Data', 'Worf']), 'gold');
    expect(fieldsOf(left.g, 7)?.overrun).toBeUndefined();
    expect(offered(boarded(6, []), 'gold', 'play')).toEqual([]);
    const theirs = twoSides(
      { hand: ['Lore Returns'] },
      { play: 'L2: U.S.S. Oberth {overrun: true} [Rogue Borg Mercenaries]' },
    );
    expect(offered(theirs, 'gold', 'play')).toEqual([]);
    const again = twoSides(
      { play: [[ROGUE, 'on:2']], hand: ['Lore Returns'] },
      { play: 'L2: U.S.S. Oberth {overrun: true} [Calloway]' },
    );
    expect(offered(again, 'gold', 'play')).toEqual([]);
  });
});

describe('ships with Lore Returns', () => {
  /** Gold has the ship of Blue, piece 1, with three Rogue Borg, Lore Returns, and Lore. */
  const led = (gold: readonly Row[] = [['Lore', 'aboard:1']], blue: Side = {}, ship: Partial<AnyPiece> = {}) =>
    twoSides(
      {
        play: [
          ['U.S.S. Oberth', 'space:L2', { owner: 1, seat: 0, ...ship }],
          ...inPlay('on:1: Rogue Borg Mercenaries, Rogue Borg Mercenaries, Rogue Borg Mercenaries, Lore Returns'),
          ...gold,
        ],
      },
      blue,
    );
  const RUNABOUT: Row = ['Runabout', 'space:L2'];

  it('C-BATTLE-03 C-BATTLE-05: a ship with Lore Returns can attack any ship, even without personnel of its own affiliation aboard', () => {
    const stage = led(undefined, { play: [RUNABOUT] });
    expect(offered(stage, 'gold', 'attack')).toEqual(['attack:all:1:7']);
    stage.does('gold', 'attack:all:1:7');
    expect(happened(stage)).toContain('Gold fires at Runabout: ATTACK 4, DEFENSE 5, a miss');
    // It can’t attack facilities.
    expect(offered(led(undefined, { play: [['Federation Outpost', 'space:L2']] }), 'gold', 'attack')).toEqual([]);
  });

  it('C-TEAM-06: Lore Returns does nothing without Lore aboard or without Rogue Borg', () => {
    const people: Row[][] = [[], [['Lore', 'surface:L2']], [['Lore', 'aboard:1', { held: { by: 1, as: 'disabled' } }]]];
    for (const lore of people) expect(offered(led(lore, { play: [RUNABOUT] }), 'gold', 'attack')).toEqual([]);
    const gone = led(undefined, { play: [RUNABOUT] }, {});
    expect(offered(gone, 'gold', 'attack')).toHaveLength(1);
    const alone = twoSides(
      { play: 'L2: U.S.S. Oberth {owner: 1, seat: 0} [Lore Returns, Lore]' },
      { play: [RUNABOUT] },
    );
    expect(offered(alone, 'gold', 'attack')).toEqual([]);
  });

  it('Rogue Borg serve as the crew of a ship with Lore Returns, and don’t fight those aboard', () => {
    const stage = ends(led(), 'gold', 'blue');
    expect(alive(stage)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stage.g.lastBattle).toBeUndefined();
    // The opponent’s Rogue Borg don’t count as crew.
    const foes = ends(led(undefined, { play: Array.from({ length: 9 }, (): Row => [ROGUE, 'on:1']) }), 'gold');
    expect(foes.g.pieces[6]).toBeUndefined();
  });

  const TEAM = inPlay('L2: Calloway, Linda Larson');

  it('C-PERSBAT-01: Lore Returns beams one or all Rogue Borg down to fight, each with STRENGTH equal to their number', () => {
    const stage = led(undefined, { play: TEAM });
    expect(offered(stage, 'gold', 'use')).toEqual(
      ['down:all', 'down:2', 'down:3', 'down:4'].map((way) => `use:lore-returns:5:${way}`),
    );
    stage.does('gold', 'use:lore-returns:5:down:all');
    expect(happened(stage)).toContain('Boarders fight Blue’s personnel');
    expect(stage.g.lastBattle).toMatchObject({ kind: 'personnel', sides: ['Boarders', 'Blue'] });
    const pairs = stage.g.lastBattle?.kind === 'personnel' ? stage.g.lastBattle.pairs : [];
    expect(pairs.map(({ sides }) => sides[0]?.strength)).toEqual([3, 3]);
    const there = Object.values(stage.g.pieces).filter(
      ({ card, at: place }) => card.startsWith('rogue') && place === 'surface:L2',
    );
    expect(there.length).toBeGreaterThan(0);
  });

  it('Rogue Borg who stay on the planet fight again as each turn starts, and can beam back', () => {
    const stage = led(undefined, { play: TEAM }).does('gold', 'use:lore-returns:5:down:2');
    // One with STRENGTH 1 has fallen.
    expect(alive(stage)).not.toContain(2);
    const down = led(inPlay('aboard:1: Lore; surface:L2: Rogue Borg Mercenaries, Rogue Borg Mercenaries'), {
      play: [['Calloway', 'surface:L2']],
    });
    expect(offered(down, 'gold', 'use')).toContain('use:lore-returns:5:up:all');
    down.does('gold', 'use:lore-returns:5:up:7');
    expect(at(down, 7)).toBe('on:1');
    ends(down, 'gold');
    expect(happened(down)).toContain('Boarders fight Blue’s personnel');
  });

  it('C-BEAM-01 C-STOP-05: Lore Returns beams Rogue Borg only to an Away Team, and only if the ship can beam', () => {
    expect(offered(led(), 'gold', 'use')).toEqual([]);
    expect(offered(led(undefined, { play: TEAM }, { stopped: 1 }), 'gold', 'use')).toEqual([]);
    expect(offered(led(undefined, { play: TEAM }, { veiled: 'cloaked' }), 'gold', 'use')).toEqual([]);
    expect(offered(led([], { play: TEAM }), 'gold', 'use')).toEqual([]);
  });
});
