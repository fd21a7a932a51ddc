import { shuffle } from '../../kernel/random.ts';
import { Refused, type Seat } from '../../kernel/types.ts';
import { kept } from './cache.ts';
import { either } from './words.ts';

/** Where one component lies: a place in a list of names, or what names the component in an entry of its own. */
type Slot = readonly [holder: Record<PropertyKey, unknown>, key: PropertyKey];

/** What a game says of a place where components lie. `T`: what the list of the place holds. */
export interface Spec<T> {
  /** Who knows what lies here; left out: all. Nobody but they can follow one component among the others here. */
  seen?: Seat | 'nobody';
  /** What lies here and is known to all nevertheless. */
  known?: readonly string[];
  /**
   * Among what a component may lie for those who don’t know: places of one pool, or components of one pool in them. Null: it
   * is known. Left out: the place is a pool of its own.
   */
  pool?: string | ((thing: string) => string | null);
  /** For copies with ids: each of them stays in view on its face-down way, like a card in a row on the table. */
  followed?: boolean;
  /** What names the component in an entry of the list, where entries aren’t names. */
  key?: keyof T & string;
  /** Where cases of the rules lay components: before those that lie there, behind them, or in their stead. */
  lay?: 'top' | 'end' | 'instead';
  /** What is laid, where entries aren’t names. */
  make?: (thing: string) => T;
  /** Cases take components from here: those of all places, or of those whose name begins so. */
  supply?: 'all' | string;
  /** Where components go that others are laid in the stead of, and from where the place of a taken one is filled. */
  home?: T[];
  /** Another name for a place of the same list, which is told first: cases lay components here, what lies here counts there. */
  alias?: true;
  /** There is no end of this component: it comes from nowhere and is never missing. */
  endless?: string;
}

/** The same, whatever the list holds. */
type AnySpec = Omit<Spec<unknown>, 'key'> & { key?: string };

/**
 * A place where components lie. A game declares all of them once, over its position, as it is: from that follow that none is
 * there twice (`conserve`), what is dealt anew for a seat (`redealHidden`) and how cases of the rules are laid out (`lay`).
 */
export interface Zone {
  /** As cases of the rules name it: `defiant.hand`. Several places may share it: then a component goes where it fits. */
  readonly name: string;
  /** Components that belong together: none of a set may be there twice that exists once. */
  readonly set: string;
  /** The list of the place, its top first. */
  readonly list: unknown[];
  readonly spec: AnySpec;
}

/** Declares a place over a list of the position. */
export function zone<T>(name: string, set: string, list: T[], spec: Spec<T> = {}): Zone {
  return { name, set, list, spec };
}

/** Where the components of a place lie. */
export function slotsOf({ list, spec: { key, alias } }: Zone): Slot[] {
  if (alias) return [];
  // The list and its entries are plain JSON; what is written into a slot came out of another one of the same set.
  const holders = list as Record<PropertyKey, unknown>[];
  const all = list as unknown as Record<PropertyKey, unknown>;
  return holders.map((entry, at) => (key === undefined ? [all, at] : [entry, key]));
}

/** A component that is told from its likes, like a card in play with damage of its own. In zones its `key` is `thing`. */
export type Copy = { id: number; thing: string };

/**
 * Moves a copy behind those in another place and gives it as it is there. It keeps its id where all can follow it from here to
 * there; else it has a new one, by the count of the ids that were given, so that no id is followed through a shuffle.
 */
export function carry(count: { minted: number }, copy: Copy, from: Zone, to: Zone): Copy {
  const isFollowed = [from, to].every(({ spec }) => spec.seen === undefined || spec.followed === true);
  const there = isFollowed ? copy : { ...copy, id: ++count.minted };
  from.list.splice(from.list.indexOf(copy), 1);
  to.list.push(there);
  return there;
}

/** The names of the components in a place. */
function things({ list, spec: { key, alias } }: Zone): readonly string[] {
  if (alias) return [];
  // Entries are names, or objects that have them.
  if (key === undefined) return list as string[];
  return (list as Record<string, unknown>[]).map((entry) => String(entry[key]));
}

function thingIn([holder, key]: Slot): string {
  return String(holder[key]);
}

/** How many lie in each of some lists: what all may know of a hidden place. */
export function sizes<K extends string>(
  lists: { readonly [name in K]: readonly unknown[] },
  ...names: K[]
): Record<K, number> {
  // Each name of `K` was given.
  return Object.fromEntries(names.map((name) => [name, lists[name].length])) as Record<K, number>;
}

/** Throws when a component of a set is there too often, or, where the set is `whole`, is missing. `all` never changes. */
export function conserve(zones: readonly Zone[], set: string, all: readonly string[], whole = false): void {
  const { at, most } = kept(COUNTED, all, counted);
  const left = [...most];
  for (const zone of zones) {
    if (zone.set !== set) continue;
    for (const one of things(zone)) {
      if (one === zone.spec.endless) continue;
      const place = at.get(one) ?? -1;
      const count = (left[place] ?? 0) - 1;
      if (count < 0) throw new Error(`impossible position: too many ${set}: ${one}`);
      left[place] = count;
    }
  }
  if (!whole) return;
  const lost = [...at].filter(([, place]) => left[place] !== 0).map(([one]) => one);
  if (lost.length > 0) throw new Error(`impossible position: ${set} are missing: ${lost.join(', ')}`);
}

