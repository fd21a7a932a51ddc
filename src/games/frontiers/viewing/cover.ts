import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { type Purse, purseOf } from '../chapters/data/payments.ts';
import { type Colour, isBasic } from '../content/colours.ts';
import type { Frontiers } from '../state.ts';
import { suits, type Use } from './use.ts';
import { healCost } from './uses.ts';

/** One piece of data that the captain could pay with. */
interface Supply {
  /** True for a die in the Core. The captain may take only a limited number of these. */
  readonly isDie: boolean;
  /** The use that gives the data, or null if the captain already has it. */
  readonly from: Use | null;
  /** The index of the data among everything that the use yields. */
  readonly at: number;
  pays(colour: Colour): boolean;
}

/** One piece of data that a use needs. */
interface Needed {
  readonly colours: readonly Colour[];
  readonly after: number;
  readonly by: Use;
}

/** The data and Heal points that a captain has, not counting those that uses give. */
export interface Assets {
  readonly purse: Purse;
  readonly core: readonly Colour[];
  /** The Heal points that the captain has. */
  readonly heal: number;
  /** The Heal points needed to heal each Crew Member, by index aboard. */
  readonly healCosts: readonly number[];
}

/** The assets of a captain now. */
export function assetsOf(g: Frontiers, seat: Seat): Assets {
  const { points, crew } = playerOf(g, seat);
  return {
    purse: purseOf(g, seat),
    core: g.core,
    // F-HEAL-11: nobody is healed during combat.
    heal: g.combat?.seat === seat ? Number.NEGATIVE_INFINITY : points.heal + points.mend,
    healCosts: crew.map(healCost),
  };
}

/**
 * Whether the captain’s assets and the uses together supply everything that the uses need. The order of the uses
 * doesn't matter.
 */
export function isCovered(assets: Assets, chosen: readonly Use[]): boolean {
  return isHealed(assets, chosen) && isPaid(assets, chosen);
}

function isHealed({ heal, healCosts }: Assets, chosen: readonly Use[]): boolean {
  const places = new Set(chosen.flatMap(({ heals }) => heals));
  if (places.size === 0) return true;
  const cost = [...places].reduce((sum, place) => sum + (healCosts[place] ?? 0), 0);
  return cost <= chosen.reduce((sum, { mends }) => sum + mends, heal);
}

/**
 * Whether each need for data can have its own supply. To make room, earlier needs move to other supplies (augmenting
 * paths).
 */
function isPaid(assets: Assets, chosen: readonly Use[]): boolean {
  const needs = chosen.flatMap((by) => by.needs.map((need): Needed => ({ ...need, by })));
  if (needs.length === 0) return true;
  const dice = chosen.reduce((sum, use) => sum + use.dice, assets.purse.dice);
  const supplies = suppliesOf(assets, chosen, dice);
  if (supplies.length < needs.length) return false;
  const taken = new Map<Supply, Needed>();
  /** `seen` contains the supplies that the search has tried, and null once the search has tried to free a die. */
  const finds = (need: Needed, seen: Set<Supply | null>): boolean => {
    for (const supply of supplies) {
      if (seen.has(supply) || !canPay(supply, need)) continue;
      seen.add(supply);
      const other = taken.get(supply);
      const isFree = other === undefined ? !supply.isDie || leavesRoom(seen) : finds(other, seen);
      if (!isFree) continue;
      taken.set(supply, need);
      return true;
    }
    return false;
  };
  /**
   * Whether the captain may take one more die. If the limit is reached, tries to free a die by finding another supply
   * for the need that the die pays for.
   */
  const leavesRoom = (seen: Set<Supply | null>): boolean => {
    const used = [...taken].filter(([{ isDie }]) => isDie);
    if (used.length < dice) return true;
    if (dice <= 0 || seen.has(null)) return false;
    seen.add(null);
    return used.some(([die, need]) => {
      if (seen.has(die)) return false;
      seen.add(die);
      return finds(need, seen) && taken.delete(die);
    });
  };
  return needs.every((need) => finds(need, new Set()));
}

function canPay(supply: Supply, { colours, after, by }: Needed): boolean {
  return !(supply.from === by && supply.at >= after) && colours.some((colour) => supply.pays(colour));
}

/**
 * Returns all data that these uses, the captain's possessions and the Core can supply. The captain may take at most
 * `dice` of the Core's dice.
 */
function suppliesOf({ purse, core }: Assets, chosen: readonly Use[], dice: number): Supply[] {
  const wild = chosen.flatMap((use) => use.wild);
  const of = (source: Purse['sources'][number]): Supply => ({
    isDie: source.kind === 'die',
    from: null,
    at: 0,
    pays(need) {
      if (purse.paysFor(source, need)) return true;
      if (!isBasic(need) || (source.kind !== 'die' && source.kind !== 'own')) return false;
      // F-VARIANT-14: the captain can first take the die that keeps white dice from being wild.
      return wild.includes(source.colour) || (source.colour === 'white' && dice > 0);
    },
  });
  const given = chosen.flatMap((use) =>
    use.yields.map((colours, at): Supply => ({ isDie: false, from: use, at, pays: (need) => suits(colours, need) })),
  );
  const kept = purse.sources.flatMap((source) =>
    source.kind === 'die' ? [] : Array.from({ length: source.count }, () => of(source)),
  );
  const lying = dice <= 0 ? [] : core.map((colour) => of({ kind: 'die', colour, count: 1, fleeting: false }));
  return [...given, ...kept, ...lying];
}
