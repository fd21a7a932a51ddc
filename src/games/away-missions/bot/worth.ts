import type { Seat } from '../../../kernel/types.ts';
import { chance, odds } from '../chapters/attacks/odds.ts';
import { attackDice, defenseDice, skillDice } from '../chapters/attacks/ratings.ts';
import { spareInAll } from '../chapters/characters/characters.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { isFriend, opponents } from '../chapters/characters/sides.ts';
import { cardOf, coreOf, isCard, keywordOf } from '../content/cards.ts';
import type { Weapon } from '../content/characters.ts';
import { amountNow, holds } from '../effects/counts.ts';
import { isDamaged, members } from '../effects/groups.ts';
import { weapons } from '../effects/modifiers.ts';
import { type Scope, who } from '../effects/scope.ts';
import { isBorg } from '../effects/sorts.ts';
import { placesOf } from '../effects/spaces.ts';
import type { Amount, CharacterRef, Condition, Effect, Group, Modifier } from '../effects/union.ts';
import { pointsSoFar } from '../score.ts';
import type { AwayMissions, CardId, Character, SpaceId } from '../state.ts';
import { TASTES } from './tastes.ts';

/** What a list of effects is expected to bring, and how likely it is to run to its end. */
export interface Worth {
  value: number;
  chance: number;
}

/** Friends who would have to walk to a place first: how much of an effect that needs them there is left. */
const SOMEONE_COMES = 0.25;
/** Nobody fits at all. */
const NOBODY = 0.02;

/** The points that scoring a Mission brings its seat: printed, by the Core Mission, as an Adapt token. */
export function missionPoints(g: AwayMissions, seat: number, id: CardId): number {
  const card = isCard(id) ? cardOf(id) : null;
  if (card?.kind !== 'mission') return 0;
  const player = playerOf(g, seat);
  const core = player.core === null ? null : coreOf(player.core).worth;
  const counted = core !== null && typeof core !== 'number' && core.of.count === 'scored';
  const rewarded = counted && core.of.count === 'scored' && core.of.keyword === keywordOf(id);
  return card.points + (rewarded ? core.each : 0) + (player.faction === 'borg' ? TASTES.adapt : 0);
}

/** How the bot looks at a position. */
export interface Eyes {
  g: AwayMissions;
  /** Where characters stand is left open, for aims that the actor would still have to walk to. */
  loose: boolean;
  /** What a character would gain by standing at the best of some spaces. */
  gain(character: Character, spaces: readonly SpaceId[]): number;
}

/** What effects are expected to bring from the scope. */
export function worthOf(eyes: Eyes, scope: Scope, effects: readonly Effect[]): Worth {
  let value = 0;
  let likely = 1;
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
    if (effect.do === 'attack' && effect.must) {
      const hit = bestAttack(eyes, scope, effect.target);
      value += likely * hit.value;
      likely *= hit.chance;
      continue;
    }
    value += likely * oneWorth(eyes, scope, effect);
  }
  return { value, chance: likely };
}

function scaled({ value, chance: likely }: Worth, by: number): Worth {
  return { value: value * by, chance: likely * by };
}

