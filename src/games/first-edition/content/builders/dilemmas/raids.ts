import { piecesAt } from '../../../position/find.ts';
import { aboard } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import { brings, vesselsHere } from './recent.ts';

/**
 * The name of the download, filters for the raiders and for the facilities that take six of them instead of two, and the
 * formula to get past.
 */
interface Raid {
  readonly called: string;
  readonly who: string;
  readonly crowded: string;
  readonly past: string;
}

/** A dilemma whose owner downloads personnel to a facility at its location. Afterwards, a formula must be met. */
export function raid(text: string, { called, who, crowded, past }: Raid): Rule {
  const [isRaider, isCrowded] = [filter(who), filter(crowded)];
  // How many raiders have arrived at a facility this turn.
  const arrived = (g: FirstEdition, { id }: Piece): number =>
    piecesAt(g, aboard(id)).filter(({ card, since }) => since === g.turns && isRaider(card)).length;
  // All raiders must go to the same facility (C-DOWNLOAD-07).
  const goals = (g: FirstEdition): Piece[] => {
    const all = vesselsHere(g, 'facility');
    const same = all.filter((one) => arrived(g, one) > 0);
    return same.length > 0 ? same : all;
  };
  return {
    text,
    meeting: { unless: null, effects: brings(called, 6), past: f(past) },
    fetches: {
      [called]: {
        wanted: (g, _source, card) =>
          isRaider(card) && goals(g).some((one) => arrived(g, one) < (isCrowded(one) ? 6 : 2)),
        to: (g) => goals(g).map(({ id }) => aboard(id)),
      },
    },
  };
}
