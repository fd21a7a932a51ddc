import { counts } from '../chapters/attacks/dice.ts';
import { characterName } from '../chapters/characters/characters.ts';
import { nameOf } from '../content/cards.ts';
import type { AwayMissions, Dice } from '../state.ts';
import type { DiceView, RollView } from '../view.ts';

type Fate = DiceView['dice'][number]['fate'];

/** The last fight or test. */
export function rollView({ roll }: AwayMissions): RollView | null {
  if (roll === null) return null;
  const { acting, against } = roll;
  const beside = against?.dice ?? [];
  return {
    ...roll,
    acting: diceView(acting, (die, at) => (counts(die, beside[at]) ? 'hit' : 'cancelled')),
    against: against === null ? null : diceView(against, (die, at) => defence(die, acting.dice[at])),
  };
}

/** A die against cancels the die beside it, and is spent with it, or has no effect (M-ATK-09, M-ATK-13, M-OPP-06). */
function defence(die: number, beside: number | undefined): Fate {
  return beside === undefined || counts(beside, die) ? 'ignored' : 'cancelled';
}

function diceView({ seat, character, dice, rerolls }: Dice, fate: (die: number, at: number) => Fate): DiceView {
  return {
    seat,
    name: characterName(character),
    dice: dice.map((value, at) => ({ value, fate: fate(value, at) })),
    rerolls: rerolls.map(({ card, from, to }) => ({ card: nameOf(card), from: [...from], to: [...to] })),
  };
}
