import { procedure } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { offering, open } from '../../../kit/offers.ts';
import { play } from '../../effects/play.ts';
import { dicePlays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOffer, pickOne } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { changeReputation, gainExperience, type Running } from '../captains/gains.ts';
import { dropPoints, emptyPoints } from '../captains/points.ts';
import { siteOf } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { arrive } from '../movement/arrive.ts';
import { isSafe } from '../movement/safe.ts';
import { type BeforePayload, beforeTurn, doBefore } from '../turn/before.ts';
import { takeTurnNow } from '../turn/turn-start.ts';
import { joinedEnd } from '../turn-end/end-of-turn.ts';
import { endPart } from '../turn-end/finish.ts';
import { PVP, type PvpCall } from './engagements.ts';
import { ATTACKED, holdFire, pvpAttack } from './pvp-attack.ts';
import { attackLoss, opponentOf, pvpOf, victoryExperience } from './pvp-outcome.ts';

interface Local extends PvpCall {
  /** The space where the defender was attacked. */
  place?: HexId;
  /** The seat that drove its opponent off. */
  victor?: Seat;
  /** The result of an attack: true if the blocker was forced to retreat. */
  result?: boolean;
}

/**
 * A combat between two players’ ships, which is the aggressor’s Action. The Long Range phase comes first, then the
 * Close Range phase, until one ship is driven off or both have attacked (F-PVP-22).
 */
