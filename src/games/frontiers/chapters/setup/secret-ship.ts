import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offeringAll, open } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';

/** The teams of a game. */
export const TEAMS = [0, 1] as const;

/** Whether the teams choose the ship that has to return (F-SCEN-92). */
export function mustChooseShip({ options }: Frontiers): boolean {
  return options.scenario === 'one-to-return' && options.teams;
}

/** Each team’s first member chooses in secret which of the two ships has to hold the Wormhole; the other member is told (F-SCEN-92). */
export const secretShipStep = offeringAll({
  askAll: ({ g }: Ctx<Frontiers>) =>
    TEAMS.flatMap((team) => {
      const members = membersOf(g, team);
      const hint = 'Only this ship on the Wormhole wins the game for your team.';
      const about = { verb: 'return', hint, rule: 'F-SCEN-92', hidden: true };
      const offers = members.map((member) =>
        open({ key: `return:${member}`, label: seatName(g, member), ...about }, member),
      );
      const prompt = 'Which ship of your team has to hold the Wormhole at the end? The others don’t learn it.';
      return members.slice(0, 1).map((seat) => pickOffer(seat, prompt, offers, 'F-SCEN-92'));
    }),
  take(ctx, _local: object, named) {
    const { g } = ctx;
    g.chosen = TEAMS.map((team) => {
      const members = membersOf(g, team);
      const [chosen = null] = members.flatMap((seat) => named.get(seat) ?? []);
      if (chosen === null) return null;
      for (const member of members) {
        ctx.tell(member, `Your team’s ship that has to return is the ${seatName(g, chosen)}.`, null, 'F-SCEN-92');
      }
      return chosen;
    });
    ctx.log('Both teams have chosen the ship that has to return.', 'F-SCEN-92');
    return 'round' as const;
  },
});

/** The members of a team, in seat order. */
export function membersOf(g: Frontiers, team: number): Seat[] {
  return [...g.players.keys()].filter((seat) => playerOf(g, seat).team === team);
}
