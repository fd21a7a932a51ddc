import { must } from '../../../kernel/must.ts';
import type { Reader, Seat, State } from '../../../kernel/types.ts';
import { sizes } from '../../kit/zones.ts';
import { affiliationOf } from '../chapters/affiliation/compatible.ts';
import { rangeLeft } from '../chapters/movement/movement.ts';
import { pointsOf } from '../chapters/points/score.ts';
import { missionPoints } from '../chapters/points/worth.ts';
import { attributeOf } from '../chapters/skills/attributes.ts';
import { sideName } from '../chapters/spaceline/faces.ts';
import { missionFor, regionOf, spanOf } from '../chapters/spaceline/line.ts';
import { whereOf } from '../chapters/teams/teams.ts';
import { formulaText } from '../content/formula-words.ts';
import { cardOf } from '../content/pool.ts';
import { ATTRIBUTES } from '../content/printed.ts';
import { agendasOf, allPieces } from '../position/find.ts';
import { looking } from '../position/look.ts';
import { cardName, locationName, pieceName, seatName } from '../position/names.ts';
import { isStopped } from '../position/pieces.ts';
import { locationAt } from '../position/places.ts';
import { tribblesOf } from '../position/side-decks.ts';
import { granted } from '../rules/ask.ts';
import type { FirstEdition, LastMet, LineLocation, Piece, Player } from '../state.ts';
import type { CardId, LocationId } from '../terms.ts';
import type { FirstEditionView, LastMetView, LocationView, PieceView, PlayerView } from '../view.ts';
import { briefOf } from './brief.ts';
import { crewViews } from './crews.ts';
import { needViews } from './needs.ts';
import { tribbleGroups } from './tribbles.ts';
import { waiting } from './waiting.ts';

/**
 * Builds a reader's view: public cards, their own hand and seeds (C-OPEN-31), and seeds they have seen. The engine
 * checks what players claim, so nobody has to show cards as proof (C-OPEN-35).
 */
export function view(state: State<FirstEdition>, reader: Reader): FirstEditionView {
  return looking(state.g, () => viewed(state, reader));
}

function viewed(state: State<FirstEdition>, reader: Reader): FirstEditionView {
  const { g, pending, over } = state;
  const { attempt } = g;
  const { met = null } = attempt ?? {};
  return {
    game: 'first-edition',
    reader,
    headline: headline(state),
    stage: g.stage,
    phase: g.seeding?.phase ?? null,
    turns: g.turns,
    turn: g.turn,
    awaited: pending.map(({ seat }) => seat),
    goal: g.options.goal,
    lines: g.lines,
    locations: Object.values(g.locations).map((location) => locationView(g, location, reader)),
    // The opponent's hidden agendas are left out here, and only their number is shown (C-TYPES-18). Cards that entered
    // play face up stay public (C-OPEN-44).
    pieces: allPieces(g)
      .filter(({ hidden, owner }) => hidden !== true || owner === reader)
      .map((piece) => pieceView(g, piece)),
    players: g.players.map((player, seat) => playerView(g, player, seat, reader)),
    crews: crewViews(g, reader),
    lastMet: g.lastMet === null ? null : lastMetView(g, g.lastMet),
    lastBattle: g.lastBattle ?? null,
    announced: g.announced.filter(({ fate }) => fate !== 'stays').map(({ card, owner }) => ({ card, owner })),
    battle: battleView(g.battle, reader),
    attempt:
      attempt === null
        ? null
        : {
            seat: attempt.seat,
            location: attempt.location,
            team: attempt.team,
            ship: attempt.ship,
            facing: attempt.facing,
          },
    met: met === null ? null : { card: met.card, owner: met.owner },
    tribbles: tribbleGroups(g),
    waiting: reader === 'spectator' || over !== null ? [] : waiting(state, reader),
    verdict: over?.why ?? null,
    winners: over?.winners ?? [],
  };
}

/** Returns a battle as a reader may see it. Tactics that the opponent has drawn are secret (C-SHIPBAT-14). */
function battleView(battle: FirstEdition['battle'], reader: Reader): FirstEdition['battle'] {
  if (battle?.kind !== 'ship') return battle;
  return { ...battle, drawn: battle.drawn.map((drawn, seat) => (seat === reader ? drawn : [])) };
}

