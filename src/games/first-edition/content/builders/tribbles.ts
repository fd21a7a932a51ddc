import { no } from '../../../kit/offers.ts';
import { type PieceTest, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { pooled } from '../../chapters/skills/skills.ts';
import {
  groupPlace,
  groupSize,
  isAmongTribbles,
  tribblesAt,
  tribblesOn,
  troublesAt,
} from '../../chapters/tribbles/groups.ts';
import { locationAt } from '../../position/places.ts';
import type { Force, Rule, RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import type { Attribute, Skill } from '../printed.ts';
import { firstSkillLost } from './dilemmas/losses.ts';
import { itself } from './shared.ts';

/**
 * Returns a Tribble card in play if its effects count: of all cards with the same number of tribbles in a place, whoever
 * has them, only the first counts (C-TRIB-02).
 */
export function firstOfNumber(g: FirstEdition, source: RuleSource): Piece | null {
  const own = itself(g, source);
  if (own === null || locationAt(g, own.at) === null) return null;
  const same = tribblesAt(g, groupPlace(g, own)).filter((one) => tribblesOn(one) === tribblesOn(own));
  return same.every(({ id }) => id >= own.id) ? own : null;
}

/**
 * Returns a Trouble card in play if its player has at least this number of tribbles there (C-TRIB-04), and no earlier
 * copy there acts.
 */
export function troubleWith(g: FirstEdition, source: RuleSource, least: number): Piece | null {
  const own = itself(g, source);
  const acts = (piece: Piece): boolean => groupSize(g, piece.at, piece.seat) >= least;
  if (own === null || !acts(own)) return null;
  return troublesAt(g, own.at).every((one) => one.card !== own.card || one.id >= own.id || !acts(one)) ? own : null;
}

/** Lowers an attribute of personnel of both players who are with the tribbles. */
export function lowersAmong(attribute: Attribute, those: string): Force {
  const test = pieceFilter(those);
  return {
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = g.pieces[about.piece];
        const own = piece === undefined ? null : firstOfNumber(g, source);
        if (piece === undefined || own === null || !isAmongTribbles(g, piece, own)) return 0;
        return test(piece, g, own) ? -1 : 0;
      },
    },
  };
}

/** Returns the change of a skill that personnel with the tribbles lose if it is the first one listed (C-SKILL-09). */
export function losesFirstSkill(
  g: FirstEdition,
  source: RuleSource,
  about: { readonly piece: PieceId; readonly skill: Skill },
  those: PieceTest = () => true,
): number {
  // A card in hand, which a crew's view also looks at, is no piece yet.
  const piece = g.pieces[about.piece];
  const lost = piece === undefined ? 0 : firstSkillLost(piece, about.skill);
  if (lost === 0 || piece === undefined) return 0;
  const own = firstOfNumber(g, source);
  return own !== null && isAmongTribbles(g, piece, own) && those(piece, g, own) ? lost : 0;
}

/** Lets nobody with the tribbles begin an attempt without two levels of a skill, whose ship or Away Team it is. */
export function needsToAttempt(skill: Skill): NonNullable<NonNullable<Rule['bans']>['attempt']> {
  return (g, source, { team }) => {
    const own = firstOfNumber(g, source);
    const people = team.flatMap((id) => g.pieces[id] ?? []);
    if (own === null || !people.some((piece) => isAmongTribbles(g, piece, own))) return null;
    return pooled(g, people, skill) >= 2 ? null : no('C-TRIB-02', `The tribbles there call for 2 ${skill}.`);
  };
}