function bestPick(eyes: Eyes, scope: Scope, group: Group, rest: readonly Effect[], as?: 'one' | 'two'): Worth | null {
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

function testChance(eyes: Eyes, scope: Scope, effect: Extract<Effect, { do: 'test' }>): number {
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

function bestAttack(eyes: Eyes, scope: Scope, ref: CharacterRef | undefined): Worth {
  const { g, loose } = eyes;
  const attacker = who(g, scope, 'self');
  const only = ref === undefined ? null : who(g, scope, ref);
  if (attacker === null) return { value: 0, chance: 0 };
  const targets =
    only === null ? members(g, scope, { side: 'hostile', ...(loose ? {} : { where: 'adjacent' }) }) : [only];
  let best: Worth = { value: 0, chance: 0 };
  for (const target of targets) {
    for (const weapon of weapons(g, attacker)) {
      const worth = attackWorth(g, attacker, target, weapon);
      if (worth.value > best.value) best = worth;
    }
  }
  return best;
}

/** What an attack is expected to do, and how likely it hits at all. Of several opponents whoever is ahead is worth most. */
export function attackWorth(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): Worth {
  const { value, chance: hits } = harm(g, attacker, target, weapon);
  return { value: isStraggler(g, attacker.seat, target.seat) ? value * TASTES.straggler : value, chance: hits };
}

/** Whether another of a seat’s opponents, each of whom plays alone, has more points. */
function isStraggler(g: AwayMissions, seat: Seat, foe: Seat): boolean {
  if (g.players.length === 2 || g.allies !== undefined) return false;
  const own = pointsSoFar(g, foe);
  return opponents(g, seat).some((one) => pointsSoFar(g, one) > own);
}

function harm(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): Worth {
  const { mean, atLeast } = odds(attackDice(g, attacker, target, weapon), defenseDice(g, attacker, target, weapon));
  const hits = atLeast[1] ?? 0;
  if (weapon.rules.includes('stun') && !isBorg(target))
    return { value: target.stun >= 2 ? 0 : hits * TASTES.stun, chance: hits };
  const extra = weapon.rules.includes('stun') && isBorg(target) ? 0 : weapon.damage;
  const spare = spareInAll(target);
  let lethal = 0;
  for (let n = 1; n < atLeast.length; n++) if (n + extra > spare) lethal = Math.max(lethal, atLeast[n] ?? 0);
  const gone = TASTES.character + (weapon.rules.includes('assimilate') && !isBorg(target) ? TASTES.assimilated : 0);
  return { value: Math.min(spare, mean + hits * extra) * TASTES.peg + lethal * gone, chance: hits };
}

function needsHeal(character: Character | null): boolean {
  return character !== null && character.space !== null && isDamaged(character);
}

function oneWorth(eyes: Eyes, scope: Scope, effect: Effect): number {
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
    case 'stun':
      return foe(effect.who) ? TASTES.stun : -TASTES.stun;
    case 'heal':
      return needsHeal(who(g, scope, effect.who ?? 'self')) ? amount(effect.amount) * TASTES.ownPeg : 0;
    case 'recover':
      return (who(g, scope, effect.who ?? 'self')?.stun ?? 0) > 0 ? TASTES.recover : 0;
    case 'move':
    case 'place':
    case 'swap':
      return moved(eyes, scope, effect);
    case 'attack':
      if (effect.who === undefined) return bestAttack(eyes, scope, effect.target).value;
      return bestAttack(eyes, { ...scope, self: who(g, scope, effect.who)?.id ?? null }, effect.target).value;
    case 'draw':
      return amount(effect.count) * (effect.deck === 'support' ? TASTES.drawSupport : TASTES.drawMission);
    case 'look':
      return amount(effect.count);
    case 'discard':
      return effect.count * TASTES.supportCard * 1.5;
    case 'download':
      return 5;
    case 'search':
    case 'salvage':
      return 3;
    case 'adapt':
      return Math.abs(effect.amount) * TASTES.adapt;
    case 'grant':
      return (
        modifierWorth(effect.modifier, effect.until === 'game' ? TASTES.lasting : TASTES.passing) *
        (effect.who === 'side' ? 2 : foe(effect.who) ? -1 : 1)
      );
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
      // What is weighed with its list, what brings nothing by itself, and what it has no taste for.
      return 0;
  }
}

/** What it is worth to be elsewhere. */
function moved(eyes: Eyes, scope: Scope, effect: Extract<Effect, { do: 'move' | 'place' | 'swap' }>): number {
  const { g } = eyes;
  const mover = who(g, scope, effect.who ?? 'self');
  if (mover === null || effect.do === 'move') return TASTES.move * 1.5;
  if (effect.do === 'place') return Math.max(TASTES.move, eyes.gain(mover, placesOf(g, scope, effect.place)));
  const partner = who(g, scope, effect.with);
  if (partner === null || partner.space === null || mover.space === null) return 0;
  return eyes.gain(mover, [partner.space]) + eyes.gain(partner, [mover.space]);
}

/** A card that counts its marks is about to get one more. */
function nearly(eyes: Eyes, scope: Scope, condition: Condition): boolean {
  const { g } = eyes;
  if (condition.if !== 'count' || condition.of.count !== 'marks') return false;
  const marks = playerOf(g, scope.seat).table.find(({ card }) => card === scope.card)?.marks.length ?? 0;
  return marks + 1 >= (condition.least ?? 0);
}

/** What a modifier is worth, per die or point. */
export function modifierWorth({ value, when }: Modifier, each: number): number {
  return (typeof value === 'number' ? value : value.each) * each * (when === undefined ? 1 : 0.7);
}
