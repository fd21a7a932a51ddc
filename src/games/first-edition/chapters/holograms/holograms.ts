import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { allPieces, piecesOf } from '../../position/find.ts';
import { isHologram } from '../../position/kinds.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { isCaptive } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, namedIn, placeKind } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import type { Payload, Play } from '../calls.ts';
import { hasSystem } from '../damage/systems.ts';
import { activeAt } from '../teams/teams.ts';

// This file contains all differences between holograms and other personnel (C-TIME-11).

/**
 * Returns the reason a card can't be in a place at all, or null if it can. On a planet, a hologram needs a card that
 * projects it (C-TIME-05).
 */
export function confinedWhy(g: FirstEdition, card: CardId, to: CardPlace): Obstacle {
  const location = placeKind(to) === 'surface' ? namedIn(to) : null;
  if (location === null || !isHologram(cardOf(card)) || granted(g, 'holograms', { location })) return null;
  return no('C-TIME-05', () => `${cardName(card)} is a hologram, and nothing there can project it.`);
}

/**
 * True if a hologram can be active where it is: aboard its player's ship or facility with a working Holodeck, or where
 * a card projects it (C-TIME-03).
 */
function isProjected(g: FirstEdition, { at, seat }: Piece): boolean {
  const location = placeKind(at) === 'surface' ? namedIn(at) : null;
  if (location !== null) return granted(g, 'holograms', { location });
  const host = placeKind(at) === 'aboard' ? hostOf(at) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  return vessel !== undefined && vessel.seat === seat && hasSystem(g, vessel, 'Holodeck');
}

/** Deactivates a hologram. A deactivated hologram is disabled until someone reactivates it (C-TIME-05). */
function switchOff(ctx: Play, piece: Piece): void {
  if (piece.off !== undefined) return;
  piece.off = ctx.g.turns;
  ctx.log(`${pieceName(ctx.g, piece.id)} is deactivated.`, 'C-TIME-05');
}

/** Deactivates holograms that are no longer projected, after each action (C-TIME-05). Captives are left as they are. */
export function flicker(ctx: Play): void {
  const { g } = ctx;
  for (const piece of allPieces(g)) {
    const isOn = piece.off === undefined && !isCaptive(piece);
    if (isOn && isHologram(cardOf(piece.card)) && !isProjected(g, piece)) switchOff(ctx, piece);
  }
}

/**
 * Deactivates a hologram that would be killed or destroyed, and returns true. Returns false for other cards (C-TIME-03,
 * C-TIME-08).
 */
export function outlives(ctx: Play, piece: Piece): boolean {
  if (!isHologram(cardOf(piece.card))) return false;
  switchOff(ctx, piece);
  return true;
}

/**
 * Returns the cards that can go where a card's text moves them. A hologram is never moved outside a vessel. It is
 * deactivated instead (C-TIME-09), so it can't be captured there (C-TIME-10).
 */
export function following<P extends Piece>(ctx: Play, pieces: readonly P[], to: CardPlace): P[] {
  return pieces.filter((piece) => {
    if (!isHologram(cardOf(piece.card)) || placeKind(to) === 'aboard') return true;
    switchOff(ctx, piece);
    return false;
  });
}

/** Returns the options to activate a player's holograms as an order (C-TIME-03, C-TIME-07). */
export function hologramOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return piecesOf(g, seat)
    .filter((piece) => piece.off !== undefined && !isCaptive(piece))
    .map((piece) => {
      const { id } = piece;
      const payload: Payload = (ctx) => {
        beginOrders(ctx.g);
        delete ctx.g.pieces[id]?.off;
        ctx.log(`${pieceName(ctx.g, id)} is activated.`, 'C-TIME-03');
      };
      return keyed(`switch:${id}`, payload, onWhy(g, piece), () => ({
        verb: 'switch',
        label: asLabel(`${pieceName(g, id)} on`),
        group: 'Holograms',
        rule: 'C-TIME-03',
      }));
    });
}

/** Returns the reason a hologram can't be activated now, or null if it can. */
function onWhy(g: FirstEdition, piece: Piece): Obstacle {
  const name = () => pieceName(g, piece.id);
  // A deactivated hologram can't be activated again in the same turn (C-TIME-07). A hologram that entered play
  // deactivated can be activated in the same turn.
  if ((piece.off ?? 0) >= g.turns) return no('C-TIME-07', () => `${name()} was deactivated this turn.`);
  if (!isProjected(g, piece)) return no('C-TIME-03', () => `${name()} needs a working Holodeck.`);
  const host = hostOf(piece.at);
  const isHeld = host !== null && g.pieces[host] !== undefined && isStopped(g, g.pieces[host]);
  if (isHeld || activeAt(g, piece.at, piece.seat).length === 0)
    return no('C-TIME-03', () => `You have nobody there who can act and activate ${name()}.`);
  return null;
}
