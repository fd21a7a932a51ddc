import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isArtifact, isDilemma, isPersonnel } from '../../position/kinds.ts';
import { cardName, locationName, seatName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { coreOf } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { banned } from '../../rules/ask.ts';
import { inForce } from '../../rules/in-force.ts';
import { moment } from '../../rules/moments.ts';
import type { Most, Rule } from '../../rules/rule.ts';
import type { FirstEdition, MissionAttempt, Seed } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { ATTEMPT, CAPTURE, type CalledWith, ENCOUNTER, LEAVE, type Play, SELECT } from '../calls.ts';
import { remedy } from '../dilemmas/remedies.ts';
import { noteAffiliations } from '../play/playing.ts';
import { printedTitle, uniqueWhy } from '../play/unique.ts';
import { scorePoints } from '../points/score.ts';
import { missionPoints } from '../points/worth.ts';
import { hasIcon, isEarned } from '../seeding/mis-seeds.ts';
import { meets } from '../skills/group.ts';
import { missionFor } from '../spaceline/line.ts';
import { noteMetSeed } from '../turn/past.ts';
import { attemptOf, attemptShip, groupOf, isAble, stillIn } from './team.ts';

/** What it costs to solve: from what, how much, and what was selected. */
interface Solving {
  from?: PieceId[];
  count?: Most;
  result?: PieceId[];
}

/** A mission is attempted: one action, until it is solved or nobody can go on (C-MISSION-09). */
export const attempt = procedure<FirstEdition, CalledWith<typeof ATTEMPT> & Solving>(ATTEMPT.name)({
  begin(ctx, { seat, location, ship, team }) {
    const { g } = ctx;
    beginOrders(g);
    g.attempt = { seat, location, team, ship, met: null, found: [], facing: null, ended: null, prepared: false };
    g.attempt.prepared = canSolve(g, g.attempt);
    const { attempted } = locationOf(g, location);
    if (!attempted.includes(seat)) attempted.push(seat);
    ctx.log(`${seatName(seat)} attempts ${locationName(g, location)}.`, 'C-MISSION-09');
    moment(ctx, 'attempt', { seat, location });
    return 'next';
  },
  // C-MISSION-10: seeds are met one at a time.
  next(ctx) {
    const { g } = ctx;
    remedy(ctx);
    const now = attemptOf(g);
    Object.assign(now, { met: null, facing: null });
    if (now.ended === null && !isOn(g, now)) now.ended = 'unmatched';
    if (now.ended !== null) return 'end';
    const seed = locationOf(g, now.location).seeds.shift();
    if (seed === undefined) return 'solve';
    ctx.reveal();
    noteMetSeed(g, now.location, seed);
    if (isHalfMisseed(g, now, seed)) {
      ctx.log(`The first half of ${cardName(seed.card)} should not lie here: they face the second one.`, 'C-SEED-22');
      Object.assign(seed, { half: true, outcast: true });
      bar(ctx, now, seed.owner);
    } else if (isMisseed(g, now, seed)) {
      misseed(ctx, now, seed);
      return 'next';
    }
    if (isEarned(seed.card)) {
      now.found.push(seed);
      ctx.log(`They find ${cardName(seed.card)}.`, 'C-MISSION-10');
      return 'next';
    }
    now.met = seed;
    ctx.call(ENCOUNTER);
    return 'next';
  },
  // C-MISSION-12: who has what it takes solves at once.
  solve(ctx, local) {
    const { g } = ctx;
    const now = attemptOf(g);
    if (!canSolve(g, now)) {
      // C-MISSION-15: nobody is stopped.
      now.ended = 'failed';
      ctx.log(`They can’t solve ${locationName(g, now.location)}.`, 'C-MISSION-15');
      return 'end';
    }
    const rule = ruleFor(g, now);
    const group = groupOf(g, now, stillIn(g, now));
    local.from = [...(rule?.pays?.(g, group) ?? [])];
    if (local.from.length === 0) return 'solved';
    local.count = rule?.most?.(g, group, now) ?? { least: 1, most: 1 };
    return 'many';
  },
  // C-MISSION-19: where it says up to how many, who solves it says how many of them.
  many: offering({
    ask({ g }, { from = [], count = { least: 1, most: 1 } }) {
      const { seat, location } = attemptOf(g);
      const most = Math.min(count.most, from.length);
      if (most <= count.least) return { go: 'what' as const };
      const numbers = Array.from({ length: most - count.least + 1 }, (_, at) => count.least + at);
      const offers = numbers.map((many) => open({ key: `pay:${many}`, verb: 'choose', label: `${many}` }, many));
      const prompt = `${locationName(g, location)}: how many do you discard?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-MISSION-19' };
    },
    take(_ctx, local, many) {
      local.count = { least: many, most: many };
      return 'what';
    },
  }),
  what(ctx, { from = [], count = { least: 1, most: 1 } }) {
    const { g } = ctx;
    const now = attemptOf(g);
    if (count.least === 0) return 'solved';
    const what = `${locationName(g, now.location)}, what is discarded`;
    ctx.call(SELECT, { seat: now.seat, how: 'owner', from, count: count.least, what });
    return 'pay';
  },
  // C-MISSION-19, C-DRAW-08: what it costs comes from who solves it, and each card pays once.
  pay(ctx, local) {
    const { g } = ctx;
    const now = attemptOf(g);
    now.paid = (local.result ?? []).length;
    ctx.call(LEAVE, { seat: now.seat, pieces: local.result ?? [], why: 'discarded' });
    return 'solved';
  },
  solved(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    now.ended = 'solved';
    const location = locationOf(g, now.location);
    location.solved = now.seat;
    ctx.log(`${seatName(now.seat)} solves ${locationName(g, now.location)}.`, 'C-MISSION-12');
    const [laid] = location.missions.filter(({ owner }) => owner === now.seat);
    const card = laid?.card ?? location.missions[0]?.card ?? '';
    scorePoints(ctx, now.seat, { kind: 'mission', points: missionPoints(g, now.location, now.seat), card });
    // C-MISSION-13: if the score wins, it ends before artifacts are gained.
    if (ctx.state.over === null) moment(ctx, 'solved', { seat: now.seat, location: now.location });
    return 'gain';
  },
  // C-MISSION-13, C-TYPES-10: one after the other, in the order that who gains them likes. None of those that are enforced is limited to one.
  gain: offering({
    ask({ g }) {
      const now = attemptOf(g);
      const [first, ...others] = now.found;
      if (first === undefined || stillIn(g, now).length === 0) return { go: 'end' as const };
      if (others.length === 0) return { go: 'gained' as const };
      const offers = now.found.map(({ card }, at) =>
        open({ key: `gain:${at}`, verb: 'take', label: asLabel(cardName(card)) }, at),
      );
      const prompt = `${locationName(g, now.location)}: what do you gain first?`;
      return { seat: now.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TYPES-10' };
    },
    take({ g }, _local, at) {
      const now = attemptOf(g);
      now.found.unshift(...now.found.splice(at, 1));
      return 'gained';
    },
  }),
  gained(ctx) {
    const now = attemptOf(ctx.g);
    const [someone] = stillIn(ctx.g, now);
    const seed = someone === undefined ? undefined : now.found.shift();
    if (someone === undefined || seed === undefined) return 'end';
    if (isPersonnel(cardOf(seed.card))) join(ctx, now, seed, someone.at);
    else gain(ctx, now.seat, seed, someone.at);
    return 'gain';
  },
  end(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    // C-MISSION-10: what was found and not gained lies behind the rest.
    const { seeds } = locationOf(g, now.location);
    seeds.push(...now.found.map((seed) => ({ ...seed, seen: [0, 1] })));
    if (now.ended === 'unmatched') ctx.log('Nobody is left who can go on: the attempt is over.', 'C-MISSION-09');
    g.attempt = null;
    moment(ctx, 'attempted', { seat: now.seat, location: now.location });
    return 'over';
  },
  over: () => null,
});

/** Whether those who are still in it can go on (C-MISSION-05). */
function isOn(g: FirstEdition, now: MissionAttempt): boolean {
  return isAble(g, now.seat, now.location, stillIn(g, now), attemptShip(g, now));
}

/** Whether a seed isn’t met because it should not lie here (C-SEED-17): a copy of the other player’s is none (C-SEED-16). */
function isMisseed(g: FirstEdition, now: MissionAttempt, { card, owner }: Seed): boolean {
  const facts = cardOf(card);
  const { gone, seeds } = locationOf(g, now.location);
  if (!hasIcon(g, facts, now.location)) return true;
  const isCopied = (others: readonly Seed[]) => others.some((one) => one.owner === owner && one.card === card);
  // C-SEED-27: people lie there like artifacts, as many as may.
  if (isPersonnel(facts)) return isCopied(seeds) || isCopied(now.found);
  if (isDilemma(facts)) return gone.some((one) => one.owner === owner && isCopy(one.card, card));
  // More than one artifact of a player: every one of them.
  const others = [...seeds, ...now.found, ...gone];
  return others.some((one) => one.owner === owner && isArtifact(cardOf(one.card)));
}

/** Of a combo: whether its first half alone is a copy of what its owner has seeded here (C-SEED-22). */
function isHalfMisseed(g: FirstEdition, now: MissionAttempt, { card, owner, half }: Seed): boolean {
  const [first, second] = ruleOf(card)?.meeting?.halves ?? [];
  if (first === undefined || second === undefined || half === true) return false;
  const { gone } = locationOf(g, now.location);
  const own = gone.filter((one) => one.owner === owner);
  const has = (title: string) => own.some((one) => isCopy(one.card, title));
  return hasIcon(g, cardOf(card), now.location) && has(first) && !has(second) && own.every((one) => one.card !== card);
}

/** Whether two dilemmas are copies: of one title, whichever printing (C-DECK-13); a combo is one of each of its halves (C-SEED-22). */
function isCopy(one: string, other: string): boolean {
  const titles = (card: string) =>
    [card, ...(ruleOf(card)?.meeting?.halves ?? [])].map((part) => printedTitle(cardOf(part)));
  return titles(one).some((title) => titles(other).includes(title));
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

function canSolve(g: FirstEdition, now: MissionAttempt): boolean {
  const { seat, location } = now;
  const { requirement, openToAll, affiliations } = missionFor(g, location, seat);
  if (requirement === null || locationOf(g, location).barred.includes(seat)) return false;
  if (banned(g, 'solve', { seat, location }) !== null) return false;
  const group = groupOf(g, now, stillIn(g, now));
  const special = () => ruleFor(g, now)?.requires?.(g, group, now) ?? false;
  // A card that lies there may let others solve it in a way of its own: who has no icon of the mission has that alone.
  const ways = inForce(g, ({ solves }) => solves).map(({ bearer, says }) => says(g, bearer, group, now));
  if (ways.includes(true)) return true;
  const sides = group.people.map(affiliationOf);
  if (ways.includes(false) && !openToAll && !affiliations.some((side) => sides.includes(side))) return false;
  return meets(g, { ...group, special }, requirement);
}

/** The rule of the mission that is attempted, as who attempts it reads it. */
function ruleFor(g: FirstEdition, { location, seat }: MissionAttempt): Rule | undefined {
  return ruleOf(missionFor(g, location, seat).id);
}

/**
 * C-SEED-27: somebody who lay under the mission joins who solved it, and reports not by that (C-PLAY-14); of the other’s they are captured.
 * A version of somebody who is in play is discarded (C-TYPES-10).
 */
function join(ctx: Play, { seat }: MissionAttempt, { card, owner }: Seed, at: CardPlace): void {
  const { g } = ctx;
  if (uniqueWhy(g, owner, card, at) !== null) {
    playerOf(g, owner).discard.unshift(card);
    ctx.log(`${cardName(card)} is in play already, and is discarded.`, 'C-TYPES-10');
    return;
  }
  const piece = enter(g, card, owner, at);
  ctx.log(`${seatName(seat)} finds ${cardName(card)} of ${seatName(owner)}.`, 'C-SEED-27');
  if (owner === seat) noteAffiliations(g, piece);
  else ctx.call(CAPTURE, { seat, pieces: [piece.id], to: at });
}

/**
 * C-TYPES-09: an artifact joins who solved it, is kept until it is played, or does something at once; present is what has joined
 * (C-TEAM-11). It wasn’t played: what happens as cards report doesn’t (C-PLAY-14).
 */
function gain(ctx: Play, seat: Seat, { card, owner }: Seed, at: CardPlace): void {
  const { g } = ctx;
  const { gained } = ruleOf(card) ?? {};
  const piece = enter(g, card, owner, gained === undefined || gained === 'equipment' ? at : coreOf(seat));
  piece.seat = seat;
  if (gained === 'hand') piece.kept = true;
  ctx.log(`${seatName(seat)} gains ${cardName(card)}.`, 'C-MISSION-13');
  if (gained === undefined || gained === 'hand' || gained === 'equipment') return;
  ctx.call(EFFECTS, { seat, from: { seat, kind: 'piece', card, piece: piece.id }, list: gained });
}
