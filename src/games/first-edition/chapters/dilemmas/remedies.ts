import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { playerOf } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import { isDisabled, isStopped, release } from '../../position/pieces.ts';
import { aboard, hostOf, locationAt, onPiece, onSurface } from '../../position/places.ts';
import { inForce } from '../../rules/in-force.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { arrestedAmong } from '../affiliation/arrest.ts';
import type { Play } from '../calls.ts';
import { flicker } from '../holograms/holograms.ts';
import { discard } from '../leaving/leave.ts';
import { scorePoints } from '../points/score.ts';
import { isAlone, meets } from '../skills/group.ts';
import { equipmentAt, isPlanet, peopleAt } from '../teams/teams.ts';
import { peopleNear } from './affected.ts';

/**
 * After each action: dilemmas in play that are nullified or cured where they lie are done with (C-DILEMMA-09, C-DILEMMA-10). Nobody meets them
 * again (C-DILEMMA-24).
 */
export function remedy(ctx: Play): void {
  const { g } = ctx;
  const paid = new Set<string>();
  for (const { id } of Object.values(g.pieces)) {
    const piece = g.pieces[id];
    if (piece === undefined) continue;
    const whole = ruleOf(piece.card)?.meeting;
    if (whole === undefined) continue;
    const { nullify, cure, cured } = whole.second ?? whole;
    if (nullify === undefined && cure === undefined && cured === undefined) continue;
    const groups = groupsNear(g, piece);
    if (nullify !== undefined && groups.some((group) => meets(g, group, nullify))) lift(ctx, piece, false);
    else if (cured?.(g, piece) === true || (cure !== undefined && groups.some((group) => meets(g, group, cure))))
      lift(ctx, piece, isFirstOf(paid, piece));
  }
  refresh(g);
  flicker(ctx);
}

/** Whether no copy has scored for the same player at this time: copies give nothing twice (C-SKILL-22). */
function isFirstOf(paid: Set<string>, { card, seat }: Piece): boolean {
  const what = `${card} ${seat}`;
  if (paid.has(what)) return false;
  paid.add(what);
  return true;
}

/** Whom cards hold by where they lie, and missions by where they are, is worked out anew. */
function refresh(g: FirstEdition): void {
  numb(g);
  for (const { bearer, says } of inForce(g, ({ holds }) => holds)) {
    const { piece: by } = bearer;
    if (by === undefined) continue;
    const card = g.pieces[by];
    const near = card === undefined ? [] : peopleNear(g, card);
    for (const piece of Object.values(g.pieces)) {
      if (near.includes(piece) && isAlone(g, piece, says)) piece.held ??= { by, as: 'disabled' };
      else if (piece.held?.by === by) delete piece.held;
    }
  }
}

/** In what state missions leave who is there. */
function numb(g: FirstEdition): void {
  const says = inForce(g, ({ numbs }) => numbs);
  for (const piece of Object.values(g.pieces)) {
    if (says.length === 0 && piece.numb === undefined) continue;
    const [as] = says.flatMap(({ bearer, says: how }) => how(g, bearer, piece) ?? []);
    if (as === undefined) delete piece.numb;
    else piece.numb = as;
  }
}

/** A dilemma in play is done with; whom it held is free. `scores`: it was cured, or as it says itself (C-DILEMMA-19). */
export function lift(ctx: Play, card: Piece, scores: boolean): void {
  const { g } = ctx;
  const { value = 0 } = cardOf(card.card).points ?? {};
  ctx.log(`${cardName(card.card)} is over.`, 'C-DILEMMA-18');
  for (const piece of Object.values(g.pieces)) if (piece.at === onPiece(card.id)) piece.at = homeOf(g, card, piece);
  release(g, card.id);
  discard(g, card.id);
  if (!scores || value <= 0) return;
  playerOf(g, card.owner).discard.shift();
  playerOf(g, card.seat).bonus.push({ card: card.card, owner: card.owner });
  scorePoints(ctx, card.seat, { kind: 'bonus', points: value, card: card.card });
}

/** Where somebody goes who was held: the planet, or aboard a ship of the own that is there. */
function homeOf(g: FirstEdition, card: Piece, { seat }: Piece): CardPlace {
  const location = locationAt(g, card.at) ?? '';
  const ship = Object.values(g.pieces).find(
    (piece) => piece.seat === seat && cardOf(piece.card).type === 'Ship' && locationAt(g, piece.at) === location,
  );
  return isPlanet(g, location) || ship === undefined ? onSurface(location) : aboard(ship.id);
}

/** Groups that are with a dilemma in play: who is aboard its ship, with its host, where those are that it is about, or at its place. */
function groupsNear(g: FirstEdition, card: Piece): Group[] {
  if (card.upon !== undefined) {
    const places = new Set(card.upon.flatMap((id) => g.pieces[id]?.at ?? []));
    return [...places].map((place) => groupAt(g, place, card.seat));
  }
  const host = hostOf(card.at);
  const on = host === null ? undefined : g.pieces[host];
  if (on !== undefined) return [groupAt(g, isPersonnel(cardOf(on.card)) ? on.at : aboard(on.id), on.seat)];
  const location = locationAt(g, card.at);
  if (location === null) return [];
  const seats = [0, 1];
  if (isPlanet(g, location)) return seats.map((seat) => groupAt(g, onSurface(location), seat));
  return Object.values(g.pieces)
    .filter((piece) => cardOf(piece.card).type === 'Ship' && locationAt(g, piece.at) === location)
    .map((ship) => groupAt(g, aboard(ship.id), ship.seat));
}

/**
 * The people of a seat in a place who can lend their skills; during an attempt the stopped lend none (C-TEAM-06), and where it is made only
 * those do who make it (C-DILEMMA-13).
 */
export function groupAt(g: FirstEdition, place: CardPlace, seat: number): Group {
  const { attempt } = g;
  const team = attempt !== null && locationAt(g, place) === attempt.location ? attempt.team : null;
  const there = peopleAt(g, place, seat);
  // C-TEAM-09: nor do those under house arrest.
  const arrested = arrestedAmong(g, place, there);
  const people = there.filter(
    (piece) =>
      !isDisabled(piece) &&
      !arrested.includes(piece) &&
      (attempt === null || !isStopped(g, piece)) &&
      (team === null || team.includes(piece.id)),
  );
  const host = hostOf(place);
  const ship = host === null ? undefined : g.pieces[host];
  return { people, equipment: equipmentAt(g, place, seat), ship: ship ?? null };
}
