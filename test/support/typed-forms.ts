import { optionByKey, optionsOf } from '../../src/kernel/decision.ts';
import type { Decision, Option, VerbSynonyms } from '../../src/kernel/types.ts';
import { intentIn } from '../../src/tables/parse-intent.ts';

/** The forms in which a shown label is typed. */
export const FORMS = [
  'whole',
  'without its letter',
  'keyboard',
  'words',
  'some words',
  'least words',
  'beginning',
] as const;
export type Form = (typeof FORMS)[number];

/** The number of times that each form was typed, and the refused texts. */
export interface Tally {
  typed: Record<Form, number>;
  refused: Record<Form, string[]>;
}

export function newTally(): Tally {
  const each = <T>(make: () => T): Record<Form, T> =>
    Object.fromEntries(FORMS.map((form) => [form, make()])) as Record<Form, T>;
  return { typed: each(() => 0), refused: each(() => []) };
}

/**
 * The words of a text in lower case without symbols. This isn't the code’s own function, since the measure must not follow it.
 */
export function bare(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’'.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The keyboard characters for printed symbols. */
function keyboard(text: string): string {
  return text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[–—−]/g, '-');
}

/** Harmful verbs, which must be typed, with their synonyms. */
export const HARM: Readonly<Record<string, readonly string[]>> = {
  discard: ['discard', 'drop'],
  swap: ['swap', 'exchange'],
  reroll: ['discard', 'reroll'],
  end: ['end', 'done', 'finish', 'discard'],
  round: ['round', 'announce'],
  forfeit: ['forfeit'],
  emergency: ['emergency'],
  attack: ['attack'],
  engage: ['engage', 'attack'],
  disband: ['disband'],
  surrender: ['surrender'],
  abandon: ['give', 'abandon'],
  'give-up': ['give'],
};

/** Conversational words, which name nothing, though a label may contain them. */
const TALK = new Set('no not dont yes ok what who how why which this help go is are do be'.split(' '));

/** Verbs that begin a fight. A space alone means a destination. */
export const FIGHTS: ReadonlySet<string> = new Set(['challenge', 'assault', 'engage', 'fight', 'attack']);
const SPACE = /^[a-z]{1,2}\d+$/;

/** Whether a question is about one kind of action only, so that its verb can be left out. */
export function isAboutOne(decision: Decision): boolean {
  const verbs = new Set(optionsOf(decision).flatMap(({ verb }) => (verb === 'pass' ? [] : [verb])));
  return verbs.size === 1 && optionsOf(decision).length > 1 && !verbs.has('swap');
}

/** The forms in which labels of a question are typed, for at most this many randomly drawn labels. */
export function typeLabels(
  decision: Decision,
  says: VerbSynonyms,
  { labels: most, next }: { labels: number; next(bound: number): number },
  tally: Tally,
): void {
  const options = optionsOf(decision);
  const sets = options.map(({ label }) => new Set(bare(label)));
  const lists = options.map(({ label }) => bare(label));
  /** Whether no other label has all of these words. */
  const isOwn = (at: number, words: readonly string[]): boolean =>
    !sets.some((set, other) => other !== at && words.every((word) => set.has(word)));
  const mayName = ({ verb, label }: Option, words: readonly string[]): boolean => {
    if (words.every((word) => TALK.has(word))) return false;
    if (FIGHTS.has(verb) && words.every((word) => SPACE.test(word)) && !isAboutOne(decision)) return false;
    const said = HARM[verb] ?? (label.startsWith('End ') ? ['end'] : undefined);
    return said === undefined || isAboutOne(decision) || said.some((word) => words.includes(word));
  };
  for (const at of drawn(options.length, most, next)) {
    const option = options[at];
    const words = lists[at];
    if (option === undefined || words === undefined) continue;
    const { label } = option;
    const type = (form: Form, text: string): void => {
      tally.typed[form] += 1;
      const wish = intentIn(decision, text, says);
      const [key, ...others] = 'keys' in wish ? wish.keys : [];
      const named = key === undefined || others.length > 0 ? null : optionByKey(decision, key);
      if (named?.label === label) return;
      const came = named?.label ?? ('several' in wish ? 'several' : 'nothing');
      tally.refused[form].push(`“${text}” of “${label}” was ${came}`);
    };
    type('whole', label);
    if (/^[A-Z]{1,2}: /.test(label)) type('without its letter', label.replace(/^[A-Z]{1,2}: /, ''));
    type('keyboard', keyboard(label));
    type('words', words.join(' '));
    const some = grown(drawn(words.length, words.length, next), words, (taken) => isOwn(at, taken));
    if (some !== null && mayName(option, some)) type('some words', some.join(' '));
    const least = leastOf([...new Set(words)], (taken) => isOwn(at, taken));
    if (least !== null && mayName(option, least)) type('least words', least.join(' '));
    const end = words.findIndex(
      (_, last) =>
        !lists.some((list, other) => other !== at && words.slice(0, last + 1).every((word, n) => list[n] === word)),
    );
    const beginning = words.slice(0, end + 1);
    if (end >= 0 && mayName(option, beginning)) type('beginning', beginning.join(' '));
  }
}

/** Some random numbers below a bound, in random order. */
function drawn(bound: number, most: number, next: (bound: number) => number): number[] {
  const all = Array.from({ length: bound }, (_, at) => at);
  const out: number[] = [];
  while (all.length > 0 && out.length < most) out.push(...all.splice(next(all.length), 1));
  return out;
}

/** Words taken in the order of the label until they are enough, or null if they never are. */
function grown(
  order: readonly number[],
  words: readonly string[],
  isEnough: (taken: readonly string[]) => boolean,
): string[] | null {
  for (let count = 1; count <= order.length; count++) {
    const taken = order.slice(0, count);
    const inOrder = words.filter((_, at) => taken.includes(at));
    if (isEnough(inOrder)) return inOrder;
  }
  return null;
}

/** The first word that is enough, otherwise the first two words that are. */
function leastOf(words: readonly string[], isEnough: (taken: readonly string[]) => boolean): string[] | null {
  const one = words.find((word) => isEnough([word]));
  if (one !== undefined) return [one];
  for (const [at, first] of words.entries())
    for (const second of words.slice(at + 1)) if (isEnough([first, second])) return [first, second];
  return null;
}

/** The share of typed labels that may be refused, in percent, since words alone may not say which of two labels is meant. */
export function mostRefused(form: Form): number {
  return form === 'some words' || form === 'least words' || form === 'beginning' ? 2 : 0;
}

/** The share of refused labels in a form, in percent. */
export function shareOf({ typed, refused }: Tally, form: Form): number {
  return typed[form] === 0 ? 0 : (100 * refused[form].length) / typed[form];
}

/** A line for each form: the number of refused texts and of all texts. */
export function tallyLines(tally: Tally): string[] {
  const { typed, refused } = tally;
  return FORMS.map(
    (form) => `${form}: ${refused[form].length} of ${typed[form]} refused, ${shareOf(tally, form).toFixed(1)} %`,
  );
}
