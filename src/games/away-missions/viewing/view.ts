import type { Reader, State } from '../../../kernel/types.ts';
import { characterOf, playerOf } from '../chapters/characters/find.ts';
import { seatName, sideName } from '../chapters/characters/names.ts';
import { seatsOf } from '../chapters/characters/sides.ts';
import { cardView } from '../effects/text.ts';
import { ending, score, standings } from '../score.ts';
import type { AwayMissions } from '../state.ts';
import type { AwayMissionsView, CardView, ScoreView, TeamView } from '../view.ts';
import { areaView } from './board.ts';
import { characterViews } from './characters.ts';
import { facts, headline } from './headline.ts';
import { handView, playerViews, waitingView } from './players.ts';
import { rollView } from './roll.ts';

/**
 * Returns the game as one viewer may see it: everything on the table, but no hand other than the viewer's own
 * (M-DECK-02).
 */
export function view(state: State<AwayMissions>, reader: Reader): AwayMissionsView {
  const { g } = state;
  const { trace } = g;
  return {
    game: 'away-missions',
    reader,
    side: g.side,
    round: g.round,
    phase: g.phase,
    headline: headline(state),
    facts: facts(state),
    awaited: state.pending.map(({ seat }) => seat),
    turn: g.turn,
    ...(g.order === undefined ? {} : { order: [...g.order] }),
    ...(g.cube === undefined ? {} : { cube: g.cube }),
    active: g.active?.character ?? null,
    ...areaView(g),
    characters: characterViews(g),
    players: playerViews(g, reader),
    ...teamsOf(g),
    hand: handView(state, reader),
    waiting: waitingView(state, reader),
    offer: offerView(state, reader),
    trace: trace === null ? null : { ...trace, seat: characterOf(g, trace.character).seat },
    roll: rollView(g),
    score: scoreView(state),
  };
}

/** The verbs of options that take a card from somewhere other than the hand. */
const TAKING = new Set(['core', 'take', 'pile', 'keep', 'strip', 'expose']);

/** Returns the cards that the viewer is choosing from. No other player sees these cards (M-DECK-02). */
function offerView({ pending }: State<AwayMissions>, reader: Reader): CardView[] {
  const options = pending.find(({ seat }) => seat === reader)?.options ?? [];
  const cards = options.flatMap(({ verb, subject }) =>
    TAKING.has(verb) && subject?.kind === 'card' ? subject.id : [],
  );
  return [...new Set(cards)].map((card) => cardView(card));
}

/** Returns the final score once the game is over, otherwise null. */
function scoreView(state: State<AwayMissions>): ScoreView | null {
  const { g, over } = state;
  if (over === null) return null;
  const rows = score(g).rows.map((row) => ({
    ...row,
    name: seatName(g, row.seat),
    cards: playerOf(g, row.seat).scored.length,
  }));
  return { rows, ...teamsOf(g), verdict: ending(state) };
}

/** Returns the teams of a team game with their joint totals (M-TG-01, M-OPEN-54). */
function teamsOf(g: AwayMissions): { teams?: TeamView[] } {
  if (g.allies === undefined) return {};
  return {
    teams: standings(g).map(({ side, points, cards }) => ({
      name: sideName(g, side),
      seats: [...seatsOf(g, side)],
      points,
      cards,
    })),
  };
}
