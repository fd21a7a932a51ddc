import { COMMANDEER, SELECT } from '../../../chapters/calls.ts';
import { emptyShips } from '../../../chapters/dilemmas/affected.ts';
import type { Kind } from '../../../effects/kind.ts';
import { opponentOf } from '../../../position/find.ts';
import { cardName } from '../../../position/names.ts';
import { always, kill, opponent, owner } from '../../builders/dilemmas/build.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** A Fast Ship Would Be Nice (Mirror, Mirror). */
export const CARDS: CardRules = {
  'a-fast-ship-would-be-nice': says(
    'A personnel of your opponent’s choice is killed. Instead, you may lose a Bodyguard or Guard Drone present, or an empty ship there, which your opponent commandeers.',
    always({
      do: 'decide',
      by: 'owner',
      ways: [
        { key: 'die', label: 'Let your opponent choose who is killed', effects: [kill(opponent())] },
        {
          key: 'guard',
          label: 'Have a Bodyguard or Guard Drone killed instead',
          needs: owner('Bodyguard OR {Guard Drone}'),
          effects: [kill(owner('Bodyguard OR {Guard Drone}'))],
        },
        { key: 'ship', label: 'Give your opponent an empty ship there', ship: true, effects: [{ do: 'surrender' }] },
      ],
    }),
  ),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The encountering player chooses one of their empty ships at the location, and the opponent commandeers it
     * (C-CONTROL-04).
     */
    surrender: object;
  }
}

const surrender: Kind<'surrender', 'surrendered' | 'taken-over'> = {
  run(ctx, run) {
    const from = emptyShips(ctx.g, run).map(({ id }) => id);
    ctx.call(SELECT, { seat: run.seat, how: 'owner', from, count: 1, what: `${cardName(run.from.card)}, which ship` });
    return 'surrendered';
  },
  steps: {
    surrendered(ctx, run) {
      const [ship] = run.result ?? [];
      if (ship === undefined) return 'begin';
      ctx.call(COMMANDEER, { seat: opponentOf(run.seat), vessel: ship, by: [] });
      return 'taken-over';
    },
    'taken-over': () => 'begin',
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { surrender };
