import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../terms.ts';
import { ADAPTATION } from './tech/adaptation.ts';
import { DEFENSE } from './tech/defense.ts';
import type { TechCard } from './tech/made.ts';
import { TARGETING } from './tech/targeting.ts';
import { WEAPONS } from './tech/weapons.ts';

/** The 20 Borg Tech Cards, five of each family (A-OPEN-31). */
export const TECH: readonly TechCard[] = [...TARGETING, ...WEAPONS, ...ADAPTATION, ...DEFENSE];

const CATALOG = catalog('Borg Tech', TECH);

/** Returns a Borg Tech Card by its id. Throws if there is none. */
export function techCard(id: CardId): TechCard {
  return CATALOG.of(id);
}
