import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { listed } from '../../../kit/words.ts';
import { ruleOf } from '../../content/rules.ts';
import { EFFECTS } from '../../effects/frame.ts';
import type { Effects } from '../../effects/union.ts';
import { allPieces, hostedBy, playerOf } from '../../position/find.ts';
import { cardName } from '../../position/names.ts';
import { isShip, trapOf } from '../../position/piece-types.ts';
import { release } from '../../position/pieces.ts';
import { hostOf, inSpace, locationAt, namedIn, placeKind } from '../../position/places.ts';
import { sideDeck, sideDeckOf } from '../../position/side-decks.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { type CalledWith, DAMAGE, LEAVE } from '../calls.ts';
import { outlives } from '../holograms/holograms.ts';
import { turnMission } from '../spaceline/faces.ts';
import { isCarriedTribble } from '../tribbles/groups.ts';

/** The destination of a card that leaves play without being discarded. */
export type TakenTo = 'hand' | 'top of the draw deck' | 'bottom of the draw deck' | 'out-of-play';

/** The key in `g.lasting` for a personnel who is saved from leaving play. */
export const SPARED = 'spared';

/** The memory of the procedure: carriers of destroyed ships, and what killed personnel do according to their text. */
type Leaving = CalledWith<typeof LEAVE> & { mothers?: PieceId[]; parting?: { from: RuleSource; list: Effects }[] };

/** Removes cards from play after rules have responded (C-LEAVE-02). */
export const leave = procedure<FirstEdition, Leaving>(LEAVE.name)({
  begin(ctx, { seat, pieces, why }) {
    moment(ctx, 'leaving', { seat, pieces, why });
    return 'results';
  },
  results(ctx, local) {
    const { g } = ctx;
    const { seat, pieces, why } = local;
    const there = pieces
      .flatMap((id) => g.pieces[id] ?? [])
      .filter(({ id }) => why !== 'killed' || banned(g, 'die', { piece: id }) === null)
      .filter(({ id }) => !g.lasting.some(({ what, piece }) => what === SPARED && piece === id))
      .filter((piece) => why === 'discarded' || !outlives(ctx, piece));
    g.lasting = g.lasting.filter(({ what, piece = 0 }) => what !== SPARED || !pieces.includes(piece));
    if (there.length === 0) return null;
    const names = listed(there.map(({ card }) => cardName(card)));
    ctx.log(`${names} ${there.length === 1 ? 'is' : 'are'} ${why}.`, why === 'discarded' ? 'C-LEAVE-06' : 'C-LEAVE-02');
    // A destroyed carried ship damages its carrier (C-MOVE-17).
    local.mothers =
      why === 'destroyed' ? there.flatMap(({ at }) => (placeKind(at) === 'aboard' ? (hostOf(at) ?? []) : [])) : [];
    local.parting = why === 'killed' ? partings(g, there) : [];
    for (const piece of there) discard(g, piece.id);
    moment(ctx, 'left', {
      seat,
      cards: there.map(({ card }) => card),
      sides: there.map(affiliationOf),
      pieces: there.map(({ id }) => id),
      had: there.map((piece) => piece.seat),
      owners: there.map(({ owner }) => owner),
      why,
    });
    return 'parted';
  },
  parted(ctx, local) {
    const [first, ...rest] = must(local.parting, 'the effects of those who were killed');
    if (first === undefined) return 'over';
    local.parting = rest;
    ctx.call(EFFECTS, { seat: first.from.seat, ...first });
    return 'parted';
  },
  over(ctx, local) {
    const [vessel, ...mothers] = local.mothers ?? [];
    if (vessel === undefined) return null;
    local.mothers = mothers;
    ctx.call(DAMAGE, { seat: local.seat, vessel, hit: 'hit' });
    return 'over';
  },
});

/** Returns the effects that killed personnel have by their own text. */
function partings(g: FirstEdition, killed: readonly Piece[]): { from: RuleSource; list: Effects }[] {
  return killed.flatMap(({ card, seat }) => {
    const from = { seat, kind: 'hand', card } as const;
    const says = ruleOf(card)?.killed;
    const list = says === undefined ? [] : says(g, from);
    return list.length === 0 ? [] : [{ from, list }];
  });
}

/** Returns everything that leaves with a card: cards aboard and on it. Docked ships stay (C-DOCK-03). */
function taken(g: FirstEdition, id: PieceId): Piece[] {
  return hostedBy(g, id).filter(({ at }) => placeKind(at) !== 'docked');
}

/** Puts a card in play on its owner's discard pile (C-DRAW-05), with everything that leaves with it (C-LEAVE-02). */
export function discard(g: FirstEdition, id: PieceId): void {
  const piece = g.pieces[id];
  if (piece === undefined) return;
  // Carried tribbles stay where their carrier was (C-TRIB-03).
  for (const other of taken(g, id)) if (isCarriedTribble(other)) other.at = piece.at;
  for (let [other] = taken(g, id); other !== undefined; [other] = taken(g, id)) discard(g, other.id);
  const location = locationAt(g, piece.at);
  for (const ship of hostedBy(g, id)) {
    if (location === null) continue;
    ship.at = inSpace(location);
    if (isShip(ship)) delete ship.docked;
  }
  release(g, id);
  for (const other of allPieces(g)) if (other.as?.by === id) delete other.as;
  delete g.pieces[id];
  unmake(g, id);
  // A printed facility isn't a card (C-MISSION-25). When it leaves play, its mission turns over instead.
  if (piece.printed === true) {
    if (location !== null) turnMission(g, location, piece.owner);
    return;
  }
  const owner = playerOf(g, piece.owner);
  const trap = trapOf(piece);
  if (trap !== undefined) playerOf(g, trap.owner).discard.unshift(trap.card);
  const side = sideDeckOf(piece.card);
  // Used cards of a side deck go under it (C-DECK-23).
  if (side !== null) sideDeck(owner, side).up.unshift(piece.card);
  // A two-sided card goes to the discard pile front side up (C-LEAVE-03).
  else owner.discard.unshift(piece.front ?? piece.card);
}

/** Takes a card out of play without discarding it, with everything that leaves with it. */
export function takeAway(g: FirstEdition, id: PieceId, to: TakenTo): void {
  const piece = g.pieces[id];
  if (piece === undefined) return;
  discard(g, id);
  // A card of a side deck goes under it, wherever else it would go (C-DECK-23).
  if (piece.printed === true || sideDeckOf(piece.card) !== null) return;
  const { front = piece.card, owner } = piece;
  const player = playerOf(g, owner);
  player.discard.shift();
  if (to === 'hand') player.hand.push(front);
  else if (to === 'out-of-play') player.removed.unshift(front);
  else if (to === 'top of the draw deck') player.deck.unshift(front);
  else player.deck.push(front);
}

/**
 * Removes a location that a card created. Cards at the location move to the next one, or leave play with it
 * (C-LEAVE-02).
 */
function unmake(g: FirstEdition, by: PieceId): void {
  const made = Object.values(g.locations).find((location) => location.made?.by === by);
  if (made === undefined) return;
  const line = must(g.lines[made.quadrant], 'the location’s line');
  const at = line.indexOf(made.id);
  const next = line[at - 1] ?? line[at + 1];
  line.splice(at, 1);
  for (const piece of allPieces(g)) {
    if (namedIn(piece.at) !== made.id) continue;
    if (next !== undefined && placeKind(piece.at) !== 'at') piece.at = `${placeKind(piece.at)}:${next}` as CardPlace;
    else discard(g, piece.id);
  }
  delete g.locations[made.id];
}
