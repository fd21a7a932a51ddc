import { describe, expect, it } from 'vitest';
import { shownOf } from '../../src/cli/shown.ts';
import { awayMissionsChat } from '../../src/discord/games/away-missions.ts';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import { gameOf } from '../../src/games/index.ts';
import type { State } from '../../src/kernel/types.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { audit } from '../../src/proving/leaks.ts';
import { type Ask, type Away, changed, type Run } from './away-plants.ts';

const game = gameOf('away-missions');
if (game === null) throw new Error('the game is gone');

/** What a curious seat may ask for: why not is told by what it may know. */
const WISHES = ['play adapt', 'use hypospray', 'interrupt with evasive action', 'play hold the ship', 'attack locutus'];

describe('Away Missions', () => {
  it('holds every claim in random games', { timeout: 120_000 }, () => {
    const report = fuzz(awayMissions, { seed: 'away', games: 12 });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(12);
    expect(report.decisions).toBeGreaterThan(1000);
  });

  it('shows nobody what is hidden: views, questions, logs, messages, refusals, texts, pictures', {
    timeout: 120_000,
  }, () => {
    const { inWords, inPictures } = shownOf(game, awayMissionsChat);
    const shown = (state: State<unknown>, seat: number): unknown => [
      inWords(state, seat),
      WISHES.map((wish) => game.refuse(state, seat, wish)),
    ];
    const report = audit(game, { seed: 'away', games: 6, steps: 10, shown, drawn: inPictures, drawnEvery: 50 });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThan(200);
    expect(report.inputs).toBeGreaterThan(800);
    expect(report.drawn).toBeGreaterThan(3);
  });

  it('stays tight under every kind of standing orders', { timeout: 120_000 }, () => {
    const report = audit(awayMissions, {
      seed: 'orders',
      games: 6,
      orders(state, seat, random) {
        const reroll = random(2) === 0 ? null : { below: 2 + random(5), above: random(5) };
        const prefer = { damage: random(2) === 0 ? 'ask' : 'auto', debrief: random(2) === 0 ? 'ask' : 'all', reroll };
        const ask = awayMissions.windows(state, seat).flatMap(({ id }) => (random(2) === 0 ? [id] : []));
        return awayMissions.orders({ ask, prefer }, state, seat);
      },
    });
    expect(report.leaks).toEqual([]);
  });
});

describe('the fuzzer finds in Away Missions', () => {
  const violations = (planted: Away): string =>
    fuzz(planted, { seed: 'planted', games: 6, every: 5 }).violations.join('\n');

  it('a card that is lost', () => {
    const planted = changed<Run>('swap', 'begin', (sound) => (ctx, local) => {
      ctx.g.players[(local as { seat: number }).seat]?.decks.mission.pop();
      return sound(ctx, local);
    });
    expect(violations(planted)).toMatch(/impossible position: .* missing in seat/);
  });

  it('an option that can’t be had', () => {
    const planted = changed<Run>('take-cover', 'begin', () => () => {
      throw new Error('no cover here');
    });
    expect(violations(planted)).toMatch(/“.*cover” was offered but fails: no cover here|no cover here/);
  });

  it('a dead end', () => {
    const planted = changed<Ask>('action-phase', 'select', (sound) => ({
      ...sound,
      ask: (ctx, local) => ({ ...sound.ask(ctx, local), ...(ctx.g.round === 2 ? { options: [] } : {}) }),
    }));
    expect(violations(planted)).toMatch(/nothing is on offer/);
  });

  it('a key that stands twice', () => {
    const planted = changed<Ask>('activation', 'choose', (sound) => ({
      ...sound,
      ask(ctx, local) {
        const question = sound.ask(ctx, local);
        return 'go' in question ? question : { ...question, options: [...question.options, ...question.options] };
      },
    }));
    expect(violations(planted)).toMatch(/a key stands twice/);
  });

  it('a question that changes the position', () => {
    const planted = changed<Ask>('action-phase', 'select', (sound) => ({
      ...sound,
      ask(ctx, local) {
        for (const player of ctx.g.players) player.bonusPoints += 1;
        return sound.ask(ctx, local);
      },
    }));
    expect(violations(planted)).toMatch(/asking changed the position/);
  });

  it('a question that depends on when it is asked', () => {
    const planted = changed<Ask>('activation', 'choose', (sound) => ({
      ...sound,
      ask: (ctx, local) => ({ ...sound.ask(ctx, local), prompt: `Act at ${performance.now()}.` }),
    }));
    expect(violations(planted)).toMatch(/asked again, the question differs/);
  });

  it('something that undo can’t take back', () => {
    let calls = 0;
    const planted = changed<Run>('take-cover', 'begin', (sound) => (ctx, local) => {
      calls += 1;
      for (const player of ctx.g.players) player.bonusPoints += calls;
      return sound(ctx, local);
    });
    expect(violations(planted)).toMatch(/undo left a different position/);
  });

  it('chance of its own, and state that is no JSON', () => {
    const chance = {
      ...awayMissions,
      setup: (options: never) => ({ ...awayMissions.setup(options), at: performance.now() }),
    };
    expect(violations(chance)).toMatch(/the replay ends elsewhere/);
    const moment = {
      ...awayMissions,
      setup: (options: never) => ({ ...awayMissions.setup(options), at: new Date(0) }),
    };
    expect(violations(moment)).toMatch(/JSON|different/);
  });
});
