import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../terms.ts';
import type { ExplorationCard } from '../card.ts';
import { ANDORIAN } from './andorian.ts';
import { BORG } from './borg.ts';
import { CARDASSIAN } from './cardassian.ts';
import { CORE } from './core.ts';
import { FERENGI } from './ferengi.ts';
import { VULCAN } from './vulcan.ts';

/** All Exploration Cards (A-OPEN-10). */
export const EXPLORATION: readonly ExplorationCard[] = [
  ...CORE,
  ...ANDORIAN,
  ...CARDASSIAN,
  ...FERENGI,
  ...VULCAN,
  ...BORG,
];

/** All Exploration Cards by id. */
export const CATALOG = catalog('Exploration Card', EXPLORATION);

/** Returns an Exploration Card by its id. Throws if there is none. */
export function explorationCard(id: CardId): ExplorationCard {
  return CATALOG.of(id);
}
