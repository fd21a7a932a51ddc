import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { occupants } from '../../../src/games/away-missions/chapters/area/occupancy.ts';
import { adjacent, adjacentSpaces, reachable, walks } from '../../../src/games/away-missions/chapters/area/paths.ts';
import { nearestPlaceable, placeable, put } from '../../../src/games/away-missions/chapters/area/placing.ts';
import type { AwayMissions, Character, SpaceId } from '../../../src/games/away-missions/state.ts';
import { area, figure } from '../../support/away-area.ts';

const BORG = 1;

/** Returns the spaces that Riker can reach in some steps, ordered by name. */
function ends(riker: Character, steps: number, others: readonly Character[] = []): SpaceId[] {
  return reachable(area([riker, ...others]), riker, steps)
    .map((end) => end.space)
    .sort();
}

function stepsTo(g: AwayMissions, character: Character, space: SpaceId, most = 20): number | undefined {
  return reachable(g, character, most).find((end) => end.space === space)?.steps;
}

describe('movement through the mission area', () => {
  it('M-MOVE-01 M-MOVE-03: a move goes one adjacent space at a time and never through a wall', () => {
    // There is a wall between B9 and C9, and between B10 and C10.
    expect(ends(figure('riker', 0, 'B10'), 1)).toEqual(['A10', 'B9']);
    expect(ends(figure('riker', 0, 'B10'), 0)).toEqual([]);
    expect(ends(figure('riker', 0, 'A1'), 2)).toEqual(['A2', 'A3', 'B1', 'B2', 'C1']);
  });

  it('M-MOVE-01: each path has the stated length and leads through adjacent spaces from its start', () => {
    const riker = figure('riker', 0, 'C9');
    const g = area([riker]);
    const found = reachable(g, riker, 6);
    expect(found.length).toBeGreaterThan(20);
    for (const { space, steps, path } of found) {
      expect(path).toHaveLength(steps + 1);
      expect([path[0], path.at(-1)]).toEqual(['C9', space]);
      path.slice(1).forEach((id, i) => {
        const links = layoutOf(g).byId.get(path[i] ?? '')?.links ?? [];
        expect(links.some((link) => link.to?.id === id)).toBe(true);
      });
    }
    expect(found.map(({ steps }) => steps)).toEqual([...found.map(({ steps }) => steps)].sort((a, b) => a - b));
  });

  it('M-MOVE-09 M-EDGE-03: a moving character opens doors on its way', () => {
    expect(stepsTo(area(), figure('riker', 0, 'B7'), 'B6')).toBe(1);
    // Through the door of the Ready Room into Engineering.
    expect(ends(figure('riker', 0, 'D9'), 1)).toContain('E9');
  });

  it('M-MOVE-02: hostile characters block a move', () => {
    const riker = figure('riker', 0, 'A10');
    expect(ends(riker, 2, [figure('one', BORG, 'A9')])).toEqual(['B10', 'B9']);
    expect(ends(riker, 9, [figure('one', BORG, 'A9'), figure('two', BORG, 'B10')])).toEqual([]);
  });

  it('M-STUN-07 M-OPEN-47: a move can pass an Incapacitated character, but can’t end in its space', () => {
    const riker = figure('riker', 0, 'A10');
    const guards = [figure('one', BORG, 'A9', { stun: 2 }), figure('two', BORG, 'B10', { stun: 1 })];
    expect(ends(riker, 2, guards)).toEqual(['A8', 'B9']);
    // If another hostile character who isn't Incapacitated is there, the space is closed again.
    expect(ends(riker, 2, [...guards, figure('three', BORG, 'A9')])).toEqual([]);
  });

  it('M-MOVE-04 M-OPEN-45: a move can pass through a space with two friends, but can’t end there', () => {
    const riker = figure('riker', 0, 'B10');
    const one = figure('data', 0, 'B9');
    const two = figure('worf', 0, 'B9');
    expect(ends(riker, 1, [one])).toEqual(['A10', 'B9']);
    expect(ends(riker, 2, [one, two])).toEqual(['A10', 'A9', 'B8']);
  });

  it('M-ESC-01: a character that hasn’t arrived can’t move', () => {
    expect(ends(figure('riker', 0, null), 4)).toEqual([]);
  });

  it('M-MOVE-05: terminals and transporters don’t affect moves', () => {
    expect(ends(figure('riker', 0, 'D2'), 1)).toEqual(['C2', 'D1', 'D3', 'E2']);
  });

  it('M-MOVE-06 M-MOVE-07 M-OPEN-28: a turbolift is entered through its door and is one step from the other turbolift', () => {
    const g = area();
    const riker = figure('riker', 0, 'T1');
    expect(reachable(g, riker, 1).map((end) => end.space)).toEqual(['A5', 'T2']);
    expect(stepsTo(g, riker, 'H6')).toBe(2);
    // The way goes from one corner of the corridor to another through both turbolifts.
    expect(stepsTo(g, figure('riker', 0, 'A5'), 'H6')).toBe(3);
    // The wall of the turbolift is above T1's only neighbor.
    expect(stepsTo(g, figure('riker', 0, 'A6'), 'T1')).toBe(2);
  });

  it('M-MOVE-06: a turbolift that contains hostile characters can’t be entered', () => {
    expect(ends(figure('riker', 0, 'T1'), 1, [figure('one', BORG, 'T2')])).toEqual(['A5']);
  });

  it('scenario 6: Riker can move up to 4 spaces with Move 2, and up to 2 spaces with Move 1', () => {
    const riker = figure('riker', 0, 'B8');
    const far = Math.max(...reachable(area([riker]), riker, 4).map((end) => end.steps));
    expect(far).toBe(4);
    expect(ends(riker, 2)).toEqual(['A7', 'A8', 'A9', 'B10', 'B6', 'B7', 'B9', 'C7', 'C8', 'D8']);
  });
});

