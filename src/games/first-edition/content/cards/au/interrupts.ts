import { must } from '../../../../../kernel/must.ts';
import { asLabel } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { mostDistant } from '../../../chapters/spaceline/far.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import {
  captivesIn,
  faceUp,
  lineOf,
  namedPieces,
  ofType,
  outpostsIn,
  piecesAround,
  piecesAt,
  playerOf,
} from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { aboard, coreOf, locationAt, namedIn, onPiece, onSurface, placeKind } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { isBorgShip } from '../../borg-ships.ts';
import { fleetInBattle } from '../../builders/interrupts/fleets.ts';
import { nullifiesNamed } from '../../builders/interrupts/nullifying.ts';
import { isSwitchedOff } from '../../builders/interrupts/stasis.ts';
import { isWorld } from '../../builders/places.ts';
import { answer, atLocations, besideEither, hostIn, idsOf, shipsIn, targetOf } from '../../builders/shared.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { countsAs } from '../../counted-as.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { isSafe } from '../../safe.ts';
import type { CardFacts } from '../../text-facts.ts';

const HUMU = 'humuhumunukunukuapuaa';
const isYoung = stateFilter('personnel, Youth');
const isUnaligned = stateFilter('[NA] personnel');

const SPREAD = 'anti-matter-spread';
const WEAKENED = 'borg-ship-weakened';
const BORG_SHIP = 'Borg Ship';

const isDull = stateFilter('personnel, CUNNING<8');

const KIDNAPPERS = nullifiesNamed('countermanda', '{Telepathic Alien Kidnappers}');
const nullifyOffers = must(KIDNAPPERS.answers?.play?.offers, 'the response that nullifies a card');
const isBarter = filter('{Res-Q} or {Palor Toff}');

const CONVERGENCE = 'kevin-uxbridge-convergence';

/** Returns the events in play at a location that the card destroys, including those on cards there. */
function eventsAt(g: FirstEdition, location: LocationId): Piece[] {
  return piecesAround(g, location).filter(
    (piece) =>
      piece.hidden !== true &&
      piece.kept !== true &&
      countsAs(cardOf(piece.card), 'Event') &&
      !isSafe(g, piece, CONVERGENCE),
  );
}

const isBreach = filter('{Warp Core Breach}');
const isFire = filter('{Plasma Fire}');

/** Returns the nearest ships of the player's opponent to which a fire or breach could spread (C-SPACELINE-09). */
function nextShips(g: FirstEdition, seat: number, hazard: Piece): Piece[] {
  const host = hostIn(g, { seat, kind: 'piece', card: hazard.card, piece: hazard.id });
  const from = host === null ? null : locationAt(g, host.at);
  if (host === null || from === null) return [];
  const line = lineOf(g, from);
  const found = shipsIn(g).flatMap((ship) => {
    const at = locationAt(g, ship.at);
    const isFit =
      ship.seat !== seat &&
      ship.id !== host.id &&
      !isBorgShip(ship) &&
      ship.veiled === undefined &&
      ship.numb !== 'stasis';
    return isFit && at !== null && line.includes(at) ? [{ ship, at }] : [];
  });
  if (found.length === 0) return [];
  const nearest = mostDistant(g, from, [...new Set(found.map(({ at }) => at))], 'nearest', seat);
  return found.filter(({ at }) => nearest.includes(at)).map(({ ship }) => ship);
}

const JAMAHARON = 'jamaharon';
const isMale = stateFilter('personnel, Male');
const resting = nullifiesNamed(JAMAHARON, "{Horga'hn} or {Parallel Romance}");

/** Returns the planet Risa on a location's spaceline, or undefined. */
function risaFrom(g: FirstEdition, location: LocationId): LocationId | undefined {
  return lineOf(g, location).find((id) => isWorld(g, id, 'Risa'));
}

/** Returns the males who are alone on a planet and can be relocated to Risa. */
function lonelyMales(g: FirstEdition): Piece[] {
  return ofType(g, 'Personnel').filter((piece) => {
    const location = placeKind(piece.at) === 'surface' ? locationAt(g, piece.at) : null;
    if (location === null || !isMale(piece, g)) return false;
    const risa = risaFrom(g, location);
    return (
      risa !== undefined &&
      risa !== location &&
      ofType(g, 'Personnel').every(({ id, at }) => id === piece.id || at !== piece.at)
    );
  });
}

