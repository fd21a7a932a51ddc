import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, keyed, type Offering, offering, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { opponentOf, pieceOf } from '../../position/find.ts';
import { pieceName, piecesNamed } from '../../position/names.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, SELECT } from '../calls.ts';

type Selecting = CalledWith<typeof SELECT> & {
  result?: PieceId[];
  /** Who wants to be among those who are picked at random, and who said no. */
  sure?: PieceId[];
  declined?: PieceId[];
};

/** Cards in play are selected, as many as there are at most (C-DILEMMA-03). */
export const select = procedure<FirstEdition, Selecting>(SELECT.name)({
  begin(_ctx, local) {
    if (local.from.length <= local.count) {
      local.result = local.from;
      return null;
    }
    return local.how === 'random' ? 'volunteers' : 'choose';
  },
  // A text lets somebody be it.
  volunteers: offering({
    ask({ g }, { from, count, what, sure = [], declined = [] }) {
      const [id] =
        sure.length < count
          ? from.filter(
              (one) => !declined.includes(one) && !sure.includes(one) && granted(g, 'volunteer', { piece: one }),
            )
          : [];
      if (id === undefined) return { go: 'random' as const };
      const offers = [
        open({ key: 'chance', verb: 'pass', label: 'Let chance decide' }, { id, volunteers: false }),
        open(
          { key: `volunteer:${id}`, verb: 'who', label: asLabel(`${pieceName(g, id)} volunteers`) },
          { id, volunteers: true },
        ),
      ];
      const rest = { kind: 'pick', min: 1, max: 1, rule: 'C-SELECT-01' } as const;
      return { seat: pieceOf(g, id).seat, prompt: `${what}: does somebody volunteer?`, offers, ...rest };
    },
    take(_ctx, local, { id, volunteers }) {
      if (volunteers) local.sure = [...(local.sure ?? []), id];
      else local.declined = [...(local.declined ?? []), id];
      return 'volunteers';
    },
  }),
  // C-SELECT-01: all that can be hit are mixed, and the opponent draws.
  random(ctx, local) {
    const { sure = [] } = local;
    const mixed = local.from.filter((id) => !sure.includes(id));
    ctx.shuffle(mixed);
    local.result = [...sure, ...mixed].slice(0, local.count);
    ctx.log(
      `At random: ${listed(
        piecesNamed(
          ctx.g,
          local.result.map((id) => pieceOf(ctx.g, id)),
        ),
      )}.`,
      'C-SELECT-01',
    );
    return null;
  },
  choose: choosing({
    ask: ({ g }, local) => asks(g, local),
    take(ctx, local, ids) {
      local.result = [...ids];
      ctx.log(
        `Chosen: ${listed(
          piecesNamed(
            ctx.g,
            local.result.map((id) => pieceOf(ctx.g, id)),
          ),
        )}.`,
        'C-SELECT-03',
      );
      return 'over';
    },
  }),
  over: () => null,
});

/** C-SELECT-02, C-SELECT-03: who chooses has seen the cards, since all that is in play lies open. */
function asks(g: FirstEdition, { seat, how, from, count, what }: Selecting): Offering<PieceId> {
  const chooser: Seat = how === 'opponent' ? opponentOf(seat) : seat;
  const offers = from.map((id) =>
    keyed(`who:${id}`, id, null, () => ({ verb: 'who', label: asLabel(pieceName(g, id)) })),
  );
  const rule = how === 'opponent' ? 'C-SELECT-02' : 'C-SELECT-03';
  const prompt = `${what}: choose ${several(count, 'card')}.`;
  return { seat: chooser, kind: 'subset', prompt, offers, min: count, max: count, rule };
}
