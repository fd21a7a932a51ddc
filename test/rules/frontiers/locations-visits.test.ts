import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { spaceAt } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { arrive, hasVisited, visit } from '../../../src/games/frontiers/chapters/movement/arrive.ts';
import { TILES } from '../../../src/games/frontiers/content/tiles/all.ts';
import { CATEGORIES } from '../../../src/games/frontiers/scoring/categories.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { arena } from './support/fight.ts';
import { at, moor, position, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** The spaces on which a seat has a Faction Token. */
function marked(g: Frontiers, seat: number): string[] {
  return Object.keys(g.sites).filter((id) => g.sites[id]?.marks.includes(seat));
}

function game(): Frontiers {
  return position({ scenario: 'where-no-one', players: 3 });
}

describe('visits in Where No One Has Gone Before', () => {
  it('F-SCEN-59: the first visit to a tile is marked on one of its plain spaces, and later visits add no marker', () => {
    const g = game();
    moor(g, 0, 'A6').points.move = 8;
    const drive = turnOver(g);
    expect(marked(g, 0)).toHaveLength(1);
    drive.does('move:B3');
    expect(marked(g, 0)).toHaveLength(2);
    drive.does('move:B4');
    expect(marked(g, 0)).toHaveLength(2);
    for (const id of marked(g, 0)) {
      const space = spaceAt(g, id);
      expect(space?.site).toBeNull();
      expect(['space', 'nebula', 'asteroids']).toContain(space?.terrain);
    }
    expect(hasVisited(g, 0, at('B0'))).toBe(true);
    expect(hasVisited(g, 1, at('B0'))).toBe(false);
  });

  it('F-OPEN-74: the Starting Tile counts as visited when the ship first appears', () => {
    const g = game();
    playerOf(g, 0).at = null;
    turnOver(g);
    expect(hasVisited(g, 0, at('A0'))).toBe(true);
  });

  it('F-SCEN-60: a visit marker is placed even if the tile already has the player’s Faction Token, and the tile counts only once', () => {
    const g = game();
    site(g, 'B2').marks = [0];
    moor(g, 0, 'A6').points.move = 2;
    turnOver(g).does('move:B3');
    expect(marked(g, 0).filter((id) => id !== at('B2'))).toHaveLength(2);
    expect(CATEGORIES.tiles.map(({ value }) => value(g, 0))).toEqual([2]);
  });

  it('F-SCEN-63: a Faction Token from a neighboring tile doesn’t count as a visit by a ship or Away Team', () => {
    const g = game();
    site(g, 'B2').marks = [0];
    expect(hasVisited(g, 0, at('B0'))).toBe(false);
  });

  it('F-SCEN-59: a player who loses a Starbase to another captain keeps the visit to its tile', () => {
    const g = arena({ B: 'frontier3' }, 'A6', { scenario: 'where-no-one', players: 3 });
    site(g, 'B1').marks = [0];
    const ctx = { g, log: () => {}, reveal: () => {} } as never;
    arrive(ctx, 0, at('B1'));
    site(g, 'B1').marks = [1];
    expect(hasVisited(g, 0, at('B0'))).toBe(true);
  });

  it('F-SCEN-59: every tile has a space for a visit marker', () => {
    for (const [id, { spaces }] of Object.entries(TILES)) {
      const plain = spaces.filter((space) => space.site === null && /space|nebula|asteroids/.test(space.terrain));
      expect([id, plain.length > 0]).toEqual([id, true]);
    }
  });

  it('F-SCEN-61: a visit by an Away Team is marked too', () => {
    const g = game();
    moor(g, 0, 'A6');
    const ctx = { g, log: () => {} } as never;
    visit(ctx, 0, at('C3'));
    expect(hasVisited(g, 0, at('C0'))).toBe(true);
  });

  it('F-SCEN-59: in other scenarios, visits aren’t marked', () => {
    const g = position();
    turnOver(g);
    expect(marked(g, 0)).toEqual([]);
  });
});
