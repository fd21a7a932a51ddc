import { meets } from '../../../chapters/skills/group.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import type { Group } from '../../../position/group.ts';
import { cardName } from '../../../position/names.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { Formula } from '../../formula.ts';
import { helps } from '../helping.ts';
import { isInPlay } from '../shared.ts';
import { those as cardsHere, placeOf, unlike, worth } from './ends.ts';

/** More points if the solving group meets a formula. */
export function worthMore(text: string, points: number, formula: Formula): Rule {
  return { text, adds: worth((g, _source, group) => (group !== null && meets(g, group, formula) ? points : 0)) };
}

/** More points while a test of the table holds. */
export function worthMoreIf(
  text: string,
  points: number,
  isNow: (g: FirstEdition, source: RuleSource) => boolean,
): Rule {
  return { text, adds: worth((g, source) => (isNow(g, source) ? points : 0)) };
}

/** Returns a test for a card of either player at the mission's location. */
export function isAnyHere(those: string): (g: FirstEdition, source: RuleSource) => boolean {
  const test = stateFilter(those);
  return (g, source) => cardsHere(g, source, (piece) => test(piece, g)).length > 0;
}

/** More points if one of these personnel helps to solve the mission (C-TERM-242). */
export function worthMoreHelped(text: string, points: number, who: string): Rule {
  const test = stateFilter(`personnel, ${who}`);
  return {
    text,
    adds: worth((g, source, group) => {
      const requirement = missionAt(g, placeOf(source), source.seat)?.requirement ?? null;
      if (group === null || requirement === null) return 0;
      return group.people.some((piece) => test(piece, g) && helps(g, group, piece, requirement)) ? points : 0;
    }),
  };
}

/** More points for each matching card in the solving group. */
export function each(
  text: string,
  points: number,
  most: number,
  count: (g: FirstEdition, group: Group) => number,
): Rule {
  return {
    text,
    adds: worth((g, _source, group) =>
      group === null ? 0 : points * Math.min(most, count(g, { ...group, people: unlike(group.people) })),
    ),
  };
}

/** Returns how many of these formulas a group meets. */
export function numberMet(g: FirstEdition, group: Group, ...asked: readonly Formula[]): number {
  return asked.filter((formula) => meets(g, group, formula)).length;
}

/** The solving player may discard some of these cards to score additional points for each. */
export function paid(
  text: string,
  points: number,
  least: number,
  most: number,
  from: (g: FirstEdition, group: Group) => Piece[],
): Rule {
  return {
    text,
    requires: (g, group) => from(g, group).length >= least,
    pays: (g, group) => from(g, group).map(({ id }) => id),
    most: () => ({ least, most }),
    adds: worth((g, _source, group) => (group === null ? 0 : points * (g.attempt?.paid ?? 0))),
  };
}

/** A mission whose points don't count while a certain card is in play, even if the points have already been scored. */
export function unless(card: CardId): Rule {
  return {
    text: `This mission’s points don’t count while ${cardName(card)} is in play.`,
    counts: (g) => !isInPlay(g, card),
  };
}
