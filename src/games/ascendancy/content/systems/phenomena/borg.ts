import { no, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { unitsIn } from '../../../position/find.ts';
import { unpaid } from '../../../position/resources.ts';
import { hasCube } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Rule } from '../../../rules/rule.ts';
import { SEAL } from '../../borg/numbers.ts';
import { onClaim } from './parts.ts';

const WOLF = 'Wolf 359';
/** The Resources that it costs to seal the Hub. */
const PRICE = { research: SEAL.research };
const SEALS: Effects = [{ do: 'spend-command', count: SEAL.commands }, { do: 'pay', price: PRICE }, { do: 'seal' }];

/** Phenomena of the Borg set, and the Transwarp Hub. */
export const BORG = {
  'paulson-nebula': {
    bans: {
      'cube-attack': (_g, { system }, { sector }) =>
        sector === system ? no('A-BORG-07', 'Cubes can’t find Ships in the Paulson Nebula.') : null,
    },
  },
  'fluidic-rift': {
    at: {
      'cube-moved': {
        does: (_g, { system }, { cube, sector }) => (sector === system ? [{ do: 'hurt-cube', cube, dice: 3 }] : []),
      },
    },
  },
  'omega-cluster': onClaim(() => [
    { do: 'research-here', add: 2 },
    { do: 'lure', turns: 1 },
  ]),
  'wolf-359': onClaim((g, { seat, system }) =>
    timesUsed(g, seat, WOLF) > 0
      ? []
      : [
          { do: 'mark-used', rule: WOLF, span: 'turn' },
          { do: 'build-ship', count: 1, at: system },
        ],
  ),
  // A-BORG-08
  'transwarp-hub': {
    plays: {
      command(g, { system = '' }, { seat }) {
        const { borg } = g;
        if (borg === null || borg.sealed) return [];
        const began = unitsIn(g, system, seat).filter((unit) => unit.began === system);
        const ships = began.reduce((sum, unit) => sum + unit.ships, 0);
        if (unitsIn(g, system, seat).length === 0) return [];
        const why =
          (hasCube(g, system) ? no('A-BORG-08', 'A Cube is in the Transwarp Hub. Destroy it first.') : null) ??
          (ships < SEAL.ships ? no('A-BORG-08', `You need ${SEAL.ships} Ships that began the turn there.`) : null) ??
          lacksCommands(g, seat, SEAL.commands) ??
          unpaid(g, seat, PRICE, 'A-BORG-08');
        return [
          offer(SEALS, why, () => ({
            key: 'seal:transwarp-hub',
            verb: 'seal',
            label: 'Seal the Transwarp Hub for good',
            hint: '1 Command and 6 Research',
            rule: 'A-BORG-08',
          })),
        ];
      },
    },
  },
} satisfies Readonly<Record<string, Rule>>;
