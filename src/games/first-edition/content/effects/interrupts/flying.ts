import { no, type Obstacle } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { hasSystem } from '../../../chapters/damage/systems.ts';
import { moveWhy, waysOf } from '../../../chapters/movement/movement.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { mostDistant } from '../../../chapters/spaceline/far.ts';
import { isPlanet, piecesWithin } from '../../../chapters/teams/teams.ts';
import { SMOOTH } from '../../../effects/kinds/pass.ts';
import { lineOf, piecesAt, playerOf } from '../../../position/find.ts';
import { locationName } from '../../../position/names.ts';
import {
  dockedAt,
  hostOf,
  inSpace,
  locationAt,
  lostFrom,
  namedIn,
  onPiece,
  onSurface,
  placeKind,
} from '../../../position/places.ts';
import { areTogether } from '../../../position/veils.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isOf } from '../../card.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { BY_MISSION } from '../missions/sides.ts';
import { isSafe } from '../safe.ts';
import { age, DISCARD_THIS, hostIn, idsOf, itself, onShips, shipsIn, skillAboard } from '../shared.ts';

/** The skills needed to read the wormhole's charts. */
const CHARTED = ['SCIENCE', 'Navigation'] as const;

/** Returns the nearest outposts of an affiliation on a ship's line, by cards and then by spans (C-SPACELINE-09). */
function outposts(g: FirstEdition, ship: Piece, affiliation: Affiliation): Piece[] {
  const from = locationAt(g, ship.at);
  if (from === null) return [];
  const line = lineOf(g, from);
  const where = (piece: Piece) => locationAt(g, piece.at) ?? '';
  const found = Object.values(g.pieces).filter((piece) => {
    const facts = cardOf(piece.card);
    const isMeant = facts.type === 'Facility' && facts.facility === 'Outpost' && affiliationOf(piece) === affiliation;
    return isMeant && line.includes(where(piece));
  });
  const nearest = mostDistant(g, from, found.map(where), 'nearest', ship.seat);
  return found.filter((piece) => nearest.includes(where(piece)));
}

/** Returns why a ship that must return home can't do something, or null (C-MOVE-13). */
function busy(g: FirstEdition, source: RuleSource, ship: number | null): Obstacle {
  if (ship === null || hostIn(g, source)?.id !== ship) return null;
  return no('C-MOVE-13', 'The ship must return to its outpost and can’t do anything else.');
}

/** Makes a ship return to the nearest outpost at full speed, doing nothing else (C-MOVE-13). */
function message(affiliation: Affiliation): Rule {
  return {
    text: `Play it on a ${affiliation} ship: it must return to the nearest ${affiliation} outpost at full speed and can’t do anything else until then.`,
    // The card needs an outpost to which the ship can return (C-TYPES-17).
    plays: onShips((g, ship) => {
      const [nearest] = outposts(g, ship, affiliation);
      return affiliationOf(ship) === affiliation && nearest !== undefined && !isThere(g, ship, nearest);
    }),
    bans: {
      way(g, source, { ship, from, through }) {
        const there = hostIn(g, source);
        const goal = there === null ? undefined : outposts(g, there, affiliation)[0];
        const to = goal === undefined ? null : locationAt(g, goal.at);
        if (there === null || there.id !== ship || to === null) return null;
        const [whole] = waysOf(g, there, from).get(to) ?? [];
        return through.every((one) => whole?.through.includes(one)) ? null : busy(g, source, ship);
      },
      beam: (g, source, { piece }) => busy(g, source, hostOf(g.pieces[piece]?.at ?? 'core:0')),
      walk: (g, source, { piece }) => busy(g, source, hostOf(g.pieces[piece]?.at ?? 'core:0')),
      act: (g, source, { ship }) => busy(g, source, ship),
      attempt: (g, source, { ship }) => busy(g, source, ship),
    },
    at: {
      moved: {
        does(g, source) {
          const ship = hostIn(g, source);
          const nearest = ship === null ? undefined : outposts(g, ship, affiliation)[0];
          return ship !== null && nearest !== undefined && isThere(g, ship, nearest) ? [DISCARD_THIS] : [];
        },
      },
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null) return [DISCARD_THIS];
          const [nearest] = outposts(g, ship, affiliation);
          if (nearest === undefined || isThere(g, ship, nearest)) return [DISCARD_THIS];
          return ship.seat === seat ? [{ do: 'drive', ship: ship.id, to: nearest.id }] : [];
        },
      },
    },
  };
}

