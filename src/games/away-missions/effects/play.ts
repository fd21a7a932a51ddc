import { type Ctx, procedure } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { PLAY, type PlayCall } from '../chapters/calls.ts';
import { characterOf, playerOf } from '../chapters/characters/find.ts';
import { takeFromHand } from '../chapters/characters/hand.ts';
import { seatName } from '../chapters/characters/names.ts';
import { abilityOf, cardOf, isCard, nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, CardId, CharacterId } from '../state.ts';
import { laysFaceDown } from './face-down.ts';
import { EFFECTS } from './frame.ts';
import { actionOf } from './plays.ts';
import { scopeOf } from './scope.ts';
import type { Action } from './union.ts';

/** Plays a card from the hand, or uses a Special Action of a card in play or an ability (M-PLAY-20). */
export const play = procedure<AwayMissions, PlayCall>(PLAY.name)({
  begin(ctx, { seat, card }) {
    // Equipment can be used only while it is in play, even if another copy is in the hand.
    const fromHand = isCard(card) && cardOf(card).kind !== 'equipment';
    return fromHand && playerOf(ctx.g, seat).hand[deckOf(card)].includes(card) ? 'show' : 'use';
  },
  /**
   * Reveals a card and runs its effects (M-PLAY-04, M-PLAY-07). The card stays visible until its effects are done
   * (M-PLAY-08).
   */
  show(ctx, local) {
    const { seat, card } = local;
    takeFromHand(ctx.g, seat, card);
    playerOf(ctx.g, seat).playing.push(card);
    const action = actionOf(card, local.action, false);
    const name = seatName(ctx.g, seat);
    const kind = deckOf(card) === 'mission' ? 'Mission' : 'Support';
    // A card played face down isn't revealed (M-OPEN-74, M-OPEN-75).
    if (laysFaceDown(action.effects))
      ctx.tell(seat, `You play ${nameOf(card)} face down.`, `${name} plays a ${kind} card face down.`, 'M-OPEN-75');
    else ctx.log(`${name} plays ${nameOf(card)}.`, 'M-PLAY-04');
    run(ctx, local, action);
    return 'resolved';
  },
  use(ctx, local) {
    const { seat, card } = local;
    const actor = local.via ?? local.character;
    const who = actor === null ? seatName(ctx.g, seat) : characterCard(actor).name;
    ctx.log(`${who} uses ${nameOf(card)}.`, 'M-PLAY-22');
    // Abilities used at the start of an Activation are recorded as used until the Activation ends (M-CARD-01).
    if (!isCard(card) && abilityOf(card).use === 'activation') {
      ctx.g.lasting.push({ modifier: null, character: actor, seat, card, until: 'activation' });
    }
    run(ctx, local, actionOf(card, local.action, true));
    return 'end';
  },
  resolved(ctx, { seat, card }) {
    settle(ctx, seat, card);
    return null;
  },
  end: () => null,
});

/** Attaches a card in hand to a character (M-PLAY-13, M-PLAY-14). */
export const attach = procedure<AwayMissions, { seat: Seat; card: CardId; bearer: CharacterId }>('attach')({
  begin(ctx, { seat, card, bearer: id }) {
    const bearer = characterOf(ctx.g, id);
    takeFromHand(ctx.g, seat, card);
    const stays = cardOf(card).kind === 'trait' ? bearer.traits : bearer.equipment;
    stays.push(card);
    ctx.log(`${characterCard(id).name} gets ${nameOf(card)}.`, 'M-PLAY-14');
    return null;
  },
});

/**
 * Moves a played card to its final place, unless its effects have already moved it (M-PLAY-04, M-PLAY-07, M-PLAY-10,
 * M-PLAY-12).
 */
export function settle(ctx: Ctx<AwayMissions>, seat: Seat, card: CardId): void {
  const player = playerOf(ctx.g, seat);
  const at = player.playing.indexOf(card);
  if (at < 0) return;
  player.playing.splice(at, 1);
  const { kind } = cardOf(card);
  if (kind === 'permanent') player.permanents.push(card);
  else player.discards[deckOf(card)].push(card);
  if (kind === 'mission') ctx.log(`${nameOf(card)} is not scored and goes to the discard pile.`, 'M-PLAY-10');
}

function run(ctx: Ctx<AwayMissions>, { seat, card, character, via }: PlayCall, { effects }: Action): void {
  ctx.call(EFFECTS, { ...scopeOf(seat, card, via ?? character), list: effects });
}

function deckOf(card: CardId): 'mission' | 'support' {
  return cardOf(card).kind === 'mission' ? 'mission' : 'support';
}
