import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../terms.ts';
import { ADAPTATION } from './tech/adaptation.ts';
import { DEFENSE } from './tech/defense.ts';
import type { TechCard } from './tech/made.ts';
import { TARGETING } from './tech/targeting.ts';
import { WEAPONS } from './tech/weapons.ts';

/** The 20 Borg Tech Cards (A-OPEN-31), five of each family. */
export const TECH: readonly TechCard[] = [...TARGETING, ...WEAPONS, ...ADAPTATION, ...DEFENSE];

const CATALOG = catalog('Borg Tech', TECH);

/** A Borg Tech Card. Throws for an id that none has. */
export function techCard(id: CardId): TechCard {
  return CATALOG.of(id);
}
