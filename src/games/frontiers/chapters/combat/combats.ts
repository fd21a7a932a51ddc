import type { Callable } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { CUBES } from '../../content/cubes.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Combat, CombatEnemy, CombatKind, CombatPhase, Frontiers, Token } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints } from '../captains/points.ts';
import { cubeAt, siteAt, siteOf, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { drawToken, flip, isPlanetToken } from '../map/tokens.ts';
import { shareOf } from './defeat.ts';
import { addFoe, combatOf } from './foes.ts';
import { showDie } from './secret-die.ts';

/** The arguments of a combat with tokens. */
export interface CombatCall {
  seat: Seat;
  kind: CombatKind;
  at: HexId | null;
  /** The spaces of Enemy Ships that are already part of the fight. */
  joined: HexId[];
  provoked: boolean;
}

/** The procedure of a combat with tokens. */
export const COMBAT: Callable<CombatCall> = { name: 'combat' };

/** Starts a combat that has no enemies yet. Unspent Repair and Heal points are lost (F-HEAL-12, F-OPEN-58). */
export function openCombat(ctx: Running, seat: Seat, kind: CombatKind, at: HexId | null): Combat {
  const { g } = ctx;
  dropPoints(playerOf(g, seat), 'repair', 'heal', 'mend', 'close', 'long', 'shields');
  g.combat = {
    kind,
    seat,
    at,
    phase: 'long',
    foes: [],
    team: null,
    sustained: 0,
    catastrophic: false,
    die: null,
  };
  return g.combat;
}

/**
 * Gathers a combat's enemies: the location's enemies, drawn or revealed (F-COMBAT-15), and Enemy Ships, possibly from
 * several spaces (F-COMBAT-10). Another player’s ship never takes part (F-COMBAT-14).
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
  const { kind } = combat;
  const label = spaceLabel(at);
  const meet = (tokens: readonly Token[], from: CombatEnemy['from'], where = label) => {
    flip(ctx, tokens, where, 'F-COMBAT-15');
    for (const token of tokens) addFoe(combat, token, label, from, 'target');
  };
  switch (kind) {
    case 'starbase':
    case 'classH':
      meet(siteOf(g, at).tokens, { site: at });
      return;
    // F-SCEN-50: only the Away Team meets and sees the troops aboard a station.
    case 'research':
      meet(
        siteOf(g, at).tokens.filter(({ pile }) => !isPlanetToken(pile)),
        { site: at },
      );
      return;
    // F-COMBAT-05, F-COMBAT-09, F-SCEN-76
    case 'owned-starbase':
    case 'decimate': {
      const isRomulan = spaceAt(g, at)?.site?.kind === 'romulanStarbase';
      for (let count = strangers(g, kind); count > 0; count--) {
        const token = drawToken(ctx, isRomulan ? 'romulanStarbase' : 'dominionStarbase', true);
        if (token !== null) meet([token], 'drawn');
      }
      return;
    }
    // F-COMBAT-08, F-CUBE-01, F-COOP-18: a seat faces all defenders, or only its share in a joint assault.
    case 'cube': {
      const cube = cubeAt(g, at);
      if (cube === null) throw new Error(`no Cube at ${at}`);
      const share = shareOf(g, combat.seat, cube.colour);
      const faced = cube.defenders.filter((_, place) => share === null || share.includes(place));
      meet(faced, { cube: cube.colour }, `Defenders of the ${CUBES[cube.colour].name}`);
    }
  }
}

/**
 * Returns the number of tokens that stand in for a Starbase's absent owner. In Conquer and Hold, the number grows as
 * Rounds pass (F-SCEN-79, F-SCEN-80).
 */
export function strangers(g: Frontiers, kind: CombatKind): number {
  return kind === 'owned-starbase' && scenarioIn(g).strangers === 'growing' ? Math.ceil(g.round / 2) : 1;
}

/** Enters the next phase, and shows the secret die if it affects this phase (F-COMBAT-16, F-AWAY-09, F-VARIANT-20). */
export function enterPhase(ctx: Running, phase: CombatPhase): void {
  const combat = combatOf(ctx.g);
  combat.phase = phase;
  showDie(ctx, combat);
}

/** Ends a combat and its temporary effects. */
export function closeCombat(ctx: Running): void {
  const { seat } = combatOf(ctx.g);
  ctx.g.combat = null;
  expire(playerOf(ctx.g, seat), 'combat');
}
