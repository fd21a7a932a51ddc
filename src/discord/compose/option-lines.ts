import { optionsOf } from '../../kernel/decision.ts';
import type { Decision, Option } from '../../kernel/types.ts';
import { bold, plain } from '../markdown.ts';
import type { SingleBlock } from './blocks.ts';
import { type Ground, nameWithin, pickButton } from './choices.ts';
import type { MenuLevel } from './options.ts';
import { small } from './people.ts';
import { type Button, button } from './rows.ts';
import { inOrder, verbWords } from './words.ts';

/** Maximum number of options that have a line each. Longer lists have menus, whose hints hold the prices. */
const MOST = 8;

/**
 * A price at the beginning of a hint: amounts of things that the rulebook names, such as `1 Culture, 1 Ship`, or
 * `Costs 3`.
 */
const PRICE =
  /^(?:((?:\d+ \p{Lu}\p{L}+)(?:(?:,| and) \d+ \p{Lu}\p{L}+)*|No \p{Lu}\p{L}+|Free)(?=$|[.;:])[.;:]?|(Costs \d+)(?=$|[ .,;]),?)\s*/u;

/**
 * Gives each option a line: its name and what it means, beside a button with its price. Returns null if the options have
 * no prices or effects to show, if there are too many, or if several can be chosen.
 */
export function optionLines(ground: Ground, level: MenuLevel): SingleBlock[] | null {
  const options = shownOptions(ground, level);
  const isPriced = options.some(({ hint }) => hint !== undefined && hint !== '');
  if (!isPriced || options.length > MOST || !takesOne(ground.decision)) return null;
  const within: Ground = { ...ground, within: level.group };
  return options.map((option) => lineOf(within, option, level));
}

/** The buttons that belong to the lines, below them: back to all options, or the answer “none”. */
export function besideLines({ table, decision }: Ground, { verb }: MenuLevel): Button[] {
  const id = { table, decision: decision.id };
  if (verb !== null) return [button({ act: 'top', ...id }, 'Back')];
  return decision.kind === 'subset' && decision.min === 0 ? [button({ act: 'none', ...id }, 'None of these')] : [];
}

/** The options at a level, most common verbs first. */
function shownOptions({ chat, decision }: Ground, { verb, group }: MenuLevel): Option[] {
  if (decision.kind !== 'pick' || verb === null) return inOrder(chat, optionsOf(decision));
  return decision.options.filter((one) => one.verb === verb && (group === undefined || one.group === group));
}

/** True if a single option answers the decision. */
function takesOne({ kind, options, max }: Decision): boolean {
  if (kind === 'pick' || kind === 'amount') return true;
  return kind === 'subset' && Math.min(max, options.length) === 1;
}

function lineOf(ground: Ground, option: Option, { verb }: MenuLevel): SingleBlock {
  const { label, named } = verbWords(ground.chat, option.verb);
  const isNamed = named === true && verb === null && ground.decision.kind === 'pick';
  const name = isNamed ? `${label}: ${option.label}` : nameWithin(ground, option);
  const { hint = '' } = option;
  const { price, meaning } = priceOf(hint);
  const texts = [bold(name), ...(meaning === '' ? [] : [small(plain(meaning))])];
  return { texts: [texts.join('\n')], button: pickButton(ground, option, price ?? 'Choose') };
}

/** Separates the price at the beginning of a hint from the rest. */
export function priceOf(hint: string): { price: string | null; meaning: string } {
  const found = PRICE.exec(hint);
  if (found === null) return { price: null, meaning: hint };
  const [whole, amounts, costs] = found;
  const rest = hint.slice(whole.length);
  return { price: amounts ?? costs ?? null, meaning: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` };
}
