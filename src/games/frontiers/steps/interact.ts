import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { isPlay, plays } from '../effects/plays.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { spaceAt } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { greet, greeting, tokenBonus } from '../rules/interactions.ts';
import { spaceLabel } from '../rules/labels.ts';
import { placeName } from '../rules/movement.ts';
import { openOffers } from '../rules/offers.ts';
import { dropPoints } from '../rules/points.ts';
import { purchases, waresAt } from '../rules/purchases.ts';
import { turnOf } from '../rules/turn-state.ts';
import type { Frontiers } from '../state.ts';

interface Local {
  seat: Seat;
  /** The location; null: Diplomacy is used for what a card says, wherever the ship is (F-INTERACT-03). */
  at: HexId | null;
}

/** An Interaction: Diplomacy is played and spent in any order (F-INTERACT-06, F-INTERACT-07, F-INTERACT-11, F-BUY-01); who was recruited acts at once (F-BUY-03). */
export const interact = procedure<Frontiers, Local>({
  begin(ctx, { seat, at }) {
    const { g } = ctx;
    const name = seatName(g, seat);
    if (at === null) {
      ctx.log(`${name} uses Diplomacy.`, 'F-INTERACT-03');
      return 'greet';
    }
    const space = spaceAt(g, at);
    ctx.log(`${name} interacts: ${space === null ? '' : placeName(g, space)} ${spaceLabel(at)}.`, 'F-INTERACT-01');
    if (space?.site?.kind === 'classM') turnOf(g).visited.push(at);
    const bonus = tokenBonus(g, seat, at);
    playerOf(g, seat).points.diplomacy += bonus;
    if (bonus > 0) ctx.log(`Its Faction Tokens there give +${bonus} Diplomacy.`, 'F-INTERACT-10');
    // F-SCEN-06: cards are shown when they are needed.
    const wares = waresAt(g, at);
    if (wares.undiscovered !== undefined || wares.cube !== undefined) openOffers(ctx);
    return 'greet';
  },
  greet(ctx, { seat }) {
    greet(ctx, seat);
    return 'deal';
  },
  deal: {
    ask({ g }, { seat, at }) {
      const { diplomacy } = playerOf(g, seat).points;
      const done: Option = { key: 'deal:done', verb: 'end', label: 'End the Interaction', rule: 'F-BUY-01' };
      if (diplomacy > 0) done.hint = `${diplomacy} Diplomacy is lost.`;
      const options = [...(at === null ? [] : purchases(g, seat, at)), ...plays(g, seat, 'deal'), done];
      const prompt = `You have ${diplomacy} Diplomacy. Buy, play more, or end the Interaction.`;
      return { seat, kind: 'pick', prompt, options, min: 1, max: 1, rule: 'F-BUY-01' };
    },
    answer(ctx, { seat, at }, { key }) {
      if (key === 'deal:done') return 'done';
      if (isPlay(key)) ctx.call('play', { seat, key, moment: 'deal' });
      else ctx.call('buy', { seat, at, key });
      // An effect that adds Diplomacy to Interactions counts in this one too (F-INTERACT-04).
      return 'more';
    },
  },
  more: (ctx, { seat }) => (greeting(ctx.g, seat) === 0 ? 'deal' : 'greet'),
  done(ctx, { seat }) {
    dropPoints(playerOf(ctx.g, seat), 'diplomacy');
    return null;
  },
});
