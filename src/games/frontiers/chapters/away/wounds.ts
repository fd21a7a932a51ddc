import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering } from '../../../kit/offers.ts';
import { isMany, several } from '../../../kit/words.ts';
import type { AwayTeam, Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { seatName } from '../captains/find.ts';
import { changeReputation, type Running } from '../captains/gains.ts';
import { combatOf } from '../combat/foes.ts';
import {
  absorbs,
  damageOfPlanet,
  type Member,
  memberName,
  memberOffer,
  standing,
  wound,
  woundsOfPlanet,
} from './away-team.ts';

interface Local {
  seat: Seat;
  /** Damage that nobody has absorbed yet. */
  left?: number;
  /** True if the team was lost. */
  result?: boolean;
}

/** The Reputation change for losing a whole Away Team (F-AWAY-20). */
const LOST_TEAM = -2;

/**
 * The Assign Damage phase of an Away Mission. Shields don't help (F-AWAY-16). One member after another absorbs damage
 * up to its Defense and becomes Wounded (F-AWAY-17). Returns whether the team was lost.
 */
export const wounds = procedure<Frontiers, Local>('wounds')({
  begin(ctx, local) {
    local.left = damageOfPlanet(ctx.g);
    local.result = false;
    if (local.left > 0) ctx.log(`The Away Team takes ${local.left} damage.`, 'F-AWAY-16');
    return 'absorb';
  },
  absorb: offering({
    ask({ g }, { seat, left = 0 }) {
      const able = standing(g, seat, teamOf(g));
      if (left === 0 || able.length === 0) return { go: 'end' };
      if (!hasChoice(g, seat, able, left)) return { go: 'all' };
      const tokens = woundsOfPlanet(g);
      const offers = able.map((member) => {
        const hint = `Absorbs ${absorbs(g, seat, member)} and gets ${several(tokens, 'Wound Token')}.`;
        return memberOffer(g, seat, member, { verb: 'absorb', hint, rule: 'F-AWAY-17' });
      });
      const prompt = `${left} damage is left. Who takes it next?`;
      return pickOffer(seat, prompt, offers, 'F-AWAY-17');
    },
    take(ctx, local, member) {
      hit(ctx, local, member);
      return 'absorb';
    },
  }),
  /** All remaining members must take damage, so their order doesn't matter. */
  all(ctx, local) {
    for (const member of standing(ctx.g, local.seat, teamOf(ctx.g))) hit(ctx, local, member);
    return 'end';
  },
  /** F-AWAY-20, F-AWAY-21, F-AWAY-26 */
  end(ctx, local) {
    const { seat, left = 0 } = local;
    // F-AWAY-21, F-AWAY-25: if anyone survives, no Reputation is lost.
    if (left === 0) return null;
    local.result = true;
    ctx.log(`Nobody can absorb the remaining ${left} damage, so the Away Team is lost.`, 'F-AWAY-20');
    changeReputation(ctx, seat, LOST_TEAM, `${seatName(ctx.g, seat)} lost an Away Team`, 'F-AWAY-20');
    return null;
  },
});

/** Whether the members other than the weakest can absorb all the damage, so that the weakest can stay unhurt. */
function hasChoice(g: Frontiers, seat: Seat, able: readonly Member[], left: number): boolean {
  if (able.length === 1) return false;
  const values = able.map((member) => absorbs(g, seat, member));
  return left <= values.reduce((sum, value) => sum + value, 0) - Math.min(...values);
}

function hit(ctx: Running, local: Local, member: Member): void {
  const { g } = ctx;
  const { seat } = local;
  const tokens = woundsOfPlanet(g);
  const value = absorbs(g, seat, member);
  wound(g, seat, member, tokens);
  local.left = Math.max(0, must(local.left, 'the damage left') - value);
  const name = memberName(g, seat, member);
  const verbs = isMany(name) ? ['absorb', 'get'] : ['absorbs', 'gets'];
  ctx.log(`${name} ${verbs[0]} ${value} and ${verbs[1]} ${several(tokens, 'Wound Token')}.`, 'F-AWAY-17');
}

function teamOf(g: Frontiers): AwayTeam {
  const { team } = combatOf(g);
  if (team === null) throw new Error('no Away Team is down');
  return team;
}
