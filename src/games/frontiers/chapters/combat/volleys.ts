import { LABEL_LENGTH } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { asHint, isMany } from '../../../kit/words.ts';
import type { Enemy } from '../../content/encounters/token.ts';
import { isPlay, type PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { CombatEnemy, Frontiers, Player, Points } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { absorbs, damageOfPlanet, standing } from '../away/away-team.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { attackPool, dropPoints, fireWords, sumFire } from '../captains/points.ts';
import { attackValue, defenseOf } from './combat-maths.ts';
import { defeat, experienceFor } from './defeat.ts';
import { attackersLeft, combatOf, enemyOfFoe, foeName, foeNames, foeOf, foesLeft } from './foes.ts';

/** The means of overcoming enemies: Diplomacy, Long Range Attack, or Attack. */
export type Means = 'parley' | 'long' | 'attack';

/** A player's choice of enemies to overcome, by key. */
interface VolleyPayload {
  do: 'overcome';
  foes: readonly string[];
}

const ATTACKED = { offers: { verb: 'attack', word: 'Attack', rule: 'F-LRA-08' }, overcome: 'defeated' } as const;

/**
 * The wording for each phase: its name, the label of the option that ends it, the offer to overcome a group, and the
 * result. `spends` lists the points that the phase uses.
 */
const PHASES = {
  parley: {
    name: 'Diplomacy',
    next: 'Stop talking',
    rule: 'F-AWAY-10',
    offers: { verb: 'win', word: 'Win over', rule: 'F-AWAY-10' },
    overcome: 'won over',
    spends: ['diplomacy'],
  },
  long: {
    name: 'Long Range Attack',
    next: 'Go on to their attack',
    rule: 'F-LRA-01',
    ...ATTACKED,
    spends: ['long'],
  },
  attack: { name: 'Attack', next: 'End the fight', rule: 'F-ATK-01', ...ATTACKED, spends: ['close', 'long'] },
} as const satisfies Readonly<Record<Means, object>>;

/** The maximum number of groups that one question offers. */
const MOST_GROUPS = 31;

interface Local {
  seat: Seat;
  moment: Means;
}

/**
 * A phase in which the player can overcome enemies. The player plays cards, Skills and Crew one at a time, and can
 * spend the points on single enemies or groups for as long as they last (F-COMBAT-19, F-LRA-01, F-LRA-13, F-ATK-04).
 * Effects that work only in the Attack phase are offered only in that phase (F-ATK-03). The phase offers only attacks
 * that would succeed, so no points are wasted (F-LRA-09, F-LRA-10).
 */
export const volleys = procedure<Frontiers, Local>('volleys')({
  begin: offering({
    ask({ g }, { seat, moment }) {
      if (foesLeft(combatOf(g)).length === 0) return { go: 'end' };
      const offers = [...groups(g, seat, moment), ...plays(g, seat, moment)];
      // The cards in a hand are secret, so anyone with cards is asked, even if none of the cards helps.
      if (offers.length === 0 && playerOf(g, seat).hand.length === 0) return { go: 'end' };
      const { next, rule } = PHASES[moment];
      const on: Option = { key: 'phase:next', verb: 'phase', label: next, rule };
      if (moment === 'long') on.hint = whatComes(g, seat);
      const all = [...offers, open(on, { do: 'next' as const })];
      return pickOffer<PlayPayload | VolleyPayload | { do: 'next' }>(seat, prompt(g, seat, moment), all, rule);
    },
    take(ctx, { seat, moment }, payload) {
      if (payload.do === 'next') return 'end';
      if (isPlay(payload)) ctx.call(play, { seat, deed: payload, moment });
      else overcome(ctx, seat, moment, payload.foes);
      return 'begin';
    },
  }),
  end({ g }, { seat, moment }) {
    // Points left when the phase ends don't carry over to later phases. The lost points are the Diplomacy or Attack
    // points, and any Shields, Repair and Heal points.
    const own: readonly (keyof Points)[] = moment === 'parley' ? ['diplomacy'] : ['close', 'long'];
    dropPoints(playerOf(g, seat), ...own, 'shields', 'repair', 'heal', 'mend');
    return null;
  },
});

/** Returns the value of a seat's points against a group, and the value needed. */
export function volleyAt(
  g: Frontiers,
  seat: Seat,
  means: Means,
  foes: readonly CombatEnemy[],
): ReturnType<typeof against> {
  const enemies = foes.map((foe) => enemyOfFoe(g, foe));
  return against(playerOf(g, seat), means, enemies);
}

/**
 * Returns the value of a player's points against a group, and the value needed. An attack spends all its points
 * (F-LRA-08, F-AWAY-15, F-AWAY-22, F-MULTI-01). Points against a Resistance count half (F-LRA-04, F-LRA-05, F-LRA-06,
 * F-LRA-07, F-SPECIALS-05, F-MULTI-02). To win tokens over, Diplomacy must reach the sum of their Diplomacy Values
 * (F-AWAY-10, F-AWAY-14, F-AWAY-29).
 */
function against(player: Player, means: Means, enemies: readonly Enemy[]): { value: number; need: number } {
  if (means === 'parley') {
    // Players can win over only Planet Tokens, all of which have a Diplomacy Value (F-AWAY-08).
    const need = enemies.reduce((sum, { diplomacy }) => sum + (diplomacy ?? Number.POSITIVE_INFINITY), 0);
    return { value: player.points.diplomacy, need };
  }
  return { value: attackValue(attackPool(player, means), enemies), need: defenseOf(enemies) };
}

/** Describes a volley: the points used, and the value needed. */
function volleyWords(g: Frontiers, seat: Seat, means: Means, foes: readonly CombatEnemy[]): string {
  const { value, need } = volleyAt(g, seat, means, foes);
  if (means === 'parley') return `Diplomacy ${value} against ${need}`;
  const pool = attackPool(playerOf(g, seat), means);
  const halved = value < sumFire(pool) ? `, reduced to ${value} by Resistances,` : '';
  return `${fireWords(pool)}${halved} against Defense ${need}`;
}

/**
 * Returns the groups that a seat’s points can overcome now (F-LRA-08, F-MULTI-03). If there are too many groups,
 * returns only the largest ones, since an attack on a smaller group would spend the same points.
 */
export function groups(g: Frontiers, seat: Seat, means: Means): Offer<VolleyPayload>[] {
  const player = playerOf(g, seat);
  const points = means === 'parley' ? player.points.diplomacy : sumFire(attackPool(player, means));
  if (points <= 0) return [];
  const foes = foesLeft(combatOf(g));
  const enemies = foes.map((foe) => enemyOfFoe(g, foe));
  // Each group is a bit mask of enemies, and the masks are in ascending order.
  const beaten = Array.from({ length: 2 ** foes.length - 1 }, (_, before) => before + 1).filter((group) => {
    const { value, need } = against(player, means, pick(enemies, group));
    return value >= need;
  });
  const known = new Set(beaten);
  const offered =
    beaten.length <= MOST_GROUPS
      ? beaten
      : beaten.filter((group) => foes.every((_, place) => group & (1 << place) || !known.has(group | (1 << place))));
  return offered.slice(0, MOST_GROUPS).map((group) => volleyOffer(g, seat, means, pick(foes, group)));
}

function pick<T>(list: readonly T[], group: number): T[] {
  return list.filter((_, place) => (group & (1 << place)) !== 0);
}

function volleyOffer(g: Frontiers, seat: Seat, means: Means, group: readonly CombatEnemy[]): Offer<VolleyPayload> {
  const { verb, word, rule } = PHASES[means].offers;
  const { foes } = combatOf(g);
  const named = `${word} ${group.map((foe) => foes.indexOf(foe) + 1).join(', ')}: `;
  const full = named + foeNames(g, group);
  const keys = group.map(({ key }) => key);
  const option: Option = {
    key: `${verb}:${keys.join('+')}`,
    verb,
    label: full.length <= LABEL_LENGTH ? full : `${named}${group.length} enemies`,
    hint: asHint(`${volleyWords(g, seat, means, group)}, ${experienceFor(g, group)} Experience.`),
    rule,
  };
  return open(option, { do: 'overcome', foes: keys });
}

/** Spends all points and defeats the targets (F-LRA-08, F-LRA-11). */
function overcome(ctx: Running, seat: Seat, moment: Means, keys: readonly string[]): void {
  const { g } = ctx;
  const { rule, overcome: how, spends } = PHASES[moment];
  const targets = keys.map((key) => foeOf(combatOf(g), key));
  const names = foeNames(g, targets);
  const are = targets.length > 1 || isMany(names) ? 'are' : 'is';
  ctx.log(`${volleyWords(g, seat, moment, targets)}: ${names} ${are} ${how}.`, rule);
  dropPoints(playerOf(g, seat), ...spends);
  defeat(ctx, targets);
}

/** Describes the enemies' attack that follows the Long Range phase (F-SHIELD-01, F-AWAY-16). */
function whatComes(g: Frontiers, seat: Seat): string {
  const combat = combatOf(g);
  if (combat.team === null) {
    const attack = attackersLeft(combat).reduce((sum, foe) => sum + enemyOfFoe(g, foe).attack.value, 0);
    return `Their attack totals ${attack} before your Shields.`;
  }
  const borne = standing(g, seat, combat.team).reduce<number>((sum, member) => sum + absorbs(g, seat, member), 0);
  return `They deal ${damageOfPlanet(g)} damage. Your team can absorb ${borne}.`;
}

function prompt(g: Frontiers, seat: Seat, moment: Means): string {
  const isTalk = moment === 'parley';
  const foes = foesLeft(combatOf(g)).map((foe) => {
    const { defense, diplomacy } = enemyOfFoe(g, foe);
    return `${foeName(g, foe)} (${isTalk ? `Diplomacy ${diplomacy}` : `Defense ${defense}`})`;
  });
  const player = playerOf(g, seat);
  const have = isTalk ? `Diplomacy ${player.points.diplomacy}` : fireWords(attackPool(player, moment)) || 'nothing yet';
  return `${PHASES[moment].name}: ${foes.join(', ')}. You have ${have}.`;
}