/** How many there are of each component of a list, and at which place of `most` it says so. */
interface Counted {
  readonly at: ReadonlyMap<string, number>;
  readonly most: readonly number[];
}
const COUNTED = new WeakMap<readonly string[], Counted>();

function counted(all: readonly string[]): Counted {
  const at = new Map<string, number>();
  const most: number[] = [];
  for (const one of all) {
    const place = kept(at, one, () => most.push(0) - 1);
    most[place] = (most[place] ?? 0) + 1;
  }
  return { at, most };
}

/** Deals anew, in place, all that a seat can’t know of these places. */
export function redealHidden(zones: readonly Zone[], seat: Seat, random: (bound: number) => number): void {
  const pools = new Map<string, Slot[]>();
  for (const zone of zones) {
    const { seen: reader, pool = zone.name } = zone.spec;
    if (reader === undefined || reader === seat) continue;
    // Pools of different sets may have one name.
    const poolOf = (name: string): Slot[] => kept(pools, `${zone.set} ${name}`, () => []);
    const only = typeof pool === 'string' ? poolOf(pool) : null;
    const known = [...(zone.spec.known ?? [])];
    for (const slot of slotsOf(zone)) {
      const seen = known.indexOf(thingIn(slot));
      const name = typeof pool === 'string' ? pool : pool(thingIn(slot));
      if (seen >= 0) known.splice(seen, 1);
      else if (name !== null) (only ?? poolOf(name)).push(slot);
    }
  }
  for (const slots of pools.values()) mix(slots, random);
  for (const { list, spec } of zones) {
    const { seen, followed } = spec;
    // An id that could be followed into here would tell which copy is which.
    const isLost = seen !== undefined && seen !== seat && followed !== true;
    if (isLost && typeof list[0] === 'object') shuffle(list, random);
  }
}

/** Puts those entries of a list that are such in random order; they change places whole. */
export function mixSome<T>(list: T[], isOne: (entry: T) => boolean, random: (bound: number) => number): void {
  const some = list.filter(isOne);
  shuffle(some, random);
  let next = 0;
  for (const [at, entry] of list.entries()) if (isOne(entry)) list[at] = some[next++] ?? entry;
}

/** Puts the components in some slots in random order. */
function mix(slots: readonly Slot[], random: (bound: number) => number): void {
  const found = slots.map(([holder, key]) => holder[key]);
  shuffle(found, random);
  for (const [at, [holder, key]] of slots.entries()) holder[key] = found[at];
}

/** What lies in a place that components are drawn from, the top first; null where there is no such place. */
export function pileNamed(zones: readonly Zone[], name: string): readonly string[] | null {
  const pile = zones.find((zone) => zone.name === name && zone.spec.seen === 'nobody' && zone.spec.lay === 'top');
  return pile === undefined ? null : things(pile);
}

/** Lays components into a place, from where they are; false when no place has this name. Throws `Refused` for what is nowhere. */
export function lay(zones: readonly Zone[], name: string, all: readonly string[]): boolean {
  const targets = zones.filter((zone) => zone.name === name && zone.spec.lay !== undefined);
  for (const { list, spec } of targets)
    if (spec.lay === 'instead') spec.home?.push(...list.splice(0).filter((one) => one !== spec.endless));
  if (targets.length === 0) return false;
  const found = all.map((thing) => ({ thing, zone: taken(zones, targets, thing) }));
  const made = (thing: string, { spec: { make } }: Zone): unknown => make?.(thing) ?? thing;
  for (const { thing, zone } of found) if (zone.spec.lay !== 'top') zone.list.push(made(thing, zone));
  for (const { thing, zone } of found.reverse()) if (zone.spec.lay === 'top') zone.list.unshift(made(thing, zone));
  return true;
}

/** Takes a component from where it lies, for the first place that may have it. Throws `Refused` when it is nowhere. */
function taken(zones: readonly Zone[], targets: readonly Zone[], thing: string): Zone {
  for (const target of targets) {
    if (thing === target.spec.endless) return target;
    for (const { set, list, spec } of zones) {
      const { supply, home } = spec;
      const feeds = supply !== undefined && (supply === 'all' || target.name.startsWith(`${supply}.`));
      const at = feeds && set === target.set ? list.indexOf(thing) : -1;
      if (at < 0) continue;
      list.splice(at, 1);
      if (home !== undefined) list.push(...home.splice(0, 1));
      return target;
    }
  }
  const sets = [...new Set(targets.map(({ set }) => set))];
  throw new Refused(`There is no ${thing} left among the ${either(sets)}.`);
}
