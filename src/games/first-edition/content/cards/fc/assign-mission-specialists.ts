import type { Seat } from '../../../../../kernel/types.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { copiesOf, isSamePersona } from '../../../chapters/play/unique.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import { piecesOf } from '../../../position/find.ts';
import { isOutpost } from '../../../position/piece-types.ts';
import { aboard, coreOf } from '../../../position/places.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, LocationId } from '../../../terms.ts';
import { unlike } from '../../builders/missions/ends.ts';
import { DISCARD_THIS, isInPlay, payloadOf } from '../../builders/shared.ts';
import type { Card } from '../../card.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Formula } from '../../formula.ts';
import { cardOf } from '../../pool.ts';

const isSpecialist = filter('personnel, Mission Specialist');

/** Returns a player's outposts, or only those to which a specialist was just downloaded (C-DOWNLOAD-07). */
function outpostsFor(g: FirstEdition, { seat, piece }: RuleSource): CardPlace[] {
  const own = piecesOf(g, seat).filter(isOutpost);
  const arrived = piecesOf(g, seat).filter(({ id, card }) => isSpecialist(card) && piece !== undefined && id > piece);
  const places = own.map(({ id }) => aboard(id));
  const same = places.filter((place) => arrived.some(({ at }) => at === place));
  return same.length > 0 ? same : places;
}

/**
 * Returns how many personnel can contribute a skill to a requirement. If the requirement has alternatives, only the one
 * to which the largest number of personnel can contribute counts (C-MISSION-17).
 */
function helpers(g: FirstEdition, people: readonly Piece[], formula: Formula): number {
  switch (formula.is) {
    case 'all':
      return formula.of.reduce((sum, one) => sum + helpers(g, people, one), 0);
    case 'any':
      return Math.max(0, ...formula.of.map((one) => helpers(g, people, one)));
    case 'skill': {
      const { skill } = formula;
      if (skill === 'any Intelligence') return 0;
      return Math.min(formula.count, people.filter((piece) => skillOf(g, piece, skill) > 0).length);
    }
    default:
      return 0;
  }
}

/** Returns how many mission specialists helped the player solve the mission at a location, counting a persona once. */
function helpersAt(g: FirstEdition, source: RuleSource, seat: Seat, location: LocationId): number {
  const { attempt } = g;
  const requirement = missionAt(g, location, seat)?.requirement ?? null;
  if (seat !== source.seat || attempt === null || requirement === null) return 0;
  return helpers(g, unlike(stillIn(g, attempt).filter(isSpecialist)), requirement);
}

const onTable = (g: FirstEdition, seat: Seat): CardPlace[] =>
  isInPlay(g, 'assign-mission-specialists', seat) ? [] : [coreOf(seat)];

const DOWNLOADS: Effects = [
  { do: 'download', what: 'specialist' },
  { do: 'download', what: 'specialist' },
];

/** The card's rule, without its text. `isInUse` is true if a card in play keeps a specialist from being downloaded. */
function assigns(
  isInUse: (g: FirstEdition, seat: Seat, card: Card) => boolean,
  scores: (helped: number) => Effects,
): Force {
  return {
    facts: { limit: 'unique' },
    plays: onTable,
    seeds: { phase: 'facility', to: onTable },
    seeded: DOWNLOADS,
    fetches: {
      specialist: {
        wanted: (g, { seat }, card) => isSpecialist(card) && !isInUse(g, seat, cardOf(card)),
        to: (g, source) => outpostsFor(g, source),
      },
    },
    acts: (g, source, seat) =>
      seat === source.seat && g.turn?.acted !== true
        ? [payloadOf(source, 'discard', 'Discard it', [DISCARD_THIS])]
        : [],
    at: {
      played: { does: (_g, { piece }, about) => (about.piece === piece ? DOWNLOADS : []) },
      solved: { does: (g, source, { seat, location }) => scores(helpersAt(g, source, seat, location)) },
    },
  };
}

const POINTS: Effect = { do: 'points', points: 5 };

/** Assign Mission Specialists (First Contact). */
export const CARDS: CardRules = {
  'assign-mission-specialists': says(
    'On your table, may be seeded: download up to two mission specialists to your outpost. Each of them who helps solve a mission scores 5 points. You may discard this at the start of your turn.',
    assigns(
      // The specialists must be different: no copies or versions of each other, or of personnel in play (C-DECK-14).
      (g, seat, card) => piecesOf(g, seat).some((piece) => isSamePersona(cardOf(piece.card), card)),
      (helped) => Array.from({ length: helped }, () => POINTS),
    ),
  ),
  'assign-mission-specialists@2025-02': says(
    'On your table, may be seeded: download up to two mission specialists to your outpost if you own no copies in play. For each mission that one of them helps solve, you may score 5 points. You may discard this at the start of your turn.',
    assigns(
      (g, seat, card) => copiesOf(g, card.id).some(({ owner }) => owner === seat),
      (helped) =>
        helped === 0
          ? []
          : [
              {
                do: 'either',
                ways: [
                  { key: 'score', label: 'Score 5 points', list: [POINTS] },
                  { key: 'none', label: 'Score no points', list: [] },
                ],
              },
            ],
    ),
  ),
};
