import { describe, expect, it } from 'vitest';
import { shownOf } from '../../../src/cli/leak-surface.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { gameOf } from '../../../src/games/index.ts';
import type { State } from '../../../src/kernel/types.ts';
import { auditLeaks, type LeakOptions } from '../../../src/simulation/leaks.ts';
import { asking, changed, nextProjects, type Planted, type Run, telling } from './plants.ts';

/** A game of three players who start with a Project each. One of them leads the Vulcans with their Agendas. */
const STARTED = { civs: ['federation', 'vulcan', 'romulan'], rules: { startingProject: true } };
const BORG = { ...STARTED, borg: 'invasion' };

const MYSTERY = { civs: STARTED.civs, rules: { mysteryTurnOrder: true } };

/** The leaks that the audit finds in a game with a planted leak. */
function leaks(game: Planted, more: Partial<LeakOptions<Ascendancy>> = {}): string {
  const given = { seed: 'planted', games: 2, most: 1, states: 60, steps: 6, options: STARTED };
  return auditLeaks(game, { ...given, ...more }).leaks.join('\n');
}

describe('A-OPEN-74: the leak audit of views', () => {
  it.each<[string, (g: Ascendancy, seat: number) => unknown, object]>([
    ['another player’s Projects', nextProjects, STARTED],
    ['the order of the reader’s own deck', (g, seat) => g.players[seat]?.deck[0], STARTED],
    ['the order of another player’s deck', (g, seat) => g.players[(seat + 1) % 3]?.deck.at(-1), STARTED],
    ['the next System Disc', ({ stack }) => stack[0], STARTED],
    ['the next Exploration Card', ({ exploration }) => exploration.deck[0], STARTED],
    [
      'the Vulcans’ hidden Agenda',
      ({ players }, seat) => (players[seat]?.civ === 'vulcan' ? null : hiddenAgenda(players)),
      STARTED,
    ],
    ['the next Command Card of the Borg', ({ borg }) => borg?.commands.deck[0], BORG],
    ['the next Borg Tech', ({ borg }) => borg?.tech[0], BORG],
    ['a secret Turn Order Card', secretCards, MYSTERY],
  ])('the audit finds %s', (_what, look, options) => {
    const games = 6;
    expect(
      leaks(
        telling(({ g }, seat) => look(g, seat)),
        { options: options as never, games, states: 400 },
      ),
    ).toMatch(/the view differs/);
  });

  it('A-CIV-01: the audit finds a view that reveals an Exploration Card that nobody has seen', () => {
    const told = telling(({ g }) => g.discs['earth']?.unseen[0]);
    const setup: Planted['setup'] = (options) => {
      const g = told.setup(options);
      g.discs['earth']?.unseen.push(...g.exploration.deck.splice(0, 1));
      return g;
    };
    expect(leaks({ ...told, setup })).toMatch(/the view differs/);
  });

  it('A-SET-13: the audit finds a view that reveals another player’s secret answer', () => {
    const game = telling(({ stack }) => stack.at(-1)?.local['given']);
    expect(leaks(game, { every: 1, games: 6, steps: 2 })).toMatch(/the view differs/);
  });
});

/** The secret Turn Order Cards of the other players (A-OPT-09). */
function secretCards({ players }: Ascendancy, seat: number): string {
  return players.flatMap(({ order }, at) => (order.hidden && at !== seat ? order.card : [])).join();
}

function hiddenAgenda(players: Ascendancy['players']): string {
  return players.flatMap(({ agendas }) => agendas.flatMap(({ card, open }) => (open ? [] : card))).join();
}

