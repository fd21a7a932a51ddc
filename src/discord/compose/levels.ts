import { optionsOf } from '../../kernel/decision.ts';
import type { Decision } from '../../kernel/types.ts';
import { type KeyName, namesOf } from '../ids.ts';

/**
 * Everything that the ids of a decision's components can name: its keys, and its verbs and groups, which can be opened.
 */
export function decisionNames(decision: Decision): string[] {
  return optionsOf(decision).flatMap(({ key, verb, group }) =>
    group === undefined ? [key, verbName(verb)] : [key, verbName(verb), groupName(verb, group)],
  );
}

/**
 * Returns the name that identifies a verb in the ids of components. Keys contain no spaces, so this name can't be equal
 * to a key.
 */
export function verbName(verb: string): string {
  return `verb ${verb}`;
}

/** Returns the name that identifies a group of a verb's options in the ids of components. */
export function groupName(verb: string, group: string): string {
  return `group ${verb} ${group}`;
}

/** A verb, or a group of its options, that can be opened. */
export interface Openable {
  verb: string;
  group?: string;
}

/** The verbs and groups of a decision that can be opened, by name. */
export function openings(decision: Decision): Map<KeyName, Openable> {
  const names = namesOf(decisionNames(decision));
  const found = new Map<KeyName, Openable>();
  for (const { verb, group } of decision.options) {
    found.set(names.get(verbName(verb)) ?? '', { verb });
    if (group !== undefined) found.set(names.get(groupName(verb, group)) ?? '', { verb, group });
  }
  return found;
}
