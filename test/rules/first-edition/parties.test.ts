import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { at, offered, scene } from './scene.ts';

/** Spock, Kurn and Vekor on a planet, with a phaser, and an empty ship that takes all of them. */
function landed(more: readonly Row[] = [], ship = 'Husnock Ship') {
  const play: readonly Row[] = [[ship, 'space:L2'], ...inPlay('L2: Spock, Kurn, Vekor, Medical Kit'), ...more];
  return scene({ gold: { play } });
}

const WAYS = ['beam:all:surface:L2:aboard:1', 'beam:some:surface:L2:aboard:1'];

describe('C-AFFIL-14 C-BEAM-04: incompatible personnel who beam', () => {
  it('incompatible personnel can’t all go aboard together', () => {
    const stage = landed();
    expect(offered(stage, 'gold', 'beam')).toEqual([WAYS[1]]);
    expect(stage.refuses('gold', WAYS[0] ?? '')).toMatchObject({ rule: 'C-AFFIL-14' });
  });

  it('a player chooses which of the incompatible groups goes aboard', () => {
    const stage = landed().does('gold', WAYS[1] ?? '');
    expect(stage.decision('gold').options.map(({ key, label }) => [key, label])).toEqual([
      ['party:0', 'Spock, Vekor and Medical Kit'],
      ['party:1', 'Kurn, Vekor and Medical Kit'],
    ]);
    stage.does('gold', 'party:1');
    expect(offered(stage, 'gold')).toEqual(['who:3', 'who:4', 'who:5']);
    stage.does('gold', 'who:3', 'who:4');
    expect([2, 3, 4, 5].map((piece) => at(stage, piece))).toEqual(['surface:L2', 'aboard:1', 'aboard:1', 'surface:L2']);
  });

  it('compatible personnel can go aboard together, and captives can go with anybody', () => {
    expect(offered(landed([['Treaty: Federation/Klingon', 'core:0']]), 'gold', 'beam')).toEqual(WAYS);
    const play = inPlay('L2: Husnock Ship, Spock, Kurn {owner: 1, captive: escorted}');
    expect(offered(scene({ gold: { play } }), 'gold', 'beam')).toEqual(WAYS);
  });

  it('incompatible personnel can beam down to a planet together', () => {
    const play = inPlay('L2: Husnock Ship [Spock, Kurn]');
    expect(offered(scene({ gold: { play } }), 'gold', 'beam')).toContain('beam:all:aboard:1:surface:L2');
  });
});

describe('C-AFFIL-14 C-MOVE-20: incompatible personnel on foot', () => {
  /** Some at the docks of a station, with another site there and an empty ship that takes all of them. */
  const docked = (...people: readonly string[]) =>
    scene({
      gold: {
        missions: ['Refuse Immigration', 'First Contact'],
        play: [
          ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
          ...inPlay('on:1: Guest Quarters, Docking Ports; docked:3: Husnock Ship'),
          ...people.map((name) => [name, 'aboard:3'] as const),
        ],
      },
    });
  const ways = (...people: readonly string[]) => {
    const stage = docked(...people);
    return [...offered(stage, 'gold', 'walk'), ...offered(stage, 'gold', 'board')];
  };

  it('incompatible personnel can’t all walk to another site or board a ship together', () => {
    expect(ways('Spock', 'Kurn')).toEqual(['walk:some:aboard:3:aboard:2', 'board:some:aboard:3:aboard:4']);
    expect(docked('Spock', 'Kurn').refuses('gold', 'board:all:aboard:3:aboard:4')).toMatchObject({
      rule: 'C-AFFIL-14',
    });
    expect(ways('Spock', 'Calloway')).toContain('board:all:aboard:3:aboard:4');
  });

  it('a player chooses which of the incompatible groups boards a ship', () => {
    const stage = docked('Spock', 'Kurn', 'Vekor').does('gold', 'board:some:aboard:3:aboard:4');
    expect(offered(stage, 'gold')).toEqual(['party:0', 'party:1']);
    stage.does('gold', 'party:1');
    expect(offered(stage, 'gold')).toEqual(['who:6', 'who:7']);
    stage.does('gold', 'who:6');
    expect([5, 6, 7].map((piece) => at(stage, piece))).toEqual(['aboard:3', 'aboard:4', 'aboard:3']);
  });
});
