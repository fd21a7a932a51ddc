import { ON_ALTERNATES } from './alternates.ts';
import { ON_ANSWERS } from './answers.ts';
import { ON_BATTLES } from './battles.ts';
import { ON_DEEDS } from './deeds.ts';
import { ON_DILEMMA_TARGETS } from './dilemma-targets.ts';
import { ON_DILEMMAS } from './dilemmas.ts';
import { ON_MISSIONS } from './missions.ts';
import { ON_PEOPLE } from './people.ts';
import { ON_PLACES } from './places.ts';
import type { Ruling } from './ruling.ts';
import { ON_SHIPS } from './ships.ts';
import { ON_STATIONS } from './stations.ts';
import { ON_TABLES } from './tables.ts';
import { ON_VERSIONS } from './versions.ts';
import { ON_VESSELS } from './vessels.ts';

/** All rulings about named cards. */
export const RULINGS: readonly Ruling[] = [
  ...ON_PEOPLE,
  ...ON_VERSIONS,
  ...ON_SHIPS,
  ...ON_VESSELS,
  ...ON_PLACES,
  ...ON_MISSIONS,
  ...ON_DEEDS,
  ...ON_DILEMMAS,
  ...ON_DILEMMA_TARGETS,
  ...ON_STATIONS,
  ...ON_ALTERNATES,
  ...ON_ANSWERS,
  ...ON_BATTLES,
  ...ON_TABLES,
];
