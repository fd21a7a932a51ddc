import { asLabel } from '../../../../kit/words.ts';
import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { every, stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { isUnstaffed } from '../../../chapters/staffing/staffing.ts';
import { fightersAt, peopleAt } from '../../../chapters/teams/teams.ts';
import { faceUp, lineOf, namedPieces, ofType, opponentOf, piecesAt, piecesOf } from '../../../position/find.ts';
import { locationName } from '../../../position/names.ts';
import { isShip } from '../../../position/piece-types.ts';
import { aboard, coreOf, inSpace, locationAt, onPiece, placeKind } from '../../../position/places.ts';
import { isSite, roomsOf } from '../../../position/stations.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace, LocationId } from '../../../terms.ts';
import { CHOSEN, ifChosen, kill, random, select } from '../../builders/dilemmas/build.ts';
import { END_OF_EACH, recurs } from '../../builders/dilemmas/host.ts';
import { espionage } from '../../builders/events/locations.ts';
import { isLedThere, rebels } from '../../builders/events/rebels.ts';
import { seeded, treaty, welcomed } from '../../builders/events/treaties.ts';
import { at, onHomeworlds } from '../../builders/objectives/homeworlds.ts';
import { both, raises } from '../../builders/personnel/aiding.ts';
import {
  DISCARD_THIS,
  hostIn,
  isFirstCopyHere,
  onOwnTable,
  onShips,
  payloadOf,
  skillAmong,
  targetOf,
} from '../../builders/shared.ts';
import { landsFor } from '../../builders/ships/ships.ts';
import { commanded, SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const DISRUPTORS = 'system-5-disruptors';

const trader = filter('"freighter" in class or "transport" in class or "merchant" in class');

/** True if a ship is an unarmed trader, by its printed traits and class. */
function isTrader(g: FirstEdition, { card, id }: Piece): boolean {
  const isArmed = piecesAt(g, onPiece(id)).some((one) => one.card === DISRUPTORS);
  return trader(card) && !isArmed;
}

/** True if a card is Bajoran. Ships and facilities have only an affiliation (C-SKILL-24). */
const isBajoran = stateFilter('[Baj] or Bajoran');

const isPlanner = stateFilter('personnel, OFFICER or SECURITY or Leadership or Resistance');

const isOfBajor = stateFilter('Bajoran');

const isArmory = filter('{Ops} or {Security Office} or {Cargo Bay}');
const isWeapon = filter('equipment, hand weapon');

/** Returns the place where hand weapons may report: with the player's unopposed personnel. */
function armories(g: FirstEdition, source: RuleSource): CardPlace[] {
  const base = hostIn(g, source);
  if (base === null) return [];
  const place = aboard(base.id);
  return peopleAt(g, place, source.seat).length > 0 && peopleAt(g, place, opponentOf(source.seat)).length === 0
    ? [place]
    : [];
}

const isOps = filter('{Ops}');

const THRUST = 'reaction-control-thrusters';

/** True if a facility is in space and two levels of its player's ENGINEER are aboard, stopped or not (C-STOP-03). */
function isThrusting(g: FirstEdition, base: Piece): boolean {
  const people = roomsOf(g, base.id).flatMap((place) => fightersAt(g, place, base.seat));
  return placeKind(base.at) === 'space' && skillAmong(g, people, 'ENGINEER') >= 2;
}

/** Returns the locations next to a facility that are in the same region. */
function beside(g: FirstEdition, { at: place }: Piece): LocationId[] {
  const location = locationAt(g, place);
  if (location === null) return [];
  const line = lineOf(g, location);
  const here = line.indexOf(location);
  const region = regionOf(g, location);
  return line.filter((id, index) => Math.abs(index - here) === 1 && region !== null && regionOf(g, id) === region);
}

/** Events of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'automated-security-system': {
    text: 'Play it on Ops: when any turn ends, a random personnel present is killed unless their species is Cardassian. Nullified by ENGINEER ×3 there.',
    plays: (g) =>
      faceUp(g)
        .filter((piece) => isOps(piece))
        .map(({ id }) => onPiece(id)),
    at: recurs(END_OF_EACH, [select(random()), ifChosen('Cardassian', [], [kill(CHOSEN)])]),
    orders(g, source, seat) {
      const site = hostIn(g, source);
      if (site === null || skillAmong(g, fightersAt(g, aboard(site.id), seat), 'ENGINEER') < 3) return [];
      return [payloadOf(source, 'nullify', 'Nullify the Automated Security System', [DISCARD_THIS])];
    },
  },
  'bajoran-civil-war': {
    text: 'On your table: your Bajoran leaders may start battles against other Bajorans. Or download two universal Bajorans with OFFICER, SECURITY or Resistance.',
    ...rebels(
      'two universal Bajorans',
      'universal Bajoran personnel, OFFICER or SECURITY or Resistance',
      (g, seat, location, enemy) => isOfBajor(enemy, g) && isLedThere(g, seat, location, isOfBajor),
    ),
  },
  'defiant-dedication-plaque': having(
    { captainsOrder: true },
    {
      text: 'On your table: each of your ships with its matching commander aboard has RANGE +2, or +3 if it is of the Defiant class. Not cumulative.',
      plays: onOwnTable,
      ...both(
        raises(['RANGE'], 2, every('yours, ship', commanded)),
        raises(['RANGE'], 1, every('yours, Defiant-class', commanded)),
      ),
    },
  ),
  'espionage-bajoran-on-cardassian': espionage('Bajoran', 'Cardassian', {
    who: 'your personnel with Resistance are',
    those: 'Resistance',
  }),
  'espionage-cardassian-on-bajoran': espionage('Cardassian', 'Bajoran'),
  'espionage-cardassian-on-federation': espionage('Cardassian', 'Federation'),
  'espionage-cardassian-on-klingon': espionage('Cardassian', 'Klingon'),
  'espionage-romulan-on-bajoran': espionage('Romulan', 'Bajoran'),
  'espionage-romulan-on-cardassian': espionage('Romulan', 'Cardassian'),
  'establish-landing-protocols': having(
    { captainsOrder: true },
    {
      text: 'On your table, may be seeded: once per turn, each of your ships without staffing requirements may land or take off, for 1 RANGE.',
      ...SEEDS_OR_PLAYS,
      ...landsFor(1, 'once per turn', every('yours, ship', isUnstaffed)),
    },
  ),
  'hq-war-room': {
    text: 'On a homeworld: your personnel of its affiliation with OFFICER, SECURITY, Leadership or Resistance have CUNNING and STRENGTH +2.',
    plays: onHomeworlds,
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'CUNNING' && attribute !== 'STRENGTH') return 0;
        const one = g.pieces[piece];
        const home = at(g, source);
        if (one === undefined || home === null || one.seat !== source.seat || !isFirstCopyHere(g, source)) return 0;
        return affiliationOf(one) === home.side && isPlanner(one, g) ? 2 : 0;
      },
    },
  },
  'reaction-control-thrusters': {
    text: 'Move your facility in space with ENGINEER ×2 aboard to an adjacent location of the same region, for free. Or each of your ships has RANGE +2 this turn. Not cumulative.',
    ways: {
      move: {
        label: 'move your facility to an adjacent location of its region',
        plays: (g, seat) =>
          ofType(g, 'Facility')
            .filter((base) => base.seat === seat && isThrusting(g, base) && beside(g, base).length > 0)
            .map(({ id }) => onPiece(id)),
        free: () => true,
        once(g, _seat, to) {
          const base = targetOf(g, to);
          const ways = beside(g, base).map((goal) => ({
            key: `to:${goal}`,
            label: asLabel(`Move to ${locationName(g, goal)}`),
            list: [{ do: 'shift' as const, which: [base.id], to: inSpace(goal) }],
          }));
          const [only] = ways;
          return only !== undefined && ways.length === 1 ? only.list : [{ do: 'either', ways }];
        },
      },
      boost: {
        label: 'RANGE +2 for each of your ships this turn',
        plays: onOwnTable,
        once: (g, seat) =>
          g.lasting.some((one) => one.what === THRUST && one.seat === seat)
            ? []
            : [{ do: 'lasting', what: THRUST, until: 'turn' }],
      },
    },
    lasting: {
      [THRUST]: {
        adds: {
          attribute(g, { seat }, { piece, attribute }) {
            const ship = g.pieces[piece];
            return attribute === 'RANGE' && ship !== undefined && isShip(ship) && ship.seat === seat ? 2 : 0;
          },
        },
      },
    },
  },
  'renewal-scroll': {
    text: 'With three of your Bajorans in play: discard any number of cards from hand, then draw that many plus two.',
    plays: (g, seat) => (piecesOf(g, seat).filter((piece) => isBajoran(piece, g)).length >= 3 ? [coreOf(seat)] : []),
    once: [{ do: 'shed', min: 0, max: 99, draws: 2 }],
  },
  'system-5-disruptors': {
    text: 'Play it on your freighter, transport or merchant vessel: WEAPONS +4, SHIELDS −1. The ship no longer counts as one of those.',
    plays: onShips((g, ship, seat) => ship.seat === seat && isTrader(g, ship)),
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (hostIn(g, source)?.id !== piece) return 0;
        return attribute === 'WEAPONS' ? 4 : attribute === 'SHIELDS' ? -1 : 0;
      },
    },
  },
  'treaty-bajoran-klingon': welcomed('Bajoran', 'Klingon', 'Chancellor Gowron'),
  'treaty-federation-bajoran': seeded(treaty('Federation', 'Bajoran')),
  'treaty-federation-cardassian': {
    ...treaty('Federation', 'Cardassian'),
    text: 'On your table: your Federation and Cardassian cards are compatible. May be seeded if you have the Klaestron Outpost in play.',
    seeds: {
      phase: 'facility',
      to: (g, seat) => (namedPieces(g, 'Klaestron Outpost').some((one) => one.seat === seat) ? [coreOf(seat)] : []),
    },
  },
  'treaty-romulan-cardassian': seeded(treaty('Romulan', 'Cardassian')),
  'weapons-locker': {
    text: 'Play it on Ops, a Security Office, a Cargo Bay or any ship: while your personnel present are unopposed, your hand weapons may report there, for free at a site.',
    plays: (g) =>
      faceUp(g)
        .filter((piece) => piece.kept !== true && (isShip(piece) || isArmory(piece)))
        .map(({ id }) => onPiece(id)),
    berths: (g, source, seat, card) => (seat === source.seat && isWeapon(card) ? armories(g, source) : []),
    grants: {
      free(g, source, { seat, card, to }) {
        const base = hostIn(g, source);
        return (
          seat === source.seat &&
          base !== null &&
          isSite(base) &&
          isWeapon(card) &&
          to !== undefined &&
          armories(g, source).includes(to)
        );
      },
    },
  },
};

/** Facts about events from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'computer-crash': { faceUp: 'facility' },
};
