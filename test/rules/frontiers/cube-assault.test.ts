import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { enemyOfFoe } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import { handLimit } from '../../../src/games/frontiers/chapters/turn-end/hand-limit.ts';
import type { CubeColour } from '../../../src/games/frontiers/content/colours.ts';
import type { Pile } from '../../../src/games/frontiers/content/encounters/token.ts';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { arena, captain, cube, fight, foe, strikes } from './support/fight.ts';
import { at, moor, put } from './support/position.ts';

const TILES = { gold: 'cubeGold', blue: 'cubeBlue', red: 'cubeRed', green: 'cubeGreen' } as const;
/** For each Cube’s tile, a space beside the center where a ship may stop. */
const BERTHS = { gold: 'C1', blue: 'C4', red: 'C4', green: 'C3' } as const;

function beside(colour: CubeColour, tokens: [Pile, string][], options: Partial<FrontiersOptions> = {}): Frontiers {
  const g = arena({ C: TILES[colour] }, BERTHS[colour], options);
  cube(g, colour, 'C0', 4, ...tokens);
  return g;
}

describe('assaults on Borg Cubes', () => {
  it('F-COMBAT-08 F-CUBE-01 F-TURN-15: an assault on a Cube costs no Reputation and is fought against all defenders', () => {
    const g = beside('gold', [
      ['romulanStarbase', 'border-watch'],
      ['romulanStarbase', 'border-watch'],
      ['elite', 'cutting-guardian'],
    ]);
    fight(g, 'assault:C0');
    expect(captain(g).reputation).toBe(0);
    expect(g.combat?.foes.map(({ key }) => key)).toEqual([
      'border-watch@C0',
      'border-watch@C0-2',
      'cutting-guardian@C0',
    ]);
  });

  it('F-CUBE-02 F-CUBE-06: at the Gold Cube defenders have 1 more Defense, but enemies that join don’t', () => {
    const g = beside('gold', [['romulanStarbase', 'border-watch']]);
    moor(g, 0, 'C2');
    put(g, 'C3', 'sphere', 'siege-sphere');
    fight(g, 'assault:C0').does(['join:C3']);
    expect(enemyOfFoe(g, foe(g, 'border-watch')).defense).toBe(5);
    expect(enemyOfFoe(g, foe(g, 'siege-sphere')).defense).toBe(7);
  });

  it('F-CUBE-03: at the Blue Cube attacks of Photon types are stronger', () => {
    const g = beside('blue', [
      ['dominionStarbase', 'pulse-battery'],
      ['elite', 'assimilating-guardian'],
      ['dominionStarbase', 'breeding-station'],
    ]);
    fight(g, 'assault:C0');
    expect(g.combat?.foes.map((one) => enemyOfFoe(g, one).attack.value)).toEqual([5 + 2, 4 + 1, 5]);
  });

  it('F-CUBE-04: at the Red Cube defenders with Phasers have Antimatter Weapons, so their damage is doubled', () => {
    const g = beside('red', [['dominionStarbase', 'decoy-station']]);
    fight(g, 'assault:C0').does('phase:next', 'phase:next');
    // 6 doubled, Defense 2.
    expect(g.combat?.sustained).toBe(6);
  });

  it('F-CUBE-05: at the Green Cube defenders with Phasers have Biogenic Weapons', () => {
    const g = beside('green', [['romulanStarbase', 'weapons-platform']]);
    fight(g, 'assault:C0').does('phase:next', 'phase:next');
    expect(captain(g)).toMatchObject({ hand: Array(3).fill('damage'), discard: Array(3).fill('damage') });
  });

  it('F-OUTCOME-10 F-OUTCOME-13: each defeated defender adds one of the player’s tokens to the Cube, after the earlier tokens, and undefeated defenders stay', () => {
    const g = beside('gold', [
      ['romulanStarbase', 'border-watch'],
      ['romulanStarbase', 'weapons-platform'],
    ]);
    g.cubes.gold?.marks.push(1);
    const drive = strikes(fight(g, 'assault:C0'), { long: { normal: 5 } }, 'attack:border-watch@C0');
    drive.does('phase:next', 'phase:next', 'phase:next');
    expect(g.cubes.gold).toMatchObject({ marks: [1, 0], destroyed: false });
    expect(g.cubes.gold?.defenders.map(({ token }) => token)).toEqual(['weapons-platform']);
    expect(captain(g)).toMatchObject({ experience: 3, at: at('C1') });
  });

  it('F-OUTCOME-11 F-OUTCOME-12 F-OPEN-92: defeating the last defender destroys the Cube, and the ship moves onto it without gaining Reputation', () => {
    const g = beside('gold', [['warbird', 'patrol-warbird']]);
    strikes(fight(g, 'assault:C0'), { long: { normal: 4 } }, 'attack:patrol-warbird@C0');
    expect(g.cubes.gold).toMatchObject({ destroyed: true, marks: [0], defenders: [] });
    expect(captain(g)).toMatchObject({ at: at('C0'), reputation: 0, experience: 2 });
    expect(handLimit(g, 0)).toBe(7);
  });

  it('F-OUTCOME-12: on or beside a destroyed Cube, the player with the most tokens gets +2 to the Hand Limit, and others with tokens get +1', () => {
    const g = beside('gold', [['warbird', 'patrol-warbird']]);
    const { gold } = g.cubes;
    const more = (marks: number[], destroyed = true) => {
      Object.assign(gold ?? {}, { marks, destroyed });
      return [0, 1].map((seat) => handLimit(g, seat) - 5);
    };
    for (const place of ['C0', 'C3']) {
      moor(g, 0, place);
      moor(g, 1, place);
      expect(more([1, 0, 0])).toEqual([2, 1]);
      expect(more([1, 0])).toEqual([1, 2]);
      expect(more([0, 1])).toEqual([2, 1]);
      expect(more([1])).toEqual([0, 2]);
      expect(more([0, 1], false)).toEqual([0, 0]);
    }
    moor(g, 0, 'A0');
    expect(more([0, 1])).toEqual([0, 1]);
  });

  it('F-OUTCOME-11: a Sphere that joins the fight doesn’t keep the Cube from being destroyed, and defeating the Sphere gives no token', () => {
    const g = beside('gold', [['romulanStarbase', 'border-watch']]);
    moor(g, 0, 'C2');
    put(g, 'C3', 'sphere', 'siege-sphere');
    const drive = fight(g, 'assault:C0').does(['join:C3']);
    strikes(drive, { long: { normal: 5 } }, 'attack:border-watch@C0').does('phase:next', 'phase:next');
    strikes(drive, { close: { photonPulse: 7 } }, 'attack:siege-sphere@C3');
    expect(g.cubes.gold).toMatchObject({ destroyed: true, marks: [0] });
    expect(captain(g).reputation).toBe(2);
  });

  it('F-SCEN-04: in First Reconnaissance, a Cube can’t be assaulted', () => {
    const g = beside('gold', [['elite', 'cutting-guardian']], { scenario: 'first-reconnaissance' });
    expect(openOptions(fights(g, 0)).map(({ key }) => key)).not.toContain('assault:C0');
    expect(
      openOptions(fights({ ...g, options: { ...g.options, scenario: 'full-conquest' } }, 0)).map(({ key }) => key),
    ).toContain('assault:C0');
  });

  it('F-SCEN-16: destroying the last Cube starts the last turns', () => {
    const g = beside('gold', [['romulanStarbase', 'border-watch']], { scenario: 'full-conquest', players: 2 });
    g.cubes.red = { at: at('A0'), level: 4, defenders: [], marks: [1], destroyed: true };
    strikes(fight(g, 'assault:C0'), { long: { normal: 5 } }, 'attack:border-watch@C0');
    expect(g.finale).not.toBeNull();
  });

  it('F-MOVE-22 F-OPEN-35 F-OPEN-90: a ship on a destroyed Cube can’t attack, but may send an Away Team down', () => {
    const g = beside('gold', []);
    Object.assign(g.cubes.gold ?? {}, { destroyed: true });
    put(g, 'C5', 'romulanStarbase' as Pile, 'border-watch');
    moor(g, 0, 'C0');
    expect(openOptions(fights(g, 0)).map(({ key }) => key)).toEqual(['beam:C6']);
  });
});

