import type { RuleId } from '../kernel/types.ts';

/** Rules that the engine does not enforce, by id or by the beginning of ids, with the reason. */
export const outOfScope: Readonly<Record<RuleId, string>> = {
  'M-MULT-': 'three and four players: not yet played here',
  'M-TG-': 'team games: not yet played here',
  'M-CUBE-': 'the Borg cube arrangement: not yet played here',
};

/** Why a rule is not enforced, or null. */
export function excuse(id: RuleId): string | null {
  if (outOfScope[id] !== undefined) return outOfScope[id];
  const prefix = Object.keys(outOfScope).find((begin) => begin.endsWith('-') && id.startsWith(begin));
  return prefix === undefined ? null : (outOfScope[prefix] ?? null);
}
