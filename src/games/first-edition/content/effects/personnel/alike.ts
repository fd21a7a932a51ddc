import { isOfGender } from '../../../chapters/skills/gender.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { locationOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { says } from '../../card-rules.ts';
import type { Skill } from '../../printed.ts';
import {
  ALL,
  against,
  attributeBonus,
  both,
  carries,
  every,
  here,
  icon,
  inPlay,
  learns,
  of,
  opposing,
  other,
  type PieceTest,
  person,
  present,
  raises,
  SHIP,
  skilled,
  speaker,
  titled,
  trait,
  withOne,
  yours,
} from './aiding.ts';
import { facesDilemma } from './figures.ts';
import { isAt } from './gained.ts';
import { receives } from './welcome.ts';

const either =
  (...tests: readonly PieceTest[]): PieceTest =>
  (piece, g, own) =>
    tests.some((test) => test(piece, g, own));
/** A group name covers affiliation and species (C-SKILL-24). */
const borg = every(person, either(of('Borg'), trait('Borg')));

const CADET = 'another cadet';
const cadet = withOne(trait('Cadet'));
const isIn =
  (quadrant: string): PieceTest =>
  (_piece, g, own) => {
    const location = locationAt(g, own.at);
    return location !== null && locationOf(g, location).quadrant === quadrant;
  };
const inRegion =
  (region: string): PieceTest =>
  (_piece, g, own) => {
    const location = locationAt(g, own.at);
    return location !== null && regionOf(g, location) === region;
  };

/** Gives a personnel skills while they are with another personnel who passes a test. */
function taught(skills: readonly Skill[], whom: string, when: (own: Piece, g: FirstEdition) => boolean): Rule {
  return says(`Has ${skills.join(' and ')} with ${whom} present.`, learns(skills, when));
}

/** Improves the drone's ship. Several drones are cumulative. */
function drone(attribute: 'RANGE' | 'SHIELDS', by: number, where = '', ...tests: readonly PieceTest[]): Rule {
  const text = `Your ship with this personnel aboard has ${attribute} +${by}${where}. Cumulative.`;
  return says(text, raises([attribute], by, every(carries, yours, ...tests), true));
}

const WAITERS = 'Your other dabo girls and Ferengi waiters at this location have all attributes +2.';
const waiters = raises(
  ALL,
  2,
  every(yours, other, here, person, either(trait('Dabo Girl'), every(trait('Ferengi'), trait('Waiter')))),
);

