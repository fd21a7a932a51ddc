import { playerOf } from '../../chapters/characters/find.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { onOne, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { who } from '../scope.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Places this Mission on the table with its first Action (M-PLAY-05). */
    /** If `hidden` is set, the Mission stays face down until it is scored or Debrief begins (M-OPEN-75). */
    lay: { hidden?: true };
    /** Records the character or its space as marked by this card. */
    mark: { what: 'space' | 'character'; who?: CharacterRef };
  }
}

export const lay: Kind<'lay'> = {
  run(ctx, run, { hidden }) {
    const { seat, card } = run;
    const player = playerOf(ctx.g, seat);
    const by = who(ctx.g, run, 'self');
    takeOut(player.playing, card);
    player.table.push({ card, progress: 0, marks: [] });
    const placed = player.table.at(-1);
    if (!hidden || placed === undefined || by === null || by.space === null) {
      ctx.log(`${nameOf(card)} is placed on the table.`, 'M-PLAY-05');
      return;
    }
    placed.hidden = { by: by.id, from: by.space };
    const others = `${seatName(ctx.g, seat)} places a Mission face down on the table.`;
    ctx.tell(seat, `${nameOf(card)} is placed face down on the table.`, others, 'M-OPEN-75');
  },
  text: ({ hidden }) => `place this card ${hidden ? 'face down ' : ''}on the table`,
  icon: 'flag',
};

export const mark: Kind<'mark'> = {
  run: onOne((ctx, { id, space }, run, { what }) => {
    const mission = playerOf(ctx.g, run.seat).table.find(({ card }) => card === run.card);
    const marked = what === 'space' ? space : id;
    if (mission === undefined || marked === null) return;
    mission.marks.push(marked);
    mission.progress = mission.marks.length;
    const line = `${nameOf(run.card)} marks ${what === 'space' ? marked : characterCard(id).name}.`;
    // Marks made by a face-down card are kept as secret as the card itself (M-OPEN-75).
    if (mission.hidden === undefined) ctx.log(line, 'M-PLAY-05');
    else ctx.tell(run.seat, line, null, 'M-OPEN-75');
  }),
  text: ({ what, who = 'self' }, voice) => (what === 'space' ? 'mark this space' : `mark ${voice[who]}`),
  icon: 'flag',
};
