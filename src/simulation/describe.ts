import { optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { Stage } from './stage.ts';

/** What a stranger needs to write a case of a game: seats, steps with what they offer, decks and state paths. */
export function describe<G>(game: Game<G>): string {
  const { staging } = game;
  const named = (list: { readonly [name: string]: string }): string[] =>
    Object.entries(list).map(([name, about]) => `  ${name}: ${about}`);
  return [
    `${game.title} (${game.id})`,
    ...FORM,
    `\nSeats: ${staging.seats.join(', ')}`,
    '\nSteps for given.at; without one the game begins at its start:',
    ...Object.entries(staging.at).flatMap(([name, { about }]) => [`  ${name}: ${about}`, ...offeredAt(game, name)]),
    '\nPlaces for decks:',
    ...named(staging.decks ?? {}),
    '\nPaths of the state, for given.patch and then.path:',
    ...named(staging.paths),
    '\nWhat a seat does in do, one of:',
    ...named(ACTS),
    '\nWhat must hold in then, one of:',
    ...named(CLAIMS),
  ].join('\n');
}

const FORM = [
  '\nA case is a JSON object: title, game, rules (ids), given {at, turn, patch}, dice (in the order of rolling), decks,',
  'do (what the seats do, in order), then (what must hold), and where wanted options, seats and seed. Describe a file',
  'to see what is on offer at its end.',
];

const ACTS = {
  pick: 'a key, a label or an unambiguous part of one',
  subset: 'several keys or labels; none: []',
  order: 'all of them, in order',
  amount: 'a number',
  allocate: 'points by key: {"defense": 2, "move": 1}',
  undo: 'true: takes its last step back',
  orders: 'standing orders of the seat, as the game reads them',
};

const CLAIMS = {
  path: 'with “is”, “atLeast” or “has” (of a list)',
  offers: '{seat, pick}: a key, or the beginning of one up to a colon, is on offer',
  refuses: '{seat, pick, rule}: it is not, for this rule',
  asked: 'the seats that are waited for, in order; []: the game is over',
  log: 'a part of what was said',
  outcome: '{"winners": [seats]}; []: a draw',
  score: 'points by seat',
};

/** How many options of a step are shown. */
const SHOWN = 4;

/** What is on offer where a step begins in a position that nothing was changed in. */
function offeredAt<G>(game: Game<G>, at: string): string[] {
  const { match, seats } = new Stage(game, { at });
  return match.state.pending.map((decision) => {
    const shown = optionsOf(decision).map(({ key, label }) => `${key} (${label})`);
    const rest = shown.length > SHOWN ? `, … ${shown.length} in all` : '';
    return `    ${seats[decision.seat]} ${decision.kind}: ${shown.slice(0, SHOWN).join(', ') || 'nothing'}${rest}`;
  });
}
