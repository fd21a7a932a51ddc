import { cardOf } from '../../content/pool.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';

/**
 * True if a system is off line. Rotation damage disables the Cloaking Device, and each marker says what it disables
 * (C-SHIPBAT-06, C-SHIPBAT-12).
 */
export function isOffLine(g: FirstEdition, ship: Piece, system: string): boolean {
  if (ship.damaged === true && system === 'Cloaking Device') return true;
  return banned(g, 'system', { ship: ship.id, system }) !== null;
}

/** True if a ship has special equipment that works now (C-MOVE-18). */
export function hasSystem(g: FirstEdition, ship: Piece, system: string): boolean {
  const facts = cardOf(ship.card);
  return facts.type === 'Ship' && facts.equipment.includes(system) && !isOffLine(g, ship, system);
}
