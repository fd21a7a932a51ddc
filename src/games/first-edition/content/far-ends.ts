import { kept } from '../../kit/cache.ts';
import type { CardId } from '../terms.ts';
import type { MissionCard } from './card.ts';
import { figureOf } from './facts.ts';
import { parseFormula } from './formula-text.ts';
import { type FarEndFacts, textFacts } from './text-facts.ts';

/** The facts of a mission's far end that differ from the near end (C-MISSION-01). */
type FarEnd = Partial<Pick<MissionCard, 'affiliations' | 'openToAll' | 'requirement' | 'points' | 'span'>>;

/** Returns the facts that differ on the far end of a mission, or undefined if both ends are equal. */
export function farEndOf(mission: CardId): FarEnd | undefined {
  const printed = textFacts(mission).farEnd;
  return printed === undefined ? undefined : kept(ends, mission, () => endOf(printed));
}

const ends = new Map<CardId, FarEnd>();

function endOf({ of, asks, points, span }: FarEndFacts): FarEnd {
  return {
    ...(of === undefined ? {} : { affiliations: of === 'any' ? [] : of, openToAll: of === 'any' }),
    ...(asks === undefined ? {} : { requirement: asks === null ? null : parseFormula(asks) }),
    ...(points === undefined ? {} : { points: figureOf(points) }),
    ...(span === undefined ? {} : { span: figureOf(span) }),
  };
}
