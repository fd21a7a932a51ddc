import { describe, expect, it } from 'vitest';
import { shownOf } from '../../../src/cli/leak-surface.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { interrupts } from '../../../src/games/away-missions/effects/interrupts.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { gameOf } from '../../../src/games/index.ts';
import type { State } from '../../../src/kernel/types.ts';
import { auditLeaks, type LeakOptions } from '../../../src/simulation/leaks.ts';
import { type Away, asking, changed, handAcross, type Run, telling } from './plants.ts';

/** Returns the leaks that the audit finds in a game with a planted leak. */
function leaks(game: Away, more: Partial<LeakOptions<AwayMissions>> = {}): string {
  return auditLeaks(game, { seed: 'planted', games: 3, most: 1, ...more }).leaks.join('\n');
}

const asked = {
  orders: () => awayMissions.orders({ ask: ['attacked', 'damage', 'scores', 'reroll'] }, { orders: [] } as never, 0),
};

describe('leaks that the audit detects in views', () => {
  it.each<[string, (g: AwayMissions, seat: number) => unknown]>([
    ['cards from the opponent’s hand in a view', (g, seat) => handAcross(g, seat).slice(0, 12)],
    ['the order of a player’s own deck in a view', (g, seat) => g.players[seat]?.decks.mission[0]],
    ['the order of the opponent’s deck in a view', (g, seat) => g.players[1 - seat]?.decks.support.at(-1)],
  ])('the leak audit finds %s', (_what, look) => {
    expect(leaks(telling(({ g }, seat) => look(g, seat)))).toMatch(/the view differs/);
  });

  it('the leak audit finds the opponent’s secret answer in a view', () => {
    const game = telling(({ stack }) => stack.at(-1)?.local['given']);
    expect(leaks(game, { every: 1, games: 1, steps: 2 })).toMatch(/the view differs/);
  });
});

describe('detected leaks of face-down cards', () => {
  const options = { factions: ['romulan', 'klingon'], quick: true };

  /** Returns a game whose view tells the Klingons something about the Romulans. */
  const seen = (look: (romulan: AwayMissions['players'][number]) => unknown): Away =>
    telling(({ g }, seat) => (seat === 0 || g.players[0] === undefined ? null : look(g.players[0])));

  /** Returns the game with a face-down Trap and a face-down Mission at the start. */
  const laid = (game: Away): Away => ({
    ...game,
    setup(chosen, ...rest) {
      const g = game.setup(chosen, ...rest);
      const [romulan] = g.players;
      const [by, from] = ['ptol', 'A1'];
      romulan?.decks.mission.splice(romulan.decks.mission.indexOf('listening-device'), 1);
      romulan?.table.push({ card: 'listening-device', progress: 1, marks: [from], hidden: { by, from } });
      romulan?.decks.support.splice(romulan.decks.support.indexOf('stun-field'), 1);
      romulan?.traps?.push({ card: 'stun-field', space: from, by, from });
      return g;
    },
  });

  it.each<[string, (romulan: AwayMissions['players'][number]) => unknown]>([
    ['the card of a Trap in a view', ({ traps = [] }) => traps.map(({ card }) => card)],
    ['the card of a face-down Mission in a view', ({ table }) => table.map(({ card }) => card)],
  ])('the leak audit finds %s', (_what, look) => {
    expect(leaks(laid(seen(look)), { options })).toMatch(/the view differs/);
  });

  it('the leak audit finds a view that shows a Trap’s space and the space that a Mission marks', () => {
    // Both spaces depend on the mission area, which must be placed first.
    const places = seen(({ traps = [], table }) => [traps.map(({ space }) => space), table.map(({ marks }) => marks)]);
    expect(leaks(laid(places), { options, games: 8 })).toMatch(/the view differs/);
  });

  it('the leak audit finds a log line that names a Trap’s space', () => {
    const saying = changed<Run>('move', 'go', (sound) => (ctx, local) => {
      ctx.log(`Traps lie in ${ctx.g.players[0]?.traps?.map(({ space }) => space).join()}.`);
      return sound(ctx, local);
    });
    expect(leaks(laid(saying), { options, games: 20 })).toMatch(/the log says/);
  });

  it('the leak audit notices if a Move past a Trap isn’t reported to the kernel as new information', () => {
    const silent = changed<Run>('move', 'go', (sound) => (ctx, local) => {
      const mute = new Proxy(ctx, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key, target);
          if (key === 'reveal') return () => undefined;
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      return sound(mute, local);
    });
    expect(leaks(laid(silent), { options, games: 40, every: 1 })).toMatch(/the log says|differs|awaited/);
  });
});