export const pvp = procedure<Frontiers, Local>(PVP.name)({
  // F-PVP-01, F-PVP-09, F-PVP-10, F-SCEN-73, F-SCEN-88: attacking is the aggressor's Action and costs Reputation.
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, target, starbase } = local;
    const { at } = playerOf(g, target);
    if (at === null) throw new Error(`seat ${target} is not on the map`);
    local.place = at;
    g.pvp = {
      aggressor: { seat, stopped: false, sustained: 0 },
      defender: { seat: target, stopped: false, sustained: 0 },
      attendance: null,
      phase: 'long',
      attacker: target,
      starbase,
      noDisruptors: [],
    };
    dropPoints(playerOf(g, seat), 'repair', 'heal', 'mend');
    const where = starbase === null ? 'at' : 'on the Starbase';
    ctx.log(`${seatName(g, seat)} attacks ${seatName(g, target)} ${where} ${spaceLabel(at)}.`, 'F-PVP-01');
    const loss = attackLoss(g, target, starbase !== null);
    changeReputation(ctx, seat, -loss, 'an attack on another captain', starbase === null ? 'F-PVP-09' : 'F-PVP-10');
    return 'claim';
  },
  // F-PVP-16: the aggressor takes its Core die of this turn before the defender may take one.
  claim: offering({
    ask({ g }, { seat }) {
      if (playerOf(g, seat).dice.some(({ kept }) => !kept)) return { go: 'attend' };
      const dice = dicePlays(g, seat);
      if (dice.length < 2) return { go: 'onlyDie' };
      return pickOffer(seat, 'Which Core die do you take first?', dice, 'F-PVP-16');
    },
    take(ctx, { seat }, payload) {
      ctx.call(play, { seat, deed: payload, moment: 'long' });
      return 'attend';
    },
  }),
  // If there are fewer than two dice, there is nothing to choose.
  onlyDie(ctx, { seat }) {
    for (const { payload } of dicePlays(ctx.g, seat)) ctx.call(play, { seat, deed: payload, moment: 'long' });
    return 'attend';
  },
  attend: offering({
    ask({ g }, { seat, target }) {
      const full = {
        key: 'full',
        verb: 'full',
        label: 'Attend fully: use your next turn',
        hint: 'You may use a Core die and all Skills, and you do all end-of-turn steps. You skip your next turn.',
        rule: 'F-PVP-12',
      };
      const partly = 'You get no Core die and no card draw, and only Skills for other players’ turns.';
      const offers = [
        open(full, 'full' as const),
        open(pass('Attend partially: keep your next turn', 'F-PVP-17', partly), 'partial' as const),
        open(
          { key: 'cease', verb: 'pass', label: 'Attend partially and don’t fire', rule: 'F-PVP-17' },
          'cease' as const,
        ),
        ...beforeTurn(g, target),
      ];
      const prompt = `${seatName(g, seat)} attacks you. How do you take part?`;
      return {
        ...pickOffer<'full' | 'partial' | 'cease' | BeforePayload>(target, prompt, offers, 'F-PVP-11'),
        window: ATTACKED,
      };
    },
    take(ctx, { target }, payload) {
      if (typeof payload !== 'string') {
        // F-PVP-11: effects for other players' turns come first.
        doBefore(ctx, target, payload);
        return 'attend';
      }
      pvpOf(ctx.g).attendance = payload === 'full' ? 'full' : 'partial';
      const name = seatName(ctx.g, target);
      if (payload === 'cease') holdFire(ctx, target);
      if (payload !== 'full') ctx.log(`${name} attends partially and keeps its next turn.`, 'F-PVP-17');
      else {
        ctx.log(`${name} attends fully and uses its next turn.`, 'F-PVP-12');
        takeTurnNow(ctx, target);
      }
      return 'long';
    },
  }),
  // F-PVP-23: at long range the defender fires first, at close range the aggressor (F-PVP-34).
  long(ctx, { target }) {
    ctx.call(pvpAttack, { attacker: target });
    return 'longAnswer';
  },
  longAnswer(ctx, { seat }) {
    ctx.call(pvpAttack, { attacker: seat });
    return 'close';
  },
  close(ctx, { seat }) {
    pvpOf(ctx.g).phase = 'close';
    ctx.call(pvpAttack, { attacker: seat });
    return 'closeAnswer';
  },
  closeAnswer(ctx, local) {
    if (local.result === true) {
      local.victor = local.seat;
      return 'outcome';
    }
    ctx.call(pvpAttack, { attacker: local.target });
    return 'closeEnd';
  },
  closeEnd(_ctx, local) {
    if (local.result === true) local.victor = local.target;
    return 'outcome';
  },
  outcome(ctx, { seat, starbase, victor }) {
    if (victor === undefined) {
      ctx.log('Nobody was driven off, so the combat is a draw.', 'F-PVP-46');
      return 'part';
    }
    rewardVictor(ctx, victor);
    if (victor !== seat) return 'part';
    if (starbase === null) return 'enter';
    // F-PVP-45, F-LOC-15: the new owner’s Faction Token replaces the old one.
    siteOf(ctx.g, starbase).marks = [seat];
    ctx.log(`${seatName(ctx.g, seat)} captures the Starbase at ${spaceLabel(starbase)}.`, 'F-PVP-45');
    arrive(ctx, seat, starbase);
    return 'part';
  },
  // F-PVP-44
  enter: {
    ask({ g }, { seat, place = '' }) {
      if (!isSafe(g, seat, place)) return { go: 'part' };
      const label = spaceLabel(place);
      const options: Option[] = [
        { key: 'enter', verb: 'enter', label: `Move to ${label}`, hint: 'The move is free and provokes nobody.' },
        pass('Stay where you are'),
      ];
      return pickOne(seat, `${label} is empty now. Move there?`, options, 'F-PVP-44');
    },
    answer(ctx, { seat, place = '' }, { key }) {
      if (key === 'enter') arrive(ctx, seat, place);
      return 'part';
    },
  },
  part(ctx, { seat, target }) {
    const { g } = ctx;
    const { attendance } = pvpOf(g);
    // F-PVP-51: rule changes for this combat end now.
    for (const side of [seat, target]) {
      expire(playerOf(g, side), 'combat');
      playerOf(g, side).points = emptyPoints();
    }
    // Damage from cards played after the combat isn't part of that combat (F-PVP-33).
    g.pvp = null;
    // F-PVP-15, F-OPEN-57: the defender’s turn ends before the aggressor's.
    if (attendance === 'full') ctx.call(joinedEnd, { seat: target });
    else endPart(ctx, target);
    return 'over';
  },
  over: () => null,
});

/** Gives the victor Experience (F-PVP-41, F-PVP-42, F-PVP-43, F-SCEN-74). */
function rewardVictor(ctx: Running, victor: Seat): void {
  const { g } = ctx;
  const loser = opponentOf(g, victor);
  const points = victoryExperience(g, victor, loser);
  if (points > 0) gainExperience(ctx, victor, points, `${seatName(g, loser)} was driven off`, 'F-PVP-41');
  else
    ctx.log(`${seatName(g, victor)} gains no Experience, because ${seatName(g, loser)} didn’t have more.`, 'F-PVP-43');
}
