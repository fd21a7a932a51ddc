import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { stillIn } from '../../chapters/missions/team.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import { locationOf, namedPieces, personnelOf, piecesAt } from '../../position/find.ts';
import { atLocation, locationAt, namedIn } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { grantsSkill } from '../builders/equipment/arms.ts';
import { carrier, isFirstHere } from '../builders/equipment/carried.ts';
import { locationOfCard } from '../builders/events/locations.ts';
import { whenSolvedHere } from '../builders/objectives/requirements.ts';
import { ALL, both, raises } from '../builders/personnel/aiding.ts';
import { either } from '../builders/personnel/figures.ts';
import { atLocations } from '../builders/shared.ts';
import { type CardRules, reprint } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { Formula } from '../formula.ts';
import { isNamed } from '../named.ts';
import type { Attribute, Skill } from '../printed.ts';
import { type CardFacts, textFacts } from '../text-facts.ts';

/** Raises an attribute of matching personnel with the equipment. Not cumulative. */
function lifts(text: string, attribute: Attribute, by: (piece: Piece, g: FirstEdition) => number): Rule {
  return {
    text,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isFirstHere(g, source) ? by(piece, g) : 0;
      },
    },
  };
}

const isVillain = stateFilter('Treachery, SCIENCE');

const isReader = stateFilter('Astrophysics or Stellar Cartography');

const isTraitor = stateFilter('Treachery');

const isData = filter('{any Data}');

/** True if a requirement names a skill. */
function names(formula: Formula, skill: Skill): boolean {
  if (formula.is === 'skill') return formula.skill === skill;
  return (formula.is === 'all' || formula.is === 'any') && formula.of.some((one) => names(one, skill));
}

/** Cards of Homefront III, by id. */
export const CARDS: CardRules = {
  'balancing-act-homefront-iii': reprint('balancing-act'),
  'el-aurian-phaser': lifts(
    'Your personnel with it have STRENGTH +1, or +3 with Treachery and SCIENCE. Not cumulative.',
    'STRENGTH',
    (piece, g) => (isVillain(piece, g) ? 3 : 1),
  ),
  'mr-tricorder': {
    ...both(grantsSkill('Computer Skill', 'OFFICER, ENGINEER'), raises(ALL, -6, 'here, personnel, Android')),
    text: 'May report to any Data. Your personnel with it who have both OFFICER and ENGINEER have Computer Skill. Androids at its location have all attributes −6. Not cumulative.',
    reports: (g, seat) => [...new Set(personnelOf(g, seat).flatMap((piece) => (isData(piece) ? [piece.at] : [])))],
  },
  'reaching-out': {
    text: 'On your mission that requires Diplomacy and isn’t a homeworld, one per mission, free if your Jonathan Archer is there: your Starfleet may attempt it. When your Starfleet solve it, discard this to score 5 points if it shows two affiliations besides Federation.',
    plays: atLocations((g, id, seat) => {
      const { missions } = locationOf(g, id);
      const mission = missionAt(g, id, seat);
      const isTaken = piecesAt(g, atLocation(id)).some(({ card }) => isNamed(card, 'Reaching Out'));
      if (isTaken || mission === null || mission.requirement === null || !missions.some(({ owner }) => owner === seat))
        return false;
      return (
        missions.every(({ card }) => textFacts(card).homeworld === undefined) && names(mission.requirement, 'Diplomacy')
      );
    }),
    free: (g, seat, to) => {
      const at = namedIn(to);
      return (
        at !== null &&
        namedPieces(g, 'Jonathan Archer').some((one) => one.seat === seat && locationAt(g, one.at) === at)
      );
    },
    grants: {
      attempt: (g, source, { seat, location, affiliation }) =>
        seat === source.seat && affiliation === 'Starfleet' && locationOfCard(g, source) === location,
    },
    at: whenSolvedHere((g, _source, { seat, location }) => {
      const { attempt } = g;
      const isTheirs = attempt !== null && stillIn(g, attempt).some((one) => affiliationOf(one) === 'Starfleet');
      const mission = missionAt(g, location, seat);
      const sides = mission === null ? [] : mission.affiliations.filter((side) => side !== 'Federation');
      return isTheirs && sides.length >= 2 ? [{ do: 'bank' }] : [];
    }),
  },
  'trilithium-weapon-control-padd': lifts(
    'Your personnel with it who have Astrophysics or Stellar Cartography have CUNNING +1, or +3 if they also have Treachery. Not cumulative.',
    'CUNNING',
    (piece, g) => (!isReader(piece, g) ? 0 : isTraitor(piece, g) ? 3 : 1),
  ),
  'wesley-crusher-homefront-iii': either('INTEGRITY', 3, 7),
};

/** Facts about cards from Homefront III that have no rule, by id. */
export const FACTS: CardFacts = {
  bralek: { onlyDownloads: true },
};