describe('adjacent spaces and walking distances', () => {
  const walk = (from: string, to: string) => walks(area(), from)[layoutOf(area()).byId.get(to)?.index ?? -1];

  it('M-DIST-02: a space is adjacent to itself and to spaces one step away', () => {
    const g = area();
    expect(adjacent(g, 'B8', 'B8')).toBe(true);
    expect(adjacent(g, 'B8', 'C8')).toBe(true);
    expect(adjacent(g, 'B8', 'C7')).toBe(false);
    expect(adjacent(g, 'B9', 'C9')).toBe(false);
    expect(adjacentSpaces(g, 'B9').sort()).toEqual(['A9', 'B10', 'B8', 'B9']);
  });

  it('M-EDGE-03 M-GEO-07: a closed door separates spaces until someone is next to it', () => {
    expect(adjacent(area(), 'B7', 'B6')).toBe(false);
    expect(adjacent(area([figure('one', BORG, 'B6')]), 'B7', 'B6')).toBe(true);
    expect(adjacent(area([figure('riker', 0, 'B7')]), 'B7', 'B6')).toBe(true);
    expect(adjacent(area([figure('riker', 0, 'A7')]), 'B7', 'B6')).toBe(false);
    expect(adjacentSpaces(area([figure('riker', 0, 'B7')]), 'B6')).toContain('B7');
    expect(adjacentSpaces(area(), 'B6')).not.toContain('B7');
  });

  it('M-DIST-01: walking distances lead around walls, but through doors, because characters open them', () => {
    expect(walk('A1', 'A1')).toBe(0);
    expect(walk('B9', 'C9')).toBe(5);
    expect(walk('B7', 'B6')).toBe(1);
  });

  it('M-GEO-07: turbolifts aren’t adjacent to each other, and walking distances don’t lead through them', () => {
    const g = area([figure('riker', 0, 'T1'), figure('data', 0, 'T2')]);
    expect(adjacent(g, 'T1', 'T2')).toBe(false);
    expect(walk('T1', 'T2')).toBe(10);
  });
});

describe('placing a character', () => {
  it('M-MOVE-08: a character can’t be placed in a space with two friends or with a hostile character', () => {
    const riker = figure('riker', 0, 'A1');
    const g = area([
      riker,
      figure('data', 0, 'D1'),
      figure('worf', 0, 'D2'),
      figure('shelby', 0, 'D2'),
      figure('one', BORG, 'C1', { stun: 2 }),
    ]);
    expect(placeable(g, riker, ['A1', 'B1', 'C1', 'D1', 'D2'])).toEqual(['A1', 'B1', 'D1']);
  });

  it('M-MOVE-08: a character doesn’t block its own placement', () => {
    const riker = figure('riker', 0, 'A1');
    expect(placeable(area([riker, figure('data', 0, 'A1')]), riker, ['A1'])).toEqual(['A1']);
  });

  it('M-ASSIM-03: a new drone is placed adjacent to its assimilator if possible', () => {
    const two = figure('two', BORG, 'A10');
    const data = figure('data', BORG, null);
    expect(nearestPlaceable(area([two, data]), data, 'A10').sort()).toEqual(['A10', 'A9', 'B10']);
  });

  it('M-OPEN-29: if no adjacent space is legal, a new drone is placed in the nearest legal space by walking distance', () => {
    const data = figure('data', BORG, null);
    const full = ['A10', 'A9', 'B10'].flatMap((space) => [
      figure(`${space}-1`, BORG, space),
      figure(`${space}-2`, BORG, space),
    ]);
    expect(nearestPlaceable(area([data, ...full]), data, 'A10')).toEqual(['A8']);
    const hostile = [...full, figure('riker', 0, 'A8')];
    expect(nearestPlaceable(area([data, ...hostile]), data, 'A10')).toEqual(['B9']);
  });

  it('M-OPEN-29: among equally near spaces, the lowest row comes first, then the lowest column', () => {
    const data = figure('data', BORG, null);
    const full = ['A1', 'A2', 'B1'].flatMap((space) => [
      figure(`${space}-1`, BORG, space),
      figure(`${space}-2`, BORG, space),
    ]);
    expect(nearestPlaceable(area([data, ...full]), data, 'A1')).toEqual(['C1']);
  });

  it('M-OPEN-29: no space is found if the whole area is full', () => {
    const spaces = layoutOf(area()).spaces;
    const data = figure('data', BORG, null);
    const g = area([data, ...spaces.map(({ id }) => figure(id, 0, id))]);
    expect(nearestPlaceable(g, data, 'A10')).toEqual([]);
  });

  it('M-COVER-02: a character that is moved loses cover, and one that stays keeps it', () => {
    const riker = figure('riker', 0, 'A1', { cover: true });
    put(riker, 'A1');
    expect(riker.cover).toBe(true);
    put(riker, 'A2');
    expect(riker).toMatchObject({ cover: false, space: 'A2', where: 'area' });
  });

  it('`occupants` returns the characters in a space', () => {
    const g = area([figure('riker', 0, 'A1'), figure('one', BORG, 'A2'), figure('data', 0, null)]);
    expect(occupants(g, 'A1').map(({ id }) => id)).toEqual(['riker']);
    expect(occupants(g, 'A3')).toEqual([]);
  });
});
