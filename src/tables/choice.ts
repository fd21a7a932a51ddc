import { optionsOf } from '../kernel/decision.ts';
import type { Decision, Says } from '../kernel/types.ts';
import { isOneVerb, named } from './naming.ts';
import { wishIn } from './wish.ts';

/** A pick and what is chosen of what it leaves open: `open fire: shields` is a card, and the way that it goes. */
interface Split {
  /** What stands for an option of the question. */
  said: string;
  /** What is chosen next, if the table asks for it. */
  choice: string;
}

/** A pick with what stands behind its colon; null where there is none, or where an option has the colon in its own name. */
export function splitChoice(decision: Decision, text: string): Split | null {
  const colon = text.indexOf(':');
  const [said, choice] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  if (colon < 0 || said === '' || choice === '' || named(optionsOf(decision), text).length > 0) return null;
  return { said, choice };
}

/** The keys that a choice stands for where the table asks how what was picked goes; null where it asks something else, or isn’t clear. */
export function keysOfChoice(asked: Decision | null, before: Decision, choice: string, says: Says): string[] | null {
  if (asked === null || asked.kind !== 'pick' || !isOneVerb(optionsOf(asked))) return null;
  const [first] = optionsOf(asked);
  if (first === undefined || optionsOf(before).some(({ verb }) => verb === first.verb)) return null;
  const wish = wishIn(asked, choice, says);
  return 'keys' in wish ? wish.keys : null;
}
