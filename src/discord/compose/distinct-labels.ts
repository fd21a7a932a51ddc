/** Number of label characters that a phone shows. Labels in one list must differ within this many characters. */
export const SHOWN = 30;

/** True if two of these labels look the same on a phone. */
export function areAlike(labels: readonly string[]): boolean {
  return new Set(labels.map((label) => label.slice(0, SHOWN))).size < labels.length;
}