function isThere(g: FirstEdition, ship: Piece, facility: Piece): boolean {
  return locationAt(g, ship.at) === locationAt(g, facility.at);
}

const isInSpace = (ship: Piece): boolean => placeKind(ship.at) === 'space';

/** True if a ship is empty: no personnel aboard at all (C-TEAM-17). */
function isEmpty(g: FirstEdition, ship: Piece): boolean {
  return piecesWithin(g, ship.id).every(({ card }) => cardOf(card).type !== 'Personnel');
}

/** Interrupts that affect ships and their movement. */
export const FLYING: Readonly<Record<string, Rule>> = {
  'auto-destruct-sequence': {
    text: 'Play it on your ship. At the end of your turn that ship is destroyed, and each other ship there with SHIELDS below 8 is damaged.',
    plays: onShips((_g, ship, seat) => ship.seat === seat),
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || seat !== source.seat) return [];
          const others = shipsIn(g).filter(
            (one) => one.id !== ship.id && areTogether(g, ship, one) && attributeOf(g, one, 'SHIELDS') < 8,
          );
          return [
            { do: 'take-out', which: [ship.id], why: 'destroyed' },
            { do: 'harm', which: idsOf(others) },
          ];
        },
      },
    },
  },
  'distortion-of-space-time-continuum': {
    text: 'Choose a ship: the ship, its crew and its owner’s Away Teams there are “unstopped”, and the ship regains its full RANGE.',
    plays: onShips(() => true),
    once(g, _seat, to) {
      const ship = Object.values(g.pieces).find(({ id }) => to === onPiece(id));
      const at = ship === undefined ? null : locationAt(g, ship.at);
      if (ship === undefined || at === null) return [];
      const people = [...piecesWithin(g, ship.id), ...piecesAt(g, onSurface(at))];
      const which = [ship, ...people.filter(({ seat }) => seat === ship.seat)];
      return [{ do: 'stop-these', which: idsOf(which), undo: true }];
    },
  },
  'incoming-message-federation': message('Federation'),
  'incoming-message-klingon': message('Klingon'),
  'incoming-message-romulan': message('Romulan'),
  'loss-of-orbital-stability': {
    text: 'Play it on a ship orbiting a planet: it has no RANGE this turn. At the end of its owner’s next turn, it is destroyed unless its SHIELDS are above 4.',
    // The ship must be undocked in space at a planet (C-SPACELINE-08).
    plays: onShips((g, ship) => {
      const at = locationAt(g, ship.at);
      return isInSpace(ship) && at !== null && isPlanet(g, at) && !isSafe(g, ship, 'loss-of-orbital-stability', true);
    }),
    sets: {
      times: (g, source, { piece, attribute }) =>
        attribute === 'RANGE' && hostIn(g, source)?.id === piece && age(g, source) === 0 ? 0 : null,
    },
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || ship.owner !== seat || age(g, source) === 0) return [];
          return attributeOf(g, ship, 'SHIELDS') > 4
            ? [DISCARD_THIS]
            : [{ do: 'take-out', which: [ship.id], why: 'destroyed' }];
        },
      },
    },
  },
  'ship-seizure': {
    text: 'Discard an empty ship in space where your ship has a Tractor Beam, but not at an outpost of its owner.',
    plays(g, seat) {
      const own = shipsIn(g).filter(
        (ship) => ship.seat === seat && hasSystem(g, ship, 'Tractor Beam') && isInSpace(ship),
      );
      const targets = shipsIn(g).filter(
        (ship) => isEmpty(g, ship) && isInSpace(ship) && own.some((one) => one.at === ship.at && one.id !== ship.id),
      );
      return targets.filter((ship) => !isAtOwnOutpost(g, ship)).map(({ id }) => onPiece(id));
    },
    once: [{ do: 'remove' }],
  },
  'temporal-rift': {
    text: 'Play it on your ship in space: ship and crew vanish until the countdown expires, then return where they were.',
    plays: onShips((_g, ship, seat) => ship.seat === seat && isInSpace(ship)),
    at: {
      played: {
        does(g, source, { piece }) {
          const ship = hostIn(g, source);
          const at = ship === null ? null : locationAt(g, ship.at);
          if (piece !== source.piece || ship === null || at === null) return [];
          return [{ do: 'shift', which: [ship.id], to: lostFrom(at) }];
        },
      },
      leaving: {
        does(g, source, { pieces }) {
          const from = itself(g, source);
          const ship = Object.values(g.pieces).find(
            ({ id, at }) => placeKind(at) === 'lost' && from?.at === onPiece(id),
          );
          if (ship === undefined || !pieces.includes(source.piece ?? 0)) return [];
          return [{ do: 'shift', which: [ship.id], to: inSpace(namedIn(ship.at) ?? '') }];
        },
      },
    },
  },
  'transwarp-conduit': {
    text: 'Choose a ship: its RANGE is doubled until the end of the turn.',
    plays: onShips(() => true),
    // Copies on one ship aren't cumulative (C-SKILL-22).
    once: (g, _seat, to) =>
      g.lasting.some(({ what, piece }) => what === 'transwarp-conduit' && piece === hostOf(to))
        ? []
        : [{ do: 'lasting', what: 'transwarp-conduit', until: 'turn' }],
  },
  // The card's other use, against The Three Vipers, is in that dilemma's rule (C-DILEMMA-09).
  'wormhole-navigation-schematic': {
    text: 'This turn, your ship with SCIENCE and Navigation aboard isn’t “stopped” by the Bajoran Wormhole. Immune to Amanda Rogers. Or it nullifies The Three Vipers.',
    plays: onShips(
      (g, ship, seat) =>
        ship.seat === seat &&
        Object.values(g.pieces).some(({ card }) => isNamed(card, 'Bajoran Wormhole')) &&
        CHARTED.every((skill) => skillAboard(g, ship, skill) > 0),
    ),
    once: [{ do: 'lasting', what: SMOOTH, until: 'turn' }],
  },
  wormhole: {
    text: 'Discard a second Wormhole from hand: your ship in space moves to any location and is “stopped”.',
    // One Wormhole is played on the ship, and a second one at its destination.
    plays: (g, seat) =>
      playerOf(g, seat).hand.filter((card) => card === 'wormhole').length < 2
        ? []
        : // The trip is a move of the ship, so the ship must be staffed (C-STAFF-06) and may not be stopped.
          onShips((position, ship) => ship.seat === seat && isInSpace(ship) && moveWhy(position, ship) === null)(
            g,
            seat,
          ),
    ways: { mission: BY_MISSION },
    once(g, _seat, to) {
      const ship = hostOf(to) ?? 0;
      const from = g.pieces[ship] === undefined ? null : locationAt(g, onPiece(ship));
      const ways = Object.keys(g.locations).filter((id) => id !== from);
      return [
        { do: 'pay-card', card: 'wormhole' },
        {
          do: 'either',
          ways: ways.map((id) => ({
            key: `to:${id}`,
            label: asLabel(locationName(g, id)),
            list: [{ do: 'shift', which: [ship], to: inSpace(id) } as const],
          })),
        },
        { do: 'stop-these', which: [ship] },
      ];
    },
  },
};

function isAtOwnOutpost(g: FirstEdition, ship: Piece): boolean {
  return Object.values(g.pieces).some((piece) => {
    const facts = cardOf(piece.card);
    if (!isOf(facts, 'Facility') || facts.facility !== 'Outpost' || piece.owner !== ship.owner) return false;
    return ship.at === piece.at || ship.at === dockedAt(piece.id);
  });
}
