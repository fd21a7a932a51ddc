import { no } from '../../../../kit/offers.ts';
import { hasSystem } from '../../../chapters/damage/systems.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { crewOf } from '../../../chapters/teams/teams.ts';
import { faceUp, hostIn as hostAt, namedPieces, ofType } from '../../../position/find.ts';
import { locationAt, onPiece, placeKind, planetOf } from '../../../position/places.ts';
import type { Piece } from '../../../state.ts';
import { captainsLog, lowerDecks } from '../../builders/events/orders.ts';
import { isEmpty } from '../../builders/interrupts/flying.ts';
import { raises, teaches } from '../../builders/personnel/aiding.ts';
import { KEVIN } from '../../builders/protections.ts';
import {
  DISCARD_THIS,
  hostIn,
  idsOf,
  isFirstOwn,
  isUsed,
  onOwnTable,
  onShips,
  payloadOf,
  skillAmong,
} from '../../builders/shared.ts';
import { host, isShown } from '../../builders/table/laid.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isSafe } from '../../safe.ts';
import type { CardFacts } from '../../text-facts.ts';

// Firestorm isn't listed, since its own rule says that it has no effect while Thermal Deflectors are in play.
const isFire = filter('{Thought Fire} or {Plasma Fire} or {Fire Sculptor} or {Phaser Burns}');

const isShuttle = filter('ship, "shuttlecraft" in class');

const isEvent = filter('event');

const isUniquePersonnel = filter('unique personnel');

/** True if a ship has a Particle Scattering Device. */
function scatters({ card }: Piece): boolean {
  const facts = cardOf(card);
  return facts.type === 'Ship' && facts.equipment.includes('Particle Scattering Device');
}

/** Events of Alternate Universe, by id. */
export const CARDS: CardRules = {
  // On an event, “your” means the player who played it (C-TURN-11).
  'baryon-buildup': {
    text: 'Play it on any ship, which has RANGE −2. Cumulative. It is nullified if your turn begins while the ship is empty and docked at your facility.',
    plays: onShips(() => true),
    adds: {
      attribute: (g, source, { piece, attribute }) =>
        attribute === 'RANGE' && hostIn(g, source)?.id === piece ? -2 : 0,
    },
    at: {
      'turn-start': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || seat !== source.seat || placeKind(ship.at) !== 'docked') return [];
          return isEmpty(g, ship) && hostAt(g, ship.at)?.seat === seat ? [DISCARD_THIS] : [];
        },
      },
    },
  },
  'captains-log': having({ captainsOrder: true }, captainsLog),
  'engage-shuttle-operations': {
    text: 'On your table: your shuttlecraft land and take off for their full RANGE. Your ships with a Tractor Beam and ENGINEER aboard load and launch them.',
    plays: onOwnTable,
    grants: {
      land: (g, source, { ship }) => g.pieces[ship]?.seat === source.seat && isShuttle(g.pieces[ship]),
      carry(g, source, { carrier, ship }) {
        const [mother, craft] = [g.pieces[carrier], g.pieces[ship]];
        if (mother?.seat !== source.seat || craft?.seat !== source.seat || !isShuttle(craft)) return false;
        return hasSystem(g, mother, 'Tractor Beam') && skillAmong(g, crewOf(g, mother), 'ENGINEER') > 0;
      },
    },
    sets: {
      landing(g, source, { ship }) {
        const craft = g.pieces[ship];
        return craft?.seat === source.seat && isShuttle(craft) ? attributeOf(g, craft, 'RANGE') : null;
      },
    },
  },
  'klim-dokachin': {
    text: 'On your table: each turn in which your opponent plays a unique personnel ends with one card draw less for them.',
    plays: onOwnTable,
    at: {
      played: {
        // A personnel who comes by a download was played, too (C-DOWNLOAD-03).
        does(g, source, { seat, piece }) {
          const played = g.pieces[piece];
          if (played === undefined || seat === source.seat || g.turn?.seat !== seat) return [];
          if (!isUniquePersonnel(played) || isUsed(g, source.seat, source.card, 'turn')) return [];
          return [{ do: 'use', what: source.card, per: 'turn' }];
        },
      },
    },
    adds: {
      draws: (g, source, { seat }) =>
        seat !== source.seat &&
        g.turn?.seat === seat &&
        isUsed(g, source.seat, source.card, 'turn') &&
        isFirstOwn(g, source)
          ? -1
          : 0,
    },
  },
  'lower-decks': having({ captainsOrder: true }, lowerDecks),
  'mots-advice': {
    text: 'Play it on any personnel, who gains Barbering.',
    plays: (g) => ofType(g, 'Personnel').map(({ id }) => onPiece(id)),
    ...teaches(['Barbering'], host),
  },
  'particle-scattering-field': {
    text: 'Play it on your ship with a Particle Scattering Device: nobody beams to or from a planet at its location. You may discard this at any time.',
    plays: onShips((_g, ship, seat) => ship.seat === seat && scatters(ship)),
    bans: {
      beam(g, source, { piece, to }) {
        const ship = hostIn(g, source);
        const at = ship === null ? null : locationAt(g, ship.at);
        const from = g.pieces[piece]?.at;
        const planets = [planetOf(g, to), from === undefined ? null : planetOf(g, from)];
        return at !== null && planets.includes(at)
          ? no('C-BEAM-07', 'The Particle Scattering Field prevents beaming to and from this planet.')
          : null;
      },
    },
    between: (_g, source, seat) =>
      seat === source.seat ? [payloadOf(source, 'discard', 'Discard the field', [DISCARD_THIS])] : [],
  },
  'rishon-uxbridge': having(
    { protects: [{ from: KEVIN, covers: (_g, { at }, { id }) => at === onPiece(id) }] },
    {
      text: 'Play it on an event in play, which is then immune to Kevin Uxbridge.',
      plays: (g) =>
        faceUp(g)
          .filter(isEvent)
          .map(({ id }) => onPiece(id)),
    },
  ),
  'thermal-deflectors': {
    text: 'On your table: nullifies Firestorm, Thought Fire, Plasma Fire, Fire Sculptor and Phaser Burns, whoever plays them.',
    plays: onOwnTable,
    at: {
      dilemma: {
        does: (_g, source, { card }) =>
          isFire(card) && !isImmune(card, source.card, true) ? [{ do: 'nullify', what: 'dilemma' }] : [],
      },
      play: {
        does: (_g, source, { card }) =>
          isFire(card) && !isImmune(card, source.card, true) ? [{ do: 'nullify', what: 'card' }] : [],
      },
      played: {
        // Nullifies what is already in play.
        does(g, source, { piece }) {
          const which =
            piece === source.piece
              ? idsOf(faceUp(g).filter((one) => isFire(one) && !isSafe(g, one, source.card, true)))
              : [];
          return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'discarded' }];
        },
      },
    },
  },
  'yellow-alert': having(
    { captainsOrder: true },
    {
      text: 'On your table: Red Alert! is discarded and can’t be played. All your personnel have CUNNING +1.',
      plays: onOwnTable,
      bans: {
        play: (_g, _source, { card }) =>
          isNamed(card, 'Red Alert!') ? no('C-TYPES-03', 'Yellow Alert prevents Red Alert!') : null,
      },
      at: {
        played: {
          does: (g, source, { piece }) =>
            piece === source.piece
              ? [{ do: 'take-out', which: idsOf(namedPieces(g, 'Red Alert!').filter(isShown)), why: 'discarded' }]
              : [],
        },
      },
      ...raises(['CUNNING'], 1, 'yours, personnel'),
    },
  ),
};

/** Facts about events from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'revolving-door': { limit: 'unique' },
};
