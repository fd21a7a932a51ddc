import { does } from '../../builders/personnel/deeds.ts';
import type { CardRules } from '../../card-rules.ts';

/** Arik Soong (Cold Front). */
export const CARDS: CardRules = {
  'arik-soong': {
    text: 'He may release captives at his location.',
    orders: does('always', 'Release', 'captive, here', ({ id }) => [{ do: 'set-free', which: [id] }]),
  },
};
