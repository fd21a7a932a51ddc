import type { Ctx } from '../../../../kernel/game.ts';
import { offeringAll } from '../../../kit/offers.ts';
import { cardName } from '../../content/cards/all.ts';
import { TACTICS, type TacticId } from '../../content/tactics.ts';
import { cardOffer } from '../../effects/frame.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatsIn } from '../captains/find.ts';
import { takeOut } from '../captains/gains.ts';
import { tacticOffer } from './tactics.ts';

/**
 * In a solo game, holds both Tactics of this Round out of the next Round (F-SCEN-12, F-SCEN-13). Does nothing if there
 * are several players.
 */
export function holdBoth({ g }: Ctx<Frontiers>): void {
  if (g.players.length > 1) return;
  for (const tactic of usedByPlayers(g)) holdOut(g, tactic);
  if (g.dummy !== null && g.dummy.tactic !== null) holdOut(g, g.dummy.tactic);
}

/**
 * Whether the players vote for a Tactic to hold out, as they do in cooperative games with several players (F-SCEN-30).
 */
export function mustHoldOut(g: Frontiers): boolean {
  return scenarioIn(g).together && g.players.length > 1;
}

/**
 * Every player votes for one of the players' Tactics. The Tactic with the most votes is held out, or the lowest number
 * in a tie (F-SCEN-30).
 */
export const holdOutStep = offeringAll({
  askAll: ({ g }: Ctx<Frontiers>) =>
    [...g.players.keys()].map((seat) => {
      const hint = 'Sits out the next Round, then comes back.';
      const offers = usedByPlayers(g).map((tactic) => tacticOffer('hold', tactic, hint, 'F-SCEN-30'));
      const prompt = 'Vote: which Tactic sits out the next Round?';
      return pickOffer(seat, prompt, offers, 'F-SCEN-30');
    }),
  take(ctx, _local: object, named) {
    const { g } = ctx;
    const votes = [...named.values()].flat();
    const count = (tactic: TacticId) => votes.filter((vote) => vote === tactic).length;
    const [chosen] = usedByPlayers(g).sort((one, other) => count(other) - count(one));
    if (chosen !== undefined) {
      holdOut(g, chosen);
      ctx.log(`${TACTICS[chosen].name} sits out the next Round.`, 'F-SCEN-30');
    }
    return 'cards' as const;
  },
});

/** Returns the Tactics that players have this Round, by number. */
function usedByPlayers(g: Frontiers): TacticId[] {
  const used = g.players.flatMap(({ tactic }) => tactic?.tactic ?? []);
  return used.sort((one, other) => TACTICS[one].number - TACTICS[other].number);
}

/** Holds a Tactic out of the next Round. */
function holdOut(g: Frontiers, tactic: TacticId): void {
  g.tactics.aside.push({ tactic, until: g.round + 2 });
}

/** Whether drafted cards join the decks now, at the end of each odd Round (F-VARIANT-29). */
export function mustShuffleIn(g: Frontiers): boolean {
  return g.round % 2 === 1 && seatsIn(g).some((seat) => playerOf(g, seat).kept.length > 0);
}

/**
 * Every player adds one of their drafted cards to their deck. A player with only one card left has no choice
 * (F-VARIANT-29).
 */
export const keptCardsStep = offeringAll({
  askAll: ({ g }: Ctx<Frontiers>) =>
    seatsIn(g).flatMap((seat) => {
      const cards = [...new Set(playerOf(g, seat).kept)];
      if (cards.length < 2) return [];
      const about = {
        hint: 'Shuffled into your Ship Deck for the next Round.',
        rule: 'F-VARIANT-29',
        hidden: true,
      };
      const offers = cards.map((card) => cardOffer('learn', card, about));
      return [pickOffer(seat, 'Which of your drafted cards joins your deck now?', offers, 'F-VARIANT-29')];
    }),
  take(ctx, _local: object, learned) {
    for (const seat of seatsIn(ctx.g)) {
      const { kept, deck } = playerOf(ctx.g, seat);
      const [card = kept[0]] = learned.get(seat) ?? [];
      if (card === undefined) continue;
      takeOut(kept, card);
      // The deck is shuffled when the next Round is prepared (F-ROUND-15).
      deck.push(card);
      ctx.tell(seat, `${cardName(card)} joins your deck.`, null, 'F-VARIANT-29');
    }
    return 'upgrades' as const;
  },
});
