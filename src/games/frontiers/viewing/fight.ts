import type { Reader } from '../../../kernel/types.ts';
import { absorbs, type Member, memberName } from '../chapters/away/away-team.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { attackPool } from '../chapters/captains/points.ts';
import { damageOf, shieldsValue, undeflected } from '../chapters/combat/combat-maths.ts';
import { enemyOfFoe, foesLeft } from '../chapters/combat/foes.ts';
import { getsThroughInSpace } from '../chapters/combat/harm.ts';
import { type Means, volleyAt } from '../chapters/combat/volleys.ts';
import { defenseInSpace } from '../chapters/crew/lenders.ts';
import { cubeAt, spaceAt } from '../chapters/map/ground.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { blockerDefense, getsThrough, pvpDamageCards, shotOf } from '../chapters/pvp/pvp-fire.ts';
import { opponentOf } from '../chapters/pvp/pvp-outcome.ts';
import { baseHandLimit } from '../chapters/turn-end/hand-limit.ts';
import { CUBES } from '../content/cubes.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { ABILITY_NAMES, type Enemy } from '../content/encounters/token.ts';
import { ATTACK_NAMES } from '../content/fire.ts';
import { siteName } from '../content/terrain.ts';
import type { Combat, CombatEnemy, CombatPhase, Frontiers, PvpSide, Range } from '../state.ts';
import type { AssaultView, FightView, FoeView, PvpSideView, PvpView } from '../view.ts';
import { shortName } from './captains.ts';
import { enemyView, fireView } from './tokens.ts';

const PHASES: Record<CombatPhase, string> = {
  diplomacy: 'Diplomacy',
  long: 'Long Range Attack',
  shields: 'Shields',
  damage: 'Assign Damage',
  attack: 'Attack',
};

/**
 * The way in which enemies are overcome in each phase. The Shields and Assign Damage phases keep showing the Long Range
 * Attack, which comes before them.
 */
const MEANS: Record<CombatPhase, Means> = {
  diplomacy: 'parley',
  long: 'long',
  shields: 'long',
  damage: 'long',
  attack: 'attack',
};

/**
 * Returns the current fight. Until the secret die is revealed, only the player who set it sees its color
 * (F-VARIANT-20).
 */
export function fightView(g: Frontiers, reader: Reader): FightView | null {
  const { combat } = g;
  if (combat === null) return null;
  const { seat, at, phase, die } = combat;
  const { value, need } = volleyAt(g, seat, MEANS[phase], foesLeft(combat));
  return {
    title: titleOf(g, combat),
    seat,
    at: at === null ? null : spaceLabel(at),
    phase,
    phaseName: PHASES[phase],
    foes: combat.foes.map((foe) => foeView(g, combat, foe)),
    team: teamOf(g, combat),
    strength: strengthOf(g, combat),
    all: { hit: value, needed: need },
    coming: phase === 'shields' || phase === 'damage' ? getsThroughInSpace(g, seat) : null,
    sustained: combat.sustained,
    limit: baseHandLimit(g, seat),
    catastrophic: combat.catastrophic,
    die: die === null ? null : { by: die.by, colour: die.shown || reader === die.by ? die.colour : null },
  };
}

function strengthOf(g: Frontiers, { seat, phase }: Combat): FightView['strength'] {
  const player = playerOf(g, seat);
  const { points } = player;
  switch (phase) {
    case 'diplomacy':
      return { total: points.diplomacy, parts: [] };
    case 'shields':
    case 'damage':
      return fireView(points.shields);
    case 'long':
    case 'attack':
      return fireView(attackPool(player, phase));
  }
}

function titleOf(g: Frontiers, { kind, at }: Combat): string {
  if (at === null) return kind === 'decimate' ? 'Decimation' : 'Enemy Ships';
  const cube = cubeAt(g, at);
  const site = spaceAt(g, at)?.site ?? null;
  const name = cube !== null ? CUBES[cube.colour].name : site === null ? 'Fight' : siteName(site);
  return `${name} ${spaceLabel(at)}`;
}

