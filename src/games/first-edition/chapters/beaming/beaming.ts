import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel, listed, sentence, several } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { personnelOf, pieceOf, piecesAt, piecesOf, vesselsWithin } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { beamedTo, locationName, pieceName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { isCaptive, isInfiltrator, isPerson } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { aboard, hostOf, locationAt, namedIn, onSurface, placeKind } from '../../position/places.ts';
import { isAtNor, roomsOf } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import { concealedBy } from '../../position/veils.ts';
import { banned, granted, limited } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, LocationId, PieceId } from '../../terms.ts';
import { incompatibleAboard } from '../affiliation/arrest.ts';
import { isOpenTo } from '../affiliation/open-house.ts';
import { apartWhy, partyStep } from '../affiliation/parties.ts';
import { extended } from '../battle/totals.ts';
import { awayWhy } from '../borg/borg.ts';
import { BEAM, type CalledWith, DEPARTURE, type Payload } from '../calls.ts';
import { isOpenFor, takeOver } from '../control/commandeer.ts';
import { isOffLine } from '../damage/systems.ts';
import { confinedWhy } from '../holograms/holograms.ts';
import { followersOf, goingAlong } from '../infiltration/taking-part.ts';
import { attributeOf } from '../skills/attributes.ts';
import { isEquipmentCard, isPlanet } from '../teams/teams.ts';
import { troublesAt } from '../tribbles/groups.ts';

/**
 * Returns the personnel and equipment that a player can beam from a place (C-MOVE-07). Stopped cards can't be beamed
 * (C-BEAM-06).
 */
export function beamable(g: FirstEdition, place: CardPlace, seat: Seat): Piece[] {
  const host = hostOf(place);
  // A stopped ship also stops its player's cards aboard (C-STOP-05).
  if (host !== null && pieceOf(g, host).seat === seat && isStopped(g, pieceOf(g, host))) return [];
  return piecesAt(g, place).filter((piece) => {
    const facts = cardOf(piece.card);
    // Captives go along with their escort (C-CAPTURE-01).
    const isHeld = isCaptive(piece) && piece.captive !== 'escorted';
    const isCarried = (isPersonnel(facts) || isEquipmentCard(piece.card)) && !isHeld;
    // Cards in stasis can't be moved (C-TEAM-16). Infiltrators beam along with the opponent's personnel, or by
    // themselves, so they are left out (C-INFIL-03).
    const isThere = piece.numb !== 'stasis' && !isInfiltrator(piece);
    return isCarried && piece.seat === seat && !isStopped(g, piece) && isThere;
  });
}

/**
 * Returns the places at a location that a player can beam between: the planet (C-BEAM-02), and the player's ships and
 * facilities. Unmanned (C-BEAM-01) and stopped vessels (C-STOP-03) count too. Opposing vessels are left out (C-BEAM-03).
 */
export function endsAt(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  const vessels = vesselsWithin(g, location).filter(
    (piece) => isUsable(g, seat, piece) && !isOffLine(g, piece, 'transporters'),
  );
  // One end of a beam must be a vessel with transporters (C-BEAM-05).
  if (vessels.length === 0) return [];
  const ends = vessels.map(({ id }) => aboard(id));
  return isPlanet(g, location) ? [...ends, onSurface(location)] : ends;
}

/** True if a player can drop the SHIELDS of a ship or facility for beaming. */
function isUsable(g: FirstEdition, seat: Seat, piece: Piece): boolean {
  // A Nor and ships docked there don't allow beaming (C-BEAM-09). Headquarters and other stations serve both players
  // (C-FAC-07).
  if (isAtNor(g, piece) || !isOpenTo(g, piece, seat)) return false;
  // Concealed vessels don't allow beaming (C-CLOAK-03).
  return concealedBy(g, aboard(piece.id)) === null;
}

/**
 * Returns vessels without working transporters. A vessel with transporters can beam to and from a vessel without them
 * (C-BEAM-05).
 */
function servedByOthers(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  return vesselsWithin(g, location).flatMap((piece) =>
    isOffLine(g, piece, 'transporters') && isUsable(g, seat, piece) ? [aboard(piece.id)] : [],
  );
}

/**
 * Returns the opposing ships and facilities at a location that have no SHIELDS. Anyone can beam to and from a vessel
 * without SHIELDS (C-BEAM-03).
 */
export function unshielded(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  return foreignVessels(g, seat, location, (piece) => !hasShields(g, piece));
}

