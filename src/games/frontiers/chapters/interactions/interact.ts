import { procedure } from '../../../../kernel/game.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { minus } from '../../../kit/words.ts';
import { isPlay, type PlayPayload } from '../../effects/payloads.ts';
import { play } from '../../effects/play.ts';
import { plays } from '../../effects/plays.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { spaceAt, spaceName } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { openOffers } from '../rounds/offers.ts';
import { invitation } from '../turn/invitation.ts';
import { turnOf } from '../turn/turn-state.ts';
import { buy } from './buy.ts';
import { greet, tokenBonus } from './interactions.ts';
import { type BuyPayload, leastPrice, saleOffers, waresAt } from './purchases.ts';

interface Local {
  seat: Seat;
  /**
   * The location of the Interaction, or null if the player only spends Diplomacy on a card's text, which is possible
   * anywhere (F-INTERACT-03).
   */
  at: HexId | null;
  /** Values to restore if the player leaves the Interaction without having done anything. */
  before?: { diplomacy: number; courted: boolean };
}

/** The prompt's phrases that change during an Interaction. */
const DEALING = { play: 'play more', end: 'end the Interaction' };

/**
 * An Interaction. The player plays and spends Diplomacy in any order (F-INTERACT-06, F-INTERACT-07, F-INTERACT-11,
 * F-BUY-01). Recruited Crew can act immediately (F-BUY-03).
 */
export const interact = procedure<Frontiers, Local>('interact')({
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, at } = local;
    const name = seatName(g, seat);
    if (at === null) {
      local.before = { diplomacy: playerOf(g, seat).points.diplomacy, courted: turnOf(g).courted };
      ctx.log(`${name} uses Diplomacy.`, 'F-INTERACT-03');
      return 'greet';
    }
    const space = spaceAt(g, at);
    ctx.log(`${name} interacts with ${space === null ? '' : spaceName(g, space)} ${spaceLabel(at)}.`, 'F-INTERACT-01');
    if (space?.site?.kind === 'classM') turnOf(g).visited.push(at);
    const bonus = tokenBonus(g, seat, at);
    playerOf(g, seat).points.diplomacy += bonus;
    if (bonus > 0) ctx.log(`Its Faction Tokens there give +${bonus} Diplomacy.`, 'F-INTERACT-10');
    // F-SCEN-06: the card offers are revealed when they are first needed.
    const wares = waresAt(g, at);
    if (wares.undiscovered !== undefined || wares.cube !== undefined) openOffers(ctx);
    return 'greet';
  },
  greet(ctx, { seat }) {
    greet(ctx, seat);
    return 'deal';
  },
  deal: offering({
    ask({ g }, { seat, at }) {
      const { diplomacy } = playerOf(g, seat).points;
      const done: Option = { key: 'deal:done', verb: 'end', label: 'End the Interaction', rule: 'F-BUY-01' };
      if (diplomacy > 0) done.hint = `You lose ${diplomacy} unspent Diplomacy.`;
      const sold = at === null ? [] : saleOffers(g, seat, at);
      const now = sold.filter(({ why }) => why === null);
      const offers = [...now, ...plays(g, seat, 'deal'), open(done, { do: 'done' as const })];
      const price = now.length > 0 ? null : leastPrice(sold);
      const lacking = price === null ? '' : `, and the cheapest here costs ${price}`;
      const invited = invitation(offers, DEALING);
      const prompt = `You have ${minus(diplomacy)} Diplomacy${lacking}. ${invited}`;
      return pickOffer<PlayPayload | BuyPayload | { do: 'done' }>(seat, prompt, offers, 'F-BUY-01');
    },
    take(ctx, local, payload) {
      const { seat } = local;
      if (payload.do === 'done') return local.before === undefined ? 'done' : 'nothing';
      delete local.before;
      if (isPlay(payload)) ctx.call(play, { seat, deed: payload, moment: 'deal' });
      else ctx.call(buy, { seat, deed: payload });
      return 'deal';
    },
  }),
  // F-INTERACT-02: if the seat used no Diplomacy, no Interaction took place.
  nothing({ g }, { seat, before }) {
    if (before === undefined) return null;
    playerOf(g, seat).points.diplomacy = before.diplomacy;
    turnOf(g).courted = before.courted;
    return null;
  },
  // F-INTERACT-12: negative Diplomacy from a bad Reputation carries over to a later Interaction this turn.
  done({ g }, { seat }) {
    const { points } = playerOf(g, seat);
    points.diplomacy = Math.min(0, points.diplomacy);
    return null;
  },
});
