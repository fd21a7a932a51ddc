import { windowed } from '../../../kit/windows.ts';
import { opponentOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import type { FirstEdition } from '../../state.ts';
import { type CalledWith, type Payload, SUSPEND } from '../calls.ts';
import { specialOffers, unusedIcons } from './special.ts';

/**
 * Lets special download icons suspend play (C-DOWNLOAD-10, C-RESPONSE-15). The player who faces the dilemma chooses
 * first.
 */
export const suspend = windowed<FirstEdition, CalledWith<typeof SUSPEND>, Payload>(SUSPEND.name, {
  // Icons in play are public, and so is their use.
  could: (g, { seat }) => unusedIcons(g, seat).length > 0,
  ask: (g, { seat }) => ({
    prompt: 'Use a special download?',
    offers: looking(g, () => specialOffers(g, seat)),
    rule: 'C-DOWNLOAD-10',
    pass: 'Download nothing',
  }),
  respond: (ctx, _local, payload) => payload(ctx),
  seats: (_g, { seat }) => [seat, opponentOf(seat)],
});
