import { no } from '../../../kit/offers.ts';
import type { Ascendancy } from '../../state.ts';

/** Whether an active pact keeps these two seats from acting against each other. */
export function isPact(g: Ascendancy, one: number, other: number | null): boolean {
  return (
    other !== null &&
    one !== other &&
    g.lasting.some(({ what, seats }) => what === 'car-07' && seats.includes(one) && seats.includes(other))
  );
}

/** Why players in a pact can’t act against each other. */
export const PACT = no('A-SPEC-01', 'The Demilitarized Zone forbids that until Maintenance.');
