import { pointsOf } from '../../chapters/points/score.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { namedPieces, personnelOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import { arms, grantsSkill } from '../builders/equipment/arms.ts';
import { worthMore } from '../builders/missions/points.ts';
import { both, speaker } from '../builders/personnel/aiding.ts';
import { bringsFromHand } from '../builders/personnel/deeds.ts';
import { answer, idsOf, isFirstOwn, isUsed, itself } from '../builders/shared.ts';
import { landsFor } from '../builders/ships/ships.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isImmune } from '../immunity.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const isRomulan = stateFilter('[Rom]');

const REMAN_RIFLE = arms('Reman', 3);

const isVictim = filter('personnel, not Reman');

/** True if Shinzon is aboard the Scimitar. */
function isAboardScimitar(g: FirstEdition): boolean {
  return namedPieces(g, 'Scimitar').some((ship) =>
    namedPieces(g, 'Shinzon').some(({ at }) => isWithin(g, at, ship.id)),
  );
}

/** Cards of Nemesis, by id. */
export const CARDS: CardRules = {
  'a-few-loose-ends': {
    text: 'Just after your opponent solves a mission: if their score is higher than yours, all their personnel are “stopped”. Or nullifies No Loose Ends.',
    answers: {
      solved: {
        offers: (g, source, { seat }) =>
          seat !== source.seat && pointsOf(g, seat) > pointsOf(g, source.seat)
            ? answer(source, [{ do: 'stop-these', which: idsOf(personnelOf(g, seat)) }], 'Stop all their personnel')
            : [],
      },
      dilemma: {
        offers: (_g, source, { card }) =>
          isNamed(card, 'No Loose Ends') && !isImmune(card, source.card, true)
            ? answer(source, [{ do: 'nullify', what: 'dilemma' }], 'Nullify it')
            : [],
      },
    },
  },
  'confront-duplicate': worthMore('5 more points with Empathy present.', 5, f('Empathy')),
  'guinan-nemesis': {
    text: 'The first time in every turn that your opponent draws a card, except at the end of the turn, you may draw a card.',
    at: {
      drawn: {
        does(g, source, { seat }) {
          const own = speaker(g, source);
          if (own === null || own.seat === seat || g.turn?.segment === 'end') return [];
          if (isUsed(g, own.seat, source.card, 'turn')) return [];
          return [
            { do: 'use', what: source.card, per: 'turn' },
            {
              do: 'either',
              who: own.seat,
              ways: [
                { key: 'draw', label: 'Draw a card', list: [{ do: 'draw', count: 1, who: own.seat }] },
                { key: 'none', label: 'Draw nothing', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  'personal-demons': {
    text: 'On your table, may be seeded: while Shinzon is aboard the Scimitar, score a point for each Federation or Romulan personnel who is killed, except Remans.',
    ...SEEDS_OR_PLAYS,
    at: {
      left: {
        does(g, source, { cards, sides, why }) {
          if (why !== 'killed' || !isAboardScimitar(g) || !isFirstOwn(g, source)) return [];
          const victims = cards.filter((card, index) => {
            const side = sides[index];
            return isVictim(card) && (side === 'Federation' || side === 'Romulan');
          });
          return victims.map(() => ({ do: 'points', points: 1 }) as const);
        },
      },
    },
  },
  'reman-disruptor-rifle': {
    ...REMAN_RIFLE,
    ...both(REMAN_RIFLE, grantsSkill('OFFICER', 'Reman, SECURITY or Leadership')),
    text: 'If a Reman is with it, all your personnel with it have STRENGTH +3. Cumulative. Your Remans with it who have SECURITY or Leadership have OFFICER.',
  },
  thalpet: {
    text: 'When you play him from hand, you may take a card from your discard pile to hand.',
    at: {
      played: {
        does: (_g, source, { piece, from }) =>
          piece === source.piece && from === 'hand' ? [{ do: 'regain', may: true }] : [],
      },
    },
  },
  upexi: bringsFromHand('equipment', 'equipment'),
  valdore: {
    text: 'May attack Romulans.',
    grants: {
      battle(g, source, { enemy, force = [] }) {
        const own = itself(g, source);
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        return own !== null && target !== undefined && force.includes(own.id) && isRomulan(target, g);
      },
    },
  },
  vkruk: bringsFromHand('a Romulan leader', '[Rom] personnel, OFFICER or Leadership'),
  'vulcan-lander-nemesis': says('Lands and takes off for 1 RANGE.', landsFor(1)),
  'young-shinzon': bringsFromHand('equipment or a Romulan personnel', 'equipment or ([Rom], personnel)'),
};

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
