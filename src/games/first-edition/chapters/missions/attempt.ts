import { procedure } from '../../../../kernel/game.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isArtifact, isDilemma } from '../../position/kinds.ts';
import { cardName, locationName, seatName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { beginOrders } from '../../position/turn.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, MissionAttempt, Seed } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { ATTEMPT, type CalledWith, ENCOUNTER, LEAVE, type Play, SELECT } from '../calls.ts';
import { remedy } from '../dilemmas/remedies.ts';
import { scorePoints } from '../points/score.ts';
import { missionPoints } from '../points/worth.ts';
import { hasIcon } from '../seeding/mis-seeds.ts';
import { meets } from '../skills/group.ts';
import { missionFor } from '../spaceline/line.ts';
import { attemptOf, attemptShip, groupOf, isAble, stillIn } from './team.ts';

/** A mission is attempted: one action, until it is solved or nobody can go on (C-MISSION-09). */
export const attempt = procedure<FirstEdition, CalledWith<typeof ATTEMPT> & { result?: PieceId[] }>(ATTEMPT.name)({
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
    if (isHalfMisseed(g, now, seed)) {
      ctx.log(`The first half of ${cardName(seed.card)} should not lie here: they face the second one.`, 'C-SEED-22');
      Object.assign(seed, { half: true, outcast: true });
      bar(ctx, now, seed.owner);
    } else if (isMisseed(g, now, seed)) {
      misseed(ctx, now, seed);
      return 'next';
    }
    if (isArtifact(cardOf(seed.card))) {
      now.found.push(seed);
      ctx.log(`They find ${cardName(seed.card)}.`, 'C-MISSION-10');
      return 'next';
    }
    now.met = seed;
    ctx.call(ENCOUNTER);
    return 'next';
  },
  // C-MISSION-12: who has what it takes solves at once.
  solve(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    if (!canSolve(g, now)) {
      // C-MISSION-15: nobody is stopped.
      now.ended = 'failed';
      ctx.log(`They can’t solve ${locationName(g, now.location)}.`, 'C-MISSION-15');
      return 'end';
    }
    const from = ruleFor(g, now)?.pays?.(g, groupOf(g, now, stillIn(g, now))) ?? [];
    if (from.length === 0) return 'solved';
    const what = `${locationName(g, now.location)}, what is discarded`;
    ctx.call(SELECT, { seat: now.seat, how: 'owner', from: [...from], count: 1, what });
    return 'pay';
  },
  // C-MISSION-19: what it costs comes from who solves it.
  pay(ctx, local) {
    ctx.call(LEAVE, { seat: attemptOf(ctx.g).seat, pieces: local.result ?? [], why: 'discarded' });
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
  gain(ctx) {
    gain(ctx, attemptOf(ctx.g));
    return 'end';
  },
  end(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    // C-MISSION-10: what was found and not gained lies behind the rest.
    const { seeds } = locationOf(g, now.location);
    seeds.push(...now.found.map((seed) => ({ ...seed, seen: [0, 1] })));
    if (now.ended === 'unmatched') ctx.log('Nobody is left who can go on: the attempt is over.', 'C-MISSION-09');
    g.attempt = null;
    return null;
  },
});

/** Whether those who are still in it can go on (C-MISSION-05). */
function isOn(g: FirstEdition, now: MissionAttempt): boolean {
  return isAble(g, now.seat, now.location, stillIn(g, now), attemptShip(g, now));
}

/** Whether a seed isn’t met because it should not lie here (C-SEED-17). */
function isMisseed(g: FirstEdition, now: MissionAttempt, { card, owner }: Seed): boolean {
  const facts = cardOf(card);
  const { gone, seeds } = locationOf(g, now.location);
  if (!hasIcon(g, facts, now.location)) return true;
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

/** Whether two dilemmas are copies; a combo is one of each of its halves (C-SEED-22). */
function isCopy(one: string, other: string): boolean {
  const of = (card: string) => [card, ...(ruleOf(card)?.meeting?.halves ?? [])];
  return of(one).some((card) => of(other).includes(card));
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
  const { requirement } = missionFor(g, location, seat);
  if (requirement === null || locationOf(g, location).barred.includes(seat)) return false;
  if (banned(g, 'solve', { seat, location }) !== null) return false;
  const group = groupOf(g, now, stillIn(g, now));
  const special = () => ruleFor(g, now)?.requires?.(g, group, now) ?? false;
  return meets(g, { ...group, special }, requirement);
}

/** The rule of the mission that is attempted, as who attempts it reads it. */
function ruleFor(g: FirstEdition, { location, seat }: MissionAttempt): Rule | undefined {
  return ruleOf(missionFor(g, location, seat).id);
}

/** C-MISSION-13: artifacts come into play where those are who solved it. */
function gain(ctx: Play, now: MissionAttempt): void {
  const { g } = ctx;
  const [someone] = stillIn(g, now);
  for (const { card, owner } of now.found.splice(0)) {
    if (someone === undefined) continue;
    const piece = enter(g, card, owner, someone.at);
    piece.seat = now.seat;
    ctx.log(`${seatName(now.seat)} gains ${cardName(card)}.`, 'C-MISSION-13');
  }
}