/** Personnel with similar text, by card id. */
export const ALIKE: Readonly<Record<string, Rule>> = {
  aluura: says(WAITERS, waiters),
  'aluura-star': says(WAITERS, waiters),
  'anhaica-star': taught(['ENGINEER', 'Physics'], 'a Maquis', withOne(icon('Maq'))),
  boothby: {
    text: 'Your Federation Youth personnel may report where he is, and have all attributes +2 at this location.',
    ...raises(ALL, 2, every(yours, here, person, of('Federation'), skilled('Youth'))),
    ...receives(
      ({ affiliations, skills }) => affiliations.includes('Federation') && skills.some(({ name }) => name === 'Youth'),
      () => true,
    ),
  },
  'brunt-of-borg': says(
    'Your ship with him aboard has WEAPONS and SHIELDS +4 against Ferengi.',
    against(every(carries, yours), of('Ferengi'), 4, 4),
  ),
  'captain-monak': taught(['Diplomacy'], 'Bu’kaH', withOne(titled("Bu'kaH"))),
  'colonel-kira': says(
    'CUNNING +2 while a Romulan is in play.',
    attributeBonus(['CUNNING'], 2, inPlay(every(person, of('Romulan')))),
  ),
  colyus: says(
    'Other Gamma Quadrant Non-Aligned personnel present have all attributes +1.',
    raises(ALL, 1, every(present, other, icon('GQ'), of('Non-Aligned'))),
  ),
  'dorian-collins': taught(['Geology', 'Transporter Skill'], CADET, cadet),
  'dukat-emissary': says(
    'All attributes +2 while an opposing Maquis card is in play.',
    attributeBonus(ALL, 2, inPlay(every(icon('Maq'), (piece, _g, own) => piece.seat !== own.seat))),
  ),
  'eight-of-nineteen': says(
    'Your Borg present have STRENGTH +2. Cumulative.',
    raises(['STRENGTH'], 2, every(yours, present, borg), true),
  ),
  'eighteen-of-nineteen': drone('RANGE', 1),
  'four-of-eleven': drone('SHIELDS', 2),
  gonik: says(
    'With Captain Korok present, both have all attributes +1.',
    both(
      attributeBonus(ALL, 1, withOne(titled('Captain Korok'))),
      raises(ALL, 1, every(present, other, titled('Captain Korok'))),
    ),
  ),
  'hideaki-chang': says(
    'Your other MACOs at this location have all attributes +1.',
    raises(ALL, 1, every(yours, other, here, person, trait('MACO'))),
  ),
  'jasad-emissary': says(
    'In the Gamma Quadrant, a Cardassian ship with him aboard has RANGE, WEAPONS and SHIELDS +2.',
    raises(SHIP, 2, every(carries, of('Cardassian'), isIn('Gamma'))),
  ),
  jmet: taught(['Diplomacy'], 'Duras Son of Toral', withOne(titled('Duras Son of Toral'))),
  'karen-farris': taught(['ENGINEER', 'Astrophysics'], CADET, cadet),
  'kasidy-yates-the-maquis': says(
    'Each other Maquis present has STRENGTH +2.',
    raises(['STRENGTH'], 2, every(present, other, icon('Maq'))),
  ),
  'kell-perim': says(
    'Your ship with her aboard has RANGE +1 in the Briar Patch.',
    raises(['RANGE'], 1, every(carries, yours, inRegion('Briar Patch'))),
  ),
  kvit: says(
    'Cha’Joh with this personnel aboard has RANGE +2.',
    raises(['RANGE'], 2, every(carries, titled("Cha'Joh"))),
  ),
  lela: says(
    'Other females present have all attributes +1.',
    raises(
      ALL,
      1,
      every(present, other, (piece) => isOfGender(piece, 'Female')),
    ),
  ),
  'maxwell-forrest-broken-bow': says(
    'Your Starfleet personnel at space missions have all attributes +1.',
    raises(
      ALL,
      1,
      every(yours, person, of('Starfleet'), (piece, g) => isAt('space')(piece, g)),
    ),
  ),
  'minister-tharn': says(
    'At a space location: Honor ×2 and INTEGRITY +1. At a planet: Anthropology, Diplomacy and Leadership.',
    both(
      learns(['Honor'], isAt('space')),
      learns(['Honor'], isAt('space')),
      attributeBonus(['INTEGRITY'], 1, isAt('space')),
      learns(['Anthropology', 'Diplomacy', 'Leadership'], isAt('planet')),
    ),
  ),
  'natima-lang': says(
    'All attributes +2 with another Cardassian dissident present.',
    attributeBonus(ALL, 2, withOne(trait('Dissident'), either(of('Cardassian'), trait('Cardassian')))),
  ),
  'parem-engage': says('All attributes +1 while he faces a dilemma.', attributeBonus(ALL, 1, facesDilemma)),
  'riley-shepard': taught(['Computer Skill', 'Navigation'], CADET, cadet),
  rybak: says(
    'Your Mercenary Ship with this personnel aboard has RANGE, WEAPONS and SHIELDS +1.',
    raises(SHIP, 1, every(carries, yours, titled('Mercenary Ship'))),
  ),
  'seventeen-of-eighteen': drone('RANGE', 2, ' in the Delta Quadrant', isIn('Delta')),
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
  'six-of-twelve': says(
    'Your Borg present have CUNNING and STRENGTH +1. Cumulative.',
    raises(['CUNNING', 'STRENGTH'], 1, every(yours, present, borg), true),
  ),
  'tim-watters': taught(['Diplomacy', 'Leadership'], CADET, cadet),
};
