import { COLOURS, type Colour } from '../../content/colours.ts';
import { ATTACK_NAMES, type FireType, type Resistance } from '../../content/fire.ts';

/** First letter large. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** “3 cards”, “1 card”. */
export function several(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** “red, blue or gold”. */
export function either(words: readonly string[]): string {
  return listed(words, 'or');
}

/** Alternatives of which some have commas or “or” of their own: “Attack 4, or draw 1 card, or pay …”. */
export function alternatives(texts: readonly string[]): string {
  return texts.some((text) => /[,:]| or /.test(text)) ? texts.join(', or ') : either(texts);
}

/** “red, blue and gold”. */
export function both(words: readonly string[]): string {
  return listed(words, 'and');
}

function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** “2”, “−3”. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** “+2”, “−3”. */
export function signed(value: number): string {
  return value < 0 ? minus(value) : `+${value}`;
}

/** “1 red or black Data Token”, “2 Data Tokens of any color”. */
export function dataText(count: number, colours: readonly Colour[], noun: string): string {
  if (colours.length === COLOURS.length) return `${several(count, noun)} of any color`;
  if (count === 1 || colours.length === 1) return several(count, `${either(colours)} ${noun}`);
  return `${several(count, noun)}, each ${either(colours)}`;
}

/** “Attack”, “Long Range Photon Torpedo”. */
export function attackName(fire: FireType = 'normal', long = false): string {
  return `${long ? 'Long Range ' : ''}${fire === 'normal' ? 'Attack' : ATTACK_NAMES[fire]}`;
}

/** “Shields”, “Photon Pulse Shields”. */
export function shieldsName(fire: FireType = 'normal'): string {
  return fire === 'normal' ? 'Shields' : `${ATTACK_NAMES[fire]} Shields`;
}

/** “Resistance to Phasers”. */
export function resistanceName(type: Resistance): string {
  return `Resistance to ${ATTACK_NAMES[type]}`;
}
