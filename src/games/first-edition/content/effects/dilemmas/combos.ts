import type { Meeting } from '../../../rules/meeting.ts';
import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import { CHOICES } from './choices.ts';
import { DEATHS } from './deaths.ts';
import { ON_MISSIONS } from './on-missions.ts';
import { WALLS } from './walls.ts';

/** Returns one half of a combo dilemma, with the conditions of its own card. */
function half(rule: Force | undefined, unless: string | null): Meeting {
  const { meeting = {} } = rule ?? {};
  return { ...meeting, unless: unless === null ? null : f(unless) };
}

/** Two dilemmas on one card, in order (C-DILEMMA-22). */
function combo(
  halves: readonly [string, string],
  first: Meeting,
  second: Meeting,
  rule: Omit<Force, 'meeting'> = {},
): Force {
  return { ...rule, meeting: { ...first, halves, second } };
}

/**
 * Combo dilemmas. Once encountered, the first half isn't encountered again if it has no conditions or its text says so.
 */
export const COMBOS: Readonly<Record<string, Force>> = {
  'anaphasic-organism-nagilum': combo(
    ['anaphasic-organism', 'nagilum'],
    half(DEATHS['anaphasic-organism'], 'SECURITY + MEDICAL'),
    half(DEATHS['nagilum'], 'Diplomacy x3 OR STRENGTH>40'),
  ),
  'ancient-computer-microvirus': combo(
    ['ancient-computer', 'microvirus'],
    half(WALLS['ancient-computer'], 'Computer Skill x2 OR SCIENCE x3 OR ENGINEER x3'),
    half(DEATHS['microvirus'], 'MEDICAL + SECURITY'),
  ),
  'females-love-interest-garbage-scow': combo(
    ['females-love-interest', 'radioactive-garbage-scow'],
    half(CHOICES['females-love-interest'], null),
    half(ON_MISSIONS['radioactive-garbage-scow'], null),
    rest(ON_MISSIONS['radioactive-garbage-scow']),
  ),
  'males-love-interest-plague-ship': combo(
    ['males-love-interest', 'tarellian-plague-ship'],
    half(CHOICES['males-love-interest'], null),
    half(CHOICES['tarellian-plague-ship'], null),
  ),
  'computer-weapon-hyper-aging': combo(
    ['iconian-computer-weapon', 'hyper-aging'],
    half(CHOICES['iconian-computer-weapon'], 'SCIENCE'),
    half(ON_MISSIONS['hyper-aging'], null),
    rest(ON_MISSIONS['hyper-aging']),
  ),
};

/** Returns the parts of a rule other than its meeting. */
function rest(rule: Force | undefined): Omit<Force, 'meeting'> {
  const { meeting: _, ...others } = rule ?? {};
  return others;
}
