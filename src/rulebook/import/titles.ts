/** Words that stay in lower case inside a title. */
const SMALL = new Set('a an and as at but by for from in of on or per the to versus vs vs. with'.split(' '));

/** Turns a heading into a title: removes its number, pages and colon, and changes capitals to title case. */
export function titleOf(heading: string): string {
  const bare = heading
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,3}[.)]\s+(?=\S)/, '')
    .replace(/\s*[-–—]?\s*\(?(?:see )?pages? \d[\d ,–-]*\)?$/i, '')
    .replace(/\s*:$/, '')
    .trim();
  return isShouted(bare) ? calm(bare) : bare;
}

function isShouted(title: string): boolean {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  return letters > 3 && (title.match(/\p{Ll}/gu)?.length ?? 0) * 4 <= letters;
}

function calm(title: string): string {
  return title
    .split(' ')
    .map((word, n, words) => {
      const isFirst = n === 0 || (words[n - 1]?.endsWith(':') ?? false);
      // Names with dots or digits, Roman numerals, and words that aren't in capitals stay unchanged.
      if (/\.\p{L}|\d|\p{Ll}{2}/u.test(word) || /^[IVX]{2,}$/.test(word)) return word;
      const small = word.toLowerCase();
      return !isFirst && SMALL.has(small)
        ? small
        : small.replace(/(^|[-/("“‘&])\p{L}/gu, (start) => start.toUpperCase());
    })
    .join(' ');
}
