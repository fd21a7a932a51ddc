import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { type Offer, offer } from '../../kit/offers.ts';
import type { Interrupted } from '../chapters/calls.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { takeFromHand } from '../chapters/characters/hand.ts';
import { seatName } from '../chapters/characters/names.ts';
import { CARDS, cardOf, EXTRAS, nameOf } from '../content/cards.ts';
import type { AwayMissions, CardId } from '../state.ts';
import { EFFECTS } from './frame.ts';
import { obstacle } from './obstacles.ts';
import { whole } from './options.ts';
import { settle } from './play.ts';
import { type Scope, scopeOf } from './scope.ts';
import type { Action, Window } from './union.ts';

export type Interrupt = { do: 'interrupt'; card: CardId };

/** Returns the Interrupts in a seat’s hand for a window (M-PLAY-02). The keys of the offers are `interrupt:CARD`. */
export function interrupts(g: AwayMissions, seat: Seat, window: Window, on: Interrupted): Offer<Interrupt>[] {
  const offers: Offer<Interrupt>[] = [];
  for (const card of new Set(playerOf(g, seat).hand.support)) {
    const action = interruptOf(card, window);
    if (action === null) continue;
    const why = obstacle(g, scopeOn(seat, card, on), action);
    offers.push(offer({ do: 'interrupt', card }, why, () => interruptOption(card)));
  }
  return offers;
}

function interruptOption(id: CardId): Option {
  return {
    key: `interrupt:${id}`,
    verb: 'interrupt',
    label: nameOf(id),
    hint: whole(id),
    subject: { kind: 'card', id },
    rule: 'M-TIME-02',
    hidden: true,
  };
}

/**
 * Whether a seat might hold an Interrupt for a window, by public information. The hand must have Support cards, and at
 * least one Interrupt for the window must not be in the discard pile.
 */
export function couldInterrupt(g: AwayMissions, seat: Seat, window: Window): boolean {
  const { faction, hand, discards, brought } = playerOf(g, seat);
  if (hand.support.length === 0) return false;
  // Everyone knows the cards of a starter deck (M-BUILD-08). A deck that a player brought may contain any card.
  const possible = brought === undefined ? CARDS[faction] : [...CARDS[faction], ...EXTRAS[faction]];
  return possible.some(({ id }) => interruptOf(id, window) !== null && !discards.support.includes(id));
}

interface Local {
  seat: Seat;
  card: CardId;
  window: Window;
  situation: Interrupted;
  /** The amount of Damage or points that the Interrupt prevented. */
  result?: number;
}

/** Plays an Interrupt from the hand (M-TIME-02). The result is the amount prevented. */
export const interrupt = procedure<AwayMissions, Local>('interrupt')({
  begin(ctx, { seat, card, window, situation }) {
    const action = interruptOf(card, window);
    if (action === null) throw new Error(`${card} is no Interrupt for ${window}`);
    takeFromHand(ctx.g, seat, card);
    playerOf(ctx.g, seat).playing.push(card);
    ctx.log(`${seatName(ctx.g, seat)} interrupts with ${nameOf(card)}.`, 'M-TIME-02');
    ctx.call(EFFECTS, { ...scopeOn(seat, card, situation), list: action.effects });
    return 'resolved';
  },
  resolved(ctx, { seat, card }) {
    settle(ctx, seat, card);
    return null;
  },
});

/** Returns the Action that a card has as an Interrupt in this window, or null. */
function interruptOf(id: CardId, window: Window): Action | null {
  const card = cardOf(id);
  if (card.kind === 'mission' || card.kind === 'equipment' || card.interrupt?.window !== window) return null;
  return card.interrupt.action;
}

function scopeOn(seat: Seat, card: CardId, { self, foe }: Interrupted): Scope {
  return scopeOf(seat, card, self, foe === null ? {} : { foe });
}
