import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import type { Ascendancy } from '../../state.ts';
import type { OfferFilter, Payload } from '../calls.ts';
import { colonyOffers } from './colonies.ts';
import { nodeOffers } from './nodes.ts';
import { pieceOffers } from './pieces.ts';
import { researchOffers } from './research.ts';
import { shipOffers } from './ships.ts';

/**
 * Lists the offers in the Building Phase except those for upgrades and Fleets. Players may take these offers in any
 * order and mix them (A-BUILD-01).
 */
export function buildOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  return [
    ...shipOffers(g, seat, wanted),
    ...nodeOffers(g, seat, wanted),
    ...colonyOffers(g, seat, wanted),
    ...researchOffers(g, seat),
    ...pieceOffers(g, seat, wanted),
  ];
}
