import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import { reachable } from '../chapters/area/paths.ts';
import { limited } from '../chapters/attacks/dice.ts';
import { chance, odds } from '../chapters/attacks/odds.ts';
import { attackDice, defenseDice, skillDice, steps } from '../chapters/attacks/ratings.ts';
import { isSingleCombat } from '../chapters/attacks/single-combat.ts';
import { spareInAll } from '../chapters/characters/characters.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { honorOf, MOST_HONOR } from '../chapters/characters/honor.ts';
import { intelOf } from '../chapters/characters/intel.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { cardOf, coreOf, isCard, keywordOf } from '../content/cards.ts';
import type { Weapon } from '../content/characters.ts';
import { amountNow, holds } from '../effects/counts.ts';
import { isDamaged, members } from '../effects/groups.ts';
import { weapons } from '../effects/modifiers.ts';
import { type Scope, who } from '../effects/scope.ts';
import { isBorg } from '../effects/sorts.ts';
import { placesOf } from '../effects/spaces.ts';
import type { Amount, CharacterRef, Condition, Count, Effect, EffectOf, Group, Modifier } from '../effects/union.ts';
import { pointsSoFar } from '../score.ts';
import type { AwayMissions, CardId, Character, SpaceId } from '../state.ts';
import { TASTES } from './tastes.ts';

/** The expected value of a list of effects, and the chance that all of them happen. */
export interface Worth {
  value: number;
  chance: number;
}

/** The share of an effect's value that counts if a friend would first have to walk to the right place. */
const SOMEONE_COMES = 0.25;
/** The share of an effect's value that counts if there is no suitable character. */
const NOBODY = 0.02;

/** Returns the value of scoring a Mission: its points, the Core Mission's points, and its affiliation's token. */
export function missionPoints(g: AwayMissions, seat: number, id: CardId): number {
  const card = isCard(id) ? cardOf(id) : null;
  if (card?.kind !== 'mission') return 0;
  const { core, faction } = playerOf(g, seat);
  const rewarded = perCounted(core, (of) => of.count === 'scored' && of.keyword === keywordOf(id));
  const token = faction === 'borg' ? TASTES.adapt : faction === 'romulan' ? intelWorth(g, seat, 1) : 0;
  return card.points + rewarded + token;
}

/** Returns the points that a Core Mission gives for each thing that `counts` selects. */
function perCounted(core: CardId | null, counts: (of: Count) => boolean): number {
  if (core === null) return 0;
  const { worth } = coreOf(core);
  const parts = typeof worth !== 'number' && 'sum' in worth ? worth.sum : [worth];
  return parts.reduce<number>((sum, part) => sum + (typeof part !== 'number' && counts(part.of) ? part.each : 0), 0);
}

/** Returns the value of Honor tokens. The first token is worth more if the Core Mission counts honored characters. */
function honorWorth(g: AwayMissions, seat: number, character: Character | null, amount: number): number {
  if (character === null) return 0;
  const has = honorOf(character);
  const gained = Math.max(-has, Math.min(MOST_HONOR - has, amount));
  const first = has === 0 && gained > 0 && isHonored(g, seat) ? TASTES.honor : 0;
  return gained * TASTES.honor * 0.5 + first;
}

function isHonored(g: AwayMissions, seat: number): boolean {
  const counts = (of: Count): boolean => of.count === 'characters' && of.group.is === 'honored';
  return perCounted(playerOf(g, seat).core, counts) > 0;
}

/** The number of Intel tokens beyond which the Core Mission gives no more points. */
const MUCH_INTEL = 6;

/** Returns the value of gaining or losing Intel, from the points of the Core Mission and from later uses. */
function intelWorth(g: AwayMissions, seat: number, amount: number): number {
  const has = intelOf(g, seat);
  const hoards = perCounted(playerOf(g, seat).core, (of) => of.count === 'intel') > 0;
  let value = 0;
  for (let at = has + Math.min(0, amount); at < has + Math.max(0, amount); at++)
    value += at >= MUCH_INTEL ? TASTES.moreIntel : hoards ? TASTES.intel : TASTES.intel * 0.6;
  return amount < 0 ? -value : value;
}

/** The bot's way of rating a position. */
export interface EvalContext {
  g: AwayMissions;
  /** Set to ignore the positions of characters, for aims that a character still has to walk to. */
  loose: boolean;
  /** Returns what a character would gain by being in the best of these spaces. */
  gain(character: Character, spaces: readonly SpaceId[]): number;
}

