import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { BASICS, type Basic, type Colour, isBasic } from '../../content/colours.ts';
import type { Captain, Combat, Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { captainsAfter } from '../rounds/round-order.ts';
import { combatOf, enemyOfFoe, enemyWords, foeNames } from './foes.ts';

/**
 * The response window in which a player sets the Interactive Combat die. A player who passes sets no die, so the enemy
 * gets no bonus.
 */
export const DIE_WINDOW = 'secret-die';

/** The effect of each basic color (F-VARIANT-17). */
const DIE_WORDS = {
  gold: '+1 Defense in the Long Range phase',
  red: '+1 Attack',
  blue: '+1 Defense in the Attack phase',
} as const;

/** Interactive Combat: the previous player secretly sets a spare die (F-VARIANT-16, F-VARIANT-17). */
export const secretDie = procedure<Frontiers, { seat: Seat }>('secret-die')({
  begin: offering({
    ask({ g }, { seat }) {
      const by = playedBefore(g, seat);
      if (by === null) return { go: null };
      const white = open<Colour>(pass('White: no bonus', 'F-VARIANT-19'), 'white');
      const [foe] = combatOf(g).foes;
      const enemy = foe === undefined ? 'an enemy' : enemyWords(enemyOfFoe(g, foe));
      const prompt = `${seatName(g, seat)} fights ${enemy}. What color do you set the die to?`;
      return { ...pickOffer(by, prompt, [white, ...BASICS.map(dieOffer)], 'F-VARIANT-17'), window: DIE_WINDOW };
    },
    take(ctx, { seat }, colour, { seat: by }) {
      const { g } = ctx;
      const combat = combatOf(g);
      combat.die = { by, colour, shown: false };
      const about = `the die for ${seatName(g, seat)}’s fight with ${foeNames(g, combat.foes)}`;
      ctx.tell(by, `You set ${about} to ${colour}.`, `${seatName(g, by)} sets ${about}.`, 'F-VARIANT-17');
      return null;
    },
  }),
});

/**
 * Returns the player before a seat, or null if nobody else plays. The Dummy Player and eliminated players are skipped
 * (F-VARIANT-17).
 */
function playedBefore(g: Frontiers, seat: Seat): Seat | null {
  const isPlaying = (who: Captain): who is Seat => who !== 'dummy' && !playerOf(g, who).eliminated;
  return captainsAfter(g, seat).findLast(isPlaying) ?? null;
}

/**
 * Returns the Experience that the die adds for the enemy. The phase that the die affects doesn't matter (F-VARIANT-18,
 * F-VARIANT-19).
 */
export function dieExperience({ die }: Combat): number {
  return die !== null && isBasic(die.colour) ? 1 : 0;
}

/**
 * Shows the die if it affects the phase that is beginning. If another color would affect the phase, everyone learns
 * that the die doesn't have that color (F-VARIANT-20). Gold affects the Long Range phase, and red affects the phase of
 * the enemy's attack. In the Attack phase a die of any color is shown.
 */
export function showDie(ctx: Running, combat: Combat): void {
  const { die, phase, team } = combat;
  if (die === null || die.shown) return;
  // An Away Mission has no Shields phase.
  const attacked = team === null ? 'shields' : 'damage';
  const about = phase === 'long' ? 'gold' : phase === attacked ? 'red' : null;
  if (phase === 'attack' || about === die.colour) turnUp(ctx, combat);
  else if (about !== null) {
    ctx.reveal();
    ctx.log(`The secret die isn’t ${about}.`, 'F-VARIANT-20');
  }
}

/** Reveals the die to everyone. */
export function turnUp(ctx: Running, { die }: Combat): void {
  if (die === null || die.shown) return;
  die.shown = true;
  ctx.reveal();
  const bonus = isBasic(die.colour) ? `${DIE_WORDS[die.colour]} and +1 Experience` : 'no bonus';
  ctx.log(`The secret die is ${die.colour}: ${bonus}.`, 'F-VARIANT-20');
}

function dieOffer(colour: Basic): Offer<Colour> {
  const option = {
    key: `die:${colour}`,
    verb: 'die',
    label: `${sentence(colour)}: ${DIE_WORDS[colour]}`,
    hint: 'The enemy gives 1 more Experience if it is defeated anyway.',
    rule: 'F-VARIANT-17',
  };
  return open(option, colour);
}
