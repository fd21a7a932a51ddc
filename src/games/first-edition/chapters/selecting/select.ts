import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, keyed, type Offering, offering, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { opponentOf, pieceOf } from '../../position/find.ts';
import { pieceName, piecesNamed } from '../../position/names.ts';
import { granted, setTo } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, type Choosing, SELECT } from '../calls.ts';

type Selecting = CalledWith<typeof SELECT> & {
  result?: PieceId[];
  /** Personnel who volunteered for a random selection, and personnel who declined. */
  sure?: PieceId[];
  declined?: PieceId[];
};

/** Selects at most `count` cards in play (C-DILEMMA-03). */
export const select = procedure<FirstEdition, Selecting>(SELECT.name)({
  begin({ g }, local) {
    local.from = selectable(g, local.how, local.from);
    const { from, how, count } = local;
    if (from.length <= count) {
      local.result = from;
      return null;
    }
    if (how === 'random') return 'volunteers';
    // The text of some cards forces the opponent to select them.
    const [sure] = how === 'opponent' ? from.filter((piece) => setTo(g, 'picked', { piece, how }) === 1) : [];
    if (sure === undefined) return 'choose';
    local.sure = [sure];
    if (count > 1) return 'choose';
    local.result = [sure];
    return null;
  },
  // The text of some cards lets a personnel volunteer for a random selection.
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
        open({ key: 'chance', verb: 'pass', label: 'Select at random' }, { id, volunteers: false }),
        open(
          { key: `volunteer:${id}`, verb: 'who', label: asLabel(`${pieceName(g, id)} volunteers`) },
          { id, volunteers: true },
        ),
      ];
      const rest = { kind: 'pick', min: 1, max: 1, rule: 'C-SELECT-01' } as const;
      return { seat: pieceOf(g, id).seat, prompt: `${what}: does someone volunteer?`, offers, ...rest };
    },
    take(_ctx, local, { id, volunteers }) {
      if (volunteers) local.sure = [...(local.sure ?? []), id];
      else local.declined = [...(local.declined ?? []), id];
      return 'volunteers';
    },
  }),
  // All cards that can be selected are shuffled, and the opponent draws (C-SELECT-01).
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
      const { sure = [] } = local;
      local.result = [...sure, ...ids];
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

/** Returns the cards that can be selected. The text of some cards excludes them from some selections. */
export function selectable(g: FirstEdition, how: Choosing, from: readonly PieceId[]): PieceId[] {
  return how === 'owner' ? [...from] : from.filter((piece) => setTo(g, 'picked', { piece, how }) !== 0);
}

/** Asks for a choice. The chooser sees the cards, since all cards in play are face up (C-SELECT-02, C-SELECT-03). */
function asks(g: FirstEdition, { seat, how, from, count: all, what, sure = [] }: Selecting): Offering<PieceId> {
  const count = all - sure.length;
  const chooser: Seat = how === 'opponent' ? opponentOf(seat) : seat;
  const offers = from
    .filter((id) => !sure.includes(id))
    .map((id) => keyed(`who:${id}`, id, null, () => ({ verb: 'who', label: asLabel(pieceName(g, id)) })));
  const rule = how === 'opponent' ? 'C-SELECT-02' : 'C-SELECT-03';
  const prompt = `${what}: choose ${several(count, 'card')}.`;
  return { seat: chooser, kind: 'subset', prompt, offers, min: count, max: count, rule };
}
