import { characters, each, fallen, friends, intelHeld, lost, scored, sprung, together } from '../effects/build.ts';
import type { Core } from '../effects/union.ts';
import type { Faction } from '../state.ts';
import { printer } from './print.ts';

const federation = printer('federation');
const borg = printer('borg');
const klingon = printer('klingon');
const romulan = printer('romulan');

/**
 * The two Core Missions of each affiliation, on the two sides of one card (M-OPEN-06). Only Repair Ship is printed in
 * the book (M-PLAY-18).
 */
export const CORES: Record<Faction, readonly Core[]> = {
  federation: [
    federation.core('Repair Ship', each(scored('repair'), 10, { most: 30 })),
    federation.core('Defend Sector 001', each(lost('hostile'), 10, { most: 30 })),
  ],
  borg: [
    borg.core('Assimilate the Ship', each(scored('assimilate'), 10, { most: 30 })),
    borg.core('Grow the Collective', each(characters(friends()), 5, { most: 30 })),
  ],
  klingon: [
    klingon.core('Sto’Vo’Kor', together(30, each(characters(friends({ is: 'honored' })), 10), each(fallen, 15))),
    klingon.core('Glory of the Empire', each(scored('honor'), 10, { most: 30 })),
  ],
  romulan: [
    romulan.core('Secrets of Three Powers', each(intelHeld, 5, { most: 30 })),
    romulan.core('Seeds of Ruin', together(30, each(scored('intel'), 5), each(sprung, 5))),
  ],
};
