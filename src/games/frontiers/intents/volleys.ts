import type { Refusal, Seat } from '../../../kernel/types.ts';
import { names, plain } from '../../kit/intents.ts';
import { listed, several } from '../../kit/words.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { attackPool, sumFire } from '../chapters/captains/points.ts';
import { attackValue } from '../chapters/combat/combat-maths.ts';
import { combatOf, enemyOfFoe, foeName, foeNames, foesLeft } from '../chapters/combat/foes.ts';
import { deflectOffer } from '../chapters/combat/shields.ts';
import { groups, type Means, volleyAt } from '../chapters/combat/volleys.ts';
import { isPlanetToken } from '../chapters/map/tokens.ts';
import { engageOffer } from '../chapters/pvp/engagements.ts';
import { pvpOf } from '../chapters/pvp/pvp-outcome.ts';
import { ENEMIES } from '../content/encounters/all.ts';
import { ATTACK_NAMES, FIRE_TYPES } from '../content/fire.ts';
import type { CombatEnemy, Frontiers } from '../state.ts';
import { anyOf, asked, type Case, type Meant } from './case.ts';

/** The names of all roaming ships. */
const ALL_NAMES = [...ENEMIES.warbird, ...ENEMIES.sphere].map(({ name }) => name);

/** Returns the attacks on enemies that an intent means, in a fight with tokens. */
export function attackMeant(one: Case): Meant {
  const { g, seat, wish, moment } = one;
  const [ship] = wish.seats;
  if (ship !== undefined) {
    // Players' ships never join a fight with tokens.
    if (!g.options.pvp) return [engageOffer(g, seat, ship)];
    return { text: 'You can’t fight tokens and players’ ships at the same time.', rule: 'F-COMBAT-14' };
  }
  if (moment === 'shields') {
    return { text: 'The enemies are attacking. Use Shields against them.', rule: 'F-COMBAT-16' };
  }
  if (moment === 'parley')
    return { text: 'The Diplomacy phase comes first. Win enemies over or stop talking.', rule: 'F-AWAY-09' };
  return overcomeMeant(one, moment === 'long' ? 'long' : 'attack');
}

/** Returns the tokens to win over with Diplomacy (F-AWAY-10). */
export function winMeant(one: Case): Meant {
  const { g, moment, scene } = one;
  if (scene.kind !== 'fight') return { text: 'You can win over tokens only on Away Missions.', rule: 'F-AWAY-10' };
  if (moment === 'parley') return overcomeMeant(one, 'parley');
  return combatOf(g).team === null
    ? { text: 'Only an Away Team can win over tokens, and only Planet Tokens.', rule: 'F-AWAY-10' }
    : { text: 'The Diplomacy phase is over.', rule: 'F-AWAY-09' };
}

/**
 * Returns the groups that contain all targets. If no group contains all targets, returns the groups that contain any of
 * them or, failing that, the reason no group can be overcome.
 */
function overcomeMeant(one: Case, means: Means): Meant {
  const { g, seat, wish } = one;
  const targets = foesMeant(one);
  if (!Array.isArray(targets)) return targets;
  const all = groups(g, seat, means);
  const whole = all.filter(({ payload }) => targets.every(({ key }) => payload.foes.includes(key)));
  // An intent that names all targets by key means exactly these targets together.
  const isWhole = targets.every(({ key }) => isKeyed(wish.words, key));
  const some = all.filter(({ payload }) => !isWhole && targets.some(({ key }) => payload.foes.includes(key)));
  return anyOf(whole) ?? anyOf(some) ?? notOvercome(g, seat, means, targets);
}

/** Returns the enemies to use Shields against (F-SHIELD-01, F-SHIELD-10, F-AWAY-16). */
export function deflectMeant(one: Case): Meant {
  const { g, seat, moment, scene } = one;
  if (scene.kind === 'pvp') {
    return moment === 'shields'
      ? { text: 'Play cards for Shields. They count immediately.', rule: 'F-PVP-25' }
      : { text: 'This is your attack. You play Shields when your opponent attacks.', rule: 'F-PVP-25' };
  }
  if (scene.kind !== 'fight')
    return { text: 'You can use Shields only in the Shields phase of a fight.', rule: 'F-COMBAT-16' };
  if (combatOf(g).team !== null) return { text: 'An Away Team has no Shields.', rule: 'F-AWAY-16' };
  if (moment !== 'shields') {
    const when = moment === 'long' ? 'come after the Long Range Attack phase' : 'come before this phase';
    return { text: `Shields ${when}.`, rule: 'F-COMBAT-16' };
  }
  const targets = foesMeant(one);
  if (!Array.isArray(targets)) return targets;
  const offers = targets.map((foe) => deflectOffer(g, seat, foe));
  return targets.length > 1 ? offers.filter(({ why }) => why?.().rule !== 'F-SHIELD-01') : offers;
}

/**
 * Returns the enemies of the fight that an intent names, or all remaining enemies if it names none. Returns a refusal
 * if the named enemies can’t be fought.
 */
