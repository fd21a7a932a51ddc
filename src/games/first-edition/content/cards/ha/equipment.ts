import { banned } from '../../../rules/ask.ts';
import { vesselOf } from '../../builders/equipment/special.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Equipment of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'ablative-armor': {
    text: 'While it is aboard your ship or facility: your opponent hits only if ATTACK is more than twice DEFENSE, and scores a direct hit only if ATTACK is more than three times DEFENSE.',
    grants: {
      armored(g, source, { vessel }) {
        const own = vesselOf(g, source);
        const armor = source.piece === undefined ? undefined : g.pieces[source.piece];
        if (own === null || own.id !== vessel || armor?.seat !== own.seat) return false;
        return banned(g, 'use', { piece: armor.id }) === null;
      },
    },
  },
};

/** Facts about equipment from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'satans-robot': { limit: 'unique' },
};
