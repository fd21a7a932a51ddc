import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effect, Effects } from '../../../effects/union.ts';
import { isAdjacent } from '../../../galaxy/graph.ts';
import { controlled, playerOf, rivals } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Whether a rival has a Ship or a Control Node Adjacent to a Ship of this seat. */
function isNear(g: Ascendancy, seat: number, rival: number): boolean {
  const at = (one: number) => g.units.flatMap((unit) => (unit.seat === one && unit.at !== null ? [unit.at] : []));
  const theirs = [...at(rival), ...controlled(g, rival).map(({ id }) => id)];
  return at(seat).some((mine) => theirs.some((its) => isAdjacent(g, mine, its)));
}

/**
 * Whether a rival has completed more Advancements than this seat, or has a Project with more Research than any of this
 * seat’s Projects.
 */
function isAhead(g: Ascendancy, seat: number, rival: number): boolean {
  const [own, its] = [playerOf(g, seat), playerOf(g, rival)];
  const most = (projects: readonly { research: number }[]) => Math.max(0, ...projects.map(({ research }) => research));
  return its.advancements.length > own.advancements.length || most(its.projects) > most(own.projects);
}

/** Tal Shiar Archives. */
export const CARDS = advancements('romulan', [
  {
    id: 'rom-08',
    name: 'Tal Shiar Archives',
    cost: 4,
    type: 'Espionage',
    tokens: ['command'],
    needsRival: true,
    source: 'ours',
    line: 'In your Building Phase, exhaust this card to look at the Projects of a rival with a piece Adjacent to one of your Ships. If that rival has more Advancements than you, or a Project with more Research than any of yours, place 1 Research from the Supply on one of your Projects.',
    rule: {
      plays: {
        building: (g, source, { seat }) =>
          seat !== source.seat
            ? []
            : rivals(g, seat)
                .filter((rival) => isNear(g, seat, rival))
                .map((rival): Offer<Effects> => {
                  const ahead = isAhead(g, seat, rival);
                  const more: Effect[] = ahead ? [{ do: 'place-research', count: 1 }] : [];
                  return open(
                    {
                      key: `archives:${rival}`,
                      verb: 'look',
                      label: `Look at the Projects of ${theSeat(g, rival)}`,
                      hint: ahead
                        ? 'You also place 1 Research on one of your Projects'
                        : 'No Research, since that player isn’t ahead of you',
                    },
                    [{ do: 'exhaust' }, { do: 'look-projects', seat: rival }, ...more],
                  );
                }),
      },
    },
  },
]);
