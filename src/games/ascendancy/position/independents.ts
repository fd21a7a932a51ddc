import type { Disc } from '../state.ts';
import { nodesIn } from './standing.ts';

/**
 * Returns an independent civilization’s Hit Roll, Shields and Resistance, from its Warp Tokens (A-CIV-08 to A-CIV-10).
 */
export function independentStrength(disc: Disc): { hitRoll: number; shields: number; resistance: number } {
  const { level } = disc;
  return { hitRoll: 6 - level, shields: level, resistance: level + nodesIn(disc) };
}
