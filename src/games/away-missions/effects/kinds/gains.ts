import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { several } from '../../../kit/words.ts';
import { CONTEST, WINDOW } from '../../chapters/calls.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { gainIntel } from '../../chapters/characters/intel.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { onlyOpponent, opponents } from '../../chapters/characters/sides.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import { amountNow } from '../counts.ts';
import { type Run, type Running, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { askWhichOpponent, hitOnly } from '../opponent.ts';
import { amountText } from '../text/counts.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Scores this Mission. */
    score: unknown;
    /** Bonus Points tokens (M-PLAY-28). */
    points: { amount: Amount };
    /**
     * Adapt tokens (M-OPEN-07). If the number is positive, the player gains them. If the number is negative, an
     * opponent loses Adapt tokens.
     */
    adapt: { amount: number };
    'bonus-action': { count: number };
  }
}

/** Scores the Mission (M-PLAY-04). Nobody can interrupt in Debrief. */
export const score: Kind<'score', 'scored'> = {
  run(ctx, run) {
    delete run.result;
    if (ctx.g.phase === 'debrief') return 'scored';
    const amount = pointsOf(run);
    const prompt = `${seatName(ctx.g, run.seat)} scores ${nameOf(run.card)}, ${several(amount, 'point')}. Interrupt?`;
    const call = { window: 'scores', prompt, situation: { self: null, foe: run.self, amount } } as const;
    const seat = onlyOpponent(ctx.g, run.seat);
    // Any hostile player may interrupt, because the scoring player is their opponent (M-MULT-10, M-TG-07).
    if (seat === null) ctx.call(CONTEST, { ...call, seats: opponents(ctx.g, run.seat) });
    else ctx.call(WINDOW, { ...call, seat });
    return 'scored';
  },
  steps: {
    scored(ctx, run) {
      const player = playerOf(ctx.g, run.seat);
      const index = player.table.findIndex(({ card }) => card === run.card);
      if (player.playing.includes(run.card)) takeOut(player.playing, run.card);
      else if (index >= 0) player.table.splice(index, 1);
      const value = Math.max(0, pointsOf(run) - (run.result ?? 0));
      player.scored.push({ card: run.card, points: value, bonus: 0 });
      ctx.log(`${seatName(ctx.g, run.seat)} scores ${nameOf(run.card)}: ${several(value, 'point')}.`, 'M-END-04');
      // The Borg gain an Adapt token with each Mission (M-OPEN-07, M-FAC-02).
      if (player.faction === 'borg') gainAdapt(ctx, run, 1);
      // Romulans gain an Intel token with each Mission (M-OPEN-72, M-FAC-06).
      if (player.faction === 'romulan') gainIntel(ctx, run.seat, 1);
    },
  },
  text: () => 'score this card',
  icon: 'star',
};

function pointsOf(run: Run): number {
  const card = cardOf(run.card);
  if (card.kind !== 'mission') throw new Error(`${run.card} is no Mission`);
  return card.points;
}

/** Gives Bonus Points tokens, which stay with the Mission that earned them (M-PLAY-28). */
export const points: Kind<'points'> = {
  run(ctx, run, { amount }) {
    const value = amountNow(ctx.g, run, amount);
    if (value === 0) return;
    const player = playerOf(ctx.g, run.seat);
    const mission = player.scored.findLast(({ card }) => card === run.card);
    if (mission === undefined) player.bonusPoints += value;
    else mission.bonus += value;
    ctx.log(`${seatName(ctx.g, run.seat)} takes ${several(value, 'bonus point')}.`, 'M-PLAY-28');
  },
  text: ({ amount }, voice) => amountText(amount, 'point', 'points', voice),
  lines: ({ amount }, voice) => [{ text: `take ${amountText(amount, 'point', 'points', voice)}` }],
  icon: 'star',
};

export const adapt: Kind<'adapt', 'losing'> = {
  run(ctx, run, effect) {
    if (effect.amount > 0) gainAdapt(ctx, run, effect.amount);
    else if (!hitOnly(ctx, run, effect, loses)) return 'losing';
    return 'begin';
  },
  steps: {
    losing: chosen({
      ask: ({ g }, run) => askWhichOpponent(g, run, (seat) => playerOf(g, seat).adapt > 0),
      take: (ctx, run, seat, effect) => loses(ctx, run, seat, effect),
    }),
  },
  text: ({ amount }) =>
    amount > 0 ? `gain ${several(amount, 'Adapt token')}` : `the opponent loses ${several(-amount, 'Adapt token')}`,
  icon: 'plus',
};

function loses(ctx: Running, run: Run, seat: Seat, { amount }: EffectOf<'adapt'>): void {
  const opponent = playerOf(ctx.g, seat);
  const lost = Math.min(opponent.adapt, -amount);
  opponent.adapt -= lost;
  if (lost === 0) return;
  const line = `${nameOf(run.card)}: ${seatName(ctx.g, seat)} loses ${several(lost, 'Adapt token')}.`;
  ctx.log(line, 'M-OPEN-07', { seat, names: ['Adapt token', 'Adapt tokens'] });
}

function gainAdapt(ctx: Running, { seat }: Run, amount: number): void {
  playerOf(ctx.g, seat).adapt += amount;
  ctx.log(`${seatName(ctx.g, seat)} gains ${several(amount, 'Adapt token')}.`, 'M-OPEN-07');
}

export const bonusAction: Kind<'bonus-action'> = {
  run(ctx, { seat }, { count }) {
    playerOf(ctx.g, seat).bonusActions += count;
    ctx.log(`${seatName(ctx.g, seat)} gains ${several(count, 'Bonus Action')}.`, 'M-BONUS-05');
  },
  text: ({ count }) => `gain ${several(count, 'Bonus Action')}`,
  icon: 'plus',
};
