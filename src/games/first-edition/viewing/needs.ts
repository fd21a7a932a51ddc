import { isMet, type Need } from '../chapters/missions/needs.ts';
import { formulaText } from '../content/formula-words.ts';
import type { NeedView } from '../view.ts';

/** A need in words: of a skill that is asked for several times the number stands beside it. */
export function needView({ asked, has, needs }: Need): NeedView {
  return { words: formulaText(asked), has, needs };
}

/** Needs in words, those that aren’t met first. */
export function needViews(needs: readonly Need[]): NeedView[] {
  return [...needs].sort((one, other) => Number(isMet(one)) - Number(isMet(other))).map(needView);
}
