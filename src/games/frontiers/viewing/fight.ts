import type { Reader } from '../../../kernel/types.ts';
import { crewName } from '../content/crew/all.ts';
import { CUBES } from '../content/cubes.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { ABILITY_NAMES, type Enemy } from '../content/encounters/token.ts';
import { ATTACK_NAMES } from '../content/fire.ts';
import { siteName } from '../content/terrain.ts';
import { attackValue, type Points, shieldsValue, undeflected } from '../rules/combat-maths.ts';
import { playerOf } from '../rules/find.ts';
import { enemyOfFoe, foesLeft } from '../rules/foes.ts';
import { cubeAt, spaceAt } from '../rules/ground.ts';
import { baseHandLimit } from '../rules/hand-limit.ts';
import { hexOf } from '../rules/hex.ts';
import { hexLabel } from '../rules/labels.ts';
import { mergeFire } from '../rules/points.ts';
import type { Combat, CombatPhase, FirePoints, Foe, Frontiers } from '../state.ts';
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

/** The fight as it stands. The secret die shows its colour to whoever set it, until it is turned up (F-VARIANT-20). */
export function fightView(g: Frontiers, reader: Reader): FightView | null {
  const { combat } = g;
  if (combat === null) return null;
  const { kind, seat, at, phase, die } = combat;
  const fire = attackOf(g, combat);
  const left = foesLeft(combat).map((foe) => enemyOfFoe(g, foe));
  return {
    kind,
    title: titleOf(g, combat),
    seat,
    at: at === null ? null : hexLabel(hexOf(at)),
    phase,
    phaseName: PHASES[phase],
    foes: combat.foes.map((foe) => foeView(g, foe, fire)),
    team: teamOf(g, combat),
    strength: strengthOf(g, combat, fire),
    all: {
      hit: phase === 'diplomacy' ? playerOf(g, seat).points.diplomacy : attackValue(fire, left),
      needed: left.reduce(
        (sum, { defense, diplomacy }) => sum + (phase === 'diplomacy' ? (diplomacy ?? 0) : defense),
        0,
      ),
    },
    sustained: combat.sustained,
    limit: baseHandLimit(g, seat),
    catastrophic: combat.catastrophic,
    die: die === null ? null : { by: die.by, colour: die.shown || reader === die.by ? die.colour : null },
  };
}

/** What an attack of this moment is made of: before the Attack phase only what reaches far (F-LRA-02, F-ATK-01). */
function attackOf(g: Frontiers, { seat, phase }: Combat): FirePoints {
  const { close, long } = playerOf(g, seat).points;
  return phase === 'attack' ? mergeFire(close, long) : long;
}

function strengthOf(g: Frontiers, { seat, phase }: Combat, fire: FirePoints): FightView['strength'] {
  const { points } = playerOf(g, seat);
  switch (phase) {
    case 'diplomacy':
      return { total: points.diplomacy, parts: [] };
    case 'shields':
    case 'damage':
      return fireView(points.shields);
    case 'long':
    case 'attack':
      return fireView(fire);
  }
}

function titleOf(g: Frontiers, { kind, at }: Combat): string {
  if (at === null) return kind === 'decimate' ? 'Decimation' : 'Enemy Ships';
  const cube = cubeAt(g, at);
  const site = spaceAt(g, at)?.site ?? null;
  const name = cube !== null ? CUBES[cube.colour].name : site === null ? 'Fight' : siteName(site);
  return `${name} ${hexLabel(hexOf(at))}`;
}

/** Who is down: the Captain first, then Crew; an empty list is Security alone (F-AWAY-26). */
function teamOf(g: Frontiers, { team, seat }: Combat): string[] | null {
  if (team === null) return null;
  const { crew } = playerOf(g, seat);
  const members = team.crew.flatMap((place) => crew[place]?.crew ?? []).map(crewName);
  return [...(team.captain ? ['The Captain'] : []), ...members];
}

function foeView(g: Frontiers, foe: Foe, fire: Points): FoeView {
  const enemy = enemyOfFoe(g, foe);
  const { from, changes } = foe;
  return {
    ...enemyView(enemy),
    key: foe.key,
    pile: foe.pile,
    at: from !== 'drawn' && 'site' in from ? hexLabel(hexOf(from.site)) : null,
    joined: foe.role === 'joined',
    defeated: foe.defeated,
    skips: changes.some(({ skip }) => skip === true),
    changed: changesOf(enemyOf(foe.token), enemy),
    shields: fireView(foe.shields),
    deflects: shieldsValue(foe.shields, enemy),
    undeflected: undeflected(foe.shields, enemy),
    hit: attackValue(fire, [enemy]),
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
