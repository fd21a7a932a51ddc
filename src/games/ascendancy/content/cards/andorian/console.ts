import type { Seat } from '../../../../../kernel/types.ts';
import { open } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { foesOf, hasWon } from '../../../position/conflict.ts';
import { playerOf } from '../../../position/find.ts';
import { isBest } from '../../../position/levels.ts';
import { does, theSeat } from '../../../position/names.ts';
import { partOf } from '../../../position/part.ts';
import { consoleRules } from '../../card-rules.ts';

/** The console of the Andorians, with its rules as printed. */
export const CARDS = consoleRules('andorian', [
  {
    id: 'Pride',
    line: 'At the start of your turn, gain 1 Culture if your Weapons are better than those of all other players, and 1 if your Shields are.',
    rule: {
      at: {
        'turn-start': {
          does(g, source, { seat }) {
            if (seat !== source.seat) return [];
            const culture = (['weapons', 'shields'] as const).filter((track) => isBest(g, seat, track)).length;
            return culture === 0 ? [] : [{ do: 'gain', gains: { culture }, rule: 'A-AND-01' }];
          },
        },
      },
    },
  },
  {
    id: 'Independence',
    line: 'Commissioning a Starbase, or a Fleet in the Command Phase, costs you 2 Commands.',
    rule: {
      adds: {
        // A-AND-02
        'command-price': (_g, source, { of, seat }) =>
          (of === 'fleet' || of === 'starbase') && seat === source.seat ? 1 : 0,
      },
    },
  },
  {
    id: 'Field Testing',
    line: 'When you win a Space Battle, you may claim 1 destroyed rival Ship. It counts as 1 Research, which you spend before your other Research.',
    rule: {
      at: {
        'conflict-end': {
          prompt: 'claim a destroyed Ship as 1 Research?',
          // Only the winner may claim Ships, and only Ships of other players (A-AND-07, A-BORG-09).
          offers(g, { seat }) {
            const part = partOf(g, seat, 'battle');
            if (part === null || !hasWon(part.c, part.place)) return [];
            return foesOf(part.c, part.place).flatMap(({ owner, lost }) => {
              if (typeof owner !== 'number' || lost === 0 || playerOf(g, owner).ships === 0) return [];
              const label = `Claim a destroyed Ship of ${theSeat(g, owner)}`;
              const hint = `They lost ${several(lost, 'Ship')}. You spend the claimed Ship before other Research.`;
              return [
                open({ key: `claim:${owner}`, verb: 'claim', label, hint, rule: 'A-AND-06' }, [
                  { do: 'claim-ship', owner },
                ] as const),
              ];
            });
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Claims a destroyed Ship as 1 Research, which is spent first (A-AND-06). The Ship’s owner can’t use the Ship until
     * that Research is spent (A-OPEN-67).
     */
    'claim-ship': { owner: Seat };
  }
}

const claimShip: Kind<'claim-ship'> = {
  run(ctx, run, { owner }) {
    const { g } = ctx;
    const rival = playerOf(g, owner);
    if (rival.ships === 0) return;
    rival.ships -= 1;
    playerOf(g, run.seat).claimed.push(owner);
    ctx.log(`${does(g, run.seat, 'claims', 'claim')} a destroyed Ship of ${theSeat(g, owner)}.`, 'A-AND-06');
  },
  worth: () => 0.7,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'claim-ship': claimShip };
