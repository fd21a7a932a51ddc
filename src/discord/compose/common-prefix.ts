import type { Decision, Option } from '../../kernel/types.ts';
import { intentIn, nothingNamed, quoted, whichOf } from '../../tables/parse-intent.ts';
import { NO_SAYS } from '../../tables/verb-words.ts';

/** Options whose labels begin alike. `stem` is the beginning that they share, up to the space before the first difference. */
export interface Stem {
  stem: string;
  options: Option[];
}

/**
 * Groups a question’s options by shared opening words, such as “Archer under First Contact” and “Archer under Survey Mission”.
 * Returns null if there are no such groups.
 */
export function stemsOf({ options }: Decision): Stem[] | null {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    if (option.group === undefined) return null;
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  }
  const stems = [...groups.values()].map((among) => ({
    stem: beginning(among.map(({ label }) => label)),
    options: among,
  }));
  return stems.length < 2 || stems.some(({ stem }) => stem === '') ? null : stems;
}

/** Returns the words that all these texts begin with. */
function beginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return end < 1 ? '' : `${first.slice(0, end).join(' ')} `;
}

/** The instructions of a form with such groups, including the possible endings if these are the same for all groups. */
export function stemLines(stems: readonly Stem[]): string[] {
  const [first, ...others] = stems.map(({ stem, options }) => options.map(({ label }) => label.slice(stem.length)));
  const example = stems[0]?.options[0]?.label ?? '';
  const isAlike = others.every((ends) => ends.join() === first?.join());
  return [
    `In “Choose”, complete each line you want, like “${example}”. Lines you leave as they are don’t count.`,
    ...(isAlike ? [`Possible endings: ${first?.join('; ')}.`] : []),
  ];
}

/**
 * Returns the keys of the options that the lines of a form name, or an error about each line that doesn't name exactly
 * one option.
 */
export function readStems(
  decision: Decision,
  stems: readonly Stem[],
  text: string,
): { keys: string[] } | { wrong: string } {
  const keys: string[] = [];
  const wrong: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || stems.some(({ stem }) => alike(stem) === alike(line))) continue;
    const among = stems.find(({ stem }) => alike(line).startsWith(`${alike(stem)} `))?.options ?? decision.options;
    const intent = intentIn(
      { ...decision, kind: 'pick', options: [...among], instead: [], min: 1, max: 1 },
      line,
      NO_SAYS,
    );
    if ('keys' in intent) keys.push(...intent.keys);
    else if ('several' in intent) wrong.push(whichOf(line, intent.several));
    else
      wrong.push(
        intent.meant.length > 0 ? nothingNamed(line, intent.meant) : `${quoted(line)} matches nothing you can choose.`,
      );
  }
  return wrong.length > 0 ? { wrong: wrong.join(' ') } : { keys };
}

function alike(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
