import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { NODES } from '../../content/prices.ts';
import { controlled, discOf } from '../../position/find.ts';
import { does, resourceName, resourcesText } from '../../position/names.ts';
import { pay, RESOURCES, unpaid } from '../../position/resources.ts';
import { nodesIn } from '../../position/standing.ts';
import { notNow } from '../../position/turn.ts';
import { added, banned, granted } from '../../rules/ask.ts';
import type { Ascendancy, Disc, Resource, Resources, SystemId } from '../../state.ts';
import { NODE, type OfferFilter, type Payload, type Play } from '../calls.ts';

/** Returns a Node’s price in a System, at least 0 (A-BUILD-12, A-OPEN-01). */
export function nodePrice(g: Ascendancy, seat: Seat, system: SystemId, resource: Resource): Partial<Resources> {
  return { production: Math.max(0, NODES[resource] + added(g, 'price', { of: 'node', seat, system, resource })) };
}

/**
 * Returns a free site for a Node, or null. A site of the Node’s type is preferred, then an Open site, then any site
 * that a rule allows.
 */
export function siteFor(g: Ascendancy, seat: Seat, disc: Disc, resource: Resource): number | null {
  // A-BUILD-13 to A-BUILD-15 say which Nodes each type of site takes. A rule may allow any site (A-FER-03).
  const own = freeSite(disc, resource) ?? freeSite(disc, 'open');
  if (own !== null) return own;
  return granted(g, 'build', { what: 'node', seat, system: disc.id, resource }) ? freeSite(disc) : null;
}

/** Returns the first free site of this type (any type if omitted), or null. */
function freeSite({ sites, nodes }: Disc, type?: Disc['sites'][number]): number | null {
  for (let at = 0; at < sites.length; at++)
    if (nodes[at] === null && (type === undefined || sites[at] === type)) return at;
  return null;
}

/**
 * Lists offers to build Resource Nodes and replace those on Open sites (A-BUILD-11 to A-BUILD-17). Nodes can’t be
 * removed (A-BUILD-18).
 */
export function nodeOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const offers: Offer<Payload>[] = [];
  for (const disc of controlled(g, seat)) {
    for (const resource of RESOURCES) {
      const one = buildOffer(g, seat, disc, resource);
      if (one.why === null || wanted === 'all') offers.push(one);
    }
    offers.push(...replaceOffers(g, seat, disc));
  }
  return offers;
}

function buildOffer(g: Ascendancy, seat: Seat, disc: Disc, resource: Resource): Offer<Payload> {
  const system = disc.id;
  const price = nodePrice(g, seat, system, resource);
  const site = siteFor(g, seat, disc, resource);
  const why =
    notNow(g, seat, 'building') ??
    banned(g, 'build', { what: 'node', seat, system, resource }) ??
    siteless(disc, resource, site) ??
    unpaid(g, seat, price, 'A-BUILD-12');
  const build = (ctx: Play): void => {
    pay(ctx.g, seat, price);
    ctx.log(`${does(ctx.g, seat, 'builds', 'build')} ${nodeText(resource)} at ${systemName(system)}.`, 'A-BUILD-11');
    if (site !== null) ctx.call(NODE, { seat, system, resource, site });
  };
  return keyed(`build:node:${system}:${resource}`, build, why, () => ({
    verb: 'build',
    label: `Build ${nodeText(resource)} at ${systemName(system)}`,
    called: [`${resource} node at ${systemName(system)}`],
    hint: resourcesText(price),
    group: 'Nodes',
    rule: 'A-BUILD-12',
  }));
}

/** Names a Node: “a Research Node”. */
export function nodeText(resource: Resource): string {
  return `a ${resourceName(resource)} Node`;
}

function siteless(disc: Disc, resource: Resource, site: number | null): Obstacle {
  if (site !== null) return null;
  const name = systemName(disc.id);
  const held = nodesIn(disc);
  if (held >= disc.sites.length)
    return no('A-BUILD-16', () => `${name} already holds ${held} of ${disc.sites.length} Nodes.`);
  const rule = { production: 'A-BUILD-13', research: 'A-BUILD-14', culture: 'A-BUILD-15' }[resource];
  return no(rule, () => `${name} has no free site for ${nodeText(resource)}.`);
}

/** Lists offers to replace a Node on an Open site with another type for the full price (A-BUILD-17, A-OPEN-39). */
function replaceOffers(g: Ascendancy, seat: Seat, disc: Disc): Offer<Payload>[] {
  const old = RESOURCES.filter((one) => siteOfNode(disc, one) !== null);
  return old.flatMap((gone) =>
    RESOURCES.filter((one) => one !== gone).map((resource) => replaceOffer(g, seat, disc, gone, resource)),
  );
}

/** Returns the first Open site with a Node of this type, or null. */
function siteOfNode({ sites, nodes }: Disc, resource: Resource): number | null {
  const at = sites.findIndex((site, place) => site === 'open' && nodes[place] === resource);
  return at < 0 ? null : at;
}

function replaceOffer(g: Ascendancy, seat: Seat, { id }: Disc, gone: Resource, resource: Resource): Offer<Payload> {
  const price = nodePrice(g, seat, id, resource);
  const why =
    notNow(g, seat, 'building') ??
    banned(g, 'build', { what: 'node', seat, system: id, resource }) ??
    unpaid(g, seat, price, 'A-BUILD-12');
  const replace = (ctx: Play): void => {
    const site = siteOfNode(discOf(ctx.g, id), gone);
    pay(ctx.g, seat, price);
    const verb = does(ctx.g, seat, 'replaces', 'replace');
    ctx.log(`${verb} ${nodeText(gone)} at ${systemName(id)} with ${nodeText(resource)}.`, 'A-BUILD-17');
    if (site !== null) ctx.call(NODE, { seat, system: id, resource, site });
  };
  return keyed(`build:replace:${id}:${gone}:${resource}`, replace, why, () => ({
    verb: 'build',
    label: `${systemName(id)}, ${resourceName(resource)} for ${resourceName(gone)} Node`,
    called: [`Replace ${nodeText(gone)} at ${systemName(id)} with ${nodeText(resource)}`],
    hint: `${resourcesText(price)}. The old Node is lost`,
    group: 'Nodes',
    rule: 'A-BUILD-17',
  }));
}
