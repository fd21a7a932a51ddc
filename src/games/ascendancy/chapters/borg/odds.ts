import { ADAPTED } from '../../content/borg-numbers.ts';

/** The figures of a fight with a Cube at its start. */
export interface CubeFight {
  /** The number of Ships, the lowest face with which they hit at Shields 0, and the Cube’s current Shields. */
  ships: number;
  hitRoll: number;
  shields: number;
  /** The number of the Cube’s dice, and the lowest face that hits. */
  dice: number;
  needs: number;
  /** Whether the Ships strike first in the first Combat Round. */
  first: boolean;
}

/** Number of Combat Rounds to look ahead. */
const ROUNDS = 8;

/** Returns the probability of each number of Hits. Results above `most` count as `most`. */
function spread(dice: number, chance: number, most: number): number[] {
  let odds = [1];
  for (let die = 0; die < dice; die++) {
    const then = new Array<number>(odds.length + 1).fill(0);
    for (const [hits, share] of odds.entries()) {
      then[hits] = (then[hits] ?? 0) + share * (1 - chance);
      then[hits + 1] = (then[hits + 1] ?? 0) + share * chance;
    }
    odds = then;
  }
  const capped = odds.slice(0, most + 1);
  for (const share of odds.slice(most + 1)) capped[most] = (capped[most] ?? 0) + share;
  return capped;
}

function chanceOf(needs: number): number {
  return Math.min(6, Math.max(0, 7 - needs)) / 6;
}

/**
 * Returns the chance that the Ships destroy a Cube if nobody Retreats. The Cube adapts after each round, but the dice
 * that it regains are ignored (A-OPEN-28).
 */
export function chanceToKill({ ships, hitRoll, shields, dice, needs, first }: CubeFight): number {
  const theirs = chanceOf(needs);
  const known = new Map<number, number>();
  const from = (round: number, own: number, cube: number): number => {
    if (cube <= 0) return 1;
    if (own <= 0 || round > ROUNDS) return 0;
    const key = (round * 64 + own) * 16 + cube;
    const before = known.get(key);
    if (before !== undefined) return before;
    const strikes = first && round === 1;
    const hit = chanceOf(hitRoll + Math.min(ADAPTED, shields + round - 1));
    let sum = 0;
    for (const [hits, share] of spread(own, hit, cube).entries()) {
      if (hits === cube) {
        sum += share;
        continue;
      }
      const back = strikes ? cube - hits : cube;
      for (const [losses, other] of spread(back, theirs, own).entries())
        sum += share * other * from(round + 1, own - losses, cube - hits);
    }
    known.set(key, sum);
    return sum;
  };
  return from(1, ships, dice);
}
