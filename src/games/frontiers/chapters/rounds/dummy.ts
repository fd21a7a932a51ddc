import { procedure } from '../../../../kernel/game.ts';
import { several } from '../../../kit/words.ts';
import { cardName, cardOf, startingDeck } from '../../content/cards/all.ts';
import { SHIP_IDS, SHIPS, type ShipId } from '../../content/ships.ts';
import { skillsOf } from '../../content/skills/all.ts';
import type { CardId, Dummy, Frontiers } from '../../state.ts';
import type { Running } from '../captains/gains.ts';
import { noCrystals } from '../captains/points.ts';
import { announce } from './finale.ts';

/** The number of cards the Dummy Player turns over per turn (F-DUMMY-08). */
const FLIPS = 3;

/** Gives the Dummy Player an unused ship, with a crystal for each of its Division Icons (F-DUMMY-02, F-DUMMY-03). */
export function seatDummy(ctx: Running): void {
  const { g } = ctx;
  const free = SHIP_IDS.filter((ship) => g.players.every((player) => player.ship !== ship));
  const [roll = 1] = free.length > 1 ? ctx.roll(1, free.length) : [];
  const ship = free[roll - 1];
  if (ship === undefined) throw new Error('no ship is left for the Dummy Player');
  const { deck, skillPile } = newDummy(g, ship);
  // F-DUMMY-05.
  ctx.shuffle(deck);
  ctx.shuffle(skillPile);
  ctx.log(
    `The Dummy Player has the ${SHIPS[ship].name}, with ${SHIPS[ship].divisions.join(' and ')} crystals.`,
    'F-DUMMY-02',
  );
}

/** Adds the Dummy Player with a ship, its deck and Skills in printed order (F-DUMMY-02, F-DUMMY-03). */
export function newDummy(g: Frontiers, ship: ShipId): Dummy {
  // F-DUMMY-04: only the Dummy Player starts with crystals.
  const crystals = noCrystals();
  for (const colour of SHIPS[ship].divisions) crystals[colour] += 1;
  // F-DUMMY-15: Skills are used only in solo games.
  const skillPile = g.players.length === 1 ? skillsOf(ship) : [];
  const dummy: Dummy = { ship, deck: startingDeck(ship), discard: [], crystals, tactic: null, skillPile };
  g.dummy = dummy;
  g.order.push({ who: 'dummy', down: false });
  return dummy;
}

/**
 * Turns over three cards, then one more for each crystal of the last card's color (F-DUMMY-08, F-DUMMY-09). Stops when
 * the deck is empty (F-DUMMY-10).
 */
function flipCards(ctx: Running): void {
  const { dummy } = ctx.g;
  if (dummy === null) return;
  const flipped = dummy.deck.splice(0, FLIPS);
  const last = flipped.at(-1);
  if (last === undefined) return;
  const { colour } = cardOf(last);
  const more = colour === null ? [] : dummy.deck.splice(0, dummy.crystals[colour]);
  dummy.discard.push(...flipped, ...more);
  ctx.reveal();
  const extra = more.length === 0 ? '' : `, then ${more.length} more for ${colour} crystals`;
  ctx.log(
    `The Dummy Player turns over ${flipped.map(cardName).join(', ')}${extra}: ${several(dummy.deck.length, 'card')} left.`,
    'F-DUMMY-08',
  );
}

/** Adds the lowest Advanced Action to the Dummy Player’s deck and reshuffles all its cards (F-DUMMY-11). */
export function feedDummy(ctx: Running, card: CardId | undefined): void {
  const { dummy } = ctx.g;
  if (dummy === null) return;
  dummy.deck.push(...dummy.discard);
  dummy.discard = [];
  if (card !== undefined) {
    dummy.deck.push(card);
    ctx.log(`The Dummy Player takes ${cardName(card)}.`, 'F-DUMMY-11');
  }
  ctx.shuffle(dummy.deck);
}

/**
 * Adds a crystal of the lowest Undiscovered Card’s color. The Dummy Player's crystals have no limit (F-DUMMY-12,
 * F-DUMMY-13, F-OPEN-16).
 */
export function chargeDummy(ctx: Running, card: CardId | undefined): void {
  const colour = card === undefined ? null : cardOf(card).colour;
  if (ctx.g.dummy === null || colour === null) return;
  ctx.g.dummy.crystals[colour] += 1;
  ctx.log(`The Dummy Player gains a ${colour} crystal.`, 'F-DUMMY-12');
}

/** The Dummy Player’s turn (F-DUMMY-07 to F-DUMMY-10). */
export const dummyTurn = procedure<Frontiers, object>('dummy-turn')({
  begin(ctx) {
    const { g } = ctx;
    if (g.dummy?.deck.length !== 0) flipCards(ctx);
    else if (g.announced === null) announce(ctx, 'dummy');
    // F-OPEN-91.
    else ctx.log('The Dummy Player has no cards left and does nothing.', 'F-OPEN-91');
    return null;
  },
});
