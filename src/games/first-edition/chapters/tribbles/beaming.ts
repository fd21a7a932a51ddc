import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, keyed, type Offer, open } from '../../../kit/offers.ts';
import { asHint, asLabel, listed, several } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { hostIn, ofType, pieceOf, piecesAt, vesselsWithin } from '../../position/find.ts';
import { beamedTo, pieceName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { aboard, hostOf, locationAt, onSurface } from '../../position/places.ts';
import { isAtNor, isNor, sitesOf } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import { concealedBy } from '../../position/veils.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, LocationId } from '../../terms.ts';
import { endsAt, unshielded } from '../beaming/beaming.ts';
import { BEAM_TRIBBLES, type CalledWith, type Payload, TROUBLE_ALONG } from '../calls.ts';
import { isOffLine } from '../damage/systems.ts';
import { skillOf } from '../skills/skills.ts';
import { activeAt, isPlanet } from '../teams/teams.ts';
import { isSmall } from './groups.ts';

/** Returns the Tribble cards of both players in a place that can be beamed (C-TRIB-03). */
function beamableFrom(g: FirstEdition, from: CardPlace): Piece[] {
  return piecesAt(g, from).filter((piece) => cardOf(piece.card).type === 'Tribble' && !isSmall(piece));
}

/** Returns the station that a piece is, is part of, or is docked at, if it is a Nor. */
function norAround(g: FirstEdition, piece: Piece): Piece | null {
  if (isNor(cardOf(piece.card))) return piece;
  const host = hostIn(g, piece.at);
  return host === undefined ? null : norAround(g, host);
}

/**
 * Returns the places at a player's own Nors at a location, and aboard their ships docked there. The player can lower the
 * SHIELDS there only for tribbles (C-BEAM-09).
 */
function norEnds(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  return vesselsWithin(g, location).flatMap((piece) => {
    const isOwn = piece.seat === seat && isAtNor(g, piece) && norAround(g, piece)?.seat === seat;
    if (!isOwn || isOffLine(g, piece, 'transporters') || concealedBy(g, aboard(piece.id)) !== null) return [];
    return (isNor(cardOf(piece.card)) ? sitesOf(g, piece.id) : [piece]).map(({ id }) => aboard(id));
  });
}

/** Returns the options to beam large Tribble cards. The personnel who beams them is then stopped (C-TRIB-03). */
export function tribbleBeamOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const large = ofType(g, 'Tribble').filter((piece) => !isSmall(piece));
  const places = new Set(large.map(({ at }) => at));
  return [...places].flatMap((from) => {
    const location = locationAt(g, from);
    if (location === null) return [];
    const own = [...endsAt(g, seat, location), ...norEnds(g, seat, location)];
    // One end is a vessel whose transporters the player can use (C-BEAM-05).
    if (own.length === 0) return [];
    const planet = isPlanet(g, location) ? [onSurface(location)] : [];
    const all = [...new Set([...own, ...planet, ...unshielded(g, seat, location)])];
    if (!all.includes(from)) return [];
    const isServed = (to: CardPlace) => [from, to].some((end) => hostOf(end) !== null && own.includes(end));
    return all
      .filter((to) => to !== from && isServed(to))
      .flatMap((to) => operatorsAt(g, seat, from, to).flatMap((operator) => beamOffer(g, seat, from, to, operator)));
  });
}

/** Returns the personnel at either end of a beam who have Transporter Skill. */
function operatorsAt(g: FirstEdition, seat: Seat, from: CardPlace, to: CardPlace): Piece[] {
  return [from, to]
    .flatMap((place) => activeAt(g, place, seat))
    .filter((piece) => skillOf(g, piece, 'Transporter Skill') > 0);
}

function beamOffer(g: FirstEdition, seat: Seat, from: CardPlace, to: CardPlace, operator: Piece): Offer<Payload>[] {
  const able = ableFor(g, { seat, from, to, operator: operator.id });
  const [only, ...others] = able;
  if (only === undefined) return [];
  const most = skillOf(g, operator, 'Transporter Skill');
  const what = others.length === 0 ? pieceName(g, only.id) : 'Tribbles';
  const pieces = others.length === 0 ? { pieces: [only.id] } : {};
  const payload: Payload = (ctx) => ctx.call(BEAM_TRIBBLES, { seat, from, to, operator: operator.id, ...pieces });
  const limit = others.length === 0 ? '' : `Up to ${several(most, 'card')}. `;
  return [
    keyed(`beam-tribbles:${from}:${to}:${operator.id}`, payload, null, () => ({
      verb: 'beam-tribbles',
      label: asLabel(`${what} ${beamedTo(g, to)}`),
      hint: asHint(`${limit}${pieceName(g, operator.id)} beams and is stopped.`),
      group: `Tribbles ${placeName(g, from)}`,
      rule: 'C-TRIB-03',
    })),
  ];
}

function ableFor(g: FirstEdition, { from, to }: CalledWith<typeof BEAM_TRIBBLES>): Piece[] {
  return beamableFrom(g, from).filter(({ id }) => banned(g, 'beam', { piece: id, to }) === null);
}

/** Beams large Tribble cards: as many as the operator has levels of Transporter Skill. Then the operator is stopped (C-TRIB-03). */
export const beamTribbles = procedure<FirstEdition, CalledWith<typeof BEAM_TRIBBLES>>(BEAM_TRIBBLES.name)({
  begin({ g }, { pieces }) {
    beginOrders(g);
    return pieces === undefined ? 'which' : 'announce';
  },
  which: choosing({
    ask({ g }, local: CalledWith<typeof BEAM_TRIBBLES>) {
      const { seat, to, operator } = local;
      const offers = ableFor(g, local).map(({ id }) =>
        open({ key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)) }, id),
      );
      const max = Math.min(offers.length, skillOf(g, pieceOf(g, operator), 'Transporter Skill'));
      const prompt = `Which tribbles does ${pieceName(g, operator)} beam ${beamedTo(g, to)}? ${pieceName(g, operator)} is then stopped.`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max, rule: 'C-TRIB-03' };
    },
    take(_ctx, local: CalledWith<typeof BEAM_TRIBBLES>, ids: readonly number[]) {
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
    const { seat, from, to, operator, pieces = [] } = local;
    const host = hostIn(g, to);
    const isGone = hostOf(to) !== null && host === undefined;
    // Cards that are no longer there, or whose destination is gone, aren't moved (C-RESPONSE-10).
    const moved = isGone ? [] : pieces.flatMap((id) => g.pieces[id] ?? []).filter(({ at }) => at === from);
    for (const piece of moved) piece.at = to;
    const by = g.pieces[operator];
    if (by !== undefined) by.stopped = g.turns;
    if (moved.length === 0 || by === undefined) return null;
    const names = listed(piecesNamed(g, moved));
    ctx.log(
      `${seatName(seat)}: ${pieceName(g, operator)} beams ${names} ${beamedTo(g, to)} and is stopped.`,
      'C-TRIB-03',
    );
    ctx.call(TROUBLE_ALONG, { owners: [...new Set(moved.map((piece) => piece.seat))], from, to });
    return 'over';
  },
  over: () => null,
});
