import { describe, expect, it } from 'vitest';
import { recruit } from '../../../src/games/frontiers/chapters/crew/recruit.ts';
import { ADVANCED, BASIC, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';
import type { Moment } from '../../../src/games/frontiers/effects/moments.ts';
import { play } from '../../../src/games/frontiers/effects/play.ts';
import { plays } from '../../../src/games/frontiers/effects/plays.ts';
import { effects } from '../../../src/games/frontiers/effects/runner.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { potential } from '../../../src/games/frontiers/viewing/potential.ts';
import { stream } from '../../../src/kernel/random.ts';
import { Drive } from './support/drive.ts';
import { brawl, turnOf } from './support/effects.ts';
import { stored } from './support/plays.ts';

describe('the most that all a captain holds could come to', () => {
  it.each([
    // Sideways 1 each, or the tokens of the one card pay for the other's strong effect.
    ['data tokens that a card gives', ['overload', 'warp-drive'], 'move', 4],
    ['a crystal that a card gives', ['phased-pulse', 'warp-drive'], 'move', 4],
    ['a crystal in a color that nothing needs', ['phaser-volley', 'warp-drive'], 'move', 3],
    ['what turns Move into fire', ['strafing-run', 'warp-drive'], 'attack', 4],
    ['data that an effect asks for besides', ['reroute-power', 'phased-pulse'], 'shields', 4],
    ['a card that another one discards only once', ['quick-thinking', 'open-fire', 'warning-shot'], 'attack', 5],
    ['no data that would pay for itself', ['insight', 'open-fire'], 'attack', 3],
    ['the next Attack that a card makes stronger', ['flanking-maneuver', 'open-fire'], 'attack', 3],
  ] as const)('counts %s', (_what, hand, sort, most) => {
    const { g } = turnOf(2, ...hand);
    expect(potential(g, 0)[sort]).toBe(most);
  });

  it('counts a Skill that was not used, and none that was', () => {
    const { g, player } = turnOf(2, 'impulse-engines');
    player.skills = [{ skill: 'defiant-power-relay', used: 'no' }];
    expect(potential(g, 0).move).toBe(4);
    player.skills = [{ skill: 'defiant-power-relay', used: 'round' }];
    expect(potential(g, 0).move).toBe(2);
  });

  it('takes one die of the Core, unless an effect lets the captain take more', () => {
    const { g } = turnOf(2, 'warp-drive', 'impulse-engines');
    g.core = ['blue', 'gold'];
    expect(potential(g, 0).move).toBe(6);
    g.players[0]?.lasting.push({ modifier: { kind: 'dice', more: 1 }, until: 'turn' });
    expect(potential(g, 0).move).toBe(8);
  });

  it('is never less than what a captain gathers, whatever is played in whichever order', () => {
    const random = stream('potential');
    const next = (bound: number): number => random.next(bound);
    let compared = 0;
    for (let game = 0; game < 400; game++) {
      const { g, moment } = scene(next);
      for (let step = 0; step < 8; step++) {
        const all = plays(g, 0, moment);
        const chosen = all[next(Math.max(1, all.length))];
        if (chosen === undefined) break;
        const before = { most: potential(g, 0), held: heldBy(g), core: [...g.core] };
        const frame = { proc: 'play', local: { seat: 0, deed: stored(chosen.payload), moment } };
        new Drive(g, { play, effects, recruit }, frame).plays(40, next);
        // What is drawn, gained or rolled is not known before.
        if (!isWithin(heldBy(g), before.held) || !isWithin(g.core, before.core)) break;
        compared += 1;
        for (const sort of ['move', 'attack', 'shields', 'diplomacy'] as const) {
          const told = `game ${game}, ${chosen.option.key}, ${sort}`;
          expect(potential(g, 0)[sort], told).toBeLessThanOrEqual(before.most[sort]);
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });
});

/** A captain with cards, data, Skills and Crew at random, at a moment of a turn or of a fight. */
function scene(next: (bound: number) => number): { g: Frontiers; moment: Moment } {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[next(list.length)];
    if (one === undefined) throw new Error('nothing to pick');
    return one;
  };
  const some = <T>(most: number, list: readonly T[]): T[] => Array.from({ length: next(most + 1) }, () => pick(list));
  const cards = [...BASIC, ...BASIC, ...ADVANCED, ...UNDISCOVERED].map(({ id }) => id);
  const { g, player } = turnOf(2, ...some(4, cards), pick(cards), ...some(1, [DAMAGE]));
  g.core = some(3, ['red', 'blue', 'gold', 'white', 'black', 'purple'] as const);
  for (const colour of some(2, ['red', 'blue', 'gold'] as const)) player.crystals[colour] += 1;
  player.skills = [
    ...new Set(
      some(
        2,
        SKILLS.filter(({ use }) => use !== 'always').map(({ id }) => id),
      ),
    ),
  ].map((skill) => ({ skill, used: 'no' }));
  player.crew = [
    ...new Set(
      some(
        2,
        CREW.map(({ id }) => id),
      ),
    ),
  ].map((crew) => ({
    crew,
    ready: next(3) > 0,
    wounds: 0,
  }));
  const moment = pick(['move', 'deal', 'long', 'shields', 'attack'] as const);
  if (moment !== 'move' && moment !== 'deal') brawl(g, ['patrol-warbird'], { phase: moment });
  return { g, moment };
}

/** All that a captain can still use: cards, Skills and Crew. */
function heldBy(g: Frontiers): string[] {
  const [player] = g.players;
  if (player === undefined) return [];
  const ready = player.crew.flatMap(({ crew, ready }) => (ready ? [crew] : []));
  return [...player.hand, ...ready, ...player.skills.flatMap(({ skill, used }) => (used === 'no' ? [skill] : []))];
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
