import type { DilemmaCard } from '../../content/card.ts';
import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { isOpen } from '../../effects/kinds/decide.ts';
import { findsNobody } from '../../effects/pick.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isDilemma } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import type { Meeting } from '../../rules/meeting.ts';
import type { FirstEdition, Seed } from '../../state.ts';
import type { Play } from '../calls.ts';
import { attemptOf } from '../missions/team.ts';
import { whereOf } from '../teams/teams.ts';

/** The encountered dilemma: its facts, its effects, and the conditions to overcome it, or null. */
export interface Encounter {
  readonly seed: Seed;
  readonly facts: DilemmaCard;
  readonly meeting: Meeting;
  readonly unless: Formula | null;
}

/**
 * Returns the encountered dilemma, or the current half of a combo (C-DILEMMA-22), in the version for a planet or for
 * space (C-MISSION-23). Throws if there is none.
 */
export function metOf(g: FirstEdition): Encounter {
  const { met: seed } = attemptOf(g);
  if (seed === null) throw new Error('there is no encounter');
  const facts = cardOf(seed.card);
  if (!isDilemma(facts)) throw new Error(`${seed.card} isn’t a dilemma`);
  const whole = ruleOf(seed.card)?.meeting ?? {};
  const half = seed.half === true ? (whole.second ?? {}) : whole;
  const meeting = (isAway(g) ? half.planet : undefined) ?? (isDelta(g) ? half.delta : undefined) ?? half;
  const printed = seed.half === true ? null : (facts.overcome ?? null);
  return { seed, facts, meeting, unless: meeting.unless === undefined ? printed : meeting.unless };
}

/** True if those who face the dilemma are on a planet (C-MISSION-23). */
function isAway(g: FirstEdition): boolean {
  const { facing, location } = attemptOf(g);
  return facing === null ? whereOf(g, location) === 'planet' : facing === 'away';
}

/** True in the Delta Quadrant, where some dilemmas have further text (C-DILEMMA-07). */
function isDelta(g: FirstEdition): boolean {
  return locationOf(g, attemptOf(g).location).quadrant === 'Delta';
}

/** True if the dilemma affects only certain personnel and none of them is there (C-DILEMMA-03). */
export function hasNoTarget(g: FirstEdition, { seed, meeting }: Encounter): boolean {
  const { effects = [], trigger } = meeting;
  if (trigger?.(g, attemptOf(g).seat) === false) return true;
  const aimed = effects.filter((effect) => effect.do !== 'when');
  const run = { seat: attemptOf(g).seat, from: { seat: seed.owner, kind: 'seed', card: seed.card }, list: [] } as const;
  const misses = (effect: Effect) =>
    effect.do === 'decide'
      ? !effect.ways.some((way) => isOpen(g, run, way))
      : 'pick' in effect && !('needed' in effect) && findsNobody(g, run, effect.pick);
  return aimed.length > 0 && aimed.every(misses);
}

/** Returns the procedure call that carries out effects of the dilemma. */
export function effectsOf({ seed }: Encounter, g: FirstEdition, list: Effects) {
  const { seat, location } = attemptOf(g);
  return { seat, from: { seat: seed.owner, kind: 'seed' as const, card: seed.card }, list, location };
}

/** Disposes of an encountered dilemma: back under the mission, to the discard pile, or to the bonus points area. */
export function dispose(ctx: Play, seed: Seed, fate: 'back' | 'discard' | 'bonus'): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const { card, owner, half } = seed;
  const location = locationOf(g, now.location);
  now.met = null;
  if (seed.taken === true) {
    // The card is now a captive's trap (C-CAPTURE-03).
    location.gone.push({ card, owner });
    return;
  }
  if (seed.outcast === true) {
    location.gone.push({ card, owner });
    playerOf(g, owner).removed.unshift(card);
    return;
  }
  if (fate === 'back') {
    // The dilemma goes back face down and is encountered first next time (C-DILEMMA-07).
    location.seeds.unshift({ card, owner, seen: [0, 1], ...(half === true ? { half } : {}) });
    ctx.log(`${cardName(card)} goes back under the mission.`, 'C-DILEMMA-07');
    // The attempt ends, so even personnel who aren't stopped can't continue (C-MISSION-16).
    now.ended ??= 'failed';
    if (ruleOf(card)?.meeting?.fate !== 'mixed') return;
    // After the shuffle, nobody knows where the dilemma is any more.
    const order = location.seeds.map((_, at) => at);
    ctx.shuffle(order);
    location.seeds = order.flatMap((at) => location.seeds[at] ?? []).map((one) => ({ ...one, seen: [] }));
    ctx.log('The cards under the mission are shuffled.', 'C-DRAW-10');
    return;
  }
  location.gone.push({ card, owner });
  if (fate === 'bonus') playerOf(g, now.seat).bonus.push({ card, owner });
  else playerOf(g, owner).discard.unshift(card);
}
