import type { GameChat } from '../../src/chat/game-chat.ts';
import { alikeLabels } from '../../src/discord/check.ts';
import { HINT_LENGTH, LABEL_LENGTH, optionsOf } from '../../src/kernel/decision.ts';
import type { Decision } from '../../src/kernel/types.ts';

/**
 * Lists the labels of a question that players can’t tell apart: labels that look the same on a phone in a message, and
 * options of one group that have exactly the same words. Also lists labels and hints that are too long.
 */
export function labelFaults(decision: Decision, chat: GameChat): string[] {
  const faults = alikeLabels(decision, chat);
  const known = new Set<string>();
  for (const { verb, group = '', label, hint = '' } of optionsOf(decision)) {
    const words = `${verb}, ${group}, ${label}`;
    if (known.has(words)) faults.push(`“${decision.prompt}”: two options are called “${words}”`);
    known.add(words);
    if (label.length > LABEL_LENGTH) faults.push(`the label “${label}” is too long`);
    if (hint.length > HINT_LENGTH) faults.push(`the hint “${hint}” is too long`);
  }
  return faults;
}
