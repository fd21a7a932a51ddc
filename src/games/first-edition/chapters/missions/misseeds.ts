import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { cardName, locationName, seatName } from '../../position/names.ts';
import type { FirstEdition, MissionAttempt, Seed } from '../../state.ts';
import type { Play } from '../calls.ts';
import { copyWhy } from '../play/unique.ts';
import { fitsUnder, isCopy, isEarned, isExcessSeed } from '../seeding/mis-seeds.ts';

/**
 * Removes a mis-seed when it is revealed (C-SEED-18). In a combo dilemma, only the first half can be a mis-seed (C-SEED-22).
 */
export function takeMisseed(ctx: Play, now: MissionAttempt, seed: Seed): boolean {
  const { g } = ctx;
  if (isHalfMisseed(g, now, seed)) {
    ctx.log(
      `The first half of ${cardName(seed.card)} is a mis-seed, so only the second half is encountered.`,
      'C-SEED-22',
    );
    Object.assign(seed, { half: true, outcast: true });
    bar(ctx, now, seed.owner);
    return false;
  }
  if (!isMisseed(g, now, seed)) return false;
  misseed(ctx, now, seed);
  return true;
}

/**
 * True if a seed is a mis-seed here (C-SEED-17). A copy that the opponent seeded doesn't make a card a mis-seed
 * (C-SEED-16).
 */
function isMisseed(g: FirstEdition, now: MissionAttempt, { card, owner }: Seed): boolean {
  const facts = cardOf(card);
  const { gone, seeds } = locationOf(g, now.location);
  if (!fitsUnder(g, facts, now.location, owner)) return true;
  // Cards seeded like dilemmas follow the rules for dilemmas (C-SEED-17).
  if (!isEarned(facts)) return gone.some((one) => one.owner === owner && isCopy(one.card, card));
  return isExcessSeed(g, facts, now.location, owner, [...seeds, ...now.found, ...gone]);
}

/** True if only the first half of a combo dilemma is a copy of a card that its owner seeded here (C-SEED-22). */
function isHalfMisseed(g: FirstEdition, now: MissionAttempt, { card, owner, half }: Seed): boolean {
  const [first, second] = ruleOf(card)?.meeting?.halves ?? [];
  if (first === undefined || second === undefined || half === true) return false;
  const { gone } = locationOf(g, now.location);
  const own = gone.filter((one) => one.owner === owner);
  const has = (title: string) => own.some((one) => isCopy(one.card, title));
  // If the second half is a copy too, the whole combo is a mis-seed, not just its first half.
  return fitsUnder(g, cardOf(card), now.location, owner) && has(first) && !has(second);
}

/**
 * Discards a revealed card that can't be in play. Either it is unique and its owner has a copy in play, or it isn't
 * duplicatable and any copy is in play. The discarded card isn't encountered (C-DILEMMA-23). Cards seeded like
 * artifacts are discarded when earned (C-TYPES-10).
 */
export function takeCopy(ctx: Play, now: MissionAttempt, { card, owner }: Seed): boolean {
  const { g } = ctx;
  if (isEarned(cardOf(card)) || copyWhy(g, owner, card) === null) return false;
  locationOf(g, now.location).gone.push({ card, owner });
  playerOf(g, owner).discard.unshift(card);
  ctx.log(`A copy of ${cardName(card)} is in play, so this one is discarded and not encountered.`, 'C-DILEMMA-23');
  return true;
}

/**
 * Places a mis-seed out-of-play. If its owner revealed it, they can't solve the mission any more (C-SEED-18,
 * C-SEED-19).
 */
function misseed(ctx: Play, now: MissionAttempt, { card, owner }: Seed): void {
  const { g } = ctx;
  const { gone } = locationOf(g, now.location);
  playerOf(g, owner).removed.unshift(card);
  gone.push({ card, owner });
  ctx.log(`${cardName(card)} is a mis-seed and is placed out-of-play.`, 'C-SEED-18');
  bar(ctx, now, owner);
}

/** Bars a player who revealed their own mis-seed from solving this mission (C-SEED-19). */
function bar(ctx: Play, now: MissionAttempt, owner: number): void {
  const { g } = ctx;
  const { barred } = locationOf(g, now.location);
  if (owner !== now.seat || barred.includes(owner)) return;
  barred.push(owner);
  ctx.log(`${seatName(owner)} can no longer solve ${locationName(g, now.location)}.`, 'C-SEED-19');
}
