import type { Seat } from '../../../kernel/types.ts';
import { battleOdds, invasionOdds } from '../chapters/conflict/odds.ts';
import { nodesIn } from '../position/standing.ts';
import { banned } from '../rules/ask.ts';
import type { Ascendancy, Disc, Sector, SystemId } from '../state.ts';
import type { Look } from './look.ts';

/** Where the Fleets of a seat go together. */
export interface Campaign {
  target: SystemId;
  /** What is won there, times the chance. */
  worth: number;
  chance: number;
}

/** What each Sector further away takes from a campaign. */
const FADES = 0.96;
/** What is dared to stop a victory that is at hand. */
const DESPERATE = 0.12;
/** What it counts for that all is destroyed where somebody would have won. */
const RAZED = 0.7;

/** The chance that one die hits: a Hit Roll against a Shield Modifier (A-BAT-13). */
function hits(weapons: number, shields: number): number {
  return Math.max(0, Math.min(6, 7 - weapons - shields)) / 6;
}

/** With what a System defends itself (A-INV-07, A-CIV-08). */
function levelsOf(g: Ascendancy, disc: Disc): { weapons: number; shields: number } {
  const holder = disc.control === null ? undefined : g.players[disc.control];
  return holder ?? { weapons: 6 - disc.level, shields: disc.level };
}

/** How likely so many Ships take a System as it stands; its Ships come first. Cards aren’t counted. */
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

/** Whether somebody other than the seat wins unless this System changes hands. */
export function isDecisive(look: Look, disc: Disc): boolean {
  const { control } = disc;
  if (control === null || control === look.seat) return false;
  const home = look.g.players[control]?.home;
  return home === disc.id && look.g.players[control]?.civ !== 'vulcan' && (look.near.get(control) ?? 9) < 1;
}

/** The System of others that all Fleets together can best take; null: there is none that is worth it. */
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
    if (ships === 0) continue;
    const odds = chanceToTake(look, ships, disc);
    const decisive = isDecisive(look, disc);
    const chance = odds.success + (decisive ? RAZED * odds.annihilation : 0);
    if (chance < (decisive ? DESPERATE : look.lean.sure)) continue;
    const worth = look.prize(disc) * look.lean.war * chance * FADES ** far;
    if (best === null || worth > best.worth) best = { target: disc.id, worth, chance };
  }
  return best;
}

/** What it is worth to the Fleets to be in a Sector. */
export function marches(look: Look, sector: Sector): number {
  const { campaign, own } = look;
  const goal = campaign?.target ?? own.home;
  if (goal === null || goal === undefined) return 0;
  const far = look.ways.to(goal).get(sector);
  return far === undefined ? 0 : (campaign?.worth ?? 2) * 0.9 ** far;
}
