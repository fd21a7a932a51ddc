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

/** What all ships are called that roam. */
const ALL_NAMES = [...ENEMIES.warbird, ...ENEMIES.sphere].map(({ name }) => name);

/** The attacks on enemies that a wish means, in a fight with tokens (chapters of the Attack phases). */
export function attackMeant(one: Case): Meant {
  const { g, seat, wish, moment } = one;
  const [ship] = wish.seats;
  if (ship !== undefined) {
    // In a fight with tokens no ship of a player is fought as well.
    if (!g.options.pvp) return [engageOffer(g, seat, ship)];
    return { text: 'Tokens and ships of players are never fought together.', rule: 'F-COMBAT-14' };
  }
  if (moment === 'shields') {
    return { text: 'It is the enemies’ attack: set Shields against them.', rule: 'F-COMBAT-16' };
  }
  if (moment === 'parley') return { text: 'Diplomacy comes first: talk, or go on.', rule: 'F-AWAY-09' };
  return overcomeMeant(one, moment === 'long' ? 'long' : 'attack');
}

/** The tokens that are to be won over with words (F-AWAY-10). */
export function winMeant(one: Case): Meant {
  const { g, moment, scene } = one;
  if (scene.kind !== 'fight') return { text: 'Tokens are won over on Away Missions.', rule: 'F-AWAY-10' };
  if (moment === 'parley') return overcomeMeant(one, 'parley');
  return combatOf(g).team === null
    ? { text: 'Only Planet Tokens can be won over, by an Away Team.', rule: 'F-AWAY-10' }
    : { text: 'The Diplomacy phase is over.', rule: 'F-AWAY-09' };
}

/** Groups with all that are meant, else with any of them, else why those can’t be overcome. */
function overcomeMeant(one: Case, means: Means): Meant {
  const { g, seat, wish } = one;
  const targets = foesMeant(one);
  if (!Array.isArray(targets)) return targets;
  const all = groups(g, seat, means);
  const whole = all.filter(({ payload }) => targets.every(({ key }) => payload.foes.includes(key)));
  // Who names each by its key means all of them at once.
  const isWhole = targets.every(({ key }) => isKeyed(wish.words, key));
  const some = all.filter(({ payload }) => !isWhole && targets.some(({ key }) => payload.foes.includes(key)));
  return anyOf(whole) ?? anyOf(some) ?? notOvercome(g, seat, means, targets);
}

/** The enemies that Shields are to be set against (F-SHIELD-01, F-SHIELD-10, F-AWAY-16). */
export function deflectMeant(one: Case): Meant {
  const { g, seat, moment, scene } = one;
  if (scene.kind === 'pvp') {
    return moment === 'shields'
      ? { text: 'Play cards for Shields: they count as they come.', rule: 'F-PVP-25' }
      : { text: 'It is your attack: Shields come with the other’s.', rule: 'F-PVP-25' };
  }
  if (scene.kind !== 'fight') return { text: 'Shields are for the Shields phase of a fight.', rule: 'F-COMBAT-16' };
  if (combatOf(g).team !== null) return { text: 'An Away Team has no Shields.', rule: 'F-AWAY-16' };
  if (moment !== 'shields') {
    const when = moment === 'long' ? 'come after the Long Range Attack phase' : 'were set before this phase';
    return { text: `Shields ${when}.`, rule: 'F-COMBAT-16' };
  }
  const targets = foesMeant(one);
  if (!Array.isArray(targets)) return targets;
  const offers = targets.map((foe) => deflectOffer(g, seat, foe));
  return targets.length > 1 ? offers.filter(({ why }) => why?.().rule !== 'F-SHIELD-01') : offers;
}

/** The enemies of the fight that a wish names, all that are left when it names none; or why those can’t be fought. */
function foesMeant({ g, wish }: Case): CombatEnemy[] | Refusal {
  const combat = combatOf(g);
  const left = foesLeft(combat);
  const keyed = combat.foes.filter(({ key }) => isKeyed(wish.words, key));
  const named = keyed.length > 0 ? keyed : combat.foes.filter((foe) => isNamed(g, wish.words, foe));
  if (named.length === 0) {
    const another = ALL_NAMES.some((name) => names(wish.words, name));
    if (!another && wish.places.length === 0 && wish.sites.length === 0) return left;
    return { text: `That is not in this fight. It is against ${foeNames(g, left)}.`, rule: 'F-COMBAT-10' };
  }
  const still = named.filter((foe) => left.includes(foe));
  if (still.length > 0) return still;
  const waiting = named.find(({ defeated }) => !defeated);
  if (waiting === undefined) return { text: `${foeNames(g, named)}: defeated already.`, rule: 'F-LRA-11' };
  return isPlanetToken(waiting.pile)
    ? { text: `${foeName(g, waiting)} waits for an Away Team, after this battle.`, rule: 'F-MULTI-05' }
    : { text: `${foeName(g, waiting)} was fought in space, before this mission.`, rule: 'F-MULTI-05' };
}

