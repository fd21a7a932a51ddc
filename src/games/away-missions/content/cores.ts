import { characters, each, friends, lost, scored } from '../effects/build.ts';
import type { Core } from '../effects/union.ts';
import type { Faction } from '../state.ts';
import { printer } from './print.ts';

const federation = printer('federation');
const borg = printer('borg');

/** Two Core Missions per affiliation, on the sides of one card (M-OPEN-06). Repair Ship is the book's (M-PLAY-18). */
export const CORES: Record<Faction, readonly Core[]> = {
  federation: [
    federation.core('Repair Ship', each(scored('repair'), 10, { most: 30 })),
    federation.core('Defend Sector 001', each(lost('hostile'), 10, { most: 30 })),
  ],
  borg: [
    borg.core('Assimilate the Ship', each(scored('assimilate'), 10, { most: 30 })),
    borg.core('Grow the Collective', each(characters(friends()), 5, { most: 30 })),
  ],
};
