import type { Seat } from '../../../../kernel/types.ts';
import type { Modifier } from '../../effects/union.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from './find.ts';

/** Returns the modifiers of one kind in force for a seat, oldest first (F-CARD-13). */
export function lastings<K extends Modifier['kind']>(
  g: Frontiers,
  seat: Seat,
  kind: K,
): Extract<Modifier, { kind: K }>[] {
  const found: Extract<Modifier, { kind: K }>[] = [];
  for (const { modifier } of playerOf(g, seat).lasting) {
    // TypeScript doesn't narrow a type parameter when `kind` is compared, so the cast is needed.
    if (modifier.kind === kind) found.push(modifier as Extract<Modifier, { kind: K }>);
  }
  return found;
}

/** Whether a modifier of this kind is in force for a seat. */
export function isInForce(g: Frontiers, seat: Seat, kind: Modifier['kind']): boolean {
  return playerOf(g, seat).lasting.some(({ modifier }) => modifier.kind === kind);
}

/** Sums a figure over all modifiers of one kind that are in force for a seat. */
export function added<K extends Modifier['kind']>(
  g: Frontiers,
  seat: Seat,
  kind: K,
  figure: (modifier: Extract<Modifier, { kind: K }>) => number,
): number {
  return lastings(g, seat, kind).reduce((sum, modifier) => sum + figure(modifier), 0);
}
