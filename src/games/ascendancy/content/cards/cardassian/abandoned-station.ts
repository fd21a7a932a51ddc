import { open } from '../../../../kit/offers.ts';
import { placeStarbase, starbaseless } from '../../../chapters/starbases/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import type { Effects } from '../../../effects/union.ts';
import { discOf, playerOf } from '../../../position/find.ts';
import type { Ascendancy } from '../../../state.ts';
import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Returns what an abandoned station offers to its first Controller. */
function station(g: Ascendancy, seat: number) {
  const isVulcan = playerOf(g, seat).civ === 'vulcan';
  const effects: Effects = isVulcan ? [fromDiscovery({ production: 3 })] : [{ do: 'starbase' }];
  const label = isVulcan ? 'Take 3 Production' : 'Commission a Starbase there without a Command';
  return [open({ key: 'station', verb: 'station', label, rule: 'A-SB-01' }, effects)];
}

/** Abandoned Station. */
export const CARDS = exploration('cardassian', [
  {
    id: 'cardassian-abandoned-station',
    number: 8,
    name: 'Abandoned Station',
    type: 'discovery',
    after: 'stays',
    source: 'ours',
    line: 'The first player to Control this System may commission a Starbase here without a Command. Vulcans take 3 Production instead.',
    resolve: [],
    rule: {
      at: {
        'control-taken': {
          prompt: 'take over the station?',
          asked: (_g, _source, { seat }) => seat,
          offers: (g, source, { seat, system }) => (system === source.system ? station(g, seat) : []),
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Commissions a Starbase in the System without a Command, within the limits of A-SB-02 and A-SB-03. */
    starbase: object;
  }
}

const starbase: Kind<'starbase'> = {
  run(ctx, run) {
    const system = hereOf(run);
    if (starbaseless(ctx.g, run.seat, discOf(ctx.g, system)) === null) placeStarbase(ctx, run.seat, system);
  },
  worth: () => 2,
};

/** The kind of effect that only this card has. */
export const KINDS = { starbase };
