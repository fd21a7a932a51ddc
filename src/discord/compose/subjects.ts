import type { SeenChair } from '../../tables/types.ts';

/**
 * Words after a player's name that don't begin what the player does: the sentence needs its subject then. `Are
 * eliminated.` and `And the Romulans trade.` aren't sentences.
 */
const NEEDS_SUBJECT = new Set(
  [
    'and',
    'or',
    'nor',
    'of',
    'in',
    'at',
    'to',
    'on',
    'with',
    'from',
    'for',
    'by',
    'as',
    'but',
    'now',
    'both',
    'each',
    'who',
  ]
    .concat(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'do', 'does', 'did', 'can', 'cannot', 'may', 'must'])
    .concat(['will', 'would', 'could', 'should', 'also']),
);

/** Returns the names by which a game's texts call a seat, longest first: `U.S.S. Defiant`, `Defiant`, `Captain 1`. */
export function titlesOf(chair: Pick<SeenChair, 'name' | 'now'> | undefined): string[] {
  const names = [chair?.now?.name, chair?.now?.short, chair?.name].flatMap((name) => name || []);
  return [...new Set(names)].sort((one, other) => other.length - one.length);
}

/**
 * Leaves out a sentence's subject under a heading that names it: `The Klingons build 2 Ships.` becomes `Build 2 Ships.`
 * Keeps the sentence if the word after the name is no verb, as far as one can tell: if the word has a capital letter,
 * unless it is one of the game's `terms`, or if the sentence would make no sense.
 */
export function withoutSubject(text: string, titles: readonly string[], terms: readonly string[] = []): string {
  const start = titles.flatMap((title) => [`The ${title} `, `${title} `]).find((subject) => text.startsWith(subject));
  if (start === undefined) return text;
  const rest = text.slice(start.length);
  const word = /^[A-Za-z-]+(?=[ .])/.exec(rest)?.[0];
  if (word === undefined) return text;
  const isVerb = terms.includes(word) || (/^[a-z][a-z-]*$/.test(word) && !NEEDS_SUBJECT.has(word));
  return isVerb ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : text;
}