function foesMeant({ g, wish }: Case): CombatEnemy[] | Refusal {
  const combat = combatOf(g);
  const left = foesLeft(combat);
  const keyed = combat.foes.filter(({ key }) => isKeyed(wish.words, key));
  const named = keyed.length > 0 ? keyed : combat.foes.filter((foe) => isNamed(g, wish.words, foe));
  if (named.length === 0) {
    const another = ALL_NAMES.some((name) => names(wish.words, name));
    if (!another && wish.places.length === 0 && wish.sites.length === 0) return left;
    return { text: `That enemy isn’t in this fight. You are fighting ${foeNames(g, left)}.`, rule: 'F-COMBAT-10' };
  }
  const still = named.filter((foe) => left.includes(foe));
  if (still.length > 0) return still;
  const waiting = named.find(({ defeated }) => !defeated);
  if (waiting === undefined) return { text: `You have already defeated ${foeNames(g, named)}.`, rule: 'F-LRA-11' };
  return isPlanetToken(waiting.pile)
    ? { text: `Your Away Team meets ${foeName(g, waiting)} after this battle.`, rule: 'F-MULTI-05' }
    : { text: `${foeName(g, waiting)} could only be fought in space, before this mission.`, rule: 'F-MULTI-05' };
}

/**
 * Whether the text contains this enemy's key. The longer key of a second copy begins the same way but isn't a match.
 */
function isKeyed(words: string, key: string): boolean {
  const at = plain(key);
  return words.includes(at) && !/^\d /.test(words.slice(words.indexOf(at) + at.length));
}

function isNamed(g: Frontiers, words: string, foe: CombatEnemy): boolean {
  const number = combatOf(g).foes.indexOf(foe) + 1;
  const { name, pile } = enemyOfFoe(g, foe);
  if (names(words, name) || names(words, `${number}`)) return true;
  // “The warbird” means any Warbird, but another ship's name means no token in the fight.
  if (ALL_NAMES.some((other) => names(words, other))) return false;
  return (pile === 'warbird' && names(words, 'warbird')) || (pile === 'sphere' && names(words, 'sphere'));
}

/**
 * Returns the refusal if a seat's points don't overcome a group, including the points that the seat has and needs
 * (F-LRA-02, F-LRA-04, F-LRA-06, F-LRA-08, F-AWAY-10).
 */
function notOvercome(g: Frontiers, seat: Seat, means: Means, foes: readonly CombatEnemy[]): Refusal {
  const { value, need } = volleyAt(g, seat, means, foes);
  const whom = foeNames(g, foes);
  const has = foes.length === 1 ? 'has' : 'have a total of';
  if (means === 'parley') {
    return { text: `${whom} ${has} Diplomacy ${need}. You have ${value}.`, rule: 'F-AWAY-10' };
  }
  const player = playerOf(g, seat);
  const pool = attackPool(player, means);
  const total = sumFire(pool);
  const close = sumFire(player.points.close);
  if (means === 'long' && close > 0 && volleyAt(g, seat, 'attack', foes).value >= need) {
    const text = `Only Long Range Attacks count now: ${value} against Defense ${need}. Your other ${close} points count later.`;
    return { text, rule: 'F-LRA-02' };
  }
  const attack = means === 'long' ? 'Long Range Attack' : 'Attack';
  if (value === total) {
    return { text: `${whom} ${has} Defense ${need}. You have ${attack} ${total}.`, rule: 'F-LRA-08' };
  }
  const enemies = foes.map((foe) => enemyOfFoe(g, foe));
  const resisted = FIRE_TYPES.filter((type) => attackValue({ [type]: pool[type] ?? 0 }, enemies) < (pool[type] ?? 0));
  const types = listed(resisted.map((type) => ATTACK_NAMES[type]));
  const text = `${whom} ${has} Defense ${need}. Your ${attack} ${total} counts as ${value}, because ${types} is resisted.`;
  return { text, rule: resisted.length === 1 && resisted[0] === 'normal' ? 'F-LRA-06' : 'F-LRA-04' };
}

/** Returns the attack on the opponent's ship, in a fight between ships (F-PVP-23, F-PVP-25, F-PVP-07). */
export function fireMeant(one: Case): Meant {
  const { g, seat, moment, wish } = one;
  if (moment === 'shields')
    return { text: 'Your opponent is attacking. Play Shields or stop blocking.', rule: 'F-PVP-25' };
  if (wish.sites.length > 0) {
    return { text: 'Two ships are fighting. Nobody else can take part.', rule: 'F-PVP-07' };
  }
  const { aggressor, defender } = pvpOf(g);
  const isOther =
    wish.seats.length > 0 && !wish.seats.some((other) => other === aggressor.seat || other === defender.seat);
  if (isOther || names(wish.words, 'engage')) {
    return { text: 'You are in a fight between ships. Finish it before you engage another ship.', rule: 'F-PVP-07' };
  }
  const fire = asked(one, 'fire');
  if (fire.length > 0) return fire;
  const { points } = playerOf(g, seat);
  const close = sumFire(points.close);
  if (moment === 'long' && sumFire(points.long) === 0 && close > 0) {
    const text = `Only Long Range Attacks count now. Your ${several(close, 'other point')} can’t be used.`;
    return { text, rule: 'F-PVP-24' };
  }
  return { text: 'You have no Attack points yet. Play some first.', rule: 'F-PVP-25' };
}
