import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { printedSkill, skillAnyway } from '../../../chapters/skills/skills.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { locationAt, placeKind } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Affiliation, Skill } from '../../printed.ts';
import {
  ALL,
  against,
  any,
  attributeBonus,
  both,
  carries,
  classed,
  every,
  force,
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
  ship,
  skilled,
  speaker,
  titled,
  trait,
  withOne,
  worded,
  yours,
} from './aiding.ts';
import { PERSONNEL_TEXTS } from './texts.ts';

const lacks =
  (skill: Skill): PieceTest =>
  (piece, g) =>
    skillAnyway(g, piece, skill) === 0;

/** Improves the ship that the personnel is aboard. */
const improvesShip = (attributes: typeof SHIP, by: number, ...tests: PieceTest[]): Force =>
  raises(attributes, by, every(carries, ...tests));

/** Improves the player's own ships at the same location. */
const fleet = (attributes: typeof SHIP, by: number, ...tests: PieceTest[]): Force =>
  raises(attributes, by, every(ship, yours, here, ...tests));

/** Improves the player's own ship against one affiliation. */
const foe = (side: Affiliation): Force => against(every(carries, yours), force(of(side)), 4, 4);

/** Weakens all opponents present. */
const daunts: Force = raises(['STRENGTH'], -1, every(present, opposing));

/** Lets its player's cards at the location attack an affiliation (C-BATTLE-06). */
function defies(side: Affiliation): Force {
  return {
    grants: {
      battle(g, source, { seat, location, affiliation }) {
        const own = speaker(g, source);
        return own !== null && own.seat === seat && affiliation === side && isSeenAt(g, own, location);
      },
    },
  };
}

/** True while the personnel has this affiliation. */
const as =
  (side: Affiliation) =>
  (own: Piece): boolean =>
    affiliationOf(own) === side;

const isAtKlingonMission = (own: Piece, g: FirstEdition): boolean => {
  const location = locationAt(g, own.at);
  // A location that a card created has no mission (C-SPACELINE-13).
  return location !== null && missionAt(g, location, own.seat)?.affiliations.includes('Klingon') === true;
};

const oriented: PieceTest = every(yours, other, present);
const fellows: PieceTest = every(yours, other, here, person);

