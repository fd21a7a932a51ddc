/** Spaces that look like an ordinary space. Tabs are kept, because they separate the cells of tables. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Characters without width, and control characters except for tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
};

/** Normalizes line ends, spaces and other characters. Form feeds are kept. */
export function plainCharacters(text: string): string {
  return text
    .replace(/\u00ad\r?\n/g, '')
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
}

/** Removes HTML and Markdown markup from a line. Keeps the text of links and the descriptions of images. */
export function withoutMarkup(line: string): string {
  return line
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, '')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,8}));/gi, entity)
    .replace(/!?\[([^[\]]{0,300})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/\[(?:(?:unknown|missing) )?(?:icon|image|picture|symbol|logo)\b[\s:–-]*([^[\]]{0,80})\]/gi, '$1')
    .replace(/(\*{1,3}|_{2,3})(?=\S)([^*_]{1,500}?)(?<=\S)\1/g, '$2')
    .replace(/\*{2,}/g, '')
    .replace(/ +/g, ' ')
    .trimEnd();
}

function entity(whole: string, number: string | undefined, name: string | undefined): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = Number(number);
  return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : whole;
}
