import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing } from '../../../kit/offers.ts';
import { crewOf } from '../../content/crew/all.ts';
import type { AwayTeam, CombatPhase, Frontiers } from '../../state.ts';
import { crewAt, playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints } from '../captains/points.ts';
import { AWAY } from '../combat/challenges.ts';
import { closeCombat, enterPhase, openCombat } from '../combat/combats.ts';
import { attackersLeft, combatOf, enemyOfFoe, enemyWords, foesLeft } from '../combat/foes.ts';
import { secretDie } from '../combat/secret-die.ts';
import { unblockedDown } from '../combat/unblocked.ts';
import { volleys } from '../combat/volleys.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { visit } from '../movement/arrive.ts';
import { absorbs, memberName, memberOffer, volunteers } from './away-team.ts';
import { leavePlanet, meetPlanet } from './planet.ts';
import { wounds } from './wounds.ts';

interface Local {
  seat: Seat;
  at: HexId;
  /** True if the Away Mission is the whole Action rather than the second part of a combat. */
  alone?: boolean;
  team?: AwayTeam;
  /** The result of the Assign Damage phase: true if the team was lost. */
  result?: boolean;
}

/**
 * An Away Mission. At a Class-L or Class-K Planet, the mission is the whole Action. At a Class-H Planet, a Borg Cube or
 * an occupied Research Station, it follows the battle in space and can’t be refused (F-AWAY-01, F-CUBE-07, F-AWAY-34,
 * F-MULTI-05, F-OPEN-59). The mission follows even if nothing in space is left to fight (F-OPEN-60). Starting a mission
 * doesn't change Reputation (F-AWAY-03).
 */
export const away = procedure<Frontiers, Local>(AWAY.name)({
  begin({ g }, local) {
    local.alone = g.combat === null;
    return 'team';
  },
  /**
   * F-AWAY-04: the team is chosen before tokens are drawn. The player already knows face-up tokens (F-LOC-38,
   * F-OPEN-61).
   */
  team: choosing({
    ask({ g }, { seat, at }) {
      const able = volunteers(g, seat);
      if (able.length === 0) return { go: 'beam' };
      const offers = able.map((member) => {
        const rank = member === 'captain' ? '' : `, Rank ${crewOf(crewAt(g, seat, member).crew).rank}`;
        const hint = `Defense ${absorbs(g, seat, member)}${rank}.`;
        return memberOffer(g, seat, member, { verb: 'team', hint, rule: 'F-AWAY-04' });
      });
      const unblocked = unblockedDown(g, seat, at);
      const prompt =
        `Who beams down at ${spaceLabel(at)}? If you choose nobody, only Security goes. ${unblocked}`.trim();
      return { seat, kind: 'subset', prompt, offers, min: 0, max: offers.length, rule: 'F-AWAY-04' };
    },
    take(_ctx, local, members) {
      local.team = { captain: members.includes('captain'), crew: members.filter((member) => member !== 'captain') };
      return 'beam';
    },
  }),
  beam(ctx, { seat, at, alone, team = { captain: false, crew: [] } }) {
    const combat = alone ? openCombat(ctx, seat, 'planet', at) : combatOf(ctx.g);
    combat.team = team;
    dropPoints(playerOf(ctx.g, seat), 'diplomacy');
    beamDown(ctx, seat, at, team);
    meetPlanet(ctx, combat, at);
    const foes = foesLeft(combat).map((foe) => enemyWords(enemyOfFoe(ctx.g, foe)));
    if (foes.length > 0) ctx.log(`The Away Team meets ${foes.join('; ')}.`, 'F-AWAY-07');
    // F-VARIANT-16: the die is set only for a fight with a single enemy.
    const single = combat.foes.length === 1 && combat.die === null;
    if (ctx.g.options.interactiveCombat && single) ctx.call(secretDie, { seat });
    return 'parley';
  },
  parley: (ctx, local) => phase(ctx, local, 'diplomacy', 'long'),
  long: (ctx, local) => phase(ctx, local, 'long', 'wounds'),
  wounds(ctx, local) {
    delete local.result;
    if (attackersLeft(combatOf(ctx.g)).length === 0) return 'attack';
    enterPhase(ctx, 'damage');
    ctx.call(wounds, { seat: local.seat });
    return 'attack';
  },
  // F-AWAY-20: a lost team doesn't attack.
  attack: (ctx, local) => (local.result === true ? 'back' : phase(ctx, local, 'attack', 'back')),
  /** F-AWAY-28: the whole team returns to the ship and keeps its Wounds. */
  back(ctx, { seat, at, alone }) {
    const combat = combatOf(ctx.g);
    if (!alone) {
      // F-SCEN-61
      if (foesLeft(combat).length === 0) visit(ctx, seat, at);
      return null;
    }
    leavePlanet(ctx, combat, at);
    closeCombat(ctx);
    return null;
  },
});

/** F-AWAY-09: enters a phase against the remaining tokens, or skips it if none are left. */
function phase<S extends string>(
  ctx: Running,
  { seat }: Local,
  name: Exclude<CombatPhase, 'shields' | 'damage'>,
  next: S,
): S {
  if (foesLeft(combatOf(ctx.g)).length === 0) return next;
  enterPhase(ctx, name);
  ctx.call(volleys, { seat, moment: name === 'diplomacy' ? 'parley' : name });
  return next;
}

function beamDown(ctx: Running, seat: Seat, at: HexId, { captain, crew }: AwayTeam): void {
  const { g } = ctx;
  const members = [...(captain ? (['captain'] as const) : []), ...crew];
  const names = members.map((member) => memberName(g, seat, member));
  const who = names.length === 0 ? 'a Security team' : names.join(', ');
  ctx.log(`${seatName(g, seat)} beams down ${who} at ${spaceLabel(at)}.`, 'F-AWAY-06');
}
