import type { Seat } from '../../../kernel/types.ts';
import { agreementCard } from '../content/trade/table.ts';
import type { Agreement, Ascendancy } from '../state.ts';
import { controlled, playerOf, shipsIn } from './find.ts';

/** What a Trade Agreement of a giver pays its holder in Resource Generation now: Production (A-TRADE-08, A-FER-06). */
export function profitOf(g: Ascendancy, giver: Seat, { card, holder, exhausted }: Agreement): number {
  // A-TRADE-02, A-TRADE-13: nothing while its giver has it, or while it is Exhausted.
  if (holder === null || exhausted) return 0;
  const { production } = agreementCard(card);
  // A-FER-06: one for each System that the holder Controls with Ferengi Ships in Orbit.
  return production ?? controlled(g, holder).filter(({ id }) => shipsIn(g, id, giver) > 0).length;
}

/** The Trade Agreements that a seat holds, with who gave them (A-TRADE-06). */
export function heldBy(g: Ascendancy, holder: Seat): { giver: Seat; agreement: Agreement }[] {
  return g.players.flatMap((_player, giver) =>
    playerOf(g, giver)
      .agreements.filter((one) => one.holder === holder)
      .map((agreement) => ({ giver, agreement })),
  );
}

/** All that the Trade Agreements of rivals pay a seat. */
export function tradeProfits(g: Ascendancy, holder: Seat): number {
  return heldBy(g, holder).reduce((sum, { giver, agreement }) => sum + profitOf(g, giver, agreement), 0);
}
