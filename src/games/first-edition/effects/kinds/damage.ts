import { DAMAGE } from '../../chapters/calls.ts';
import { attemptOf, attemptShip } from '../../chapters/missions/team.ts';
import { opponentOf } from '../../position/find.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Damages the ship whose crew faces the dilemma (C-DILEMMA-17), like a hit without a tactic. Markers come from the
     * opponent's side deck.
     */
    damage: object;
  }
}

export const damage: Kind<'damage', 'damaged'> = {
  run(ctx) {
    const ship = attemptShip(ctx.g, attemptOf(ctx.g));
    if (ship === null) return;
    ctx.call(DAMAGE, { seat: opponentOf(ship.seat), vessel: ship.id, hit: 'hit' });
    return 'damaged';
  },
  steps: { damaged: () => 'begin' },
  text: () => 'the ship is damaged',
};
