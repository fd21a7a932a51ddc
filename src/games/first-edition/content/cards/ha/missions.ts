import { locationOf, shipsOf } from '../../../position/find.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { inSpace } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import { isFirstEnd, isHere, isOwnEnd, placeOf, those, worth } from '../../builders/missions/ends.ts';
import { worthMore } from '../../builders/missions/points.ts';
import { shipOf } from '../../builders/missions/two-ends.ts';
import { isUsed, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';

/** A download once per game, during the player's own turn. */
function onceFor(source: RuleSource, label: string, what: string) {
  return payloadOf(source, `download:${what}`, label, [
    { do: 'use', what: source.card, per: 'game' },
    { do: 'download', what },
  ]);
}

const isAlternate = filter('[AU] ship');
const isHologram = filter('[Holo]');

/** Missions of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'establish-home-planet': {
    text: '25 more points if everyone in the Away Team is a hologram.',
    adds: worth((_g, _source, group) => (group?.people.every(isHologram) === true ? 25 : 0)),
  },
  'repair-memorial': {
    text: 'Personnel here have all attributes −2.',
    adds: {
      attribute(g, source, { piece }) {
        const one = g.pieces[piece];
        const isIt = one !== undefined && isPerson(one) && isHere(g, source, one);
        return isIt && isFirstEnd(g, source) ? -2 : 0;
      },
    },
  },
  'seal-rift': {
    text: 'Until this mission is solved, AU ships may report here.',
    berths(g, source, seat, card) {
      const isMeant = isAlternate(card) && seat === source.seat;
      return isMeant && locationOf(g, placeOf(source)).solved === null ? [inSpace(placeOf(source))] : [];
    },
  },
  'study-protonebula': {
    text: 'Once per game, you may download One to your ship here. On your opponent’s side: once per game, you may download a Borg-only objective.',
    fetches: {
      one: {
        must: true,
        wanted: '{One}',
        to: (g, source) =>
          those(g, source, (piece) => piece.seat === source.seat && shipOf(piece.card) !== null).map(
            ({ id }) => `aboard:${id}` as const,
          ),
      },
      objective: {
        must: true,
        wanted: '[BO] objective',
      },
    },
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, source.card, 'game')) return [];
      if (!isOwnEnd(g, source)) return [onceFor(source, 'Download a Borg-only objective', 'objective')];
      const isThere = shipsOf(g, seat).some((ship) => isHere(g, source, ship));
      return isThere ? [onceFor(source, 'Download One to your ship here', 'one')] : [];
    },
  },
  'transport-colonists': worthMore('5 more points with Empathy or Mindmeld present.', 5, f('Empathy OR Mindmeld')),
};
