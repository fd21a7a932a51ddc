import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import type { DilemmaCard } from '../../content/card.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isDilemma } from '../../position/kinds.ts';
import { cardName, seatName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { moment } from '../../rules/moments.ts';
import type { Meeting } from '../../rules/rule.ts';
import type { FirstEdition, Seed } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { ENCOUNTER, type Play, SUSPEND } from '../calls.ts';
import { needsOf } from '../missions/needs.ts';
import { attemptOf, attemptShip, facing, groupOf, stillIn } from '../missions/team.ts';
import { scorePoints } from '../points/score.ts';
import { meets } from '../skills/group.ts';
import { whereOf } from '../teams/teams.ts';

/** A dilemma that is met: its facts, what happens, and what gets past it (null: nothing does). */
interface Met {
  seed: Seed;
  facts: DilemmaCard;
  meeting: Meeting;
  unless: Formula | null;
}

function metOf(g: FirstEdition): Met {
  const seed = attemptOf(g).met;
  const facts = seed === null ? null : cardOf(seed.card);
  if (seed === null || facts === null || !isDilemma(facts)) throw new Error('no dilemma is met');
  const meeting = ruleOf(seed.card)?.meeting ?? {};
  return { seed, facts, meeting, unless: meeting.unless === undefined ? (facts.overcome ?? null) : meeting.unless };
}

/** A dilemma is met (C-DILEMMA-01). */
export const encounter = procedure<FirstEdition, { overcome?: boolean }>(ENCOUNTER.name)({
  begin(ctx) {
    const { seed } = metOf(ctx.g);
    const { seat } = attemptOf(ctx.g);
    ctx.log(`${seatName(seat)} meets ${cardName(seed.card)}.`, 'C-DILEMMA-01');
    ctx.call(SUSPEND, { seat, window: 'suspend' });
    return 'assign';
  },
  // C-MISSION-23: who faces it at a mission with both icons; of one that may be either the player says who.
  assign: offering({
    ask({ g }) {
      const now = attemptOf(g);
      const { facts, seed } = metOf(g);
      if (whereOf(g, now.location) !== 'both') return { go: 'check' as const };
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
    return 'check';
  },
  away({ g }) {
    attemptOf(g).facing = 'away';
    return 'check';
  },
  // C-DILEMMA-20: conditions are checked before anybody answers.
  check(ctx, local) {
    const { g } = ctx;
    const now = attemptOf(g);
    const { seed, meeting, unless } = metOf(g);
    if (meeting.trigger?.(g, now.seat) === false) {
      // C-DILEMMA-02.
      ctx.log(`It finds nobody that it is about.`, 'C-DILEMMA-02');
      dispose(ctx, seed, 'discard');
      return null;
    }
    local.overcome = unless !== null && meets(g, groupOf(g, now, facing(g)), unless);
    noteMet(g, seed.card, unless, local.overcome);
    moment(ctx, 'dilemma', { seat: now.seat, location: now.location, card: seed.card });
    return 'results';
  },
  results(ctx, { overcome }) {
    const { g } = ctx;
    const { seed, facts, meeting } = metOf(g);
    const { seat, location } = attemptOf(g);
    if (seed.nullified === true) {
      // C-DILEMMA-09: no effect, no points.
      dispose(ctx, seed, 'discard');
      return null;
    }
    if (overcome === true) {
      ctx.log(`They overcome ${cardName(seed.card)}.`, 'C-DILEMMA-06');
      const { value = 0 } = facts.points ?? {};
      dispose(ctx, seed, value === 0 ? 'discard' : 'bonus');
      // C-DILEMMA-19.
      if (value !== 0) scorePoints(ctx, seat, { kind: 'bonus', points: value, card: seed.card });
      return null;
    }
    const { effects = [] } = meeting;
    if (effects.length > 0)
      ctx.call(EFFECTS, { seat, from: { seat: seed.owner, kind: 'seed', card: seed.card }, list: effects, location });
    return 'after';
  },
  after(ctx) {
    const { seed, meeting, unless } = metOf(ctx.g);
    const goesOn = unless === null || meeting.continues === true;
    // C-DILEMMA-07, C-DILEMMA-08.
    if (!goesOn) stopAll(ctx);
    dispose(ctx, seed, meeting.fate ?? (goesOn ? 'discard' : 'back'));
    return null;
  },
});

/** Everyone sees who met it, and what they had of what gets past it. */
function noteMet(g: FirstEdition, card: CardId, unless: Formula | null, overcome: boolean): void {
  const now = attemptOf(g);
  const { seat, location } = now;
  const group = groupOf(g, now, facing(g));
  const needs = unless === null ? [] : needsOf(g, group, unless);
  const team = group.people.map((piece) => piece.card);
  g.lastMet = { seat, location, card, turn: g.turns, overcome, team, needs: needs.map((need) => ({ ...need })) };
}

/** C-DILEMMA-07: the whole team is stopped, or ship and crew, and the attempt is over. */
function stopAll(ctx: Play): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const ship = attemptShip(g, now);
  const stopped = [...stillIn(g, now), ...(ship === null ? [] : [ship])];
  for (const piece of stopped) piece.stopped = g.turns;
  now.ended = 'stopped';
  ctx.log('They are stopped, and the attempt is over.', 'C-DILEMMA-07');
}

/** What becomes of a dilemma that was met. */
function dispose(ctx: Play, seed: Seed, fate: 'back' | 'discard' | 'stays' | 'bonus'): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const { card, owner } = seed;
  const location = locationOf(g, now.location);
  now.met = null;
  if (seed.taken === true) {
    // C-CAPTURE-03: it holds a captive now.
    location.gone.push({ card, owner });
    return;
  }
  if (fate === 'back') {
    // C-DILEMMA-07: face down, met first next time.
    location.seeds.unshift({ card, owner, seen: [0, 1] });
    ctx.log(`${cardName(card)} goes back under the mission.`, 'C-DILEMMA-07');
    return;
  }
  location.gone.push({ card, owner });
  if (fate === 'stays') enter(g, card, owner, `at:${now.location}`);
  else if (fate === 'bonus') playerOf(g, now.seat).bonus.push({ card, owner });
  else playerOf(g, owner).discard.unshift(card);
}
