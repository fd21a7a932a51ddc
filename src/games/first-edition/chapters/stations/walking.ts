import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { choosing, no, type Obstacle, type Offer, offer, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { hostIn, pieceOf, piecesAt } from '../../position/find.ts';
import { pieceName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { isCaptive, isPerson } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { aboard, dockedAt, hostOf } from '../../position/places.ts';
import { isSite, isWalk, norsOf, sitesOf, stationOf, walkTo } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import { concealedBy } from '../../position/veils.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { incompatibleAboard } from '../affiliation/arrest.ts';
import { apartWhy, partyStep } from '../affiliation/parties.ts';
import { beamable } from '../beaming/beaming.ts';
import { awayWhy } from '../borg/borg.ts';
import { type CalledWith, DEPARTURE, type Payload, WALK } from '../calls.ts';
import { isOpenFor, takeOver } from '../control/commandeer.ts';
import { followersOf, goingAlong } from '../infiltration/taking-part.ts';
import { troublesAt } from '../tribbles/groups.ts';

/** Returns the moves on foot of a player's personnel at stations: to other sites, and to and from docked ships. */
export function walkOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return norsOf(g).flatMap((station) => {
    const sites = sitesOf(g, station.id);
    return sites.flatMap((site) => {
      const room = aboard(site.id);
      const ships = piecesAt(g, dockedAt(site.id)).filter((ship) => ship.seat === seat);
      const others = sites.filter(({ id }) => id !== site.id).map(({ id }) => aboard(id));
      return [
        ...others.flatMap((to) => between(g, seat, room, to)),
        ...ships.flatMap(({ id }) => [...between(g, seat, room, aboard(id)), ...between(g, seat, aboard(id), room)]),
      ];
    });
  });
}

/**
 * True if a personnel has already walked this turn and this move would be a second walk (C-MOVE-20). Boarding a docked
 * ship isn't walking.
 */
function hasWalked(g: FirstEdition, piece: Piece, to: CardPlace): boolean {
  return piece.walked === g.turns && isWalk(g, piece.at, to);
}

/**
 * Returns the places to which a single infiltrator could go on foot (C-INFIL-03): other sites, ships docked here, or
 * the dock of its ship.
 */
export function waysOnFoot(g: FirstEdition, piece: Piece): CardPlace[] {
  const host = hostIn(g, piece.at);
  if (host === undefined) return [];
  const station = stationOf(g, host);
  const dock = hostIn(g, host.at);
  const goals =
    station === null
      ? dock !== undefined && isSite(dock)
        ? [dock]
        : []
      : [...sitesOf(g, station.id).filter(({ id }) => id !== host.id), ...piecesAt(g, dockedAt(host.id))];
  return goals.flatMap((goal) => {
    const to = aboard(goal.id);
    const isOpen = !isStopped(g, goal) && concealedBy(g, piece.at) === null && concealedBy(g, to) === null;
    return isOpen && !hasWalked(g, piece, to) && banned(g, 'walk', { piece: piece.id, to }) === null ? [to] : [];
  });
}

/** Returns a player's cards that could leave a place on foot. */
function walkers(g: FirstEdition, from: CardPlace, to: CardPlace, seat: Seat): Piece[] {
  return beamable(g, from, seat).filter((piece) => !hasWalked(g, piece, to));
}

/** Returns the reason a card can't go to a place on foot, or null if it can. */
function walkWhy(g: FirstEdition, piece: Piece, to: CardPlace): Obstacle {
  const host = pieceOf(g, must(hostOf(to), 'the site or ship to enter'));
  // Anyone may enter a Nor, but personnel must be compatible with a ship (C-FAC-08). Personnel can't choose to move
  // into house arrest (C-AFFIL-14).
  const isOpen = isSite(host) || isCaptive(piece) || isOpenFor(g, piece, host);
  if (!isOpen)
    return no('C-AFFIL-03', () => `${pieceName(g, piece.id)} isn’t compatible with ${pieceName(g, host.id)}.`);
  const misfit = isPerson(piece) && !isCaptive(piece) ? incompatibleAboard(g, host, piece) : null;
  if (misfit !== null)
    return no('C-AFFIL-14', () => `${pieceName(g, piece.id)} isn’t compatible with ${pieceName(g, misfit.id)}.`);
  return awayWhy(g, piece, to) ?? banned(g, 'walk', { piece: piece.id, to });
}

function between(g: FirstEdition, seat: Seat, from: CardPlace, to: CardPlace): Offer<Payload>[] {
  const pieces = walkers(g, from, to, seat);
  const able = pieces.filter((piece) => walkWhy(g, piece, to) === null);
  const [first] = pieces;
  const host = pieceOf(g, must(hostOf(to), 'the site or ship to enter'));
  if (first === undefined || concealedBy(g, from) !== null || concealedBy(g, to) !== null) return [];
  const stopped = isStopped(g, host) ? no('C-STOP-05', () => `${pieceName(g, host.id)} is stopped.`) : null;
  const why = stopped ?? (able.length > 0 ? null : walkWhy(g, first, to));
  const rule = 'C-MOVE-20';
  const verb = isWalk(g, from, to) ? 'walk' : 'board';
  const option = (which: string, who: string): Option => ({
    key: `${verb}:${which}:${from}:${to}`,
    verb,
    label: asLabel(`${who} ${placeName(g, to)}`),
    hint: `From ${pieceName(g, must(hostOf(from), 'the site or ship to leave'))}`,
    group: `Walk, ${placeName(g, from)}`,
    rule,
  });
  const ids = able.map(({ id }) => id);
  const all = offer<Payload>(
    (ctx) => ctx.call(WALK, { seat, from, to, pieces: ids }),
    why ?? apartWhy(g, able, to),
    () => option('all', `All ${able.length}`),
  );
  if (able.length < 2) return [all];
  return [
    all,
    offer<Payload>(
      (ctx) => ctx.call(WALK, { seat, from, to }),
      why,
      () => option('some', 'Some'),
    ),
  ];
}

/** The move's state: the chosen group, and the infiltrators still to be asked. */
type Walking = CalledWith<typeof WALK> & { only?: PieceId[]; along?: PieceId[] };

function ableFor(g: FirstEdition, { seat, from, to, only }: Walking): Piece[] {
  return walkers(g, from, to, seat).filter(
    (piece) => walkWhy(g, piece, to) === null && only?.includes(piece.id) !== false,
  );
}

/** Moves personnel on foot, or aboard a docked ship, with what they carry. */
export const walk = procedure<FirstEdition, Walking>(WALK.name)({
  begin({ g }, { pieces }) {
    beginOrders(g);
    return pieces === undefined ? 'party' : 'results';
  },
  party: partyStep(ableFor),
  choose: choosing({
    ask({ g }, local) {
      const { seat, to } = local;
      const offers = ableFor(g, local).map(({ id }) =>
        open({ key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)) }, id),
      );
      const prompt = `Who goes ${placeName(g, to)}?`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max: offers.length, rule: 'C-MOVE-20' };
    },
    take(_ctx, local, ids: readonly PieceId[]) {
      local.pieces = [...ids];
      return 'results';
    },
  }),
  results(ctx, local) {
    const { g } = ctx;
    const { seat, from, to, pieces = [] } = local;
    const moved = pieces.flatMap((id) => g.pieces[id] ?? []).filter(({ at }) => at === from);
    for (const piece of moved) walkTo(g, piece, to);
    takeOver(g, seat, hostIn(g, to), moved);
    if (moved.length === 0) return null;
    const who = moved.length > 4 ? several(moved.length, 'card') : listed(piecesNamed(g, moved));
    ctx.log(`${seatName(seat)} moves ${who} ${placeName(g, to)}.`, 'C-MOVE-20');
    local.along = followersOf(g, moved, { from, to }, 'walk').filter((id) => !hasWalked(g, pieceOf(g, id), to));
    if (troublesAt(g, from).length === 0) return local.along.length === 0 ? null : 'along';
    ctx.call(DEPARTURE, { from, to, pieces: moved.map(({ id }) => id) });
    return 'departed';
  },
  departed: (_ctx, { along = [] }) => (along.length === 0 ? null : 'along'),
  along: goingAlong('walk'),
});
