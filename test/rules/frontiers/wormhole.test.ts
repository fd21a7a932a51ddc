import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { isWormholeClosed, ownerOf } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { isSafe } from '../../../src/games/frontiers/chapters/movement/safe.ts';
import { moves } from '../../../src/games/frontiers/chapters/movement/travel.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { lasts } from './support/effects.ts';
import { at, lay, moor, position, site } from './support/position.ts';
import { run } from './support/procedures.ts';

describe('the Wormhole', () => {
  it('F-LOC-01: after a turn, no ship is on the Wormhole, even if another player drove it there', () => {
    const g = position();
    g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at('B4')] };
    moor(g, 0, 'B4').spent = 1;
    moor(g, 1, 'A0');
    run(g, 'end-of-turn');
    expect(playerOf(g, 1).aside).toBe(true);
    expect(playerOf(g, 0).aside).toBe(false);
  });
});

describe('spaces for several ships', () => {
  it('F-OPEN-96 F-TEAM-05: allies share the Wormhole and a destroyed Cube, but no other space', () => {
    const g = position({ players: 4, teams: true });
    lay(g, 'cubeGold', 'C');
    g.cubes.gold = { at: at('C0'), level: 1, defenders: [], marks: [], destroyed: true };
    const [one, two] = g.players.flatMap(({ team }, seat) => (team === g.players[0]?.team ? [seat] : []));
    const together = (place: string) => {
      moor(g, two ?? 0, place);
      return isSafe(g, one ?? 0, at(place));
    };
    expect(['A0', 'C0', 'A6'].map(together)).toEqual([true, true, false]);
  });
});

describe('the closed Wormhole', () => {
  it('F-SCEN-87: the closed Wormhole costs the same as empty space', () => {
    const cost = (round: number) => {
      const g = position({ scenario: 'one-to-return' });
      g.round = round;
      moor(g, 0, 'A6').points.move = 1;
      lasts(g, { kind: 'cost', terrain: ['space'], less: 1, least: 1 });
      return openOptions(moves(g, 0)).some(({ key }) => key === 'move:A0');
    };
    expect(cost(1)).toBe(false);
    expect(cost(2)).toBe(true);
  });

  it('F-SCEN-86: the Wormhole is closed from Round 2 on, but only in One to Return', () => {
    const closed = (scenario: string) =>
      [1, 2, 3].map((round) => isWormholeClosed(Object.assign(position({ scenario }), { round })));
    expect(closed('one-to-return')).toEqual([false, true, true]);
    expect(closed('full-conquest')).toEqual([false, false, false]);
  });

  it('F-OUTCOME-07 F-SCEN-76: only Starbases with a Faction Token have owners, and Dominion ones only if the scenario says so', () => {
    const owner = (scenario: string) => {
      const g = position({ scenario });
      lay(g, 'frontier9', 'D');
      lay(g, 'frontier5', 'E');
      return ['D2', 'D4', 'E1'].map((label) => {
        site(g, label).marks = [1];
        return ownerOf(g, at(label));
      });
    };
    expect(owner('full-conquest')).toEqual([1, null, null]);
    expect(owner('conquer-and-hold')).toEqual([1, 1, null]);
  });
});
