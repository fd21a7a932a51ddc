import type { Seat } from '../../../../../kernel/types.ts';
import { scorePoints } from '../../../chapters/points/score.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { locationOf, playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { takeCard } from '../../../position/pieces.ts';
import { locationAt } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, LocationId } from '../../../terms.ts';
import { isWorld } from '../../builders/places.ts';
import { age, atLocations, DISCARD_THIS, isUsed, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { undated } from '../../errata.ts';
import { cardOf } from '../../pool.ts';
import { isOfGroup } from '../../traits.ts';

const CARD = 'council-of-warriors';

const MOST = 30;

/**
 * True if the objective may be placed on a mission. The mission must be unattempted, and it must be on Qo'noS or be the
 * player's own Klingon mission with fewer than `MOST` points.
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

/**
 * True for a card that nullifies the council, whether the council's player plays it now or has played it before
 * (C-TYPES-11).
 */
function shames(card: CardId): boolean {
  const facts = cardOf(card);
  if (facts.type === 'Personnel') return !isOfGroup(facts, 'Klingon');
  const plain = undated(card);
  return plain === 'scan' || plain === 'full-planet-scan';
}

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

/** Council of Warriors (The Trouble with Tribbles). */
export const CARDS: CardRules = {
  'council-of-warriors': {
    text: 'On your unattempted Klingon mission worth under 30 points, or Qo’noS. Nullified if you play or have played Scan, Full Planet Scan or non-Klingons. If solved by the end of your next turn, ships you destroy and personnel your Klingons kill score their printed WEAPONS or STRENGTH.',
    lasting: {
      // For the rest of the game, victims of battles score as trophies.
      [CARD]: {
        at: {
          left: {
            does(g, source, { cards, had, owners, why }) {
              const { battle } = g;
              // Personnel who died in the battle also fought in it.
              const fell = cards.some((card, at) => had[at] === source.seat && !shames(card));
              const isShot = why === 'destroyed' && battle?.kind === 'ship' && firesShip(g, source.seat);
              const isSlain =
                why === 'killed' && battle?.kind === 'personnel' && (fightsKlingon(g, source.seat) || fell);
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
      },
    },
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

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Moves the card to the player's bonus point area, without scoring points (C-POINTS-03). */
    enshrine: object;
    /**
     * Moves a card that has just left play from its owner's discard pile to the player's bonus point area, and scores
     * its points (C-POINTS-03).
     */
    claim: { card: CardId; owner: Seat; points: number };
  }
}

const enshrine: Kind<'enshrine'> = {
  run(ctx, run) {
    const [piece] = whichOf(ctx.g, run, 'itself');
    if (piece === undefined) return;
    delete ctx.g.pieces[piece.id];
    playerOf(ctx.g, run.seat).bonus.push({ card: piece.card, owner: piece.owner });
    ctx.log(`${seatName(run.seat)} places ${cardName(piece.card)} in the bonus point area.`, 'C-POINTS-03');
  },
};

const claim: Kind<'claim'> = {
  run(ctx, run, { card, owner, points }) {
    const { discard } = playerOf(ctx.g, owner);
    if (!discard.includes(card)) return;
    takeCard(discard, card);
    playerOf(ctx.g, run.seat).bonus.push({ card, owner });
    scorePoints(ctx, run.seat, { kind: 'bonus', points, card });
  },
};

/** The kinds of effects that only this card has. */
export const KINDS = { enshrine, claim };
