import { asLabel } from '../../../../kit/words.ts';
import { compatible } from '../../../chapters/affiliation/compatible.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { isSamePersona } from '../../../chapters/play/unique.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { locationOf, piecesOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { aboard, coreOf, dockedAt, hostOf, locationAt, onPiece, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import type { Formula } from '../../formula.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';
import { unlike } from '../missions/ends.ts';
import { DISCARD_THIS, hostIn, isInPlay, itself, onOwnTable, payloadOf } from '../shared.ts';

function isSpecialist(card: CardId): boolean {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && hasTrait(facts, 'Mission Specialist');
}

/** Returns a player's outposts, or only those to which a specialist was just downloaded (C-DOWNLOAD-07). */
function outpostsFor(g: FirstEdition, { seat, piece }: RuleSource): CardPlace[] {
  const own = piecesOf(g, seat).filter(({ card }) => {
    const facts = cardOf(card);
    return facts.type === 'Facility' && facts.facility === 'Outpost';
  });
  const arrived = piecesOf(g, seat).filter(({ id, card }) => isSpecialist(card) && piece !== undefined && id > piece);
  const places = own.map(({ id }) => aboard(id));
  const same = places.filter((place) => arrived.some(({ at }) => at === place));
  return same.length > 0 ? same : places;
}

/**
 * Returns how many personnel can contribute a skill to a requirement. If it has alternatives, the one to which most
 * personnel can contribute counts (C-MISSION-17).
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

/** True if a ship's crew, or its Away Team, has just solved a mission. */
function hasSolved(g: FirstEdition, ship: Piece, location: string): boolean {
  const { attempt } = g;
  if (attempt === null || attempt.seat !== ship.seat) return false;
  if (attempt.ship === ship.id) return true;
  return attempt.ship === null && locationAt(g, ship.at) === location;
}

/** Objectives on a player's table. */
export const ASSIGNMENTS: Readonly<Record<string, Rule>> = {
  'assign-mission-specialists': {
    text: 'On your table, may be seeded: download up to two mission specialists to your outpost. Each of them who helps solve a mission scores 5 points. You may discard this at the start of your turn.',
    plays: (g, seat) => (isInPlay(g, 'assign-mission-specialists', seat) ? [] : [coreOf(seat)]),
    seeds: {
      phase: 'facility',
      to: (g, seat) => (isInPlay(g, 'assign-mission-specialists', seat) ? [] : [coreOf(seat)]),
    },
    seeded: [
      { do: 'download', what: 'specialist' },
      { do: 'download', what: 'specialist' },
    ],
    fetches: {
      specialist: {
        // The specialists must be different: no copies or versions of each other, or of personnel in play (C-DECK-14).
        wanted: (g, { seat }, card) =>
          isSpecialist(card) && piecesOf(g, seat).every((piece) => !isSamePersona(cardOf(piece.card), cardOf(card))),
        to: (g, source) => outpostsFor(g, source),
      },
    },
    acts: (g, source, seat) =>
      seat === source.seat && g.turn?.acted !== true
        ? [payloadOf(source, 'discard', 'Discard it', [DISCARD_THIS])]
        : [],
    at: {
      played: {
        does: (_g, { piece }, about) =>
          about.piece === piece
            ? [
                { do: 'download', what: 'specialist' },
                { do: 'download', what: 'specialist' },
              ]
            : [],
      },
      solved: {
        does(g, source, { seat, location }) {
          const { attempt } = g;
          const requirement = missionAt(g, location, seat)?.requirement ?? null;
          if (seat !== source.seat || attempt === null || requirement === null) return [];
          const people = unlike(stillIn(g, attempt).filter(({ card }) => isSpecialist(card)));
          const count = helpers(g, people, requirement);
          return Array.from({ length: count }, () => ({ do: 'points', points: 5 }) as const);
        },
      },
    },
  },
  'explore-gamma-quadrant': {
    text: 'On your table, may be seeded. At any time, place it on your ship docked in the Alpha Quadrant. When that ship solves a Gamma Quadrant mission, it returns to its facility if possible, and you draw three cards and score 5 points.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    between: launches,
    at: {
      solved: {
        does(g, source, { location }) {
          const ship = hostIn(g, source);
          if (ship === null || locationOf(g, location).quadrant !== 'Gamma' || !hasSolved(g, ship, location)) return [];
          const left = g.lasting.find(({ what, other }) => what === 'explore-gamma-quadrant' && other === source.piece);
          const base = left?.piece === undefined ? undefined : g.pieces[left.piece];
          return [
            ...(base !== undefined && compatible(g, ship, base)
              ? [{ do: 'shift', which: [ship.id], to: dockedAt(base.id) } as const]
              : []),
            { do: 'draw', count: 3, who: source.seat },
            { do: 'bank' },
          ];
        },
      },
    },
  },
};

/** Returns the ships docked in the Alpha Quadrant, since these can set out for the Gamma Quadrant. */
function launches(g: FirstEdition, source: RuleSource, seat: number) {
  const own = itself(g, source);
  if (own === null || seat !== source.seat || placeKind(own.at) !== 'core') return [];
  return piecesOf(g, seat).flatMap((ship) => {
    const base = placeKind(ship.at) === 'docked' ? hostOf(ship.at) : null;
    const at = locationAt(g, ship.at);
    if (base === null || at === null || locationOf(g, at).quadrant !== 'Alpha') return [];
    return [
      payloadOf(source, `on:${ship.id}`, asLabel(`Place it on ${pieceName(g, ship.id)}`), [
        { do: 'lasting', what: 'explore-gamma-quadrant', until: 'game', piece: base, other: own.id },
        { do: 'shift', which: [own.id], to: onPiece(ship.id) },
      ]),
    ];
  });
}
