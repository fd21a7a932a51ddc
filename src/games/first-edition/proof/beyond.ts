import type { CardId } from '../terms.ts';

/** Cards whose effects can’t come up in simulated games. Each value is the reason: a rule or a missing card. */
export const BEYOND: Readonly<Record<CardId, string>> = {
  'mirror-ferengi-shuttle': 'C-AFFIL-02: no outpost of the Mirror Quadrant is compatible with a Ferengi ship',
};
