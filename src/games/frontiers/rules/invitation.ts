import type { Option } from '../../../kernel/types.ts';
import { alternatives, sentence } from '../effects/text/words.ts';

/** What options come to, by their verbs, in the order in which a turn takes them. */
const WAYS: readonly { words: string; verbs: readonly string[] }[] = [
  { words: 'buy', verbs: ['buy'] },
  { words: 'play', verbs: ['play', 'crew', 'skill', 'repair', 'heal'] },
  { words: 'move', verbs: ['move'] },
  { words: 'explore', verbs: ['explore'] },
  { words: 'fall back', verbs: ['stop'] },
  {
    words: 'take your Action',
    verbs: ['interact', 'challenge', 'assault', 'beam', 'visit', 'decimate', 'engage', 'joint'],
  },
  { words: 'fight them', verbs: ['fight'] },
  { words: 'use Diplomacy for a card', verbs: ['deal'] },
  { words: 'subjugate the Outpost', verbs: ['subjugate'] },
  { words: 'use your Tactic', verbs: ['tactic'] },
  { words: 'make Emergency Repairs', verbs: ['emergency'] },
  { words: 'announce the End of the Round', verbs: ['round'] },
  { words: 'forfeit your turn', verbs: ['forfeit'] },
  { words: 'end your turn', verbs: ['end'] },
];

/**
 * A sentence that names what is on offer, and nothing else: “Play, move or end your turn.” `called`: what is said in place of
 * these words. A die that is taken ahead goes without saying beside what it could pay for (F-DATA-13).
 */
export function invitation(options: readonly Option[], called: Readonly<Record<string, string>> = {}): string {
  const verbs = new Set(options.map(({ verb }) => verb));
  const open = WAYS.filter((way) => way.verbs.some((verb) => verbs.has(verb))).map(({ words }) => words);
  const all = verbs.has('die') && !open.includes('play') ? ['take a die', ...open] : open;
  return `${sentence(alternatives(all.map((words) => called[words] ?? words)))}.`;
}
