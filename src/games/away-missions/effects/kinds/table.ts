import { playerOf } from '../../chapters/characters/find.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { onOne, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Lays this Mission on the table, with its first Action (M-PLAY-05). */
    lay: unknown;
    /** The card remembers the character or its space. */
    mark: { what: 'space' | 'character'; who?: CharacterRef };
  }
}

export const lay: Kind<'lay'> = {
  run(ctx, { seat, card }) {
    const player = playerOf(ctx.g, seat);
    takeOut(player.playing, card);
    player.table.push({ card, progress: 0, marks: [] });
    ctx.log(`${nameOf(card)} lies on the table.`, 'M-PLAY-05');
  },
  text: () => 'lay this card on the table',
  icon: 'flag',
};

export const mark: Kind<'mark'> = {
  run: onOne((ctx, { id, space }, run, { what }) => {
    const mission = playerOf(ctx.g, run.seat).table.find(({ card }) => card === run.card);
    const marked = what === 'space' ? space : id;
    if (mission === undefined || marked === null) return;
    mission.marks.push(marked);
    mission.progress = mission.marks.length;
    ctx.log(`${nameOf(run.card)} marks ${what === 'space' ? marked : characterCard(id).name}.`, 'M-PLAY-05');
  }),
  text: ({ what, who = 'self' }, voice) => (what === 'space' ? 'mark this space' : `mark ${voice[who]}`),
  icon: 'flag',
};
