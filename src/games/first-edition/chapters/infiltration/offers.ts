import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Offer, type Why } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { printedTitle } from '../../content/title-group.ts';
import { opponentOf, piecesAt, piecesOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { beamedTo, pieceName, placeName, seatName } from '../../position/names.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { vesselOf } from '../../position/stations.ts';
import { veilOver } from '../../position/veils.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { endsAt } from '../beaming/beaming.ts';
import type { Deed, Play } from '../calls.ts';
import { infiltrated, infiltratorsOf, sideAmong } from './icons.ts';

/** Personnel of the opponent of a seat in a place, who can act or not. */
function hostsAt(g: FirstEdition, seat: Seat, place: CardPlace): Piece[] {
  return piecesAt(g, place).filter(
    ({ seat: own, card, captive }) => own === opponentOf(seat) && captive === undefined && isPersonnel(cardOf(card)),
  );
}

/** What a seat can do with infiltrators in either turn, and in the opponent’s besides (C-INFIL-01 to C-INFIL-03). */
export function infiltrationOffers(g: FirstEdition, seat: Seat): Offer<Deed>[] {
  const people = piecesOf(g, seat).filter(({ card, captive }) => captive === undefined && infiltrated(card).length > 0);
  return people.flatMap((piece) =>
    piece.infiltrates === undefined ? joining(g, piece) : [exposing(g, piece), ...slips(g, piece)],
  );
}

/** To join the crew or the Away Team of the opponent that somebody is present with. */
function joining(g: FirstEdition, piece: Piece): Offer<Deed>[] {
  const { id, seat, card, at } = piece;
  const hosts = hostsAt(g, seat, at);
  if (hosts.length === 0) return [];
  const vessel = vesselOf(g, at);
  const others = vessel === null ? hosts : [...hosts, vessel];
  const side = sideAmong(g, seat, card, others.map(affiliationOf));
  const why: Why =
    side === null
      ? no('C-INFIL-01', 'Your opponent isn’t playing an affiliation of the icon that fits those who are there.')
      : piece.exposed === true
        ? no('C-INFIL-02', () => `${pieceName(g, id)} was exposed, and has to leave your opponent’s personnel first.`)
        : isDisabled(piece)
          ? no('C-TEAM-15', () => `${pieceName(g, id)} is disabled.`)
          : null;
  const deed: Deed = (ctx) => {
    if (side !== null) infiltrate(ctx, id, side);
  };
  return [
    keyed(`infiltrate:${id}`, deed, why, () => ({
      verb: 'infiltrate',
      label: asLabel(`${pieceName(g, id)} joins ${seatName(opponentOf(seat))} ${placeName(g, at)}`),
      group: pieceName(g, id),
      rule: 'C-INFIL-01',
    })),
  ];
}

/** Somebody is an infiltrator from now on, of an affiliation of the opponent’s. */
export function infiltrate(ctx: Play, id: PieceId, side: Affiliation): void {
  const piece = ctx.g.pieces[id];
  if (piece === undefined) return;
  piece.infiltrates = side;
  ctx.log(`${pieceName(ctx.g, id)} infiltrates ${seatName(opponentOf(piece.seat))} as ${side}.`, 'C-INFIL-01');
}

function exposing(g: FirstEdition, { id }: Piece): Offer<Deed> {
  const deed: Deed = (ctx) => expose(ctx, id, 'is exposed');
  return keyed(`expose:${id}`, deed, null, () => ({
    verb: 'expose',
    label: asLabel(`${pieceName(g, id)} stops infiltrating`),
    group: pieceName(g, id),
    rule: 'C-INFIL-02',
  }));
}

function expose(ctx: Play, id: PieceId, how: string): void {
  const { g } = ctx;
  const piece = g.pieces[id];
  if (piece === undefined) return;
  delete piece.infiltrates;
  piece.exposed = true;
  ctx.log(`${pieceName(g, id)} ${how}.`, 'C-INFIL-02');
}

/** Ways of an infiltrator alone by the transporters of the opponent, in the opponent’s turn (C-INFIL-03). */
function slips(g: FirstEdition, piece: Piece): Offer<Deed>[] {
  const { id, seat, at } = piece;
  const other = opponentOf(seat);
  const location = locationAt(g, at);
  if (location === null || g.turn?.seat !== other || veilOver(g, at) !== null) return [];
  const ends = endsAt(g, other, location);
  if (!ends.includes(at)) return [];
  const stopped: Why = isStopped(g, piece) ? no('C-STOP-02', () => `${pieceName(g, id)} is stopped.`) : null;
  return ends.flatMap((to) => {
    if (to === at) return [];
    const deed: Deed = (ctx) => {
      const there = ctx.g.pieces[id];
      if (there === undefined) return;
      there.at = to;
      ctx.log(`${pieceName(ctx.g, id)} beams ${beamedTo(ctx.g, to)} unnoticed.`, 'C-INFIL-03');
    };
    return [
      keyed(`slip:${id}:${to}`, deed, stopped ?? banned(g, 'beam', { piece: id, to }), () => ({
        verb: 'beam',
        label: asLabel(`${pieceName(g, id)} ${placeName(g, to)}`),
        group: pieceName(g, id),
        rule: 'C-INFIL-03',
      })),
    ];
  });
}

/**
 * After each action: an infiltrator is exposed by somebody whom it impersonates, or back among its own (C-INFIL-02); who was exposed may
 * infiltrate again once away from all of the opponent’s personnel.
 */
export function settleInfiltrators(ctx: Play): void {
  const { g } = ctx;
  for (const [seat] of g.players.entries())
    for (const piece of infiltratorsOf(g, seat)) {
      if (piece.captive !== undefined) delete piece.infiltrates;
      else if (meetsPersona(g, piece)) expose(ctx, piece.id, 'is exposed by the real one');
      else if (isHome(g, piece)) expose(ctx, piece.id, 'is back, and infiltrates no more');
    }
  for (const piece of Object.values(g.pieces))
    if (piece.exposed === true && hostsAt(g, piece.seat, piece.at).length === 0) delete piece.exposed;
}

/** Whether somebody whom an infiltrator impersonates is present, a mirror version included. */
function meetsPersona(g: FirstEdition, { id, card, at }: Piece): boolean {
  const own = cardOf(card);
  const names = isPersonnel(own) ? own.impersonates : [];
  return piecesAt(g, at).some((piece) => {
    const facts = cardOf(piece.card);
    if (piece.id === id || !isPersonnel(facts) || facts.impersonates.length > 0) return false;
    return [printedTitle(facts), ...facts.personas, ...facts.mirrorOf].some((name) => names.includes(name));
  });
}

/** Whether an infiltrator is in an own crew, or with an own Away Team and nobody of the opponent. */
function isHome(g: FirstEdition, { id, seat, at }: Piece): boolean {
  const vessel = vesselOf(g, at);
  if (vessel !== null) return vessel.seat === seat;
  const own = piecesAt(g, at).filter(
    (piece) =>
      piece.id !== id && piece.seat === seat && piece.infiltrates === undefined && isPersonnel(cardOf(piece.card)),
  );
  return own.length > 0 && hostsAt(g, seat, at).length === 0;
}
