import type { Seat } from '../../../../kernel/types.ts';
import { affiliationOf, matching } from '../../chapters/affiliation/compatible.ts';
import { type PieceTest, stateFilter } from '../../chapters/skills/piece-filter.ts';
import { isWithin, whereOf } from '../../chapters/teams/teams.ts';
import type { Effect } from '../../effects/union.ts';
import { captivesIn, hostIn, personnelOf, playerOf } from '../../position/find.ts';
import { isShip } from '../../position/piece-types.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import {
  again,
  all,
  always,
  CHOSEN,
  kill,
  met,
  otherwise,
  random,
  select,
  stop,
  wall,
  when,
} from '../builders/dilemmas/build.ts';
import { learns, raises } from '../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../builders/personnel/alike.ts';
import { DISCARD_THIS, isUsed, itself, secretPayloadOf } from '../builders/shared.ts';
import { uncopied } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { iconOf } from '../filters/filter-text.ts';

/** Places everyone with a skill under their owners' draw decks. */
const under = (skill: string): Effect => ({ do: 'take', pick: all(skill), to: 'bottom of the draw deck' });

const isFlyer = stateFilter('Navigation x2 or Stellar Cartography x2');

/** True if a player has solved a space mission. */
function hasSolvedSpace(g: FirstEdition, seat: Seat): boolean {
  return Object.values(g.locations).some(({ id, solved }) => solved === seat && whereOf(g, id) !== 'planet');
}

/** True for a ship that matches the personnel with the card, who is aboard. */
/** True if a player holds a captive in a trap, in a brig or by an escort, not unattended (C-CAPTURE-04). */
const isHolding = (own: Piece, g: FirstEdition): boolean =>
  captivesIn(g).some(({ seat, captive }) => seat === own.seat && captive !== 'unattended');

const isFlown: PieceTest = (ship, g, own) => {
  const pilot = hostIn(g, own.at);
  if (pilot === undefined || !isShip(ship) || !isWithin(g, pilot.at, ship.id)) return false;
  return matching(pilot, ship) && hasSolvedSpace(g, own.seat);
};

const isSchemer = stateFilter('non-[Bor] personnel, Diplomacy, Treachery');

const isThing = filter('not personnel');

/** Cards of Homefront II, by id. */
export const CARDS: CardRules = {
  burrows: VOLUNTEERS,
  'cardassian-processing': otherwise({ do: 'capture', pick: random() }),
  'dangerous-climb': again(kill(random())),
  'dedication-to-duty': says(
    'A random unique personnel is “stopped”. You choose: that personnel is killed, or your opponent may draw a card for each of its skill icons. The attempt continues.',
    always(select(random('unique')), stop(CHOSEN), {
      do: 'decide',
      by: 'owner',
      ways: [
        { key: 'die', label: 'Have that personnel killed', effects: [kill(CHOSEN)] },
        {
          key: 'draw',
          label: 'Let your opponent draw a card for each of its skill icons',
          effects: [
            {
              do: 'decide',
              by: 'opponent',
              ways: [
                { key: 'take', label: 'Draw', effects: [{ do: 'draw', who: 'opponent', count: 'skills' }] },
                { key: 'leave', label: 'Draw nothing', effects: [] },
              ],
            },
          ],
        },
      ],
    }),
  ),
  'dignitaries-and-witnesses': wall(),
  'diplomatic-contact': {
    text: 'Play it on your non-Borg personnel with Diplomacy and Treachery. Once per turn, discard a card from hand that isn’t a personnel to put a discarded personnel on top of your deck. If both have the same affiliation, discard this.',
    plays: (g, seat) => personnelOf(g, seat).flatMap((one) => (isSchemer(one, g) ? [onPiece(one.id)] : [])),
    among: { thing: (_g, _seat, card) => isThing(card) },
    orders(g, source, seat) {
      const { hand, discard } = playerOf(g, seat);
      if (seat !== source.seat || isUsed(g, seat, source.card, 'turn') || !hand.some(isThing)) return [];
      const own = itself(g, source);
      const bearer = own === null ? undefined : hostIn(g, own.at);
      const side = bearer === undefined ? null : affiliationOf(bearer);
      const paid = [
        { do: 'use', what: source.card, per: 'turn' },
        { do: 'shed', min: 1, max: 1, only: 'thing' },
      ] as const;
      const icon = side === null ? null : `[${iconOf(side)}]`;
      const groups = [
        { key: 'own', label: 'A personnel of this affiliation', only: `personnel, ${icon}`, more: [DISCARD_THIS] },
        { key: 'other', label: 'A personnel of another affiliation', only: `personnel, not ${icon}`, more: [] },
      ];
      return groups.flatMap(({ key, label, only, more }) =>
        icon === null || !discard.some(filter(only))
          ? []
          : [secretPayloadOf(source, key, label, [...paid, { do: 'regain', only, to: 'top' }, ...more])],
      );
    },
  },
  'evek-homefront-ii': says(
    'Has Biology and Law while you hold a captive who isn’t unattended.',
    learns(['Biology', 'Law'], isHolding),
  ),
  forsaken: says(
    'To get past it: Honor ×2 or Treachery ×2. Everyone who contributed that skill is placed under their owner’s draw deck. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      after: [
        when(
          'Honor x2',
          [
            when(
              'Treachery x2',
              [
                {
                  do: 'decide',
                  by: 'owner',
                  ways: [
                    { key: 'honor', label: 'Use those with Honor', effects: [under('Honor')] },
                    { key: 'treachery', label: 'Use those with Treachery', effects: [under('Treachery')] },
                  ],
                },
              ],
              [under('Honor')],
            ),
          ],
          [under('Treachery')],
        ),
      ],
    }),
  ),
  'fractured-time': always(select(random(null, 9)), {
    do: 'take',
    pick: { ...all(), but: 'picked' },
    to: 'out-of-play',
  }),
  'space-boomer': {
    text: 'Play it on your personnel with Navigation ×2 or Stellar Cartography ×2. After you have solved a space mission, a matching ship with that personnel aboard has RANGE +3.',
    plays: (g, seat) => personnelOf(g, seat).flatMap((one) => (isFlyer(one, g) ? [onPiece(one.id)] : [])),
    ...raises(['RANGE'], 3, uncopied(isFlown)),
  },
};
