/**
 * Ends what lasts until one of these moments, in whatever holds it: a position, or a player. A game lists with a moment those
 * that it ends besides.
 */
export function expire<L extends { readonly until: string }>(
  holder: { lasting: L[] },
  ...moments: readonly L['until'][]
): void {
  if (holder.lasting.length === 0) return;
  holder.lasting = holder.lasting.filter(({ until }) => !moments.includes(until));
}
