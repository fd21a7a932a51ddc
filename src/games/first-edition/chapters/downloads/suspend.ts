import { windowed } from '../../../kit/windows.ts';
import { opponentOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import type { FirstEdition } from '../../state.ts';
import { type CalledWith, type Payload, SUSPEND } from '../calls.ts';
import { specialOffers, unusedIcons } from './special.ts';

/** Icons of special downloads suspend whatever goes on (C-DOWNLOAD-10, C-RESPONSE-15): who faces it has the first say. */
export const suspend = windowed<FirstEdition, CalledWith<typeof SUSPEND>, Payload>(SUSPEND.name, {
  // All icons in play lie open, and what was used was seen.
  could: (g, { seat }) => unusedIcons(g, seat).length > 0,
  ask: (g, { seat }) => ({
    prompt: 'Do you use a special download?',
    offers: looking(g, () => specialOffers(g, seat)),
    rule: 'C-DOWNLOAD-10',
    pass: 'Download nothing',
  }),
  respond: (ctx, _local, payload) => payload(ctx),
  seats: (_g, { seat }) => [seat, opponentOf(seat)],
});
