import { exploration } from '../../card-rules.ts';

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
