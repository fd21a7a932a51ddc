import { optionsOf, randomAnswer } from '../../../kernel/decision.ts';
import { must } from '../../../kernel/must.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { bestTried, candidates, type Search } from '../../kit/search-bot.ts';
import { awayMissions } from '../index.ts';
import type { AwayMissions } from '../state.ts';
import {
  againDice,
  best,
  deployment,
  discardFor,
  freeMove,
  nextAction,
  pegs,
  trapSpace,
  unwanted,
  whose,
} from './answers.ts';
import { coreMission } from './core.ts';
import { standingOf } from './position.ts';

/** The settings of the search, which tries out answers to questions that have no heuristic. */
const SEARCH: Search<AwayMissions> = {
  game: awayMissions,
  worth: ({ g }, seat) => standingOf(g, seat),
  answers: 14,
  tries: 2,
};

type Random = (bound: number) => number;

/**
 * Answers a question as the standard bot, mostly by scoring options without playing them out. Uses only the public
 * position and the seat's own hand, because everything else in the given state may have been redealt.
 */
export function quick(state: State<AwayMissions>, seat: Seat, decision: Decision, random: Random): string[] {
  const { g } = state;
  const proc = state.stack.at(-1)?.proc;
  const [first] = decision.options;
  const only = optionsOf(decision);
  if (only.length === 1 && decision.min === 1) return only.map(({ key }) => key);
  switch (proc) {
    case 'activation':
      return nextAction(g, seat);
    case 'action-phase':
      return whose(g, seat);
    case 'damage':
      return pegs(g, decision);
    case 'reroll':
      return decision.kind === 'subset' ? againDice(g, seat, decision) : discardFor(g, seat, decision);
    case 'draw-phase':
      return unwanted(g, seat, decision);
    case 'debrief':
      return [must(first, 'an option').key];
    case 'window':
    case 'contest':
      return [
        must(
          best(decision.options, ({ verb }) => (verb === 'interrupt' ? 1 : 0)),
          'an option',
        ).key,
      ];
    case 'move':
      return freeMove(g, seat, decision);
    case 'effects':
      if (first?.verb === 'trap') return trapSpace(g, seat, decision);
      break;
    case 'preparation':
    case 'arrivals':
      if (first?.verb === 'core') return coreMission(g, seat, decision);
      return first?.subject?.kind === 'space' ? deployment(g, decision, random) : randomAnswer(decision, random);
  }
  return bestTried(SEARCH, state, decision, candidates(decision, SEARCH.answers, random), String(random(2 ** 31)));
}
