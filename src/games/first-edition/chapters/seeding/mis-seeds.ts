import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../content/card.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf } from '../../position/find.ts';
import { isArtifact, isDilemma, isHidden } from '../../position/kinds.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { whereOf } from '../teams/teams.ts';

/** Whether a card may lie face down under missions: dilemmas, artifacts, and people who say so (C-SEED-25, C-SEED-27). */
export function liesUnder(card: CardId): boolean {
  return isHidden(cardOf(card)) || ruleOf(card)?.buried !== undefined;
}

/** Whether a card is gained as its mission is solved: artifacts, and people who lie there like them (C-SEED-27). */
export function isEarned(card: CardId): boolean {
  return isArtifact(cardOf(card)) || ruleOf(card)?.buried !== undefined;
}

/** Whether a card has an icon that fits a location, or says that it may lie there (C-SEED-14, C-SEED-27). */
export function hasIcon(g: FirstEdition, card: Card, location: LocationId): boolean {
  const { buried } = ruleOf(card.id) ?? {};
  if (buried !== undefined) return buried(g, location);
  const where = whereOf(g, location);
  if (isArtifact(card)) return where !== 'space';
  if (!isDilemma(card)) return false;
  return card.where === 'either' || where === 'both' || card.where === where;
}

/** What a seat would seed wrongly here, in words; null: nothing is wrong (C-SEED-15, C-SEED-16, C-SEED-17). */
export function misseedWords(g: FirstEdition, seat: Seat, card: CardId, location: LocationId): string | null {
  const facts = cardOf(card);
  if (!hasIcon(g, facts, location)) return 'A bluff: it doesn’t fit this mission';
  const own = locationOf(g, location).seeds.filter(({ owner }) => owner === seat);
  if (own.some((seed) => seed.card === card)) return 'A bluff: a second copy here';
  if (isArtifact(facts) && own.some((seed) => isArtifact(cardOf(seed.card))))
    return 'A bluff: with two artifacts both are wrong';
  return null;
}
