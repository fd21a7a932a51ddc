import { shuffle } from '../../kernel/random.ts';
import { Refused, type Seat } from '../../kernel/types.ts';
import { kept } from './cache.ts';
import { either } from './words.ts';

/** The slot that holds a component: an index in a list of names, or a field of an entry. */
type Slot = readonly [holder: Record<PropertyKey, unknown>, key: PropertyKey];

/** The properties of a place where components can be. `T` is the type of its entries. */
export interface Spec<T> {
  /**
   * The seat that knows the contents, `nobody`, or undefined if everyone knows the contents. Only those who know the
   * contents can follow a single component in this place.
   */
  seen?: Seat | 'nobody';
  /** Components that everyone knows to be in this place, even if the other contents are hidden. */
  known?: readonly string[];
  /**
   * The name of the pool that this place belongs to. For players who don’t know where a component is, it may be
   * anywhere in its pool. If `pool` is a function, it returns the pool of each component, or null if that component's
   * place is known. By default, a place has its own pool.
   */
  pool?: string | ((thing: string) => string | null);
  /** Whether everyone can keep track of a copy with an id while it is face down, like a card in a row on the table. */
  followed?: boolean;
  /** The field of an entry that names the component. The field is missing if entries are names. */
  key?: keyof T & string;
  /** The position at which scenarios put components: on top, at the end, or instead of the contents. */
  lay?: 'top' | 'end' | 'instead';
  /** Makes an entry for a component. The field is missing if entries are names. */
  make?: (thing: string) => T;
  /**
   * The places that scenarios can fill with components from this place: all places, or those whose names begin with
   * this text.
   */
  supply?: 'all' | string;
  /**
   * The list that this place exchanges components with when scenarios are set up. Components that a scenario replaces
   * in this place move to the list. If a scenario takes a component from this place, a component from the list replaces
   * it.
   */
  home?: T[];
  /**
   * Set for a second name of a list that is already declared. Scenarios can use both names, but the contents are
   * counted only under the first name.
   */
  alias?: true;
  /** A component with an unlimited supply. Scenarios don't have to take it from anywhere, and it is never missing. */
  endless?: string;
}

/** The properties of a place with any type of entries. */
type AnySpec = Omit<Spec<unknown>, 'key'> & { key?: string };

/**
 * A place for components. A game declares all its places together, for its current position. With these declarations,
 * the kit checks that no component is duplicated (`conserve`), redeals the components that a seat doesn't know
 * (`redealHidden`) and places components for scenarios (`lay`).
 */
export interface Zone {
  /**
   * The name of the place in scenarios, such as `defiant.hand`. If several places have the same name, a component goes
   * to the one where it fits.
   */
  readonly name: string;
  /**
   * The set that the place's components belong to. A set contains a certain number of copies of each component, and no
   * more may exist.
   */
  readonly set: string;
  /** The contents, top first. */
  readonly list: unknown[];
  readonly spec: AnySpec;
}

/** Declares a place over a list of the position. */
export function zone<T>(name: string, set: string, list: T[], spec: Spec<T> = {}): Zone {
  return { name, set, list, spec };
}

/** Returns the slots of the components in a place. */
export function slotsOf({ list, spec: { key, alias } }: Zone): Slot[] {
  if (alias) return [];
  // The list and its entries are plain JSON. Any value written into a slot comes from another slot of the same set.
  const holders = list as Record<PropertyKey, unknown>[];
  const all = list as unknown as Record<PropertyKey, unknown>;
  return holders.map((entry, at) => (key === undefined ? [all, at] : [entry, key]));
}

/**
 * A component with an id that distinguishes it from equal ones, such as a card in play with its own damage. Zones with
 * copies use `thing` as their `key`.
 */
export type Copy = { id: number; thing: string };

/**
 * Moves a copy to the end of another place and returns the copy. The copy keeps its id if everyone can follow it there,
 * and otherwise gets a new id, so that nobody can follow it through a shuffle.
 */
