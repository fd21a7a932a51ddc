import type { Seat } from '../../../../kernel/types.ts';
import type { Modifier } from '../../effects/union.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from './find.ts';

/** Modifiers of a kind that are in force for a seat, in the order in which they came (F-CARD-13). */
export function lastings<K extends Modifier['kind']>(
  g: Frontiers,
  seat: Seat,
  kind: K,
): Extract<Modifier, { kind: K }>[] {
  const found: Extract<Modifier, { kind: K }>[] = [];
  for (const { modifier } of playerOf(g, seat).lasting) {
    // The kind was compared, which the compiler doesn’t see through the type parameter.
    if (modifier.kind === kind) found.push(modifier as Extract<Modifier, { kind: K }>);
  }
  return found;
}
