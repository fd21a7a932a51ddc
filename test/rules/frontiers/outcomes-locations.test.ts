import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { layTile } from '../../../src/games/frontiers/chapters/exploring/reveal.ts';
import { roams } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { tileLabelled } from '../../../src/games/frontiers/chapters/map/labels.ts';
import { scanFrom } from '../../../src/games/frontiers/chapters/map/tokens.ts';
import { isBarred, isSafe } from '../../../src/games/frontiers/chapters/movement/safe.ts';
import type { TileId } from '../../../src/games/frontiers/content/tiles/all.ts';
import type { FrontiersOptions } from '../../../src/games/frontiers/options.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { Drive } from './support/drive.ts';
import { arena, captain, cube, fight, strikes, top } from './support/fight.ts';
import { at, site } from './support/position.ts';

/** A game in which this tile was revealed at C, with seat 0 at a berth there. */
function revealed(tile: TileId, berth: string, options: Partial<FrontiersOptions> = {}): Frontiers {
  const g = arena({}, 'A2', options);
  const lay = procedure<Frontiers, object>('lay')({
    begin(ctx) {
      const centre = tileLabelled('C');
      if (centre !== null) layTile(ctx, tile, centre);
      return null;
    },
  });
  new Drive(g, { lay }, { proc: 'lay', local: {} });
  captain(g).at = at(berth);
  return g;
}

function scan(g: Frontiers, label: string): void {
  const look = procedure<Frontiers, object>('look')({
    begin(ctx) {
      scanFrom(ctx, at(label));
      return null;
    },
  });
  new Drive(g, { look }, { proc: 'look', local: {} });
}

describe('locations that must be fought for', () => {
  it('F-LOC-10: a Warbird appears face up, blocks its space, and can be challenged', () => {
    const g = revealed('frontier7', 'C0');
    expect(site(g, 'C1').tokens).toMatchObject([{ pile: 'warbird', up: true }]);
    expect([roams(g, at('C1')), isBarred(g, 0, at('C1'))]).toEqual([true, true]);
    expect(openOptions(fights(g, 0)).map(({ key }) => key)).toContain('challenge:C1');
  });

  it('F-LOC-43: a Sphere appears face up, blocks its space, and can be challenged', () => {
    const g = revealed('cubeRed', 'C4');
    expect(site(g, 'C5').tokens).toMatchObject([{ pile: 'sphere', up: true }]);
    expect([roams(g, at('C5')), isBarred(g, 0, at('C5'))]).toEqual([true, true]);
  });

  it('F-LOC-11 F-LOC-16 F-COMBAT-15: garrisons stay face down until a ship is beside them, can’t be provoked, and block the way', () => {
    const g = revealed('frontier9', 'A2');
    for (const [label, pile] of [
      ['C2', 'romulanStarbase'],
      ['C4', 'dominionStarbase'],
    ] as const) {
      expect(site(g, label).tokens).toMatchObject([{ pile, up: false }]);
      expect([roams(g, at(label)), isBarred(g, 0, at(label))]).toEqual([false, true]);
    }
    scan(g, 'C3');
    expect([site(g, 'C2').tokens[0]?.up, site(g, 'C4').tokens[0]?.up]).toEqual([true, true]);
  });

  it('F-LOC-23 F-LOC-45: planets get their tokens when a ship explores them', () => {
    for (const [tile, labels] of [
      ['frontier6', ['C5']],
      ['frontier7', ['C3']],
      ['frontier8', ['C1']],
      ['core1', ['C1', 'C5']],
    ] as const) {
      const g = revealed(tile, 'A2');
      for (const label of labels) expect(site(g, label)).toEqual({ tokens: [], classH: null, marks: [] });
    }
  });

  it('F-LOC-44 F-OPEN-30: a Cube blocks its space and is assaulted from an adjacent space, and once destroyed it is a safe space', () => {
    const g = arena({ C: 'cubeGold' }, 'C1');
    cube(g, 'gold', 'C0', 4, ['romulanStarbase', 'border-watch']);
    expect([isBarred(g, 0, at('C0')), isSafe(g, 0, at('C0'))]).toEqual([true, false]);
    expect(openOptions(fights(g, 0)).map(({ key }) => key)).toContain('assault:C0');
    strikes(fight(g, 'assault:C0'), { long: { normal: 5 } }, 'attack:border-watch@C0');
    expect([isBarred(g, 1, at('C0')), isSafe(g, 1, at('C0'))]).toEqual([false, true]);
  });

  it('F-SCEN-49: in Liberate, a station has face-down troops and a face-up Warbird or, on a Core tile, a face-up Sphere', () => {
    const frontier = revealed('frontier3', 'A2', { scenario: 'liberate' });
    expect(site(frontier, 'C3').tokens).toMatchObject([
      { pile: 'warbird', up: true },
      { pile: 'classK', up: false },
    ]);
    expect(roams(frontier, at('C3'))).toBe(false);
    const core = revealed('core4', 'A2', { scenario: 'liberate' });
    expect(site(core, 'C6').tokens).toMatchObject([
      { pile: 'sphere', up: true },
      { pile: 'classK', up: false },
    ]);
  });

  it('F-LOC-21: a decimated planet’s Advanced Action stays in the offer', () => {
    const g = revealed('frontier7', 'C0');
    const offered = [...g.crew.actions];
    expect(offered.length).toBe(1);
    top(g, 'dominionStarbase', 'breeding-station');
    strikes(fight(g, 'decimate:C5').does([]), { long: { normal: 5 } }, 'attack:breeding-station@C5');
    expect([site(g, 'C5').marks, g.crew.actions]).toEqual([[0], offered]);
  });

  it('F-OPEN-64: a Captain absorbs damage equal to the value on the Level Token', () => {
    const g = arena({ C: 'frontier6' }, 'C4');
    top(g, 'classL', 'stranded-miners');
    captain(g).level = 7;
    captain(g).crew = [{ crew: 'communications-officers', ready: true, wounds: 0 }];
    // The Attack is 5. The Captain absorbs 4, and the Crew Member absorbs 1 of 2.
    const drive = fight(g, 'beam:C5').does(['team:captain', 'team:0-communications-officers']);
    drive.does('phase:next', 'phase:next');
    expect(g.combat?.phase).toBe('attack');
    expect(captain(g)).toMatchObject({ reputation: 0, wounds: 1, crew: [{ wounds: 1 }] });
  });
});
