import { affiliationOf, matching } from '../../chapters/affiliation/compatible.ts';
import { stillIn } from '../../chapters/missions/team.ts';
import type { Effects } from '../../effects/union.ts';
import { personnelOf, piecesOf } from '../../position/find.ts';
import { onPiece } from '../../position/places.ts';
import { all, always, kill, met, NEXT_TURN, owner, random, select, stop } from '../builders/dilemmas/build.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { SHIP } from '../builders/personnel/aiding.ts';
import { answer, idsOf, isUsed, ofSide, onOwnTable, targetOf } from '../builders/shared.ts';
import { manned } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isStarfleet = ofSide('Starfleet');

const augments = says('RANGE, WEAPONS and SHIELDS +1 for each augment aboard, up to +4.', manned(SHIP, 'Augment', 4));

const POWER = 'absolute-power';
const isAugment = filter('personnel, Augment');
const isOfThisCentury = filter('[22] personnel');

/** Cards of SAS, by id. */
export const CARDS: CardRules = {
  'absolute-power': {
    text: 'Once per game, kill your personnel to “unstop” all your augments of the same affiliation. Or once per turn, kill your augment to draw three cards.',
    ways: {
      unstop: {
        label: 'unstop your augments',
        plays: (g, seat) => (isUsed(g, seat, POWER, 'game') ? [] : personnelOf(g, seat).map(({ id }) => onPiece(id))),
        once(g, seat, to) {
          const victim = targetOf(g, to);
          const which = idsOf(personnelOf(g, seat).filter((one) => isAugment(one) && matching(one, victim)));
          return [
            { do: 'use', what: POWER, per: 'game' },
            { do: 'take-out', which: [victim.id], why: 'killed' },
            { do: 'stop-these', which, undo: true },
          ];
        },
      },
      draw: {
        label: 'draw three cards',
        plays: (g, seat) =>
          isUsed(g, seat, POWER, 'turn')
            ? []
            : personnelOf(g, seat)
                .filter(isAugment)
                .map(({ id }) => onPiece(id)),
        once: [
          { do: 'use', what: POWER, per: 'turn' },
          { do: 'take-out', which: 'host', why: 'killed' },
          { do: 'draw', count: 3 },
        ],
      },
    },
  },
  'difference-of-opinion': always(stop(all('[NA] personnel'), NEXT_TURN)),
  'diverse-experiences': {
    text: 'Once per turn, when you solve a mission: draw a card for each 22nd-century personnel in the crew or Away Team, up to five.',
    answers: {
      solved: {
        offers(g, source, { seat }) {
          const { attempt } = g;
          if (seat !== source.seat || attempt === null || isUsed(g, seat, source.card, 'turn')) return [];
          const count = Math.min(5, stillIn(g, attempt).filter(isOfThisCentury).length);
          if (count === 0) return [];
          const list: Effects = [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'draw', count, who: seat },
          ];
          return answer(source, list, `Draw ${count}`);
        },
      },
    },
  },
  'iks-nguqyab': augments,
  'iks-nguqyab-star': augments,
  'mimetic-simbiot': says(
    'To get past it: MEDICAL ×3 or INTEGRITY > 30. Then two personnel are selected at random, and you choose one of them to be killed. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      unless: f('MEDICAL x3 OR INTEGRITY>30'),
      after: [select(random(null, 2)), kill({ ...owner(), only: 'picked' })],
    }),
  ),
  'were-ready': {
    text: 'On your table, if you have three Starfleet personnel in play. When your turn ends and you have no Non-Aligned card in play, you may draw an extra card.',
    plays: (g, seat) => (personnelOf(g, seat).filter(isStarfleet).length >= 3 ? onOwnTable(g, seat) : []),
    ...mayDrawExtra((g, seat) => piecesOf(g, seat).every((piece) => affiliationOf(piece) !== 'Non-Aligned')),
  },
};

/** Facts about cards from SaS that have no rule, by id. */
export const FACTS: CardFacts = {
  columbia: { onlyDownloads: true },
  'straight-and-steady': { captainsOrder: true },
};
