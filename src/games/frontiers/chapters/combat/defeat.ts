import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { CubeColour } from '../../content/colours.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import type { Combat, CombatEnemy, Frontiers, Token, TokenId } from '../../state.ts';
import { changeReputation, gainExperience, type Running } from '../captains/gains.ts';
import { added } from '../captains/lasting.ts';
import { cubeOf, siteOf, spaceAt } from '../map/ground.ts';
import { discardToken } from '../map/tokens.ts';
import { combatOf, foeNames } from './foes.ts';
import { dieExperience, turnUp } from './secret-die.ts';

/**
 * Defeats enemies by an attack, Diplomacy or an effect. The tokens of defeated enemies are discarded immediately
 * (F-LRA-11). Defeated enemies give Experience (F-LRA-12). Roaming enemies also give Reputation, and defenders of a
 * Cube give Faction Tokens (F-OUTCOME-10).
 */
export function defeat(ctx: Running, foes: readonly CombatEnemy[]): void {
  if (foes.length === 0) return;
  const { g } = ctx;
  const combat = combatOf(g);
  const { seat } = combat;
  const gained = experienceOf(g, combat, foes, dieExperience(combat));
  for (const foe of foes) {
    foe.defeated = true;
    takeAway(g, seat, foe);
    discardToken(g, foe);
  }
  if (dieExperience(combat) > 0) turnUp(ctx, combat);
  const names = foeNames(g, foes);
  const fames = foes.reduce((sum, foe) => sum + fame(g, foe), 0);
  const inSpace = combat.kind === 'owned-starbase' ? 'F-COMBAT-05' : 'F-LRA-12';
  gainExperience(ctx, seat, gained, names, combat.team === null ? inSpace : 'F-AWAY-27');
  changeReputation(ctx, seat, fames, names, 'F-OUTCOME-02');
}

/** Returns the Experience for defeating these enemies now, without the Experience from a die that is still secret. */
export function experienceFor(g: Frontiers, foes: readonly CombatEnemy[]): number {
  const combat = combatOf(g);
  return experienceOf(g, combat, foes, combat.die?.shown ? dieExperience(combat) : 0);
}

/** `die` is the Experience that the Interactive Combat die adds per enemy. Effects in force may add Experience. */
function experienceOf(g: Frontiers, combat: Combat, foes: readonly CombatEnemy[], die: number): number {
  const before = combat.foes.filter(({ defeated }) => defeated);
  const glory = added(g, combat.seat, 'glory', ({ experience }) => experience);
  return worth(combat, [...before, ...foes], die) - worth(combat, before, die) + glory * foes.length;
}

/**
 * Returns the Experience for defeating all these enemies. Stand-ins for an absent owner give half the sum of their
 * Experience, rounded up (F-COMBAT-05, F-SCEN-79, F-OPEN-78).
 */
function worth(combat: Combat, foes: readonly CombatEnemy[], die: number): number {
  let full = 0;
  let halved = 0;
  for (const foe of foes) {
    const experience = enemyOf(foe.token).experience + die;
    if (combat.kind === 'owned-starbase' && foe.from === 'drawn') halved += experience;
    else full += experience;
  }
  return full + Math.ceil(halved / 2);
}

/**
 * Returns the Reputation for an enemy: 1 for a roaming Warbird, 2 for a roaming Sphere (F-OUTCOME-02). Guards and Cube
 * defenders give no Reputation (F-OUTCOME-17, F-SCEN-52, F-OPEN-92).
 */
function fame(g: Frontiers, { from }: CombatEnemy): number {
  if (typeof from !== 'object' || !('site' in from)) return 0;
  const kind = spaceAt(g, from.site)?.site?.kind;
  if (kind === 'romulanWarbird') return 1;
  return kind === 'borgSphere' ? 2 : 0;
}

/**
 * Removes a token from its place. The space of an Enemy Ship stays empty, without a Faction Token (F-OUTCOME-01). A
 * Cube gets one Faction Token for each defeated defender, in the order of their defeat (F-OUTCOME-10, F-COOP-15).
 */
function takeAway(g: Frontiers, seat: Seat, { from, token }: CombatEnemy): void {
  if (from === 'drawn') return;
  if ('site' in from) {
    const { tokens } = siteOf(g, from.site);
    tokens.splice(placeOf(tokens, token), 1);
    return;
  }
  const cube = cubeOf(g, from.cube);
  const share = shareOf(g, seat, from.cube);
  const place = share?.find((dealt) => cube.defenders[dealt]?.token === token) ?? placeOf(cube.defenders, token);
  cube.defenders.splice(place, 1);
  cube.marks.push(seat);
  if (share === null || g.assault === null) return;
  g.assault.dealt = g.assault.dealt.map((dealt) =>
    dealt.filter((other) => other !== place).map((other) => (other > place ? other - 1 : other)),
  );
}

/**
 * Returns the indexes of the Cube defenders that a seat faces in a joint assault, or null if it faces all (F-COOP-18).
 */
export function shareOf(g: Frontiers, seat: Seat, colour: CubeColour): readonly number[] | null {
  const { assault } = g;
  if (assault === null || assault.cube !== colour) return null;
  const place = assault.shares.findIndex((share) => share.seat === seat);
  return must(assault.dealt[place], `seat ${seat}’s share of the assault`);
}

function placeOf(tokens: readonly Token[], token: TokenId): number {
  const place = tokens.findIndex((one) => one.token === token);
  if (place < 0) throw new Error(`${token} doesn’t lie there`);
  return place;
}
