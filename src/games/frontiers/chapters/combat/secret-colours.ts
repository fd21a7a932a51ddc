import type { Seat } from '../../../../kernel/types.ts';
import { type Colour, isBasic } from '../../content/colours.ts';
import type { Enemy } from '../../content/encounters/token.ts';
import type { Combat, CombatPhase, Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';

/** The window in which the die of Interactive Combat is set: whoever lets it pass gives no bonus. */
export const DIE_WINDOW = 'secret-die';

/** What each basic colour does (F-VARIANT-17). */
export const DIE_WORDS = {
  gold: '+1 Defense in the Long Range phase',
  red: '+1 Attack',
  blue: '+1 Defense in the Attack phase',
} as const;

/** Who played before a seat, skipping the Dummy Player and whoever is out; null when nobody else plays (F-VARIANT-17). */
export function playedBefore(g: Frontiers, seat: Seat): Seat | null {
  const { order } = g;
  const place = order.findIndex(({ who }) => who === seat);
  for (let back = 1; back < order.length; back++) {
    const who = order[(place - back + order.length) % order.length]?.who;
    if (who !== undefined && who !== 'dummy' && !playerOf(g, who).eliminated) return who;
  }
  return null;
}

/** An enemy with what a die that everyone sees gives it in this phase (F-VARIANT-17, F-VARIANT-19). */
export function dieBonus({ die, phase }: Combat, enemy: Enemy): Enemy {
  if (die === null || !die.shown) return enemy;
  const { colour } = die;
  if (colour === 'red') return { ...enemy, attack: { ...enemy.attack, value: enemy.attack.value + 1 } };
  const tougher = (colour === 'gold' && phase === 'long') || (colour === 'blue' && phase === 'attack');
  return tougher ? { ...enemy, defense: enemy.defense + 1 } : enemy;
}

/** Experience that the die adds to the enemy, whatever phase it falls in (F-VARIANT-18, F-VARIANT-19). */
export function dieExperience({ die }: Combat): number {
  return die !== null && isBasic(die.colour) ? 1 : 0;
}

/** A phase begins: the die is shown if it is about it, else everyone learns that it isn’t (F-VARIANT-20). */
export function showDie(ctx: Running, combat: Combat): void {
  const { die, phase, team } = combat;
  if (die === null || die.shown) return;
  const about = colourAt(phase, team !== null);
  if (phase === 'attack' || about === die.colour) turnUp(ctx, combat);
  else if (about !== null) {
    ctx.reveal();
    ctx.log(`The secret die is not ${about}.`, 'F-VARIANT-20');
  }
}

/** The colour that a phase is about; an Away Mission has no Shields phase. In the Attack phase any colour is shown. */
function colourAt(phase: CombatPhase, down: boolean): Colour | null {
  if (phase === 'long') return 'gold';
  return phase === (down ? 'damage' : 'shields') ? 'red' : null;
}

/** Shows the die to everyone. */
export function turnUp(ctx: Running, { die }: Combat): void {
  if (die === null || die.shown) return;
  die.shown = true;
  ctx.reveal();
  const bonus = isBasic(die.colour) ? `${DIE_WORDS[die.colour]}, and 1 more Experience` : 'no bonus';
  ctx.log(`The secret die is ${die.colour}: ${bonus}.`, 'F-VARIANT-20');
}