/** Returns the opposing ships and facilities at a location whose SHIELDS keep a player out (C-BEAM-03). */
function shielded(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  return foreignVessels(g, seat, location, (piece) => hasShields(g, piece));
}

/** True if SHIELDS protect a vessel. The dock's SHIELDS protect a docked ship too (C-DOCK-03). */
function hasShields(g: FirstEdition, piece: Piece): boolean {
  return attributeOf(g, piece, 'SHIELDS') + extended(g, piece) > 0;
}

/** Returns the places aboard opposing vessels at a location that pass a test and aren't concealed (C-CLOAK-03). */
function foreignVessels(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  isMeant: (piece: Piece) => boolean,
): CardPlace[] {
  return vesselsWithin(g, location).flatMap((piece) => {
    const place = aboard(piece.id);
    if (isAtNor(g, piece) || placeKind(piece.at) === 'aboard' || !isForeign(g, piece, seat)) return [];
    return isMeant(piece) && concealedBy(g, place) === null ? [place] : [];
  });
}

/**
 * True if a ship or facility isn't open to a player. The player's personnel aboard are intruders, so they don't have to
 * be compatible.
 */
function isForeign(g: FirstEdition, vessel: Piece, seat: Seat): boolean {
  return !isOpenTo(g, vessel, seat);
}

/** Returns the cards in play on which a player's personnel wait to be picked up. */
function pods(g: FirstEdition, seat: Seat): CardPlace[] {
  const waiting = personnelOf(g, seat).filter(({ at }) => placeKind(at) === 'on');
  return waiting.length === 0 ? [] : [...new Set(waiting.map(({ at }) => at))];
}

/** Returns how many personnel a player can still beam between two places this turn, or null for no limit. */
function mostBetween(g: FirstEdition, seat: Seat, from: CardPlace, to: CardPlace): number | null {
  const location = surfaceOf(from) ?? surfaceOf(to);
  const most = location === null ? null : limited(g, { seat, location });
  return location === null || most === null ? null : Math.max(0, most - (g.turn?.beamed?.[location] ?? 0));
}

function surfaceOf(place: CardPlace): LocationId | null {
  return placeKind(place) === 'surface' ? namedIn(place) : null;
}

/** Returns the options to beam all or some cards from each place to each other place. */
export function beamOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const places = new Set<LocationId>();
  for (const piece of piecesOf(g, seat)) {
    const location = locationAt(g, piece.at);
    if (location !== null) places.add(location);
  }
  const waiting = pods(g, seat);
  const offers: Offer<Payload>[] = [];
  for (const location of places) {
    const ends = endsAt(g, seat, location);
    for (const from of [...ends, ...waiting.filter((pod) => locationAt(g, pod) === location)]) {
      const pieces = beamable(g, from, seat);
      if (pieces.length === 0) continue;
      for (const to of ends) if (to !== from) offers.push(...between(g, seat, from, to, pieces));
    }
    const open = [...servedByOthers(g, seat, location), ...unshielded(g, seat, location)];
    const piercing = ends.filter((end) => {
      const vessel = hostOf(end);
      return vessel !== null && granted(g, 'pierces', { seat, vessel });
    });
    const closed = piercing.length === 0 ? [] : shielded(g, seat, location);
    offers.push(
      ...boarding(g, seat, ends, open),
      ...boarding(g, seat, piercing, closed),
      ...atNors(g, seat, location, ends),
    );
  }
  return offers;
}

/**
 * Returns the beams, in both directions, between vessels with working transporters (`ends`) and the vessels in `open`.
 * The vessels in `open` have no working transporters, or are opposing vessels without SHIELDS.
 */
function boarding(
  g: FirstEdition,
  seat: Seat,
  ends: readonly CardPlace[],
  open: readonly CardPlace[],
): Offer<Payload>[] {
  const own = ends.filter((end) => hostOf(end) !== null);
  const ways = own.flatMap((end) => open.flatMap((place) => [[end, place] as const, [place, end] as const]));
  return ways.flatMap(([from, to]) => {
    const pieces = beamable(g, from, seat);
    return pieces.length === 0 ? [] : between(g, seat, from, to, pieces);
  });
}

/**
 * Returns the beams at a Nor and ships docked there. All of these beams are refused, and are listed only so that `/why`
 * can give the reason (C-BEAM-09).
 */
