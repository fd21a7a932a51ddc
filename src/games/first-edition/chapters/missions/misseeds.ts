import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { cardName, locationName, seatName } from '../../position/names.ts';
import type { FirstEdition, MissionAttempt, Seed } from '../../state.ts';
import type { Play } from '../calls.ts';
import { copyWhy } from '../play/unique.ts';
import { fitsUnder, isCopy, isEarned, isExcessSeed } from '../seeding/mis-seeds.ts';

/** Puts away a seed that should not lie where it was met (C-SEED-18); of a combo the first half alone may be one (C-SEED-22). */
export function takeMisseed(ctx: Play, now: MissionAttempt, seed: Seed): boolean {
  const { g } = ctx;
  if (isHalfMisseed(g, now, seed)) {
    ctx.log(`The first half of ${cardName(seed.card)} should not lie here: they face the second one.`, 'C-SEED-22');
    Object.assign(seed, { half: true, outcast: true });
    bar(ctx, now, seed.owner);
    return false;
  }
  if (!isMisseed(g, now, seed)) return false;
  misseed(ctx, now, seed);
  return true;
}

/** Whether a seed isn’t met because it should not lie here (C-SEED-17): a copy of the other player’s is none (C-SEED-16). */
function isMisseed(g: FirstEdition, now: MissionAttempt, { card, owner }: Seed): boolean {
  const facts = cardOf(card);
  const { gone, seeds } = locationOf(g, now.location);
  if (!fitsUnder(g, facts, now.location, owner)) return true;
  // C-SEED-17: cards that are seeded like dilemmas are mis-seeds as those are.
  if (!isEarned(facts)) return gone.some((one) => one.owner === owner && isCopy(one.card, card));
  return isExcessSeed(g, facts, now.location, owner, [...seeds, ...now.found, ...gone]);
}

/** Of a combo: whether its first half alone is a copy of what its owner has seeded here (C-SEED-22). */
function isHalfMisseed(g: FirstEdition, now: MissionAttempt, { card, owner, half }: Seed): boolean {
  const [first, second] = ruleOf(card)?.meeting?.halves ?? [];
  if (first === undefined || second === undefined || half === true) return false;
  const { gone } = locationOf(g, now.location);
  const own = gone.filter((one) => one.owner === owner);
  const has = (title: string) => own.some((one) => isCopy(one.card, title));
  // A second copy of the combo is one of its second half, too.
  return fitsUnder(g, cardOf(card), now.location, owner) && has(first) && !has(second);
}

/**
 * Discards a card that is revealed while a copy stands against it: a unique one of its owner’s, or any one that is not duplicatable. It is
 * not encountered (C-DILEMMA-23). What lies there like an artifact is discarded as it is earned (C-TYPES-10).
 */
export function takeCopy(ctx: Play, now: MissionAttempt, { card, owner }: Seed): boolean {
  const { g } = ctx;
  if (isEarned(cardOf(card)) || copyWhy(g, owner, card) === null) return false;
  locationOf(g, now.location).gone.push({ card, owner });
  playerOf(g, owner).discard.unshift(card);
  ctx.log(`A copy of ${cardName(card)} is in play: this one is discarded and not encountered.`, 'C-DILEMMA-23');
  return true;
}

/** C-SEED-18, C-SEED-19: out-of-play; who laid it and reveals it never solves this mission. */
function misseed(ctx: Play, now: MissionAttempt, { card, owner }: Seed): void {
  const { g } = ctx;
  const { gone } = locationOf(g, now.location);
  playerOf(g, owner).removed.unshift(card);
  gone.push({ card, owner });
  ctx.log(`${cardName(card)} should not lie here: it is out-of-play.`, 'C-SEED-18');
  bar(ctx, now, owner);
}

/** C-SEED-19: who reveals a wrong seed of its own never solves this mission. */
function bar(ctx: Play, now: MissionAttempt, owner: number): void {
  const { g } = ctx;
  const { barred } = locationOf(g, now.location);
  if (owner !== now.seat || barred.includes(owner)) return;
  barred.push(owner);
  ctx.log(`${seatName(owner)} can’t solve ${locationName(g, now.location)} any more.`, 'C-SEED-19');
}
