import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import type { Formula } from '../../content/formula.ts';
import { askedWords } from '../../content/formula-words.ts';
import { isAgreed, ruleOf } from '../../content/rules.ts';
import { AIM, EFFECTS } from '../../effects/frame.ts';
import { opponentOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import { cardName, seatName } from '../../position/names.ts';
import { granted } from '../../rules/ask.ts';
import { judged } from '../../rules/judged.ts';
import { moment } from '../../rules/moments.ts';
import { logCardText } from '../../rules/tell-text.ts';
import type { FirstEdition, Seed } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { AGREEMENT, ENCOUNTER, type Play, SUSPEND } from '../calls.ts';
import { needsOf } from '../missions/needs.ts';
import { attemptOf, facing, groupOf } from '../missions/team.ts';
import { scorePoints } from '../points/score.ts';
import { meets } from '../skills/group.ts';
import { stopAll } from '../stopping/stop.ts';
import { whereOf } from '../teams/teams.ts';
import { doubled } from './doubling.ts';
import { dispose, type Encounter, effectsOf, hasNoTarget, metOf } from './met.ts';
import { metName } from './met-name.ts';

/**
 * The state of an encounter: the number of personnel who faced the dilemma before any suspension, and whether the
 * dilemma is overcome, is nullified, or stops the personnel.
 */
interface Meet {
  faced?: number;
  overcome?: boolean;
  void?: boolean;
  stops?: boolean;
}

/** The encounter of a dilemma (C-DILEMMA-01). */
export const encounter = procedure<FirstEdition, Meet>(ENCOUNTER.name)({
  begin(ctx) {
    const { seed, unless } = metOf(ctx.g);
    const { seat } = attemptOf(ctx.g);
    ctx.log(`${seatName(seat)} encounters ${cardName(seed.card)}.`, 'C-DILEMMA-01');
    logCardText(ctx, seed.card);
    // If the logged text doesn't say how to get past the dilemma, add a log line that does.
    if (unless !== null && !/to get past it/i.test(ruleOf(seed.card)?.text ?? ''))
      ctx.log(`To get past the dilemma: ${askedWords(asked(seed, unless))}.`, 'C-DILEMMA-06');
    return 'assign';
  },
  // Decides who faces the dilemma at a mission with both icons (C-MISSION-23). If both groups could face the dilemma,
  // the player chooses one.
  assign: offering({
    ask({ g }) {
      const now = attemptOf(g);
      const { facts, seed } = metOf(g);
      if (whereOf(g, now.location) !== 'both') return { go: 'suspend' as const };
      if (facts.where === 'space') return { go: 'crew' as const };
      if (facts.where === 'planet') return { go: 'away' as const };
      const prompt = `Who faces ${cardName(seed.card)}?`;
      const offers = [
        open({ key: 'crew', verb: 'face', label: 'The crew' }, 'crew' as const),
        open({ key: 'away', verb: 'face', label: 'The Away Team' }, 'away' as const),
      ];
      return { seat: now.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-MISSION-23' };
    },
    take: (_ctx, _local, who) => who,
  }),
  crew({ g }) {
    attemptOf(g).facing = 'crew';
    return 'suspend';
  },
  away({ g }) {
    attemptOf(g).facing = 'away';
    return 'suspend';
  },
  // Counts who faces the dilemma before anything removes them (C-DILEMMA-05).
  suspend(ctx, local) {
    const { seat } = attemptOf(ctx.g);
    if (!hasNoTarget(ctx.g, metOf(ctx.g))) local.faced = facing(ctx.g).length;
    ctx.call(SUSPEND, { seat, window: 'suspend' });
    return 'check';
  },
  // Conditions are checked and targets chosen before anyone responds (C-DILEMMA-20, C-RESPONSE-18).
  check(ctx, local) {
    const { g } = ctx;
    const now = attemptOf(g);
    const met = metOf(g);
    const { seed, unless } = met;
    const { faced = 0 } = local;
    delete local.faced;
    delete now.verdict;
    // Everyone who faced the dilemma was removed while it was suspended (C-DILEMMA-05).
    if (facing(g).length === 0) return finish(ctx, 'back');
    if (hasNoTarget(g, met)) {
      // Everyone that the dilemma could have targeted was removed while it was suspended (C-DILEMMA-05).
      if (facing(g).length < faced) return finish(ctx, 'back');
      // A dilemma that never had a target is discarded (C-DILEMMA-02, C-DILEMMA-03).
      ctx.log(`The dilemma has no valid target.`, 'C-DILEMMA-02');
      return finish(ctx, 'discard');
    }
    Object.assign(local, conditions(g, met));
    noteMet(g, seed.card, unless, local.overcome === true);
    const { effects = [], after = [] } = met.meeting;
    // Chooses the dilemma's targets (C-DILEMMA-20).
    const list = local.overcome === true ? after : local.void === true ? [] : effects;
    if (list.length > 0) ctx.call(AIM, effectsOf(met, g, list));
    return 'initiated';
  },
  initiated(ctx) {
    const now = attemptOf(ctx.g);
    const { seed } = metOf(ctx.g);
    moment(ctx, 'dilemma', { seat: now.seat, location: now.location, card: metName(seed) });
    return 'results';
  },
  results(ctx, local) {
    const { g } = ctx;
    const met = metOf(g);
    const { seed, meeting, unless } = met;
    if (seed.nullified === true) return finish(ctx, 'discard');
    // If the dilemma's requirements are doubled, they are checked again (C-DILEMMA-16). Other requirements aren't
    // checked again (C-RESPONSE-09).
    if (seed.whole === true) Object.assign(local, conditions(g, met));
    // Responses removed everyone who faced the dilemma (C-DILEMMA-05).
    if (facing(g).length === 0) return finish(ctx, 'back');
    if (local.overcome === true) {
      ctx.log(`The personnel overcome ${cardName(seed.card)}.`, 'C-DILEMMA-06');
      return overcome(ctx, true);
    }
    if (local.void === true) {
      // A nullified dilemma has no effect and scores no points (C-DILEMMA-09).
      ctx.log(`${cardName(seed.card)} is nullified.`, 'C-DILEMMA-09');
      return finish(ctx, 'discard');
    }
    const { effects = [], continues } = meeting;
    // Unmet conditions stop those who face the dilemma (C-DILEMMA-07, C-DILEMMA-08).
    local.stops = unless !== null && continues !== true;
    const aimed = seed.aims?.effects ?? effects;
    const list = seed.twice === true ? [...aimed, ...effects] : aimed;
    ctx.call(EFFECTS, effectsOf(met, g, list));
    return isAgreed(seed.card) ? 'agree' : 'after';
  },
  // The players carry out the dilemma's text by agreement: first the player who encountered it proposes effects, then
  // the opponent.
  agree(ctx) {
    ctx.call(AGREEMENT, { seat: attemptOf(ctx.g).seat, about: metOf(ctx.g).seed.card });
    return 'confirm';
  },
  confirm(ctx) {
    if (attemptOf(ctx.g).met === null) return 'after';
    ctx.call(AGREEMENT, {
      seat: opponentOf(attemptOf(ctx.g).seat),
      about: metOf(ctx.g).seed.card,
      confirms: true,
    });
    return 'after';
  },
  after(ctx, { stops = false }) {
    const { g } = ctx;
    const now = attemptOf(g);
    const meeting = now.met === null ? {} : metOf(g).meeting;
    const { past, fate } = meeting;
    const isShort = past !== undefined && !getsPast(g, past);
    const isBlocked = now.verdict === 'blocked' || isShort;
    const isPassed = now.verdict === 'passed';
    if (isBlocked || (stops && !isPassed)) stopAll(ctx);
    // A dilemma that entered play stays there (C-DILEMMA-18).
    if (now.met === null) return null;
    if (isPassed || (past !== undefined && !isBlocked)) return overcome(ctx, false);
    return finish(ctx, isBlocked || (stops && fate !== 'discard') ? 'back' : 'discard');
  },
  past: (ctx) => finish(ctx, 'bonus'),
});

/** True if the remaining personnel meet the formula to get past the dilemma. */
function getsPast(g: FirstEdition, past: Formula): boolean {
  const now = attemptOf(g);
  const { seat, location } = now;
  const group = groupOf(g, now, facing(g));
  const about = now.met === null ? null : { seat, card: metName(now.met), location };
  return meets(g, about === null ? group : judged(g, group, about), asked(now.met, past));
}

/** Returns a formula, or its double if the dilemma is doubled (C-DILEMMA-16). */
function asked(seed: Seed | null, formula: Formula): Formula {
  return seed?.whole === true ? doubled(formula) : formula;
}

/** Returns whether the conditions to overcome the dilemma, or to nullify it, are met (C-DILEMMA-20). */
function conditions(g: FirstEdition, { seed, meeting, unless }: Encounter): Pick<Meet, 'overcome' | 'void'> {
  const now = attemptOf(g);
  const there = groupOf(g, now, facing(g));
  const group = judged(g, there, { seat: now.seat, card: metName(seed), location: now.location });
  const has = (formula: Formula) => meets(g, group, asked(seed, formula));
  return looking(g, () => ({
    overcome: (unless !== null && has(unless)) || granted(g, 'overcome', { seat: now.seat, card: metName(seed) }),
    void: meeting.nullify !== undefined && has(meeting.nullify),
  }));
}

/** Records, for both players to see, who encountered the dilemma and which conditions they met (C-DILEMMA-20). */
function noteMet(g: FirstEdition, card: CardId, unless: Formula | null, overcome: boolean): void {
  const now = attemptOf(g);
  const { seat, location } = now;
  const group = groupOf(g, now, facing(g));
  const needs = unless === null ? [] : looking(g, () => needsOf(g, group, unless));
  const team = group.people.map((piece) => piece.card);
  g.lastMet = { seat, location, card, turn: g.turns, overcome, team, needs: needs.map((need) => ({ ...need })) };
}

/**
 * Overcomes the dilemma: its remaining effects hit the targets chosen earlier, its points are scored, and the
 * encounter ends (C-DILEMMA-06, C-DILEMMA-19).
 */
function overcome(ctx: Play, isAimed: boolean): 'past' | 'suspend' | null {
  const { g } = ctx;
  const met = metOf(g);
  const { after } = met.meeting;
  if (after === undefined) return finish(ctx, 'bonus');
  const aimed = isAimed ? met.seed.aims?.effects : undefined;
  ctx.call(EFFECTS, effectsOf(met, g, aimed ?? after));
  return 'past';
}

/** Ends the encounter of the dilemma. The second half of a combo comes next (C-DILEMMA-22). */
function finish(ctx: Play, fate: 'back' | 'discard' | 'bonus'): 'suspend' | null {
  const { g } = ctx;
  const now = attemptOf(g);
  if (now.met === null) return null;
  const { seed, facts, meeting } = metOf(g);
  const { second } = meeting;
  if (second !== undefined && fate !== 'back') {
    for (const answered of ['nullified', 'twice', 'whole', 'aims'] as const) delete seed[answered];
    seed.half = true;
    if (now.ended === null && facing(g).length > 0) return 'suspend';
    dispose(ctx, seed, 'back');
    return null;
  }
  // Only an overcome dilemma scores its points (C-DILEMMA-19).
  const value = (facts.points?.value ?? 0) * (seed.whole === true ? 2 : 1);
  const isPaid = value > 0 && meeting.unpaid !== true && ruleOf(metName(seed))?.counts?.(g) !== false;
  const scores = fate === 'bonus' && isPaid;
  dispose(ctx, seed, scores ? 'bonus' : fate === 'back' ? 'back' : 'discard');
  if (scores) scorePoints(ctx, now.seat, { kind: 'bonus', points: value, card: seed.card });
  return null;
}
