import { discOf, playerOf, rivals } from '../position/find.ts';
import { levelOf } from '../position/levels.ts';
import { canPay } from '../position/resources.ts';
import { isDeveloped } from '../position/standing.ts';
import type { Ascendancy, Civ, Resources } from '../state.ts';
import type { Run } from './frame.ts';
import { hereOf, ownShips } from './system-units.ts';

/** A condition that effects depend on. */
export type Condition =
  | { readonly not: Condition }
  /** The player leads this civilization. */
  | { readonly civ: Civ }
  /** The player has at least this many ready Commands, or can pay these Resources. */
  | { readonly commands: number }
  | { readonly pays: Partial<Resources> }
  /** The System has at least this many sites. */
  | { readonly sites: number }
  /** The player has never upgraded Weapons or Shields (A-EXPL-18). */
  | 'never-upgraded'
  /** The player still has a Ship in the System. */
  | 'ship-here'
  /** No player has less Ascendancy (or fewer completed Advancements) than this player. */
  | 'least-ascendancy'
  | 'least-advancements'
  /** A rival has better Weapons than this player. */
  | 'outgunned'
  /** The player has no rival in this game. */
  | 'alone'
  /** The player works on a Project. */
  | 'projects'
  /** The player Controls the System. */
  | 'controlled'
  /** The System is Undeveloped (A-TERM-08). */
  | 'undeveloped'
  /** A Cube or a Spire is in play. */
  | 'cube'
  | 'spire';

/** Whether a condition holds for the player who carries out the effects. */
export function holds(g: Ascendancy, run: Run, condition: Condition): boolean {
  if (typeof condition === 'string') return is(g, run, condition);
  if ('not' in condition) return !holds(g, run, condition.not);
  const player = playerOf(g, run.seat);
  if ('civ' in condition) return player.civ === condition.civ;
  if ('commands' in condition) return player.commands.ready >= condition.commands;
  if ('pays' in condition) return canPay(g, run.seat, condition.pays);
  return discOf(g, hereOf(run)).sites.length >= condition.sites;
}

function is(g: Ascendancy, run: Run, condition: Extract<Condition, string>): boolean {
  const { seat } = run;
  const player = playerOf(g, seat);
  const others = rivals(g, seat).map((rival) => playerOf(g, rival));
  switch (condition) {
    case 'never-upgraded':
      return levelOf(player, 'weapons') === 0 && levelOf(player, 'shields') === 0;
    case 'ship-here':
      return ownShips(g, run) > 0;
    case 'least-ascendancy':
      return others.every(({ ascendancy }) => ascendancy >= player.ascendancy);
    case 'least-advancements':
      return others.every(({ advancements }) => advancements.length >= player.advancements.length);
    case 'outgunned':
      return others.some((other) => levelOf(other, 'weapons') > levelOf(player, 'weapons'));
    case 'alone':
      return others.length === 0;
    case 'projects':
      return player.projects.length > 0;
    case 'controlled':
      return g.discs[hereOf(run)]?.control === seat;
    case 'undeveloped':
      return !isDeveloped(discOf(g, hereOf(run)));
    case 'cube':
      return (g.borg?.cubes.length ?? 0) > 0;
    case 'spire':
      return Object.values(g.discs).some(({ spire }) => spire !== null);
  }
}
