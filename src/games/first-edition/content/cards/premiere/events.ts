import { no } from '../../../../kit/offers.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { isWithin, piecesWithin } from '../../../chapters/teams/teams.ts';
import { ofType, opponentOf, shipsOf } from '../../../position/find.ts';
import { isCaptive, isPerson } from '../../../position/piece-types.ts';
import { hostOf, locationAt, onPiece, tableOf } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isBorgShip } from '../../borg-ships.ts';
import { isSole } from '../../builders/dilemmas/host.ts';
import { espionage, locationOfCard, planets } from '../../builders/events/locations.ts';
import { isMirrored } from '../../builders/events/table.ts';
import { treaty } from '../../builders/events/treaties.ts';
import {
  age,
  atLocations,
  besideEither,
  betweenLocations,
  DISCARD_THIS,
  hostIn,
  idsOf,
  isFirstOwn,
  isInPlay,
  isNew,
  onOwnTable,
  onShips,
  skillAboard,
  targetOf,
} from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isInterrupt } from '../../counted-as.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Classification } from '../../printed.ts';

/** Returns the id of the piece that a card is on, or null. */
function hostId(g: FirstEdition, { piece }: RuleSource): number | null {
  const at = piece === undefined ? undefined : g.pieces[piece]?.at;
  return at === undefined ? null : hostOf(at);
}

/** Returns a place on each ship in play, of one player or, if `seat` is null, of both. */
function ships(g: FirstEdition, seat: number | null) {
  return (seat === null ? ofType(g, 'Ship') : shipsOf(g, seat)).map(({ id }) => onPiece(id));
}

/** Gives SHIELDS +2 for each of its player's personnel aboard with a certain classification (C-TEAM-07). */
function shields(trade: Classification): Rule {
  const isMeant = filter(`${trade} classification`);
  const count = (g: FirstEdition, host: number): number =>
    ofType(g, 'Personnel').filter(
      (piece) =>
        isWithin(g, piece.at, host) && piece.seat === g.pieces[host]?.seat && !isCaptive(piece) && isMeant(piece),
    ).length;
  return {
    text: `Play it on your ship: SHIELDS +2 for each of your personnel aboard with ${trade} classification.`,
    plays: (g, seat) => ships(g, seat),
    adds: {
      attribute: (g, source, about) =>
        about.attribute === 'SHIELDS' && hostId(g, source) === about.piece && isSole(g, source)
          ? 2 * count(g, about.piece)
          : 0,
    },
  };
}

const isFree = stateFilter('[NA]');

const everywhere = atLocations(() => true);

/** True at the end of the first turn of the ship's owner after the card was played (C-TURN-12). */
function isNextEnd(g: FirstEdition, source: RuleSource, seat: number): boolean {
  return hostIn(g, source)?.owner === seat && age(g, source) > 0;
}

function putOut(g: FirstEdition, source: RuleSource): readonly (typeof DISCARD_THIS)[] {
  const ship = hostIn(g, source);
  return ship !== null && skillAboard(g, ship, 'SECURITY') > 0 ? [DISCARD_THIS] : [];
}

/** True if the opponent of a card's owner controls the card until the end of this turn. */
function isLent(g: FirstEdition, piece: number): boolean {
  return g.lasting.some((one) => one.what === 'neural-servo-device' && one.piece === piece);
}

