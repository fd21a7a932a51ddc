import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import { CHOSEN, kill, opponent, random } from './build.ts';
import { type END_OF_EACH, liesOn, recurs } from './host.ts';

export const stops = { do: 'hold', pick: CHOSEN, as: 'stopped' } as const;

/**
 * Stops a personnel and is placed on them. At each of the given times, the dilemma kills a personnel of the opponent's
 * choice who is present and has a lower value of an attribute than the stopped personnel.
 */
export function issues(attribute: 'STRENGTH' | 'CUNNING' | 'INTEGRITY', cure: string, when: typeof END_OF_EACH): Force {
  return liesOn(
    random(),
    { effects: [stops], cure: f(cure) },
    {
      at: recurs(when, [kill({ ...opponent(), below: attribute })]),
    },
  );
}
