import { ATTACK_NAMES, FIRE_TYPES } from '../../content/fire.ts';
import type { CombatPhase, FirePoints, Player, Range } from '../../state.ts';
import { mergeFire } from '../captains/points.ts';

/** When attacks are made: at long range, in the Attack phase, between ships at close range. */
export type Firing = Range | Extract<CombatPhase, 'attack'>;

/** The points that a player can put into one attack: at long range not all of them count (F-LRA-02, F-ATK-01, F-PVP-24). */
export function attackPool({ points }: Player, when: Firing): FirePoints {
  return when === 'long' ? points.long : mergeFire(points.close, points.long);
}

/** Points in words: `Phasers 4, Photon Torpedo 3`; nothing when there are none. */
export function fireWords(points: FirePoints, noun: 'attack' | 'shields' = 'attack'): string {
  return FIRE_TYPES.filter((type) => (points[type] ?? 0) > 0)
    .map((type) => `${noun === 'shields' && type === 'normal' ? 'normal' : ATTACK_NAMES[type]} ${points[type]}`)
    .join(', ');
}
