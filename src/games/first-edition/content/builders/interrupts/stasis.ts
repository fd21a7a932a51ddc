import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';

/** The key in `g.lasting` of an android that was switched off. */
export const SWITCHED_OFF = 'off-switch';

/** True for an android that was switched off. */
export function isSwitchedOff({ lasting }: FirstEdition, { id }: Piece): boolean {
  return lasting.some(({ what, piece }) => what === SWITCHED_OFF && piece === id);
}

/** A lasting effect that disables the card that it is on, or puts it in stasis (C-TEAM-15, C-TEAM-16). */
export function numbsHost(as: 'disabled' | 'stasis'): Force {
  return { numbs: (_g, { piece }, { id }) => (id === piece ? as : null) };
}
