import type { Loss, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { loseCommand } from '../../position/commands.ts';
import { conflictOf } from '../../position/conflict.ts';
import { discOf, playerOf } from '../../position/find.ts';
import { does, resourceName, theSeat, verbFor } from '../../position/names.ts';
import { RESOURCES } from '../../position/resources.ts';
import { nodesIn } from '../../position/standing.ts';
import type { Ascendancy, Conflict, Disc, Resource } from '../../state.ts';
import type { Play } from '../calls.ts';
import { ignoredBy } from './hits.ts';

/**
 * Returns the result of Hits on the Nodes of a System (A-INV-09, A-INV-11, A-INV-12), or null without Hits. `only` is
 * true if a rule destroys Nodes without a roll. Without a roll, an Invasion can’t succeed (A-INV-13).
 */
export function resultOf(hits: number, nodes: number, only: boolean): Conflict['result'] {
  if (hits === 0) return null;
  if (hits < nodes) return 'collateral';
  return hits > nodes && !only ? 'success' : 'annihilation';
}

function world(g: Ascendancy): Disc {
  const { system } = conflictOf(g);
  if (system === null) throw new Error('no System is invaded');
  return discOf(g, system);
}

function destroy(disc: Disc, resource: Resource): void {
  const site = disc.nodes.indexOf(resource);
  if (site < 0) throw new Error(`${disc.id} has no Node of ${resource}`);
  disc.nodes[site] = null;
}

/** Returns the Resource Nodes in a System, one entry each. */
function standing(disc: Disc): Resource[] {
  return RESOURCES.flatMap((one) => new Array<Resource>(nodesIn(disc, one)).fill(one));
}

/**
 * Destroys one Resource Node for each Hit, but not the Control Node (A-INV-11). Returns true, and destroys nothing yet,
 * if the Attacker must choose the Nodes.
 */
export function collateral(ctx: Play, hits: number): boolean {
  const { g } = ctx;
  const c = conflictOf(g);
  const nodes = standing(world(g));
  const spared = Math.min(hits, ignoredBy(g, 1, 0, null));
  const count = Math.min(hits - spared, nodes.length);
  if (spared > 0) ctx.log(`${several(spared, 'Hit')} on Nodes ${spared === 1 ? 'is' : 'are'} ignored.`, 'A-INV-11');
  c.toRaze = count;
  const alike = new Set(nodes).size === 1;
  if (count > 0 && count < nodes.length && !alike && c.attacker !== 'borg') return true;
  // The Borg destroy Nodes in this order (A-OPEN-29).
  raze(ctx, nodes.slice(0, count));
  return false;
}

/** Lists the Nodes that the Attacker can destroy, by type. */
export function razeOffers(g: Ascendancy): Offer<Resource>[] {
  const disc = world(g);
  return RESOURCES.flatMap((resource) => {
    const max = nodesIn(disc, resource);
    const label = `${resourceName(resource)} Node`;
    const hint =
      resource === 'research' ? 'A destroyed Research Node yields no captured Project (A-INV-19)' : undefined;
    const option = { key: `raze:${resource}`, verb: 'raze', label, max, ...(hint === undefined ? {} : { hint }) };
    return max === 0 ? [] : [open(option, resource)];
  });
}

/** Returns the part of a log entry that says what a seat loses, or undefined if nobody loses anything. */
function lostBy(seat: Seat | null, ...names: readonly string[]): Loss | undefined {
  return seat === null ? undefined : { seat, names };
}

/** Destroys the given Resource Nodes. */
export function raze(ctx: Play, resources: readonly Resource[]): void {
  const { g } = ctx;
  const c = conflictOf(g);
  const disc = world(g);
  for (const one of resources) destroy(disc, one);
  c.razed.push(...resources);
  c.toRaze = 0;
  if (resources.length === 0) return;
  const names = RESOURCES.flatMap((one) => {
    const count = resources.filter((other) => other === one).length;
    return count === 0 ? [] : [several(count, `${resourceName(one)} Node`)];
  });
  const whose = disc.control === null ? '' : ` of ${theSeat(g, disc.control)}`;
  ctx.log(
    `Collateral Damage destroys ${listed(names)}${whose} in ${systemName(disc.id)}.`,
    'A-INV-11',
    lostBy(disc.control),
  );
}

/**
 * Applies Total Annihilation: all Nodes are destroyed, including the Control Node, and nobody wins (A-INV-12). A
 * Starbase stays, but its owner loses a Command (A-INV-24). Returns the seat that lost Control, or null.
 */
export function razeAll(ctx: Play): Seat | null {
  const { g } = ctx;
  const c = conflictOf(g);
  const disc = world(g);
  const loser = disc.control;
  c.razed.push(...standing(disc));
  const name = systemName(disc.id);
  const who = loser === null ? '' : `${theSeat(g, loser)} ${verbFor(g, loser, 'loses', 'lose')} ${name}, and `;
  const where = loser === null ? `in ${name}` : 'there';
  ctx.log(`Total Annihilation: ${who}every Node ${where} is destroyed.`, 'A-INV-12', lostBy(loser, name));
  abandon(ctx, disc);
  return loser;
}

/**
 * Returns a System’s Nodes and Control Node to the supply. A Starbase in the System remains, but belongs to nobody
 * (A-INV-24, A-OPEN-90).
 */
export function abandon(ctx: Play, disc: Disc): void {
  const { g } = ctx;
  const owner = disc.control;
  disc.nodes = disc.nodes.map(() => null);
  disc.control = null;
  disc.taken = null;
  if (owner === null) return;
  playerOf(g, owner).controls += 1;
  if (!disc.starbase) return;
  loseCommand(g, owner);
  ctx.log(
    `${does(g, owner, 'loses', 'lose')} the Starbase at ${systemName(disc.id)}, and a Command with it.`,
    'A-INV-24',
    lostBy(owner),
  );
}
