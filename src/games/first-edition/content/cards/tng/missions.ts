import { asLabel } from '../../../../kit/words.ts';
import { isEquipmentCard } from '../../../chapters/teams/teams.ts';
import { faceUp, shipsOf, vesselsWithin } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isShip } from '../../../position/piece-types.ts';
import { aboard, inSpace, onPiece } from '../../../position/places.ts';
import type { LineLocation } from '../../../state.ts';
import { isOwnEnd, placeOf, those, worth } from '../../builders/missions/ends.ts';
import { costs } from '../../builders/missions/needs.ts';
import { worthMore } from '../../builders/missions/points.ts';
import { fetching, maySolving, shipOf } from '../../builders/missions/solved.ts';
import { arrivals, BORG_SHIPS, isBorg } from '../../builders/missions/two-ends.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import { isNamed } from '../../named.ts';

const isMercenary = filter('{Mercenary Ship}');

/** True for a location where Plague Planet is solved. */
const isHealed = ({ solved, missions }: LineLocation): boolean =>
  solved !== null && missions.some(({ card }) => isNamed(card, 'Plague Planet'));

/** Missions of The Next Generation, by id. */
export const CARDS: CardRules = {
  'host-metaphasic-shielding-test': fetching(
    'When you solve it, you may download Metaphasic Shields to your ship here.',
    {
      wanted: '{Metaphasic Shields}',
      to: (g, source) =>
        those(g, source, (one) => one.seat === source.seat && isShip(one)).map(({ id }) => onPiece(id)),
    },
  ),
  'intercept-sleeper-ship': {
    text: 'Your T’Ong may report here with up to three personnel.',
    ...arrivals({ end: 'own', ships: '"T\'Ong" in title', people: 3 }),
  },
  'raid-ancient-burial-site': {
    text: 'You may seed one Mercenary Ship here.',
    harbors: (g, source, seat, card) =>
      seat === source.seat && isOwnEnd(g, source) && isMercenary(card) && !shipsOf(g, seat).some(isMercenary)
        ? [inSpace(placeOf(source))]
        : [],
  },
  'salvage-borg-ship': {
    text: '10 more points with a Borg card in play. On your opponent’s side: worth 35, and your Borg ships may report here with crew.',
    facts: { farEnd: { points: '35' } },
    adds: worth((g, source) => (isOwnEnd(g, source) && faceUp(g).some(({ card }) => isBorg(card)) ? 10 : 0)),
    ...BORG_SHIPS,
  },
  'seize-freighter': worthMore('5 more points with Korris or Konmel in the crew.', 5, f('{Korris} OR {Konmel}')),
  'steal-technology': {
    ...maySolving(
      'When you solve it, you may download an equipment aboard your ship or facility here, or steal one from here.',
      (g, source) => {
        const [ship] = shipOf(g);
        if (ship === undefined) return [];
        const loot = those(g, source, (piece) => piece.seat !== source.seat && isEquipmentCard(piece.card));
        return [
          { key: 'download', label: 'Download an equipment', list: [{ do: 'download', what: 'prize' }] },
          ...loot.map(({ id }) => ({
            key: `steal:${id}`,
            label: asLabel(`Steal ${pieceName(g, id)}`),
            list: [
              { do: 'hand-over', which: [id], to: source.seat } as const,
              { do: 'shift', which: [id], to: aboard(ship) } as const,
            ],
          })),
        ];
      },
    ),
    fetches: {
      prize: {
        wanted: 'equipment',
        to: (g, source) =>
          vesselsWithin(g, placeOf(source))
            .filter(({ seat }) => seat === source.seat)
            .map(({ id }) => aboard(id)),
      },
    },
  },
  'treat-plague-ship': {
    ...costs('Discard a personnel with MEDICAL to solve it. 10 more points if Plague Planet is solved.', f('MEDICAL')),
    adds: worth((g) => (Object.values(g.locations).some(isHealed) ? 10 : 0)),
  },
};