describe('leaks that the audit detects in questions', () => {
  it('the leak audit finds a window that opens only for the player who holds the card', () => {
    const game = changed<Run>('window', 'begin', (sound) => (ctx, local) => {
      const { seat, window, situation } = local as { seat: number; window: 'attacked'; situation: never };
      return interrupts(ctx.g, seat, window, situation).length === 0 ? 'end' : sound(ctx, local);
    });
    expect(leaks(game, { ...asked, games: 8, steps: 6 })).toMatch(/awaited seats are|the view differs|the log says/);
  });

  it('the leak audit finds options that depend on the opponent’s hand', () => {
    const game = asking('activation', 'choose', (question, g) =>
      handAcross(g, question.seat).startsWith('h') ? { ...question, options: question.options.slice(1) } : question,
    );
    expect(leaks(game, { games: 6 })).toMatch(/the question differs/);
  });

  it('the leak audit finds a prompt that reveals the opponent’s hand', () => {
    const game = asking('action-phase', 'select', (question, g) => ({
      ...question,
      prompt: handAcross(g, question.seat).slice(0, 40),
    }));
    expect(leaks(game)).toMatch(/the question differs/);
  });
});

describe('leaks that the audit detects in logs', () => {
  it('the leak audit finds a log line that names a drawn card to everyone', () => {
    const game = changed<Run>('draw', 'begin', (sound) => (ctx, local) => {
      const { seat } = local as { seat: number };
      ctx.log(`The next card is ${ctx.g.players[seat]?.decks.support[0]}.`);
      return sound(ctx, local);
    });
    expect(leaks(game, { games: 8 })).toMatch(/the log says/);
  });

  it('the leak audit notices if a draw isn’t reported to the kernel', () => {
    const game = changed<Run>('draw', 'begin', () => (ctx, local) => {
      const { seat } = local as { seat: number };
      const player = ctx.g.players[seat];
      player?.hand.support.push(...player.decks.support.splice(0, 1));
      return null;
    });
    expect(leaks(game, { games: 8 })).toMatch(/the view differs|the question differs/);
  });
});

describe('leaks that the audit detects in messages and pictures', () => {
  const game = gameOf('away-missions');
  if (game === null) throw new Error('the game is gone');
  const peeking = (state: { g: unknown }, seat: number): string =>
    handAcross(state.g as AwayMissions, seat).slice(0, 12);

  it('the leak audit finds a leak in a picture’s parameter', () => {
    let across = '';
    const { pictures } = awayMissionsChat;
    const planted = {
      ...awayMissionsChat,
      pictures: {
        ...pictures,
        turn: () => [{ scene: 'map', params: { highlight: {}, note: across }, alt: 'The map' }],
      },
    };
    const { inWords } = shownOf(game, planted);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = peeking(state, seat);
      return inWords(state, seat);
    };
    expect(auditLeaks(game, { seed: 'planted', games: 2, most: 1, shown }).leaks.join()).toMatch(
      /what is shown differs/,
    );
  });

  it('the leak audit finds a leak in the message of a private copy', () => {
    let across = '';
    const { pictures } = awayMissionsChat;
    const planted: typeof awayMissionsChat = {
      ...awayMissionsChat,
      pictures: {
        ...pictures,
        read: (seen, read) =>
          read.what === 'try'
            ? [{ scene: 'map', params: { highlight: {}, note: across }, alt: 'The map' }]
            : pictures.read(seen, read),
      },
    };
    const { inWords } = shownOf(game, planted);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = peeking(state, seat);
      return inWords(state, seat);
    };
    expect(auditLeaks(game, { seed: 'planted', games: 2, most: 1, shown }).leaks.join()).toMatch(
      /what is shown differs/,
    );
  });

  it('the leak audit finds a picture that shows more than the view', () => {
    const { inPictures } = shownOf(game, awayMissionsChat);
    const drawn = (state: { g: unknown }, seat: number): unknown => {
      const g = state.g as AwayMissions;
      const players = g.players.map((player, at) =>
        at === seat ? { ...player, hand: g.players[1 - at]?.hand } : player,
      );
      return inPictures({ ...state, g: { ...g, players } } as never, seat);
    };
    expect(auditLeaks(game, { seed: 'planted', games: 1, most: 1, drawn, drawnEvery: 8 }).leaks.join()).toMatch(
      /the picture differs/,
    );
  });
});
