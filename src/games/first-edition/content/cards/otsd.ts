import { skillOf } from '../../chapters/skills/skills.ts';
import { activeAt, isPlanet } from '../../chapters/teams/teams.ts';
import { lineOf, opponentOf, piecesAt } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { onSurface } from '../../position/places.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { isBorgShipDilemma } from '../borg-ships.ts';
import { CHOSEN, kill, met, most, needed, past } from '../builders/dilemmas/build.ts';
import { ARMUS } from '../builders/dilemmas/deaths.ts';
import { isOwnEnd, placeOf, those, worth } from '../builders/missions/ends.ts';
import { faster, fetching, toThisPlanet, whenSolved } from '../builders/missions/solved.ts';
import { BORG_SHIPS, isBorg } from '../builders/missions/two-ends.ts';
import { payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';

/** True if a player has an OFFICER on the planet who can act, and the opponent has no personnel there. */
function isUnopposed(g: FirstEdition, source: RuleSource, seat: number): boolean {
  const place = onSurface(placeOf(source));
  // Infiltrators don't oppose anyone (C-INFIL-02).
  const isThere = (one: Piece) =>
    one.seat === opponentOf(seat) && one.infiltrates === undefined && isPersonnel(cardOf(one.card));
  return activeAt(g, place, seat).some((one) => skillOf(g, one, 'OFFICER') > 0) && !piecesAt(g, place).some(isThere);
}

/** True if a player has points for this mission. */
function hasScored(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return (g.players[seat]?.scored ?? []).some(
    ({ kind, card, points }) => kind === 'mission' && card === source.card && points > 0,
  );
}

/** True for a Borg card, a Borg-only card, or the Borg Ship dilemma. */
function isIncursion(piece: Piece): boolean {
  const facts = cardOf(piece.card);
  return isBorg(facts) || facts.icons.includes('BO') || isBorgShipDilemma(piece);
}

/** Cards of Official Tournament Sealed Deck, by id. */
export const CARDS: CardRules = {
  'armus-sticky-situation-otsd': ARMUS,
  'establish-relations': fetching('When you solve it, download a Non-Aligned personnel here.', {
    wanted(_g, _source, card) {
      const facts = cardOf(card);
      return isPersonnel(facts) && facts.affiliations.includes('Non-Aligned');
    },
    to: toThisPlanet,
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
  'impose-order': {
    text: 'A player with an OFFICER here who can act may take the mission’s points from an opponent with no personnel on the planet. The points can change hands repeatedly.',
    orders: (g, source, seat) =>
      seat === source.seat && isUnopposed(g, source, seat) && hasScored(g, source, opponentOf(seat))
        ? [payloadOf(source, `steal:${placeOf(source)}`, 'Take its points', [{ do: 'steal', from: opponentOf(seat) }])]
        : [],
  },
  'investigate-incursion': {
    text: 'Worth 30 points, or 45 if a Borg card or Borg Ship is here. Salvage Starship may target it. On your opponent’s side: worth 30, and your Borg ships may report here with crew.',
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
  'test-propulsion-systems': faster(
    'You need a universal ship. After you solve it, your ships have RANGE +2. Cumulative.',
    2,
    {
      requires(_g, { ship }) {
        const facts = ship === null ? null : cardOf(ship.card);
        return facts?.type === 'Ship' && facts.unique === 'universal';
      },
    },
  ),
  'unscientific-method': past('CUNNING>24', kill(most(['CUNNING'], { who: f('SCIENCE + no Greed + no Treachery') }))),
};
