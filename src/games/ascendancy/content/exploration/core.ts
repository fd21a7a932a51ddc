import type { ExplorationCard } from '../card.ts';
import { ALLIES } from './core/allies.ts';
import { CIVILIZATIONS } from './core/civilizations.ts';
import { CRISES } from './core/crises.ts';
import { DISCOVERIES } from './core/discoveries.ts';
import { VIRGIN_WORLDS } from './core/virgin-worlds.ts';

/** The 40 Exploration Cards of the core box (A-OPEN-10). */
export const CORE: readonly ExplorationCard[] = [
  ...CRISES,
  ...DISCOVERIES,
  ...VIRGIN_WORLDS,
  ...ALLIES,
  ...CIVILIZATIONS,
];
