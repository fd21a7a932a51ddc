import { PASS } from '../../kernel/decision.ts';
import type { Foreseeable, QuestionFacts } from '../../kernel/game.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';
import { DAMAGE } from './chapters/calls.ts';
import { nameOf } from './content/cards.ts';
import { waiting } from './effects/waiting.ts';
import { windows } from './orders.ts';
import type { AwayMissions, CharacterId } from './state.ts';

/** The labels of the options to pass, where “Let it happen” doesn't fit. */
const PASSES: Readonly<Record<string, string>> = {
  reroll: 'Keep the dice',
  thin: 'Keep the dice',
  challenge: 'Don’t challenge',
};

/** Returns the answers that a player can prepare: the Interrupts in their hand, and to let it happen. */
export function foreseen(state: State<AwayMissions>, seat: Seat): Foreseeable[] {
  const held = waiting(state, seat);
  return windows(state.g, seat).map(({ id }) => ({
    window: id,
    answers: [
      ...held.flatMap(({ card, window }) =>
        window === id ? [{ words: `interrupt:${card}`, label: `Play ${nameOf(card)}` }] : [],
      ),
      { words: PASS, label: PASSES[id] ?? 'Let it happen' },
    ],
  }));
}

/**
 * Returns what prepared answers have to know about an open question. Interrupts against Damage can also be played when
 * the pegs are chosen. All answers are hidden, because they depend on the hand.
 */
export function factsOf({ g, stack }: State<AwayMissions>, decision: Decision): QuestionFacts | null {
  const frame = stack.at(-1);
  const isDamage = frame?.proc === DAMAGE.name && decision.instead !== undefined;
  const window = decision.window ?? (isDamage ? 'damage' : undefined);
  if (window === undefined) return null;
  const { situation, by } = (frame?.local ?? {}) as {
    situation?: { foe: CharacterId | null };
    by?: CharacterId | null;
  };
  const foe = situation?.foe ?? by ?? null;
  return { window, by: (foe === null ? undefined : g.characters[foe]?.seat) ?? g.turn };
}
