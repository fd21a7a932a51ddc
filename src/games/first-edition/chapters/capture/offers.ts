import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { keyed, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { captivesIn, hostIn, personnelOf, personOf, shipsOf } from '../../position/find.ts';
import { pieceName, placeName, seatName } from '../../position/names.ts';
import type { Captive } from '../../position/piece-types.ts';
import { aboard, placeKind } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { areTogether } from '../../position/veils.ts';
import { granted } from '../../rules/ask.ts';
import type { Custody, FirstEdition } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import type { Payload, Play } from '../calls.ts';
import { isOffLine } from '../damage/systems.ts';
import { isKept, isUnattended } from './keepers.ts';
import { dropTrap, release } from './release.ts';

/**
 * Returns a player's options for captives on that player's turn: take, leave or lock up captives, or free their own
 * personnel (C-CAPTURE-04).
 */
export function captiveOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return captivesIn(g).flatMap((captive) =>
    captive.seat === seat ? custody(g, seat, captive) : freedom(g, seat, captive),
  );
}

/** Returns a captor's options for one captive (C-CAPTURE-02, C-CAPTURE-04, C-CAPTURE-07). */
function custody(g: FirstEdition, seat: Seat, captive: Captive): Offer<Payload>[] {
  const { id, at } = captive;
  if (captive.captive === 'trapped')
    return takers(g, seat, captive).map((to) => change(g, id, 'guard', 'escorted', to, 'C-CAPTURE-02'));
  const isGuarded = isKept(g, at, seat);
  const offers: Offer<Payload>[] = [];
  if (captive.captive !== 'escorted' && isGuarded) offers.push(change(g, id, 'guard', 'escorted', at, 'C-CAPTURE-04'));
  if (captive.captive !== 'unattended') offers.push(change(g, id, 'leave', 'unattended', at, 'C-CAPTURE-04'));
  if (captive.captive !== 'brig' && hasBrig(g, seat, at))
    offers.push(change(g, id, 'brig', 'brig', at, 'C-CAPTURE-07'));
  return offers;
}

/**
 * Returns the places where a player can take a trapped captive: ships with transporters in space, docked or not, or the
 * surface of a planet where the player has an Away Team (C-CAPTURE-02, C-TEAM-10).
 */
function takers(g: FirstEdition, seat: Seat, captive: Captive): CardPlace[] {
  const { at } = captive;
  if (placeKind(at) === 'surface') return isKept(g, at, seat) ? [at] : [];
  const ships = shipsOf(g, seat).filter((ship) => areTogether(g, ship, captive) && !isOffLine(g, ship, 'transporters'));
  return ships.map(({ id }) => aboard(id));
}

/** True if a captive is aboard a player's own vessel with a brig (C-CAPTURE-07). */
function hasBrig(g: FirstEdition, seat: Seat, at: CardPlace): boolean {
  const host = hostIn(g, at);
  return host?.seat === seat && granted(g, 'brig', { vessel: host.id });
}

/**
 * Returns the option to free a player's own personnel who are unattended (C-CAPTURE-04), or in the brig of a vessel
 * that the player has taken over (C-CAPTURE-07).
 */
function freedom(g: FirstEdition, seat: Seat, captive: Captive): Offer<Payload>[] {
  const isTaken = captive.captive === 'brig' && hostIn(g, captive.at)?.seat === seat;
  if (!isUnattended(g, captive) && !isTaken) return [];
  if (!isKept(g, captive.at, seat)) return [];
  const payload: Payload = (ctx) => {
    beginOrders(ctx.g);
    release(ctx, personOf(ctx.g, captive.id));
  };
  return [option(g, captive.id, 'free', captive.at, isTaken ? 'C-CAPTURE-07' : 'C-CAPTURE-04', payload)];
}

function change(
  g: FirstEdition,
  id: PieceId,
  verb: 'guard' | 'leave' | 'brig',
  how: Custody,
  to: CardPlace,
  rule: RuleId,
): Offer<Payload> {
  return option(g, id, verb, to, rule, (ctx) => hold(ctx, id, how, to));
}

/** Changes how a captive is held. If the captive is in a trap, the same happens to all captives in it. */
function hold(ctx: Play, id: PieceId, how: Custody, to: CardPlace): void {
  const { g } = ctx;
  const captive = personOf(g, id);
  beginOrders(g);
  const all =
    captive.captive === 'trapped'
      ? personnelOf(g, captive.seat).filter((one) => one.captive === 'trapped' && one.at === captive.at)
      : [captive];
  for (const one of all) {
    dropTrap(g, one);
    one.captive = how;
    one.at = to;
    ctx.log(
      `${seatName(one.seat)}’s captive ${pieceName(g, one.id)} is ${WORDS[how]} ${placeName(g, to)}.`,
      'C-CAPTURE-04',
    );
  }
}

const WORDS: Readonly<Record<Custody, string>> = {
  escorted: 'guarded',
  trapped: 'trapped',
  brig: 'in the brig',
  unattended: 'left unattended',
};

const LABELS = { guard: 'Guard', leave: 'Leave', brig: 'Lock up', free: 'Free' } as const;

function option(
  g: FirstEdition,
  id: PieceId,
  verb: keyof typeof LABELS,
  to: CardPlace,
  rule: RuleId,
  payload: Payload,
): Offer<Payload> {
  return keyed(`${verb}:${id}:${to}`, payload, null, () => ({
    verb,
    label: asLabel(`${LABELS[verb]} ${pieceName(g, id)} ${placeName(g, to)}`),
    group: 'Captives',
    rule,
  }));
}
