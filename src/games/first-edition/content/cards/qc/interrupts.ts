import { nullifiesNamed } from '../../builders/interrupts/nullifying.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Interrupts of Q-Continuum, by id. */
export const CARDS: CardRules = {
  plexing: having(
    { nullifiedOnlyBy: [] },
    {
      text: 'Nullifies Empathic Echo, Parallax Arguers, Frame of Mind, System-Wide Cascade Failure or Thought Maker. It can’t be nullified.',
      ...nullifiesNamed(
        'plexing',
        '{Empathic Echo} or {Parallax Arguers} or {Frame of Mind} or {System-Wide Cascade Failure} or {Thought Maker}',
      ),
    },
  ),
};

/** Facts about interrupts from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'end-transmission': { limit: 'unique' },
};
