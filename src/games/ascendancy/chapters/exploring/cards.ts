import { explorationCard } from '../../content/exploration/all.ts';
import { discOf, playerOf } from '../../position/find.ts';
import type { CardId, Disc, SystemId } from '../../state.ts';
import type { Play } from '../calls.ts';

/** Makes sure that there is a card to draw: the discard pile is shuffled when the deck is empty (A-OPEN-73). Tells whether there is. */
export function hasCard(ctx: Play): boolean {
  const { exploration } = ctx.g;
  if (exploration.deck.length > 0) return true;
  if (exploration.discard.length === 0) return false;
  exploration.deck = exploration.discard;
  exploration.discard = [];
  ctx.shuffle(exploration.deck);
  ctx.log('The discarded Exploration Cards are shuffled into a new deck.', 'A-OPEN-73');
  return true;
}

/** Puts a card that was resolved where it goes (A-EXPL-07 to A-EXPL-11); an Ally that was not won goes to the bottom (A-EXPL-17). */
export function fileResolvedCard(ctx: Play, seat: number, system: SystemId, card: CardId, isWon: boolean): void {
  const { exploration, discs } = ctx.g;
  const { after, name } = explorationCard(card);
  const disc = discs[system];
  switch (after) {
    case 'stays':
    case 'permanent':
      // A-EXPL-09: it stays face up, if its System still is there.
      if (disc === undefined) exploration.discard.push(card);
      else disc.cards.push({ card, count: 0 });
      break;
    case 'held':
      playerOf(ctx.g, seat).held.push(card);
      break;
    case 'ally':
      if (isWon) playerOf(ctx.g, seat).allies.push({ card, exhausted: false });
      else exploration.deck.push(card);
      break;
    case 'bottom':
      // A-EXPL-10: without a shuffle.
      exploration.deck.push(card);
      break;
    case 'shuffle':
      // A-EXPL-11: only this card is added, and what lies at the bottom is shuffled in, too.
      exploration.deck.push(card);
      ctx.shuffle(exploration.deck);
      ctx.log(`${name} is shuffled back into the Exploration Deck.`, 'A-EXPL-11');
      break;
    case 'discard':
      exploration.discard.push(card);
      break;
  }
}

/** Cards that lay on a System until somebody came to Control it are discarded (A-EXPL-09); those that stay for good stay. */
export function discardStaying(ctx: Play, system: SystemId): void {
  const disc: Disc = discOf(ctx.g, system);
  const done = disc.cards.filter(({ card }) => explorationCard(card).after === 'stays');
  disc.cards = disc.cards.filter((one) => !done.includes(one));
  ctx.g.exploration.discard.push(...done.map(({ card }) => card));
}
