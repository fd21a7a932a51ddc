import { PASS } from '../../kernel/decision.ts';
import type { Foreseeable, QuestionFacts } from '../../kernel/game.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';
import type { Ascendancy } from './state.ts';
import { ALWAYS, type AlwaysWindow } from './windows.ts';

/** The answers to the windows in which a rival asks a player for something. */
const ANSWERS: Readonly<Record<AlwaysWindow, Foreseeable['answers']>> = {
  permission: [
    { words: 'grant', label: 'Allow it' },
    { words: 'grant:turn', label: 'Allow it for the whole turn' },
    { words: PASS, label: 'Refuse' },
  ],
  cooperation: [
    { words: 'agree', label: 'Agree' },
    { words: PASS, label: 'Refuse' },
  ],
  trade: [
    { words: 'accept', label: 'Accept' },
    { words: PASS, label: 'Decline' },
  ],
  proposal: [
    { words: 'agree', label: 'Agree' },
    { words: PASS, label: 'Refuse' },
  ],
};

/** The windows whose answers everyone knows. A rival's card may ask for a secret Project. */
const OPEN: ReadonlySet<string> = new Set<AlwaysWindow>(['permission', 'cooperation', 'trade']);

const FORESEEN: readonly Foreseeable[] = ALWAYS.map((window) => ({ window, answers: ANSWERS[window] }));

/** Returns the answers that a player can prepare. How a rule can be used is known only when its moment has come. */
export function foreseen(): readonly Foreseeable[] {
  return FORESEEN;
}

/**
 * Returns what prepared answers have to know about an open question. An answer to a rival's request tells nothing hidden,
 * while an answer at a moment may tell what a player plans to do with a rule.
 */
export function factsOf({ g, stack }: State<Ascendancy>, { seat, window }: Decision): QuestionFacts | null {
  if (window === undefined) return null;
  return { window, by: actorOf(g, stack.at(-1)?.local, seat), ...(OPEN.has(window) ? { open: true } : {}) };
}

/** Returns who moves, offers a trade, or brought the moment about. Otherwise it is the player whose turn it is. */
function actorOf({ movement, turn }: Ascendancy, local: object | undefined, asked: Seat): Seat | null {
  const { giver, about } = (local ?? {}) as { giver?: Seat; about?: { seat?: Seat } };
  if (giver !== undefined) return giver;
  if (about?.seat !== undefined) return about.seat;
  if (movement !== null && movement.by !== asked) return movement.by;
  return turn?.seat ?? null;
}