describe('A-OPEN-74: the leak audit of questions', () => {
  it('the audit finds options that depend on another player’s Projects', () => {
    const game = asking('turn', 'building', (question, g) =>
      /[02468]$/.test(nextProjects(g, question.seat)) ? question : { ...question, options: question.options.slice(-1) },
    );
    expect(leaks(game, { games: 6 })).toMatch(/the question differs|awaited seats are/);
  });

  it('the audit finds a prompt that reveals another player’s Projects', () => {
    const game = asking('turn', 'building', (question, g) => ({
      ...question,
      prompt: `${nextProjects(g, question.seat)}?`,
    }));
    expect(leaks(game)).toMatch(/the question differs/);
  });

  it('the audit finds a hint that reveals which System is at the end of a lane', () => {
    const game = asking('turn', 'command', (question, g) => ({
      ...question,
      options: question.options.map((option) =>
        option.verb === 'explore' || option.verb === 'onward' ? { ...option, hint: `To ${g.stack[0]}` } : option,
      ),
    }));
    expect(leaks(game, { games: 4, states: 200 })).toMatch(/the question differs/);
  });

  it('A-OPT-09: the audit finds a prompt that reveals another player’s secret Turn Order Card', () => {
    const game = asking('turn', 'building', (question, g) => ({
      ...question,
      prompt: `After you come ${secretCards(g, question.seat)}.`,
    }));
    expect(leaks(game, { options: MYSTERY, games: 6, states: 200 })).toMatch(/the question differs/);
  });
});

describe('A-OPEN-74: the leak audit of logs', () => {
  it('the audit finds a log line that names the next System Disc', () => {
    const game = changed<Run>('turn', 'over', (sound) => (ctx, local) => {
      ctx.log(`Next comes ${ctx.g.stack[0]}.`);
      return sound(ctx, local);
    });
    expect(leaks(game, { games: 6, states: 200, steps: 12 })).toMatch(/the log says/);
  });

  it('the audit finds a log line that names the Projects that a player launches', () => {
    const game = changed<Run>('launch', 'limit', (sound) => (ctx, local) => {
      const { seat } = local as { seat: number };
      ctx.log(`They work on ${ctx.g.players[seat]?.projects.map(({ card }) => card).join()}.`);
      return sound(ctx, local);
    });
    expect(leaks(game, { games: 8, states: 400, steps: 12 })).toMatch(/the log says/);
  });

  it('the audit finds a draw that isn’t reported to the kernel', () => {
    const game = changed<Run>('turn', 'end', (sound) => (ctx, local) => {
      const player = ctx.g.players[(local as { seat: number }).seat];
      player?.projects.push(...player.deck.splice(0, 1).map((card) => ({ card, research: 0 })));
      return sound(ctx, local);
    });
    expect(leaks(game, { games: 6, states: 200, steps: 12 })).toMatch(/the view differs|the question differs/);
  });
});

