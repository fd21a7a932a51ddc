import type { Seat } from '../../../kernel/types.ts';
import { battleOdds, invasionOdds } from '../chapters/conflict/odds.ts';
import { homeOf, nodesIn } from '../position/standing.ts';
import { banned } from '../rules/ask.ts';
import type { Ascendancy, Disc, Sector, SystemId } from '../state.ts';
import type { Look } from './look.ts';

/** A System that all Fleets of a seat head for. */
export interface Campaign {
  target: SystemId;
  /** The prize, weighted by the chance of success and by the distance. */
  worth: number;
  chance: number;
}

/** The factor by which each Sector of distance lowers a campaign’s worth. */
const FADES = 0.96;
/** The lowest chance of success that the bot accepts if it must stop an immediate victory. */
const DESPERATE = 0.12;
/** The lowest chance of success that the bot accepts if a victory is near, and the number of rounds that counts as near. */
const HURRIED = 0.3;
const URGENT = 2.5;
/** The maximum distance to a target that isn’t a Home System, and the factor that raises the worth of a Home System. */
const DETOUR = 5;
const THRONE = 1.6;
/**
 * The share of the prize that an attack still earns if it destroys everything in the System and thereby prevents a
 * rival’s victory.
 */
const RAZED = 0.7;

/** Returns the chance that one die hits with a Hit Roll against a Shield Modifier (A-BAT-13). */
function hits(weapons: number, shields: number): number {
  return Math.max(0, Math.min(6, 7 - weapons - shields)) / 6;
}

/** Returns the Weapons and Shields with which a System defends itself (A-INV-07, A-CIV-08). */
function levelsOf(g: Ascendancy, disc: Disc): { weapons: number; shields: number } {
  const holder = disc.control === null ? undefined : g.players[disc.control];
  return holder ?? { weapons: 6 - disc.level, shields: disc.level };
}

/**
 * Returns the chances of success and of annihilation if `ships` Ships fight all Ships at a System and then invade it.
 * The effects of cards aren’t considered.
 */
export function chanceToTake(look: Look, ships: number, disc: Disc): { success: number; annihilation: number } {
  const { g, seat, own } = look;
  const there = levelsOf(g, disc);
  const mine = hits(own.weapons, there.shields);
  const theirs = hits(there.weapons, own.shields);
  const enemies = new Map<Seat, number>();
  for (const unit of g.units)
    if (unit.at === disc.id && unit.seat !== seat) enemies.set(unit.seat, (enemies.get(unit.seat) ?? 0) + unit.ships);
  let left = ships;
  let win = 1;
  for (const [foe, count] of enemies) {
    const { weapons = 5, shields = 0 } = g.players[foe] ?? {};
    const more = disc.starbase && disc.control === foe ? 1 : 0;
    const a = { strength: Math.round(left), more: 0, chance: hits(own.weapons, shields) };
    const odds = battleOdds(a, { strength: count, more, chance: hits(weapons, own.shields) }, null);
    win *= odds.win;
    left = Math.max(0, left - odds.lost);
  }
  const nodes = nodesIn(disc) + (disc.control === null ? 0 : 1);
  if (Math.round(left) < 1) return { success: 0, annihilation: 0 };
  const odds = invasionOdds(
    { strength: Math.round(left), more: 0, chance: mine },
    { strength: nodes, more: 0, chance: theirs },
  );
  return { success: win * odds.success, annihilation: win * odds.annihilation };
}

/** Whether another player wins unless this System changes hands. */
export function isDecisive(look: Look, disc: Disc): boolean {
  const { control } = disc;
  if (control === null || control === look.seat) return false;
  const home = look.g.players[control]?.home;
  return home === disc.id && look.g.players[control]?.civ !== 'vulcan' && (look.near.get(control) ?? 9) < 1;
}

/**
 * Returns the lowest chance of success for which the bot attacks a System. The nearer the System’s owner is to victory,
 * the lower the chance may be.
 */
export function daring(look: Look, disc: Disc): number {
  if (isDecisive(look, disc)) return DESPERATE;
  const left = disc.control === null ? 9 : (look.near.get(disc.control) ?? 9);
  const home = disc.control === null ? null : look.g.players[disc.control]?.home;
  return home === disc.id && left < URGENT ? Math.min(look.lean.sure, HURRIED) : look.lean.sure;
}

/** Returns the foreign System that all Fleets together can best take, or null if none is worth it. */
export function campaignOf(look: Look): Campaign | null {
  const { g, seat } = look;
  const fleets = g.units.filter((unit) => unit.seat === seat && unit.fleet !== null);
  let best: Campaign | null = null;
  for (const disc of Object.values(g.discs)) {
    if (disc.control === seat || disc.spire !== null || nodesIn(disc) + (disc.control === null ? 0 : 1) === 0) continue;
    if (banned(g, 'invade', { seat, system: disc.id }) !== null) continue;
    const steps = look.ways.to(disc.id);
    let ships = 0;
    let far = 0;
    for (const unit of fleets) {
      const at = unit.at ?? unit.warp?.from;
      const away = at === undefined ? undefined : steps.get(at);
      if (away === undefined) continue;
      ships += unit.ships;
      far = Math.max(far, away);
    }
    const isHome = homeOf(g, disc.id) !== null;
    // A small target isn’t worth a long journey.
    if (ships === 0 || (!isHome && far > DETOUR)) continue;
    const odds = chanceToTake(look, ships, disc);
    const decisive = isDecisive(look, disc);
    const chance = odds.success + (decisive ? RAZED * odds.annihilation : 0);
    if (chance < daring(look, disc)) continue;
    const worth = look.prize(disc) * (isHome ? THRONE : 1) * look.lean.war * chance * FADES ** far;
    if (best === null || worth > best.worth) best = { target: disc.id, worth, chance };
  }
  return best;
}

/**
 * Returns the worth of a Sector to the Fleets. The worth is higher nearer to the campaign’s target, or nearer to home
 * if there is no campaign.
 */
export function marches(look: Look, campaign: Campaign | null, sector: Sector): number {
  const goal = campaign?.target ?? look.own.home;
  const far = goal === null ? undefined : look.ways.to(goal).get(sector);
  return far === undefined ? 0 : (campaign?.worth ?? 2) * 0.9 ** far;
}
