import { no } from '../../../../kit/offers.ts';
import { lineOf } from '../../../position/find.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { locationOfCard } from '../../builders/events/locations.ts';
import { betweenLocations, skillAboard } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** True if a route crosses from a location to the next one on its right, or back. */
function crosses(g: FirstEdition, from: LocationId, through: readonly LocationId[], left: LocationId): boolean {
  const line = lineOf(g, left);
  const right = line[line.indexOf(left) + 1];
  return [from, ...through].some((one, at, all) => {
    const next = all[at + 1];
    return (one === left && next === right) || (one === right && next === left);
  });
}

/** True if an effect lets this ship pass through the Q-Net this turn. */
function passes(g: FirstEdition, ship: number): boolean {
  return g.lasting.some(({ what, piece }) => what === 'through-q-net' && piece === ship);
}

/** Q-Net (Premiere). */
export const CARDS: CardRules = {
  'q-net': {
    text: 'Play it between two missions: only ships with Diplomacy ×2 aboard may pass.',
    plays: betweenLocations,
    bans: {
      way(g, source, { ship, from, through }) {
        const left = locationOfCard(g, source);
        const there = g.pieces[ship];
        if (left === null || there === undefined || !crosses(g, from, through, left)) return null;
        if (skillAboard(g, there, 'Diplomacy') >= 2 || passes(g, ship)) return null;
        return no('C-MOVE-03', 'A ship needs Diplomacy ×2 aboard to pass the Q-Net.');
      },
    },
  },
};
