import { LABEL_LENGTH } from '../../../../kernel/decision.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { Enemy } from '../../content/encounters/token.ts';
import type { Foe, Frontiers, Player } from '../../state.ts';
import { asHint } from '../asking/asking.ts';
import { playerOf } from '../captains/find.ts';
import { sumFire } from '../captains/points.ts';
import { attackValue, defenseOf } from './combat-maths.ts';
import { experienceFor } from './defeat.ts';
import { attackPool, fireWords } from './fire.ts';
import { combatOf, enemyOfFoe, foeNames, foesLeft } from './foes.ts';

/** How enemies are overcome: with words, at long range, or with all that fires. */
export type Means = 'parley' | 'long' | 'attack';

/** What points come to against a group, and what it takes. */
export interface Volley {
  value: number;
  need: number;
}

/** Enemies are overcome, by their keys. */
export interface VolleyDeed {
  do: 'overcome';
  foes: readonly string[];
}

/** Most groups that one question offers. */
const MOST_GROUPS = 31;

/**
 * What a seat’s points come to against a group: all of them, since an attack that is made spends them (F-LRA-08, F-AWAY-15,
 * F-AWAY-22, F-MULTI-01), halved where one resists (F-LRA-04, F-LRA-05, F-LRA-06, F-LRA-07, F-SPECIALS-05, F-MULTI-02); for
 * words, Diplomacy alone against the sum of Diplomacy Values (F-AWAY-10, F-AWAY-14, F-AWAY-29).
 */
export function volleyAt(g: Frontiers, seat: Seat, means: Means, foes: readonly Foe[]): Volley {
  return against(
    playerOf(g, seat),
    means,
    foes.map((foe) => enemyOfFoe(g, foe)),
  );
}

function against(player: Player, means: Means, enemies: readonly Enemy[]): Volley {
  if (means === 'parley') {
    // Only Planet Tokens can be talked to, and each has a value (F-AWAY-08).
    const need = enemies.reduce((sum, { diplomacy }) => sum + (diplomacy ?? Number.POSITIVE_INFINITY), 0);
    return { value: player.points.diplomacy, need };
  }
  return { value: attackValue(attackPool(player, means), enemies), need: defenseOf(enemies) };
}

/** The same in words: what was fired or said, and against what. */
export function volleyWords(g: Frontiers, seat: Seat, means: Means, foes: readonly Foe[]): string {
  const { value, need } = volleyAt(g, seat, means, foes);
  if (means === 'parley') return `Diplomacy ${value} against ${need}`;
  const pool = attackPool(playerOf(g, seat), means);
  const halved = value < sumFire(pool) ? `, resisted to ${value},` : '';
  return `${fireWords(pool)}${halved} against Defense ${need}`;
}

/**
 * The groups that a seat’s points overcome now (F-LRA-08, F-MULTI-03). When there are too many of them, only those that
 * could not be larger: smaller ones cost the same points.
 */
export function volleys(g: Frontiers, seat: Seat, means: Means): Offer<VolleyDeed>[] {
  if (!hasPoints(g, seat, means)) return [];
  const foes = foesLeft(combatOf(g));
  const enemies = foes.map((foe) => enemyOfFoe(g, foe));
  const player = playerOf(g, seat);
  const beaten = subsets(foes.length).filter((group) => {
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

/** Whether a seat has points to overcome anybody with. */
function hasPoints(g: Frontiers, seat: Seat, means: Means): boolean {
  const { diplomacy, close, long } = playerOf(g, seat).points;
  if (means === 'parley') return diplomacy > 0;
  return sumFire(long) > 0 || (means === 'attack' && sumFire(close) > 0);
}

function volleyOffer(g: Frontiers, seat: Seat, means: Means, group: readonly Foe[]): Offer<VolleyDeed> {
  const verb = means === 'parley' ? 'win' : 'attack';
  const { foes } = combatOf(g);
  const numbers = group.map((foe) => foes.indexOf(foe) + 1).join(', ');
  const word = means === 'parley' ? 'Win over' : 'Attack';
  const full = `${word} ${numbers}: ${foeNames(g, group)}`;
  const words = volleyWords(g, seat, means, group);
  const keys = group.map(({ key }) => key);
  const option: Option = {
    key: `${verb}:${keys.join('+')}`,
    verb,
    label: full.length <= LABEL_LENGTH ? full : `${word} ${numbers}: ${group.length} enemies`,
    hint: asHint(`${words}, ${experienceFor(g, group)} Experience.`),
    rule: means === 'parley' ? 'F-AWAY-10' : 'F-LRA-08',
  };
  return open(option, { do: 'overcome', foes: keys });
}

/** All groups of so many, as bits; the smallest numbers first. */
function subsets(count: number): number[] {
  return Array.from({ length: 2 ** count - 1 }, (_, before) => before + 1);
}

function pick<T>(list: readonly T[], group: number): T[] {
  return list.filter((_, place) => (group & (1 << place)) !== 0);
}
