import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { affiliationOf, belongsTo } from '../../chapters/affiliation/compatible.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import { captivesIn, faceUp, lineOf, locationOf, personnelOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { locationAt, namedIn, placeKind } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardPlace, LocationId } from '../../terms.ts';
import { END_OF_OWN } from '../builders/dilemmas/host.ts';
import { issues } from '../builders/dilemmas/on-people.ts';
import { espionage } from '../builders/events/locations.ts';
import { isOwnEnd, worth } from '../builders/missions/ends.ts';
import { worthMore } from '../builders/missions/points.ts';
import { maySolving } from '../builders/missions/solved.ts';
import { HAS_WORMHOLE, HIDES_WORMHOLE } from '../builders/missions/turned.ts';
import { downloadsIf, learns, speaker } from '../builders/personnel/aiding.ts';
import { does } from '../builders/personnel/deeds.ts';
import { everyCover, isYours } from '../builders/protections.ts';
import {
  betweenLocations,
  isFirstOwn,
  isUsed,
  itself,
  justDrawn,
  ofSide,
  onOwnTable,
  payloadOf,
} from '../builders/shared.ts';
import { laid, optional } from '../builders/table/laid.ts';
import { serves } from '../builders/tactics.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import { isSafe } from '../safe.ts';
import type { CardFacts } from '../text-facts.ts';

const KATRA = says('Downloads The Katra of Surak while he is Vulcan.', downloadsIf('[Vul]'));

const TEMPER = 'temper-advancements';

const isAdvanced = filter('personnel or ship');

/** Returns the two locations beside a gap. */
function besides(g: FirstEdition, gap: CardPlace): LocationId[] {
  const left = namedIn(gap);
  if (left === null || placeKind(gap) !== 'gap') return [];
  const line = lineOf(g, left);
  return line.slice(line.indexOf(left), line.indexOf(left) + 2);
}

/** V'Las, who may discard a dissident once per game. */
const VLAS: Rule = {
  text: 'Once per game, he may discard a Dissident present. Downloads Orbital Bombardment, and any Vulcan-affiliation personnel with Treachery.',
  orders: does('game', 'Discard', 'present, Dissident', ({ id }) => [
    { do: 'take-out', which: [id], why: 'discarded' },
  ]),
};

const MENOS: Rule = {
  text: 'Has V’Shar while Vulcan. Your opponent can’t select him by choice.',
  ...learns(["V'Shar"], '[Vul]'),
  sets: {
    picked: (g, source, { piece, how }) => (how === 'opponent' && speaker(g, source)?.id === piece ? 0 : null),
  },
};

const isScheme = filter('[Sch]');

