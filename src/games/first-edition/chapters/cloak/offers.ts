import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { shipIn, shipsOf } from '../../position/find.ts';
import { cardName, pieceName, seatName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, inSpace, locationAt, placeKind } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, ShipPiece } from '../../state.ts';
import type { Payload, Play } from '../calls.ts';
import { hasSystem } from '../damage/systems.ts';
import { towedBy } from '../dilemmas/towing.ts';
import { isStaffed, lacksCrew } from '../staffing/staffing.ts';
import { returning } from './away.ts';

/** The special equipment that conceals a ship, and the verbs for using it (C-CLOAK-01). */
const DEVICES = [
  { device: 'Cloaking Device', veil: 'cloaked', verb: 'cloak', back: 'decloak' },
  { device: 'Phasing Cloak', veil: 'phased', verb: 'phase', back: 'dephase' },
] as const;
type Device = (typeof DEVICES)[number];

/** Returns the options to cloak or phase ships, and to decloak or dephase them (C-CLOAK-01). */
export function cloakOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return shipsOf(g, seat).flatMap((ship) => {
    const facts = cardOf(ship.card);
    const built = facts.type === 'Ship' ? facts.equipment : [];
    return DEVICES.filter(({ device }) => built.includes(device)).flatMap((device) => {
      if (ship.veiled !== undefined && ship.veiled !== device.veil) return [];
      return [shift(g, seat, ship, device)];
    });
  });
}

function shift(g: FirstEdition, seat: Seat, ship: ShipPiece, device: Device): Offer<Payload> {
  const verb = ship.veiled === undefined ? device.verb : device.back;
  const payload: Payload = (ctx) => shifted(ctx, seat, ship.id, device);
  return keyed(`${verb}:${ship.id}`, payload, shiftWhy(g, ship, device), () => ({
    verb,
    label: asLabel(`${pieceName(g, ship.id)}: ${verb}`),
    group: pieceName(g, ship.id),
    rule: 'C-CLOAK-01',
  }));
}

/** Returns the reason a ship can't be concealed or revealed now, or null if it can. */
function shiftWhy(g: FirstEdition, ship: ShipPiece, { device }: Device): Obstacle {
  const name = () => pieceName(g, ship.id);
  if (isStopped(g, ship)) return no('C-STOP-02', () => `${name()} is stopped.`);
  if (ship.shifted === g.turns)
    return no('C-CLOAK-01', () => `${name()} has already cloaked, phased or reappeared this turn.`);
  if (!hasSystem(g, ship, device)) return no('C-SHIPBAT-12', () => `${name()}’s ${device} is off line.`);
  const [towed] = towedBy(g, ship);
  if (towed !== undefined && ship.veiled === undefined)
    return no('C-MOVE-15', () => `${name()} is towing ${cardName(towed.card)}. Release it first.`);
  const busy = banned(g, 'act', { ship: ship.id });
  if (busy !== null) return busy;
  // A ship must be staffed to cloak (C-OPEN-08).
  return isStaffed(g, ship) ? null : no('C-STAFF-01', () => lacksCrew(g, ship));
}

function shifted(ctx: Play, seat: Seat, id: number, { veil, verb, back }: Device): void {
  const { g } = ctx;
  const ship = shipIn(g, id);
  if (ship === undefined) return;
  beginOrders(g);
  const host = hostOf(ship.at);
  const card = host === null ? undefined : g.pieces[host];
  if (ship.away !== undefined && card !== undefined) {
    const from = { seat, kind: 'piece', card: card.card, piece: card.id } as const;
    ctx.call(EFFECTS, { seat, from, list: returning(g, ship) });
    return;
  }
  ship.shifted = g.turns;
  const isSeen = ship.veiled === undefined;
  ctx.log(`${seatName(seat)}: ${pieceName(g, id)} ${isSeen ? verb : back}s.`, 'C-CLOAK-01');
  if (!isSeen) {
    delete ship.veiled;
    return;
  }
  ship.veiled = veil;
  const location = locationAt(g, ship.at);
  // A phasing ship undocks or takes off (C-CLOAK-05).
  if (veil === 'phased' && location !== null && placeKind(ship.at) !== 'space') {
    ship.at = inSpace(location);
    delete ship.docked;
  }
  moment(ctx, 'veiled', { seat, ship: id });
}
