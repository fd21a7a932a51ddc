import { asLabel } from '../../../kit/words.ts';
import { allPieces, captivesIn, locationOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { granted } from '../../rules/ask.ts';
import type { Rule } from '../../rules/rule.ts';
import { END_OF_EACH } from '../builders/dilemmas/host.ts';
import { issues } from '../builders/dilemmas/on-people.ts';
import { espionage } from '../builders/events/locations.ts';
import { isOwnEnd, worth } from '../builders/missions/ends.ts';
import { worthMore } from '../builders/missions/points.ts';
import { maySolving } from '../builders/missions/solved.ts';
import { HAS_WORMHOLE, HIDES_WORMHOLE } from '../builders/missions/turned.ts';
import { downloadsIf, learns, speaker } from '../builders/personnel/aiding.ts';
import { does } from '../builders/personnel/deeds.ts';
import { everyCover, isYours } from '../builders/protections.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import { serves } from '../builders/tactics.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const KATRA = says('Downloads The Katra of Surak while he is Vulcan.', downloadsIf('[Vul]'));

/** V'Las, who may discard a dissident once per game. */
const VLAS: Rule = {
  text: 'Once per game, he may discard a Dissident present. Downloads Orbital Bombardment, and any Vulcan with Treachery.',
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
          ? allPieces(g)
              .filter(
                (piece) => isScheme(piece) && piece.hidden !== true && !granted(g, 'no-nullify', { piece: piece.id }),
              )
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
  'tpol-has-some-issues': says(
    'Placed on a random personnel, who is “stopped”. At the end of each turn, your opponent chooses a personnel present with less INTEGRITY to be killed. Cured by SCIENCE ×3.',
    issues('INTEGRITY', 'SCIENCE x3', END_OF_EACH),
  ),
  vlas: VLAS,
  'vlas-star': VLAS,
  'vulcan-particle-beam': serves(2, 'Vulcan ship'),
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
