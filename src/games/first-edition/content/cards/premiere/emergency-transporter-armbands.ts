import { asLabel } from '../../../../kit/words.ts';
import { beamEnds } from '../../../chapters/beaming/reach.ts';
import { personnelOf } from '../../../position/find.ts';
import { placeName } from '../../../position/names.ts';
import { locationAt, onSurface } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { answer } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isFirestorm = filter('{Firestorm}');

/** Returns places from which a player could beam in response. */
function sources(g: FirstEdition, seat: number): CardPlace[] {
  const places = new Set(personnelOf(g, seat).map(({ at }) => at));
  return [...places].filter((from) => beamEnds(g, seat, from, 'here').length > 0);
}

/** Returns responses that beam personnel from each of these places, away from an attack. */
function escapes(g: FirstEdition, source: RuleSource, places: readonly CardPlace[]) {
  const can = sources(g, source.seat);
  return places
    .filter((from) => can.includes(from))
    .flatMap((from) =>
      answer(
        source,
        [{ do: 'beam-away', from, reach: 'here' }],
        asLabel(`Beam away, from ${placeName(g, from)}`),
        `:${from}`,
      ),
    );
}

/** Emergency Transporter Armbands (Premiere). */
export const CARDS: CardRules = {
  'emergency-transporter-armbands': {
    text: 'On either player’s turn, beam your cards from one place to another at the same location, even out of a battle that just began, or out of a Firestorm.',
    plays: sources,
    once: (_g, _seat, to) => [{ do: 'beam-away', from: to, reach: 'here' }],
    answers: {
      // Nobody can beam during a dilemma unless the dilemma allows it (C-BEAM-02).
      dilemma: {
        offers: (g, source, { seat, card, location }) =>
          seat === source.seat && isFirestorm(card) ? escapes(g, source, [onSurface(location)]) : [],
      },
      'personnel-battle': { offers: (g, source, { at }) => escapes(g, source, [at]) },
      'ship-battle': {
        offers: (g, source, { location }) =>
          escapes(
            g,
            source,
            sources(g, source.seat).filter((from) => locationAt(g, from) === location),
          ),
      },
    },
  },
};
