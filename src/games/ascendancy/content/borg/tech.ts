import { catalog } from '../../../kit/catalog.ts';
import type { Rule } from '../../rules/rule.ts';
import type { CardId } from '../../terms.ts';
import type { Card } from '../card.ts';

/** A Borg Tech Card (A-BORG-06). */
export interface TechCard extends Card {
  readonly rule: Rule;
}

/** The 20 Borg Tech Cards. */
export const TECH: readonly TechCard[] = [];

const CATALOG = catalog('Borg Tech', TECH);

/** A Borg Tech Card. Throws for an id that none has. */
export function techCard(id: CardId): TechCard {
  return CATALOG.of(id);
}
