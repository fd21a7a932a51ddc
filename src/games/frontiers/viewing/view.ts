import type { Reader, State } from '../../../kernel/types.ts';
import { scenarioIn } from '../scenarios/all.ts';
import { score } from '../score.ts';
import type { Frontiers } from '../state.ts';
import type { FrontiersView, ScoreView } from '../view.ts';
import { captainViews, dummyView, orderViews, ownView, shortCaptain, shortName } from './captains.ts';
import { choiceView } from './choice.ts';
import { fightView } from './fight.ts';
import { facts, headline } from './headline.ts';
import { mapView } from './map.ts';
import { marketView } from './market.ts';
import { nowOf } from './now.ts';
import { assaultView, pvpView } from './pvp.ts';
import { reachView } from './reach.ts';

/**
 * What a reader may know: all that lies open, and of hands, decks, piles and secrets the own ones alone. Face-down tokens
 * show their pile, the stack its backs.
 */
export function view(state: State<Frontiers>, reader: Reader): FrontiersView {
  const { g } = state;
  const now = nowOf(state, reader);
  return {
    game: 'frontiers',
    reader,
    scenario: scenarioIn(g).name,
    round: g.round,
    headline: headline(state),
    facts: facts(state),
    awaited: state.pending.map(({ seat }) => seat),
    turn: g.turn === null ? null : { seat: g.turn.seat, begun: g.turn.begun },
    order: orderViews(g),
    announced: announcedView(g),
    finale: finaleView(g),
    ...mapView(g, reader),
    reach: reachView(g, reader),
    captains: captainViews(g),
    dummy: dummyView(g),
    market: marketView(g),
    own: ownView(g, reader, now),
    choice: choiceView(now),
    fight: fightView(g, reader),
    pvp: pvpView(g),
    assault: assaultView(g),
    score: scoreView(state),
  };
}

/** F-EOR-01, F-EOR-05 */
function announcedView(g: Frontiers): FrontiersView['announced'] {
  if (g.announced === null) return null;
  return { by: shortCaptain(g, g.announced), left: g.lastTurns.map((who) => shortCaptain(g, who)) };
}

function finaleView(g: Frontiers): FrontiersView['finale'] {
  if (g.finale === null) return null;
  return { why: g.finale.why, left: g.finale.left.map((who) => shortCaptain(g, who)) };
}

/** The final score, once the game is over. */
function scoreView({ g, over }: State<Frontiers>): ScoreView | null {
  if (over === null) return null;
  const rows = score(g).rows.map(({ seat, total, parts }) => ({
    seat,
    total,
    name: shortName(g, seat),
    parts: parts.map(({ label, points }) => ({ label, points })),
  }));
  return { rows, winners: [...over.winners], verdict: over.why };
}
