import { type Offer, open } from '../../../../kit/offers.ts';
import { battleOf } from '../../../chapters/battle/under-way.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { isVessel } from '../../../position/kinds.ts';
import { coreOf } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

const isCommander = stateFilter('leader, Leadership, not stopped');

/** True if a player has Leadership aboard one of their ships or facilities in the battle. */
function leads(g: FirstEdition, seat: number): boolean {
  const { firing, targets } = battleOf(g);
  const target = targets[1 - seat];
  return [...(firing[seat] ?? []), ...(target == null ? [] : [target])].some((id) =>
    piecesWithin(g, id).some((piece) => piece.seat === seat && isCommander(piece, g)),
  );
}

function used(what: string, label: string, list: Effects): Offer<Effects> {
  return open({ key: `answer:battle-bridge-door:${what}`, verb: 'answer', label }, list);
}

/** Doorways of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'battle-bridge-door': {
    text: 'Seeded, it opens your Battle Bridge side deck. From hand, if you have Leadership in a ship battle: draw two more tactics, or your ships and facilities have WEAPONS +1.',
    lasting: {
      'more-tactics': { adds: { tactics: (_g, source, { seat }) => (source.seat === seat ? 2 : 0) } },
      'more-weapons': {
        adds: {
          attribute: (g, { seat }, { piece, attribute }) => {
            const vessel = g.pieces[piece];
            const isOwn = vessel?.seat === seat && isVessel(cardOf(vessel.card));
            return attribute === 'WEAPONS' && isOwn ? 1 : 0;
          },
        },
      },
    },
    // The card may be seeded in any phase, but the game offers it in the facility phase.
    seeds: { phase: 'facility', to: (_g, seat) => [coreOf(seat)] },
    grants: { 'side-deck': (_g, source, { seat, deck }) => source.seat === seat && deck === 'tactics' },
    answers: {
      'ship-battle': {
        offers: (g, { seat }) =>
          leads(g, seat)
            ? [
                used('draw', 'Draw two more tactics', [{ do: 'lasting', what: 'more-tactics', until: 'battle' }]),
                used('weapons', 'WEAPONS +1 for your ships and facilities', [
                  { do: 'lasting', what: 'more-weapons', until: 'battle' },
                ]),
              ]
            : [],
      },
    },
  },
};

/** Facts about doorways from Blaze of Glory that have no rule, by id. */
export const FACTS: CardFacts = {
  'holding-cell-door': { faceUp: 'facility' },
};
