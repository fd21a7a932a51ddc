import type { Seat } from '../../../../kernel/types.ts';
import { TROPHY } from '../../content/borg-numbers.ts';
import { gain } from '../../position/resources.ts';
import type { Conflict } from '../../state.ts';
import type { Play } from '../calls.ts';
import { HIT_BORG } from '../conflict/hits.ts';
import { gainTech } from './tech.ts';

/**
 * Gives Borg Tech to everyone who hit a destroyed Cube, and Culture to the player who started the fight (A-OPEN-31).
 */
export function spoilsOfCube(ctx: Play, c: Conflict, starter: Seat | null): void {
  const hit = c.sides.flatMap(({ owner }) =>
    typeof owner === 'number' && c.used.some(({ rule, seat }) => rule === HIT_BORG && seat === owner) ? owner : [],
  );
  for (const seat of hit) gainTech(ctx, seat);
  if (starter !== null) gain(ctx, starter, TROPHY, 'for the Cube', 'A-OPEN-31');
}
