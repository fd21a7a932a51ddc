import { ATTACK_NAMES, FIRE_TYPES } from '../content/fire.ts';
import type { FirePoints, Player } from '../state.ts';
import { mergeFire } from './points.ts';

/** When points of attack are spent: at long range, or in the Attack phase, where all of them count (F-LRA-02, F-ATK-01). */
export type Range = 'long' | 'close';

/** The points that a player can put into one attack now, against enemies or another player’s ship. */
export function attackPool({ points }: Player, range: Range): FirePoints {
  return range === 'long' ? points.long : mergeFire(points.close, points.long);
}

/** Points in words: `Phasers 4, Photon Torpedo 3`; nothing when there are none. */
export function fireWords(points: FirePoints, noun: 'attack' | 'shields' = 'attack'): string {
  return FIRE_TYPES.filter((type) => (points[type] ?? 0) > 0)
    .map((type) => `${noun === 'shields' && type === 'normal' ? 'normal' : ATTACK_NAMES[type]} ${points[type]}`)
    .join(', ');
}
