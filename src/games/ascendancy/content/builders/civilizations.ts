import type { Effects } from '../../effects/union.ts';
import type { Resources } from '../../state.ts';
import type { ExplorationRow } from '../card-rules.ts';

/** The fields of a Civilization card other than its level and tokens. */
type Rest = Pick<ExplorationRow, 'id' | 'number' | 'line' | 'source'> &
  Partial<Pick<ExplorationRow, 'after' | 'rule' | 'name'>> & { more?: Effects; title?: string };

/**
 * Creates a Warp-Capable civilization of a level (A-CIV-05). The card stays on its System only if it has a rule
 * (A-CIV-12).
 */
export function warpCapable(level: number, { title, more = [], ...rest }: Rest): ExplorationRow {
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

/** Creates a Pre-Warp civilization with Resources that wait for the first player to Colonize it (A-CIV-02). */
export function preWarp(title: string, waiting: Partial<Resources>, rest: Rest): ExplorationRow {
  return {
    name: `Pre-Warp Civilization: ${title}`,
    type: 'civilization',
    after: rest.rule === undefined ? 'discard' : 'stays',
    resolve: [{ do: 'settle', waiting }],
    ...rest,
  };
}
