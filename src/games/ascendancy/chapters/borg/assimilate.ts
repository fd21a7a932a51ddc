import type { Outcome, Seat } from '../../../../kernel/types.ts';
import { SPIRES } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
import { borgOf, borgWorlds, isCooperative } from '../../position/borg.ts';
import { loseCommand } from '../../position/commands.ts';
import { controlled, discOf, playerOf } from '../../position/find.ts';
import { dropEmptyLanes } from '../../position/lanes.ts';
import { does } from '../../position/names.ts';
import { nothing } from '../../position/resources.ts';
import { homeOf } from '../../position/standing.ts';
import type { Disc, SystemId } from '../../state.ts';
import type { Play } from '../calls.ts';
import { discardStaying } from '../exploring/cards.ts';
import { retire } from '../rounds/elimination.ts';

/**
 * Takes the Control Node from a System. A Starbase stays without an owner, and its former owner loses a Command
 * (A-OPEN-29, A-INV-21).
 */
export function release(ctx: Play, disc: Disc): void {
  const { control, starbase } = disc;
  disc.control = null;
  disc.taken = null;
  if (control === null) return;
  playerOf(ctx.g, control).controls += 1;
  if (!starbase) return;
  loseCommand(ctx.g, control);
  const what = `the Starbase at ${systemName(disc.id)}, and a Command with it`;
  ctx.log(`${does(ctx.g, control, 'loses', 'lose')} ${what}.`, 'A-OPEN-29', { seat: control, names: [] });
}

/** Makes a player whose Home System was assimilated a Voice of the Borg (A-OPEN-32). */
function assimilatePlayer(ctx: Play, seat: Seat): void {
  const { g } = ctx;
  for (const disc of controlled(g, seat)) release(ctx, disc);
  for (const unit of g.units) if (unit.seat === seat) playerOf(g, seat).ships += unit.ships;
  g.units = g.units.filter((unit) => unit.seat !== seat);
  retire(g, seat);
  const { voices } = borgOf(g);
  voices.push(seat);
  voices.sort((a, b) => a - b);
  g.sequence = g.sequence.filter((one) => one !== seat);
  const voice = `${does(g, seat, 'is', 'are')} assimilated. They are now a Voice of the Borg.`;
  ctx.log(voice, 'A-OPEN-32', { seat, names: [] });
  dropEmptyLanes(ctx);
}

/** Returns the outcome if this assimilation ends a game of one or two players, or null (A-OPEN-33). */
function endAtOnce(ctx: Play, system: SystemId): Outcome | null {
  if (!isCooperative(ctx.g)) return null;
  return { winners: [], why: `The Borg win because ${systemName(system)} is a Borg world.`, rule: 'A-OPEN-33' };
}

/** Makes a System without Nodes a Borg world if a Spire is left (A-BORG-03, A-OPEN-29). */
export function assimilate(ctx: Play, system: SystemId): void {
  const { g } = ctx;
  const disc = discOf(g, system);
  if (borgWorlds(g).length >= SPIRES) {
    ctx.log(`No Spire is left, so ${systemName(system)} is only razed.`, 'A-OPEN-29');
    return;
  }
  Object.assign(disc, { level: 0, waiting: nothing(), spire: { nodes: 0, since: borgOf(g).turns } });
  discardStaying(ctx, system);
  ctx.log(`${systemName(system)} is assimilated and gets a Spire.`, 'A-OPEN-29');
  const owner = homeOf(g, system);
  if (owner === null || playerOf(g, owner).out) return;
  const end = endAtOnce(ctx, system);
  if (end === null) assimilatePlayer(ctx, owner);
  else {
    ctx.log(end.why, end.rule);
    ctx.end(end);
  }
}
