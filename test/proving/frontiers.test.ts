import { describe, expect, it } from 'vitest';
import { modesOf } from '../../src/cli/modes.ts';
import { shownOf } from '../../src/cli/shown.ts';
import { frontiersChat } from '../../src/discord/games/frontiers.ts';
import { frontiers } from '../../src/games/frontiers/index.ts';
import { gameOf } from '../../src/games/index.ts';
import type { Json, State } from '../../src/kernel/types.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { audit } from '../../src/proving/leaks.ts';
import { LATE, late } from './frontiers-late.ts';
import { type Ask, changed, type Planted, type Run } from './frontiers-plants.ts';

const game = gameOf('frontiers');
if (game === null) throw new Error('the game is gone');
const { options: modes, habit = () => [] } = modesOf('frontiers');

/** Steps that late games ask at, too: fights together and against each other, and what only Crew and rare cards bring. */
const LATE_STEPS = ['assault.consent', 'pvp.attend', 'pvp-attack.block', 'effects.boost', 'level-up.skill'];

/** What a curious seat may ask for: why not is told by what it may know. */
const WISHES = ['play warp drive', 'explore', 'challenge', 'emergency', 'attack patrol warbird', 'repair'];

describe('Frontiers', () => {
  it('holds every claim in random games of many kinds', { timeout: 60_000 }, () => {
    for (const [at, options] of modes.entries()) {
      if (at % 4 !== 0 || isLong(options)) continue;
      const report = fuzz(frontiers, { seed: `kind ${at}`, games: 1, every: 60, options, habit });
      expect(report.violations).toEqual([]);
    }
  });

  it('holds every claim late in a game, with all that can be done then', { timeout: 60_000 }, () => {
    const asked = new Set<string>();
    const look = ({ stack, pending }: State<unknown>): void => {
      const top = stack.at(-1);
      if (pending.length > 0) asked.add(`${top?.proc}.${top?.step}`);
    };
    for (const seed of ['a', 'b']) {
      const report = fuzz(late(seed), { seed, games: 2, every: 100, options: LATE, habit, look });
      expect(report.violations).toEqual([]);
    }
    expect(asked).toEqual(new Set([...asked, ...LATE_STEPS]));
    expect(asked.size).toBeGreaterThan(35);
  });

  it('shows nobody what is hidden: views, questions, logs, messages, refusals, texts, pictures', {
    timeout: 60_000,
  }, () => {
    const options = { scenario: 'blitz-conquest', players: 2, pvp: true, drafting: true, interactiveCombat: true };
    const { inWords, inPictures } = shownOf(game, frontiersChat, options);
    const shown = (state: State<unknown>, seat: number): unknown => [
      inWords(state, seat),
      WISHES.map((wish) => game.refuse(state, seat, wish)),
    ];
    const given = { seed: 'words', games: 1, every: 10, steps: 4, options, shown, drawn: inPictures, drawnEvery: 20 };
    const report = audit(game, given);
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThan(20);
    expect(report.drawn).toBeGreaterThan(1);
  });

  it.each<Json>([
    { scenario: 'full-cooperation', players: 3 },
    { scenario: 'one-to-return', players: 4, teams: true },
    { scenario: 'blitz-conquest', players: 2, auction: true, drafting: true, actionUpgrades: true },
  ])('stays tight in %o', { timeout: 60_000 }, (options) => {
    expect(audit(frontiers, { seed: 'tight', games: 2, every: 6, steps: 10, options }).leaks).toEqual([]);
  });

  it('stays tight late in a game', { timeout: 60_000 }, () => {
    const report = audit(late('tight'), { seed: 'tight', games: 1, every: 20, steps: 8, options: LATE });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThan(100);
  });
});

describe('the fuzzer finds in Frontiers', () => {
  const violations = (planted: Planted): string =>
    fuzz(planted, { seed: 'planted', games: 4, every: 5, habit }).violations.join('\n');

  it('a card that is there twice', () => {
    const planted = changed<Run>('end-of-turn', 'draw', (sound) => (ctx, local) => {
      const player = ctx.g.players[(local as { seat: number }).seat];
      player?.deck.push(...player.discard.slice(0, 1));
      return sound(ctx, local);
    });
    expect(violations(planted)).toMatch(/impossible position: too many cards/);
  });

  it('an option that can’t be had', () => {
    const planted = changed<Run>('explore', 'begin', () => () => {
      throw new Error('nothing is out there');
    });
    expect(violations(planted)).toMatch(/nothing is out there/);
  });

  it('a dead end', () => {
    const planted = changed<Ask>('volleys', 'begin', (sound) => ({
      ...sound,
      ask: (ctx, local) => ({ ...sound.ask(ctx, local), ...(ctx.g.round === 2 ? { options: [] } : {}) }),
    }));
    expect(violations(planted)).toMatch(/nothing is on offer/);
  });

  it('a question that changes the position', () => {
    const planted = changed<Ask>('turn', 'pick', (sound) => ({
      ...sound,
      ask(ctx, local) {
        for (const player of ctx.g.players) player.experience += 1;
        return sound.ask(ctx, local);
      },
    }));
    expect(violations(planted)).toMatch(/asking changed the position/);
  });
});

/** Games of four or of six Rounds take too long here. */
function isLong(options: Json): boolean {
  const { scenario, players } = options as { scenario: string; players: number };
  return players === 4 || scenario.startsWith('full') || scenario === 'conquer-and-hold';
}
