/** Returns the median of the numbers, or NaN if there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Returns a quantile of the numbers (nearest rank), or NaN if there are none. If `part` is 0.95, it is the 95th
 * percentile.
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
