import { must } from '../../../kernel/must.ts';
import type { Json } from '../../../kernel/types.ts';
import type { DeckFile } from '../../../simulation/proof.ts';
import { faultLines } from '../../kit/decks/reading.ts';
import { kept } from '../../kit/decks/zoned.ts';
import { bring } from '../decks/bring.ts';
import { read } from '../decks/read.ts';
import { firstEdition } from '../index.ts';
import { starters } from '../starters.ts';

/** Returns which two of `count` decks play game `n`, so that all decks play each other from both seats. */
function pairOf(n: number, count: number): [number, number] {
  const one = n % count;
  return [one, (one + 1 + (Math.floor(n / count) % Math.max(1, count - 1))) % count];
}

/** Returns the starter decks of game `n`. */
export function pairing(n: number): [string, string] {
  const names = starters().map(({ name }) => name);
  const [one, other] = pairOf(n, names.length);
  return [must(names[one], 'a starter deck'), must(names[other], 'a starter deck')];
}

/** A field of decks, with the deck names and the options of game `n`. */
interface Field {
  named: (n: number) => readonly [string, string];
  options: (n: number) => Json;
}

/** The field of the starter decks. */
const OWN: Field = { named: pairing, options: (n) => ({ decks: pairing(n) }) };

/** Returns a field made of deck files, or the field of the starter decks if there are none. */
export function fieldOf(decks: readonly DeckFile[] | undefined): Field {
  if (decks === undefined) return OWN;
  const name = (at: number): string => must(decks[at], `deck file ${at}`).name;
  return {
    named: (n) => {
      const [one, other] = pairOf(n, decks.length);
      return [name(one), name(other)];
    },
    options: (n) => brought(decks, n),
  };
}

/** Builds the options of game `n` between deck files, imported as if players had brought them. */
export function brought(decks: readonly DeckFile[], n: number): Json {
  let options = firstEdition.options({});
  for (const [seat, at] of pairOf(n, decks.length).entries()) {
    const { name, bytes } = decks[at] ?? { name: 'no deck', bytes: new Uint8Array() };
    const { deck, faults } = read(bytes);
    if (faults.length > 0) throw new Error(`${name}: ${faultLines(faults).join(' ')}`);
    ({ options } = bring(options, seat, kept(deck)));
  }
  return options;
}
