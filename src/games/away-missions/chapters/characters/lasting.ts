import type { AwayMissions, Until } from '../../state.ts';

/** Moments until which effects last: a later one ends those of the earlier ones too. */
const MOMENTS: readonly Until[] = ['action', 'activation', 'round', 'game'];

/** Ends the effects that last until this moment. */
export function expire(g: AwayMissions, until: Until): void {
  if (g.lasting.length === 0) return;
  const over = MOMENTS.indexOf(until);
  g.lasting = g.lasting.filter((effect) => MOMENTS.indexOf(effect.until) > over);
}
