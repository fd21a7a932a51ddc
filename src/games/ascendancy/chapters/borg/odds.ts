import { ADAPTED } from '../../content/borg/numbers.ts';

/** A fight with a Cube as its beginning tells it. */
export interface CubeFight {
  /** Ships, the lowest die of theirs that hits with the Shields of the Cube at 0, and those Shields now. */
  ships: number;
  hitRoll: number;
  shields: number;
  /** Dice of the Cube, and the die that it needs. */
  dice: number;
  needs: number;
  /** The Ships strike first in the first Combat Round. */
  first: boolean;
}

/** Combat Rounds that are looked ahead. */
const ROUNDS = 8;

/** The chances of so many Hits of dice that hit with a chance each, those above `most` counted as that. */
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

/** The chance that a Cube falls if nobody Retreats: it adapts after each Combat Round (A-OPEN-28); its sixes are left aside. */
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
