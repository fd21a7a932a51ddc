import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import { allPieces } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import type { FirstEdition } from '../../state.ts';
import { modeOffers } from '../affiliation/modes.ts';
import { personnelBattleOffers } from '../battle/personnel-offers.ts';
import { shipBattleOffers } from '../battle/ship-offers.ts';
import { beamOffers } from '../beaming/beaming.ts';
import type { Payload } from '../calls.ts';
import { landingOffers } from '../carrying/landing.ts';
import { cloakOffers } from '../cloak/offers.ts';
import { towOffers } from '../dilemmas/towing.ts';
import { dockOffers } from '../docking/docking.ts';
import { attemptOffers } from '../missions/offers.ts';
import { moveOffers } from '../movement/movement.ts';
import { interruptOffers } from '../play/offers.ts';
import { walkOffers } from '../stations/walking.ts';
import { ruleOrders } from '../turn/by-rules.ts';

/**
 * Returns what a player may do with opposing cards that they control temporarily: legal orders, and interrupts
 * (C-CONTROL-03).
 */
export function lentOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  // The player's own cards can't act now, so they are treated as stopped.
  const held = {
    ...g,
    pieces: Object.fromEntries(
      allPieces(g).map((piece) => {
        const isOwn = piece.seat === seat && piece.lent === undefined;
        return [piece.id, isOwn ? { ...piece, stopped: g.turns } : piece];
      }),
    ),
  };
  const orders = looking(held, () =>
    [
      ...attemptOffers(held, seat),
      ...beamOffers(held, seat),
      ...moveOffers(held, seat, false),
      ...dockOffers(held, seat, false),
      ...shipBattleOffers(held, seat),
      ...personnelBattleOffers(held, seat),
      ...cloakOffers(held, seat),
      ...landingOffers(held, seat),
      ...towOffers(held, seat),
      ...walkOffers(held, seat),
      ...modeOffers(held, seat).filter(({ option }) => isLent(g, option.key.split(':')[1])),
      ...ruleOrders(held, seat, ({ piece }) => isLent(g, piece)),
    ].filter(({ why }) => why === null),
  );
  // If no orders are left, control ends, even if the player could still play interrupts.
  return orders.length === 0 ? [] : [...orders, ...looking(g, () => interruptOffers(g, seat))];
}

function isLent(g: FirstEdition, id: string | number = 0): boolean {
  return g.pieces[Number(id)]?.lent !== undefined;
}
