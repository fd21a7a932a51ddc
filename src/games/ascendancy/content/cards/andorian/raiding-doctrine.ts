import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { isAdjacent } from '../../../galaxy/graph.ts';
import { controlled, playerOf } from '../../../position/find.ts';
import { resourceName, theSeat } from '../../../position/names.ts';
import { conquest, rivalsOf } from '../../../position/part.ts';
import { RESOURCES } from '../../../position/resources.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, Sector } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Returns a rival’s Systems in the attacked Sector and next to it. */
function raided(g: Ascendancy, rival: number, sector: Sector) {
  return controlled(g, rival).filter(({ id }) => isAdjacent(g, sector, id));
}

/** Lists offers for the winner of a raid to make the loser discard a Resource, one offer for each kind of Resource. */
function spoils(g: Ascendancy, rival: number, sector: Sector): Offer<Effects>[] {
  const systems = raided(g, rival, sector);
  if (systems.length === 0) return [];
  const production = systems.some((disc) => disc.watched) ? 2 : 1;
  return RESOURCES.filter((one) => playerOf(g, rival).reserves[one] > 0).map((one) => {
    const label = `Make ${theSeat(g, rival)} discard 1 ${resourceName(one)}`;
    return open({ key: `raid:${rival}:${one}`, verb: 'raid', label, hint: `You gain ${production} Production` }, [
      { do: 'mark-used', rule: 'and-05', span: 'turn' },
      { do: 'lose', seat: rival, amount: 1, of: [one] },
      { do: 'gain', gains: { production }, rule: 'A-BAT-30' },
    ] as const);
  });
}

/** Raiding Doctrine. */
export const CARDS = advancements('andorian', [
  {
    id: 'and-05',
    name: 'Raiding Doctrine',
    cost: 3,
    type: 'Commerce',
    tokens: ['warp'],
    source: 'ours',
    line: 'Once per turn, when you win a Space Battle you began at or next to one of the loser’s Systems, the loser discards 1 Resource of your choice. You gain 1 Production, or 2 if that System has an Andorian Token.',
    rule: {
      at: {
        'conflict-end': {
          prompt: 'which Resource does the loser discard?',
          offers(g, { seat }) {
            const part = conquest(g, seat);
            if (part === null || seat === null || timesUsed(g, seat, 'and-05') > 0) return [];
            return rivalsOf(part).flatMap((one) => spoils(g, one.seat, part.c.sector));
          },
        },
      },
    },
  },
]);
