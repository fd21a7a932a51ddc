import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offering, offeringAll } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { playerOf } from '../characters/find.ts';
import { cardOffers, handSize, listed, takeFromHand } from '../characters/hand.ts';
import { seatName } from '../characters/names.ts';

/** The number of cards of each kind in a full hand (M-DRAW-02, M-DRAW-03). */
const FULL_HAND = 5;
const KINDS: readonly DeckKind[] = ['support', 'mission'];

/**
 * Runs the Draw Phase for all players (M-SEQ-04). All players choose at the same time and reveal together (M-OPEN-35).
 */
export const drawPhase = procedure<AwayMissions, object>('draw-phase')({
  // There is nothing to discard in the first round (M-DRAW-01).
  begin(ctx) {
    ctx.g.phase = 'draw';
    return ctx.g.round === 1 ? 'draw' : 'discard';
  },
  discard: offeringAll({
    askAll: (ctx) => askSeats(ctx.g, 'discard', 'Which cards do you discard?', 'M-DRAW-01'),
    take(ctx, _local, chosen) {
      for (const [seat, cards] of chosen) {
        for (const card of cards) playerOf(ctx.g, seat).discards[takeFromHand(ctx.g, seat, card)].push(card);
        // Discards are face up (M-OPEN-59).
        if (cards.length > 0) ctx.log(`${seatName(ctx.g, seat)} discards ${listed(cards)}.`, 'M-DRAW-01');
      }
      return 'draw';
    },
  }),
  draw(ctx) {
    for (const seat of ctx.g.players.keys()) fill(ctx, seat);
    return ctx.g.round === 1 ? 'polarity' : 'clear';
  },
  // Players may reverse polarity once, in the first Round (M-DRAW-04).
  polarity: offeringAll<AwayMissions, object, CardId, never>({
    askAll: (ctx) =>
      askSeats(ctx.g, 'return', 'Reverse Polarity: which cards do you shuffle back and replace?', 'M-DRAW-04'),
    take(ctx, _local, chosen) {
      for (const [seat, payloads] of chosen) reversePolarity(ctx, seat, payloads);
      return null;
    },
  }),
  // All Activated tokens are removed (M-DRAW-06).
  clear(ctx) {
    for (const character of Object.values(ctx.g.characters)) character.activated = false;
    return null;
  },
});

/** Asks each seat with cards in hand which of them to give up. */
function askSeats(g: AwayMissions, verb: string, prompt: string, rule: string): Offering<CardId>[] {
  const questions: Offering<CardId>[] = [];
  for (const seat of g.players.keys()) {
    if (handSize(g, seat) === 0) continue;
    const offers = cardOffers(g, seat, KINDS, verb, rule);
    questions.push({ seat, kind: 'subset', prompt, offers, min: 0, max: offers.length, rule });
  }
  return questions;
}

/**
 * Fills the hand up to five cards of each kind. A hand that already has more cards stays as it is (M-DRAW-05,
 * M-OPEN-42).
 */
function fill(ctx: Ctx<AwayMissions>, seat: Seat): void {
  const drawn: CardId[] = [];
  const counts: string[] = [];
  const player = playerOf(ctx.g, seat);
  for (const kind of KINDS) {
    const missing = FULL_HAND - player.hand[kind].length;
    if (missing <= 0) continue;
    // An empty deck gives no cards, and the discard pile is not shuffled into it (M-DECK-04, M-DECK-05).
    const cards = ctx.draw(player.decks[kind], missing);
    player.hand[kind].push(...cards);
    drawn.push(...cards);
    counts.push(several(cards.length, kind === 'support' ? 'Support card' : 'Mission card'));
  }
  if (counts.length === 0) return;
  const line = `${seatName(ctx.g, seat)} draws ${counts.join(' and ')}`;
  ctx.tell(seat, drawn.length === 0 ? `${line}.` : `${line}: ${listed(drawn)}.`, `${line}.`, 'M-DRAW-02');
}

/** Shuffles cards back into the decks they came from and fills the hand again (M-DRAW-04, M-OPEN-57). */
function reversePolarity(ctx: Ctx<AwayMissions>, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const player = playerOf(ctx.g, seat);
  for (const card of cards) player.decks[takeFromHand(ctx.g, seat, card)].push(card);
  for (const kind of KINDS) ctx.shuffle(player.decks[kind]);
  const line = `${seatName(ctx.g, seat)} reverses polarity and shuffles ${several(cards.length, 'card')} back`;
  ctx.tell(seat, `${line}: ${listed(cards)}.`, `${line}.`, 'M-DRAW-04');
  fill(ctx, seat);
}
