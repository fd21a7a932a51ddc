import { must } from '../../../kernel/must.ts';

/** The named character references that web pages use in titles. */
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

/** Matches invisible characters: joiners, soft hyphens, direction marks and byte order marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const REFERENCE = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/gi;

/**
 * Returns text as people see it, without zero-width characters and with character references resolved (`&amp;`,
 * `&#39;`). References with unknown names are left as they are. The function takes linear time.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(must(hex, 'the number of a reference'), 16) : Number(decimal);
    // Control characters could end lines early or hide text.
    return code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCodePoint(code);
  });
}
