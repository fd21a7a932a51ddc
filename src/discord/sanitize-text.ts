/**
 * What nobody sees or what turns other text around: control characters, marks of direction, zero widths, line and paragraph
 * separators.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Letters and signs that are drawn as nothing, and marks that need something before them. */
const NOTHING = /^[\s\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** More marks on one letter than any script uses: a letter with thousands of marks takes long to process. */
const HEAP = /(\p{M}{8})\p{M}+/gu;

/** Text that a person typed as messages and logs can bear it; its lines stay, and tabs are blanks. */
export function cleaned(text: string): string {
  return text
    .replace(HEAP, '$1')
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''));
}

/** A name or title as it stands in the midst of other text. */
export function cleanedName(text: string): string {
  return cleaned(text).replaceAll('\n', ' ').trim();
}

/** Whether a cleaned text shows nothing at all. */
export function isBlank(text: string): boolean {
  return NOTHING.test(text);
}
