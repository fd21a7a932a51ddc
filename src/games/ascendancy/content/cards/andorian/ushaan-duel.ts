import type { Seat } from '../../../../../kernel/types.ts';
import { before } from '../../../../kit/effects.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { levelOf } from '../../../position/levels.ts';
import { theSeat, verbFor } from '../../../position/names.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, Civ } from '../../../state.ts';
import { exploration } from '../../card-rules.ts';

/** Ushaan Duel. */
export const CARDS = exploration('andorian', [
  {
    id: 'andorian-ushaan-duel',
    number: 2,
    name: 'Ushaan Duel',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'You and the Andorians (the player on your left if nobody else is Andorian) each roll a die and add your Weapons upgrades. The winner takes 1 Culture. If you roll lower, you lose a Ship; if they do, they lose a Command. Nothing happens on a tie.',
    resolve: [{ do: 'contest', civ: 'andorian', rule: 'A-EXPL-14' }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The player and an opponent each roll a die and add their Weapons upgrades. The opponent is the leader of a
     * civilization or, if that isn’t another player, the rival on the left. The player with the higher total takes 1
     * Culture. If the player has the lower total, they lose a Ship in the System. If the opponent has the lower total,
     * the opponent loses a ready Command.
     */
    contest: { civ: Civ; rule: string };
  }
}

/** Returns the seat of the player’s opponent, or null. */
function opponent(g: Ascendancy, { seat }: Run, civ: Civ): Seat | null {
  const leader = g.players.findIndex((player) => player.civ === civ && !player.out);
  if (leader >= 0 && leader !== seat) return leader;
  const count = g.players.length;
  const others = rivals(g, seat).sort((a, b) => ((a - seat + count) % count) - ((b - seat + count) % count));
  return others[0] ?? null;
}

const contest: Kind<'contest'> = {
  run(ctx, run, { civ, rule }) {
    const { g } = ctx;
    const rival = opponent(g, run, civ);
    if (rival === null) {
      before(run, [{ do: 'gain', gains: { research: 1 }, rule }]);
      return;
    }
    const [own = 0, other = 0] = ctx.roll(2, 6, [run.seat, rival]);
    const sums = [own + levelOf(playerOf(g, run.seat), 'weapons'), other + levelOf(playerOf(g, rival), 'weapons')];
    const [mine = 0, theirs = 0] = sums;
    const has = (seat: Seat, total: number) => `${theSeat(g, seat)} ${verbFor(g, seat, 'has', 'have')} ${total}`;
    ctx.log(`${ruleSourceName(g, run.from)}: ${has(run.seat, mine)}, ${has(rival, theirs)}.`, rule);
    if (mine === theirs) return;
    const winner = mine > theirs ? run.seat : rival;
    before(run, [
      { do: 'gain', gains: { culture: 1 }, rule, seat: winner },
      mine > theirs ? { do: 'spend-command', count: 1, most: true, seat: rival } : { do: 'lose-ships', count: 1 },
    ]);
  },
  worth: () => 0.1,
};

/** The kind of effect that only this card has. */
export const KINDS = { contest };
