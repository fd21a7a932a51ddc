import { no } from '../../../../kit/offers.ts';
import { locationOf } from '../../../position/find.ts';
import { cardName } from '../../../position/names.ts';
import { isFacility } from '../../../position/piece-types.ts';
import { inSpace } from '../../../position/places.ts';
import { sitesOf } from '../../../position/stations.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isHere, placeOf, those } from '../../builders/missions/ends.ts';
import { vesselIn } from '../../builders/missions/grounds.ts';
import { fetching } from '../../builders/missions/solved.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** True if a player has a station here with an Ore Processing Unit. */
function hasOre(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return those(g, source, (piece) => piece.seat === seat && isFacility(piece)).some((station) =>
    sitesOf(g, station.id).some(({ card }) => card === 'ore-processing-unit'),
  );
}

/** Missions of The Dominion, by id. */
export const CARDS: CardRules = {
  'construct-depot': {
    facts: { farEnd: { of: [], asks: null, points: '0' } },
    ...fetching(
      'When you solve it, download a Remote Supply Depot here. On your opponent’s side, it can’t be attempted.',
      {
        must: true,
        wanted: '{Remote Supply Depot}',
        to: (_g, source) => [inSpace(placeOf(source))],
      },
    ),
  },
  'mining-survey': {
    text: 'To attempt it, you need a Nor with an Ore Processing Unit here. Nor and Empok Nor may be seeded here, and ore may be processed here.',
    bans: {
      attempt: (g, source, { seat, location }) =>
        seat === source.seat && location === placeOf(source) && !hasOre(g, source, seat)
          ? no('C-MISSION-05', 'You need your Nor with an Ore Processing Unit here.')
          : null,
    },
    admits(_g, source, { seat, card, location, how }) {
      const isHere = seat === source.seat && how === 'seeded' && location === placeOf(source);
      return isHere && ['nor', 'empok-nor'].includes(card) ? true : null;
    },
  },
  'security-briefing': {
    text: 'You may play System 5 Disruptors here for free.',
    grants: {
      free(g, source, { seat, card, to }) {
        if (seat !== source.seat || cardName(card) !== 'System 5 Disruptors' || to === undefined) return false;
        const host = vesselIn(g, to);
        return to === `at:${placeOf(source)}` || (host !== null && isHere(g, source, host));
      },
    },
  },
  'uncover-dna-clues': {
    text: 'While this is on the spaceline, Cardassians, Bajorans and Ferengi may also attempt Hunt for DNA Program.',
    grants: {
      attempt: (g, source, { location, affiliation }) =>
        ['Cardassian', 'Bajoran', 'Ferengi'].includes(affiliation) &&
        source.location !== undefined &&
        locationOf(g, location).missions.some(({ card }) => card === 'hunt-for-dna-program'),
    },
  },
};

/** Facts about missions from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'intelligence-operation': { homeworld: { place: 'Founders’ homeworld', of: 'Dominion' } },
};
