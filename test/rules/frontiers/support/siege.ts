import { shareOf } from '../../../../src/games/frontiers/chapters/combat/defeat.ts';
import { assault } from '../../../../src/games/frontiers/chapters/joint/assault.ts';
import { freshTurn } from '../../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { FrontiersOptions } from '../../../../src/games/frontiers/options.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import { procedure } from '../../../../src/kernel/game.ts';
import type { Seat } from '../../../../src/kernel/types.ts';
import { Drive } from './drive.ts';
import { at, lay, moor, position } from './position.ts';

/** The Green Cube at D0 with this many defenders, and three ships beside it. Seat 0 has the turn, and the column is 2, 0, 1. */
export function siege(defenders = 3, options: Partial<FrontiersOptions> = {}): Frontiers {
  const g = position({ players: 3, jointAssaults: true, ...options });
  lay(g, 'cubeGreen', 'D');
  const tokens = g.piles.romulanStarbase.draw.splice(0, defenders);
  g.cubes.green = {
    at: at('D0'),
    level: 4,
    defenders: tokens.map((token) => ({ token, pile: 'romulanStarbase', up: true })),
    marks: [],
    destroyed: false,
  };
  for (const [seat, label] of ['D4', 'D3', 'D6'].entries()) moor(g, seat, label);
  g.order = [2, 0, 1].map((who) => ({ who, down: false }));
  g.turn = freshTurn(0);
  return g;
}

/**
 * Proposes the assault. In each fight, `falls` gives the number of defeated defenders, and `fights` records the seats and the
 * numbers they faced.
 */
export function propose(g: Frontiers, falls: (seat: Seat, faced: number) => number = (_, faced) => faced) {
  const fights: [Seat, number][] = [];
  const combat = procedure<Frontiers, { seat: Seat }>('combat')({
    begin({ g: now }, { seat }) {
      const places = [...(shareOf(now, seat, 'green') ?? [])];
      fights.push([seat, places.length]);
      const cube = now.cubes.green;
      for (const place of places.slice(0, falls(seat, places.length)).reverse()) {
        cube?.defenders.splice(place, 1);
        cube?.marks.push(seat);
        if (now.assault === null) continue;
        now.assault.dealt = now.assault.dealt.map((dealt) =>
          dealt.filter((one) => one !== place).map((one) => (one > place ? one - 1 : one)),
        );
      }
      return null;
    },
  });
  const drive = new Drive(g, { assault, combat }, { proc: 'assault', local: { seat: 0, cube: 'green' } });
  return { drive, fights };
}
