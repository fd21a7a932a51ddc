import { optionByKey, optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { copyState } from '../kernel/table.ts';
import type { Decision, Refusal, Seat, State, VerbSynonyms } from '../kernel/types.ts';
import { optionWordsOf, parseTyped } from './option-words.ts';
import { intentIn, nothingNamed } from './parse-intent.ts';
import { commandNamed } from './slash.ts';
import { isKindWord, isVerbWord, NO_SAYS } from './verb-words.ts';
import { isContentWord, isPlace, LONGEST, wordsOf } from './words.ts';

/** Maximum number of options that are suggested instead of something impossible. */
const MOST_NEAR = 3;

/**
 * Explains why a seat can't do what its player typed. If the words are close to an option, suggests that option.
 * Otherwise returns the game's reason.
 */
export function reasonFor(state: State<unknown>, seat: Seat, typed: string, game: Game<unknown>): Refusal {
  const request = typed.slice(0, LONGEST);
  const decision = state.pending.find((one) => one.seat === seat);
  const found = decision === undefined ? null : intentIn(decision, request, game.says ?? NO_SAYS);
  const command = found === null || 'meant' in found ? commandNamed(request) : null;
  if (command !== null) return { text: command };
  if (found !== null && 'meant' in found && found.meant.length > 0) {
    const text = nothingNamed(request, found.meant);
    return decision?.rule === undefined ? { text } : { text, rule: decision.rule };
  }
  // If the words mean a single option, the game is asked about that option's key instead of the words.
  const [key, ...more] = found !== null && 'keys' in found ? found.keys : [];
  const meant = key === undefined || more.length > 0 ? request : key;
  // The game gets a copy, because its search for a reason must not change the table.
  const refusal = game.refuse(copyState(state), seat, meant);
  if (decision === undefined) return refusal;
  const { instead, ...reason } = refusal;
  // Suggestions of the game that the open question doesn't offer are left out, because the question must be answered
  // first.
  const near =
    instead?.filter(({ line }) => optionByKey(decision, line) !== null) ??
    nearTo(decision, request, game.says ?? NO_SAYS);
  return near.length === 0 ? reason : { ...reason, instead: near };
}

/** Words that are ignored in all games when a request is compared with options. */
const COMMON = new Set('all some any each one'.split(' '));

/**
 * Finds the options that share the most words with the request, if they share at least half of its words. Verbs are
 * ignored, and so are numbers unless there are no other words.
 */
function nearTo(decision: Decision, request: string, says: VerbSynonyms): NonNullable<Refusal['instead']> {
  const { telling: said, words: all } = parseTyped(request);
  const words = [...new Set(said)].filter(
    (word) => isContentWord(word) && !COMMON.has(word) && !isKindWord(word, says) && !isVerbWord(word, says),
  );
  const telling = words.some((word) => !isPlace(word)) ? words.filter((word) => !/^\d+$/.test(word)) : words;
  const marked = optionsOf(decision).map((option) => {
    const face = optionWordsOf(option, says);
    const beside = wordsOf(`${option.hint ?? ''} ${option.group ?? ''}`);
    const shared = telling.filter((word) => face.words.has(word) || beside.includes(word)).length;
    // Among equally similar options, the one with the same verb comes first.
    return { option, shared, does: face.verbWords.some((word) => all.includes(word)) };
  });
  const most = Math.max(0, ...marked.map(({ shared }) => shared));
  const best = marked.filter(({ shared }) => shared === most);
  if (most === 0 || 2 * most < telling.length || best.length > 2 * MOST_NEAR) return [];
  const sorted = best.toSorted((one, other) => Number(other.does) - Number(one.does));
  return sorted.slice(0, MOST_NEAR).map(({ option: { key, label } }) => ({ label, line: key }));
}
