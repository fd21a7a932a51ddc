import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { hostIn, ofType, piecesAt } from '../../position/find.ts';
import { isVessel } from '../../position/kinds.ts';
import { cardName, pieceName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { isPerson } from '../../position/piece-types.ts';
import { aboard, dockedAt, hostOf, locationAt, onPiece, onSurface, placeKind } from '../../position/places.ts';
import { isNor, isSite, sitesOf, stationOf } from '../../position/stations.ts';
import { concealedBy } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { type CalledWith, DEPARTURE, type Play, SPREAD, TROUBLE_ALONG } from '../calls.ts';
import { discard } from '../leaving/leave.ts';
import { isPlanet } from '../teams/teams.ts';
import { groupSize, isCarriedTribble, tribblesAt, tribblesOn, troublesAt } from './groups.ts';

/** Returns the Trouble cards in a place that let tribbles go now: those of one player, or of both. */
export function strayingFrom(g: FirstEdition, place: CardPlace, when: 'bred' | 'departure', seat?: Seat): Piece[] {
  return troublesAt(g, place).filter((piece) => {
    const strays = ruleOf(piece.card)?.strays;
    if (strays?.when !== when || (seat !== undefined && piece.seat !== seat)) return false;
    return groupSize(g, place, piece.seat) >= strays.least;
  });
}

/**
 * Returns the places next to a group, to which its tribbles can spread: adjacent sites, and across the door of a facility
 * or of a landed, docked or carried ship.
 */
function doorsFrom(g: FirstEdition, place: CardPlace): CardPlace[] {
  const host = hostIn(g, place);
  const around = new Set<CardPlace>();
  const location = locationAt(g, place);
  // From a planet, into the facilities and landed ships there.
  if (host === undefined) {
    for (const piece of piecesAt(g, place)) if (isVessel(cardOf(piece.card))) addRooms(g, piece, around);
    return [...around];
  }
  const station = stationOf(g, host);
  if (station !== null) {
    const sites = sitesOf(g, station.id);
    const at = sites.findIndex(({ id }) => id === host.id);
    for (const site of [sites[at - 1], sites[at + 1]]) if (site !== undefined) around.add(aboard(site.id));
  }
  // Out of a ship: to its dock, to the ship that carries it, or to the planet.
  const outside = hostIn(g, host.at);
  if (outside !== undefined && station === null) addRooms(g, outside, around);
  if (placeKind(host.at) === 'surface') around.add(host.at);
  else if (location !== null && host.at === onSurface(location) && isPlanet(g, location)) around.add(host.at);
  // Into ships that are docked here or carried by this one.
  for (const ship of [...piecesAt(g, dockedAt(host.id)), ...piecesAt(g, aboard(host.id))])
    if (isVessel(cardOf(ship.card))) around.add(aboard(ship.id));
  return [...around].filter((one) => one !== place && concealedBy(g, one) === concealedBy(g, place));
}

/** Adds where tribbles are within a ship, facility or site. A station's crew is at its sites. */
function addRooms(g: FirstEdition, piece: Piece, around: Set<CardPlace>): void {
  if (isNor(cardOf(piece.card))) for (const { id } of sitesOf(g, piece.id)) around.add(aboard(id));
  else if (isSite(piece) || isVessel(cardOf(piece.card))) around.add(aboard(piece.id));
}

/** The memory of the procedure: the tribbles that have gone. */
type Spreading = CalledWith<typeof SPREAD> & { gone?: PieceId[] };

/** Returns the Tribble cards that may still go, one of each kind. */
function mayGo(g: FirstEdition, { by, gone = [] }: Spreading): Piece[] {
  const trouble = g.pieces[by];
  const strays = trouble === undefined ? undefined : ruleOf(trouble.card)?.strays;
  if (trouble === undefined || strays === undefined) return [];
  const left = strays.most - gone.reduce((sum, id) => sum + countOf(g, id), 0);
  const able = tribblesAt(g, trouble.at, trouble.seat).filter(
    (piece) => !isCarriedTribble(piece) && tribblesOn(piece) <= left,
  );
  return able.filter(({ card }, at) => able.findIndex((one) => one.card === card) === at);
}

function countOf(g: FirstEdition, id: PieceId): number {
  const piece = g.pieces[id];
  return piece === undefined ? 0 : tribblesOn(piece);
}

/** Moves some tribbles of a group as its Trouble card says, and then discards the Trouble card (C-TRIB-04). */
export const spread = procedure<FirstEdition, Spreading>(SPREAD.name)({
  begin: ({ g }, local) => (mayGo(g, local).length === 0 ? null : local.to === undefined ? 'where' : 'which'),
  where: offering<FirstEdition, Spreading, CardPlace | null, 'which'>({
    ask({ g }, { by }) {
      const trouble = g.pieces[by];
      const goals = trouble === undefined ? [] : doorsFrom(g, trouble.at);
      if (trouble === undefined || goals.length === 0) return { go: null };
      const offers: Offer<CardPlace | null>[] = goals.map((to) =>
        open<CardPlace | null>({ key: `to:${to}`, verb: 'to', label: asLabel(`Spread ${placeName(g, to)}`) }, to),
      );
      offers.push(open<CardPlace | null>({ key: 'none', verb: 'pass', label: 'Don’t spread' }, null));
      const prompt = `${cardName(trouble.card)}: where do your tribbles spread? The Trouble card is then discarded.`;
      return { seat: trouble.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TRIB-04' };
    },
    take(_ctx, local, to) {
      if (to === null) return null;
      local.to = to;
      return 'which';
    },
  }),
  which: offering<FirstEdition, Spreading, PieceId | null, 'which' | 'done'>({
    ask({ g }, local) {
      const trouble = g.pieces[local.by];
      const able = mayGo(g, local);
      const { to, gone = [] } = local;
      if (trouble === undefined || to === undefined || able.length === 0) return { go: 'done' };
      const offers: Offer<PieceId | null>[] = able.map((piece) =>
        open<PieceId | null>({ key: `who:${piece.id}`, verb: 'who', label: asLabel(pieceName(g, piece.id)) }, piece.id),
      );
      const none = gone.length > 0 ? 'No more' : 'None';
      offers.push(open<PieceId | null>({ key: 'none', verb: 'pass', label: none }, null));
      const prompt = `${cardName(trouble.card)}: which tribbles go ${placeName(g, to)}? The Trouble card is then discarded.`;
      return { seat: trouble.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TRIB-04' };
    },
    take({ g }, local, id) {
      const piece = id === null ? undefined : g.pieces[id];
      if (piece === undefined || local.to === undefined) return 'done';
      piece.at = local.to;
      local.gone ??= [];
      local.gone.push(piece.id);
      return 'which';
    },
  }),
  done(ctx, { by, to, gone = [] }) {
    const { g } = ctx;
    const trouble = g.pieces[by];
    if (trouble === undefined || to === undefined || gone.length === 0) return null;
    const { at: from, seat, card } = trouble;
    const moved = gone.flatMap((id) => g.pieces[id] ?? []);
    ctx.log(`${listed(piecesNamed(g, moved))} go ${placeName(g, to)}. ${cardName(card)} is discarded.`, 'C-TRIB-04');
    discard(g, by);
    ctx.call(TROUBLE_ALONG, { owners: [seat], from, to });
    return 'over';
  },
  over: () => null,
});

/** Lets each player take any of their Trouble cards along with their tribbles that have just moved (C-TRIB-04). */
export const troubleAlong = procedure<FirstEdition, CalledWith<typeof TROUBLE_ALONG>>(TROUBLE_ALONG.name)({
  begin: (_ctx, { owners }) => (owners.length === 0 ? null : 'which'),
  which: choosing<FirstEdition, CalledWith<typeof TROUBLE_ALONG>, PieceId, 'next'>({
    ask({ g }, { owners, from, to }) {
      const seat = nextOwner(owners);
      const offers = troublesAt(g, from)
        .filter((piece) => piece.seat === seat)
        .map(({ id }) => open({ key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)) }, id));
      if (offers.length === 0) return { go: 'next' };
      const prompt = `Which Trouble cards go ${placeName(g, to)} with your tribbles?`;
      return { seat, kind: 'subset', prompt, offers, min: 0, max: offers.length, rule: 'C-TRIB-04' };
    },
    take(ctx, { owners, to }, ids) {
      const { g } = ctx;
      const moved = ids.flatMap((id) => g.pieces[id] ?? []);
      for (const piece of moved) piece.at = to;
      const names = listed(piecesNamed(g, moved));
      if (moved.length > 0)
        ctx.log(`${seatName(nextOwner(owners))} takes ${names} along ${placeName(g, to)}.`, 'C-TRIB-04');
      return 'next';
    },
  }),
  next(_ctx, local) {
    local.owners = local.owners.slice(1);
    return 'begin';
  },
});

function nextOwner([seat]: readonly Seat[]): Seat {
  return must(seat, 'the player who is asked about Trouble cards');
}

/** The memory of the procedure: the Trouble cards that are still to be asked about. */
type Departing = CalledWith<typeof DEPARTURE> & { strays?: PieceId[] };

/**
 * Follows up on personnel who have just left a place: first, tribbles may go along because a Trouble card says so. Then
 * the players whose tribbles were carried may take their Trouble cards along (C-TRIB-04).
 */
export const departure = procedure<FirstEdition, Departing>(DEPARTURE.name)({
  begin({ g }, local) {
    const { from, pieces } = local;
    const host = hostOf(from);
    const isVesselHere = host !== null && g.pieces[host] !== undefined;
    const hasLeft = pieces.some((id) => g.pieces[id] !== undefined && isPerson(g.pieces[id]));
    local.strays = isVesselHere && hasLeft ? strayingFrom(g, from, 'departure').map(({ id }) => id) : [];
    return 'strays';
  },
  strays(ctx, local) {
    const [by, ...others] = must(local.strays, 'the Trouble cards');
    if (by === undefined) return 'owners';
    local.strays = others;
    ctx.call(SPREAD, { by, to: local.to });
    return 'strays';
  },
  owners(ctx, { from, to, pieces }) {
    const carried = pieces.flatMap((id) => piecesAt(ctx.g, onPiece(id))).filter(isCarriedTribble);
    ctx.call(TROUBLE_ALONG, { owners: [...new Set(carried.map(({ seat }) => seat))], from, to });
    return 'over';
  },
  over: () => null,
});

/** Discards Trouble cards that have no tribbles of their player with them any more (C-TRIB-04). */
export function settleTroubles(ctx: Play): void {
  const { g } = ctx;
  for (const { at: place, id, seat, card } of troublesWithout(g)) {
    ctx.log(
      `${cardName(card)} ${placeName(g, place)} is discarded, since ${seatName(seat)} has no tribbles there.`,
      'C-TRIB-04',
    );
    discard(g, id);
  }
}

function troublesWithout(g: FirstEdition): Piece[] {
  return ofType(g, 'Trouble').filter((piece) => tribblesAt(g, piece.at, piece.seat).length === 0);
}
