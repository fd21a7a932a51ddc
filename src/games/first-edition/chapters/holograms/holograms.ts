import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { piecesOf } from '../../position/find.ts';
import { isHologram } from '../../position/kinds.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, namedIn, placeKind } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import type { Payload, Play } from '../calls.ts';
import { hasSystem } from '../damage/systems.ts';
import { activeAt } from '../teams/teams.ts';

// What is said of holograms here is all that sets them apart from others (C-TIME-11).

/** Why a card can’t be in a place at all: holograms are aboard ships and facilities, or where a card projects them (C-TIME-05); null: it can. */
export function confinedWhy(g: FirstEdition, card: CardId, to: CardPlace): Obstacle {
  const location = placeKind(to) === 'surface' ? namedIn(to) : null;
  if (location === null || !isHologram(cardOf(card)) || granted(g, 'holograms', { location })) return null;
  return no('C-TIME-05', () => `${cardName(card)} is a hologram, and there is nothing to project it.`);
}

/** Whether a hologram can work where it is: aboard a ship of its player whose Holodeck works, or where a card projects it (C-TIME-03). */
function isProjected(g: FirstEdition, { at, seat }: Piece): boolean {
  if (placeKind(at) === 'surface') return granted(g, 'holograms', { location: namedIn(at) ?? '' });
  const host = placeKind(at) === 'aboard' ? hostOf(at) : null;
  const vessel = host === null ? undefined : g.pieces[host];
  return vessel !== undefined && vessel.seat === seat && hasSystem(g, vessel, 'Holodeck');
}

/** Switches a hologram off: it is disabled until somebody switches it on again (C-TIME-05). */
export function switchOff(ctx: Play, piece: Piece): void {
  if (piece.off !== undefined) return;
  piece.off = ctx.g.turns;
  ctx.log(`${pieceName(ctx.g, piece.id)} is switched off.`, 'C-TIME-05');
}

/** After each action: holograms that nothing projects any more are off (C-TIME-05). Captives are what they are. */
export function flicker(ctx: Play): void {
  const { g } = ctx;
  for (const piece of Object.values(g.pieces)) {
    const isOn = piece.off === undefined && piece.captive === undefined;
    if (isOn && isHologram(cardOf(piece.card)) && !isProjected(g, piece)) switchOff(ctx, piece);
  }
}

/** Whether what kills or destroys others only switches this one off (C-TIME-03, C-TIME-08); it is done here. */
export function outlives(ctx: Play, piece: Piece): boolean {
  if (!isHologram(cardOf(piece.card))) return false;
  switchOff(ctx, piece);
  return true;
}

/**
 * Those who go where a text takes them: a hologram that would leave its vessel, or a planet where it is projected, without coming aboard
 * another one is switched off where it is (C-TIME-09), and is no captive elsewhere (C-TIME-10).
 */
export function following(ctx: Play, pieces: readonly Piece[], to: CardPlace): Piece[] {
  return pieces.filter((piece) => {
    if (!isHologram(cardOf(piece.card)) || placeKind(to) === 'aboard') return true;
    switchOff(ctx, piece);
    return false;
  });
}

/** Holograms of a seat that somebody can switch on as an order (C-TIME-03, C-TIME-07). */
export function hologramOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return piecesOf(g, seat)
    .filter(({ off, captive }) => off !== undefined && captive === undefined)
    .map((piece) => {
      const { id } = piece;
      const payload: Payload = (ctx) => {
        beginOrders(ctx.g);
        delete ctx.g.pieces[id]?.off;
        ctx.log(`${pieceName(ctx.g, id)} is switched on.`, 'C-TIME-03');
      };
      return keyed(`switch:${id}`, payload, onWhy(g, piece), () => ({
        verb: 'switch',
        label: asLabel(`${pieceName(g, id)} on`),
        group: 'Holograms',
        rule: 'C-TIME-03',
      }));
    });
}

/** Why a hologram can’t be switched on now; null: it can. */
function onWhy(g: FirstEdition, piece: Piece): Obstacle {
  const name = () => pieceName(g, piece.id);
  // C-TIME-07: once it was off it waits for another turn; as it arrives it doesn’t.
  if ((piece.off ?? 0) >= g.turns) return no('C-TIME-07', () => `${name()} was switched off in this turn.`);
  if (!isProjected(g, piece)) return no('C-TIME-03', () => `${name()} needs a Holodeck that works.`);
  const host = hostOf(piece.at);
  const isHeld = host !== null && g.pieces[host] !== undefined && isStopped(g, g.pieces[host]);
  if (isHeld || activeAt(g, piece.at, piece.seat).length === 0)
    return no('C-TIME-03', () => `Nobody who can act is there to switch ${name()} on.`);
  return null;
}
