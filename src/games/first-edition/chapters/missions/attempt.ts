import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { textFacts } from '../../content/text-facts.ts';
import { locationOf } from '../../position/find.ts';
import { isDilemma } from '../../position/kinds.ts';
import { cardName, locationName, pieceName, seatName } from '../../position/names.ts';
import { onSurface } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { moment } from '../../rules/moments.ts';
import type { CostBounds } from '../../rules/rule.ts';
import type { FirstEdition, MissionAttempt } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { ATTEMPT, type CalledWith, ENCOUNTER, LEAVE, SELECT } from '../calls.ts';
import { remedy } from '../dilemmas/remedies.ts';
import { companionsOf, takingPart } from '../infiltration/taking-part.ts';
import { scorePoints } from '../points/score.ts';
import { missionPoints } from '../points/worth.ts';
import { isEarned } from '../seeding/mis-seeds.ts';
import { missionFor } from '../spaceline/line.ts';
import { stopTogether } from '../stopping/stop.ts';
import { crewPlaces, whereOf } from '../teams/teams.ts';
import { recordEncounter } from '../turn/past.ts';
import { dutyDone, isObliged } from './duties.ts';
import { gain } from './gain.ts';
import { meetOtherwise } from './met-otherwise.ts';
import { takeCopy, takeMisseed } from './misseeds.ts';
import { canSolve, newAttempt, ruleFor, whyUnsolved } from './solving.ts';
import { attemptOf, attemptShip, groupOf, isAble, stillIn } from './team.ts';

/**
 * The state while the cost of solving is paid: the cards to choose from, the number to choose, and the selected cards.
 */
interface Solving {
  /** Infiltrators whose players haven't decided yet whether they take part. */
  joining?: PieceId[];
  from?: PieceId[];
  count?: CostBounds;
  result?: PieceId[];
}