/** Returns the headline of the picture. The headline contains only public information. */
export function headline({ g, over }: State<FirstEdition>): string {
  if (over !== null) {
    const [winner] = over.winners;
    return winner === undefined ? 'A draw' : `${seatName(winner)} won`;
  }
  if (g.battle !== null) return `${g.battle.kind === 'ship' ? 'Ship' : 'Personnel'} battle`;
  if (g.attempt !== null) return `Attempt: ${locationName(g, g.attempt.location)}`;
  if (g.seeding !== null) return `Seeding: ${g.seeding.phase} phase`;
  return g.turn === null ? 'Between turns' : `${seatName(g.turn.seat)}’s turn`;
}

function locationView(g: FirstEdition, location: LineLocation, reader: Reader): LocationView {
  const { id, quadrant, missions, seeds, solved, barred } = location;
  return {
    id,
    name: locationName(g, id),
    quadrant,
    region: regionOf(g, id),
    where: whereOf(g, id),
    missions: missions.map(({ card, owner }) => ({
      card,
      owner,
      name: cardName(card),
      points: missionPoints(g, id, owner),
      span: spanOf(g, id, owner),
      ...askedBy(g, id, owner),
      ...sideOf(card),
    })),
    // The number and owners of seeds are public. Seeds that the reader has seen before stay visible to that reader (C-SEED-29).
    seeds: seeds.map(({ card, owner, seen }) => {
      const knows = reader !== 'spectator' && (owner === reader || seen.includes(reader));
      return { owner, card: knows ? card : null, title: knows ? cardName(card) : null };
    }),
    solved,
    barred,
    ...(location.veiled === true ? { cloaked: true } : {}),
  };
}

/** Returns which side of a two-sided mission is up. */
function sideOf(card: CardId): { side?: string } {
  const side = sideName(card);
  return side === null ? {} : { side };
}

/** Returns a mission's requirement and the affiliations that may attempt it, as text for players. */
function askedBy(g: FirstEdition, id: LocationId, seat: Seat): { asks: string; by: string } {
  const { requirement, openToAll, affiliations } = missionFor(g, id, seat);
  return {
    asks: requirement === null ? '' : formulaText(requirement),
    by: openToAll ? 'Any affiliation' : affiliations.join(', '),
  };
}

function lastMetView(g: FirstEdition, met: LastMet): LastMetView {
  const { seat, location, card, turn, overcome, needs, team, aimed = [] } = met;
  return {
    seat,
    where: locationName(g, location),
    card: briefOf(card),
    turn,
    overcome,
    needs: needViews(needs),
    team: team.map(cardName),
    aimed: aimed.map(cardName),
  };
}

function pieceView(g: FirstEdition, piece: Piece): PieceView {
  const facts = cardOf(piece.card);
  return {
    ...piece,
    name: pieceName(g, piece.id),
    type: facts.type,
    location: locationAt(g, piece.at),
    isStopped: isStopped(g, piece),
    ...(facts.type === 'Ship' ? { left: rangeLeft(g, piece) } : {}),
    affiliation: affiliationOf(piece),
    attributes: ATTRIBUTES.filter((one) => one in facts).map((one) => attributeOf(g, piece, one)),
  };
}

function playerView(g: FirstEdition, player: Player, seat: Seat, reader: Reader): PlayerView {
  const { hand, seeds, discard, spent, removed, bonus, playing, scored } = player;
  const { drawn } = tribblesOf(player);
  const isOwn = reader === seat;
  return {
    name: seatName(seat),
    deck: must(g.options.decks[seat], `seat ${seat}’s deck`).name,
    points: pointsOf(g, seat),
    hand: isOwn || granted(g, 'open-hand', { seat }) ? hand.map(briefOf) : null,
    scored: scored.map(({ kind, points, card }) => ({ kind, points, title: cardName(card) })),
    seeds: isOwn ? seeds : null,
    counts: sizes(player, 'hand', 'deck', 'seeds', 'missions', 'tactics'),
    agendas: agendasOf(g, seat).length,
    discard: { top: discard[0] ?? null, count: discard.length },
    spent,
    sideDecks: sideDeckViews(player),
    ...(isOwn && drawn.length > 0 ? { drawnTribbles: drawn.map(briefOf) } : {}),
    removed,
    bonus,
    playing,
  };
}

/** Returns a player's side decks. Their order and their face-down cards are hidden, even from their owner (C-DECK-23). */
function sideDeckViews(player: Player): PlayerView['sideDecks'] {
  return SIDE_DECKS.flatMap(([name, deck]) => {
    const { down, up } = deck === 'tactics' ? { down: player.tactics, up: player.spent } : tribblesOf(player);
    return down.length + up.length === 0 ? [] : [{ name, count: down.length, used: up.map(cardName) }];
  });
}

const SIDE_DECKS = [
  ['Battle Bridge side deck', 'tactics'],
  ['Tribble side deck', 'tribbles'],
] as const;
