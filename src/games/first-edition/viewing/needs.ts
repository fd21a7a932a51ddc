import { isMet, type Need } from '../chapters/missions/needs.ts';
import { formulaText } from '../content/formula-words.ts';
import type { NeedView } from '../view.ts';

/** Converts a need to text and numbers. */
function needView({ asked, has, needs }: Need): NeedView {
  return { words: formulaText(asked), has, needs };
}

/** Converts needs to text and numbers, with unmet needs first. */
export function needViews(needs: readonly Need[]): NeedView[] {
  return [...needs].sort((one, other) => Number(isMet(one)) - Number(isMet(other))).map(needView);
}
