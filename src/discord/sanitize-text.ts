/**
 * Invisible characters, and characters that reorder other text: control characters, direction marks, zero widths, line and
 * paragraph separators.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** A text that consists only of blank letters and symbols, and of marks without a letter to attach to. */
const NOTHING = /^[\s\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * More combining marks on one letter than any script uses. The excess is removed, because processing thousands of marks takes
 * long.
 */
const HEAP = /(\p{M}{8})\p{M}+/gu;

/** Cleans typed text for use in messages and logs. Line breaks stay, and tabs become spaces. */
export function cleaned(text: string): string {
  return text
    .replace(HEAP, '$1')
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''));
}

/** Cleans a name or title for use inside other text. */
export function cleanedName(text: string): string {
  return cleaned(text).replaceAll('\n', ' ').trim();
}

/** True if a cleaned text shows nothing at all. */
export function isBlank(text: string): boolean {
  return NOTHING.test(text);
}