export function carry(count: { minted: number }, copy: Copy, from: Zone, to: Zone): Copy {
  const isFollowed = [from, to].every(({ spec }) => spec.seen === undefined || spec.followed === true);
  const there = isFollowed ? copy : { ...copy, id: ++count.minted };
  from.list.splice(from.list.indexOf(copy), 1);
  to.list.push(there);
  return there;
}

/** Returns the names of the components in a place. */
function things({ list, spec: { key, alias } }: Zone): readonly string[] {
  return alias ? [] : list.map((entry) => thingOf(entry, key));
}

/** Returns the name of an entry’s component. Entries are names, or objects that contain them. */
function thingOf(entry: unknown, key: string | undefined): string {
  return String(key === undefined ? entry : (entry as Record<string, unknown>)[key]);
}

function thingIn([holder, key]: Slot): string {
  return String(holder[key]);
}

/** Returns the sizes of these lists, which are public even if the contents are hidden. */
export function sizes<K extends string>(
  lists: { readonly [name in K]: readonly unknown[] },
  ...names: K[]
): Record<K, number> {
  // `K` consists of exactly the names that were given.
  return Object.fromEntries(names.map((name) => [name, lists[name].length])) as Record<K, number>;
}

/**
 * Throws if a component of a set occurs too many times, or if one is missing and `whole` is set. The array `all` must
 * never change.
 */
export function conserve(zones: readonly Zone[], set: string, all: readonly string[], whole = false): void {
  const { at, most } = kept(COUNTED, all, counted);
  const left = [...most];
  for (const zone of zones) {
    if (zone.set !== set) continue;
    const { key, alias, endless } = zone.spec;
    if (alias) continue;
    for (const entry of zone.list) {
      const one = thingOf(entry, key);
      if (one === endless) continue;
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

/** The number of copies of each component in a list, by the component's index in `most`. */
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

/** Redeals, in place, all components in these places that a seat can't know. */
export function redealHidden(zones: readonly Zone[], seat: Seat, random: (bound: number) => number): void {
  const pools = new Map<string, Slot[]>();
  for (const zone of zones) {
    const { seen: reader, pool = zone.name } = zone.spec;
    if (reader === undefined || reader === seat) continue;
    // Two sets may have pools with the same name.
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
    // Everyone knows by their ids which copies moved here. If the copies kept their order, the ids would tell which is
    // which.
    const isLost = seen !== undefined && seen !== seat && followed !== true;
    if (isLost && typeof list[0] === 'object') shuffle(list, random);
  }
}

/** Shuffles the components among these slots. */
export function mixSome<T>(list: T[], isOne: (entry: T) => boolean, random: (bound: number) => number): void {
  const some = list.filter(isOne);
  shuffle(some, random);
  let next = 0;
  for (const [at, entry] of list.entries()) if (isOne(entry)) list[at] = some[next++] ?? entry;
}

/** Shuffles the components in these slots. */
function mix(slots: readonly Slot[], random: (bound: number) => number): void {
  const found = slots.map(([holder, key]) => holder[key]);
  shuffle(found, random);
  for (const [at, [holder, key]] of slots.entries()) holder[key] = found[at];
}

/** Returns the contents of a draw pile, top first. Returns null if there is no such pile. */
export function pileNamed(zones: readonly Zone[], name: string): readonly string[] | null {
  const pile = zones.find((zone) => zone.name === name && zone.spec.seen === 'nobody' && zone.spec.lay === 'top');
  return pile === undefined ? null : things(pile);
}

/**
 * Puts components into a place, and takes them from wherever they are. Returns false if no place has this name. Throws
 * `Refused` if the component can't be found.
 */
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

/**
 * Takes a component from its place and returns the first target that accepts the component. Throws `Refused` if the
 * component can't be found.
 */
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
