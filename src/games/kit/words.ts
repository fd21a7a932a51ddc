/** First letter large. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `Get Main Computer Online` is `get-main-computer-online`. */
export function kebab(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** “3 cards”, “1 card”. */
export function several(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Whether a name stands for several, for the verb behind it: “Stranded Miners”, “Lursa and B’Etor”. */
export function isMany(name: string): boolean {
  return name.endsWith('s') || name.includes(' and ');
}

/** “red, blue and gold”. */
export function listed(words: readonly string[]): string {
  return inALine(words, 'and');
}

/** “red, blue or gold”. */
export function either(words: readonly string[]): string {
  return inALine(words, 'or');
}

/** Alternatives of which some have commas or “or” of their own: “Attack 4, or draw 1 card, or pay …”. */
export function alternatives(texts: readonly string[]): string {
  return texts.some((text) => /[,:]| or /.test(text)) ? texts.join(', or ') : either(texts);
}

/** “2”, “−3”. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** “+2”, “−3”. */
export function signed(value: number): string {
  return value < 0 ? minus(value) : `+${value}`;
}

function inALine(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
