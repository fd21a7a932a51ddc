import { type Ctx, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { nameOf } from '../../content/cards.ts';
import type { AwayMissions, CardId, CharacterId } from '../../state.ts';
import { DRAW, type DrawCall } from '../calls.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf, playerOf } from '../characters/find.ts';
import { listed, takeFromHand } from '../characters/hand.ts';
import { seatName } from '../characters/names.ts';

/** Gives the character a Take Cover token (M-COVER-01). */
export function takeCover(ctx: Ctx<AwayMissions>, id: CharacterId): void {
  characterOf(ctx.g, id).cover = true;
  ctx.log(`${characterName(id)} takes cover.`, 'M-COVER-01');
}

/** Removes one of the character's Stun tokens, without a test (M-STUN-05, M-OPEN-10). */
export function recover(ctx: Ctx<AwayMissions>, id: CharacterId): void {
  const character = characterOf(ctx.g, id);
  character.stun -= 1;
  const left = character.stun === 0 ? 'no longer stunned' : 'still stunned';
  ctx.log(`${characterName(id)} recovers and is ${left}.`, 'M-STUN-05');
}

/** Draws cards into a hand. The result is the number of cards drawn, which is 0 if the deck is empty (M-DECK-04). */
export const draw = procedure<AwayMissions, DrawCall>(DRAW.name)({
  begin(ctx, local) {
    const { seat, deck, count } = local;
    const player = playerOf(ctx.g, seat);
    const cards = ctx.draw(player.decks[deck], count);
    player.hand[deck].push(...cards);
    local.result = cards.length;
    const what = several(cards.length, deck === 'support' ? 'Support card' : 'Mission card');
    const line = `${seatName(ctx.g, seat)} draws ${cards.length === 0 ? 'nothing because the deck is empty' : what}`;
    ctx.tell(seat, cards.length === 0 ? `${line}.` : `${line}: ${listed(cards)}.`, `${line}.`, 'M-ACTV-03');
    return null;
  },
});

/** Discards a Mission card and draws another (M-ACTV-03). */
export const swap = procedure<AwayMissions, { seat: Seat; card: CardId }>('swap')({
  begin(ctx, { seat, card }) {
    playerOf(ctx.g, seat).discards[takeFromHand(ctx.g, seat, card)].push(card);
    ctx.log(`${seatName(ctx.g, seat)} discards ${nameOf(card)}.`, 'M-ACTV-03');
    ctx.call(draw, { seat, deck: 'mission', count: 1 });
    return 'end';
  },
  end: () => null,
});
