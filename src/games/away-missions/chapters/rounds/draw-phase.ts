import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offering, offeringAll } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { playerOf } from '../characters/find.ts';
import { cardOffers, handSize, listed, takeFromHand } from '../characters/hand.ts';
import { seatName } from '../characters/names.ts';

/** M-DRAW-02, M-DRAW-03: cards of each kind to which a hand is filled. */
const FULL_HAND = 5;
const KINDS: readonly DeckKind[] = ['support', 'mission'];

/** The Draw Phase of all players (M-SEQ-04). Choices are made at the same time and shown together (M-OPEN-35). */
export const drawPhase = procedure<AwayMissions, object>('draw-phase')({
  // M-DRAW-01: nothing to discard in the first round.
  begin(ctx) {
    ctx.g.phase = 'draw';
    return ctx.g.round === 1 ? 'draw' : 'discard';
  },
  discard: offeringAll({
    askAll: (ctx) => askSeats(ctx.g, 'discard', 'Discard the cards that you don’t want to keep.', 'M-DRAW-01'),
    take(ctx, _local, chosen) {
      for (const [seat, cards] of chosen) {
        for (const card of cards) playerOf(ctx.g, seat).discards[takeFromHand(ctx.g, seat, card)].push(card);
        // M-OPEN-59: discards lie face up.
        if (cards.length > 0) ctx.log(`${seatName(ctx.g, seat)} discards ${listed(cards)}.`, 'M-DRAW-01');
      }
      return 'draw';
    },
  }),
  draw(ctx) {
    for (const seat of ctx.g.players.keys()) fill(ctx, seat);
    return ctx.g.round === 1 ? 'polarity' : 'clear';
  },
  // M-DRAW-04: once, in the first round.
  polarity: offeringAll<AwayMissions, object, CardId, never>({
    askAll: (ctx) =>
      askSeats(ctx.g, 'return', 'Reverse Polarity: choose cards to shuffle back and draw anew.', 'M-DRAW-04'),
    take(ctx, _local, chosen) {
      for (const [seat, payloads] of chosen) reversePolarity(ctx, seat, payloads);
      return null;
    },
  }),
  // M-DRAW-06.
  clear(ctx) {
    for (const character of Object.values(ctx.g.characters)) character.activated = false;
    return null;
  },
});

/** Asks every seat with cards in hand, whatever they are, which of them to give up. */
function askSeats(g: AwayMissions, verb: string, prompt: string, rule: string): Offering<CardId>[] {
  const questions: Offering<CardId>[] = [];
  for (const seat of g.players.keys()) {
    if (handSize(g, seat) === 0) continue;
    const offers = cardOffers(g, seat, KINDS, verb, rule);
    questions.push({ seat, kind: 'subset', prompt, offers, min: 0, max: offers.length, rule });
  }
  return questions;
}

/** Draws up to five cards of each kind; a larger hand stays as it is (M-DRAW-05, M-OPEN-42). */
function fill(ctx: Ctx<AwayMissions>, seat: Seat): void {
  const drawn: CardId[] = [];
  const counts: string[] = [];
  const player = playerOf(ctx.g, seat);
  for (const kind of KINDS) {
    const missing = FULL_HAND - player.hand[kind].length;
    if (missing <= 0) continue;
    // M-DECK-04, M-DECK-05: an empty deck gives nothing, and discards are not shuffled back.
    const cards = ctx.draw(player.decks[kind], missing);
    player.hand[kind].push(...cards);
    drawn.push(...cards);
    counts.push(several(cards.length, kind === 'support' ? 'Support card' : 'Mission card'));
  }
  if (counts.length === 0) return;
  const said = `${seatName(ctx.g, seat)} draws ${counts.join(' and ')}`;
  ctx.tell(seat, drawn.length === 0 ? `${said}.` : `${said}: ${listed(drawn)}.`, `${said}.`, 'M-DRAW-02');
}

/** M-DRAW-04, M-OPEN-57: each card goes back to its own deck, both decks are shuffled, the hand is filled again. */
function reversePolarity(ctx: Ctx<AwayMissions>, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const player = playerOf(ctx.g, seat);
  for (const card of cards) player.decks[takeFromHand(ctx.g, seat, card)].push(card);
  for (const kind of KINDS) ctx.shuffle(player.decks[kind]);
  const said = `${seatName(ctx.g, seat)} reverses polarity and shuffles ${several(cards.length, 'card')} back`;
  ctx.tell(seat, `${said}: ${listed(cards)}.`, `${said}.`, 'M-DRAW-04');
  fill(ctx, seat);
}
