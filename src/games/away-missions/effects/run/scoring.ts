import type { Steps } from '../../../../kernel/game.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { playerOf } from '../../rules/find.ts';
import { other, seatName } from '../../rules/names.ts';
import type { AwayMissions, Lasting } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { several } from '../text/words.ts';
import { doing, present, type Run, type Running, takeOut } from './frame.ts';

/** Points, tokens and what lasts. */
export const scoring: Steps<AwayMissions, Run> = {
  /** M-PLAY-04. In Debrief nothing interrupts. */
  score(ctx, run) {
    delete run.result;
    if (ctx.g.phase === 'debrief') return 'scored';
    const points = pointsOf(run);
    ctx.call('window', {
      seat: other(run.seat),
      window: 'scores',
      prompt: `${seatName(ctx.g, run.seat)} scores ${nameOf(run.card)}, ${several(points, 'point')}. Interrupt?`,
      situation: { self: null, foe: run.self, amount: points },
    });
    return 'scored';
  },
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
    return 'begin';
  },
  /** M-PLAY-28: tokens lie with the Mission that earned them. */
  points(ctx, run) {
    const value = amountNow(ctx.g, run, doing(run, 'points').amount);
    if (value === 0) return 'begin';
    const player = playerOf(ctx.g, run.seat);
    const mission = player.scored.findLast(({ card }) => card === run.card);
    if (mission === undefined) player.bonusPoints += value;
    else mission.bonus += value;
    ctx.log(`${seatName(ctx.g, run.seat)} takes ${value} bonus points.`, 'M-PLAY-28');
    return 'begin';
  },
  /** M-PLAY-05: the first Action with the card. */
  lay(ctx, run) {
    const player = playerOf(ctx.g, run.seat);
    takeOut(player.playing, run.card);
    player.table.push({ card: run.card, progress: 0, marks: [] });
    ctx.log(`${nameOf(run.card)} lies on the table.`, 'M-PLAY-05');
    return 'begin';
  },
  mark(ctx, run) {
    const { what, who } = doing(run, 'mark');
    const character = present(ctx.g, run, who);
    const mission = playerOf(ctx.g, run.seat).table.find(({ card }) => card === run.card);
    const mark = what === 'space' ? character?.space : character?.id;
    if (mission === undefined || mark === null || mark === undefined) return 'begin';
    mission.marks.push(mark);
    mission.progress = mission.marks.length;
    ctx.log(`${nameOf(run.card)} marks ${what === 'space' ? mark : characterCard(mark).name}.`, 'M-PLAY-05');
    return 'begin';
  },
  adapt(ctx, run) {
    const { amount } = doing(run, 'adapt');
    if (amount > 0) gainAdapt(ctx, run, amount);
    else {
      const opponent = playerOf(ctx.g, other(run.seat));
      const lost = Math.min(opponent.adapt, -amount);
      opponent.adapt -= lost;
      if (lost > 0) ctx.log(`${seatName(ctx.g, other(run.seat))} loses ${several(lost, 'Adapt token')}.`, 'M-OPEN-07');
    }
    return 'begin';
  },
  grant(ctx, run) {
    const { modifier, who, until } = doing(run, 'grant');
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
    return 'begin';
  },
  'bonus-action'(ctx, run) {
    const { count } = doing(run, 'bonus-action');
    playerOf(ctx.g, run.seat).bonusActions += count;
    ctx.log(`${seatName(ctx.g, run.seat)} gains ${several(count, 'Bonus Action')}.`, 'M-BONUS-05');
    return 'begin';
  },
  prevent(ctx, run) {
    const value = amountNow(ctx.g, run, doing(run, 'prevent').amount);
    run.prevented = (run.prevented ?? 0) + value;
    return 'begin';
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
