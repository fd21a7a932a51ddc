import { optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { Stage } from './stage.ts';

/**
 * Returns help for writing scenarios of a game: its seats, its steps with their options, its decks and the paths into its
 * state.
 */
export function describe<G>(game: Game<G>): string {
  const { staging } = game;
  const named = (list: { readonly [name: string]: string }): string[] =>
    Object.entries(list).map(([name, about]) => `  ${name}: ${about}`);
  return [
    `${game.title} (${game.id})`,
    ...FORM,
    `\nSeats: ${staging.seats.join(', ')}`,
    '\nSteps for given.at (without one, the game begins at its start):',
    ...Object.entries(staging.at).flatMap(([name, { about }]) => [`  ${name}: ${about}`, ...offeredAt(game, name)]),
    '\nPlaces for decks:',
    ...named(staging.decks ?? {}),
    '\nPaths of the state, for given.patch and then.path:',
    ...named(staging.paths),
    '\nActions of a seat in do, one of:',
    ...named(ACTS),
    '\nClaims in then, one of:',
    ...named(CLAIMS),
  ].join('\n');
}

const FORM = [
  '\nA scenario is a JSON object: title, game, rules (ids), given {at, turn, patch}, dice (in rolling order), decks,',
  'do (actions of seats, in order), then (claims), and optionally options, seats and seed. Describe a file',
  'to see the options at its end.',
];

const ACTS = {
  pick: 'a key, a label or an unambiguous part of one',
  subset: 'several keys or labels, or [] for none',
  order: 'all of them, in order',
  amount: 'a number',
  allocate: 'points by key: {"defense": 2, "move": 1}',
  undo: 'true: undoes its last step',
  orders: 'the seat’s standing orders, in the game’s format',
};

const CLAIMS = {
  path: 'with “is”, “atLeast” or “has” (of a list)',
  offers: '{seat, pick}: a key, or its beginning up to a colon, can be chosen',
  refuses: '{seat, pick, rule}: it can’t be chosen, because of this rule',
  asked: 'the awaited seats, in order, or [] if the game is over',
  log: 'a part of the log',
  outcome: '{"winners": [seats]}, with [] for a draw',
  score: 'points by seat',
};

/** Maximum number of options that are shown for a step. */
const SHOWN = 4;

/** Returns the options at the beginning of a step, in the unchanged starting position. */
function offeredAt<G>(game: Game<G>, at: string): string[] {
  const { match, seats } = new Stage(game, { at });
  return match.state.pending.map((decision) => {
    const shown = optionsOf(decision).map(({ key, label }) => `${key} (${label})`);
    const rest = shown.length > SHOWN ? `, … ${shown.length} in all` : '';
    return `    ${seats[decision.seat]} ${decision.kind}: ${shown.slice(0, SHOWN).join(', ') || 'nothing'}${rest}`;
  });
}
