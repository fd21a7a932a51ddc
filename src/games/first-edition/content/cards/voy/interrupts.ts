import { type CardRules, reprint } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Interrupts of Voyager, by id. */
export const CARDS: CardRules = {
  'auto-destruct-sequence-voyager': reprint('auto-destruct-sequence'),
  'distortion-of-space-time-continuum-voyager': reprint('distortion-of-space-time-continuum'),
  'escape-pod-voyager': reprint('escape-pod'),
};

/** Facts about interrupts from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  quinn: { immuneTo: ['Amanda Rogers', 'Kevin Uxbridge'] },
};
