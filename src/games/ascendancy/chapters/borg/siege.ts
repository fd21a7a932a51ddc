import { type Callable, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { listed, several } from '../../../kit/words.ts';
import { forPlayers, HOME_LOSSES } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
import { borgOf, cubeOf } from '../../position/borg.ts';
import { conflictOf, noteUse, sideAt } from '../../position/conflict.ts';
import { discOf } from '../../position/find.ts';
import { does, resourceName, theSeat, verbFor } from '../../position/names.ts';
import { RESOURCES } from '../../position/resources.ts';
import { homeOf, isDeveloped, nodesIn } from '../../position/standing.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Resource, SystemId } from '../../state.ts';
import { DISCARD, type Play } from '../calls.ts';
import { planSiege } from '../conflict/begin.ts';
import { HIT_BORG, ignoredBy } from '../conflict/hits.ts';
import { damageBorg } from '../conflict/losses.ts';
import { poolsOf } from '../conflict/numbers.ts';
import { rollDice } from '../conflict/roll.ts';
import { afterCombatRound } from './adapt.ts';
import { assimilate, release } from './assimilate.ts';
import { spoilsOfCube } from './spoils.ts';

interface Local {
  cube: number;
  system: SystemId;
  /** The System’s owner, or null for an independent world. */
  owner?: Seat | null;
}

/** Has a Cube besiege the System it Orbits (A-OPEN-29). */
export const SIEGE: Callable<Local> = { name: 'siege' };

/** Returns how many Nodes a System can still lose in this Borg turn. Only Home Systems have a limit (A-OPEN-29). */
function mostLost(g: Ascendancy, system: SystemId): number {
  if (homeOf(g, system) === null) return Number.POSITIVE_INFINITY;
  return forPlayers(HOME_LOSSES, g.players.length) - (borgOf(g).lost?.[system] ?? 0);
}

/** Removes Nodes in the order Production, Research, Culture, Control Node (A-OPEN-29). */
function raze(ctx: Play, system: SystemId, hits: number): void {
  const { g } = ctx;
  const c = conflictOf(g);
  const disc = discOf(g, system);
  const most = mostLost(g, system);
  if (hits > most) ctx.log(`${systemName(system)} has reached its limit of losses for one Borg turn.`, 'A-OPEN-29');
  const count = Math.min(hits, most, nodesIn(disc) + (disc.control === null ? 0 : 1));
  const order = RESOURCES.flatMap((one) => new Array<Resource>(nodesIn(disc, one)).fill(one));
  c.razed = order.slice(0, count);
  for (const one of c.razed) disc.nodes[disc.nodes.indexOf(one)] = null;
  const names = RESOURCES.flatMap((one) => {
    const lost = c.razed.filter((other) => other === one).length;
    return lost === 0 ? [] : [several(lost, `${resourceName(one)} Node`)];
  });
  const control = count > c.razed.length;
  if (control) names.push('the Control Node');
  if (count === 0) return;
  borgOf(g).lost = { ...borgOf(g).lost, [system]: (borgOf(g).lost?.[system] ?? 0) + count };
  const { control: owner } = disc;
  const gone =
    control && owner !== null ? `: ${theSeat(g, owner)} ${verbFor(g, owner, 'loses', 'lose')} the System` : '';
  const lost = owner === null ? undefined : { seat: owner, names: control ? [systemName(system)] : [] };
  const whose = owner === null ? '' : ` of ${theSeat(g, owner)}`;
  ctx.log(`The siege destroys ${listed(names)}${whose} in ${systemName(system)}${gone}.`, 'A-OPEN-29', lost);
  if (control) release(ctx, disc);
}

/** Counts how many of a side's dice hit. */
function hitsBy(g: Ascendancy, by: number): number {
  return sideAt(conflictOf(g), by).dice.filter(({ hit }) => hit).length;
}

/** The siege of a System: one Combat Round of a Cube against its Nodes (A-OPEN-29). */
export const siege = procedure<Ascendancy, Local>(SIEGE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const c = planSiege(g, local.cube, local.system);
    g.conflict = c;
    c.round = 1;
    local.owner = discOf(g, local.system).control;
    ctx.log(`Cube ${local.cube} besieges ${systemName(local.system)}.`, 'A-OPEN-29');
    if (local.owner !== null) moment(ctx, 'before-hits', { seat: local.owner, side: 1 });
    return 'roll';
  },
  // Both sides roll together, since sieges have no First Strike.
  roll(ctx, local) {
    for (const by of [0, 1]) for (const { unit, dice } of poolsOf(ctx.g, by)) rollDice(ctx, by, 1 - by, unit, dice);
    if (local.owner != null) moment(ctx, 'after-hits', { seat: local.owner });
    return 'counted';
  },
  counted(ctx, { owner }) {
    if (owner != null) moment(ctx, 'hits-counted', { seat: owner });
    return 'fall';
  },
  fall(ctx, { system, owner }) {
    const { g } = ctx;
    const c = conflictOf(g);
    const extra = sideAt(c, 1).hits.reduce((sum, { left }) => sum + left, 0);
    const back = hitsBy(g, 1) + extra;
    const hits = hitsBy(g, 0);
    const spared = Math.min(hits, ignoredBy(g, 1, 0, null));
    if (spared > 0 && owner != null)
      ctx.log(`${does(g, owner, 'ignores', 'ignore')} ${several(spared, 'Hit')}.`, 'A-OPEN-29');
    for (const { text, rule } of damageBorg(g, c, sideAt(c, 0), back)) ctx.log(text, rule);
    if (back > 0 && owner != null) noteUse(c, HIT_BORG, owner);
    raze(ctx, system, hits - spared);
    // Losing a Research Node immediately lowers the maximum of Projects (A-PROJ-06).
    if (c.razed.includes('research') && owner != null) ctx.call(DISCARD, { seat: owner });
    return 'after';
  },
  after(ctx, { cube }) {
    const { g } = ctx;
    const c = conflictOf(g);
    afterCombatRound(ctx);
    c.over = true;
    g.last = c;
    g.conflict = null;
    if (cubeOf(g, cube) !== undefined) return 'end';
    spoilsOfCube(ctx, c, null);
    return 'destroyed';
  },
  destroyed(ctx, { cube, owner }) {
    if (owner != null) moment(ctx, 'cube-destroyed', { seat: owner, cube });
    return 'end';
  },
  end(ctx, { cube, system }) {
    const left = cubeOf(ctx.g, cube) !== undefined && !isDeveloped(discOf(ctx.g, system));
    if (left) assimilate(ctx, system);
    return null;
  },
});
