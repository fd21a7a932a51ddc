import { amountOf as amountIn, amountText as amountWords } from '../../kit/effects.ts';
import { several, signed } from '../../kit/words.ts';
import { playerOf, rivals } from '../chapters/captains/find.ts';
import { activeEnemies, enemyOfFoe } from '../chapters/combat/foes.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import { BASICS } from '../content/colours.ts';
import type { Terrain } from '../content/terrain.ts';
import { DAMAGE, type Frontiers } from '../state.ts';
import type { Run } from './frame.ts';
import { isPeaceful } from './moments.ts';
import type { Amount, Condition, Count } from './union.ts';

/** For each thing that an amount can count: its current number, and the words after “for”. */
const COUNTS: { readonly [C in Count['count']]: { now(g: Frontiers, run: Run): number; words: string } } = {
  harmed: {
    now(g, { seat }) {
      const { hand, crew } = playerOf(g, seat);
      return hand.filter((card) => card === DAMAGE).length + crew.filter(({ wounds }) => wounds > 0).length;
    },
    words: 'each Damage Card in your hand and each of your Wounded Crew',
  },
  enemies: { now: (g) => activeEnemies(g).length, words: 'each enemy' },
  ready: {
    now: (g, { seat }) => playerOf(g, seat).crew.filter(({ ready, wounds }) => ready && wounds === 0).length,
    words: 'each of your Ready Crew without Wounds',
  },
  crystalColours: {
    now: (g, { seat }) => BASICS.filter((colour) => playerOf(g, seat).crystals[colour] > 0).length,
    words: 'each color among your Data Crystals',
  },
  traits: {
    now(g, run) {
      const enemy = aimedEnemy(g, run);
      if (enemy === null) return 0;
      return enemy.abilities.length + enemy.resists.length + (enemy.attack.type === 'normal' ? 0 : 1);
    },
    words: 'its type of attack if not Phasers, and for each of its abilities and Resistances',
  },
  resistances: { now: (g, run) => aimedEnemy(g, run)?.resists.length ?? 0, words: 'each of its Resistances' },
};

function aimedEnemy(g: Frontiers, run: Run) {
  const foe = g.combat?.foes.find(({ key }) => key === run.foe);
  return foe === undefined ? null : enemyOfFoe(g, foe);
}

/** Returns the current value of an amount. */
export function amountOf(g: Frontiers, run: Run, amount: Amount): number {
  return amountIn(amount, ({ count }) => COUNTS[count].now(g, run));
}

function inWords(amount: Amount, print: (value: number) => string): string {
  return amountWords(amount, print, ({ count }) => `for ${COUNTS[count].words}`);
}

/** Describes points: “Move 2”, “Diplomacy 1 plus 1 for each color among your Data Crystals”. */
export function pointsText(noun: string, amount: Amount, print: (value: number) => string = String): string {
  return inWords(amount, (value) => `${noun} ${print(value)}`);
}

/** Describes an amount of something: “2 cards”, “1 card for each enemy”. */
export function amountText(amount: Amount, noun: string, plural?: string): string {
  return inWords(amount, (value) => several(value, noun, plural));
}

/** Describes an amount briefly: “2”, “1 each”, “3+1 each”. */
export function shortAmount(value: Amount): string {
  if (typeof value === 'number') return String(value);
  return value.plus === undefined ? `${value.each} each` : `${value.plus}+${value.each} each`;
}

/** Describes an amount with its sign: “+2”, “−1 each”. */
export function signedAmount(value: Amount): string {
  if (typeof value === 'number') return signed(value);
  return `${value.plus === undefined ? '' : signed(value.plus)}${signed(value.each)} each`;
}

/** Whether a condition holds for the player of the effect. */
export function holds(g: Frontiers, { seat, moment }: Run, condition: Condition): boolean {
  const { at, experience, wastedDice, dice } = playerOf(g, seat);
  switch (condition.if) {
    case 'combat':
      return !isPeaceful(moment);
    case 'on':
      return at !== null && spaceAt(g, at)?.terrain === condition.terrain;
    case 'lowest':
      return rivals(g, seat).every((other) => playerOf(g, other).experience >= experience);
    case 'noDie':
      return wastedDice === 0 && dice.every(({ kept }) => kept);
  }
}

const PLACES: Record<Terrain, string> = {
  space: 'in empty space',
  nebula: 'in a Nebula',
  planet: 'at a Planet',
  sun: 'at a Sun',
  asteroids: 'in an Asteroid Field',
  blackHole: 'at a Black Hole',
  wormhole: 'at the Wormhole',
};

const CONDITIONS: Record<Exclude<Condition['if'], 'on'>, string> = {
  combat: 'you are in combat',
  lowest: 'no other player has less Experience',
  noDie: 'you took no Core die this turn',
};

/** Describes a condition, as a clause after “if”. */
export function conditionText(condition: Condition): string {
  return condition.if === 'on' ? `your ship is ${PLACES[condition.terrain]}` : CONDITIONS[condition.if];
}
