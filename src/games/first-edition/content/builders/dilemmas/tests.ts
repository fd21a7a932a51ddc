import { must } from '../../../../../kernel/must.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { opponentOf, piecesOf } from '../../../position/find.ts';
import { isAway } from '../../../position/places.ts';
import type { Force } from '../../../rules/rule.ts';

/** A test that a dilemma's own rule makes. */
export type OwnTest = NonNullable<Force['requires']>;

/**
 * The tests that a dilemma's formulas name in quotation marks, by those words. Tests of the group see the personnel that
 * the formula is about: everyone, those selected, or a single personnel.
 */
export function tests(byWords: Readonly<Record<string, OwnTest>>): Pick<Force, 'requires'> {
  return {
    requires: (g, group, about) => must(byWords[about.words], `the test “${about.words}”`)(g, group, about),
  };
}

/** True if the opponent has a card in play that fits a filter. */
export function theyHave(text: string, count = 1): OwnTest {
  const isMeant = stateFilter(text);
  return (g, _group, { seat }) =>
    piecesOf(g, opponentOf(seat)).filter((piece) => piece.hidden !== true && !isAway(g, piece.at) && isMeant(piece, g))
      .length >= count;
}

/** True if the encountering player has a card in play that fits a filter. */
export function youHave(text: string): OwnTest {
  const isMeant = stateFilter(text);
  return (g, _group, { seat }) =>
    piecesOf(g, seat).some((piece) => piece.hidden !== true && !isAway(g, piece.at) && isMeant(piece, g));
}
