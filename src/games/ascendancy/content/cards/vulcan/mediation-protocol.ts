import { open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { isAdjacent } from '../../../galaxy/graph.ts';
import { fights, opponentsOf } from '../../../position/conflict.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/**
 * Whether this seat can mediate the current Space Battle. The seat takes no part, and both sides can still fight. The
 * battle is in its first Combat Round, in or next to a System with an Ambassador.
 */
function isMediable(g: Ascendancy, seat: number | null): boolean {
  const { conflict: c } = g;
  if (c === null || c.kind !== 'battle' || c.round !== 1 || c.over) return false;
  if (c.sides.some(({ owner }) => owner === seat)) return false;
  const goesOn = fights(g, c, 0) && opponentsOf(g, c, 0).length > 0;
  const hosts = Object.values(g.discs).filter(({ ambassadors }) => ambassadors > 0);
  return goesOn && hosts.some(({ id }) => c.sectors.some((sector) => isAdjacent(g, sector, id)));
}

/** Mediation Protocol. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-14',
    name: 'Mediation Protocol',
    cost: 5,
    type: 'Diplomacy',
    tokens: ['warp'],
    needsRival: true,
    source: 'ours',
    line: 'When Combat Round 1 of a Space Battle without you ends in or Adjacent to a System with an Ambassador, exhaust this card. The battle ends without a winner, the Ships stay, and you gain 1 Culture.',
    rule: {
      at: {
        'combat-round-end': {
          prompt: 'end this battle?',
          offers: (g, { seat }) =>
            isMediable(g, seat)
              ? [
                  open({ key: 'mediate', verb: 'mediate', label: 'End the battle and gain 1 Culture' }, [
                    { do: 'exhaust' },
                    { do: 'end-conflict' },
                    { do: 'gain', gains: { culture: 1 }, rule: 'A-BAT-11' },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Ends the conflict immediately without a winner. Ships stay where they are. */
    'end-conflict': object;
  }
}

const endConflict: Kind<'end-conflict'> = {
  run(ctx, run) {
    const { conflict } = ctx.g;
    if (conflict === null) return;
    conflict.over = true;
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: the battle ends without a winner, and all Ships stay.`, 'A-BAT-11');
  },
  worth: () => 1,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'end-conflict': endConflict };
