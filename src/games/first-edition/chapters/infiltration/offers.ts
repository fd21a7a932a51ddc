import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { opponentOf, personnelOf, personOf } from '../../position/find.ts';
import { beamedTo, pieceName, placeName, seatName } from '../../position/names.ts';
import type { Infiltrator } from '../../position/piece-types.ts';
import { isCaptive, isInfiltrator, isShip } from '../../position/piece-types.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { isWalk, vesselOf, walkTo } from '../../position/stations.ts';
import { concealedBy } from '../../position/veils.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, PersonnelPiece, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { isArrestedGuest } from '../affiliation/arrest.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { beamWhy, endsAt } from '../beaming/beaming.ts';
import type { Payload, Play } from '../calls.ts';
import { waysOnFoot } from '../stations/walking.ts';
import { expose, infiltrate, settleInfiltrators } from './cover.ts';
import { hostsAt, infiltrated, sideAmong } from './icons.ts';
import { canAct } from './taking-part.ts';

/** Returns a player's options for infiltrators, during either player's turn (C-INFIL-01 to C-INFIL-03). */
export function infiltrationOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const people = personnelOf(g, seat).filter((piece) => !isCaptive(piece) && infiltrated(piece.card).length > 0);
  return people.flatMap((piece) =>
    !isInfiltrator(piece) ? joining(g, piece) : [exposing(g, piece), ...serving(g, piece), ...slips(g, piece)],
  );
}

/** Returns the option to infiltrate the opponent's crew or Away Team that a personnel is present with. */
function joining(g: FirstEdition, piece: PersonnelPiece): Offer<Payload>[] {
  const { id, seat, card, at } = piece;
  const hosts = hostsAt(g, seat, at);
  if (hosts.length === 0) return [];
  const vessel = vesselOf(g, at);
  const others = vessel === null ? hosts : [...hosts, vessel];
  const side = sideAmong(g, seat, card, others.map(affiliationOf));
  const why: Obstacle =
    side === null
      ? no(
          'C-INFIL-01',
          'Its infiltration icon names no affiliation that your opponent plays and that fits everyone there.',
        )
      : piece.exposed === true
        ? no('C-INFIL-02', () => `${pieceName(g, id)} was exposed and must leave your opponent’s personnel first.`)
        : isDisabled(piece)
          ? no('C-TEAM-15', () => `${pieceName(g, id)} is disabled.`)
          : null;
  const payload: Payload = (ctx) => {
    if (side !== null) infiltrate(ctx, id, side);
  };
  return [
    keyed(`infiltrate:${id}`, payload, why, () => ({
      verb: 'infiltrate',
      label: asLabel(`${pieceName(g, id)} joins ${seatName(opponentOf(seat))} ${placeName(g, at)}`),
      group: pieceName(g, id),
      rule: 'C-INFIL-01',
    })),
  ];
}

function exposing(g: FirstEdition, { id }: Piece): Offer<Payload> {
  const payload: Payload = (ctx) => expose(ctx, id);
  return keyed(`expose:${id}`, payload, null, () => ({
    verb: 'expose',
    label: asLabel(`${pieceName(g, id)} stops infiltrating`),
    group: pieceName(g, id),
    rule: 'C-INFIL-02',
  }));
}

/**
 * Returns the option for an infiltrator to start or stop counting toward the staffing of an opponent's ship
 * (C-INFIL-01).
 */
function serving(g: FirstEdition, { id, seat, at, serves }: Infiltrator): Offer<Payload>[] {
  const ship = vesselOf(g, at);
  if (ship === null || ship.seat === seat || !isShip(ship)) return [];
  const payload: Payload = (ctx) => serve(ctx, id, ship.id);
  const label = `${pieceName(g, id)} ${serves === true ? 'no longer helps' : 'helps'} to staff ${pieceName(g, ship.id)}`;
  return [
    keyed(`staff:${id}`, payload, null, () => ({
      verb: 'staff',
      label: asLabel(label),
      group: pieceName(g, id),
      rule: 'C-INFIL-01',
    })),
  ];
}

function serve(ctx: Play, id: PieceId, ship: PieceId): void {
  const piece = personOf(ctx.g, id);
  if (piece.serves === true) delete piece.serves;
  else piece.serves = true;
  const how = piece.serves === true ? 'helps' : 'no longer helps';
  ctx.log(`${pieceName(ctx.g, id)} ${how} to staff ${pieceName(ctx.g, ship)}.`, 'C-INFIL-01');
}

/** Returns an infiltrator's moves during the opponent's turn, by transporter and on foot (C-INFIL-03). */
function slips(g: FirstEdition, piece: Infiltrator): Offer<Payload>[] {
  if (g.turn?.seat !== opponentOf(piece.seat)) return [];
  return [
    ...beamsFrom(g, piece).map((to) => slip(g, piece, to, 'beam')),
    ...waysOnFoot(g, piece).map((to) => slip(g, piece, to, isWalk(g, piece.at, to) ? 'walk' : 'board')),
  ];
}

/** Returns the places to which an infiltrator can beam with either player's transporters. */
function beamsFrom(g: FirstEdition, { seat, at }: Piece): CardPlace[] {
  const location = locationAt(g, at);
  if (location === null || concealedBy(g, at) !== null) return [];
  const ends = [...new Set([...endsAt(g, opponentOf(seat), location), ...endsAt(g, seat, location)])];
  return ends.includes(at) ? ends.filter((to) => to !== at) : [];
}

function slip(g: FirstEdition, piece: Infiltrator, to: CardPlace, verb: 'beam' | 'walk' | 'board'): Offer<Payload> {
  const { id } = piece;
  const payload: Payload = (ctx) => {
    const there = ctx.g.pieces[id];
    if (there === undefined) return;
    walkTo(ctx.g, there, to);
    const how = verb === 'beam' ? `beams ${beamedTo(ctx.g, to)}` : `goes ${placeName(ctx.g, to)}`;
    ctx.log(`${pieceName(ctx.g, id)} ${how} unnoticed.`, 'C-INFIL-03');
    // Exposure happens immediately (C-INFIL-02).
    settleInfiltrators(ctx);
  };
  return keyed(`slip:${id}:${to}`, payload, slipWhy(g, piece, to), () => ({
    verb,
    label: asLabel(`${pieceName(g, id)} ${placeName(g, to)}`),
    group: pieceName(g, id),
    rule: verb === 'beam' ? 'C-INFIL-03' : 'C-MOVE-20',
  }));
}

function slipWhy(g: FirstEdition, piece: Infiltrator, to: CardPlace): Obstacle {
  const name = () => pieceName(g, piece.id);
  if (isStopped(g, piece)) return no('C-STOP-02', () => `${name()} is stopped.`);
  if (!canAct(g, piece)) return no('C-TEAM-14', () => `${name()} is disabled or under house arrest.`);
  const { infiltrates: _, ...home } = piece;
  // An infiltrator can't move to a place where it would be under house arrest, whether among the opponent's personnel
  // or its own (C-AFFIL-14).
  if (vesselOf(g, to)?.seat === piece.seat) return beamWhy(g, home, to);
  if (isArrestedGuest(g, piece, to))
    return no('C-AFFIL-14', () => `${name()} isn’t compatible with the personnel ${placeName(g, to)}.`);
  return banned(g, 'beam', { piece: piece.id, to });
}