describe('a share of a Cube’s defenders', () => {
  it('F-COOP-13 F-COOP-14 F-COOP-15 F-COOP-18: each seat fights only its share and gets tokens for it, and the Cube stays until all have fought', () => {
    const g = beside('gold', [
      ['romulanStarbase', 'border-watch'],
      ['romulanStarbase', 'weapons-platform'],
      ['romulanStarbase', 'border-watch'],
    ]);
    g.assault = {
      cube: 'gold',
      shares: [
        { seat: 1, count: 2 },
        { seat: 0, count: 1 },
      ],
      dealt: [[1, 2], [0]],
    };
    const drive = fight(g, 'assault:C0');
    expect(g.combat?.foes.map(({ key }) => key)).toEqual(['border-watch@C0']);
    strikes(drive, { long: { normal: 5 } }, 'attack:border-watch@C0');
    expect(g.cubes.gold).toMatchObject({ marks: [0], destroyed: false });
    expect(g.assault?.dealt).toEqual([[0, 1], []]);
    expect(captain(g).at).toBe(at('C1'));
  });

  it('F-COOP-15 F-COOP-18: if two defenders are the same, the one dealt to the ship is removed, and the other ships’ shares don’t change', () => {
    const g = beside('gold', [
      ['romulanStarbase', 'border-watch'],
      ['romulanStarbase', 'weapons-platform'],
      ['romulanStarbase', 'border-watch'],
    ]);
    const shares = [
      { seat: 1, count: 2 },
      { seat: 0, count: 1 },
    ];
    g.assault = { cube: 'gold', shares, dealt: [[0, 1], [2]] };
    strikes(fight(g, 'assault:C0'), { long: { normal: 5 } }, 'attack:border-watch@C0');
    expect(g.cubes.gold?.defenders.map(({ token }) => token)).toEqual(['border-watch', 'weapons-platform']);
    expect(g.assault?.dealt).toEqual([[0, 1], []]);
  });

  it('F-COOP-18: a share of one Cube’s defenders doesn’t apply to another Cube', () => {
    const g = beside('gold', [
      ['romulanStarbase', 'border-watch'],
      ['romulanStarbase', 'weapons-platform'],
    ]);
    g.assault = { cube: 'red', shares: [{ seat: 0, count: 1 }], dealt: [[0]] };
    fight(g, 'assault:C0');
    expect(g.combat?.foes).toHaveLength(2);
  });

  it('F-COOP-16: in a joint assault, a ship that defeats its last defender doesn’t move onto the Cube immediately', () => {
    const g = beside('gold', [['romulanStarbase', 'border-watch']]);
    g.assault = { cube: 'gold', shares: [{ seat: 0, count: 1 }], dealt: [[0]] };
    strikes(fight(g, 'assault:C0'), { long: { normal: 5 } }, 'attack:border-watch@C0');
    expect(g.cubes.gold).toMatchObject({ defenders: [], destroyed: false });
    expect(captain(g).at).toBe(at('C1'));
  });
});
