import type { DilemmaCard } from '../../content/card.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { isOpen } from '../../effects/kinds/decide.ts';
import { findsNobody } from '../../effects/pick.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isDilemma } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import type { Meeting } from '../../rules/meeting.ts';
import type { FirstEdition, Seed } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import type { Play } from '../calls.ts';
import { attemptOf } from '../missions/team.ts';
import { whereOf } from '../teams/teams.ts';

/** A dilemma that is met: its facts, what happens, and what gets past it (null: nothing does). */
export interface Encounter {
  readonly seed: Seed;
  readonly facts: DilemmaCard;
  readonly meeting: Meeting;
  readonly unless: Formula | null;
}

/**
 * The dilemma that is met, or the half of a combo that is (C-DILEMMA-22), as it is where it is met (C-MISSION-23). Throws when there is none.
 */
export function metOf(g: FirstEdition): Encounter {
  const { met: seed } = attemptOf(g);
  if (seed === null) throw new Error('nothing is met');
  const facts = cardOf(seed.card);
  if (!isDilemma(facts)) throw new Error(`${seed.card} is no dilemma`);
  const whole = ruleOf(seed.card)?.meeting ?? {};
  const half = seed.half === true ? (whole.second ?? {}) : whole;
  const meeting = (isAway(g) ? half.planet : undefined) ?? (isDelta(g) ? half.delta : undefined) ?? half;
  const printed = seed.half === true ? null : (facts.overcome ?? null);
  return { seed, facts, meeting, unless: meeting.unless === undefined ? printed : meeting.unless };
}

/** The dilemma that is met by its name; of a combo the half that is (C-DILEMMA-22). */
export function metName({ card, half }: Seed): CardId {
  return ruleOf(card)?.meeting?.halves?.[half === true ? 1 : 0] ?? card;
}

/** Whether those who face it are on a planet (C-MISSION-23). */
function isAway(g: FirstEdition): boolean {
  const { facing, location } = attemptOf(g);
  return facing === null ? whereOf(g, location) === 'planet' : facing === 'away';
}

/** Whether it is met in the Delta Quadrant, of which some say more (C-DILEMMA-07). */
function isDelta(g: FirstEdition): boolean {
  return locationOf(g, attemptOf(g).location).quadrant === 'Delta';
}

/** Whether it is about certain people alone, and none of them is there (C-DILEMMA-03). */
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

/** The effects of a dilemma as those who carry them out take them. */
export function effectsOf({ seed }: Encounter, g: FirstEdition, list: Effects) {
  const { seat, location } = attemptOf(g);
  return { seat, from: { seat: seed.owner, kind: 'seed' as const, card: seed.card }, list, location };
}

/** What becomes of a dilemma that was met; null: it entered play, or went elsewhere. */
export function dispose(ctx: Play, seed: Seed, fate: 'back' | 'discard' | 'bonus'): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const { card, owner, half } = seed;
  const location = locationOf(g, now.location);
  now.met = null;
  if (seed.taken === true) {
    // C-CAPTURE-03: it holds a captive now.
    location.gone.push({ card, owner });
    return;
  }
  if (seed.outcast === true) {
    location.gone.push({ card, owner });
    playerOf(g, owner).removed.unshift(card);
    return;
  }
  if (fate === 'back') {
    // C-DILEMMA-07: face down, met first next time.
    location.seeds.unshift({ card, owner, seen: [0, 1], ...(half === true ? { half } : {}) });
    ctx.log(`${cardName(card)} goes back under the mission.`, 'C-DILEMMA-07');
    // C-MISSION-16: whoever isn’t stopped goes on no more.
    now.ended ??= 'failed';
    if (ruleOf(card)?.meeting?.mixes !== true) return;
    // Where it lies nobody knows any more.
    const order = location.seeds.map((_, at) => at);
    ctx.shuffle(order);
    location.seeds = order.flatMap((at) => location.seeds[at] ?? []).map((one) => ({ ...one, seen: [] }));
    ctx.log('The cards there are shuffled.', 'C-DRAW-10');
    return;
  }
  location.gone.push({ card, owner });
  if (fate === 'bonus') playerOf(g, now.seat).bonus.push({ card, owner });
  else playerOf(g, owner).discard.unshift(card);
}
