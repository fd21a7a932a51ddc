import type { Kind } from '../../../effects/kind.ts';
import { conflictOf } from '../../../position/conflict.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { advancements } from '../../card-rules.ts';

/** Annexation Protocols. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-14',
    name: 'Annexation Protocols',
    cost: 6,
    type: 'Diplomacy',
    tokens: [],
    source: 'book',
    line: 'A Total Annihilation in your Invasion counts as a Successful Invasion, even if an Advancement that destroys Nodes caused it.',
    // A-CAR-05, A-OPEN-81
    rule: {
      at: {
        'invasion-result': {
          does: ({ conflict }, { seat }) =>
            conflict?.attacker === seat && conflict.result === 'annihilation' ? [{ do: 'outcome', to: 'success' }] : [],
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Changes the result of an Invasion’s Combat Round (A-CAR-05). */
    outcome: { to: 'success' | 'collateral' | 'annihilation' };
  }
}

const outcome: Kind<'outcome'> = {
  run(ctx, run, { to }) {
    const c = conflictOf(ctx.g);
    c.result = to;
    const name = { success: 'a success', collateral: 'Collateral Damage', annihilation: 'Total Annihilation' }[to];
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: the result counts as ${name}.`, 'A-CAR-05');
  },
  worth: () => 2,
};

/** The kind of effect that only this card has. */
export const KINDS = { outcome };
