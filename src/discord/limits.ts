/** Discord's limits, from its developer documentation. Lengths of texts are counted in UTF-16 units. */
export const LIMITS = {
  content: 2_000,
  /** Maximum total length of all texts of a message in blocks. */
  text: 4_000,
  alt: 1_024,
  rows: 5,
  buttonsInRow: 5,
  buttonLabel: 80,
  customId: 100,
  menuOptions: 25,
  menuLabel: 100,
  menuHint: 100,
  menuValue: 100,
  placeholder: 150,
  formTitle: 45,
  formFields: 5,
  fieldLabel: 45,
  fieldHint: 100,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
  commands: 100,
  commandName: 32,
  commandHint: 100,
  commandOptions: 25,
  /** Maximum length of a typed option. */
  typedText: 6_000,
  /** Maximum total length of the names, descriptions and choices of one command. */
  commandText: 8_000,
  threadName: 100,
  nonce: 25,
  files: 10,
} as const;

/**
 * Returns the text, shortened to `most` characters with an ellipsis. Cuts between words if that keeps more than half
 * of the possible length, and never within a character.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let out = '';
  for (const character of text) {
    if (out.length + character.length > most - 1) break;
    out += character;
  }
  const end = text[out.length] === ' ' ? out.length : out.lastIndexOf(' ');
  return `${(end > most / 2 ? out.slice(0, end) : out).trimEnd()}…`;
}

/** Splits the list into parts of at most `size` items. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const out: T[][] = [];
  for (let at = 0; at < list.length; at += size) out.push(list.slice(at, at + size));
  return out;
}
