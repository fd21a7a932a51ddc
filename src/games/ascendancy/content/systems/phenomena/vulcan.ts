import { no, offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { seatsIn, unitsIn } from '../../../position/find.ts';
import { unpaid } from '../../../position/resources.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Rule } from '../../../rules/rule.ts';
import { fromPhenomenon, onClaim } from './parts.ts';

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

/** Phenomena of the Vulcan set. */
export const VULCAN = {
  'delphic-expanse': {
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
  'arachnid-nebula': onClaim(() => [{ do: 'arrange', pile: 'systems', count: 2, top: 1, may: true }]),
  'amargosa-star': {
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
} satisfies Readonly<Record<string, Rule>>;
