import { procedure } from '../../../../kernel/game.ts';
import type { Option } from '../../../../kernel/types.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import type { Combat, CombatKind, Frontiers } from '../../state.ts';
import { away } from '../away/away.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { idsAround, roams, siteAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { isPlanetToken } from '../map/tokens.ts';
import { MOST_GROUPED, shipsHint } from './challenges.ts';
import { COMBAT, type CombatCall, closeCombat, enterPhase, gather, openCombat } from './combats.ts';
import { attackersLeft, combatOf, enemyOfFoe, enemyWords, foesLeft } from './foes.ts';
import { harm } from './harm.ts';
import { conclude } from './outcomes.ts';
import { secretDie } from './secret-die.ts';
import { followDeflection, shields } from './shields.ts';
import { volleys } from './volleys.ts';

/**
 * A combat with tokens, with the phases Long Range Attack, Shields, Assign Damage and Attack, in this order
 * (F-COMBAT-16). If Planet Tokens are left, an Away Mission follows (F-CUBE-07). The procedure ends with the outcome of
 * the combat. The combat ends after the Attack phase, won or not (F-COMBAT-18), or when no enemies are left
 * (F-COMBAT-17).
 */
export const combat = procedure<Frontiers, CombatCall>(COMBAT.name)({
  begin: {
    ask({ g }, local) {
      const near = addable(g, local);
      if (near.length === 0) return { go: 'gather' };
      const options = near.map((id): Option => {
        const { tokens } = siteAt(g, id);
        const label = `${spaceLabel(id)}: ${tokens.map(({ token }) => enemyOf(token).name).join(', ')}`;
        return { key: joinKey(id), verb: 'join', label, hint: shipsHint(tokens), rule: 'F-COMBAT-12' };
      });
      const prompt = 'Which nearby Enemy Ships do you challenge as well?';
      const rule = local.provoked ? 'F-COMBAT-11' : 'F-COMBAT-12';
      return { seat: local.seat, kind: 'subset', prompt, options, min: 0, max: options.length, rule };
    },
    answer({ g }, local, { keys }) {
      const chosen = addable(g, local).filter((id) => keys.includes(joinKey(id)));
      local.joined = [...local.joined, ...chosen];
      return 'gather';
    },
  },
  gather(ctx, { seat, kind, at, joined }) {
    const { g } = ctx;
    const fight = openCombat(ctx, seat, kind, at);
    gather(ctx, fight, joined);
    const foes = fight.foes.map((foe) => enemyWords(enemyOfFoe(g, foe)));
    if (foes.length > 0) ctx.log(`${seatName(g, seat)} fights ${foes.join('; ')}.`, 'F-COMBAT-15');
    // F-VARIANT-16
    if (g.options.interactiveCombat && fight.foes.length === 1 && !isTroopHidden(g, fight))
      ctx.call(secretDie, { seat });
    return 'long';
  },
  long(ctx, { seat }) {
    if (foesLeft(combatOf(ctx.g)).length === 0) return 'team';
    enterPhase(ctx, 'long');
    ctx.call(volleys, { seat, moment: 'long' });
    return 'shields';
  },
  shields(ctx, { seat }) {
    if (attackersLeft(combatOf(ctx.g)).length === 0) return 'attack';
    enterPhase(ctx, 'shields');
    ctx.call(shields, { seat });
    return 'damage';
  },
  damage(ctx, { seat }) {
    if (attackersLeft(combatOf(ctx.g)).length === 0) return 'attack';
    enterPhase(ctx, 'damage');
    ctx.call(harm, { seat });
    return 'attack';
  },
  attack(ctx) {
    if (foesLeft(combatOf(ctx.g)).length === 0) return 'team';
    enterPhase(ctx, 'attack');
    return 'afterglow';
  },
  /** Applies the effects that fully deflected attacks have in the Attack phase. */
  afterglow(ctx, { seat }) {
    if (followDeflection(ctx, combatOf(ctx.g).foes, 'attack')) return 'afterglow';
    ctx.call(volleys, { seat, moment: 'attack' });
    return 'team';
  },
  team(ctx, { seat, at }) {
    if (at !== null && isTroopLeft(ctx.g, combatOf(ctx.g))) ctx.call(away, { seat, at });
    return 'end';
  },
  end(ctx) {
    conclude(ctx, combatOf(ctx.g));
    closeCombat(ctx);
    return null;
  },
});

function joinKey(id: HexId): string {
  return `join:${spaceLabel(id)}`;
}

/** Fights that other Enemy Ships can't join (F-COMBAT-13). */
const ALONE: readonly CombatKind[] = ['classH', 'research', 'planet'];

/**
 * Returns the spaces of Enemy Ships that may still join a fight (F-COMBAT-01, F-COMBAT-11 to F-COMBAT-13, F-COOP-13,
 * F-OPEN-93).
 */
function addable(g: Frontiers, { seat, kind, joined, provoked }: CombatCall): HexId[] {
  const { at, aside } = playerOf(g, seat);
  if (at === null || aside || ALONE.includes(kind)) return [];
  const near = idsAround(at).filter((id) => roams(g, id));
  // If few ships are near, the player has already chosen the whole group with the challenge.
  if (kind === 'ships' && !provoked && near.length <= MOST_GROUPED) return [];
  return near.filter((id) => !joined.includes(id));
}

/** F-SCEN-50: whether unseen troops are still aboard a Research Station. */
function isTroopHidden(g: Frontiers, { kind, at }: Combat): boolean {
  return kind === 'research' && at !== null && siteAt(g, at).tokens.some(({ pile }) => isPlanetToken(pile));
}

/**
 * Whether Planet Tokens are left for an Away Team. The team beams down even after a lost battle (F-CUBE-07, F-OPEN-59).
 */
function isTroopLeft(g: Frontiers, fight: Combat): boolean {
  return fight.foes.some(({ pile, defeated }) => isPlanetToken(pile) && !defeated) || isTroopHidden(g, fight);
}