function atNors(g: FirstEdition, seat: Seat, location: LocationId, ends: readonly CardPlace[]): Offer<Payload>[] {
  const closed = vesselsWithin(g, location)
    .filter((piece) => isAtNor(g, piece) && isOpenTo(g, piece, seat))
    .flatMap(({ id }) => roomsOf(g, id));
  if (closed.length === 0) return [];
  const planet = isPlanet(g, location) ? [onSurface(location)] : [];
  const all = [...new Set([...ends, ...planet, ...closed])];
  const why = no('C-BEAM-09', 'You can’t beam to, from or within a Nor or a ship docked there.');
  return all.flatMap((from) => {
    const pieces = beamable(g, from, seat);
    if (pieces.length === 0) return [];
    const goals = all.filter((to) => to !== from && (closed.includes(from) || closed.includes(to)));
    return goals.flatMap((to) => between(g, seat, from, to, pieces, why));
  });
}

/** Returns the reason a card can't be beamed to a place, or null if it can (C-BEAM-04). */
export function beamWhy(g: FirstEdition, piece: Piece, to: CardPlace): Obstacle {
  const host = hostOf(to);
  const isBound = host !== null && !isCaptive(piece) && !isForeign(g, pieceOf(g, host), piece.seat);
  if (isBound && !isOpenFor(g, piece, pieceOf(g, host)))
    return no('C-BEAM-04', () => `${pieceName(g, piece.id)} isn’t compatible with ${pieceName(g, host)}.`);
  const confined = confinedWhy(g, piece.card, to);
  if (confined !== null) return confined;
  const misfit = host === null || isCaptive(piece) ? null : incompatibleAboard(g, pieceOf(g, host), piece);
  // Personnel can't choose to beam to a place where they would be under house arrest (C-AFFIL-14).
  if (misfit !== null && isPerson(piece))
    return no('C-AFFIL-14', () => `${pieceName(g, piece.id)} isn’t compatible with ${pieceName(g, misfit.id)}.`);
  return banned(g, 'beam', { piece: piece.id, to });
}

function between(
  g: FirstEdition,
  seat: Seat,
  from: CardPlace,
  to: CardPlace,
  pieces: readonly Piece[],
  bar: Obstacle = null,
): Offer<Payload>[] {
  const whyNot = (piece: Piece): Obstacle => beamWhy(g, piece, to) ?? awayWhy(g, piece, to);
  const able = pieces.filter((piece) => whyNot(piece) === null);
  const [first] = pieces;
  const most = mostBetween(g, seat, from, to);
  const people = able.filter(isPerson).length;
  const full = no('C-BEAM-07', 'You can’t beam any more personnel here this turn.');
  const why = bar ?? (able.length > 0 || first === undefined ? null : whyNot(first));
  const apart = apartWhy(g, able, to);
  const ids = able.map(({ id }) => id);
  const where = (): string => (placeKind(to) === 'surface' ? 'down' : placeName(g, to));
  const all: Payload = (ctx) => ctx.call(BEAM, { seat, from, to, pieces: ids });
  const some: Payload = (ctx) => ctx.call(BEAM, { seat, from, to });
  const beams = (how: 'all' | 'some', payload: Payload, against: Obstacle, who: () => string): Offer<Payload> =>
    keyed(`beam:${how}:${from}:${to}`, payload, against, () => ({
      verb: 'beam',
      label: asLabel(`${who()}, from ${short(g, from)}`),
      // The label names vessels, but calls every planet “the planet”, so the hint adds the planet's name.
      ...(placeName(g, from) === `aboard ${short(g, from)}` ? {} : { hint: placeName(g, from) }),
      ...(placeKind(to) === 'surface'
        ? {
            called: [
              'to the planet',
              `to the surface of ${locationName(g, must(namedIn(to), 'the planet to beam to'))}`,
            ],
          }
        : {}),
      group: `From ${hostOf(from) === null ? locationName(g, must(namedIn(from), 'the planet to beam from')) : short(g, from)}`,
      rule: 'C-BEAM-02',
    }));
  const [only, ...others] = able;
  // If only one personnel can beam, the label starts with the destination, because a long name could leave no room for
  // it.
  const everyone = () =>
    only !== undefined && others.length === 0
      ? `${sentence(where())}: ${pieceName(g, only.id)}`
      : `All ${able.length} ${where()}`;
  const whole = beams('all', all, why ?? apart ?? (most !== null && people > most ? full : null), everyone);
  if (able.length < 2) return [whole];
  return [
    whole,
    beams('some', some, why ?? (most === 0 && people === able.length ? full : null), () => `Some ${where()}`),
  ];
}

