import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offeringAll, open } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';

/** The numbers of the two teams. */
export const TEAMS = [0, 1] as const;

/** Whether the teams choose which ship must return (F-SCEN-92). */
export function mustChooseShip({ options }: Frontiers): boolean {
  return options.scenario === 'one-to-return' && options.teams;
}

/**
 * Each team’s first member secretly chooses which of its two ships must hold the Wormhole. The other member of the team
 * learns the choice (F-SCEN-92).
 */
export const secretShipStep = offeringAll({
  askAll: ({ g }: Ctx<Frontiers>) =>
    TEAMS.flatMap((team) => {
      const members = membersOf(g, team);
      const hint = 'Your team wins only if this ship is on the Wormhole at the end.';
      const about = { verb: 'return', hint, rule: 'F-SCEN-92', hidden: true };
      const offers = members.map((member) =>
        open({ key: `return:${member}`, label: seatName(g, member), ...about }, member),
      );
      const prompt =
        'Which of your team’s ships must be on the Wormhole at the end? This stays secret from the other team.';
      return members.slice(0, 1).map((seat) => pickOffer(seat, prompt, offers, 'F-SCEN-92'));
    }),
  take(ctx, _local: object, named) {
    const { g } = ctx;
    g.chosen = TEAMS.map((team) => {
      const members = membersOf(g, team);
      const [chosen = null] = members.flatMap((seat) => named.get(seat) ?? []);
      if (chosen === null) return null;
      for (const member of members) {
        ctx.tell(member, `Your team chose ${seatName(g, chosen)} as the ship that must return.`, null, 'F-SCEN-92');
      }
      return chosen;
    });
    ctx.log('Both teams have chosen the ship that must return.', 'F-SCEN-92');
    return 'round' as const;
  },
});

/** Returns the members of a team, in seat order. */
export function membersOf(g: Frontiers, team: number): Seat[] {
  return [...g.players.keys()].filter((seat) => playerOf(g, seat).team === team);
}
