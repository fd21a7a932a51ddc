/**
 * Removes the lasting effects that end at these moments. The caller lists every moment that has been reached, since a
 * longer period doesn't include a shorter one.
 */
export function expire<L extends { readonly until: string }>(
  holder: { lasting: L[] },
  ...moments: readonly L['until'][]
): void {
  if (holder.lasting.length === 0) return;
  holder.lasting = holder.lasting.filter(({ until }) => !moments.includes(until));
}
