import { describe, expect, it } from 'vitest';
import { AGREEMENT } from '../../../src/games/first-edition/chapters/calls.ts';
import { cardNamed } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { asJson, type PlayedDeck, parseOptions } from '../../../src/games/first-edition/options.ts';
import { playoutPolicy } from '../../../src/games/first-edition/proof/playout-policy.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { agreedCards } from '../../rules/first-edition/by-agreement.ts';

const ids = (titles: readonly string[]) => titles.flatMap((title) => cardNamed(title)?.id ?? []);

/** A starter deck with cards by agreement of all types. */
function mixed(seat: number): PlayedDeck {
  const [deck] = starters().slice(seat);
  if (deck === undefined) throw new Error('no starter deck');
  const some = (['Event', 'Interrupt', 'Incident', 'Objective', 'Personnel', 'Ship'] as const).flatMap((type) =>
    ids(agreedCards(type)).slice(seat * 3, seat * 3 + 3),
  );
  const dilemmas = ids(agreedCards('Dilemma')).slice(seat * 6, seat * 6 + 6);
  return { ...deck, seeds: [...deck.seeds, ...dilemmas], draw: [...deck.draw, ...some, ...some] };
}

const OPTIONS = asJson({ ...parseOptions({ goal: 60 }), decks: [mixed(0), mixed(1)] });

/** Makes a proposal now and then, and agrees to most proposals. */
function talking(decision: Decision, random: (bound: number) => number): string[] {
  const keys = decision.options.map(({ key }) => key);
  if (keys.includes('refuse')) return [random(4) === 0 ? 'refuse' : 'agree'];
  if (keys.includes('agree') && random(6) === 0) return ['agree'];
  const proposing = keys.filter((key) => key.startsWith('agree:'));
  const one = proposing[random(Math.max(1, proposing.length))];
  return one === undefined || random(3) === 0 ? playoutPolicy(decision, random) : [one];
}

describe('games with cards played by agreement', () => {
  it('games with cards by agreement break no kernel invariant: no card is lost, duplicated or misplaced', () => {
    const report = fuzz(firstEdition, {
      seed: 'agreement',
      games: 2,
      every: 150,
      options: OPTIONS,
      habit: talking,
    });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(2);
    expect(report.taken.get('agree') ?? 0).toBeGreaterThan(0);
  });

  const audit = (game: Game<FirstEdition, unknown>) =>
    auditLeaks(game, { seed: 'agreement', games: 6, states: 100, every: 7, steps: 6, options: OPTIONS, most: 1 });

  it('C-DRAW-04: a proposal to play a card by agreement reveals nothing hidden', () => {
    expect(audit(firstEdition).leaks).toEqual([]);
  });

  it('the leak audit fails if a proposal names a card in hand', () => {
    const game: Game<FirstEdition, FirstEditionView & { leak: unknown }> = {
      ...firstEdition,
      view: (state, reader) => ({
        ...firstEdition.view(state, reader),
        leak: state.stack.some(({ proc }) => proc === AGREEMENT.name)
          ? state.g.players.map(({ hand }) => hand[0])
          : null,
      }),
    };
    expect(audit(game).leaks.join()).toMatch(/differs/);
  });
});
