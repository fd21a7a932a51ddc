/** Named character references that web pages write in names. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: '’',
  eacute: 'é',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

/** Characters that nothing shows: joiners, soft hyphens, marks of direction and of byte order. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const REFERENCE = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/gi;

/**
 * A text as its reader sees it: without characters that have no width, and with character references of web pages resolved
 * (`&amp;`, `&#39;`). Unknown references stay. Each character is looked at once.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    // Control characters would end lines or hide them.
    return code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCodePoint(code);
  });
}
