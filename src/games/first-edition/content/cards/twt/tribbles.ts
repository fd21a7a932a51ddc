import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { groupPlace, tribblesAt, tribblesOn } from '../../../chapters/tribbles/groups.ts';
import { piecesAt } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { placeName } from '../../../position/names.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { isStopped } from '../../../position/pieces.ts';
import { locationAt, onSurface, planetOf } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import { both } from '../../builders/personnel/aiding.ts';
import { idsOf, isUsed, payloadOf } from '../../builders/shared.ts';
import { firstOfNumber, losesFirstSkill, lowersAmong, needsToAttempt } from '../../builders/tribbles.ts';
import { type CardRules, reprint } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';

/** The name under which the use of all 1 Tribble cards is noted, since they are one card (C-TURN-16). */
const STOPPING = 'one tribble';

const isColony = filter('{Colony}');
const isKlingonPersonnel = pieceFilter('Klingon personnel');

const ONE: Rule = {
  text: 'Reports anywhere. Each non-Klingon personnel with it has CUNNING −1. Once every turn, you may “stop” one personnel with it, selected at random. Several of these in one place count once.',
  tribbles: 1,
  ...lowersAmong('CUNNING', 'personnel, not Klingon'),
  between(g, source, seat) {
    const own = firstOfOwn(g, source, seat);
    if (own === null || isUsed(g, seat, STOPPING, 'turn')) return [];
    const place = groupPlace(g, own);
    const people = piecesAt(g, place).filter(
      (piece) => isPerson(piece) && !isStopped(g, piece) && piece.numb !== 'stasis',
    );
    if (people.length === 0) return [];
    return [
      payloadOf(source, 'stop', asLabel(`Stop one personnel at random ${placeName(g, place)}`), [
        { do: 'use', what: STOPPING, per: 'turn' },
        { do: 'choose', from: idsOf(people), how: 'random', count: 1, what: 'who is stopped' },
        { do: 'stop-these', which: 'chosen' },
      ]),
    ];
  },
};

/** Returns the Tribble card if its effects count among its player's own cards, and the player may use it. */
function firstOfOwn(...[g, source, seat]: Parameters<NonNullable<Rule['between']>>) {
  const own = source.piece === undefined ? undefined : g.pieces[source.piece];
  if (own === undefined || own.seat !== seat || locationAt(g, own.at) === null) return null;
  const same = tribblesAt(g, groupPlace(g, own), seat).filter((one) => tribblesOn(one) === tribblesOn(own));
  return same.every(({ id }) => id >= own.id) ? own : null;
}

const TEN: Rule = {
  text: 'Reports anywhere. Each Klingon personnel with it has INTEGRITY −1 and, unless Divok is there, loses the first skill. Several of these in one place count once.',
  tribbles: 10,
  ...both(lowersAmong('INTEGRITY', 'Klingon personnel'), {
    adds: {
      skill: (g, source, about) =>
        losesFirstSkill(
          g,
          source,
          about,
          (piece, _g, own) =>
            isKlingonPersonnel(piece, g, own) &&
            !piecesAt(g, piece.at).some(({ card }) => isNamed(card, 'Divok')) &&
            // A skill can't be lost twice (C-SKILL-33).
            !tribblesAt(g, piece.at).some((one) => tribblesOn(one) === THOUSAND),
        ),
    },
  }),
};

/** The number of tribbles that takes the first skill of everybody. */
const THOUSAND = 1000;

const HUNDRED: Rule = {
  text: 'Breeds from 10 tribbles. Whoever is with it needs 2 Leadership to attempt a mission. On a planet, nobody scores points from a Colony there. Several of these in one place count once.',
  tribbles: 100,
  breedsFrom: 10,
  bans: {
    attempt: needsToAttempt('Leadership'),
    part(g, source, { piece, part }) {
      const own = firstOfNumber(g, source);
      const colony = g.pieces[piece];
      const planet = own === null || colony === undefined ? null : locationAt(g, groupPlace(g, own));
      if (own === null || colony === undefined || planet === null) return null;
      const isThere = groupPlace(g, own) === onSurface(planet) && planetOf(g, colony.at) === planet;
      return part === 'points' && isThere && isColony(colony.card)
        ? no('C-TRIB-02', 'Tribbles overrun the planet.')
        : null;
    },
  },
};

const ONE_THOUSAND: Rule = {
  text: 'Breeds from 100 tribbles. Each personnel with it loses the first skill. Ooby Dooby lets nobody draw cards at this location. Several of these in one place count once.',
  tribbles: THOUSAND,
  breedsFrom: 100,
  adds: { skill: (g, source, about) => losesFirstSkill(g, source, about) },
};

const TEN_THOUSAND: Rule = {
  text: 'Breeds from 1,000 tribbles. Whoever is with it needs 2 Exobiology to attempt a mission. Cancels probing on cards other than dilemmas here, and on Borg cards that target this location. Several of these in one place count once.',
  tribbles: 10_000,
  breedsFrom: THOUSAND,
  bans: { attempt: needsToAttempt('Exobiology') },
};

const HUNDRED_THOUSAND: Rule = {
  text: 'Breeds from 10,000 tribbles. No personnel report for free where it is. If it is on a planet when the mission there is solved, the mission is worth 10 points less. Several of these in one place count once.',
  tribbles: 100_000,
  breedsFrom: 10_000,
  bans: {
    play(g, source, { card, free }) {
      const own = firstOfNumber(g, source);
      const isBarred = own !== null && groupPlace(g, own) === free && isPersonnel(cardOf(card));
      return isBarred ? no('C-TRIB-02', 'Because of the tribbles, nobody reports there for free.') : null;
    },
  },
  adds: {
    points(g, source, { location }) {
      const own = firstOfNumber(g, source);
      return own !== null && groupPlace(g, own) === onSurface(location) ? -10 : 0;
    },
  },
};

/** Tribble cards of The Trouble with Tribbles, by id. All versions of a number are the same card. */
export const CARDS: CardRules = {
  '1-000-tribbles-bonus': ONE_THOUSAND,
  '1-000-tribbles-discard': reprint('1-000-tribbles-bonus'),
  '1-000-tribbles-rescue': reprint('1-000-tribbles-bonus'),
  '1-tribble-bonus': ONE,
  '1-tribble-discard': reprint('1-tribble-bonus'),
  '1-tribble-go': reprint('1-tribble-bonus'),
  '10-000-tribbles-go': TEN_THOUSAND,
  '10-000-tribbles-poison': reprint('10-000-tribbles-go'),
  '10-000-tribbles-rescue': reprint('10-000-tribbles-go'),
  '10-tribbles-bonus': TEN,
  '10-tribbles-go': reprint('10-tribbles-bonus'),
  '10-tribbles-poison': reprint('10-tribbles-bonus'),
  '100-000-tribbles-clone': HUNDRED_THOUSAND,
  '100-000-tribbles-discard': reprint('100-000-tribbles-clone'),
  '100-000-tribbles-rescue': reprint('100-000-tribbles-clone'),
  '100-tribbles-bonus': HUNDRED,
  '100-tribbles-poison': reprint('100-tribbles-bonus'),
  '100-tribbles-rescue': reprint('100-tribbles-bonus'),
};
