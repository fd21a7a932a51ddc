import type { Offer } from '../../../kit/offers.ts';
import { alternatives, sentence } from '../../../kit/words.ts';

/** Phrases for the options on offer, in the order of a turn, each with the verbs that it covers. */
const OFFERS = {
  buy: { words: 'buy', verbs: ['buy'] },
  play: { words: 'play', verbs: ['play', 'crew', 'skill', 'repair', 'heal'] },
  move: { words: 'move', verbs: ['move'] },
  explore: { words: 'explore', verbs: ['explore'] },
  fallBack: { words: 'fall back', verbs: ['stop'] },
  action: {
    words: 'take your Action',
    verbs: ['interact', 'challenge', 'assault', 'beam', 'visit', 'decimate', 'engage', 'joint'],
  },
  provoked: { words: 'fight them', verbs: ['fight'] },
  deal: { words: 'spend Diplomacy on a card', verbs: ['deal'] },
  subjugate: { words: 'subjugate the Outpost', verbs: ['subjugate'] },
  tactic: { words: 'use your Tactic', verbs: ['tactic'] },
  emergency: { words: 'make Emergency Repairs', verbs: ['emergency'] },
  announce: { words: 'announce the End of the Round', verbs: ['round'] },
  forfeit: { words: 'forfeit your turn', verbs: ['forfeit'] },
  end: { words: 'end your turn', verbs: ['end'] },
} as const satisfies Readonly<Record<string, { words: string; verbs: readonly string[] }>>;

type Invited = keyof typeof OFFERS;

// TypeScript doesn't know that `OFFERS` has no other keys.
const ORDER = Object.keys(OFFERS) as Invited[];

/**
 * Returns a sentence that lists the kinds of options on offer: “Play, move or end your turn.” `called` replaces some
 * phrases. The sentence mentions taking a die only if there is no offer that the die could pay for (F-DATA-13).
 */
export function invitation(
  offers: readonly Offer<unknown>[],
  called: Readonly<Partial<Record<Invited, string>>> = {},
): string {
  const verbs = new Set<string>();
  for (const { option } of offers) verbs.add(option.verb);
  const open = ORDER.filter((one) => OFFERS[one].verbs.some((verb) => verbs.has(verb)));
  const words = open.map((one) => called[one] ?? OFFERS[one].words);
  if (verbs.has('die') && !open.includes('play')) words.unshift('take a die');
  return `${sentence(alternatives(words))}.`;
}
