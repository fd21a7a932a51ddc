import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf } from '../../../position/find.ts';
import type { RuleSource } from '../../../rules/source.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
import { receives } from '../../builders/ambassadors.ts';
import { fleets } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

function embassies(g: Ascendancy, { seat }: RuleSource, system: SystemId): Offer<Effects>[] {
  if (seat === null || !receives(g, seat, system)) return [];
  const name = systemName(system);
  const isSent = (g.discs[system]?.ambassadors ?? 0) > 0;
  // The Ambassadors come from the supply of the Vulcans, who own this Fleet (A-VUL-09).
  return [
    ...(playerOf(g, seat).ambassadors === 0
      ? []
      : [
          open({ key: `place:${system}`, verb: 'place', label: `Place an Ambassador at ${name}`, rule: 'A-VUL-10' }, [
            { do: 'ambassador', to: system, rule: 'A-VUL-10' },
          ] as const),
        ]),
    ...(isSent
      ? [
          open(
            {
              key: `recall:${system}`,
              verb: 'recall',
              label: `Take an Ambassador back from ${name}`,
              rule: 'A-VUL-10',
            },
            [{ do: 'ambassador', from: system, rule: 'A-VUL-10' }] as const,
          ),
        ]
      : []),
  ];
}

/** Consul Halitra. */
export const CARDS = fleets('vulcan', [
  {
    id: 'vulcan 0a',
    name: 'Consul Halitra',
    most: 5,
    source: 'book',
    line: 'While moving at impulse, this Fleet may place or take back an Ambassador in each Independent or Peaceful System it Orbits, without a Command.',
    rule: {
      at: {
        moving: {
          prompt: 'place or take back an Ambassador?',
          offers: (g, source, { units, sector, kind }) =>
            source.unit !== undefined && units.includes(source.unit) && kind === 'impulse'
              ? embassies(g, source, sector)
              : [],
        },
      },
    },
  },
]);
