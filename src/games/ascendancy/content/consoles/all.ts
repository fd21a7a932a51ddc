import type { Rule } from '../../rules/rule.ts';
import type { Ascendancy, Civ } from '../../state.ts';

/** A special rule of a console (A-COMP-07, A-OPEN-101). */
export interface ConsoleRule {
  /** The name printed on the console. */
  readonly id: string;
  readonly line: string;
  readonly rule: Rule;
}

const CONSOLES: Readonly<Record<Civ, readonly ConsoleRule[]>> = {
  federation: [],
  klingon: [],
  romulan: [],
  andorian: [],
  cardassian: [],
  ferengi: [],
  vulcan: [],
};

/** The rules of a civilization’s console under the readings that the table agreed on. */
export function consoleRules(_g: Ascendancy, civ: Civ): readonly ConsoleRule[] {
  return CONSOLES[civ];
}
