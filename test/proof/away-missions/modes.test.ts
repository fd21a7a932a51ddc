import { describe, expect, it } from 'vitest';
import { quick } from '../../../src/games/away-missions/bot/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { FACTIONS, parseOptions } from '../../../src/games/away-missions/options.ts';
import { kindReport } from '../../../src/games/away-missions/proof/kind-report.ts';
import { kindOf } from '../../../src/games/away-missions/proof/kinds.ts';
import { modes, varied } from '../../../src/games/away-missions/proof/modes.ts';
import { beats } from '../../../src/games/away-missions/proof/strength.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { randomly } from '../../../src/simulation/greedy.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { tournament } from '../../../src/simulation/tournament.ts';
import { watched } from '../support/watched.ts';

const seatsOf = (options: Json): number => awayMissions.seatNames(options).length;
const TEAMS = ['federation', 'borg', 'federation', 'borg'];

describe('kinds of games in the proof', () => {
  it('the proof’s games have two to four players, include each possible ally and none, and use every optional rule', () => {
    const all = modes().map((options) => parseOptions(options));
    const players = all.map(({ factions: teams }) => teams?.length ?? 2);
    expect(new Set(players)).toEqual(new Set([2, 3, 4]));
    expect(new Set(all.map(({ partner }) => partner))).toEqual(new Set([undefined, 1, 2, 3]));
    for (const count of [2, 3, 4])
      for (const what of ['quick', 'cube', 'escalation'] as const)
        expect(all.some((options, at) => players[at] === count && options[what] === true)).toBe(true);
    expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(all.length);
  });

  it.each([2, 3, 4])(
    'the games for %d players include every affiliation in every seat, and every possible ally',
    (players) => {
      const games = Array.from({ length: 60 }, (_, n) => parseOptions(varied(players, n)));
      for (let seat = 0; seat < players; seat++) {
        const led = games.map((options) => awayMissions.setup(options as never).players[seat]?.faction);
        expect(new Set(led)).toEqual(new Set(FACTIONS));
      }
      const partners = new Set(games.map(({ partner }) => partner));
      expect(partners).toEqual(new Set(players === 4 ? [undefined, 1, 2, 3] : [undefined]));
    },
  );
});

describe('choosing kinds of games by name', () => {
  /** Enough games that every seating occurs equally often. */
  const games = (kind: string, players: number) =>
    Array.from({ length: 24 * players }, (_, n) => parseOptions(kindOf(kind)?.(n)));

  it.each([
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['teams', 4],
  ])(
    'games of the kind “%s” put each affiliation in each seat equally often, and never twice in one game',
    (kind, players) => {
      for (let seat = 0; seat < players; seat++) {
        const led = games(kind, players).map(({ factions: teams }) => teams?.[seat]);
        for (const faction of FACTIONS) expect(led.filter((one) => one === faction)).toHaveLength(6 * players);
      }
      for (const { factions: teams = [], partner } of games(kind, players)) {
        expect(new Set(teams).size).toBe(players);
        expect(partner).toBe(kind === 'teams' ? 2 : undefined);
      }
    },
  );

  it('a kind’s name can add optional rules, and “own” gives every seat a deck of cards outside the starter decks', () => {
    expect(kindOf('four+cube+escalation+quick')?.(0)).toMatchObject({ cube: true, escalation: true, quick: true });
    const { decks = {} } = parseOptions(kindOf('three+own')?.(0));
    expect(Object.keys(decks)).toHaveLength(3);
    expect(parseOptions(kindOf('three')?.(0)).decks).toBeUndefined();
  });

  it.each(['five', 'two+', 'two+cubes', 'constructor', ''])('kindOf returns null for the unknown kind “%s”', (text) => {
    expect(kindOf(text)).toBeNull();
  });
});

describe('the report on a kind of game', () => {
  const tried = (against?: string, strength = 1) =>
    kindReport('two+quick', { games: 0, strength, seed: 'report', ...(against === undefined ? {} : { against }) });

  it('the report covers only the chosen opponent, or all opponents if none is chosen', () => {
    const { figures } = tried('random');
    expect(figures).toMatchObject({ against: 1, beats_random: expect.any(Number) });
    expect(figures).not.toHaveProperty('beats_greedy');
    expect(tried('greedy', 0).figures).toEqual({ kind: 'two+quick', games: 0, against: 0, beats_greedy: null });
    expect(tried(undefined, 0).figures).toMatchObject({ beats_random: null, beats_greedy: null });
  });

  it('the report lists the opponents if the given name is unknown', () => {
    expect(tried('constructor')).toEqual({ notes: ['--against takes one of random, greedy.'], figures: {} });
  });
});

describe('the bot in games with three and four players', () => {
  it('the bot beats random play, both alone against three players and with an ally', () => {
    expect(beats(randomly, () => ({ factions: TEAMS }), 8, 'four')).toBeGreaterThanOrEqual(0.7);
    expect(beats(randomly, () => ({ factions: TEAMS, partner: 2 }), 6, 'teams')).toBeGreaterThanOrEqual(0.8);
  });

  it.each(modes().filter((options) => seatsOf(options) > 2))(
    'the bot answers every question of %j, and hidden cards don’t change its answer',
    (options) => {
      const { player, answers } = watched(awayMissions, quick, 12);
      tournament(awayMissions, {
        seed: 'unseen',
        games: 1,
        options,
        players: () => [player, player, player, player],
        ask: (state, seat) => awayMissions.windows(state, seat).map(({ id }) => id),
        trusted: true,
      });
      expect(answers()).toBeGreaterThan(80);
    },
  );
});

it.each([{ factions: TEAMS.slice(1) }, { factions: TEAMS }, { factions: TEAMS, partner: 3, cube: true }])(
  'games with %j show hidden information to nobody',
  (options) => {
    const report = auditLeaks(awayMissions, { seed: 'many', games: 2, options, states: 60 });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(60);
  },
);
