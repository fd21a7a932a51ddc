/**
 * Removes the lasting effects that end at these moments. If several periods end at the same moment, such as a turn and
 * a Round, the caller lists all of them.
 */
export function expire<L extends { readonly until: string }>(
  holder: { lasting: L[] },
  ...moments: readonly L['until'][]
): void {
  if (holder.lasting.length === 0) return;
  holder.lasting = holder.lasting.filter(({ until }) => !moments.includes(until));
}
