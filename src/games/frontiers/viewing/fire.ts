import { sumFire } from '../chapters/captains/points.ts';
import { FIRE_TYPES } from '../content/fire.ts';
import type { FirePoints } from '../state.ts';
import type { FireView } from '../view.ts';

/** Points of attack or shields for the eye: all together, and those there are of each type. */
export function fireView(points: FirePoints): FireView {
  const parts = FIRE_TYPES.flatMap((type) => {
    const count = points[type] ?? 0;
    return count === 0 ? [] : [{ type, points: count }];
  });
  return { total: sumFire(points), parts };
}
