import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, keyed, type Offer, open } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import { ofType, personnelOf, piecesAt } from '../../position/find.ts';
import { cardName, pieceName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { onPiece } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, type Payload, PICK_UP, type Play } from '../calls.ts';
import { activeAt } from '../teams/teams.ts';
import { isCarriedTribble, isSmall } from './groups.ts';

/** Returns the small Tribble card that a personnel carries, if any. */
function carriedBy(g: FirstEdition, { id }: Piece): Piece | undefined {
  return piecesAt(g, onPiece(id)).find(isCarriedTribble);
}

/** Returns a player's personnel beside a Tribble card who can carry it. Each carries only one (C-TRIB-03). */
function carriersFor(g: FirstEdition, seat: Seat, { at }: Piece): Piece[] {
  return activeAt(g, at, seat).filter((piece) => carriedBy(g, piece) === undefined);
}

/** Returns the small Tribble cards in the same place with the same card and player. Which of them goes doesn't matter. */
function copiesBeside(g: FirstEdition, { card, seat, at }: Piece): Piece[] {
  return ofType(g, 'Tribble').filter((one) => one.card === card && one.seat === seat && one.at === at);
}

/** Returns the options to pick up and drop small Tribble cards of either player (C-TRIB-03). */
export function tribbleCarryingOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const lying = ofType(g, 'Tribble').filter((piece) => !isCarriedTribble(piece) && isSmall(piece));
  const firsts = lying.filter((piece) => copiesBeside(g, piece)[0]?.id === piece.id);
  return [
    ...firsts.filter((piece) => carriersFor(g, seat, piece).length > 0).map((piece) => pickUp(g, seat, piece)),
    ...personnelOf(g, seat).flatMap((person) => {
      const tribble = carriedBy(g, person);
      // Whoever can't act keeps the card.
      return tribble === undefined || isStopped(g, person) || isDisabled(person)
        ? []
        : [drop(g, seat, person, tribble)];
    }),
  ];
}

function pickUp(g: FirstEdition, seat: Seat, tribble: Piece): Offer<Payload> {
  const payload: Payload = (ctx) => ctx.call(PICK_UP, { seat, tribble: tribble.id });
  return keyed(`carry:${tribble.id}`, payload, null, () => ({
    verb: 'carry',
    label: asLabel(`${cardName(tribble.card)}, ${placeName(g, tribble.at)}`),
    hint: 'A personnel carries it. Dropping it later stops them.',
    group: 'Carry tribbles',
    rule: 'C-TRIB-03',
  }));
}

function drop(g: FirstEdition, seat: Seat, person: Piece, tribble: Piece): Offer<Payload> {
  const payload: Payload = (ctx) => {
    const [carrier, one] = [ctx.g.pieces[person.id], ctx.g.pieces[tribble.id]];
    if (carrier === undefined || one === undefined) return;
    beginOrders(ctx.g);
    one.at = carrier.at;
    carrier.stopped = ctx.g.turns;
    const [name, what] = [pieceName(ctx.g, carrier.id), cardName(one.card)];
    ctx.log(`${seatName(seat)}: ${name} drops ${what} ${placeName(ctx.g, one.at)} and is stopped.`, 'C-STOP-01');
  };
  return keyed(`drop:${tribble.id}`, payload, null, () => ({
    verb: 'drop',
    label: asLabel(`${pieceName(g, person.id)} drops ${cardName(tribble.card)} and is stopped`),
    group: 'Carry tribbles',
    rule: 'C-TRIB-03',
  }));
}

/** Lets personnel pick up a small Tribble card, and its copies there (C-TRIB-03). Nobody is asked about a single carrier. */
export const pickUpTribble = procedure<FirstEdition, CalledWith<typeof PICK_UP>>(PICK_UP.name)({
  begin(ctx, { seat, tribble }) {
    const { g } = ctx;
    beginOrders(g);
    const piece = g.pieces[tribble];
    const able = piece === undefined ? [] : carriersFor(g, seat, piece);
    if (able.length > 1) return 'who';
    take(ctx, seat, tribble, able);
    return null;
  },
  who: choosing<FirstEdition, CalledWith<typeof PICK_UP>, PieceId, never>({
    ask({ g }, { seat, tribble }) {
      const piece = g.pieces[tribble];
      if (piece === undefined) return { go: null };
      const offers = carriersFor(g, seat, piece).map(({ id }) =>
        open({ key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)) }, id),
      );
      const most = Math.min(offers.length, copiesBeside(g, piece).length);
      const prompt = `Who carries ${cardName(piece.card)}? Dropping it later stops them.`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max: most, rule: 'C-TRIB-03' };
    },
    take(ctx, { seat, tribble }, ids) {
      take(
        ctx,
        seat,
        tribble,
        ids.flatMap((id) => ctx.g.pieces[id] ?? []),
      );
      return null;
    },
  }),
});

function take(ctx: Play, seat: Seat, tribble: PieceId, carriers: readonly Piece[]): void {
  const { g } = ctx;
  const piece = g.pieces[tribble];
  if (piece === undefined || carriers.length === 0) return;
  const copies = copiesBeside(g, piece);
  for (const [at, { id }] of carriers.entries()) {
    const copy = copies[at];
    if (copy !== undefined) copy.at = onPiece(id);
  }
  const verb = carriers.length === 1 ? 'picks' : 'each pick';
  ctx.log(`${seatName(seat)}: ${listed(piecesNamed(g, carriers))} ${verb} up ${cardName(piece.card)}.`, 'C-TRIB-03');
}
