import type { Seat } from '../../../kernel/types.ts';
import { agreementCard } from '../content/lookup.ts';
import type { Agreement, Ascendancy } from '../state.ts';
import { controlled, playerOf, shipsIn } from './find.ts';

/** Returns the Production that a Trade Agreement now pays its holder in Resource Generation (A-TRADE-08, A-FER-06). */
export function profitOf(g: Ascendancy, giver: Seat, { card, holder, exhausted }: Agreement): number {
  // An Agreement pays nothing while its giver still has it, or while it is Exhausted (A-TRADE-02, A-TRADE-13).
  if (holder === null || exhausted) return 0;
  const { production } = agreementCard(card);
  // Ferengi Agreements pay 1 for each System that the holder Controls with Ferengi Ships in Orbit (A-FER-06).
  return production ?? controlled(g, holder).filter(({ id }) => shipsIn(g, id, giver) > 0).length;
}

/** Returns the Trade Agreements that a seat holds, with their givers (A-TRADE-06). */
export function heldBy(g: Ascendancy, holder: Seat): { giver: Seat; agreement: Agreement }[] {
  return g.players.flatMap((_player, giver) =>
    playerOf(g, giver)
      .agreements.filter((one) => one.holder === holder)
      .map((agreement) => ({ giver, agreement })),
  );
}

/** Returns what rivals’ Trade Agreements pay a seat in total. */
export function tradeProfits(g: Ascendancy, holder: Seat): number {
  return heldBy(g, holder).reduce((sum, { giver, agreement }) => sum + profitOf(g, giver, agreement), 0);
}
