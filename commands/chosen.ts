import { wholeAnswers, wholeName } from '../src/discord/compose/answer-menu.ts';
import { nameOfLine } from '../src/discord/compose/copies.ts';
import { decisionNames, openings } from '../src/discord/compose/levels.ts';
import { type ClickId, type KeyName, keyNamed } from '../src/discord/ids.ts';
import type { Click } from '../src/discord/payload.ts';
import { optionByKey } from '../src/kernel/decision.ts';
import type { Decision } from '../src/kernel/types.ts';

/** A click on a component that chooses something. */
export type ChoosingId = Extract<
  ClickId,
  { act: 'pick' | 'sure' | 'menu' | 'set' | 'whole' | 'none' | 'open' | 'top' }
>;

/** An answer, or the verb or group whose options are to be shown (null for all options). */
export type Chosen = { keys: string[] } | { open: KeyName | null; page: number };

/** True if a click chooses something from a question. */
export function isChoosing(id: ClickId): id is ChoosingId {
  return ['pick', 'sure', 'menu', 'set', 'whole', 'none', 'open', 'top'].includes(id.act);
}

/** Returns what a click chooses from a question, or null if the question doesn't offer it. */
export function chosenBy(id: ChoosingId, decision: Decision, { values }: Pick<Click, 'values'>): Chosen | null {
  const [value = ''] = values;
  switch (id.act) {
    case 'pick':
    case 'sure':
      return oneKey(keyNamed(decisionNames(decision), id.name));
    case 'menu': {
      if (openings(decision).has(value)) return { open: value, page: 0 };
      const key = keyNamed(decisionNames(decision), value);
      return oneKey(key === null || optionByKey(decision, key) === null ? null : key);
    }
    case 'set': {
      const names = decisionNames(decision);
      const keys = values.map((line) => keyNamed(names, nameOfLine(line)));
      return keys.includes(null) ? null : { keys: keys.filter((key) => key !== null) };
    }
    case 'whole': {
      const keys = wholeAnswers(decision)?.find((whole) => wholeName(whole) === value);
      return keys === undefined ? null : { keys };
    }
    case 'none':
      return { keys: [] };
    case 'open':
      return { open: id.name, page: id.page };
    case 'top':
      return { open: null, page: 0 };
  }
}

function oneKey(key: string | null): Chosen | null {
  return key === null ? null : { keys: [key] };
}
