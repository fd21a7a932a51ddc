import type { Reader } from '../../../kernel/types.ts';
import { absorbs, type Member, memberName } from '../chapters/away/away-team.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { attackPool } from '../chapters/captains/points.ts';
import { damageOf, shieldsValue, undeflected } from '../chapters/combat/combat-maths.ts';
import { enemyOfFoe, foesLeft } from '../chapters/combat/foes.ts';
import { type Means, volleyAt } from '../chapters/combat/volleys.ts';
import { cubeAt, spaceAt } from '../chapters/map/ground.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { baseHandLimit } from '../chapters/turn-end/hand-limit.ts';
import { CUBES } from '../content/cubes.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { ABILITY_NAMES, type Enemy } from '../content/encounters/token.ts';
import { ATTACK_NAMES } from '../content/fire.ts';
import { siteName } from '../content/terrain.ts';
import type { Combat, CombatPhase, Foe, Frontiers } from '../state.ts';
import type { FightView, FoeView } from '../view.ts';
import { fireView } from './fire.ts';
import { enemyView } from './tokens.ts';

const PHASES: Record<CombatPhase, string> = {
  diplomacy: 'Diplomacy',
  long: 'Long Range Attack',
  shields: 'Shields',
  damage: 'Assign Damage',
  attack: 'Attack',
};

/** With what enemies are overcome in a phase, or in the one that comes before it. */
const MEANS: Record<CombatPhase, Means> = {
  diplomacy: 'parley',
  long: 'long',
  shields: 'long',
  damage: 'long',
  attack: 'attack',
};

/** The fight as it stands. The secret die shows its colour to whoever set it, until it is turned up (F-VARIANT-20). */
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

/** Who is down: the Captain first, then Crew; an empty list is Security alone (F-AWAY-26). */
function teamOf(g: Frontiers, { team, seat }: Combat): FightView['team'] {
  if (team === null) return null;
  const members: Member[] = [...(team.captain ? (['captain'] as const) : []), ...team.crew];
  return members.map((member) => ({ name: memberName(g, seat, member), defense: absorbs(g, seat, member) }));
}

function foeView(g: Frontiers, { seat, phase }: Combat, foe: Foe): FoeView {
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

/** What is otherwise than on the token. */
function changesOf(printed: Enemy, now: Enemy): string[] {
  const gone = (names: readonly string[], left: readonly string[]) => names.filter((name) => !left.includes(name));
  const resists = (enemy: Enemy) => enemy.resists.map((type) => `Resistance to ${ATTACK_NAMES[type]}`);
  const abilities = (enemy: Enemy) => enemy.abilities.map((ability) => ABILITY_NAMES[ability]);
  const traits = (enemy: Enemy) => [...abilities(enemy), ...resists(enemy)];
  return [
    ...(now.attack.value === printed.attack.value ? [] : [`Attack ${now.attack.value}, not ${printed.attack.value}`]),
    ...(now.defense === printed.defense ? [] : [`Defense ${now.defense}, not ${printed.defense}`]),
    ...gone(traits(printed), traits(now)).map((name) => `No ${name}`),
    ...gone(traits(now), traits(printed)).map((name) => `Also ${name}`),
  ];
}
