import { asLabel } from '../../../../kit/words.ts';
import { peopleAt, whereOf } from '../../../chapters/teams/teams.ts';
import { lineOf, locationOf } from '../../../position/find.ts';
import { locationName } from '../../../position/names.ts';
import { planetOf } from '../../../position/places.ts';
import { isUsed, itself, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Artifacts of First Contact, by id. */
export const CARDS: CardRules = {
  'zefram-cochranes-telescope': {
    text: 'Use it as equipment. Once per turn, on a planet with your personnel: look at the next seed of an adjacent location without a planet.',
    facts: { countsAs: ['Equipment'] },
    gained: 'equipment',
    orders(g, source, seat) {
      const own = itself(g, source);
      const planet = own === null ? null : planetOf(g, own.at);
      if (own === null || planet === null || own.seat !== seat || isUsed(g, seat, source.card, 'turn')) return [];
      if (peopleAt(g, own.at, seat).length === 0) return [];
      const line = lineOf(g, planet);
      const here = line.indexOf(planet);
      return line
        .filter((id, index) => Math.abs(index - here) === 1 && whereOf(g, id) === 'space')
        .filter((id) => locationOf(g, id).seeds.length > 0)
        .map((location) =>
          payloadOf(source, `look:${location}`, asLabel(`Look at the next seed of ${locationName(g, location)}`), [
            { do: 'use', what: source.card, per: 'turn' },
            { do: 'look-at', what: 'seed', location },
          ]),
        );
    },
  },
};

/** Facts about artifacts from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'antique-machine-gun': { countsAs: ['Equipment'] },
  'magic-carpet-ride-ocd': { under: { like: 'artifact', at: () => true } },
};
