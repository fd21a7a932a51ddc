import { printedSkill } from '../../../chapters/skills/skills.ts';
import {
  ALL,
  every,
  here,
  of,
  opposing,
  person,
  present,
  raises,
  skilled,
  speaker,
  titled,
  withOne,
  yours,
} from '../../builders/personnel/aiding.ts';
import { daunts, oriented } from '../../builders/personnel/table.ts';
import { receives } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Personnel of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  boothby: {
    text: 'Your Federation Youth personnel may report where he is, and have all attributes +2 at this location.',
    ...raises(ALL, 2, every(yours, here, person, of('Federation'), skilled('Youth'))),
    ...receives(
      ({ affiliations, skills }) => affiliations.includes('Federation') && skills.some(({ name }) => name === 'Youth'),
      () => true,
    ),
  },
  durango: says(
    'With Sheriff Worf present, both have STRENGTH +2.',
    raises(
      ['STRENGTH'],
      2,
      (piece, g, own) =>
        withOne(titled('Sheriff Worf'))(own, g) &&
        (piece.id === own.id || every(present, titled('Sheriff Worf'))(piece, g, own)),
    ),
  ),
  maleth: daunts,
  'praetor-neral': {
    text: 'Your personnel with Tal Shiar also have SECURITY.',
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        const one = g.pieces[piece];
        const isMeant = skill === 'SECURITY' && own !== null && one?.seat === own.seat;
        return isMeant && printedSkill(one.card, 'Tal Shiar') > 0 ? 1 : 0;
      },
    },
  },
  rulat: says(
    'Your other Kazon with SECURITY present have all attributes +1.',
    raises(ALL, 1, every(oriented, of('Kazon'), skilled('SECURITY'))),
  ),
  'sheriff-worf': {
    text: 'STRENGTH +1 for each opposing SECURITY personnel present.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = speaker(g, source);
        if (own === null || own.id !== piece || attribute !== 'STRENGTH') return 0;
        const test = every(present, opposing, skilled('SECURITY'));
        return Object.values(g.pieces).filter((one) => test(one, g, own)).length;
      },
    },
  },
  weiss: daunts,
  'weiss-star': daunts,
};
