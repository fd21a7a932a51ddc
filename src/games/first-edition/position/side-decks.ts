import { cardOf } from '../content/pool.ts';
import type { CardType } from '../content/printed.ts';
import type { Player, SidePiles } from '../state.ts';
import type { CardId, SideDeckName } from '../terms.ts';

const DECKS: ReadonlyMap<CardType, SideDeckName> = new Map([
  ['Tactic', 'tactics'],
  ['Tribble', 'tribbles'],
  ['Trouble', 'tribbles'],
]);

/** Returns the side deck that a card belongs to, or null. */
export function sideDeckOf(card: CardId): SideDeckName | null {
  return DECKS.get(cardOf(card).type) ?? null;
}

/** Returns a player's side deck of tribbles for reading. It is empty if the player has none. */
export function tribblesOf({ side }: Player): Readonly<SidePiles> {
  return side?.tribbles ?? { down: [], up: [], drawn: [] };
}

/** Returns a player's side deck of tribbles for a change. */
export function tribbleDeck(player: Player): SidePiles {
  player.side ??= {};
  player.side.tribbles ??= { down: [], up: [], drawn: [] };
  return player.side.tribbles;
}

/** Returns the face-down cards of a side deck, and the face-up ones underneath, for a change. */
export function sideDeck(player: Player, deck: SideDeckName): Pick<SidePiles, 'down' | 'up'> {
  return deck === 'tactics' ? { down: player.tactics, up: player.spent } : tribbleDeck(player);
}

/** Returns the cards of a side deck that could be drawn: those face down, and those that will be shuffled. */
export function sideDeckSize(player: Player, deck: SideDeckName): number {
  const { down, up } = deck === 'tactics' ? sideDeck(player, deck) : tribblesOf(player);
  return down.length + up.length;
}
