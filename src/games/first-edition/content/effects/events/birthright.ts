import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { locationOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import { cardOf } from '../../pool.ts';
import { atLocations, itself } from '../shared.ts';

const SIDES: readonly string[] = ['Klingon', 'Kazon', 'Hirogen'];
const ICONS = ['TE', 'KCA'];

/** Events about what people of a kind can do at a mission. */
export const AT_MISSIONS: Readonly<Record<string, Rule>> = {
  'warriors-birthright': {
    text: 'On your mission: there your Klingons, Kazon, Hirogen, Terran Empire and KCA personnel may each give STRENGTH in place of INTEGRITY or CUNNING that the mission or a dilemma asks for.',
    plays: atLocations((g, location, seat) => locationOf(g, location).missions.some(({ owner }) => owner === seat)),
    grants: {
      'strength-for'(g, bearer, { piece }) {
        const own = itself(g, bearer);
        const one = g.pieces[piece];
        if (own === null || one === undefined || one.seat !== bearer.seat) return false;
        if (g.attempt === null || g.attempt.location !== locationAt(g, own.at)) return false;
        return SIDES.includes(affiliationOf(one) ?? '') || ICONS.some((icon) => cardOf(one.card).icons.includes(icon));
      },
    },
  },
};