/** Cards of Live Long and Prosper, by id. */
export const CARDS: CardRules = {
  'cultural-observation-ii': HAS_WORMHOLE,
  'cultural-observation-ii-back': HIDES_WORMHOLE,
  'espionage-romulan-on-vulcan': espionage('Romulan', 'Vulcan'),
  'espionage-starfleet-on-vulcan': espionage('Starfleet', 'Vulcan'),
  'intercept-dignitary': {
    ...maySolving(
      'When you solve it, you may nullify a card with the Scheme icon. On your opponent’s side, others solve it with Acquisition + SECURITY + Treachery ×2, for 5 more points while they have a captive.',
      (g, source) =>
        isOwnEnd(g, source)
          ? faceUp(g)
              .filter((piece) => isScheme(piece) && !isSafe(g, piece, source.card))
              .map(({ id }) => ({
                key: `nullify:${id}`,
                label: asLabel(`Nullify ${pieceName(g, id)}`),
                list: [{ do: 'take-out', which: [id], why: 'discarded' }],
              }))
          : [],
    ),
    facts: {
      farEnd: {
        of: ['Romulan', 'Non-Aligned', 'Cardassian', 'Ferengi'],
        asks: 'Acquisition + SECURITY + Treachery x2',
        points: '35*',
      },
    },
    adds: worth((g, source) =>
      !isOwnEnd(g, source) && captivesIn(g).some(({ seat }) => seat === source.seat) ? 5 : 0,
    ),
  },
  'jonathan-archer-live-long-and-prosper': KATRA,
  'jonathan-archer-live-long-and-prosper-star': KATRA,
  'locate-telepaths': worthMore(
    '5 more points with an Aenar, a Breen or Shran present.',
    5,
    f('Aenar OR Breen OR {Shran}'),
  ),
  menos: MENOS,
  'menos-star': MENOS,
  'neuropressure-massage': {
    text: 'On your table: when your turn ends, if all your personnel are Vulcans, you may draw two cards and put one of them under your deck.',
    plays: onOwnTable,
    among: { drawn: justDrawn(2) },
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat === source.seat &&
          isFirstOwn(g, source) &&
          personnelOf(g, seat).every((piece) => belongsTo(piece, 'Vulcan'))
            ? optional('draw', 'Draw two cards and put one under your deck', [
                { do: 'draw', count: 2, who: seat },
                { do: 'shed', min: 1, max: 1, only: 'drawn', to: 'under' },
              ])
            : [],
      },
    },
  },
  oratt: {
    text: 'Three times per game, he may “stop” to look at your opponent’s hand.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || isStopped(g, own)) return [];
      const what = ['oratt', 'oratt again', 'oratt once more'].find((one) => !isUsed(g, seat, one, 'game'));
      if (what === undefined) return [];
      return [
        payloadOf(source, 'look', 'Stop to look at your opponent’s hand', [
          { do: 'use', what, per: 'game' },
          { do: 'stop-these', which: [own.id] },
          { do: 'look-at', what: 'hand' },
        ]),
      ];
    },
  },
  'temper-advancements': {
    text: 'On your table, once per game, may be seeded: each personnel or ship that isn’t Vulcan by affiliation enters play “stopped”.',
    ...laid((g, seat) => (isUsed(g, seat, TEMPER, 'game') ? [] : onOwnTable(g, seat))),
    at: {
      played: {
        does(g, source, { piece }) {
          const played = g.pieces[piece];
          if (piece === source.piece) return [{ do: 'use', what: TEMPER, per: 'game' }];
          return played !== undefined && isAdvanced(played) && affiliationOf(played) !== 'Vulcan'
            ? [{ do: 'stop-these', which: [piece] }]
            : [];
        },
      },
    },
  },
  'tpol-has-some-issues': says(
    'Placed on a random personnel, who is “stopped”. Whenever your turn ends, your opponent chooses a personnel present with less INTEGRITY to be killed. Cured by SCIENCE ×3.',
    issues('INTEGRITY', 'SCIENCE x3', END_OF_OWN),
  ),
  vlas: VLAS,
  'vlas-star': VLAS,
  'vulcan-particle-beam': serves(2, 'Vulcan ship'),
  'youre-not-ready': {
    text: 'Between two missions, if you have three Vulcan personnel in play: your opponent can’t begin to attempt either mission with fewer than nine personnel. Unique.',
    facts: { limit: 'unique' },
    plays: (g, seat) =>
      personnelOf(g, seat).filter(ofSide('Vulcan')).length >= 3
        ? betweenLocations(g).filter((gap) => besides(g, gap).every((id) => missionAt(g, id, seat) !== null))
        : [],
    bans: {
      attempt(g, source, { seat, location, team }) {
        const own = itself(g, source);
        return own !== null && seat !== source.seat && team.length < 9 && besides(g, own.at).includes(location)
          ? no('C-MISSION-03', 'Fewer than nine personnel aren’t ready for this mission.')
          : null;
      },
    },
  },
};

/** Facts about cards from Live Long and Prosper that have no rule, by id. */
export const FACTS: CardFacts = {
  nivar: { onlyDownloads: true },
  'repatriate-citizen': { homeworld: { place: "Qo'noS", of: 'Klingon' } },
  shraan: { onlyDownloads: true },
  'the-secret-of-pjem': {
    protects: [
      {
        covers: everyCover(isYours, (g, { seat }, { card, at }) => {
          const location = locationAt(g, at);
          return (
            isNamed(card, 'Espionage') &&
            location !== null &&
            locationOf(g, location).missions.some(({ owner }) => owner === seat)
          );
        }),
      },
    ],
  },
  timur: { onlyDownloads: true },
};