/** Returns the expected value of effects in this scope. */
export function worthOf(eyes: EvalContext, scope: Scope, effects: readonly Effect[]): Worth {
  let value = 0;
  let likely = 1;
  /** The chance that earlier attacks in the list have already defeated the target. */
  let felled = 0;
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (effect === undefined) break;
    if (effect.do === 'pick') {
      const rest = effects.slice(at + 1);
      const best = bestPick(eyes, scope, effect.group, rest);
      if (best === null && effect.optional) continue;
      const picked = best ?? scaled(worthOf(eyes, scope, rest), effect.group.at === undefined ? NOBODY : SOMEONE_COMES);
      return { value: value + likely * picked.value, chance: likely * picked.chance };
    }
    if (effect.do === 'test') {
      const passes = testChance(eyes, scope, effect);
      value += likely * (1 - passes) * worthOf(eyes, scope, effect.fail ?? []).value;
      if (effect.pass !== undefined) value += likely * passes * worthOf(eyes, scope, effect.pass).value;
      else likely *= passes;
      continue;
    }
    if (effect.do === 'attack' && effect.who === undefined) {
      const hit = bestAttack(eyes, scope, effect, granted(effects.slice(0, at)));
      value += likely * hit.value * (1 - felled);
      felled += (1 - felled) * (hit.lethal + felled * 0.1);
      if (effect.must) likely *= hit.chance;
      continue;
    }
    if (effect.do === 'when' && effect.condition.if === 'gone') {
      const [then, otherwise] = [worthOf(eyes, scope, effect.then), worthOf(eyes, scope, effect.otherwise ?? [])];
      value += likely * (felled * then.value + (1 - felled) * otherwise.value);
      continue;
    }
    value += likely * oneWorth(eyes, scope, effect);
  }
  return { value, chance: likely };
}

function scaled({ value, chance: likely }: Worth, by: number): Worth {
  return { value: value * by, chance: likely * by };
}

function bestPick(
  eyes: EvalContext,
  scope: Scope,
  group: Group,
  rest: readonly Effect[],
  as?: 'one' | 'two',
): Worth | null {
  const { g, loose } = eyes;
  const { where: _, ...anywhere } = group;
  let best: Worth | null = null;
  for (const character of members(g, scope, loose ? anywhere : group)) {
    const bound = { ...scope.bound, [as ?? (scope.bound.one === undefined ? 'one' : 'two')]: character.id };
    const worth = worthOf(eyes, { ...scope, bound }, rest);
    if (best === null || worth.value > best.value) best = worth;
  }
  return best;
}

function testChance(eyes: EvalContext, scope: Scope, effect: Extract<Effect, { do: 'test' }>): number {
  const { g, loose } = eyes;
  const tester = who(g, scope, effect.who ?? 'self');
  if (tester === null) return 0.5;
  const against = effect.against === undefined ? null : who(g, scope, effect.against);
  const target = against?.id ?? null;
  const extra = effect.dice === undefined ? 0 : amountNow(g, scope, effect.dice);
  const situation = { specialization: effect.specialization, target, card: scope.card };
  const dice = skillDice(g, tester, situation, extra);
  const challenger =
    against ?? (effect.challenge === undefined || loose ? null : (members(g, scope, effect.challenge)[0] ?? null));
  if (challenger === null) return chance(dice, 0, effect.needs ?? 1);
  const opposed = { specialization: effect.specialization, attacker: tester.id, card: scope.card };
  const theirs = skillDice(g, challenger, opposed, 0);
  return chance(dice, theirs, effect.needs ?? 1);
}

/** Returns the extra dice and Damage that effects give the acting character for later attacks. */
function granted(effects: readonly Effect[]): Pick<Weapon, 'dice' | 'damage'> {
  const added = { dice: 0, damage: 0 };
  for (const effect of effects) {
    if (effect.do !== 'grant' || effect.who !== 'self' || typeof effect.modifier.value !== 'number') continue;
    if (effect.modifier.what === 'attack') added.dice += effect.modifier.value;
    if (effect.modifier.what === 'damage') added.damage += effect.modifier.value;
  }
  return added;
}

const NOTHING_MORE = { dice: 0, damage: 0 };

function bestAttack(
  eyes: EvalContext,
  scope: Scope,
  { target: ref, weapon: rule }: Pick<EffectOf<'attack'>, 'target' | 'weapon'>,
  more: Pick<Weapon, 'dice' | 'damage'> = NOTHING_MORE,
): Strike {
  const { g, loose } = eyes;
  const attacker = who(g, scope, 'self');
  const only = ref === undefined ? null : who(g, scope, ref);
  let best: Strike = { value: 0, chance: 0, lethal: 0 };
  if (attacker === null) return best;
  const targets =
    only === null ? members(g, scope, { side: 'hostile', ...(loose ? {} : { where: 'adjacent' }) }) : [only];
  for (const target of targets) {
    for (const weapon of weapons(g, attacker)) {
      if (rule !== undefined && !weapon.rules.includes(rule)) continue;
      const worth = attackWorth(g, attacker, target, weapon, more);
      if (worth.value > best.value) best = worth;
    }
  }
  return best;
}

