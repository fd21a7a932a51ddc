import { procedure } from '../../../../kernel/game.ts';
import type { ShipBattle } from '../../battle.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { enter } from '../../position/pieces.ts';
import { onPiece, placeKind } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, Hit } from '../../terms.ts';
import { type CalledWith, DAMAGE, LEAVE, type Play } from '../calls.ts';
import { drawFromSide, hasSideDeck } from '../side-decks/draw.ts';
import { hullOf, markersOn, ROTATION_LOSS, WHOLE } from './hull.ts';

/** Damage markers placed without a current tactic (C-SHIPBAT-15). */
const DEFAULT: Readonly<Record<Hit, readonly string[]>> = {
  miss: [],
  hit: ['Flip', 'Flip'],
  direct: ['Flip', 'Flip', 'Flip', 'Flip'],
};

/** The procedure's state: the symbols still to apply, and the HULL before the damage. */
type Damaging = CalledWith<typeof DAMAGE> & { symbols?: string[]; before?: number };

/** Damages a ship or facility (C-SHIPBAT-06, C-SHIPBAT-15). Damage alone doesn't count as a battle (C-BATTLE-10). */
export const damageProcedure = procedure<FirstEdition, Damaging>(DAMAGE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const vessel = g.pieces[local.vessel];
    if (vessel === undefined) return null;
    local.before = hullOf(g, vessel);
    // Rotation damage and markers never mix (C-SHIPBAT-15).
    if (vessel.damaged !== true && hasSideDeck(g, local.seat, 'tactics')) {
      local.symbols = symbolsOf(g, local);
      return 'mark';
    }
    // A tactic that misses places a marker or does nothing, but never rotates the card (C-SHIPBAT-04).
    if (local.hit === 'miss' || markersOn(g, vessel).length > 0) return null;
    rotate(ctx, vessel, local.hit);
    return 'wreck';
  },
  // Places markers one by one, each with its immediate effects (C-SHIPBAT-13).
  mark(ctx, local) {
    const { g } = ctx;
    const [symbol, ...symbols] = local.symbols ?? [];
    const vessel = g.pieces[local.vessel];
    if (symbol === undefined || vessel === undefined) return 'wreck';
    local.symbols = symbols;
    const card = symbol === 'Down' ? takeCurrent(g, local) : drawFromSide(ctx, local.seat, 'tactics');
    // If the side deck is empty, no more markers are placed (C-SHIPBAT-15).
    if (card === null) return 'mark';
    const marker = enter(g, card, local.seat, onPiece(vessel.id));
    ctx.reveal();
    ctx.log(`${cardName(card)} becomes a damage marker on ${pieceName(g, vessel.id)}.`, 'C-SHIPBAT-15');
    const list = ruleOf(card)?.tactic?.marks ?? [];
    const from = { seat: local.seat, kind: 'piece', card, piece: marker.id } as const;
    if (list.length > 0) ctx.call(EFFECTS, { seat: local.seat, from, list, to: onPiece(vessel.id) });
    return 'mark';
  },
  // HULL is checked last (C-SHIPBAT-13).
  wreck(ctx, { vessel: id, seat, before = WHOLE, hit }) {
    const { g } = ctx;
    const vessel = g.pieces[id];
    if (vessel === undefined) return null;
    const isRotated = vessel.damaged === true;
    const lost = isRotated ? rotationLoss(hit) : before - hullOf(g, vessel);
    const isWrecked = before - lost <= 0;
    if (g.battle?.kind === 'ship') {
      note(g.battle, vessel, lost, isWrecked);
      return null;
    }
    if (isWrecked) ctx.call(LEAVE, { seat, pieces: [id], why: 'destroyed' });
    return 'over';
  },
  over: () => null,
});

/** Returns the symbols that a tactic applies, or the default symbols (C-SHIPBAT-15). */
function symbolsOf(g: FirstEdition, { by, hit, seat }: Damaging): string[] {
  const facts = by === undefined ? null : cardOf(by);
  if (facts === null || !isOf(facts, 'Tactic')) return [...DEFAULT[hit]];
  const printed = { miss: [], hit: facts.hit, direct: facts.directHit };
  return [...(ruleOf(facts.id)?.tactic?.symbols?.(g, seat, hit) ?? printed[hit])];
}

/** Returns the HULL loss from rotation damage. A direct hit takes all HULL (C-SHIPBAT-06). */
function rotationLoss(hit: Hit): number {
  return hit === 'direct' ? WHOLE : ROTATION_LOSS;
}

function rotate(ctx: Play, vessel: Piece, hit: Hit): void {
  const name = pieceName(ctx.g, vessel.id);
  vessel.damaged = true;
  // Two full turns at the dock repair a ship (C-DOCK-06). If a ship is damaged while docked, the repair counts as
  // having begun last turn. If the current turn is that of the ship's player, it is therefore the first of the two full
  // turns. Otherwise, that player's next turn is the first.
  if (isShip(vessel) && placeKind(vessel.at) === 'docked') vessel.docked = ctx.g.turns - 1;
  ctx.log(hit === 'direct' ? `${name} takes a direct hit.` : `${name} is damaged.`, 'C-SHIPBAT-06');
}

/**
 * Takes a player's current tactic out of the battle, for use as a damage marker. Returns null if the tactic has already
 * become one.
 */
function takeCurrent(g: FirstEdition, { seat, by }: Damaging): CardId | null {
  const tactics = g.battle?.kind === 'ship' ? g.battle.tactics : [];
  const at = tactics.findIndex(({ owner, card }) => owner === seat && card === by);
  return at < 0 ? null : (tactics.splice(at, 1)[0]?.card ?? null);
}

/** Records the HULL loss. Destroyed cards stay in place until the battle ends (C-SHIPBAT-05, C-SHIPBAT-08). */
function note(battle: ShipBattle, { id }: Piece, lost: number, isWrecked: boolean): void {
  battle.lost[id] = (battle.lost[id] ?? 0) + lost;
  if (isWrecked && !battle.wrecked.includes(id)) battle.wrecked.push(id);
}
