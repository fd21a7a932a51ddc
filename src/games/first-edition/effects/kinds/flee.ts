import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { LEAVE } from '../../chapters/calls.ts';
import { attemptOf, facing } from '../../chapters/missions/team.ts';
import { cardOf } from '../../content/pool.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { aboard, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Those who face it beam up to a ship or facility of their own there, or die. */
    flee: object;
  }
}

export const flee: Kind<'flee', 'fled'> = {
  run: chosen({
    ask({ g }, run) {
      const offers = [
        ...refuges(g, run.seat).map(({ id }) =>
          open({ key: `up:${id}`, verb: 'beam', label: asLabel(`Aboard ${pieceName(g, id)}`) }, id),
        ),
        open({ key: 'die', verb: 'way', label: 'They stay, and die' }, 0),
      ];
      const prompt = `${cardName(run.from.card)}: where do they beam?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DILEMMA-12' };
    },
    take(ctx, run, id) {
      const people = facing(ctx.g);
      if (id === 0) ctx.call(LEAVE, { seat: run.seat, pieces: people.map((one) => one.id), why: 'killed' });
      else for (const piece of people) piece.at = aboard(id);
      // Who has beamed up has left the attempt: they are stopped all the same.
      if (id !== 0) for (const piece of people) piece.stopped = ctx.g.turns;
      return 'fled';
    },
  }),
  steps: { fled: () => 'begin' },
  text: () => 'They beam up, or die.',
};

function refuges(g: FirstEdition, seat: number): Piece[] {
  const { location } = attemptOf(g);
  return Object.values(g.pieces).filter(({ card, seat: whose, at }) => {
    const { type } = cardOf(card);
    return (type === 'Ship' || type === 'Facility') && whose === seat && locationAt(g, at) === location;
  });
}
