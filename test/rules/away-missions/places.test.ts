import { describe, expect, it } from 'vitest';
import { boardAt } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import { isPlace, placesOf } from '../../../src/games/away-missions/effects/spaces.ts';
import type { SpaceFilter } from '../../../src/games/away-missions/effects/union.ts';
import { staging } from '../../../src/games/away-missions/staging.ts';
import type { AwayMissions, BoardId } from '../../../src/games/away-missions/state.ts';

/** The Federation’s areas are the Bridge and the Quarters, the Borg’s Engineering and the Laboratories. */
function stand(): AwayMissions {
  return staging.position({});
}

function boards(g: AwayMissions, place: SpaceFilter): Set<BoardId | 'lift'> {
  return new Set(placesOf(g, scopeOf(0, 'hypospray', 'riker'), place).map((id) => boardAt(g, id)));
}

describe('spaces that cards name', () => {
  it('M-PREP-12: the starting area consists of the player’s boards, without turbolifts', () => {
    expect([...boards(stand(), { area: 'own' })].sort()).toEqual(['bridge', 'quarters']);
  });

  it('M-PLAY-19: “aboard” means the character’s board, and no board if the character isn’t on one', () => {
    const g = stand();
    expect([...boards(g, { aboard: 'self' })]).toEqual(['bridge']);
    Object.assign(g.characters['riker'] ?? {}, { where: 'out', space: null });
    expect([...boards(g, { aboard: 'self' })]).toEqual([]);
  });

  it('M-PLAY-19: “apart” means any space except the character’s own', () => {
    const g = stand();
    const scope = scopeOf(0, 'hypospray', 'riker');
    expect(isPlace(g, scope, 'A8', { apart: 'self' })).toBe(false);
    expect(isPlace(g, scope, 'B8', { apart: 'self' })).toBe(true);
    expect(isPlace(g, scope, 'A8', {})).toBe(true);
  });

  it('M-PLAY-19: “clear” means the boards without hostile characters', () => {
    const g = stand();
    // Two Borg are in Engineering, and one is in the Laboratories.
    expect([...boards(g, { clear: true })].sort()).toEqual(['bridge', 'corridor', 'lift', 'quarters']);
    Object.assign(g.characters['two'] ?? {}, { where: 'out', space: null });
    expect([...boards(g, { clear: true })]).toContain('laboratories');
  });
});
