import type { Kind } from '../../../effects/kind.ts';
import { borgWorlds } from '../../../position/borg.ts';
import { NODES } from '../../borg-numbers.ts';
import { exploration } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Collective Broadcast. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-collective-broadcast',
    number: 4,
    name: 'Collective Broadcast',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy 4. Pass: put the next 3 Borg Command Cards in any order. Fail: each Spire gains a Node, or with none in play you Exhaust a Command.',
    resolve: [
      {
        do: 'test',
        number: 4,
        pass: [{ do: 'arrange', pile: 'borg', count: 3, top: 3 }],
        fail: [
          {
            do: 'when',
            is: 'spire',
            does: [{ do: 'grow-spires' }],
            else: [{ do: 'spend-command', count: 1, most: true }],
          },
        ],
      },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Adds an Assimilation Node to every Spire, up to 3 (A-BORG-05). */
    'grow-spires': object;
  }
}

const growSpires: Kind<'grow-spires'> = {
  run(ctx) {
    for (const disc of borgWorlds(ctx.g)) {
      if (disc.spire === null || disc.spire.nodes >= NODES) continue;
      disc.spire.nodes += 1;
      const nodes = disc.spire.nodes;
      ctx.log(`The Spire at ${systemName(disc.id)} now has ${nodes} Assimilation Nodes.`, 'A-BORG-05');
    }
  },
  worth: () => -0.6,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'grow-spires': growSpires };
