import type { Reader, State } from '../../../kernel/types.ts';
import { sizes } from '../../kit/zones.ts';
import { PILE_NAMES, PILES } from '../content/encounters/token.ts';
import { scenarioIn } from '../scenarios/all.ts';
import { score } from '../score.ts';
import type { Frontiers } from '../state.ts';
import type { FrontiersView, MarketView, ScoreView } from '../view.ts';
import { captainViews, dummyView, orderViews, ownView, shortCaptain, shortName } from './captains.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';
import { choiceView, nowOf } from './choice.ts';
import { assaultView, fightView, pvpView } from './fight.ts';
import { facts, headline, phase } from './headline.ts';
import { mapView } from './map.ts';
import { reachView } from './reach.ts';

/**
 * Returns the information that a reader may have: everything public, and the reader's own hand, discards and secrets.
 * For face-down tokens, only the pile is visible. Of the tiles in the stack, only the backs are visible.
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
    phase: phase(state),
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

/**
 * Returns everything available to all players: dice, offers, Tactics and common Skills, with the sizes of decks and
 * piles.
 */
function marketView(g: Frontiers): MarketView {
  const { core, advanced, undiscovered, crew, tactics, common, piles } = g;
  return {
    core: [...core],
    advanced: advanced.offer.map((card) => cardView(card)),
    undiscovered: undiscovered.offer.map((card) => cardView(card)),
    crew: crew.offer.map(crewCardView),
    actions: crew.actions.map((card) => cardView(card)),
    tactics: tactics.display.map(tacticView),
    heldOut: tactics.aside.map(({ tactic }) => tacticView(tactic)),
    common: common.map(({ skill }) => skillView(skill)),
    decks: {
      advanced: advanced.deck.length,
      undiscovered: undiscovered.deck.length,
      ...sizes(crew, 'regular', 'elite'),
    },
    piles: PILES.map((pile) => ({ pile, name: PILE_NAMES[pile], ...sizes(piles[pile], 'draw', 'discard') })),
  };
}

/**
 * Returns the captain who announced the End of the Round and the captains who still have a turn, or null (F-EOR-01,
 * F-EOR-05).
 */
function announcedView(g: Frontiers): FrontiersView['announced'] {
  if (g.announced === null) return null;
  return { by: shortCaptain(g, g.announced), left: g.lastTurns.map((who) => shortCaptain(g, who)) };
}

function finaleView(g: Frontiers): FrontiersView['finale'] {
  if (g.finale === null) return null;
  return { why: g.finale.why, left: g.finale.left.map((who) => shortCaptain(g, who)) };
}

/** Returns the final score, or null while the game runs. */
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
