import { describe, expect, it } from 'vitest';
import { shownOf } from '../../../src/cli/leak-surface.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { gameOf } from '../../../src/games/index.ts';
import type { State } from '../../../src/kernel/types.ts';
import { auditLeaks, type LeakOptions } from '../../../src/simulation/leaks.ts';
import { type Ask, asking, changed, nextHand, type Planted, type Run, telling } from './plants.ts';

/** The leaks that the audit finds in a game with a planted leak. */
function leaks(game: Planted, more: Partial<LeakOptions<Frontiers>> = {}): string {
  return auditLeaks(game, { seed: 'planted', games: 2, most: 1, ...more }).leaks.join('\n');
}

describe('the leak audit of views', () => {
  it.each<[string, (g: Frontiers, seat: number) => unknown, object]>([
    ['another player’s hand', nextHand, {}],
    ['the order of the reader’s own deck', (g, seat) => g.players[seat]?.deck[0], {}],
    ['the order of another player’s deck', (g, seat) => g.players[1 - seat]?.deck.at(-1), {}],
    ['the reader’s own next Skills', (g, seat) => g.players[seat]?.skillPile[0], {}],
    ['the tile stack', ({ stack }) => stack.find((tile) => tile.startsWith('core')), { scenario: 'full-conquest' }],
    ['a pile of tokens', ({ piles }) => piles.warbird.draw[0], {}],
    [
      'a face-down token',
      ({ sites }) => Object.values(sites).flatMap(({ tokens }) => tokens.filter(({ up }) => !up))[0]?.token,
      { scenario: 'full-conquest' },
    ],
    ['the deck of the Dummy Player', ({ dummy }) => dummy?.deck[0], { scenario: 'blitz-cooperation' }],
    [
      'the cards that another player keeps from the draft',
      (g, seat) => g.players[1 - seat]?.kept.join(),
      { drafting: true },
    ],
    [
      'the ship that the other team chose',
      ({ chosen, players }, seat) => chosen[1 - (players[seat]?.team ?? 0)],
      { scenario: 'one-to-return', players: 4, teams: true },
    ],
  ])('the audit finds %s', (_what, look, options) => {
    const game = telling(({ g }, seat) => look(g, seat));
    expect(leaks(game, { options: { players: 2, ...options } as never })).toMatch(/the view differs/);
  });

  it('the audit finds a view that reveals the die that was set in Interactive Combat', () => {
    const game = telling(({ g }, seat) => {
      const die = g.combat?.die;
      return die && !die.shown && die.by !== seat ? die.colour : null;
    });
    const options = { players: 2, interactiveCombat: true };
    expect(leaks(game, { options, games: 12, every: 1, steps: 0 })).toMatch(/the view differs/);
  });

  it('the audit finds a view that reveals another player’s secret answer', () => {
    const game = telling(({ stack }) => stack.at(-1)?.local['given'] ?? null);
    expect(leaks(game, { options: { players: 3, drafting: true }, every: 1, steps: 1 })).toMatch(/the view differs/);
  });
});

describe('the leak audit of questions', () => {
  it('the audit finds a phase that is skipped for a player without a usable card', () => {
    const game = changed<Ask>('volleys', 'begin', (sound) => ({
      ...sound,
      ask(ctx, local) {
        const question = sound.ask(ctx, local);
        if ('go' in question) return question;
        return question.options.some(({ key }) => key !== 'phase:next') ? question : { go: 'end' };
      },
    }));
    expect(leaks(game, { games: 12, steps: 12 })).toMatch(/awaited seats are|the view differs|the log says/);
  });

  it('the audit finds options that depend on another player’s hand', () => {
    const game = asking('turn', 'pick', (question, g) =>
      nextHand(g, question.seat) < 'i' ? question : { ...question, options: question.options.slice(-1) },
    );
    expect(leaks(game, { games: 6 })).toMatch(/the question differs|awaited seats are/);
  });

  it('the audit finds a prompt that reveals another player’s hand', () => {
    const game = asking('turn', 'pick', (question, g) => ({
      ...question,
      prompt: nextHand(g, question.seat).slice(0, 40),
    }));
    expect(leaks(game)).toMatch(/the question differs/);
  });
});

describe('the leak audit of logs', () => {
  it('the audit finds a log line that names a card in another player’s deck', () => {
    const game = changed<Run>('turn', 'end', (sound) => (ctx, local) => {
      const { seat } = local as { seat: number };
      ctx.log(`Next comes ${ctx.g.players[seat]?.deck.at(-1)}.`);
      return sound(ctx, local);
    });
    expect(leaks(game, { games: 6 })).toMatch(/the log says/);
  });

  it('the audit notices if a draw isn’t reported to the kernel', () => {
    const game = changed<Run>('end-of-turn', 'draw', (sound) => (ctx, local) => {
      const player = ctx.g.players[(local as { seat: number }).seat];
      player?.hand.push(...player.deck.splice(0, 2));
      return sound(ctx, local);
    });
    expect(leaks(game, { games: 6 })).toMatch(/the view differs|the question differs/);
  });
});

describe('the leak audit for messages and pictures', () => {
  const game = gameOf('frontiers');
  if (game === null) throw new Error('the game is gone');

  it('the audit finds a leak in a picture’s parameter', () => {
    let across = '';
    const { pictures } = frontiersChat;
    const turn: typeof pictures.turn = (seen) =>
      pictures.turn(seen).map((picture) => ({ ...picture, params: { ...picture.params, note: across } }));
    const { inWords } = shownOf(game, { ...frontiersChat, pictures: { ...pictures, turn } });
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextHand(state.g as Frontiers, seat);
      return inWords(state, seat);
    };
    expect(auditLeaks(game, { seed: 'planted', games: 1, most: 1, shown }).leaks.join()).toMatch(
      /what is shown differs/,
    );
  });

  it('the audit finds a picture that shows more than the view', () => {
    const { inPictures } = shownOf(game, frontiersChat);
    const drawn = (state: State<unknown>, seat: number): unknown => {
      // Gives the seat a copy of the next seat’s hand.
      const g = state.g as Frontiers;
      const players = g.players.map((player, at) =>
        at === seat ? { ...player, hand: g.players[1 - at]?.hand } : player,
      );
      return inPictures({ ...state, g: { ...g, players } }, seat);
    };
    expect(auditLeaks(game, { seed: 'planted', games: 1, most: 1, drawn, drawnEvery: 8 }).leaks.join()).toMatch(
      /the picture differs/,
    );
  });
});
