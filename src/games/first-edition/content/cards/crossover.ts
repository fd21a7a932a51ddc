import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { locationOf } from '../../position/find.ts';
import { locationAt } from '../../position/places.ts';
import { kill, most, past } from '../builders/dilemmas/build.ts';
import { ofAlliance } from '../builders/facilities/outposts.ts';
import { atLocations, itself } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';

const SIDES: readonly string[] = ['Klingon', 'Kazon', 'Hirogen'];

const ICONS = ['TE', 'KCA'];

/** Cards of Crossover, by id. */
export const CARDS: CardRules = {
  'alliance-outpost': ofAlliance('Cardassian'),
  'climbing-the-ranks': past('STRENGTH>24', kill(most(['STRENGTH'], { who: f('OFFICER + no Leadership') }))),
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