/** Events of Premiere, by id. */
export const CARDS: CardRules = {
  'alien-probe': {
    text: 'While this is on your table, both players’ hands are open.',
    plays: onOwnTable,
    grants: { 'open-hand': () => true },
  },
  'atmospheric-ionization': {
    text: 'Play it on a planet: each player may beam only three personnel per turn to or from it, unless they have Pattern Enhancers in play. Unique.',
    facts: { limit: 'unique' },
    plays: (g, seat) => (isNew(g, 'atmospheric-ionization', seat) ? planets(g, seat) : []),
    // A mission's text lets players seed this card. The card is offered only in the last phase, so players aren't asked
    // needlessly.
    seeds: {
      phase: 'facility',
      to: (g, seat) =>
        isNew(g, 'atmospheric-ionization', seat)
          ? atLocations((position, id) => missionAt(position, id, seat)?.id === 'botanical-research')(g, seat)
          : [],
    },
    sets: {
      beams: (g, source, { seat, location }) =>
        locationOfCard(g, source) === location && !isInPlay(g, 'pattern-enhancers', seat) ? 3 : null,
    },
  },
  'bynars-weapon-enhancement': {
    text: 'Play it on any ship: WEAPONS +2. Cumulative.',
    plays: (g) => ships(g, null),
    adds: {
      attribute: (g, source, about) => (about.attribute === 'WEAPONS' && hostId(g, source) === about.piece ? 2 : 0),
    },
  },
  'espionage-federation-on-klingon': espionage('Federation', 'Klingon'),
  'espionage-klingon-on-federation': espionage('Klingon', 'Federation'),
  'espionage-romulan-on-federation': espionage('Romulan', 'Federation'),
  'espionage-romulan-on-klingon': espionage('Romulan', 'Klingon'),
  'gaps-in-normal-space': {
    text: 'Play it between two missions: it is a location with span 4. When a ship stops there, a random personnel aboard is killed.',
    plays: betweenLocations,
    at: {
      played: {
        does: (_g, { piece }, about) => (about.piece === piece ? [{ do: 'insert', span: 4 }] : []),
      },
      moved: {
        does(g, source, { ship, through }) {
          const gap = Object.values(g.locations).find(({ made }) => made?.by === source.piece);
          if (gap === undefined || through.at(-1) !== gap.id) return [];
          const from = idsOf(piecesWithin(g, ship).filter(isPerson));
          return [
            { do: 'choose', from, how: 'random', count: 1, what: 'which personnel dies' },
            { do: 'take-out', which: 'chosen', why: 'killed' },
          ];
        },
      },
    },
  },
  'goddess-of-empathy': {
    text: 'On your table: nobody can play interrupts except Kevin Uxbridge and Q2. Discard it at the end of your next turn.',
    plays: onOwnTable,
    bans: {
      play: (_g, _source, { card }) =>
        isInterrupt(cardOf(card), false) && !isNamed(card, 'Kevin Uxbridge', 'Q2')
          ? () => ({ text: 'Goddess of Empathy prevents interrupts.', rule: 'C-TYPES-03' })
          : null,
    },
    at: {
      'turn-end': {
        does: (g, source, { seat }) => (seat === source.seat && age(g, source) >= 2 ? [DISCARD_THIS] : []),
      },
    },
  },
  'holo-projectors': {
    text: 'Play it on a planet: holograms can be on its surface.',
    plays: planets,
    grants: { holograms: (g, source, { location }) => locationOfCard(g, source) === location },
  },
  'kivas-fajo-collector': {
    text: 'Choose a player: that player draws three cards.',
    plays: besideEither,
    once: (g, _seat, to) =>
      [0, 1]
        .filter((seat) => seat === tableOf(to) || isMirrored(g))
        .flatMap((who) => [1, 2, 3].map(() => ({ do: 'draw', count: 1, who }) as const)),
  },
  'masaka-transformations': {
    text: 'Choose a player. That player shuffles their hand, places it under their draw deck, and draws that many cards.',
    plays: besideEither,
    once: (g, _seat, to) =>
      [0, 1]
        .filter((seat) => seat === tableOf(to) || isMirrored(g))
        .map((who) => ({ do: 'renew', who, hand: 'under' }) as const),
  },
  'metaphasic-shields': shields('SCIENCE'),
  'neural-servo-device': {
    text: 'Play it on your opponent’s Non-Aligned ship without SECURITY ×2 aboard: you control ship and crew until the end of the turn.',
    lasting: {
      // Control ends with the turn.
      'neural-servo-device': {
        // Cards under temporary control and the player's own cards can't board each other (C-CONTROL-03).
        bans: {
          beam(g, source, { piece, to }) {
            const host = hostOf(to);
            const one = g.pieces[piece];
            if (host === null || one === undefined || (source.piece !== piece && source.piece !== host)) return null;
            return isLent(g, piece) === isLent(g, host)
              ? null
              : no('C-CONTROL-03', 'The cards that you control this turn can’t mix with your own.');
          },
        },
        at: {
          'turn-end': {
            does: (_g, { seat, piece }) =>
              piece === undefined ? [] : [{ do: 'hand-over', which: [piece], to: opponentOf(seat) }],
          },
        },
      },
    },
    plays: onShips((g, ship, seat) => ship.seat !== seat && isFree(ship, g) && skillAboard(g, ship, 'SECURITY') < 2),
    // The player can use the ship and its crew like their own this turn (C-CONTROL-03).
    once(g, seat, to) {
      const ship = targetOf(g, to);
      const theirs = piecesWithin(g, ship.id).filter((one) => one.seat === ship.seat);
      const which = [ship.id, ...idsOf(theirs)];
      return [
        { do: 'hand-over', which, to: seat },
        ...which.map((piece) => ({ do: 'lasting', what: 'neural-servo-device', until: 'turn', piece }) as const),
      ];
    },
  },
  'nutational-shields': shields('ENGINEER'),
  'pattern-enhancers': {
    text: 'On your table: Atmospheric Ionization and Distortion Field don’t affect your beaming.',
    plays: onOwnTable,
  },
  'plasma-fire': {
    text: 'Play it on any ship except a Borg ship. SECURITY aboard extinguishes it. Until then, the ship is damaged at the end of each of its owner’s later turns.',
    plays: onShips((_g, ship) => !isBorgShip(ship)),
    at: {
      // The fire goes out as soon as there is SECURITY aboard.
      played: { does: putOut },
      moved: { does: putOut },
      'turn-start': { does: putOut },
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null) return [];
          if (skillAboard(g, ship, 'SECURITY') > 0) return [DISCARD_THIS];
          return isNextEnd(g, source, seat) ? [{ do: 'harm', which: [ship.id] }] : [];
        },
      },
    },
  },
  'res-q': {
    text: 'Take any card from your discard pile to hand.',
    plays: onOwnTable,
    once: [{ do: 'regain', trades: true }],
  },
  'static-warp-bubble': {
    text: 'On your table: your opponent discards a card from hand at the end of each of their turns. Not cumulative.',
    plays: onOwnTable,
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat === source.seat || !isFirstOwn(g, source) ? [] : [{ do: 'shed', who: seat, min: 1, max: 1 }],
      },
    },
  },
  'subspace-warp-rift': {
    text: 'Play it at a location: a ship that passes it without stopping there is damaged.',
    plays: everywhere,
    at: {
      moved: {
        does(g, source, { ship, through }) {
          const at = locationOfCard(g, source);
          // A ship is damaged where it passes, not where it stops (C-MOVE-04).
          return at !== null && through.slice(0, -1).includes(at) ? [{ do: 'harm', which: [ship] }] : [];
        },
      },
    },
  },
  'tetryon-field': {
    text: 'Play it at a location: ships without Navigation aboard must stop there and may move on next turn.',
    plays: everywhere,
    bans: {
      way(g, source, { ship, through }) {
        const at = locationOfCard(g, source);
        const there = g.pieces[ship];
        if (at === null || there === undefined || !through.slice(0, -1).includes(at)) return null;
        if (skillAboard(g, there, 'Navigation') > 0) return null;
        return no('C-MOVE-03', 'A ship without Navigation must stop at the Tetryon Field.');
      },
      move(g, source, { ship }) {
        const at = locationOfCard(g, source);
        const there = g.pieces[ship];
        if (at === null || there === undefined || locationAt(g, there.at) !== at) return null;
        if ((there.spent ?? 0) === 0 || skillAboard(g, there, 'Navigation') > 0) return null;
        return no('C-MOVE-03', 'The ship may leave the Tetryon Field next turn.');
      },
    },
  },
  'treaty-federation-klingon': treaty('Federation', 'Klingon'),
  'treaty-federation-romulan': treaty('Federation', 'Romulan'),
  'treaty-romulan-klingon': treaty('Romulan', 'Klingon'),
  'warp-core-breach': {
    text: 'Play it on any ship except a Borg ship. At the end of its owner’s next turn the ship is destroyed, or with an ENGINEER aboard, this is discarded instead.',
    plays: onShips((_g, ship) => !isBorgShip(ship)),
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || !isNextEnd(g, source, seat)) return [];
          return skillAboard(g, ship, 'ENGINEER') > 0
            ? [DISCARD_THIS]
            : [{ do: 'take-out', which: [ship.id], why: 'destroyed' }];
        },
      },
    },
  },
  'where-no-one-has-gone-before': {
    text: 'On your table: your ships may leave a spaceline at one end and enter at the other.',
    plays: onOwnTable,
    grants: { wrap: (g, { seat }, { ship }) => g.pieces[ship]?.seat === seat },
  },
};
