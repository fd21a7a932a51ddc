import { describe, expect, it } from 'vitest';
import { shownOf } from '../../../src/cli/leak-surface.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { isAgenda } from '../../../src/games/first-edition/position/kinds.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import { gameOf } from '../../../src/games/index.ts';
import { PASS } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Json, Seat, State } from '../../../src/kernel/types.ts';
import { auditLeaks, type LeakOptions } from '../../../src/simulation/leaks.ts';
import { type AskOf, planting, type RunOf } from '../support/plants.ts';

const { changed, asking, telling } = planting(firstEdition);
type Planted = Game<FirstEdition, FirstEditionView>;
type Run = RunOf<FirstEdition>;
type Ask = AskOf<FirstEdition>;

/** What the audit finds in a game with a planted leak. */
function leaks(game: Planted, more: Partial<LeakOptions<FirstEdition>> = {}): string {
  const given = { seed: 'planted', games: 6, most: 1, states: 150, every: 9, steps: 6 };
  return auditLeaks(game, { ...given, ...more }).leaks.join('\n');
}

/** The opponent’s hand, as text. */
function nextHand(g: FirstEdition, seat: Seat): string {
  return (g.players[1 - seat]?.hand ?? []).join();
}

/** Two starter decks whose draw decks hold only hidden agendas. */
function agendaDecks(): Json {
  const all = allCards().filter(isAgenda);
  // Agendas that can be played are frequent, and nobody may learn that a card is one of them.
  const laid = all.filter(({ id }) => ruleOf(id)?.plays !== undefined).slice(0, 6);
  const agendas = [...laid, ...laid, ...laid, ...all.slice(0, 18)].map(({ id }) => id);
  const decks = starters()
    .slice(0, 2)
    .map(({ name, missions, seeds }) => ({ name: `${name} in secret`, missions, seeds, draw: agendas }));
  return { decks };
}

describe('the leak audit of views', () => {
  it('C-DRAW-10: the audit finds card numbers that follow cards through a shuffle', () => {
    // The place of each card in its list is known from another game, say.
    const game = telling(({ g }, seat) => {
      const { draw = [] } = g.options.decks[1 - seat] ?? {};
      return g.players[1 - seat]?.hand.map((card) => draw.indexOf(card));
    });
    expect(leaks(game)).toMatch(/the view differs/);
  });

  it('C-SEED-13: the audit finds a view that reveals the order of the opponent’s cards under a mission', () => {
    const game = telling(({ g }, seat) =>
      Object.values(g.locations).map(({ seeds }) => {
        const hidden = seeds
          .filter(({ owner, seen }) => owner !== seat && !seen.includes(seat))
          .map(({ card }) => card);
        return hidden.indexOf([...hidden].sort()[0] ?? '');
      }),
    );
    expect(leaks(game)).toMatch(/the view differs/);
  });

  it('C-TYPES-18: the audit finds a view that reveals a hidden agenda', () => {
    const game = telling(({ g }, seat) =>
      Object.values(g.pieces).flatMap(({ hidden, owner, card }) => (hidden === true && owner !== seat ? card : [])),
    );
    const options = agendaDecks();
    expect(leaks(game, { options, every: 3 })).toMatch(/the view differs/);
    expect(leaks(firstEdition, { options, every: 3, states: 60 })).toBe('');
  });
});

describe('the leak audit of which seats are asked', () => {
  it('C-RESPONSE-13: the audit finds a window that is skipped for a player without a response', () => {
    const game = changed<Ask>('gap', 'interrupt', (sound) => ({
      ...sound,
      ask(ctx, local) {
        const question = sound.ask(ctx, local);
        if ('go' in question) return question;
        return question.options.some(({ key }) => key !== PASS) ? question : { go: 'end' };
      },
    }));
    expect(leaks(game, { games: 20, states: 900, every: 3, steps: 12 })).toMatch(/awaited seats are/);
  });
});

describe('the leak audit of questions', () => {
  it('the audit finds a prompt that reveals the opponent’s hand', () => {
    const game = asking('turn', 'act', (question, g) => ({
      ...question,
      prompt: nextHand(g, question.seat).slice(0, 40),
    }));
    expect(leaks(game)).toMatch(/the question differs/);
  });

  it('C-MISSION-10: the audit finds a hint that reveals a card under a mission', () => {
    const game = asking('turn', 'act', (question, g) => ({
      ...question,
      options: question.options.map((option) => {
        const [, location = ''] = option.key.split(':');
        return option.verb === 'attempt' ? { ...option, hint: `${g.locations[location]?.seeds[0]?.card}` } : option;
      }),
    }));
    expect(leaks(game, { games: 30, states: 900, every: 3 })).toMatch(/the question differs/);
  });
});

describe('the leak audit of logs', () => {
  it('the audit finds a log line that names the next card', () => {
    const game = changed<Run>('turn', 'over', (sound) => (ctx, local) => {
      const { seat } = local as { seat: number };
      ctx.log(`Next comes ${ctx.g.players[seat]?.deck[0]}.`);
      return sound(ctx, local);
    });
    expect(leaks(game, { steps: 12 })).toMatch(/the log says/);
  });

  it('C-TURN-08: the audit finds a draw that isn’t reported to the kernel', () => {
    const game = changed<Run>('turn', 'draw', () => (ctx, local) => {
      const player = ctx.g.players[(local as { seat: number }).seat];
      player?.hand.push(...player.deck.splice(0, 1));
      return 'over';
    });
    expect(leaks(game, { steps: 12 })).toMatch(/the view differs|the question differs/);
  });
});

describe('the leak audit of text and pictures', () => {
  const game = gameOf('first-edition');
  if (game === null) throw new Error('the game is gone');
  const audit = (more: Partial<LeakOptions<unknown>>): string =>
    auditLeaks(game, { seed: 'planted', games: 1, most: 1, steps: 2, ...more }).leaks.join();
  /** The state in which the seat holds the opponent’s hand. */
  const swapped = (state: State<unknown>, seat: number): State<unknown> => {
    const g = state.g as FirstEdition;
    const players = g.players.map((player, at) =>
      at === seat ? { ...player, hand: g.players[1 - at]?.hand } : player,
    );
    return { ...state, g: { ...g, players } };
  };

  it('the audit finds a leak in the text of a picture or a message', () => {
    const { inWords } = shownOf(game, firstEditionChat);
    expect(audit({ shown: (state, seat) => inWords(swapped(state, seat), seat) })).toMatch(/what is shown differs/);
  });

  it('the audit finds a picture that shows more than the view', () => {
    const { inPictures } = shownOf(game, firstEditionChat);
    const drawn = (state: State<unknown>, seat: number): unknown => inPictures(swapped(state, seat), seat);
    expect(audit({ drawn, drawnEvery: 4 })).toMatch(/the picture differs/);
  });

  it('the audit finds a leak in the reason for a refusal', () => {
    const planted: Planted = {
      ...firstEdition,
      refuse: (state, seat) => ({ text: `Not now: ${nextHand(state.g, seat)}`, rule: 'C-TURN-04' }),
    };
    const shown = (state: State<FirstEdition>, seat: number): unknown => planted.refuse(state, seat, 'move');
    expect(leaks(planted, { shown })).toMatch(/what is shown differs/);
  });
});
