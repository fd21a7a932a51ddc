import { LEAVE } from '../../chapters/calls.ts';
import { attemptOf, attemptShip } from '../../chapters/missions/team.ts';
import { pieceName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Damages the ship whose crew faces it (C-DILEMMA-17); one that is damaged already is destroyed. */
    damage: object;
  }
}

export const damage: Kind<'damage', 'wrecked'> = {
  run(ctx, run) {
    const ship = attemptShip(ctx.g, attemptOf(ctx.g));
    if (ship === null) return;
    if (ship.damaged === true) {
      ctx.call(LEAVE, { seat: run.seat, pieces: [ship.id], why: 'destroyed' });
      return 'wrecked';
    }
    ship.damaged = true;
    ctx.log(`${pieceName(ctx.g, ship.id)} is damaged.`, 'C-DILEMMA-17');
  },
  steps: { wrecked: () => 'begin' },
  text: () => 'Damages the ship.',
};
