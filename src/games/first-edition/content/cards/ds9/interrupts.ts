import type { Seat } from '../../../../../kernel/types.ts';
import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { groupAt } from '../../../chapters/dilemmas/remedies.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { isUnstaffed } from '../../../chapters/staffing/staffing.ts';
import { crewPlaces, fightersAt, isPlanet, placesWith } from '../../../chapters/teams/teams.ts';
import { namedPieces } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { coreOf, locationAt, onPiece, onSurface, placeKind } from '../../../position/places.ts';
import { roomsOf, vesselOf } from '../../../position/stations.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, LocationId } from '../../../terms.ts';
import { expires } from '../../builders/dilemmas/host.ts';
import { SMOOTH } from '../../builders/interrupts/flying.ts';
import { message } from '../../builders/interrupts/messages.ts';
import { joins } from '../../builders/personnel/welcome.ts';
import { answer, DISCARD_THIS, hostIn, onShips, payloadOf, skillAboard } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The skills needed to read the wormhole's charts. */
const CHARTED = ['SCIENCE', 'Navigation'] as const;

/** The lasting effects on a personnel whose death is delayed: to the end of a turn after the current one, or of the next. */
const [LATER, NEXT] = ['extraordinary-methods-later', 'extraordinary-methods'] as const;

const TREATS = f('MEDICAL x3 OR MEDICAL + Cybernetics');

/** True if the player's personnel with a personnel can treat them, even if stopped earlier (C-STOP-03). */
function isTreated(g: FirstEdition, { at, seat }: Piece): boolean {
  return meets(g, groupAt(g, placesWith(g, at), seat), TREATS);
}

/** Returns the planets where a player has an Away Team, if given only those with someone compatible with a card. */
function teamPlanets(g: FirstEdition, seat: Seat, card?: CardId): LocationId[] {
  return Object.keys(g.locations).filter((id) =>
    fightersAt(g, onSurface(id), seat).some((piece) => card === undefined || joins(g, piece, card)),
  );
}

/** The skills that stop a protouniverse from growing. */
const CALMED = f('Astrophysics + SCIENCE + ENGINEER x2');

/** Returns the ship or facility with the “seaweed” that this card is on. */
function infested(g: FirstEdition, source: RuleSource): Piece | null {
  const seaweed = hostIn(g, source);
  return seaweed === null ? null : vesselOf(g, seaweed.at);
}

/** Interrupts of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'extraordinary-methods': {
    text: 'Play it on your personnel selected to die, with MEDICAL ×3, or MEDICAL and Cybernetics, present: that personnel dies only when your next turn ends.',
    answers: {
      leaving: {
        offers: (g, source, { pieces, why }) =>
          why !== 'killed'
            ? []
            : pieces
                .flatMap((id) => g.pieces[id] ?? [])
                .filter((one) => isPerson(one) && one.seat === source.seat && isTreated(g, one))
                .flatMap(({ id }) =>
                  answer(
                    source,
                    [
                      { do: 'spare', which: [id] },
                      { do: 'lasting', what: g.turn?.seat === source.seat ? LATER : NEXT, until: 'game', piece: id },
                    ],
                    asLabel(`Delay the death of ${pieceName(g, id)}`),
                    `:${id}`,
                  ),
                ),
      },
    },
    lasting: {
      // A death that is delayed in your own turn happens at the end of the turn after that.
      [LATER]: {
        at: {
          'turn-start': {
            does: (_g, { seat: own, piece = 0 }, { seat }) =>
              seat === own
                ? [
                    { do: 'lasting', what: NEXT, until: 'game', piece },
                    { do: 'switch', what: LATER, piece },
                  ]
                : [],
          },
        },
      },
      [NEXT]: {
        at: {
          'turn-end': {
            does: (_g, { seat: own, piece = 0 }, { seat }) =>
              seat === own
                ? [
                    { do: 'switch', what: NEXT, piece },
                    { do: 'take-out', which: [piece], why: 'killed' },
                  ]
                : [],
          },
        },
      },
    },
  },
  'hidden-fighter': {
    text: 'Download a ship without staffing requirements to your Away Team on a planet. You may also download Establish Landing Protocols or Engage Shuttle Operations.',
    plays: (g, seat) => (teamPlanets(g, seat).length > 0 ? [coreOf(seat)] : []),
    fetches: {
      fighter: {
        must: true,
        wanted: (_g, _source, card) => isUnstaffed({ card }),
        to: (g, { seat }, card) => teamPlanets(g, seat, card).map(onSurface),
      },
      more: { wanted: '{Establish Landing Protocols} or {Engage Shuttle Operations}' },
    },
    once: [
      { do: 'download', what: 'fighter' },
      { do: 'download', what: 'more' },
    ],
  },
  'incoming-message-bajoran': message('Bajoran'),
  'incoming-message-cardassian': message('Cardassian'),
  'magnetic-north': {
    text: 'Play it on your ship without staffing requirements in orbit of a planet: nobody can attack that ship. Discard this when the ship moves.',
    plays: onShips((g, ship, seat) => {
      const location = locationAt(g, ship.at);
      const facts = cardOf(ship.card);
      if (ship.seat !== seat || location === null || placeKind(ship.at) !== 'space') return false;
      return facts.type === 'Ship' && facts.staffing === null && isPlanet(g, location);
    }),
    bans: {
      battle: (g, source, { target }) =>
        hostIn(g, source)?.id === target ? no('C-BATTLE-01', 'Magnetic North hides the ship.') : null,
    },
    at: { moved: { does: (g, source, { ship }) => (hostIn(g, source)?.id === ship ? [DISCARD_THIS] : []) } },
  },
  protouniverse: {
    text: 'Play it on “Subspace Seaweed”. When the countdown expires, the ship or facility there is destroyed. Astrophysics, SCIENCE and ENGINEER ×2 aboard nullify it, but then the ship or facility is damaged.',
    plays: (g) => namedPieces(g, '"Subspace Seaweed"').map(({ id }) => onPiece(id)),
    at: expires((g, source) => {
      const vessel = infested(g, source);
      return vessel === null ? [] : [{ do: 'take-out', which: [vessel.id], why: 'destroyed' }];
    }),
    orders(g, source, seat) {
      const vessel = infested(g, source);
      if (vessel === null) return [];
      // Stopped personnel count (C-STOP-03).
      const people = [...new Set([...crewPlaces(g, vessel.id), ...roomsOf(g, vessel.id)])].flatMap((place) =>
        fightersAt(g, place, seat),
      );
      if (!meets(g, { people, equipment: [], ship: null }, CALMED)) return [];
      return [
        payloadOf(source, 'nullify', 'Nullify the protouniverse', [DISCARD_THIS, { do: 'harm', which: [vessel.id] }]),
      ];
    },
  },
  // The card's other use, against The Three Vipers, is in that dilemma's rule (C-DILEMMA-09).
  'wormhole-navigation-schematic': {
    text: 'This turn, your ship with SCIENCE and Navigation aboard isn’t “stopped” by the Bajoran Wormhole. Immune to Amanda Rogers. Or it nullifies The Three Vipers.',
    facts: { immuneTo: ['Amanda Rogers'] },
    plays: onShips(
      (g, ship, seat) =>
        ship.seat === seat &&
        namedPieces(g, 'Bajoran Wormhole').length > 0 &&
        CHARTED.every((skill) => skillAboard(g, ship, skill) > 0),
    ),
    once: [{ do: 'lasting', what: SMOOTH, until: 'turn' }],
  },
};

/** Facts about interrupts from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  oof: { immuneTo: ['Amanda Rogers'] },
};
