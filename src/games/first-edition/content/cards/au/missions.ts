import { no } from '../../../../kit/offers.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import { locationOf } from '../../../position/find.ts';
import { isShip } from '../../../position/piece-types.ts';
import { onSurface, planetOf } from '../../../position/places.ts';
import { isHere, numbed, placeOf, worth } from '../../builders/missions/ends.ts';
import { vesselIn } from '../../builders/missions/grounds.ts';
import { numberMet } from '../../builders/missions/points.ts';
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';
import type { CardFacts } from '../../text-facts.ts';

const FREE: readonly (string | null)[] = ['Non-Aligned', 'Neutral', null];

/** Missions of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'brute-force': {
    text: 'You need at least three personnel, with an average STRENGTH over 10.',
    requires: (g, { people }) =>
      people.length >= 3 &&
      people.reduce((sum, piece) => sum + attributeOf(g, piece, 'STRENGTH'), 0) > 10 * people.length,
  },
  'compromised-mission': {
    text: 'On your opponent’s side, only the Federation may attempt it.',
    facts: { farEnd: { of: ['Federation'] } },
  },
  'diplomatic-conference': {
    text: 'You need one V.I.P. from each of four affiliations. All your personnel on the planet are compatible.',
    requires: (g, { people }) => {
      const trades = people.filter((piece) => isAlone(g, piece, f('V.I.P.')));
      return new Set(trades.map(affiliationOf)).size >= 4;
    },
    grants: {
      mixes(g, source, { piece }) {
        const one = g.pieces[piece];
        return one !== undefined && planetOf(g, one.at) === placeOf(source);
      },
    },
  },
  'fgc-47-research': {
    text: 'This mission’s span is 6, minus 1 for each Navigation aboard the ship.',
    adds: {
      span(g, source, { seat, location, ship }) {
        if (seat !== source.seat || location !== placeOf(source)) return 0;
        const crew = ship === undefined ? [] : piecesWithin(g, ship).filter((one) => one.seat === seat);
        return 6 - crew.reduce((sum, one) => sum + skillOf(g, one, 'Navigation'), 0);
      },
    },
  },
  'qualor-ii-rendezvous': {
    facts: { place: 'Qualor II' },
    text: 'Until this mission is solved, all personnel on the planet except Non-Aligned ones are in stasis.',
    numbs: numbed(
      'stasis',
      (g, source, piece) =>
        locationOf(g, placeOf(source)).solved === null &&
        piece.at === onSurface(placeOf(source)) &&
        !FREE.includes(affiliationOf(piece)),
    ),
  },
  'quash-conspiracy': {
    text: 'You can’t beam from ship to ship here.',
    bans: {
      beam(g, source, { piece, to }) {
        const one = g.pieces[piece];
        const ends = [one?.at, to].map((place) => (place === undefined ? null : vesselIn(g, place)));
        const isBetween = ends.every((end) => end !== null && isShip(end) && isHere(g, source, end));
        return isBetween && one?.at !== to ? no('C-BEAM-02', 'You can’t beam from ship to ship here.') : null;
      },
    },
  },
  reunion: {
    text: 'Worth 15 points with one of Miracle Worker, Cantankerousness and Spock present, or 40 with all three.',
    adds: worth((g, _source, group) =>
      group !== null && numberMet(g, group, f('Miracle Worker'), f('Cantankerousness'), f('{any Spock}')) === 3
        ? 40
        : 15,
    ),
  },
  'warped-space': { text: 'On your opponent’s side, its span is 1.', facts: { farEnd: { span: '1' } } },
};

/** Facts about missions from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'risa-shore-leave': { place: 'Risa' },
};