describe('A-OPEN-74: the leak audit of text and pictures', () => {
  const game = gameOf('ascendancy');
  if (game === null) throw new Error('the game is gone');
  const audit = (more: Partial<LeakOptions<unknown>>): string =>
    auditLeaks(game, { seed: 'planted', games: 1, most: 1, steps: 2, options: STARTED, ...more }).leaks.join();
  /** Gives the seat a copy of the next seat’s Projects. */
  const swapped = (state: State<unknown>, seat: number): State<unknown> => {
    const g = state.g as Ascendancy;
    const players = g.players.map((player, at) =>
      at === seat ? { ...player, projects: g.players[(at + 1) % 3]?.projects } : player,
    );
    return { ...state, g: { ...g, players } };
  };

  it('the audit finds a leak in a picture’s parameter', () => {
    let across = '';
    const { pictures } = ascendancyChat;
    const turn: typeof pictures.turn = (seen) =>
      pictures.turn(seen).map((picture) => ({ ...picture, params: { ...picture.params, note: across } }));
    const { inWords } = shownOf(game, { ...ascendancyChat, pictures: { ...pictures, turn } }, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return inWords(state, seat);
    };
    expect(audit({ shown })).toMatch(/what is shown differs/);
  });

  it('the audit finds a leak in the changes since an earlier view', () => {
    let across = '';
    const changes: NonNullable<typeof ascendancyChat.changes> = (before, after) => [
      { words: `They work on ${across}.` },
      ...(ascendancyChat.changes?.(before, after) ?? []),
    ];
    const { inWords } = shownOf(game, { ...ascendancyChat, changes }, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return inWords(state, seat);
    };
    expect(audit({ shown })).toMatch(/what is shown differs.*They work on/);
  });

  it('the audit finds a leak in the text of a picture or a message', () => {
    const { inWords } = shownOf(game, ascendancyChat, STARTED);
    expect(audit({ shown: (state, seat) => inWords(swapped(state, seat), seat) })).toMatch(/what is shown differs/);
  });

  it('the audit finds a leak in the phase that a recap and the panel name', () => {
    let across = '';
    const { inWords } = shownOf(game, { ...ascendancyChat, phase: () => across }, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return inWords(state, seat);
    };
    expect(audit({ shown })).toMatch(/what is shown differs/);
  });

  it('the audit finds a leak in a line of the inbox', () => {
    let across = '';
    const told = {
      ...ascendancyChat,
      get title() {
        return across;
      },
    };
    const { inInbox } = shownOf(game, told, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return inInbox(state, seat);
    };
    expect(audit({ shown })).toMatch(/what is shown differs/);
    across = '';
    expect(audit({ shown: inInbox })).toBe('');
  });

  it('the audit finds a leak in a nudge, and in the panel of a paused table', () => {
    const { inReminders } = shownOf(game, ascendancyChat, STARTED);
    const asked = (state: State<unknown>, seat: number): unknown => {
      const prompt = nextProjects(state.g as Ascendancy, seat).slice(0, 40);
      return inReminders({ ...state, pending: state.pending.map((one) => ({ ...one, prompt })) }, seat);
    };
    expect(audit({ shown: asked })).toMatch(/what is shown differs/);
    let across = '';
    const planted = shownOf(game, { ...ascendancyChat, phase: () => across }, STARTED);
    const paused = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return planted.inReminders(state, seat);
    };
    expect(audit({ shown: paused })).toMatch(/what is shown differs/);
    expect(audit({ shown: inReminders })).toBe('');
  });

  it('T-PACE-02: the audit finds a time-out whose end depends on what others hold', () => {
    const planted: Planted = {
      ...ascendancy,
      fallback: (state, decision) => ({
        ...ascendancy.fallback(state, decision),
        safe: [...nextProjects(state.g, decision.seat)].reduce((sum, one) => sum + one.charCodeAt(0), 0) % 2 === 0,
      }),
    };
    const { inTime } = shownOf(planted as unknown as typeof game, ascendancyChat, STARTED);
    expect(audit({ shown: inTime })).toMatch(/what is shown differs/);
    expect(audit({ shown: shownOf(game, ascendancyChat, STARTED).inTime })).toBe('');
  });

  it('the audit finds a leak on the board of a server', () => {
    let across = '';
    const { onBoard } = shownOf(game, { ...ascendancyChat, phase: () => across }, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return onBoard(state);
    };
    expect(audit({ shown })).toMatch(/what is shown differs/);
    across = '';
    expect(audit({ shown: onBoard })).toBe('');
  });

  it('the audit finds a leak in the messages of a table that looks for players', () => {
    let across = '';
    const told = {
      ...ascendancyChat,
      get hint() {
        return `About ${across}.`;
      },
    };
    const { inSearch } = shownOf(game, told, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return inSearch(state, seat);
    };
    expect(audit({ shown })).toMatch(/what is shown differs/);
    across = '';
    expect(audit({ shown: inSearch })).toBe('');
  });

  it('the audit finds a leak in the history of the game', () => {
    let across = '';
    const round = (): number => [...across].reduce((sum, letter) => sum + letter.charCodeAt(0), 1);
    const { inHistory } = shownOf(game, { ...ascendancyChat, round }, STARTED);
    const shown = (state: State<unknown>, seat: number): unknown => {
      across = nextProjects(state.g as Ascendancy, seat);
      return inHistory(state, seat);
    };
    expect(audit({ shown })).toMatch(/what is shown differs/);
    across = '';
    expect(audit({ shown: inHistory })).toBe('');
  });

  it('the audit finds a picture that shows more than the view', () => {
    const { inPictures } = shownOf(game, ascendancyChat, STARTED);
    const drawn = (state: State<unknown>, seat: number): unknown => inPictures(swapped(state, seat), seat);
    expect(audit({ drawn, drawnEvery: 2 })).toMatch(/the picture differs/);
  });

  it('the audit finds a leak in the reason for a refusal', () => {
    const planted: Planted = {
      ...ascendancy,
      refuse: (state, seat) => ({ text: `Not now: ${nextProjects(state.g, seat)}`, rule: 'A-CMD-01' }),
    };
    const shown = (state: State<Ascendancy>, seat: number): unknown => planted.refuse(state, seat, 'explore');
    expect(leaks(planted, { shown })).toMatch(/what is shown differs/);
  });
});
