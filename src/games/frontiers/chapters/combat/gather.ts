import { CUBES } from '../../content/cubes.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Combat, CombatKind, Frontiers, Token } from '../../state.ts';
import type { Running } from '../captains/gains.ts';
import { cubeAt, siteAt, siteOf, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { drawToken, flip, isPlanetToken } from '../map/tokens.ts';
import { shareOf } from './defeat.ts';
import { addFoe } from './foes.ts';

/**
 * Brings the enemies of a combat together: those of the place, drawn or turned up (F-COMBAT-15), and Enemy Ships, from several
 * spaces if need be (F-COMBAT-10). Another player’s ship is never among them (F-COMBAT-14).
 */
export function gather(ctx: Running, combat: Combat, joined: readonly HexId[]): void {
  if (combat.at !== null) gatherAt(ctx, combat, combat.at);
  const role = combat.kind === 'ships' ? 'target' : 'joined';
  for (const id of joined) {
    for (const token of siteAt(ctx.g, id).tokens) addFoe(combat, token, spaceLabel(id), { site: id }, role);
  }
}

function gatherAt(ctx: Running, combat: Combat, at: HexId): void {
  const { g } = ctx;
  switch (combat.kind) {
    case 'starbase':
    case 'classH':
      all(ctx, combat, at, siteOf(g, at).tokens);
      return;
    // F-SCEN-50: who is aboard is met, and seen, by the Away Team alone.
    case 'research':
      all(
        ctx,
        combat,
        at,
        siteOf(g, at).tokens.filter(({ pile }) => !isPlanetToken(pile)),
      );
      return;
    // F-COMBAT-05, F-COMBAT-09
    case 'owned-starbase':
    case 'decimate':
      for (let count = strangers(g, combat.kind); count > 0; count--) {
        const token = drawToken(ctx, pileFor(g, at), true);
        if (token !== null) addFoe(combat, token, spaceLabel(at), 'drawn', 'target');
      }
      return;
    case 'cube':
      defenders(ctx, combat, at);
      return;
    case 'ships':
    case 'planet':
      return;
  }
}

/** F-COMBAT-08, F-CUBE-01, F-COOP-18: all defenders of a Cube, or the own share of them. */
function defenders(ctx: Running, combat: Combat, at: HexId): void {
  const cube = cubeAt(ctx.g, at);
  if (cube === null) throw new Error(`no Cube at ${at}`);
  const share = shareOf(ctx.g, combat.seat, cube.colour);
  const faced = cube.defenders.filter((_, place) => share === null || share.includes(place));
  flip(ctx, faced, `Defenders of the ${CUBES[cube.colour].name}`, 'F-COMBAT-15');
  for (const token of faced) addFoe(combat, token, spaceLabel(at), { cube: cube.colour }, 'target');
}

function all(ctx: Running, combat: Combat, at: HexId, tokens: readonly Token[]): void {
  flip(ctx, tokens, spaceLabel(at), 'F-COMBAT-15');
  for (const token of tokens) addFoe(combat, token, spaceLabel(at), { site: at }, 'target');
}

/** How many tokens stand in for an absent owner; more in later Rounds of Conquer and Hold (F-SCEN-79, F-SCEN-80). */
export function strangers(g: Frontiers, kind: CombatKind): number {
  return kind === 'owned-starbase' && scenarioIn(g).strangers === 'growing' ? Math.ceil(g.round / 2) : 1;
}

/** F-COMBAT-09, F-SCEN-76 */
function pileFor(g: Frontiers, at: HexId): 'romulanStarbase' | 'dominionStarbase' {
  return spaceAt(g, at)?.site?.kind === 'romulanStarbase' ? 'romulanStarbase' : 'dominionStarbase';
}
