import { must } from '../../kernel/must.ts';

/** Number of label characters that a phone shows. Labels in one list must differ within this many characters. */
export const SHOWN = 30;

/** The number of characters that a label’s beginning may have at least when its middle is left out. */
const HEAD = 12;

/** True if two of these labels look the same on a phone. */
export function areAlike(labels: readonly string[]): boolean {
  return new Set(labels.map(shownOf)).size < labels.length;
}

/**
 * Changes labels that look the same on a phone so that they differ there: “a Ship in… 3:30 o’clock” instead of “a Ship in
 * Sector 1 of Earth’s lane at 3:30 o’clock”. Labels that can’t be told apart in this way are numbered.
 */
export function toldApart(labels: readonly string[]): string[] {
  const shortened = labels.map((label, at) => {
    const others = labels.filter((other, index) => index !== at && shownOf(other) === shownOf(label));
    return others.length === 0
      ? label
      : withoutMiddle(label, Math.max(...others.map((other) => sameLength(label, other))));
  });
  return shortened.map((label, at) => {
    const isAlike = shortened.some((other, index) => index !== at && shownOf(other) === shownOf(label));
    return isAlike ? `${at + 1}. ${must(labels[at], 'the label')}` : label;
  });
}

function shownOf(label: string): string {
  return label.slice(0, SHOWN);
}

/** Returns the number of characters that two texts have in common at their beginning. */
function sameLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Leaves out words from the middle of a label, up to the word in which it differs from other labels. */
function withoutMiddle(label: string, same: number): string {
  const end = label.slice(label.lastIndexOf(' ', same - 1) + 1);
  const room = Math.max(HEAD, SHOWN - end.length - '… '.length);
  const space = label.lastIndexOf(' ', room);
  return `${label.slice(0, space < 1 ? room : space)}… ${end}`;
}
