import type { CardFacts } from '../../text-facts.ts';

/** Facts about objectives from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'establish-dominion-foothold': { faceUp: 'facility' },
  'install-autonomic-systems-parasite': { limit: 'unique' },
  'issue-secret-orders': { faceUp: 'facility' },
  'operate-wormhole-relays': { faceUp: 'facility' },
  'subjugate-planet': { faceUp: 'facility' },
};
