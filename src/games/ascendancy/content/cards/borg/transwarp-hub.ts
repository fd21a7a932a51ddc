import { no, offer } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import type { Effects } from '../../../effects/union.ts';
import { unitsIn } from '../../../position/find.ts';
import { does } from '../../../position/names.ts';
import { unpaid } from '../../../position/resources.ts';
import { hasCube } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { SEAL } from '../../borg-numbers.ts';
import { systems } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** The Resources that it costs to seal the Hub. */
const PRICE = { research: SEAL.research };

const SEALS: Effects = [{ do: 'spend-command', count: SEAL.commands }, { do: 'pay', price: PRICE }, { do: 'seal' }];

/** Transwarp Hub. */
export const CARDS = systems('borg', [
  {
    id: 'transwarp-hub',
    number: 7,
    name: 'Transwarp Hub',
    kind: 'hub',
    sites: [],
    lanes: 4,
    hazard: 5,
    source: 'book',
    line: 'The gate of the Borg, from which Cubes come. It is Fixed and has no sites. While no Cube is here, 3 Ships that began the turn here can seal it for good, for a Command and 6 Research.',
    // A-BORG-08
    rule: {
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
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Closes the Transwarp Hub permanently. */
    seal: object;
  }
}

const seal: Kind<'seal'> = {
  run(ctx, run) {
    const { borg } = ctx.g;
    if (borg === null) return;
    borg.sealed = true;
    const what = `${systemName(hereOf(run))}. No more Cubes can arrive there`;
    ctx.log(`${does(ctx.g, run.seat, 'seals', 'seal')} the ${what}.`, 'A-BORG-08');
  },
  worth: () => 8,
};

/** The kind of effect that only this card has. */
export const KINDS = { seal };
