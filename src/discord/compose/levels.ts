import { optionsOf } from '../../kernel/decision.ts';
import type { Decision } from '../../kernel/types.ts';
import { type KeyName, namesOf } from '../ids.ts';

/** What the ids of a decision's components can name: its keys and, so that they can be opened, its verbs and groups. */
export function decisionNames(decision: Decision): string[] {
  return optionsOf(decision).flatMap(({ key, verb, group }) =>
    group === undefined ? [key, verbName(verb)] : [key, verbName(verb), groupName(verb, group)],
  );
}

/** A verb among the names of a decision; no key holds a space. */
export function verbName(verb: string): string {
  return `verb ${verb}`;
}

/** A group of a verb's options among the names of a decision. */
export function groupName(verb: string, group: string): string {
  return `group ${verb} ${group}`;
}

/** A verb, or a group of its options: what can be opened. */
export interface Openable {
  verb: string;
  group?: string;
}

/** What can be opened in a decision, by its name. */
export function openings(decision: Decision): Map<KeyName, Openable> {
  const names = namesOf(decisionNames(decision));
  const found = new Map<KeyName, Openable>();
  for (const { verb, group } of decision.options) {
    found.set(names.get(verbName(verb)) ?? '', { verb });
    if (group !== undefined) found.set(names.get(groupName(verb, group)) ?? '', { verb, group });
  }
  return found;
}
