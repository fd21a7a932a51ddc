import { PASS } from '../../kernel/decision.ts';
import type { Foreseeable, QuestionFacts } from '../../kernel/game.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';
import { playerOf } from './chapters/captains/find.ts';
import { DIE_WINDOW } from './chapters/combat/secret-die.ts';
import { ATTACKED } from './chapters/pvp/pvp-attack.ts';
import { opponentOf } from './chapters/pvp/pvp-outcome.ts';
import { cardOf } from './content/cards/all.ts';
import { BASICS } from './content/colours.ts';
import { fits } from './effects/usable.ts';
import { windows } from './orders.ts';
import type { Frontiers } from './state.ts';

/** Returns the answers that a player can prepare: how to attend, the Shields in their hand, and the colors of the die. */
export function foreseen({ g }: State<Frontiers>, seat: Seat): Foreseeable[] {
  const hand = [...new Set(playerOf(g, seat).hand)].map(cardOf);
  const shields = hand.filter(({ basic, strong }) =>
    [basic, strong].some((effects) => fits({ g, seat, moment: 'shields' }, effects)),
  );
  const answers = {
    [ATTACKED]: [
      { words: PASS, label: 'Attend partially, or stop blocking' },
      { words: 'cease', label: 'Attend partially and don’t fire' },
      { words: 'full', label: 'Attend fully: use your next turn' },
      ...shields.map(({ name }) => ({ words: name, label: `Play ${name}` })),
    ],
    [DIE_WINDOW]: [
      { words: PASS, label: 'White: no bonus' },
      ...BASICS.map((color) => ({ words: `die:${color}`, label: `Set the die to ${color}` })),
    ],
  };
  return Object.entries(answers)
    .filter(([window]) => windows(g).some(({ id }) => id === window))
    .map(([window, all]) => ({ window, answers: all }));
}

/** Returns what prepared answers have to know about an open question. All answers are hidden until they take effect. */
export function factsOf({ g }: State<Frontiers>, { seat, window }: Decision): QuestionFacts | null {
  if (window === undefined) return null;
  return { window, by: window === ATTACKED ? opponentOf(g, seat) : (g.turn?.seat ?? null) };
}
