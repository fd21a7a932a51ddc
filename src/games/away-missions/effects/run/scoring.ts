import { several } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { other, seatName } from '../../chapters/characters/names.ts';
import { window } from '../../chapters/interrupts/window.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import type { Lasting } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { type Carries, present, type Run, type Running, takeOut } from './frame.ts';

/** Points, tokens and what lasts. */
export const scoring: Carries<'score' | 'points' | 'lay' | 'mark' | 'adapt' | 'grant' | 'bonus-action' | 'prevent'> = {
  /** M-PLAY-04. In Debrief nothing interrupts. */
  score: {
    run(ctx, run) {
      delete run.result;
      if (ctx.g.phase === 'debrief') return 'scored';
      const points = pointsOf(run);
      ctx.call(window, {
        seat: other(run.seat),
        window: 'scores',
        prompt: `${seatName(ctx.g, run.seat)} scores ${nameOf(run.card)}, ${several(points, 'point')}. Interrupt?`,
        situation: { self: null, foe: run.self, amount: points },
      });
      return 'scored';
    },
    steps: {
      scored(ctx, run) {
        const player = playerOf(ctx.g, run.seat);
        const lies = player.table.findIndex(({ card }) => card === run.card);
        if (player.playing.includes(run.card)) takeOut(player.playing, run.card);
        else if (lies >= 0) player.table.splice(lies, 1);
        const points = Math.max(0, pointsOf(run) - (run.result ?? 0));
        player.scored.push({ card: run.card, points, bonus: 0 });
        ctx.log(`${seatName(ctx.g, run.seat)} scores ${nameOf(run.card)}: ${several(points, 'point')}.`, 'M-END-04');
        // M-OPEN-07, M-FAC-02: Borg adapt with each Mission.
        if (player.faction === 'borg') gainAdapt(ctx, run, 1);
      },
    },
  },
  /** M-PLAY-28: tokens lie with the Mission that earned them. */
  points(ctx, run, { amount }) {
    const value = amountNow(ctx.g, run, amount);
    if (value === 0) return 'begin';
    const player = playerOf(ctx.g, run.seat);
    const mission = player.scored.findLast(({ card }) => card === run.card);
    if (mission === undefined) player.bonusPoints += value;
    else mission.bonus += value;
    ctx.log(`${seatName(ctx.g, run.seat)} takes ${value} bonus points.`, 'M-PLAY-28');
  },
  /** M-PLAY-05: the first Action with the card. */
  lay(ctx, run) {
    const player = playerOf(ctx.g, run.seat);
    takeOut(player.playing, run.card);
    player.table.push({ card: run.card, progress: 0, marks: [] });
    ctx.log(`${nameOf(run.card)} lies on the table.`, 'M-PLAY-05');
  },
  mark(ctx, run, { what, who }) {
    const character = present(ctx.g, run, who);
    const mission = playerOf(ctx.g, run.seat).table.find(({ card }) => card === run.card);
    const mark = what === 'space' ? character?.space : character?.id;
    if (mission === undefined || mark === null || mark === undefined) return 'begin';
    mission.marks.push(mark);
    mission.progress = mission.marks.length;
    ctx.log(`${nameOf(run.card)} marks ${what === 'space' ? mark : characterCard(mark).name}.`, 'M-PLAY-05');
  },
  adapt(ctx, run, { amount }) {
    if (amount > 0) gainAdapt(ctx, run, amount);
    else {
      const opponent = playerOf(ctx.g, other(run.seat));
      const lost = Math.min(opponent.adapt, -amount);
      opponent.adapt -= lost;
      if (lost > 0) ctx.log(`${seatName(ctx.g, other(run.seat))} loses ${several(lost, 'Adapt token')}.`, 'M-OPEN-07');
    }
  },
  grant(ctx, run, { modifier, who, until }) {
    const character = who === 'side' ? null : present(ctx.g, run, who);
    if (who !== 'side' && character === null) return 'begin';
    const lasting: Lasting = {
      modifier,
      character: character?.id ?? null,
      seat: character?.seat ?? run.seat,
      card: run.card,
      until,
    };
    ctx.g.lasting.push(lasting);
  },
  'bonus-action'(ctx, run, { count }) {
    playerOf(ctx.g, run.seat).bonusActions += count;
    ctx.log(`${seatName(ctx.g, run.seat)} gains ${several(count, 'Bonus Action')}.`, 'M-BONUS-05');
  },
  prevent(ctx, run, { amount }) {
    const value = amountNow(ctx.g, run, amount);
    run.prevented = (run.prevented ?? 0) + value;
  },
};

function pointsOf(run: Run): number {
  const card = cardOf(run.card);
  if (card.kind !== 'mission') throw new Error(`${run.card} is no Mission`);
  return card.points;
}

function gainAdapt(ctx: Running, run: Run, amount: number): void {
  playerOf(ctx.g, run.seat).adapt += amount;
  ctx.log(`${seatName(ctx.g, run.seat)} gains ${several(amount, 'Adapt token')}.`, 'M-OPEN-07');
}
