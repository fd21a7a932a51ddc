import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offeringAll, open } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';

/** The teams of a game. */
const TEAMS = [0, 1] as const;

/** Whether the teams choose the ship that has to return (F-SCEN-92). */
export function mustChooseShip({ options }: Frontiers): boolean {
  return options.scenario === 'one-to-return' && options.teams;
}

/** Each team’s first member chooses in secret which of the two ships has to hold the Wormhole; the other member is told (F-SCEN-92). */
export const secretShipStep = offeringAll<Frontiers, object, Seat, 'round'>({
  askAll: ({ g }) =>
    TEAMS.flatMap((team) => {
      const members = membersOf(g, team);
      const [seat] = members;
      if (seat === undefined) return [];
      const prompt = 'Which ship of your team has to hold the Wormhole at the end? The others don’t learn it.';
      const offers = members.map((member) => returnOffer(g, member));
      return [pickOffer(seat, prompt, offers, 'F-SCEN-92')];
    }),
  take(ctx, _local, named) {
    const { g } = ctx;
    g.chosen = TEAMS.map((team) => {
      const members = membersOf(g, team);
      const [chosen] = members.flatMap((seat) => named.get(seat) ?? []);
      if (chosen === undefined) return null;
      for (const member of members) {
        ctx.tell(member, `Your team’s ship that has to return is the ${seatName(g, chosen)}.`, null, 'F-SCEN-92');
      }
      return chosen;
    });
    ctx.log('Both teams have chosen the ship that has to return.', 'F-SCEN-92');
    return 'round';
  },
});

function returnOffer(g: Frontiers, member: Seat): Offer<Seat> {
  const option = {
    key: `return:${member}`,
    verb: 'return',
    label: seatName(g, member),
    hint: 'Only this ship on the Wormhole wins the game for your team.',
    rule: 'F-SCEN-92',
    hidden: true,
  };
  return open(option, member);
}

function membersOf(g: Frontiers, team: number): Seat[] {
  return [...g.players.keys()].filter((seat) => playerOf(g, seat).team === team);
}
