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

/** Returns the rules of a civilization’s console. */
export function consoleRules(civ: Civ): readonly ConsoleRule[] {
  return CONSOLES[civ];
}

/** Whether a console rule is in force under the readings that the table agreed on. */
export function isRead({ options: { readings } }: Ascendancy, { reading }: ConsoleRule): boolean {
  return reading === undefined || readings[reading] === true;
}
