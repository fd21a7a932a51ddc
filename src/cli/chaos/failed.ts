import { faultOf } from '../../queue/fault.ts';
import { inPlainWords, isPlain } from '../startup-errors.ts';

/** Thrown if the run itself fails. The error's message can be shown to people, and quotes nothing from a game. */
export class ChaosFailed extends Error {
  override name = 'ChaosFailed';
}

/** Explains in one line why a run failed. Messages of errors from elsewhere are left out, since they may quote the game. */
export function whyOf(error: unknown): string {
  if (error instanceof ChaosFailed) return error.message;
  return isPlain(error) ? inPlainWords(error) : `Something unexpected happened: ${faultOf(error)}`;
}
