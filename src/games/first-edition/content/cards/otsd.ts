import { isPlanet } from '../../chapters/teams/teams.ts';
import { lineOf } from '../../position/find.ts';
import type { Piece } from '../../state.ts';
import { isBorgShipDilemma } from '../borg-ships.ts';
import { CHOSEN, kill, met, most, needed, past } from '../builders/dilemmas/build.ts';
import { ARMUS } from '../builders/dilemmas/deaths.ts';
import { isOwnEnd, placeOf, those, worth } from '../builders/missions/ends.ts';
import { faster, fetching, insideHere, whenSolved } from '../builders/missions/solved.ts';
import { BORG_SHIPS } from '../builders/missions/two-ends.ts';
import { speaker } from '../builders/personnel/aiding.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isBorgCard = filter('[Bor] or [BO]');
const isUniversal = filter('universal ship');

/** True for a Borg card, a Borg-only card, or the Borg Ship dilemma. */
function isIncursion(piece: Piece): boolean {
  return isBorgCard(piece) || isBorgShipDilemma(piece);
}

/** Cards of Official Tournament Sealed Deck, by id. */
export const CARDS: CardRules = {
  'armus-sticky-situation-otsd': ARMUS,
  'establish-relations': fetching('When you solve it, download a Non-Aligned personnel here.', {
    wanted: '[NA] personnel',
    to: insideHere,
  }),
  'explore-interstellar-matter': {
    text: 'Your Subspace Warp Rift and Tetryon Field are free here. On your opponent’s side, the opposing Calamarain must start here.',
    grants: {
      free: (g, source, { seat, card, to }) =>
        seat === source.seat &&
        isOwnEnd(g, source) &&
        ['subspace-warp-rift', 'tetryon-field'].includes(card) &&
        to === `at:${placeOf(source)}`,
      lures: (g, source, { seat, card, location }) =>
        seat === source.seat && !isOwnEnd(g, source) && card === 'calamarain' && location === placeOf(source),
    },
  },
  'hippocratic-oath': says(
    'You need a MEDICAL to get past it. The dilemma is placed on the one with the highest CUNNING, who is relocated to the nearest other planet and is “stopped” until the countdown expires.',
    met({
      unless: null,
      // The dilemma has an effect only if the line has another planet (C-DILEMMA-04).
      trigger: (g) => {
        const here = g.attempt?.location;
        return here !== undefined && lineOf(g, here).some((id) => id !== here && isPlanet(g, id));
      },
      effects: [
        needed(most(['CUNNING'], { who: f('MEDICAL') })),
        { do: 'place', on: 'picked' },
        { do: 'hold', pick: CHOSEN, as: 'stopped' },
        { do: 'relocate', pick: CHOSEN, to: 'nearest' },
      ],
    }),
  ),
  'investigate-incursion': {
    text: 'Worth 30 points, or 45 if a Borg card or Borg Ship is here. Salvage Starship may target it. On your opponent’s side: worth 30, and your Borg ships may report here with crew.',
    facts: { farEnd: { points: '30' } },
    adds: worth((g, source) => (!isOwnEnd(g, source) ? 0 : those(g, source, isIncursion).length > 0 ? 45 : 30)),
    ...BORG_SHIPS,
  },
  'mineral-survey': whenSolved('When you solve it, draw up to two cards.', () => [
    {
      do: 'either',
      ways: [2, 1, 0].map((count) => ({
        key: `draw:${count}`,
        label: count === 0 ? 'Draw nothing' : `Draw ${count}`,
        list: count === 0 ? [] : [{ do: 'draw', count }],
      })),
    },
  ]),
  suna: {
    text: 'Once per game, you may download Reflection Therapy.',
    fetches: { therapy: { must: true, wanted: '{Reflection Therapy}' } },
    orders(g, source, seat) {
      if (speaker(g, source)?.seat !== seat || isUsed(g, seat, source.card, 'game')) return [];
      return [
        payloadOf(source, 'therapy', 'Download Reflection Therapy', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'download', what: 'therapy' },
        ]),
      ];
    },
  },
  'test-propulsion-systems': faster(
    'You need a universal ship. After you solve it, your ships have RANGE +2. Cumulative.',
    2,
    {
      requires: (_g, { ship }) => ship !== null && isUniversal(ship),
    },
  ),
  'unscientific-method': past('CUNNING>24', kill(most(['CUNNING'], { who: f('SCIENCE + no Greed + no Treachery') }))),
};

/** Facts about cards from Official Tournament Sealed Deck that have no rule, by id. */
export const FACTS: CardFacts = {
  'open-diplomatic-relations': { faceUp: 'doorway' },
  'space-time-portal': { faceUp: 'doorway' },
  spacedoor: { faceUp: 'facility' },
};
