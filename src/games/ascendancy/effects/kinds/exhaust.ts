import { playerOf } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { RuleSource } from '../../rules/source.ts';
import type { Ascendancy, CardId, Completed } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Turns a card face down: the source of the rule, or a completed Advancement of a seat (A-SPEC-02, A-BUILD-29). */
    exhaust: { card?: CardId; seat?: number };
  }
}

export const exhaust: Kind<'exhaust'> = {
  run(ctx, run, { card, seat }) {
    const source: RuleSource =
      card === undefined ? run.from : { seat: seat ?? run.seat, kind: 'advancement', id: card };
    const owner = source.seat ?? run.seat;
    const found = cardOf(ctx.g, owner, source);
    if (found === undefined || found.exhausted) return;
    found.exhausted = true;
    const name = ruleSourceName(ctx.g, source);
    // Everything that the card gave before it was Exhausted stays (A-SPEC-04).
    if (owner === run.seat) ctx.log(`${does(ctx.g, owner, 'Exhausts', 'Exhaust')} ${name}.`, 'A-SPEC-02');
    else {
      const whose = `${name} of ${theSeat(ctx.g, owner)}`;
      ctx.log(`${does(ctx.g, run.seat, 'Exhausts', 'Exhaust')} ${whose}.`, 'A-BUILD-29');
    }
  },
  worth: ({ card }) => (card === undefined ? -0.5 : 1),
};

/** Returns the owner’s card that can be turned face down, or undefined. */
function cardOf(g: Ascendancy, owner: number, { kind, id }: RuleSource): Completed | undefined {
  const { advancements, allies, tech } = playerOf(g, owner);
  const lie = kind === 'ally' ? allies : kind === 'tech' ? tech : advancements;
  return lie.find(({ card }) => card === id);
}
