import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import type { Ascendancy } from '../../state.ts';
import type { OfferFilter, Payload } from '../calls.ts';
import { changeOffers } from './change.ts';
import { formOffers } from './form.ts';

/** Lists Fleet offers for the player’s turn: forming, adding and removing Ships, disbanding. */
export function fleetOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  return [...formOffers(g, seat, wanted), ...changeOffers(g, seat)];
}