/** Rules for personnel who improve others, by card id. */
const PERSONNEL_FORCES = {
  'admiral-hayes': both(fleet(['WEAPONS'], 1, of('Federation')), fleet(['SHIELDS'], 2, of('Federation'))),
  'admiral-leyton': defies('Dominion'),
  'admiral-mccoy': raises(['CUNNING'], 3, every(present, other, skilled('MEDICAL'))),
  artim: both(
    raises(ALL, 1, every(yours, present, lacks('Treachery'))),
    raises(ALL, 1, every(yours, present, lacks('Treachery'), skilled('Youth'))),
  ),
  'bareil-of-borg': foe('Bajoran'),
  belanna: improvesShip(SHIP, 2, icon('Maq')),
  calandra: raises(ALL, 1, every(present, trait('DaiMon')), true),
  'captain-chakotay': raises(ALL, 2, every(fellows, icon('Maq'))),
  'captain-kang': raises(
    ['WEAPONS'],
    2,
    every(carries, (_ship, g, own) => isAtKlingonMission(own, g)),
  ),
  chdak: improvesShip(['RANGE'], 1, of('Klingon'), icon('Films')),
  'chief-engineer-scott': improvesShip(SHIP, 2, icon('MU'), icon('OS')),
  'chief-navigator-chekov': improvesShip(['RANGE', 'WEAPONS'], 1, titled('I.S.S. Enterprise')),
  'christopher-pike': raises(ALL, 1, every(fellows, icon('OS'))),
  'commander-chekov': improvesShip(['WEAPONS'], 2, titled('Starship Enterprise')),
  'demora-sulu': improvesShip(['RANGE'], 1, any('Enterprise')),
  dtan: raises(['INTEGRITY'], 1, every(present, trait('Romulan'), lacks('Treachery'))),
  dolak: fleet(['WEAPONS'], 2, of('Cardassian')),
  'dukat-of-borg': foe('Cardassian'),
  durango: raises(
    ['STRENGTH'],
    2,
    (piece, g, own) =>
      withOne(titled('Sheriff Worf'))(own, g) &&
      (piece.id === own.id || every(present, titled('Sheriff Worf'))(piece, g, own)),
  ),
  'ensign-chekov': improvesShip(['RANGE'], 2, titled('Starship Enterprise')),
  'gilora-rejal': attributeBonus(ALL, 2, inPlay(titled("Miles O'Brien"))),
  grilka: attributeBonus(ALL, 3, withOne(any('Quark'))),
  'ira-graves': learns(['Treachery', 'Biology'], inPlay(titled('Kareen Brianon'))),
  ixtanarax: raises(ALL, 1, every(present, other, icon('GQ'), trait("Jem'Hadar"))),
  'jadzia-dax-blaze-of-glory': raises(ALL, 2, every(present, other, icon('(R>'))),
  'jaro-essa': attributeBonus(['CUNNING'], 3, withOne(titled('Vedek Winn'))),
  jarod: attributeBonus(ALL, 5, withOne(titled('Toral'))),
  joachim: improvesShip(['WEAPONS'], 3, titled('U.S.S. Reliant')),
  kahlest: raises(['STRENGTH'], 2, every(present, trait('Klingon'), skilled('Honor'))),
  'keeve-falor': raises(
    ALL,
    2,
    every(yours, present, of('Bajoran'), (piece) => printedSkill(piece.card, 'CIVILIAN') > 0),
  ),
  'keiko-obrien': attributeBonus(ALL, 2, withOne(titled("Miles O'Brien"))),
  kmtar: attributeBonus(ALL, 5, withOne(titled('Alexander Rozhenko'))),
  kor: raises(['STRENGTH'], 2, every(present, other, trait('Klingon'))),
  krase: fleet(['SHIELDS'], 2, of('Klingon'), icon('Films')),
  lamatukan: improvesShip(['WEAPONS'], 2, yours),
  'locutus-of-borg': foe('Federation'),
  'lt-sulu': improvesShip(['WEAPONS'], 2, titled('Starship Enterprise')),
  'major-rakal': both(
    learns(['Tal Shiar', 'Treachery'], as('Romulan')),
    learns(['Empathy'], () => true),
    learns(['Diplomacy'], as('Federation')),
    attributeBonus(['INTEGRITY'], 4, as('Federation')),
    attributeBonus(['CUNNING'], -1, as('Federation')),
  ),
  'malcolm-reed': raises(ALL, 1, every(present, other, skilled('SECURITY'))),
  maleth: daunts,
  'miral-paris': learns(['Diplomacy'], inPlay(titled('Treaty: Federation/Klingon'))),
  'miral-paris-star': learns(['Diplomacy'], inPlay(titled('Treaty: Federation/Klingon'))),
  morak: improvesShip(SHIP, 1, titled("I.K.C. Voq'leng")),
  'mr-sisko': raises(
    ALL,
    1,
    every(yours, person, icon('TE'), (piece, g, own) => !icon('AU')(piece, g, own)),
  ),
  navok: attributeBonus(ALL, 2, withOne(yours, of('Romulan'), skilled('V.I.P.'))),
  nog: learns(
    ['ENGINEER'],
    (own, g) =>
      placeKind(own.at) === 'aboard' &&
      Object.values(g.pieces).some(
        (piece) =>
          every(carries, yours)(piece, g, own) && (classed('Defiant')(piece, g, own) || of('Ferengi')(piece, g, own)),
      ),
  ),
  ometiklan: defies('Dominion'),
  orta: daunts,
  patahk: improvesShip(SHIP, 2, titled('Pi'), (_ship, g, own) => withOne(titled('Bochra'))(own, g)),
  'praetor-neral': {
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        const one = g.pieces[piece];
        const isMeant = skill === 'SECURITY' && own !== null && one?.seat === own.seat;
        return isMeant && printedSkill(one.card, 'Tal Shiar') > 0 ? 1 : 0;
      },
    },
  },
  'quark-son-of-keldar': attributeBonus(ALL, 3, withOne(titled('Grilka'))),
  'raymond-boone': attributeBonus(
    ALL,
    2,
    withOne((piece, g, own) => titled("Miles O'Brien")(piece, g, own) || titled('Benjamin Maxwell')(piece, g, own)),
  ),
  'riley-frazier': raises(['CUNNING'], 2, every(oriented, trait('Borg'))),
  'riley-frazier-star': raises(['CUNNING'], 2, every(oriented, trait('Borg'))),
  'ro-laren-blaze-of-glory': raises(['CUNNING'], 2, every(fellows, icon('Maq'))),
  rulat: raises(ALL, 1, every(oriented, of('Kazon'), skilled('SECURITY'))),
  'senator-cretak': fleet(['WEAPONS'], 2, of('Romulan')),
  'shakaar-edon': raises(['STRENGTH'], 2, every(present, other, trait('Bajoran'))),
  stadi: both(
    improvesShip(['RANGE'], 1, of('Federation')),
    improvesShip(['RANGE'], 1, of('Federation'), classed('Intrepid')),
  ),
  'stefan-deseve': both(
    learns(['Greed'], as('Romulan')),
    learns(['Treachery'], () => true),
    learns(['OFFICER'], as('Federation')),
    attributeBonus(['INTEGRITY'], -1, as('Federation')),
  ),
  'the-centurion': raises(ALL, 1, every(other, person, here, trait('Romulan'))),
  trul: improvesShip(['RANGE'], 1, ({ veiled }) => veiled === 'cloaked'),
  weiss: daunts,
  'weiss-star': daunts,
  'weyoun-of-borg': foe('Dominion'),
} satisfies Readonly<Record<string, Force>>;

/** The same rules with their text. */
export const PERSONNEL: Readonly<Record<string, Rule>> = worded(PERSONNEL_FORCES, PERSONNEL_TEXTS);