/** Whether words hold the key of an enemy itself, not that of its second copy. */
function isKeyed(words: string, key: string): boolean {
  const at = plain(key);
  return words.includes(at) && !/^\d /.test(words.slice(words.indexOf(at) + at.length));
}

function isNamed(g: Frontiers, words: string, foe: CombatEnemy): boolean {
  const number = combatOf(g).foes.indexOf(foe) + 1;
  const { name, pile } = enemyOfFoe(g, foe);
  if (names(words, name) || names(words, `${number}`)) return true;
  // “The warbird” is any, the name of another one none of these.
  if (ALL_NAMES.some((other) => names(words, other))) return false;
  return (pile === 'warbird' && names(words, 'warbird')) || (pile === 'sphere' && names(words, 'sphere'));
}

/** Why points don’t overcome a group, with figures (F-LRA-02, F-LRA-04, F-LRA-06, F-LRA-08, F-AWAY-10). */
function notOvercome(g: Frontiers, seat: Seat, means: Means, foes: readonly CombatEnemy[]): Refusal {
  const { value, need } = volleyAt(g, seat, means, foes);
  const whom = foeNames(g, foes);
  const has = foes.length === 1 ? 'has' : 'have together';
  if (means === 'parley') {
    return { text: `${whom} ${has} Diplomacy ${need}; you have ${value}.`, rule: 'F-AWAY-10' };
  }
  const player = playerOf(g, seat);
  const pool = attackPool(player, means);
  const total = sumFire(pool);
  const close = sumFire(player.points.close);
  if (means === 'long' && close > 0 && volleyAt(g, seat, 'attack', foes).value >= need) {
    const text = `Only Long Range Attacks count now: ${value} against Defense ${need}. Your other ${close} count later.`;
    return { text, rule: 'F-LRA-02' };
  }
  const attack = means === 'long' ? 'Long Range Attack' : 'Attack';
  if (value === total) {
    return { text: `${whom} ${has} Defense ${need}; you have ${attack} ${total}.`, rule: 'F-LRA-08' };
  }
  const enemies = foes.map((foe) => enemyOfFoe(g, foe));
  const resisted = FIRE_TYPES.filter((type) => attackValue({ [type]: pool[type] ?? 0 }, enemies) < (pool[type] ?? 0));
  const types = listed(resisted.map((type) => ATTACK_NAMES[type]));
  const text = `${whom} ${has} Defense ${need}; your ${attack} ${total} counts ${value}, for ${types} is resisted.`;
  return { text, rule: resisted.length === 1 && resisted[0] === 'normal' ? 'F-LRA-06' : 'F-LRA-04' };
}

/** The attack on the other ship, in a fight between ships (F-PVP-23, F-PVP-25, F-PVP-07). */
export function fireMeant(one: Case): Meant {
  const { g, seat, moment, wish } = one;
  if (moment === 'shields') return { text: 'The other ship attacks: play Shields, or hold.', rule: 'F-PVP-25' };
  if (wish.sites.length > 0) {
    return { text: 'A fight between ships is under way: nobody else takes part in it.', rule: 'F-PVP-07' };
  }
  const { aggressor, defender } = pvpOf(g);
  const isOther =
    wish.seats.length > 0 && !wish.seats.some((other) => other === aggressor.seat || other === defender.seat);
  if (isOther || names(wish.words, 'engage')) {
    return { text: 'A fight between ships is under way. See it through before you engage a ship.', rule: 'F-PVP-07' };
  }
  const fire = asked(one, 'fire');
  if (fire.length > 0) return fire;
  const { points } = playerOf(g, seat);
  const close = sumFire(points.close);
  if (moment === 'long' && sumFire(points.long) === 0 && close > 0) {
    const text = `Only Long Range Attacks count now; your ${several(close, 'other point')} don’t.`;
    return { text, rule: 'F-PVP-24' };
  }
  return { text: 'You have no Attack points yet: play some first.', rule: 'F-PVP-25' };
}
