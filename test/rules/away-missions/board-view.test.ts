import { describe, expect, it } from 'vitest';
import { CORRIDOR } from '../../../src/games/away-missions/chapters/area/arrangement.ts';
import { placements } from '../../../src/games/away-missions/chapters/area/placement.ts';
import type { SpaceView } from '../../../src/games/away-missions/view.ts';
import { areaView, placementHighlights } from '../../../src/games/away-missions/viewing/board.ts';
import { area, figure } from '../../support/away-area.ts';

function space(g: Parameters<typeof areaView>[0], id: string): SpaceView | undefined {
  return areaView(g).spaces.find((candidate) => candidate.id === id);
}

describe('the mission area as viewers see it', () => {
  it('M-PREP-07 M-TERM-02: the view gives the names of boards and the rooms, terminals and transporters of spaces', () => {
    const view = areaView(area());
    expect(view).toMatchObject({ columns: 8, rows: 10 });
    expect(view.boards.map(({ name }) => name)).toEqual([
      'Main Corridor',
      'Bridge',
      'Engineering',
      'Laboratories',
      'Crew Quarters',
    ]);
    expect(view.boards[2]).toMatchObject({ column: 5, row: 7, width: 4, height: 4, rotation: 1 });
    expect(space(area(), 'A3')).toMatchObject({ room: 'Sickbay', terminal: 'medical', transporter: false });
    expect(space(area(), 'D1')).toMatchObject({ room: 'Transporter Room', terminal: null, transporter: true });
    expect(space(area(), 'T2')).toMatchObject({ column: 9, row: 6, board: 'lift', room: null });
  });

  it('M-EDGE-01 M-EDGE-02 M-EDGE-03: the view shows edges in their current state', () => {
    expect(space(area(), 'B9')?.edges).toEqual({ north: 'open', east: 'wall', south: 'open', west: 'open' });
    expect(space(area(), 'B7')?.edges.south).toBe('door-closed');
    const g = area([figure('riker', 0, 'B7')]);
    expect([space(g, 'B7')?.edges.south, space(g, 'B6')?.edges.north]).toEqual(['door-open', 'door-open']);
  });

  it('M-PREP-05: a door that leads nowhere becomes a wall only once all boards are placed', () => {
    expect(space(area(), 'A9')?.edges.west).toBe('wall');
    const scanning = { ...area(), boards: area().boards.slice(0, 2), lifts: [] };
    expect(space(scanning, 'A9')?.edges.west).toBe('door-closed');
    expect(space({ ...scanning, boards: [CORRIDOR] }, 'G5')?.edges.south).toBe('door-closed');
  });

  it('M-PREP-05: the view shows each possible place for the next board as a rectangle', () => {
    const first = placements([CORRIDOR], 'bridge').find(({ door }) => door === 'north-west')?.placed ?? CORRIDOR;
    const found = placementHighlights({ boards: [CORRIDOR, first], players: [] });
    expect(new Set(found.map(({ board }) => board))).toEqual(new Set(['Engineering', 'Laboratories', 'Crew Quarters']));
    expect(found).toContainEqual({
      ...{ board: 'Engineering', door: 'north-east', degrees: 90 },
      ...{ column: 5, row: 7, width: 4, height: 4 },
    });
  });
});
