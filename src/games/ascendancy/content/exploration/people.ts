import type { Effects } from '../../effects/union.ts';
import type { Resources } from '../../state.ts';
import type { ExplorationCard } from '../card.ts';

/** Fields of a Civilization card besides its level or tokens. */
type Rest = Pick<ExplorationCard, 'id' | 'set' | 'line' | 'source'> &
  Partial<Pick<ExplorationCard, 'after' | 'rule' | 'name'>> & { more?: Effects; title?: string };

/** A Warp-Capable civilization of a level (A-CIV-05); its card need not stay (A-CIV-12), but if it has a rule. */
export function warpCapable(level: number, { title, more = [], ...rest }: Rest): ExplorationCard {
  const name = `Level ${level} Civilization`;
  return {
    name: title === undefined ? name : `${name}: ${title}`,
    type: 'civilization',
    after: rest.rule === undefined ? 'discard' : 'stays',
    level,
    resolve: [{ do: 'develop', level }, ...more],
    ...rest,
  };
}

/** A Pre-Warp civilization with Resources that wait for the first who Colonizes it (A-CIV-02). */
export function preWarp(title: string, waiting: Partial<Resources>, rest: Rest): ExplorationCard {
  return {
    name: `Pre-Warp Civilization: ${title}`,
    type: 'civilization',
    after: rest.rule === undefined ? 'discard' : 'stays',
    resolve: [{ do: 'settle', waiting }],
    ...rest,
  };
}