/** The value of an attack. `lethal` is the chance that the attack defeats the target. */
export interface Strike extends Worth {
  lethal: number;
}

/** Returns an attack's value and chance to hit, with `more` dice and Damage. Attacks on trailing sides count less. */
export function attackWorth(
  g: AwayMissions,
  attacker: Character,
  target: Character,
  weapon: Weapon,
  more: Pick<Weapon, 'dice' | 'damage'> = NOTHING_MORE,
): Strike {
  const harm = harmOf(g, attacker, target, weapon, more);
  return isStraggler(g, attacker.seat, target.seat) ? { ...harm, value: harm.value * TASTES.straggler } : harm;
}

/** Whether another opponent has more points than this one, in games of three or more players without teams. */
function isStraggler(g: AwayMissions, seat: Seat, foe: Seat): boolean {
  if (g.players.length === 2 || g.allies !== undefined) return false;
  const own = pointsSoFar(g, foe);
  return g.players.some((_, one) => one !== seat && one !== foe && pointsSoFar(g, one) > own);
}

function harmOf(
  g: AwayMissions,
  attacker: Character,
  target: Character,
  weapon: Weapon,
  more: Pick<Weapon, 'dice' | 'damage'>,
): Strike {
  const own = limited(attackDice(g, attacker, target, weapon) + more.dice);
  const { mean, atLeast } = odds(own, defenseDice(g, attacker, target, weapon));
  const hits = atLeast[1] ?? 0;
  if (weapon.rules.includes('stun') && !isBorg(target))
    return { value: target.stun >= 2 ? 0 : hits * TASTES.stun, chance: hits, lethal: 0 };
  const printed = weapon.rules.includes('stun') && isBorg(target) ? 0 : weapon.damage;
  const extra = printed + more.damage;
  const spare = spareInAll(target);
  let lethal = 0;
  for (let n = 1; n < atLeast.length; n++)
    if (n + extra > spare) lethal = Math.max(lethal, must(atLeast[n], 'the odds'));
  const loss = TASTES.character + (weapon.rules.includes('assimilate') && !isBorg(target) ? TASTES.assimilated : 0);
  const honor = isSingleCombat(g, attacker, target, weapon) ? hits * honorWorth(g, attacker.seat, attacker, 1) : 0;
  return { value: Math.min(spare, mean + hits * extra) * TASTES.peg + lethal * loss + honor, chance: hits, lethal };
}

function needsHeal(character: Character | null): boolean {
  return character !== null && character.space !== null && isDamaged(character);
}

function oneWorth(eyes: EvalContext, scope: Scope, effect: Effect): number {
  const { g } = eyes;
  const amount = (value: Amount): number => amountNow(g, scope, value);
  const foe = (ref: CharacterRef): boolean => {
    const one = who(g, scope, ref);
    return one === null || !isFriend(g, scope.seat, one.seat);
  };
  switch (effect.do) {
    case 'score':
      return missionPoints(g, scope.seat, scope.card);
    case 'points':
      return amount(effect.amount);
    case 'lay':
      return missionPoints(g, scope.seat, scope.card) * TASTES.laid;
    case 'mark':
      return 2;
    case 'damage':
      return amount(effect.amount) * (foe(effect.who) ? TASTES.peg : -TASTES.ownPeg);
    case 'stun': {
      const early = who(g, scope, effect.who)?.activated === false;
      return (foe(effect.who) ? 1 : -1) * (early ? TASTES.stunEarly : TASTES.stun);
    }
    case 'heal':
      return needsHeal(who(g, scope, effect.who ?? 'self')) ? amount(effect.amount) * TASTES.ownPeg : 0;
    case 'recover':
      return (who(g, scope, effect.who ?? 'self')?.stun ?? 0) > 0 ? TASTES.recover : 0;
    case 'move':
    case 'place':
    case 'swap':
      return moved(eyes, scope, effect);
    case 'attack':
      if (effect.who === undefined) return bestAttack(eyes, scope, effect).value;
      return struck(eyes, scope, effect.who, effect);
    case 'draw':
      return amount(effect.count) * (effect.deck === 'support' ? TASTES.drawSupport : TASTES.drawMission);
    case 'look':
      return amount(effect.count);
    case 'discard':
      return effect.count * TASTES.supportCard * 1.5;
    case 'expose':
      return TASTES.exposed + (effect.count - 1) * TASTES.exposedMore;
    case 'honor':
      return honorWorth(g, scope.seat, who(g, scope, effect.who ?? 'self'), effect.amount);
    case 'intel':
      return intelWorth(g, scope.seat, amount(effect.amount));
    case 'pay':
      if (effect.token === 'intel') return intelWorth(g, scope.seat, -effect.amount);
      return honorWorth(g, scope.seat, who(g, scope, 'self'), -effect.amount);
    case 'trap':
      return TASTES.trap + perCounted(playerOf(g, scope.seat).core, (of) => of.count === 'sprung') * 0.3;
    case 'lock':
      return TASTES.lock;
    case 'download':
      return 5;
    case 'search':
    case 'salvage':
      return 3;
    case 'adapt':
      return Math.abs(effect.amount) * TASTES.adapt;
    case 'grant':
      return modifierWorth(effect.modifier, TASTES.passing) * (effect.who === 'side' ? 2 : foe(effect.who) ? -1 : 1);
    case 'cover':
      return TASTES.cover;
    case 'bonus-action':
      return effect.count * TASTES.bonusAction;
    case 'ready':
      return 6;
    case 'assimilate':
      return TASTES.character + TASTES.assimilated;
    case 'revive':
      return TASTES.character;
    case 'strip':
      return 2.5;
    case 'prevent':
      return amount(effect.amount) * TASTES.ownPeg;
    case 'choose':
      return Math.max(0, ...effect.ways.map((way) => worthOf(eyes, scope, way.effects).value));
    case 'each':
      return members(g, scope, effect.group).reduce((sum, { id }) => {
        const bound = { ...scope.bound, [effect.as]: id };
        return sum + worthOf(eyes, { ...scope, bound }, effect.effects).value;
      }, 0);
    case 'when': {
      const isMet = holds(g, scope, effect.condition) || nearly(eyes, scope, effect.condition);
      return worthOf(eyes, scope, isMet ? effect.then : (effect.otherwise ?? [])).value;
    }
    default:
      // All other effects have no value of their own, or are rated as part of their whole list.
      return 0;
  }
}

