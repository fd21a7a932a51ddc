import type { Ctx } from '../../../../kernel/game.ts';
import { type Offer, offeringAll, open } from '../../../kit/offers.ts';
import { TACTICS, type TacticId } from '../../content/tactics.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';

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
export const holdOutStep = offeringAll<Frontiers, object, TacticId, 'cards'>({
  askAll: ({ g }) => {
    const offers = usedByPlayers(g).map(holdOffer);
    const prompt = 'Which Tactic shall nobody take in the next Round? The most votes decide.';
    return [...g.players.keys()].map((seat) => pickOffer(seat, prompt, offers, 'F-SCEN-30'));
  },
  take(ctx, _local, named) {
    const { g } = ctx;
    const votes = [...named.values()].flat();
    const count = (tactic: TacticId) => votes.filter((vote) => vote === tactic).length;
    const [chosen] = usedByPlayers(g).sort((one, other) => count(other) - count(one));
    if (chosen !== undefined) {
      holdOut(g, chosen);
      ctx.log(`${TACTICS[chosen].name} is held out of the next Round.`, 'F-SCEN-30');
    }
    return 'cards';
  },
});

function holdOffer(tactic: TacticId): Offer<TacticId> {
  const option = {
    key: `hold:${tactic}`,
    verb: 'hold',
    label: `${TACTICS[tactic].number} ${TACTICS[tactic].name}`,
    hint: 'It is held out of the next Round and comes back after it.',
    subject: { kind: 'tactic', id: tactic },
    rule: 'F-SCEN-30',
  };
  return open(option, tactic);
}

/** Tactics that players have in this Round, by number. */
function usedByPlayers(g: Frontiers): TacticId[] {
  const used = g.players.flatMap(({ tactic }) => tactic?.tactic ?? []);
  return used.sort((one, other) => TACTICS[one].number - TACTICS[other].number);
}

/** A Tactic stays away for a Round. */
function holdOut(g: Frontiers, tactic: TacticId): void {
  g.tactics.aside.push({ tactic, until: g.round + 2 });
}
