import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { floating } from '../../galaxy/standing.ts';
import { looking } from '../../position/look.ts';
import type { Ascendancy, Phase } from '../../state.ts';
import { borgOffers } from '../borg/offers.ts';
import { buildOffers } from '../building/offers.ts';
import { upgradeOffers } from '../building/upgrades.ts';
import type { OfferFilter, Payload } from '../calls.ts';
import { civilizationOffers } from '../civilizations/offers.ts';
import { attackOffers, hegemonyOffers, invadeOffers } from '../conflict/offers.ts';
import { braveOffers } from '../exploring/offers.ts';
import { fleetOffers } from '../fleets/offers.ts';
import { swingOffers } from '../mapping/swinging.ts';
import { freeWarpOffers, moveOffers } from '../movement/offers.ts';
import { projectOffers } from '../projects/launch.ts';
import { starbaseOffers } from '../starbases/offers.ts';
import { tradeOffers } from '../trade/offers.ts';
import { ascendOffers } from './ascend.ts';
import { playOffers } from './use.ts';

/** Lists the offers that one chapter has for a player’s own turn. Blocked offers say why they can’t be taken. */
type Origin = (g: Ascendancy, seat: Seat, wanted: OfferFilter) => readonly Offer<Payload>[];

/** The sources of offers for the Building Phase (A-BUILD-01), for the Command Phase (A-CMD-01), and for both. */
const SOURCES: Readonly<Record<Phase | 'turn', readonly Origin[]>> = {
  building: [buildOffers, upgradeOffers, freeWarpOffers, (g, seat) => playOffers(g, seat, 'building')],
  command: [
    moveOffers,
    braveOffers,
    attackOffers,
    invadeOffers,
    hegemonyOffers,
    borgOffers,
    projectOffers,
    starbaseOffers,
    (g, seat) => playOffers(g, seat, 'command'),
  ],
  turn: [
    fleetOffers,
    ascendOffers,
    tradeOffers,
    civilizationOffers,
    (g, seat, wanted) => swingOffers(g, seat, wanted === 'open' ? floating(g) : undefined),
    (g, seat) => playOffers(g, seat, 'turn'),
  ],
};

/** For each phase, the reason why its offers can’t be taken in the other phase. */
const LATER: Readonly<Record<Phase, Obstacle>> = {
  building: no('A-BUILD-02', 'The Building Phase is over. You are in the Command Phase.'),
  command: no('A-CMD-01', 'You can issue Commands only after you end the Building Phase.'),
};

/**
 * Lists all offers for a player’s own turn, including blocked offers with their reasons, so that typed intents can be
 * matched with them.
 */
export function ownOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const phase = g.turn?.phase ?? 'building';
  return (['building', 'command', 'turn'] as const).flatMap((when) => {
    const offers = offersOf(g, seat, when, 'all');
    return when === 'turn' || when === phase ? offers : offers.map((one) => barred(one, LATER[when]));
  });
}

/** Lists the offers that can be taken in a phase, for that phase’s menu. */
export function phaseOffers(g: Ascendancy, seat: Seat, phase: Phase): Offer<Payload>[] {
  return looking(g, () => {
    const offers: Offer<Payload>[] = [];
    for (const source of SOURCES[phase]) addOpen(offers, source(g, seat, 'open'));
    for (const source of SOURCES.turn) addOpen(offers, source(g, seat, 'open'));
    return offers;
  });
}

function addOpen(offers: Offer<Payload>[], more: readonly Offer<Payload>[]): void {
  for (const one of more) if (one.why === null) offers.push(one);
}

function offersOf(g: Ascendancy, seat: Seat, when: Phase | 'turn', wanted: OfferFilter): Offer<Payload>[] {
  return looking(g, () => SOURCES[when].flatMap((source) => source(g, seat, wanted)));
}

/** Returns the offer, blocked for this reason. The new reason replaces any other. */
function barred(one: Offer<Payload>, why: Obstacle): Offer<Payload> {
  return offer(one.payload, why, () => one.option);
}
