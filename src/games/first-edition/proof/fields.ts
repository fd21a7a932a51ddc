import type { Json } from '../../../kernel/types.ts';
import type { DeckFile } from '../../../simulation/proof.ts';
import { faultLines } from '../../kit/decks/reading.ts';
import { kept } from '../../kit/decks/zoned.ts';
import { bring } from '../decks/bring.ts';
import { read } from '../decks/read.ts';
import { firstEdition } from '../index.ts';
import { starters } from '../starters.ts';

/** Which of so many decks play game `n`: each against each other, both ways. */
function pairOf(n: number, count: number): [number, number] {
  const one = n % count;
  return [one, (one + 1 + (Math.floor(n / count) % Math.max(1, count - 1))) % count];
}

/** Starter decks of game `n`. */
export function pairing(n: number): [string, string] {
  const names = starters().map(({ name }) => name);
  const [one, other] = pairOf(n, names.length);
  return [names[one] ?? '', names[other] ?? ''];
}

/** Decks that play each other: their names in game `n`, and its options. */
interface Field {
  named: (n: number) => readonly [string, string];
  options: (n: number) => Json;
}

/** The starter decks. */
const OWN: Field = { named: pairing, options: (n) => ({ decks: pairing(n) }) };

/** The decks of files; without any the starter decks. */
export function fieldOf(decks: readonly DeckFile[] | undefined): Field {
  if (decks === undefined) return OWN;
  const name = (at: number): string => decks[at]?.name ?? '';
  return {
    named: (n) => {
      const [one, other] = pairOf(n, decks.length);
      return [name(one), name(other)];
    },
    options: (n) => brought(decks, n),
  };
}

/** Options of game `n` in which decks of files play each other, brought as players bring them. */
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
