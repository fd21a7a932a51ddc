import { no, type Obstacle } from '../../../../kit/offers.ts';
import { lineOf } from '../../../position/find.ts';
import { hostOf, locationAt } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { hostIn, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const REACHED = { do: 'end', scores: true } as const;

/** True if the ship has reached its destination. */
function hasArrived(g: FirstEdition, source: RuleSource): boolean {
  const ship = hostIn(g, source);
  return ship !== null && locationAt(g, ship.at) === itself(g, source)?.goal;
}

/** Returns why a traveling ship can't do something, or null. */
function bound(g: FirstEdition, source: RuleSource, ship: number | null): Obstacle {
  if (ship === null || hostIn(g, source)?.id !== ship) return null;
  return no('C-MOVE-13', 'The ship can do nothing but travel to the end of the spaceline.');
}

/** Cytherians (Premiere). */
export const CARDS: CardRules = {
  cytherians: {
    text: 'Placed on the ship, which must travel to the farther end of the spaceline and can do nothing else. There, discard the dilemma and score its points.',
    meeting: { unless: null, unpaid: true, effects: [{ do: 'place', on: 'ship', goal: 'far end' }] },
    // The ship can't do anything else until it arrives (C-MOVE-13).
    bans: {
      way(g, source, { ship, through }) {
        const to = itself(g, source)?.goal;
        const there = hostIn(g, source);
        const at = there === null ? null : locationAt(g, there.at);
        if (there?.id !== ship || to === undefined || at === null) return null;
        const line = lineOf(g, at);
        const [from, goal] = [line.indexOf(at), line.indexOf(to)];
        const isOn = through.every((one) => (line.indexOf(one) - from) * (goal - from) > 0);
        return isOn ? null : bound(g, source, ship);
      },
      beam: (g, source, { piece }) => bound(g, source, hostOf(g.pieces[piece]?.at ?? 'core:0')),
      attempt: (g, source, { ship }) => bound(g, source, ship),
      act: (g, source, { ship }) => bound(g, source, ship),
    },
    at: {
      moved: { does: (g, source) => (hasArrived(g, source) ? [REACHED] : []) },
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          const to = itself(g, source)?.goal;
          if (ship === null || to === undefined || ship.seat !== seat) return [];
          return hasArrived(g, source) ? [REACHED] : [{ do: 'drive', ship: ship.id, to }];
        },
      },
    },
  },
};
