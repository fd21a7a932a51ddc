import { kept } from '../../kit/cache.ts';
import type { Formula } from './formula.ts';
import { printFormula } from './formula-text.ts';
import { iconName } from './icon-names.ts';
import { AFFILIATION_ICONS } from './printed.ts';

const texts = new WeakMap<Formula, string>();

/** Returns a formula as players read it, with `×2` and `or`, and without braces and quotation marks. */
export function formulaText(formula: Formula): string {
  return kept(texts, formula, textOf);
}

function textOf(formula: Formula): string {
  return printFormula(formula)
    .replace(/["{}]/g, '')
    .replace(/ x(?=\d)/g, ' ×')
    .replaceAll(' OR ', ' or ')
    .replaceAll('>', ' > ')
    .replaceAll('<', ' < ')
    .replace(/ < (?<icon>\w+) > /g, '<$<icon>>')
    .replace(
      /\[(?<icon>[\w-]+)\]/g,
      (_, icon: string) => `[${AFFILIATION_ICONS[icon] ?? iconName(icon).replace(/[[\]]/g, '')}]`,
    )
    .replaceAll('] personnel', ']');
}

const asked = new WeakMap<Formula, string>();

/** Returns the text of a requirement: “2 each (Honor)” reads “2 personnel with Honor”. */
export function askedWords(formula: Formula): string {
  return kept(asked, formula, wordsOf);
}

function wordsOf(formula: Formula): string {
  return formulaText(formula)
    .replace(/\b1 each \(/g, 'one personnel with (')
    .replace(/\b(?<many>\d+|half) each \(/g, '$<many> personnel with (')
    .replace(/ with \((?<one>[\w.]+(?: \w+)?(?: ×\d+)?)\)/g, ' with $<one>')
    .replace(/(?<bound>[<>] \d+) of (?<best>\d+)/g, '$<bound> among $<best> personnel');
}
