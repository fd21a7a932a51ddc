import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import { CHOSEN, kill, opponent, random } from './build.ts';
import { liesOn, recurs, type Times } from './host.ts';

/** The selected personnel are stopped while the dilemma is in play. */
export const stops = { do: 'hold', pick: CHOSEN, as: 'stopped' } as const;
/** Disables a random personnel while the dilemma is in play. */
export const DISABLE_ONE = { do: 'hold', pick: { ...random(), able: true }, as: 'disabled' } as const;
/** The selected personnel are disabled while the dilemma is in play. */
export const disables = { do: 'hold', pick: CHOSEN, as: 'disabled' } as const;

/**
 * Stops a personnel and is placed on them. At each of the given times, the dilemma kills a personnel of the opponent's
 * choice who is present and has a lower value of an attribute than the stopped personnel.
 */
export function issues(attribute: 'STRENGTH' | 'CUNNING' | 'INTEGRITY', cure: string, when: Times): Force {
  return liesOn(
    random(),
    { effects: [stops], cure: f(cure) },
    {
      at: recurs(when, [kill({ ...opponent(), below: attribute })]),
    },
  );
}
