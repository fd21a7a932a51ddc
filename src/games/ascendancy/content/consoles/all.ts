import type { Ascendancy, Civ } from '../../state.ts';
import { ANDORIAN } from './andorian.ts';
import { CARDASSIAN } from './cardassian.ts';
import { FEDERATION } from './federation.ts';
import { FERENGI } from './ferengi.ts';
import { KLINGON } from './klingon.ts';
import { ROMULAN } from './romulan.ts';
import type { ConsoleRule } from './rule.ts';
import { VULCAN } from './vulcan.ts';

export type { ConsoleRule } from './rule.ts';

const CONSOLES: Readonly<Record<Civ, readonly ConsoleRule[]>> = {
  federation: FEDERATION,
  klingon: KLINGON,
  romulan: ROMULAN,
  andorian: ANDORIAN,
  cardassian: CARDASSIAN,
  ferengi: FERENGI,
  vulcan: VULCAN,
};

/** Consoles none of whose rules hangs on a reading, which is most of them. */
const PLAIN: ReadonlySet<readonly ConsoleRule[]> = new Set(
  Object.values(CONSOLES).filter((rules) => rules.every(({ reading }) => reading === undefined)),
);

/** The rules of a civilization’s console under the readings that the table agreed on. */
export function consoleRules({ options: { readings } }: Ascendancy, civ: Civ): readonly ConsoleRule[] {
  const rules = CONSOLES[civ];
  if (PLAIN.has(rules)) return rules;
  return rules.filter(({ reading }) => reading === undefined || readings[reading] === true);
}