const isInProgress = filter('{Interrogation} or {Brainwash} or {Torture}');

/** Returns a player's personnel that the opponent holds captive. */
const captured = (g: FirstEdition, seat: number): Piece[] => captivesIn(g).filter(({ owner }) => owner === seat);

const ownOutposts = (g: FirstEdition, seat: number): Piece[] => outpostsIn(g).filter((one) => one.seat === seat);

/** Interrupts of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'anti-matter-spread': {
    text: 'When a ship battle starts: for this battle, each opposing ship has WEAPONS −1 for each personnel aboard with CUNNING < 8. Or the Borg Ship has WEAPONS 16 this turn. Not cumulative.',
    answers: {
      'ship-battle': {
        offers(g, source) {
          const { seat } = source;
          const isOn = (what: string) =>
            g.lasting.some((one) => one.what === what && (what === WEAKENED || one.seat === seat));
          const spread: Effects = [{ do: 'lasting', what: SPREAD, until: 'battle' }];
          const weaken: Effects = [{ do: 'lasting', what: WEAKENED, until: 'turn' }];
          return [
            ...(fleetInBattle(g, 1 - seat).length > 0 && !isOn(SPREAD)
              ? answer(source, spread, 'Weaken the opposing ships', ':ships')
              : []),
            ...(namedPieces(g, BORG_SHIP).length > 0 && !isOn(WEAKENED)
              ? answer(source, weaken, 'Weaken the Borg Ship', ':borg')
              : []),
          ];
        },
      },
    },
    lasting: {
      [SPREAD]: {
        adds: {
          attribute(g, { seat }, { piece, attribute }) {
            const ship =
              attribute === 'WEAPONS' ? fleetInBattle(g, 1 - seat).find(({ id }) => id === piece) : undefined;
            return ship === undefined ? 0 : -piecesWithin(g, ship.id).filter((one) => isDull(one, g)).length;
          },
        },
      },
      [WEAKENED]: {
        sets: {
          attribute: (g, _source, { piece, attribute }) =>
            attribute === 'WEAPONS' && g.pieces[piece] !== undefined && isNamed(g.pieces[piece].card, BORG_SHIP)
              ? 16
              : null,
        },
      },
    },
  },
  countermanda: {
    text: 'Nullifies Telepathic Alien Kidnappers. Or when your opponent has just played Res-Q or Palor Toff: first look through their discard pile and place three cards there out-of-play.',
    ...KIDNAPPERS,
    answers: {
      play: {
        offers: (g, source, about) => [
          ...nullifyOffers(g, source, about),
          ...(about.seat !== source.seat && isBarter(about.card)
            ? answer(source, [{ do: 'banish', of: about.seat, count: 3 }], 'Look through the discard pile', ':pile')
            : []),
        ],
      },
    },
  },
  'dead-in-bed': {
    text: 'Kills any personnel in stasis, except an android that an Off Switch keeps in stasis.',
    reach: 'stasis',
    plays: (g) =>
      ofType(g, 'Personnel')
        .filter((piece) => piece.numb === 'stasis' && !isSwitchedOff(g, piece))
        .map(({ id }) => onPiece(id)),
    once: [{ do: 'take-out', which: 'host', why: 'killed' }],
  },
  'fire-sculptor': {
    text: 'Moves a Plasma Fire or Warp Core Breach onto your opponent’s nearest ship. Or place a card from any discard pile out-of-play.',
    ways: {
      spread: {
        label: 'move a fire or breach',
        plays: (g, seat) =>
          faceUp(g)
            .filter((piece) => (isFire(piece) || isBreach(piece)) && nextShips(g, seat, piece).length > 0)
            .map(({ id }) => onPiece(id)),
        once(g, seat, to) {
          const hazard = targetOf(g, to);
          const ways = nextShips(g, seat, hazard).map(({ id }) => ({
            key: `ship:${id}`,
            label: asLabel(`Move it onto ${pieceName(g, id)}`),
            list: [{ do: 'shift', which: [hazard.id], to: onPiece(id) }] as Effects,
          }));
          const [only, another] = ways;
          return only === undefined ? [] : another === undefined ? only.list : [{ do: 'either', ways }];
        },
      },
      melt: {
        label: 'melt a card in a discard pile',
        plays: (g) => besideEither().filter((_place, seat) => playerOf(g, seat).discard.length > 0),
        once: (_g, _seat, to) => [{ do: 'banish', of: to === coreOf(0) ? 0 : 1, count: 1 }],
      },
    },
  },
  humuhumunukunukuapuaa: {
    text: 'Choose a location: this turn, your personnel with Youth there have CUNNING and STRENGTH +4, and your opponent’s Non-Aligned personnel there have both −4.',
    plays: atLocations(() => true),
    once: (g, seat, to) => {
      const location = namedIn(to);
      const isDone = g.lasting.some((one) => one.what === HUMU && one.seat === seat && one.location === location);
      return location === null || isDone ? [] : [{ do: 'lasting', what: HUMU, until: 'turn', location }];
    },
    lasting: {
      [HUMU]: {
        adds: {
          attribute(g, { seat, location }, { piece, attribute }) {
            const one = g.pieces[piece];
            if (one === undefined || (attribute !== 'CUNNING' && attribute !== 'STRENGTH')) return 0;
            if (locationAt(g, one.at) !== location) return 0;
            return one.seat === seat ? (isYoung(one, g) ? 4 : 0) : isUnaligned(one, g) ? -4 : 0;
          },
        },
      },
    },
  },
  jamaharon: {
    text: 'Nullifies Horga’hn or Parallel Romance. Or relocates a male who is alone on a planet to the planet Risa on the same spaceline.',
    answers: resting.answers,
    ways: {
      rest: { label: 'nullify a card', plays: resting.plays, once: resting.once },
      go: {
        label: 'send a male to Risa',
        plays: (g) => lonelyMales(g).map(({ id }) => onPiece(id)),
        once(g, _seat, to) {
          const male = targetOf(g, to);
          const from = locationAt(g, male.at);
          const risa = from === null ? undefined : risaFrom(g, from);
          return risa === undefined ? [] : [{ do: 'shift', which: [male.id], to: onSurface(risa) }];
        },
      },
    },
  },
  'kevin-uxbridge-convergence': having(
    { immuneTo: ['Amanda Rogers'] },
    {
      text: 'Destroys all events in play at any one location, including those on ships there. Immune to Amanda Rogers.',
      plays: atLocations((g, location) => eventsAt(g, location).length > 0),
      once(g, _seat, to) {
        const location = namedIn(to);
        return location === null ? [] : [{ do: 'take-out', which: idsOf(eventsAt(g, location)), why: 'destroyed' }];
      },
    },
  ),
  'rescue-captives': {
    text: 'All your captured personnel are freed and return to your outposts, which you choose. Every Interrogation, Brainwash and Torture on them is nullified.',
    plays: (g, seat) => (captured(g, seat).length > 0 && ownOutposts(g, seat).length > 0 ? [coreOf(seat)] : []),
    once(g, seat) {
      const lost = captured(g, seat);
      const cards = lost.flatMap(({ id }) => piecesAt(g, onPiece(id)).filter(isInProgress));
      const [first, ...others] = ownOutposts(g, seat);
      if (first === undefined) return [];
      const home = (captive: Piece, outpost: Piece): Effects => [
        { do: 'shift', which: [captive.id], to: aboard(outpost.id) },
      ];
      return [
        { do: 'take-out', which: idsOf(cards), why: 'discarded' },
        { do: 'set-free', which: idsOf(lost) },
        ...lost.flatMap(
          (captive): Effects =>
            others.length === 0
              ? home(captive, first)
              : [
                  {
                    do: 'either',
                    ways: [first, ...others].map((outpost) => ({
                      key: `home:${captive.id}:${outpost.id}`,
                      label: asLabel(`${pieceName(g, captive.id)} to ${pieceName(g, outpost.id)}`),
                      list: home(captive, outpost),
                    })),
                  },
                ],
        ),
      ];
    },
  },
};

/** Facts about interrupts from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'senior-staff-meeting': { captainsOrder: true },
};
