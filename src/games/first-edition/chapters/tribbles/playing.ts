import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { asHint, asLabel, listed, several } from '../../../kit/words.ts';
import { ruleOf } from '../../content/rules.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, placeName, seatName } from '../../position/names.ts';
import { enter, takeCard } from '../../position/pieces.ts';
import { tribbleDeck, tribblesOf } from '../../position/side-decks.ts';
import { logCardText } from '../../rules/tell-text.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import { type CalledWith, type Play, SPREAD, TRIBBLES } from '../calls.ts';
import { drawFromSide } from '../side-decks/draw.ts';
import { noteGroupCard, tribbleSpots } from './spots.ts';
import { strayingFrom } from './straying.ts';

/** A card of the Tribble side deck, and where it goes. */
interface Played {
  readonly card: CardId;
  readonly to: CardPlace;
}

/** The procedure's memory: the Tribble card that has just bred. */
type Handling = CalledWith<typeof TRIBBLES> & { bred?: PieceId };

/**
 * Lets a player draw cards from the Tribble side deck, and play or discard each of them (C-TRIB-01). Or, if `count` is
 * `download`, lets the player search the side deck for one card and play it. Neither is a card draw or a card play.
 */
export const tribbles = procedure<FirstEdition, Handling>(TRIBBLES.name)({
  begin(ctx, { seat, count }) {
    if (count === 'download') return 'download';
    const { drawn } = tribbleDeck(playerOf(ctx.g, seat));
    for (let at = 0; at < count; at++) {
      const card = drawFromSide(ctx, seat, 'tribbles');
      if (card !== null) drawn.push(card);
    }
    if (drawn.length === 0) return null;
    const others = `${seatName(seat)} draws ${several(drawn.length, 'card')} from their Tribble side deck.`;
    ctx.tell(seat, `You draw ${listed(drawn.map(cardName))}.`, others, 'C-TRIB-01');
    return 'choose';
  },
  // The player plays the drawn cards in any order. The rest is discarded.
  choose: offering<FirstEdition, Handling, Played | null, 'bred' | 'choose' | 'rest'>({
    ask({ g }, { seat }) {
      const { drawn } = tribblesOf(playerOf(g, seat));
      const offers: Offer<Played | null>[] = playsOf(g, seat, drawn, 'play');
      // A player without a choice isn't asked.
      if (offers.length === 0) return { go: 'rest' };
      const [first, second] = drawn;
      const rest = first !== undefined && second === undefined ? cardName(first) : `all ${drawn.length}`;
      offers.push(open<Played | null>({ key: 'rest', verb: 'discard', label: asLabel(`Discard ${rest}`) }, null));
      const prompt = `You drew ${listed(drawn.map(cardName))}. Which card do you play next?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TRIB-01' };
    },
    take(ctx, local, played) {
      if (played === null) return 'rest';
      takeCard(tribbleDeck(playerOf(ctx.g, local.seat)).drawn, played.card);
      return lay(ctx, local, played);
    },
  }),
  bred(ctx, local) {
    const { g } = ctx;
    const { seat, bred = 0 } = local;
    delete local.bred;
    const piece = g.pieces[bred];
    const [stray] = piece === undefined ? [] : strayingFrom(g, piece.at, 'bred', seat);
    if (stray !== undefined) ctx.call(SPREAD, { by: stray.id });
    return 'choose';
  },
  rest(ctx, { seat }) {
    const { drawn, up } = tribbleDeck(playerOf(ctx.g, seat));
    const left = drawn.splice(0);
    if (left.length === 0) return null;
    // The cards go face up under the side deck, where both players see them.
    ctx.reveal();
    up.unshift(...left);
    ctx.log(`${seatName(seat)} discards ${listed(left.map(cardName))} under their Tribble side deck.`, 'C-DECK-23');
    return null;
  },
  download: offering<FirstEdition, Handling, Played | null, 'bred' | 'choose' | 'rest'>({
    ask({ g }, { seat }) {
      const { down, up } = tribblesOf(playerOf(g, seat));
      const offers: Offer<Played | null>[] = playsOf(g, seat, [...down, ...up], 'download');
      offers.push(open<Played | null>({ key: 'none', verb: 'pass', label: 'Nothing' }, null));
      const prompt = 'Which card do you download from your Tribble side deck?';
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TRIB-01' };
    },
    take(ctx, local, played) {
      if (played === null) return 'choose';
      const { down, up } = tribbleDeck(playerOf(ctx.g, local.seat));
      takeCard(down.includes(played.card) ? down : up, played.card);
      // The side deck was searched, so it is shuffled (C-DRAW-10).
      ctx.shuffle(down);
      ctx.reveal();
      return lay(ctx, local, played);
    },
  }),
});

/** Returns the ways to play some cards, without repeating copies. */
function playsOf(
  g: FirstEdition,
  seat: Seat,
  cards: readonly CardId[],
  verb: 'play' | 'download',
): Offer<Played | null>[] {
  return [...new Set(cards)].flatMap((card) =>
    tribbleSpots(g, seat, card).map((to) => {
      const text = ruleOf(card)?.text;
      return open<Played | null>(
        {
          key: `${verb}:${card}:${to}`,
          verb,
          label: asLabel(`${cardName(card)} ${placeName(g, to)}`),
          group: cardName(card),
          ...(text === undefined ? {} : { hint: asHint(text) }),
          rule: 'C-TRIB-01',
          hidden: true,
        },
        { card, to },
      );
    }),
  );
}

function lay(ctx: Play, local: Handling, { card, to }: Played): 'bred' | 'choose' {
  const { g } = ctx;
  const { seat } = local;
  const piece: Piece = enter(g, card, seat, to);
  noteGroupCard(g, seat, card, to);
  const isBred = ruleOf(card)?.breedsFrom !== undefined;
  const verb = isBred ? 'breeds' : ruleOf(card)?.tribbles === undefined ? 'plays' : 'reports';
  ctx.log(`${seatName(seat)} ${verb} ${cardName(card)} ${placeName(g, to)}.`, isBred ? 'C-TRIB-02' : 'C-TRIB-01');
  logCardText(ctx, card);
  if (!isBred) return 'choose';
  local.bred = piece.id;
  return 'bred';
}
