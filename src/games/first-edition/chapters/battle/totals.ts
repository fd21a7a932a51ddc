import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { ShipBattle } from '../../battle.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { placeKind } from '../../position/places.ts';
import { vesselOf } from '../../position/stations.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, Hit } from '../../terms.ts';
import { attributeOf } from '../skills/attributes.ts';

/** Returns a player's current tactic, or null. */
export function currentOf({ tactics }: ShipBattle, seat: Seat): CardId | null {
  return tactics.find(({ owner }) => owner === seat)?.card ?? null;
}

/**
 * Returns the bonus of a player's current tactic to ATTACK or DEFENSE (C-SHIPBAT-03). A tactic's bonus doesn't count as
 * an enhancement of an attribute (C-SKILL-17).
 */
function byTactic(g: FirstEdition, battle: ShipBattle, seat: Seat, total: 'attack' | 'defense'): number {
  const card = currentOf(battle, seat);
  if (card === null) return 0;
  const facts = cardOf(card);
  if (!isOf(facts, 'Tactic')) return 0;
  return (facts[total] ?? 0) + (ruleOf(card)?.tactic?.[total]?.(g, seat) ?? 0);
}

/** Returns a player's firing ships and facilities that are still in play. */
export function firing(g: FirstEdition, battle: ShipBattle, seat: Seat): Piece[] {
  return must(battle.firing[seat], 'the seat’s firing cards').flatMap((id) => g.pieces[id] ?? []);
}

/**
 * Returns a player's ATTACK total: the WEAPONS of all firing cards, plus the bonus of the tactic, counted once
 * (C-SHIPBAT-03).
 */
export function attackTotal(g: FirstEdition, battle: ShipBattle, seat: Seat): number {
  const weapons = firing(g, battle, seat).reduce((sum, vessel) => sum + attributeOf(g, vessel, 'WEAPONS'), 0);
  return weapons + byTactic(g, battle, seat, 'attack');
}

/**
 * Returns half the SHIELDS of the facility that a ship is docked at, unrounded (C-DOCK-03, C-OPEN-23). The SHIELDS that
 * a dock adds aren't an enhancement (C-SKILL-17).
 */
export function extended(g: FirstEdition, { at }: Piece): number {
  const dock = placeKind(at) === 'docked' ? vesselOf(g, at) : null;
  return dock === null ? 0 : attributeOf(g, dock, 'SHIELDS') / 2;
}

/**
 * Returns the DEFENSE total of a card: its SHIELDS, half of the dock's SHIELDS, and the tactic's bonus (C-SHIPBAT-03).
 */
export function defenseTotal(g: FirstEdition, battle: ShipBattle, seat: Seat, target: Piece): number {
  const shields = attributeOf(g, target, 'SHIELDS') + extended(g, target);
  return shields + byTactic(g, battle, seat, 'defense');
}

/** Returns the result of an attack (C-SHIPBAT-04). Armor raises both thresholds by one DEFENSE. */
export function hitBy(g: FirstEdition, target: Piece, attack: number, defense: number): Hit {
  const more = granted(g, 'armored', { vessel: target.id }) ? 1 : 0;
  if (attack > (2 + more) * defense) return 'direct';
  return attack > (1 + more) * defense ? 'hit' : 'miss';
}
