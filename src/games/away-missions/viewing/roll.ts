import { counts, opposing } from '../chapters/attacks/dice.ts';
import { characterName } from '../chapters/characters/characters.ts';
import { nameOf } from '../content/cards.ts';
import type { AwayMissions, Dice } from '../state.ts';
import type { DiceView, RollView } from '../view.ts';

type Told = Omit<DiceView['dice'][number], 'value'>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Returns the last attack or test in the form that views use. */
export function rollView({ roll }: AwayMissions): RollView | null {
  if (roll === null) return null;
  const { acting, against } = roll;
  const beside = opposing(roll);
  return {
    ...roll,
    acting: diceView(acting, (die, at) => attackDie(die, beside[at])),
    against: against === null ? null : diceView(against, (die, at) => defence(die, acting.dice[at])),
  };
}

/**
 * Returns whether a die of the acting side counts. For a die that doesn't count, the result includes the lowest value
 * that would count: one more than the opposing die, or 4 if there is none (M-ATK-09, M-ATK-12).
 */
function attackDie(die: number, beside: number | undefined): Told {
  if (counts(die, beside)) return { fate: 'hit' };
  const needs = FACES.find((face) => counts(face, beside));
  return needs === undefined ? { fate: 'cancelled' } : { fate: 'cancelled', needs };
}

/**
 * Returns the effect of an opposing die: it either cancels the die next to it or does nothing (M-ATK-09, M-ATK-13,
 * M-OPP-06).
 */
function defence(die: number, beside: number | undefined): Told {
  if (beside === undefined) return { fate: 'ignored' };
  return counts(beside, die) ? { fate: 'ignored', needs: beside } : { fate: 'cancelled' };
}

function diceView({ seat, character, dice, rerolls }: Dice, told: (die: number, at: number) => Told): DiceView {
  return {
    seat,
    name: characterName(character),
    dice: dice.map((value, at) => ({ value, ...told(value, at) })),
    rerolls: rerolls.map(({ card, from, to }) => ({ card: nameOf(card), from: [...from], to: [...to] })),
  };
}
