/** Removes the lasting effects that end at these moments. The game must pass all moments that have been reached. */
export function expire<L extends { readonly until: string }>(
  holder: { lasting: L[] },
  ...moments: readonly L['until'][]
): void {
  if (holder.lasting.length === 0) return;
  holder.lasting = holder.lasting.filter(({ until }) => !moments.includes(until));
}
