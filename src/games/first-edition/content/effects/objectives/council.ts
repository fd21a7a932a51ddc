import { missionAt } from '../../../chapters/spaceline/line.ts';
import type { Effects } from '../../../effects/union.ts';
import { locationOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { Force, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, LocationId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { isOfGroup } from '../../traits.ts';
import { isWorld } from '../places.ts';
import { age, atLocations, DISCARD_THIS, isUsed, itself } from '../shared.ts';

const CARD = 'council-of-warriors';
const MOST = 30;

/** True for a card that nullifies the council if the council's player plays it or has played it (C-TYPES-11). */
function shames(card: CardId): boolean {
  const facts = cardOf(card);
  if (facts.type === 'Personnel') return !isOfGroup(facts, 'Klingon');
  return card === 'scan' || card === 'full-planet-scan';
}

/**
 * True if the objective may be placed on a mission. Nobody may have attempted the mission, and it must be on Qo'noS or
 * be the player's own Klingon mission with few points.
 */
function isMeant(g: FirstEdition, location: LocationId, seat: number): boolean {
  const { missions, attempted, solved } = locationOf(g, location);
  if (attempted.length > 0 || solved !== null) return false;
  if (isWorld(g, location, "Qo'noS")) return true;
  const mission = missionAt(g, location, seat);
  if (mission === null || missions.every(({ owner }) => owner !== seat)) return false;
  return mission.affiliations.includes('Klingon') && (mission.points?.value ?? 0) < MOST;
}

function isAt(g: FirstEdition, source: RuleSource, location: LocationId): boolean {
  const own = itself(g, source);
  return own !== null && locationAt(g, own.at) === location;
}

/** An objective for Klingon warriors. */
export const COUNCILS: Readonly<Record<string, Rule>> = {
  [CARD]: {
    text: 'On your unattempted Klingon mission under 30 points, or Qo’noS. Nullified if you play or have played Scan, Full Planet Scan or non-Klingons. If solved by the end of your next turn, ships you destroy and personnel your Klingons kill score printed WEAPONS or STRENGTH.',
    remembers: shames,
    plays: (g, seat) =>
      isUsed(g, seat, CARD, 'game') ? [] : atLocations((now, location) => isMeant(now, location, seat))(g, seat),
    at: {
      play: { does: (_g, source, { seat, card }) => (seat === source.seat && shames(card) ? [DISCARD_THIS] : []) },
      solved: {
        does: (g, source, { seat, location }): Effects =>
          seat === source.seat && isAt(g, source, location)
            ? [{ do: 'enshrine' }, { do: 'lasting', what: CARD, until: 'game' }]
            : [],
      },
      'turn-end': { does: (g, source, { seat }) => (seat === source.seat && age(g, source) > 0 ? [DISCARD_THIS] : []) },
    },
  },
};

/** The effect for the rest of the game: victims of battles score as trophies. */
export const TROPHIES: Force = {
  at: {
    left: {
      does(g, source, { cards, had, owners, why }) {
        const { battle } = g;
        // Personnel who died in the battle also fought in it.
        const fell = cards.some((card, at) => had[at] === source.seat && !shames(card));
        const isShot = why === 'destroyed' && battle?.kind === 'ship' && firesShip(g, source.seat);
        const isSlain = why === 'killed' && battle?.kind === 'personnel' && (fightsKlingon(g, source.seat) || fell);
        if (!isShot && !isSlain) return [];
        return cards.flatMap((card, at): Effects => {
          const facts = cardOf(card);
          const owner = owners[at] ?? source.seat;
          if (had[at] === source.seat) return [];
          if (isShot && facts.type === 'Ship') return [{ do: 'claim', card, owner, points: facts.WEAPONS.value }];
          if (isSlain && facts.type === 'Personnel')
            return [{ do: 'claim', card, owner, points: facts.STRENGTH.value }];
          return [];
        });
      },
    },
  },
};

/** True if a player's ship fires in the current battle. */
function firesShip({ battle, pieces }: FirstEdition, seat: number): boolean {
  const ids = battle?.kind === 'ship' ? (battle.firing[seat] ?? []) : [];
  return ids.some((id) => pieces[id] !== undefined && cardOf(pieces[id].card).type === 'Ship');
}

/** True if a player's Klingon fights in the current battle. */
function fightsKlingon({ battle, pieces }: FirstEdition, seat: number): boolean {
  const ids = battle?.kind === 'personnel' ? (battle.forces[seat] ?? []) : [];
  return ids.some((id) => pieces[id] !== undefined && !shames(pieces[id].card));
}