/**
 * Returns the value of an effect by which another character attacks. A hostile attacker would target the seat's own
 * characters.
 */
function struck(eyes: EvalContext, scope: Scope, by: CharacterRef, effect: EffectOf<'attack'>): number {
  const { g } = eyes;
  const attacker = who(g, scope, by);
  const target = effect.target === undefined ? null : who(g, scope, effect.target);
  if (attacker === null) return 0;
  if (attacker.seat === scope.seat) {
    const bound = target === null ? scope.bound : { ...scope.bound, two: target.id };
    const aim = target === null ? {} : { target: 'two' as const };
    return bestAttack(eyes, { ...scope, self: attacker.id, bound }, { ...effect, ...aim }).value;
  }
  if (target === null) return 0;
  const blows = weapons(g, attacker).map((weapon) => attackWorth(g, attacker, target, weapon).value);
  return -Math.max(0, ...blows) * 0.8;
}

/** Returns the value of moving, placing or swapping a character. */
function moved(eyes: EvalContext, scope: Scope, effect: Extract<Effect, { do: 'move' | 'place' | 'swap' }>): number {
  const { g } = eyes;
  const mover = who(g, scope, effect.who ?? 'self');
  if (mover === null) return TASTES.move * 1.5;
  if (effect.do === 'move') return walked(eyes, scope, mover, effect);
  if (effect.do === 'place') return Math.max(TASTES.move, eyes.gain(mover, placesOf(g, scope, effect.place)));
  const partner = who(g, scope, effect.with);
  if (partner === null || partner.space === null || mover.space === null) return 0;
  return eyes.gain(mover, [partner.space]) + eyes.gain(partner, [mover.space]);
}

/** Returns the value of a free Move: the value of the best space in reach. */
function walked({ g, gain, loose }: EvalContext, scope: Scope, mover: Character, { spaces }: EffectOf<'move'>): number {
  if (loose || mover.seat !== scope.seat || mover.stun > 0) return TASTES.move * 1.5;
  const most = spaces === undefined ? steps(g, mover) : amountNow(g, scope, spaces);
  const ends = reachable(g, mover, most).map(({ space }) => space);
  return Math.max(TASTES.move, gain(mover, ends));
}

/** Whether one more mark would meet a condition on the number of marks. */
function nearly(eyes: EvalContext, scope: Scope, condition: Condition): boolean {
  const { g } = eyes;
  if (condition.if !== 'count' || condition.of.count !== 'marks') return false;
  const marks = playerOf(g, scope.seat).table.find(({ card }) => card === scope.card)?.marks.length ?? 0;
  return marks + 1 >= (condition.least ?? 0);
}

/** Returns the value of a modifier, per die or point. */
export function modifierWorth({ value, when }: Modifier, each: number): number {
  return (typeof value === 'number' ? value : value.each) * each * (when === undefined ? 1 : 0.7);
}