/** A mission attempt: one action, until the mission is solved or no one can continue (C-MISSION-09). */
export const attempt = procedure<FirstEdition, CalledWith<typeof ATTEMPT> & Solving>(ATTEMPT.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, location, ship, team } = local;
    beginOrders(g);
    g.attempt = newAttempt({ seat, location, team, ship });
    g.attempt.prepared = canSolve(g, g.attempt);
    if (ship !== null && g.turn !== null && isObliged(g, seat, location, ship))
      g.turn.used = [...(g.turn.used ?? []), dutyDone(location, ship)];
    const { attempted } = locationOf(g, location);
    if (!attempted.includes(seat)) attempted.push(seat);
    ctx.log(`${seatName(seat)} attempts ${locationName(g, location)}.`, 'C-MISSION-09');
    moment(ctx, 'attempt', { seat, location });
    const places = [onSurface(location), ...(ship === null ? [] : crewPlaces(g, ship))];
    const people = team.flatMap((id) => g.pieces[id] ?? []);
    const theirs = places.filter((place) => people.some(({ at }) => at === place));
    const joining = companionsOf(g, people, theirs);
    if (joining.length === 0) return 'next';
    local.joining = joining;
    return 'join';
  },
  join: takingPart<Solving, 'join' | 'next'>({
    self: 'join',
    next: 'next',
    left: ({ joining = [] }) => joining,
    ask: (g, { id }) => ({
      prompt: `Does ${pieceName(g, id)} take part in this attempt?`,
      key: 'join',
      verb: 'choose',
      joins: 'takes part',
      stays: 'stays out of the attempt',
    }),
    join({ g }, { id }) {
      attemptOf(g).team.push(id);
    },
  }),
  // Seeds are encountered one at a time (C-MISSION-10).
  next(ctx) {
    const { g } = ctx;
    remedy(ctx);
    const now = attemptOf(g);
    Object.assign(now, { met: null, facing: null });
    if (whereOf(g, now.location) === 'both') stopTogether(ctx);
    if (now.ended === null && !isOn(g, now)) now.ended = 'unmatched';
    if (now.ended !== null) return 'end';
    const seed = locationOf(g, now.location).seeds.shift();
    if (seed === undefined) return 'solve';
    ctx.reveal();
    recordEncounter(g, now.location, seed);
    if (takeMisseed(ctx, now, seed) || takeCopy(ctx, now, seed)) return 'next';
    if (isEarned(cardOf(seed.card))) {
      now.found.push(seed);
      ctx.log(`The team finds ${cardName(seed.card)}.`, 'C-MISSION-10');
      return 'next';
    }
    if (!isDilemma(cardOf(seed.card))) {
      meetOtherwise(ctx, now, seed);
      return 'next';
    }
    now.met = seed;
    ctx.call(ENCOUNTER);
    return 'next';
  },
  // A group that meets the mission's requirements solves it (C-MISSION-12).
  solve(ctx, local) {
    const { g } = ctx;
    const now = attemptOf(g);
    if (!canSolve(g, now)) {
      // A failed solving attempt stops nobody (C-MISSION-15).
      now.ended = 'failed';
      ctx.log(`The team can’t solve ${locationName(g, now.location)}. ${whyUnsolved(g, now)}`.trim(), 'C-MISSION-15');
      return 'end';
    }
    const rule = ruleFor(g, now);
    const group = groupOf(g, now, stillIn(g, now));
    local.from = [...(rule?.pays?.(g, group) ?? [])];
    if (local.from.length === 0) return 'solved';
    local.count = rule?.most?.(g, group, now) ?? { least: 1, most: 1 };
    return 'many';
  },
  // If the cost is a range, the solving player chooses the number of cards (C-MISSION-19).
  many: offering({
    ask({ g }, { from = [], count = { least: 1, most: 1 } }) {
      const { seat, location } = attemptOf(g);
      const most = Math.min(count.most, from.length);
      if (most <= count.least) return { go: 'what' as const };
      const numbers = Array.from({ length: most - count.least + 1 }, (_, at) => count.least + at);
      const offers = numbers.map((many) => open({ key: `pay:${many}`, verb: 'choose', label: `${many}` }, many));
      const prompt = `${locationName(g, location)}: how many cards do you discard?`;
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
    const what = `${locationName(g, now.location)}, what to discard`;
    ctx.call(SELECT, { seat: now.seat, how: 'owner', from, count: count.least, what });
    return 'pay';
  },
  // The solving player pays the cost (C-MISSION-19). Each discarded card counts once (C-DRAW-08).
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
    const card = missionFor(g, now.location, now.seat).id;
    scorePoints(ctx, now.seat, { kind: 'mission', points: missionPoints(g, now.location, now.seat), card });
    // If the points win the game, it ends before artifacts are earned (C-MISSION-13).
    if (ctx.state.over === null) moment(ctx, 'solved', { seat: now.seat, location: now.location });
    return 'gain';
  },
  // The solving player earns artifacts one by one in any order (C-MISSION-13, C-TYPES-10). If several copies of a card
  // that isn't duplicatable are found, only the first one is earned.
  gain: offering({
    ask({ g }) {
      const now = attemptOf(g);
      if (now.found.length < 2 || stillIn(g, now).length === 0) return { go: 'gained' as const };
      const offers = now.found.map(({ card }, at) =>
        open({ key: `gain:${at}`, verb: 'take', label: asLabel(cardName(card)) }, at),
      );
      const prompt = `${locationName(g, now.location)}: which card do you earn first?`;
      return { seat: now.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TYPES-10' };
    },
    take({ g }, _local, at) {
      const now = attemptOf(g);
      const card = must(now.found[at], 'the card to earn').card;
      const isLone = textFacts(card).limit === 'not duplicatable';
      now.found.unshift(...now.found.splice(isLone ? now.found.findIndex((one) => one.card === card) : at, 1));
      return 'gained';
    },
  }),
  gained(ctx) {
    const now = attemptOf(ctx.g);
    const [someone] = stillIn(ctx.g, now);
    const [seed] = now.found;
    if (someone === undefined || seed === undefined) return 'end';
    now.found.shift();
    gain(ctx, seed, someone);
    return 'gain';
  },
  end(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    // Cards that were found but not earned go behind the other seeds (C-MISSION-10).
    const { seeds } = locationOf(g, now.location);
    seeds.push(...now.found.map((seed) => ({ ...seed, seen: [0, 1] })));
    if (now.ended === 'unmatched') ctx.log('No one can continue, so the attempt ends.', 'C-MISSION-09');
    g.attempt = null;
    moment(ctx, 'attempted', { seat: now.seat, location: now.location });
    return 'over';
  },
  over: () => null,
});

/** True if the personnel still in the attempt can continue (C-MISSION-05). */
function isOn(g: FirstEdition, now: MissionAttempt): boolean {
  return isAble(g, now.seat, now.location, stillIn(g, now), attemptShip(g, now));
}
