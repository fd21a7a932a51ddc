import type { Formula } from './formula.ts';
import { printFormula } from './formula-text.ts';
import { iconName } from './icon-names.ts';
import { AFFILIATION_ICONS } from './printed.ts';

/** Returns a formula as players read it, with `×2` and `or`, and without braces and quotation marks. */
export function formulaText(formula: Formula): string {
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
