import { no } from '../../../../kit/offers.ts';
import { isCommanded } from '../../../chapters/skills/commander.ts';
import { crewAtLarge, isWithin } from '../../../chapters/teams/teams.ts';
import { faceUp, piecesAt } from '../../../position/find.ts';
import { isAway, onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { isBorgShip } from '../../borg-ships.ts';
import { activateSubcommands } from '../../builders/events/drones.ts';
import { missionDebriefing } from '../../builders/events/referees.ts';
import { DISCARD_THIS, hostIn, idsOf, onOwnTable, onShips, playedOn } from '../../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import { having } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { ATTRIBUTES } from '../../printed.ts';
import { ruleOf } from '../../rules.ts';
import { isSafe } from '../../safe.ts';
import type { CardFacts } from '../../text-facts.ts';

const ENTERPRISE = 'ship, "Enterprise" in title';
const isEnterprise = filter(ENTERPRISE);

const REGENERATE = 'regenerate';

/** Returns the cards on a ship that reduce its attributes and can be nullified. */
function reducers(g: FirstEdition, ship: Piece): Piece[] {
  return piecesAt(g, onPiece(ship.id)).filter((piece) => {
    const adds = ruleOf(piece.card)?.adds?.attribute;
    const source = { seat: piece.seat, kind: 'piece', card: piece.card, piece: piece.id } as const;
    const reduces = ATTRIBUTES.some((attribute) => (adds?.(g, source, { piece: ship.id, attribute }) ?? 0) < 0);
    return reduces && !isSafe(g, piece, REGENERATE);
  });
}

/** Cards that Mirror Image extends to both players. */
const MIRRORED: readonly string[] = [
  'red-alert',
  'kivas-fajo-collector',
  'masaka-transformations',
  'the-traveler-transcendence',
];

const isMeddler = filter('{Amanda Rogers} or {Kevin Uxbridge} or {Q2}');

const isOfEnterpriseE = filter('[Ent-E] personnel');

/** Events of First Contact, by id. */
export const CARDS: CardRules = {
  'abandon-mission': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'Play it on any ship with its matching commander or any Enterprise-E personnel aboard: its crew can’t attempt missions or beam off. Discard it when the ship battles.',
      plays: onShips((g, ship) => isCommanded(g, ship) || crewAtLarge(g, ship).some(isOfEnterpriseE)),
      bans: {
        attempt: (g, source, { ship }) =>
          ship !== null && hostIn(g, source)?.id === ship
            ? no('C-MISSION-03', 'The crew must abandon the mission.')
            : null,
        beam(g, source, { piece, to }) {
          const ship = hostIn(g, source);
          const from = g.pieces[piece]?.at;
          if (ship === null || from === undefined || !isWithin(g, from, ship.id) || isWithin(g, to, ship.id))
            return null;
          return no('C-BEAM-02', 'The crew can’t beam off the ship.');
        },
      },
      at: {
        'ship-battle': {
          does(g, source) {
            const ship = hostIn(g, source);
            const { battle } = g;
            if (ship === null || battle?.kind !== 'ship') return [];
            return [...battle.firing.flat(), ...battle.targets].includes(ship.id) ? [DISCARD_THIS] : [];
          },
        },
      },
    },
  ),
  'activate-subcommands': activateSubcommands,
  'intermix-ratio': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your table: if a player has more bonus points than other points, the excess doesn’t count toward winning. Affects both players.',
      plays: onOwnTable,
      grants: { balanced: () => true },
    },
  ),
  'mirror-image': {
    text: 'On your table, may be seeded: Red Alert!, Kivas Fajo - Collector, Masaka Transformations and The Traveler: Transcendence affect both players.',
    facts: { immuneTo: ['Kevin Uxbridge'] },
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    responds: (card) => MIRRORED.includes(card),
  },
  'mission-debriefing': having({ captainsOrder: true }, missionDebriefing),
  regenerate: {
    text: 'Repair a Borg ship or the Borg Ship dilemma, discard cards that reduce its attributes, and “stop” it. Or shuffle your discard pile into your draw deck.',
    ways: {
      ship: {
        label: 'repair and stop a Borg ship',
        plays: (g) =>
          faceUp(g)
            .filter((piece) => isBorgShip(piece) && !isAway(g, piece.at))
            .map(({ id }) => onPiece(id)),
        once(g, _seat, to) {
          const ship = playedOn(g, to);
          return [
            { do: 'mend', which: 'host' },
            { do: 'take-out', which: ship === undefined ? [] : idsOf(reducers(g, ship)), why: 'discarded' },
            { do: 'stop-these', which: 'host' },
          ];
        },
      },
      discard: { label: 'shuffle your discard pile into your draw deck', plays: onOwnTable, once: [{ do: 'restock' }] },
    },
  },
  'the-line-must-be-drawn-here': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your table, may be seeded: a player who plays Amanda Rogers, Kevin Uxbridge or Q2 loses 5 points. Cumulative.',
      ...SEEDS_OR_PLAYS,
      responds: isMeddler,
      at: {
        play: {
          does: (_g, source, { seat, card }) =>
            isMeddler(card) ? [{ do: 'points', points: -5, ...(seat === source.seat ? {} : { to: 'opponent' }) }] : [],
        },
      },
    },
  ),
  'wall-of-ships': {
    text: 'Download any Enterprise. Or play it on your table: each of your Enterprises has RANGE, WEAPONS and SHIELDS +1. Cumulative.',
    fetches: { enterprise: { must: true, wanted: ENTERPRISE } },
    ways: {
      fetch: {
        label: 'download any Enterprise',
        plays: onOwnTable,
        once: [{ do: 'download', what: 'enterprise' }],
      },
      stay: { label: 'stay on your table', plays: onOwnTable },
    },
    adds: {
      attribute(g, { seat }, { piece, attribute }) {
        const ship = g.pieces[piece];
        const isMeant = ship?.seat === seat && isEnterprise(ship.card);
        return isMeant && ['RANGE', 'WEAPONS', 'SHIELDS'].includes(attribute) ? 1 : 0;
      },
    },
  },
};

/** Facts about events from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {};
