import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import type { Card } from '../content/cards/card.ts';
import { DAMAGE, type Frontiers, type Lasting } from '../state.ts';
import type { Modifier } from './union.ts';

type SidewaysBonus = Extract<Modifier, { kind: 'sideways' }>;

/**
 * Returns the points a card gives sideways: 1, or more with an effect. A Damage Card gives points only if an effect
 * says so (F-CARD-05).
 */
export function sidewaysValue(g: Frontiers, seat: Seat, card: Card): number {
  const best = bestBonus(g, seat, card);
  if (best !== null) return 1 + best.modifier.more;
  return card.id === DAMAGE ? 0 : 1;
}

/** Removes the effect that made a sideways card worth more, if it works only once. */
export function useBonus(g: Frontiers, seat: Seat, card: Card): void {
  const best = bestBonus(g, seat, card);
  if (best === null || best.modifier.once !== true) return;
  const { lasting } = playerOf(g, seat);
  lasting.splice(best.at, 1);
}

/**
 * Returns the effect that makes a sideways card worth the most, with its index. Effects of this kind don't add up,
 * since each of them sets a value.
 */
function bestBonus(g: Frontiers, seat: Seat, card: Card): { modifier: SidewaysBonus; at: number } | null {
  let best: { modifier: SidewaysBonus; at: number } | null = null;
  for (const [at, { modifier }] of playerOf(g, seat).lasting.entries()) {
    if (!isFor(modifier, card)) continue;
    if (best === null || modifier.more > best.modifier.more) best = { modifier, at };
  }
  return best;
}

function isFor(modifier: Lasting['modifier'], card: Card): modifier is SidewaysBonus {
  if (modifier.kind !== 'sideways') return false;
  const { what } = modifier;
  if (card.id === DAMAGE) return what === 'damage';
  return what === undefined || (what === 'advanced' && card.sort !== 'basic');
}