/** Returns the Away Team, Captain first. An empty list means only Security (F-AWAY-26). */
function teamOf(g: Frontiers, { team, seat }: Combat): FightView['team'] {
  if (team === null) return null;
  const members: Member[] = [...(team.captain ? (['captain'] as const) : []), ...team.crew];
  return members.map((member) => ({ name: memberName(g, seat, member), defense: absorbs(g, seat, member) }));
}

function foeView(g: Frontiers, { seat, phase }: Combat, foe: CombatEnemy): FoeView {
  const enemy = enemyOfFoe(g, foe);
  const { from, changes } = foe;
  const points = undeflected(foe.shields, enemy);
  return {
    ...enemyView(enemy),
    pile: foe.pile,
    at: from !== 'drawn' && 'site' in from ? spaceLabel(from.site) : null,
    joined: foe.role === 'joined',
    defeated: foe.defeated,
    skips: changes.some(({ skip }) => skip === true),
    changed: changesOf(enemyOf(foe.token), enemy),
    shields: fireView(foe.shields),
    deflects: shieldsValue(foe.shields, enemy),
    undeflected: points,
    damage: damageOf([{ attacker: enemy, points }]),
    hit: volleyAt(g, seat, MEANS[phase], [foe]).value,
  };
}

/** Lists the differences between an enemy's current figures and its printed token. */
function changesOf(printed: Enemy, now: Enemy): string[] {
  const gone = (names: readonly string[], left: readonly string[]) => names.filter((name) => !left.includes(name));
  const traits = ({ abilities, resists }: Enemy) => [
    ...abilities.map((ability) => ABILITY_NAMES[ability]),
    ...resists.map((type) => `Resistance to ${ATTACK_NAMES[type]}`),
  ];
  return [
    ...(now.attack.value === printed.attack.value ? [] : [`Attack ${now.attack.value}, not ${printed.attack.value}`]),
    ...(now.defense === printed.defense ? [] : [`Defense ${now.defense}, not ${printed.defense}`]),
    ...gone(traits(printed), traits(now)).map((name) => `No ${name}`),
    ...gone(traits(now), traits(printed)).map((name) => `Also ${name}`),
  ];
}

const RANGES: Record<Range, string> = {
  long: 'Long Range Attack',
  close: 'Close Range Attack',
};

/** Returns the current combat between two players. All of this information is public. */
export function pvpView(g: Frontiers): PvpView | null {
  const { pvp } = g;
  if (pvp === null) return null;
  const { aggressor, defender, attendance, phase, attacker, starbase } = pvp;
  const remaining = getsThrough(g, pvp);
  return {
    aggressor: sideOf(g, aggressor),
    defender: sideOf(g, defender),
    attendance,
    phaseName: RANGES[phase],
    attacker,
    at: starbase === null ? null : spaceLabel(starbase),
    attack: fireView(shotOf(g, pvp)),
    shields: fireView(playerOf(g, opponentOf(g, attacker)).points.shields),
    remaining,
    damage: pvpDamageCards(remaining, blockerDefense(g, pvp)),
  };
}

/**
 * Returns a side with its Defense Value. A Crew Member who could take command for a Wounded Captain is included only in
 * the question about taking command (F-OPEN-56).
 */
function sideOf(g: Frontiers, { seat, sustained, stopped }: PvpSide): PvpSideView {
  return { seat, name: shortName(g, seat), defense: defenseInSpace(g, seat), sustained, stopped };
}

/** Returns the joint assault on a Cube, or null (F-COOP-06). */
export function assaultView(g: Frontiers): AssaultView | null {
  const { assault } = g;
  if (assault === null) return null;
  const shares = assault.shares.map(({ seat, count }) => ({ seat, count, name: shortName(g, seat) }));
  return { shares };
}
