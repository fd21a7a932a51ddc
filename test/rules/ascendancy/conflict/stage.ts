import { type Deed, DISCARD } from '../../../../src/games/ascendancy/chapters/calls.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { procedure } from '../../../../src/kernel/game.ts';
import { explorationCards } from '../cards.ts';
import { type Done, does, perform } from '../deeds.ts';

/** Discarding is another chapter’s: here it is told. */
const discard = procedure<Ascendancy, { seat: number }>(DISCARD.name)({
  begin(ctx, { seat }) {
    ctx.log(`seat ${seat} discards`);
    return null;
  },
});

/** Does a deed and all that follows. */
export function fight(g: Ascendancy, deed: Deed, ...dice: number[]): Done {
  return perform(g, deed, { dice, instead: [discard] });
}

/** Who was told to discard Projects above the maximum. */
export function discards({ log }: Done): string[] {
  return log.filter((line) => line.endsWith('discards'));
}

/** Takes an offer of a seat, with these dice. */
export function begins(g: Ascendancy, key: string, dice: readonly number[], seat = 0): Done {
  return does(g, key, { dice, instead: [discard] }, seat);
}

/** Puts rules in force, by seat. Once in a case. */
export function inForce(g: Ascendancy, bySeat: { readonly [seat: number]: readonly Rule[] }): void {
  const cards = Object.entries(bySeat).flatMap(([seat, rules]) =>
    rules.map((rule, at) => ({ id: `rule-${seat}-${at}`, rule, seat: Number(seat) })),
  );
  explorationCards(...cards.map(({ id, rule }) => ({ id, rule })));
  for (const { id, seat } of cards) g.players[seat]?.held.push(id);
}
