import { no } from '../../../../kit/offers.ts';
import { discOf } from '../../../position/find.ts';
import { orbits } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import { consoleRules } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** The console of the Cardassians, with its rules as printed. */
export const CARDS = consoleRules('cardassian', [
  {
    id: 'Occupation',
    line: 'A System you Control Generates Resources only with your Ship in Orbit.',
    rule: {
      bans: {
        yield: (g, source, { seat, system }) =>
          seat === source.seat && discOf(g, system).control === seat && !orbits(g, seat, system)
            ? no('A-CAR-02', () => `None of your Ships is in Orbit of ${systemName(system)}.`)
            : null,
      },
    },
  },
  {
    // A-OPEN-101
    id: 'Annexation',
    line: 'Once per turn, gain 1 Culture when you take Control of a System.',
    rule: {
      at: {
        'control-taken': {
          does: (g, source, { seat }) =>
            seat === source.seat && timesUsed(g, seat, 'Annexation') === 0
              ? [
                  { do: 'mark-used', rule: 'Annexation', span: 'turn' },
                  { do: 'gain', gains: { culture: 1 }, rule: 'A-OPEN-101' },
                ]
              : [],
        },
      },
    },
  },
]);
