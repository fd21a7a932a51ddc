import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offer } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { controlled, discOf, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { notNow } from '../../position/turn.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import type { Payload, Play } from '../calls.ts';

/** Lists offers to expel Ambassadors and to take back Andorian Tokens. */
export function civilizationOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  return [...expelOffers(g, seat), ...removeOffers(g, seat)];
}

/** Lists offers to expel an Ambassador from a rival’s System on that rival’s turn (A-VUL-11). */
function expelOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const why = notNow(g, seat);
  if (playerOf(g, seat).civ === 'vulcan') return [];
  return controlled(g, seat)
    .filter(({ ambassadors }) => ambassadors > 0)
    .map(({ id }) =>
      offer(
        (ctx: Play) => expel(ctx, seat, id),
        why,
        () => ({
          key: `expel:${id}`,
          verb: 'expel',
          label: `Expel an Ambassador from ${systemName(id)}`,
          hint: 'It returns to the Vulcan pool',
          rule: 'A-VUL-11',
        }),
      ),
    );
}

function expel(ctx: Play, seat: Seat, system: SystemId): void {
  const { g } = ctx;
  discOf(g, system).ambassadors -= 1;
  const vulcan = g.players.find(({ civ }) => civ === 'vulcan');
  if (vulcan !== undefined) vulcan.ambassadors += 1;
  ctx.log(`${does(g, seat, 'expels', 'expel')} an Ambassador from ${systemName(system)}.`, 'A-VUL-11');
}

/**
 * Lists offers for Andorians to take Tokens back. Andorians can take Tokens back only during their own turn, so that
 * nobody else has to wait (A-AND-04).
 */
function removeOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const why = notNow(g, seat);
  if (playerOf(g, seat).civ !== 'andorian') return [];
  return Object.values(g.discs)
    .filter(({ watched }) => watched)
    .map(({ id }) =>
      offer(
        (ctx: Play) => remove(ctx, seat, id),
        why,
        () => ({
          key: `untoken:${id}`,
          verb: 'untoken',
          label: `Take the Andorian Token from ${systemName(id)}`,
          hint: 'You can place another one elsewhere',
          rule: 'A-AND-04',
        }),
      ),
    );
}

function remove(ctx: Play, seat: Seat, system: SystemId): void {
  discOf(ctx.g, system).watched = false;
  const done = `${does(ctx.g, seat, 'takes', 'take')} the Andorian Token`;
  ctx.log(`${done} from ${systemName(system)}.`, 'A-AND-04');
}
