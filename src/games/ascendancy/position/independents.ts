import type { Disc } from '../state.ts';
import { nodesIn } from './standing.ts';

/** What an independent civilization fights with, and how it withstands Hegemony, by its Warp Tokens (A-CIV-08 to A-CIV-10). */
export function independentStrength(disc: Disc): { hitRoll: number; shields: number; resistance: number } {
  const { level } = disc;
  return { hitRoll: 6 - level, shields: level, resistance: level + nodesIn(disc) };
}
