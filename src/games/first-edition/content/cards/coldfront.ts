import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { affiliationOf, matching } from '../../chapters/affiliation/compatible.ts';
import { meets } from '../../chapters/skills/group.ts';
import { isAdjacent, missionAt } from '../../chapters/spaceline/line.ts';
import { personnelOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { locationAt, onPiece } from '../../position/places.ts';
import { locationOfCard } from '../builders/events/locations.ts';
import { isLedThere, rebels } from '../builders/events/rebels.ts';
import { savers } from '../builders/interrupts/saving.ts';
import { answer, atLocations, isUsed } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isDissident = filter('personnel, Dissident');

const isReman = filter('personnel, Reman');

const isAgent = filter('personnel, temporal agent');

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  'bigger-on-the-inside': {
    text: 'Play it on a mission with your temporal agent there or at an adjacent location: only four personnel with Command icons or any Intelligence let a crew or Away Team attempt it. Unique.',
    facts: { limit: 'unique' },
    plays: atLocations(
      (g, id, seat) =>
        missionAt(g, id, seat) !== null &&
        personnelOf(g, seat)
          .filter(isAgent)
          .some((one) => {
            const at = locationAt(g, one.at);
            return at !== null && (at === id || isAdjacent(g, at, id));
          }),
    ),
    bans: {
      attempt(g, source, { seat, location, team, ship }) {
        if (locationOfCard(g, source) !== location) return null;
        const people = personnelOf(g, seat).filter(({ id }) => team.includes(id));
        const group = { people, equipment: [], ship: ship === null ? null : (g.pieces[ship] ?? null) };
        return meets(g, group, f('4 [Cmd] personnel OR any Intelligence'))
          ? null
          : no('C-MISSION-03', 'This mission needs four Command icons or any Intelligence.');
      },
    },
  },
  'reman-sacrifice': {
    text: 'Your Reman dies: once per turn, to draw three cards, or instead of your Romulan personnel present who is about to die.',
    plays: (g, seat) =>
      isUsed(g, seat, 'reman-sacrifice', 'turn')
        ? []
        : personnelOf(g, seat)
            .filter(isReman)
            .map(({ id }) => onPiece(id)),
    once: [
      { do: 'use', what: 'reman-sacrifice', per: 'turn' },
      { do: 'take-out', which: 'host', why: 'killed' },
      { do: 'draw', count: 3 },
    ],
    answers: {
      leaving: {
        offers: (g, source, { pieces, why }) =>
          why !== 'killed'
            ? []
            : savers(g, source.seat, pieces, (victim) => affiliationOf(victim) === 'Romulan', isReman).flatMap(
                ([victim, reman]) =>
                  answer(
                    source,
                    [
                      { do: 'spare', which: [victim] },
                      { do: 'take-out', which: [reman], why: 'killed' },
                    ],
                    asLabel(`${pieceName(g, reman)} dies instead of ${pieceName(g, victim)}`),
                    `:${victim}:${reman}`,
                  ),
              ),
      },
    },
  },
  revolutionaries: {
    text: 'On your table: your dissidents may attack their own affiliation. Or download two universal dissidents.',
    ...rebels('two universal dissidents', 'universal personnel, Dissident', (g, seat, location, enemy) =>
      isLedThere(g, seat, location, (piece) => isDissident(piece) && matching(piece, enemy)),
    ),
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
