import type { Decided } from '../../../effects/kinds/decide.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import { met } from './build.ts';

export function choice(
  by: 'owner' | 'opponent',
  ...ways: Decided[]
): { do: 'decide'; by: 'owner' | 'opponent'; ways: Decided[] } {
  return { do: 'decide', by, ways };
}

/** A dilemma that the remaining personnel overcome with `text`. In the Delta Quadrant, the personnel need `delta` instead. */
export function deeper(text: string, delta: string, ...effects: Effects): Force {
  const meeting = { unless: null, effects, past: f(text) };
  return met({ ...meeting, delta: { ...meeting, past: f(delta) } });
}
