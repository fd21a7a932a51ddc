import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering } from '../../../kit/offers.ts';
import { crewName } from '../../content/crew/all.ts';
import { isPlay } from '../../effects/deeds.ts';
import { play } from '../../effects/play.ts';
import type { Frontiers } from '../../state.ts';
import { crewAt, playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints, fireWords } from '../captains/points.ts';
import { sustain } from '../combat/harm.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { arrive, leaveMap } from '../movement/arrive.ts';
import { ownTurn } from '../turn/turn-state.ts';
import { blockerDefense, getsThrough, type Shot, shotOf } from './pvp-fire.ts';
import { pvpDamageCards, retreatCost } from './pvp-maths.ts';
import { opponentOf, pvpOf, sideOf } from './pvp-outcome.ts';
import { blockQuestion, fireQuestion, lendQuestion, splitQuestion } from './pvp-questions.ts';

interface Local extends Shot {
  /** Whether the blocker was forced to retreat. */
  result?: boolean;
}

/**
 * One attack opportunity in a combat of players: the attacker plays and fires, then the blocker plays Shields, then what is
 * left does damage (F-PVP-25); both sides have such opportunities (F-PVP-21). Its result is whether the blocker was forced to retreat.
 */
export const pvpAttack = procedure<Frontiers, Local>('pvp-attack')({
  begin({ g }, { attacker }) {
    const pvp = pvpOf(g);
    pvp.attacker = attacker;
    return sideOf(g, attacker).stopped ? 'cancel' : 'fire';
  },
  fire: offering({
    ask({ g }, local) {
      return fireQuestion(g, local) ?? { go: 'end' };
    },
    take(ctx, local, deed, { seat }) {
      const { g } = ctx;
      if (isPlay(deed)) {
        ctx.call(play, { seat, deed, moment: pvpOf(g).phase === 'long' ? 'long' : 'attack' });
        return 'fire';
      }
      if (deed.do === 'hold') return 'end';
      const words = fireWords(shotOf(g, local));
      ctx.log(`${seatName(g, seat)} fires at ${seatName(g, opponentOf(g, seat))}: ${words}.`, 'F-PVP-25');
      return 'block';
    },
  }),
  block: offering({
    ask({ g }, local) {
      if (sideOf(g, local.attacker).stopped) return { go: 'settle' };
      return blockQuestion(g, local) ?? { go: 'settle' };
    },
    take(ctx, _local, deed, { seat }) {
      if (!isPlay(deed)) return 'settle';
      ctx.call(play, { seat, deed, moment: 'shields' });
      return 'block';
    },
  }),
  settle({ g }, local) {
    if (sideOf(g, local.attacker).stopped) return 'cancel';
    return getsThrough(g, local) > 0 ? 'lend' : 'hold';
  },
  // F-PVP-49, F-PVP-50: what was played stays played.
  cancel(ctx, { attacker }) {
    sideOf(ctx.g, attacker).stopped = false;
    ctx.log(`The attack of ${seatName(ctx.g, attacker)} doesn’t come about.`, 'F-PVP-49');
    return 'end';
  },
  hold(ctx, { attacker }) {
    ctx.log(`Shields of ${seatName(ctx.g, opponentOf(ctx.g, attacker))} stop the whole attack.`, 'F-PVP-27');
    return 'end';
  },
  lend: offering({
    ask: ({ g }, local) => lendQuestion(g, local) ?? { go: 'split' },
    take(ctx, local, place, { seat }) {
      if (place === null) return 'split';
      local.lender = place;
      const member = crewAt(ctx.g, seat, place);
      member.ready = false;
      ctx.log(`${crewName(member.crew)} takes command of ${seatName(ctx.g, seat)} and is Spent.`, 'F-DMG-10');
      return 'split';
    },
  }),
  split: offering({
    ask: ({ g }, local) => splitQuestion(g, local) ?? { go: 'strike' },
    take(ctx, local, to) {
      if (to === null) return 'strike';
      // F-OPEN-55: Damage Cards first, then the retreat.
      strike(ctx, local, retreatCost(blockerDefense(ctx.g, local)));
      driveOff(ctx, opponentOf(ctx.g, local.attacker), to);
      local.result = true;
      return 'end';
    },
  }),
  strike(ctx, local) {
    strike(ctx, local, 0);
    return 'end';
  },
  end({ g }, { attacker }) {
    // F-LRA-09: nothing is carried over.
    dropPoints(playerOf(g, attacker), 'close', 'long');
    dropPoints(playerOf(g, opponentOf(g, attacker)), 'shields');
    return null;
  },
});

/** F-PVP-31, F-PVP-32: Damage Cards for all that gets through but what was spent on a retreat. */
function strike(ctx: Running, shot: Shot, spent: number): void {
  const { g } = ctx;
  const blocker = opponentOf(g, shot.attacker);
  const points = getsThrough(g, shot);
  const cards = pvpDamageCards(points - spent, blockerDefense(g, shot));
  if (cards > 0) sustain(ctx, blocker, cards, `${points} damage of ${seatName(g, shot.attacker)}`, 'F-PVP-31');
  else if (spent === 0) ctx.log(`${points} damage is too little to harm ${seatName(g, blocker)}.`, 'F-PVP-32');
}

/** F-PVP-39: the blocker goes to a space, which provokes nobody. */
function driveOff(ctx: Running, blocker: Seat, to: HexId): void {
  ctx.log(`${seatName(ctx.g, blocker)} is forced to retreat to ${spaceLabel(to)}.`, 'F-PVP-38');
  arrive(ctx, blocker, to);
  // F-LOC-01: on the Wormhole a ship goes off the map; the one whose turn it is does so as the turn ends.
  if (ownTurn(ctx.g, blocker) === null) leaveMap(ctx, blocker);
}
