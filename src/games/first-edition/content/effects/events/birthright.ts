import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { locationOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import { cardOf } from '../../pool.ts';
import { atLocations, itself } from '../shared.ts';

const SIDES: readonly string[] = ['Klingon', 'Kazon', 'Hirogen'];
const ICONS = ['TE', 'KCA'];

/** Events that change how personnel meet a mission's requirements. */
export const AT_MISSIONS: Readonly<Record<string, Rule>> = {
  'warriors-birthright': {
    text: 'Play it on your mission. Your Klingon, Kazon, Hirogen, Terran Empire and KCA personnel there may each use STRENGTH instead of INTEGRITY or CUNNING for requirements of the mission and its dilemmas.',
    plays: atLocations((g, location, seat) => locationOf(g, location).missions.some(({ owner }) => owner === seat)),
    grants: {
      'strength-for'(g, source, { piece }) {
        const own = itself(g, source);
        const one = g.pieces[piece];
        if (own === null || one === undefined || one.seat !== source.seat) return false;
        if (g.attempt === null || g.attempt.location !== locationAt(g, own.at)) return false;
        return SIDES.includes(affiliationOf(one) ?? '') || ICONS.some((icon) => cardOf(one.card).icons.includes(icon));
      },
    },
  },
};
