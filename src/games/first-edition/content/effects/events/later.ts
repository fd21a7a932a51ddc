import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { isDamaged } from '../../../chapters/damage/hull.ts';
import { printedAttribute } from '../../../chapters/skills/attributes.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { playerOf } from '../../../position/find.ts';
import { hostOf, locationAt, onPiece, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { hostIn, isNew, onOwnTable, onShips } from '../shared.ts';

const GLORY = 'heart-of-glory';
/** Points per victim, and the number of victims that count. */
const [EACH, MOST] = [5, 3];
const DISRUPTORS = 'system-5-disruptors';

const isKlingon = (piece: Piece): boolean => belongsTo(piece, 'Klingon');

/** True if a ship is an unarmed trader, by its printed traits and class. */
function isTrader(g: FirstEdition, { card, id }: Piece): boolean {
  const facts = cardOf(card);
  if (facts.type !== 'Ship') return false;
  const words = [...facts.characteristics, facts.shipClass].join(' ').toLowerCase();
  const isArmed = Object.values(g.pieces).some((one) => one.card === DISRUPTORS && one.at === onPiece(id));
  return /freighter|transport|merchant/.test(words) && !isArmed;
}

const isEnterprise = (card: string): boolean => {
  const { type, title } = cardOf(card);
  return type === 'Ship' && title.includes('Enterprise');
};

/** Returns where a ship in space would land: the planet of its location, or null. */
function ground(g: FirstEdition, ship: Piece): CardPlace | null {
  const location = placeKind(ship.at) === 'space' ? locationAt(g, ship.at) : null;
  return location !== null && isPlanet(g, location) ? onSurface(location) : null;
}

/** Events from later sets. */
export const LATER: Readonly<Record<string, Rule>> = {
  'brace-for-impact': {
    text: 'Your damaged ship lands on the planet at its location. If it is Galaxy-class, score points equal to its lowest printed attribute.',
    plays: onShips((g, ship, seat) => ship.seat === seat && isDamaged(g, ship) && ground(g, ship) !== null),
    once(g, _seat, to) {
      const ship = g.pieces[hostOf(to) ?? 0];
      const goal = ship === undefined ? null : ground(g, ship);
      const facts = ship === undefined ? null : cardOf(ship.card);
      if (ship === undefined || goal === null || facts?.type !== 'Ship') return [];
      const figures = (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((one) => printedAttribute(facts, one) ?? 0);
      const points = facts.shipClass === 'Galaxy Class' ? Math.min(...figures) : 0;
      return [
        { do: 'shift', which: [ship.id], to: goal },
        { do: 'points', points },
      ];
    },
  },
  [GLORY]: {
    text: 'Play it on your Klingon, free on Korris or Konmel. Score 5 points for each of the first three personnel that Klingon stuns or mortally wounds. Unique.',
    plays: (g, seat) =>
      isNew(g, GLORY, seat)
        ? Object.values(g.pieces).flatMap((one) => (one.seat === seat && isKlingon(one) ? [onPiece(one.id)] : []))
        : [],
    free: (g, _seat, to) => isNamed(g.pieces[hostOf(to) ?? 0]?.card ?? GLORY, 'Korris', 'Konmel'),
    at: {
      fought: {
        does(g, source) {
          const host = hostIn(g, source);
          const felled = g.battle?.kind === 'personnel' ? (g.battle.felled ?? []) : [];
          const scored = playerOf(g, source.seat).scored.filter(({ card }) => card === GLORY);
          const before = scored.reduce((sum, { points }) => sum + points, 0) / EACH;
          const now = Math.min(felled.filter((id) => id === host?.id).length, MOST - before);
          return now > 0 ? [{ do: 'points', points: EACH * now }] : [];
        },
      },
    },
  },
  [DISRUPTORS]: {
    text: 'Play it on your freighter, transport or merchant vessel: WEAPONS +4, SHIELDS −1. The ship no longer counts as one of those.',
    plays: onShips((g, ship, seat) => ship.seat === seat && isTrader(g, ship)),
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (hostIn(g, source)?.id !== piece) return 0;
        return attribute === 'WEAPONS' ? 4 : attribute === 'SHIELDS' ? -1 : 0;
      },
    },
  },
  'wall-of-ships': {
    text: 'Download any Enterprise. Or play it on your table: each of your Enterprises has RANGE, WEAPONS and SHIELDS +1. Cumulative.',
    fetches: { enterprise: { must: true, wanted: (_g, _source, card) => isEnterprise(card) } },
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