function short(g: FirstEdition, from: CardPlace): string {
  const host = hostOf(from);
  return host === null ? 'the planet' : pieceName(g, host);
}

/**
 * Returns the cards that can be beamed, limited to `only` if given. An order can't make Borg form an Away Team, but
 * card text can (C-BORG-06).
 */
function ableFor(g: FirstEdition, { seat, from, to, only, aside }: CalledWith<typeof BEAM>): Piece[] {
  const may = (piece: Piece): boolean =>
    beamWhy(g, piece, to) === null && (aside === true || awayWhy(g, piece, to) === null);
  return beamable(g, from, seat).filter((piece) => (only === undefined ? may(piece) : only.includes(piece.id)));
}

/** Beams cards (C-BEAM-02), and asks which ones unless all of them go. */
export const beam = procedure<FirstEdition, CalledWith<typeof BEAM> & { along?: PieceId[] }>(BEAM.name)({
  begin({ g }, { pieces, aside }) {
    if (aside !== true) beginOrders(g);
    return pieces === undefined ? 'party' : 'announce';
  },
  party: partyStep(ableFor),
  choose: choosing({
    ask({ g }, local) {
      const { seat, from, to, most } = local;
      const left = mostBetween(g, seat, from, to);
      const able = ableFor(g, local);
      // Once the limit on personnel is reached, equipment can still follow.
      const some = left === 0 ? able.filter((piece) => !isPerson(piece)) : able;
      // Nobody is asked if card text allows a beam but no card can be beamed.
      if (some.length === 0) return { go: 'results' as const };
      const offers = some.map(({ id }) => whoOffer(g, id));
      const prompt = `Which cards beam from ${short(g, from)} ${placeName(g, to)}?`;
      const max = Math.min(offers.length, most ?? offers.length, left === null || left === 0 ? offers.length : left);
      return { seat, kind: 'subset', prompt, offers, min: Math.min(1, max), max, rule: 'C-BEAM-02' };
    },
    take(_ctx, local, ids) {
      local.pieces = [...ids];
      return 'announce';
    },
  }),
  announce(ctx, { seat, pieces = [], to }) {
    moment(ctx, 'beam', { seat, pieces, to });
    return 'results';
  },
  results(ctx, local) {
    const { g } = ctx;
    const { seat, from, to, pieces = [] } = local;
    const host = hostOf(to);
    // Cards that are no longer there, or whose destination is gone, aren't moved (C-RESPONSE-10).
    const gone = host !== null && g.pieces[host] === undefined;
    const moved = gone ? [] : pieces.flatMap((id) => g.pieces[id] ?? []).filter(({ at }) => at === from);
    for (const piece of moved) piece.at = to;
    if (host !== null) takeOver(g, seat, g.pieces[host], moved);
    count(g, seat, from, to, moved);
    if (moved.length === 0) return null;
    const who = moved.length > 4 ? several(moved.length, 'card') : listed(piecesNamed(g, moved));
    ctx.log(`${seatName(seat)} beams ${who} ${beamedTo(g, to)}.`, 'C-BEAM-02');
    local.along = followersOf(g, moved, { from, to }, 'beam');
    // Trouble cards may go along with tribbles, or tribbles with personnel (C-TRIB-04).
    if (troublesAt(g, from).length === 0) return local.along.length === 0 ? null : 'along';
    ctx.call(DEPARTURE, { from, to, pieces: moved.map(({ id }) => id) });
    return 'departed';
  },
  departed: (_ctx, { along = [] }) => (along.length === 0 ? null : 'along'),
  along: goingAlong('beam'),
});

function whoOffer(g: FirstEdition, id: PieceId): Offer<PieceId> {
  return keyed(`who:${id}`, id, null, () => ({ verb: 'who', label: asLabel(pieceName(g, id)) }));
}

/** Counts personnel beamed to or from a planet if their number is limited there. */
function count(g: FirstEdition, seat: Seat, from: CardPlace, to: CardPlace, moved: readonly Piece[]): void {
  const location = surfaceOf(from) ?? surfaceOf(to);
  if (location === null || g.turn === null || limited(g, { seat, location }) === null) return;
  const people = moved.filter(isPerson).length;
  g.turn.beamed = { ...g.turn.beamed, [location]: (g.turn.beamed?.[location] ?? 0) + people };
}
