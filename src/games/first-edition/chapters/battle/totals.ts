import type { Seat } from '../../../../kernel/types.ts';
import { isOf } from '../../content/card.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { placeKind } from '../../position/places.ts';
import { vesselOf } from '../../position/stations.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece, ShipBattle } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import type { Hit } from '../calls.ts';
import { attributeOf } from '../skills/attributes.ts';

/** The current tactic of a seat; null: it has none. */
export function currentOf({ tactics }: ShipBattle, seat: Seat): CardId | null {
  return tactics.find(({ owner }) => owner === seat)?.card ?? null;
}

/** The bonus of a seat’s current tactic to one of its totals (C-SHIPBAT-03). It doesn’t enhance an attribute (C-SKILL-17). */
function byTactic(g: FirstEdition, battle: ShipBattle, seat: Seat, total: 'attack' | 'defense'): number {
  const card = currentOf(battle, seat);
  if (card === null) return 0;
  const facts = cardOf(card);
  if (!isOf(facts, 'Tactic')) return 0;
  return (facts[total] ?? 0) + (ruleOf(card)?.tactic?.[total]?.(g, seat) ?? 0);
}

/** Ships and facilities of a seat that fire and are still there. */
export function firing(g: FirstEdition, battle: ShipBattle, seat: Seat): Piece[] {
  return (battle.firing[seat] ?? []).flatMap((id) => g.pieces[id] ?? []);
}

/** ATTACK of a seat: WEAPONS of all that fire, and the tactic once (C-SHIPBAT-03). */
export function attackTotal(g: FirstEdition, battle: ShipBattle, seat: Seat): number {
  const weapons = firing(g, battle, seat).reduce((sum, vessel) => sum + attributeOf(g, vessel, 'WEAPONS'), 0);
  return weapons + byTactic(g, battle, seat, 'attack');
}

/** Half the SHIELDS of the facility that a ship is docked at: exactly half (C-DOCK-03, C-OPEN-23). It enhances nothing (C-SKILL-17). */
export function extended(g: FirstEdition, { at }: Piece): number {
  const dock = placeKind(at) === 'docked' ? vesselOf(g, at) : null;
  return dock === null ? 0 : attributeOf(g, dock, 'SHIELDS') / 2;
}

/** DEFENSE of a card that a seat defends: SHIELDS, those of the dock, and the tactic (C-SHIPBAT-03). */
export function defenseTotal(g: FirstEdition, battle: ShipBattle, seat: Seat, target: Piece): number {
  const shields = attributeOf(g, target, 'SHIELDS') + extended(g, target);
  return shields + byTactic(g, battle, seat, 'defense');
}

/** The result of an attack on a card (C-SHIPBAT-04). Armor counts DEFENSE once more. */
export function hitBy(g: FirstEdition, target: Piece, attack: number, defense: number): Hit {
  const more = granted(g, 'armored', { vessel: target.id }) ? 1 : 0;
  if (attack > (2 + more) * defense) return 'direct';
  return attack > (1 + more) * defense ? 'hit' : 'miss';
}
