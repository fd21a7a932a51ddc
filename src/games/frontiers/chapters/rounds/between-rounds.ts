import type { AskAllStep, Ctx } from '../../../../kernel/game.ts';
import { offeringAll, open } from '../../../kit/offers.ts';
import { cardName } from '../../content/cards/all.ts';
import { TACTICS, type TacticId } from '../../content/tactics.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer, pickOne } from '../asking/asking.ts';
import { playerOf, seatsIn } from '../captains/find.ts';
import { takeOut } from '../captains/gains.ts';

/** Alone both Tactics of a Round are held out of the next one (F-SCEN-12, F-SCEN-13). Nothing when several play. */
export function holdBoth(ctx: Ctx<Frontiers>): void {
  const { g } = ctx;
  if (g.players.length > 1) return;
  for (const tactic of usedByPlayers(g)) holdOut(g, tactic);
  if (g.dummy !== null && g.dummy.tactic !== null) holdOut(g, g.dummy.tactic);
}

/** Whether players agree on a Tactic to hold out as a Round ends that isn’t the last: in cooperative games (F-SCEN-30). */
export function mustHoldOut(g: Frontiers): boolean {
  return scenarioIn(g).together && g.players.length > 1;
}

/** Everyone names one of the players’ Tactics; the one named most is held out, among equals the lowest number (F-SCEN-30). */
export const holdOutStep: AskAllStep<Frontiers, object, 'cards'> = {
  askAll: ({ g }) =>
    [...g.players.keys()].map((seat) => {
      const options = usedByPlayers(g).map((tactic) => ({
        key: `hold:${tactic}`,
        verb: 'hold',
        label: `${TACTICS[tactic].number} ${TACTICS[tactic].name}`,
        hint: 'It is held out of the next Round and comes back after it.',
        subject: { kind: 'tactic', id: tactic },
        rule: 'F-SCEN-30',
      }));
      const prompt = 'Which Tactic shall nobody take in the next Round? The most votes decide.';
      return pickOne(seat, prompt, options, 'F-SCEN-30');
    }),
  reveal(ctx, _local, answers) {
    const { g } = ctx;
    const votes = Object.values(answers).flat();
    const count = (tactic: TacticId) => votes.filter((key) => key === `hold:${tactic}`).length;
    const [chosen] = usedByPlayers(g).sort((one, other) => count(other) - count(one));
    if (chosen !== undefined) {
      holdOut(g, chosen);
      ctx.log(`${TACTICS[chosen].name} is held out of the next Round.`, 'F-SCEN-30');
    }
    return 'cards';
  },
};

/** Tactics that players have in this Round, by number. */
function usedByPlayers(g: Frontiers): TacticId[] {
  const used = g.players.flatMap(({ tactic }) => tactic?.tactic ?? []);
  return used.sort((one, other) => TACTICS[one].number - TACTICS[other].number);
}

/** A Tactic stays away for a Round. */
function holdOut(g: Frontiers, tactic: TacticId): void {
  g.tactics.aside.push({ tactic, until: g.round + 2 });
}

/** Whether drafted cards join the decks now: as each odd Round ends (F-VARIANT-29). */
export function mustShuffleIn(g: Frontiers): boolean {
  return g.round % 2 === 1 && seatsIn(g).some((seat) => playerOf(g, seat).kept.length > 0);
}

/** Everyone shuffles one of the cards from the draft into the deck; the last one needs no choice (F-VARIANT-29). */
export const keptCardsStep = offeringAll({
  askAll: ({ g }: Ctx<Frontiers>) =>
    seatsIn(g)
      .map((seat) => ({ seat, cards: [...new Set(playerOf(g, seat).kept)] }))
      .filter(({ cards }) => cards.length > 1)
      .map(({ seat, cards }) => {
        const offers = cards.map((card) => {
          const hint = 'It is shuffled into your Ship Deck for the next Round.';
          const about = { hint, subject: { kind: 'card', id: card }, rule: 'F-VARIANT-29', hidden: true };
          return open({ key: `learn:${card}`, verb: 'learn', label: cardName(card), ...about }, card);
        });
        return pickOffer(seat, 'Which of your drafted cards joins your deck now?', offers, 'F-VARIANT-29');
      }),
  take(ctx, _local: object, learned) {
    for (const seat of seatsIn(ctx.g)) {
      const { kept, deck } = playerOf(ctx.g, seat);
      const [card = kept[0]] = learned.get(seat) ?? [];
      if (card === undefined) continue;
      takeOut(kept, card);
      // The preparation of the Round shuffles the deck (F-ROUND-15).
      deck.push(card);
      ctx.tell(seat, `${cardName(card)} joins your deck.`, null, 'F-VARIANT-29');
    }
    return 'upgrades' as const;
  },
});
