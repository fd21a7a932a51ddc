import { no, offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { seatsIn, unitsIn } from '../../../position/find.ts';
import { unpaid } from '../../../position/resources.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import { fromPhenomenon, onClaim } from '../../builders/phenomena.ts';
import { systems } from '../../card-rules.ts';

const EXPANSE = 'Delphic Expanse';

const CALM: Effects = [
  { do: 'mark-used', rule: EXPANSE, span: 'turn' },
  { do: 'research-here', add: -1 },
  fromPhenomenon({ culture: 1 }),
];

/** The price of collapsing a star, in addition to the Command. */
const COLLAPSE = { research: 3 };

const COLLAPSES: Effects = [
  { do: 'spend-command', count: 1 },
  { do: 'pay', price: COLLAPSE },
  { do: 'destroy-system', cubes: true },
];

/** The Phenomena of the Vulcan set. */
export const CARDS = systems('vulcan', [
  {
    id: 'amargosa-star',
    number: 10,
    name: 'Amargosa Star',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 4,
    source: 'ours',
    line: 'If their Ship began the turn here, the Occupying player may pay a Command and 3 Research to collapse the star. This destroys the System and any Cube in it.',
    rule: {
      plays: {
        command(g, { system = '' }, { seat }) {
          // A Cube isn’t a player, so a player beside a Cube is still the only player there.
          if (seatsIn(g, system).some((one) => one !== seat)) return [];
          const own = unitsIn(g, system, seat);
          if (own.length === 0) return [];
          const fresh = own.every(({ began }) => began !== system);
          const why =
            (fresh ? no('A-PHEN-05', 'None of your Ships began the turn there.') : null) ??
            lacksCommands(g, seat, 1) ??
            unpaid(g, seat, COLLAPSE, 'A-CMD-06');
          return [
            offer(COLLAPSES, why, () => ({
              key: 'collapse:amargosa-star',
              verb: 'collapse',
              label: 'Collapse the Amargosa Star and destroy any Cube there',
              hint: '1 Command and 3 Research',
              rule: 'A-DEST-01',
            })),
          ];
        },
      },
    },
  },
  {
    id: 'arachnid-nebula',
    number: 9,
    name: 'Arachnid Nebula',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 6,
    source: 'ours',
    line: 'A survey from its heart: a player who takes its Research looks at the next 2 System Discs, and puts them in any order or one on the bottom.',
    rule: onClaim(() => [{ do: 'arrange', pile: 'systems', count: 2, top: 1, may: true }]),
  },
  {
    id: 'delphic-expanse',
    number: 8,
    name: 'Delphic Expanse',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 4,
    source: 'ours',
    line: 'Its strange calm teaches and frightens: you may take 1 Culture instead of 1 Research from here.',
    rule: {
      at: {
        claimed: {
          prompt: 'take Culture instead of Research?',
          asked: (_g, _source, { seat }) => seat,
          offers: (g, { system }, about) =>
            about.system === system && timesUsed(g, about.seat, EXPANSE) === 0
              ? [open({ key: 'calm', verb: 'calm', label: 'Take 1 Culture instead of 1 Research' }, CALM)]
              : [],
        },
      },
    },
  },
]);
