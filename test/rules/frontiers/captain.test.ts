import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/frontiers/bot/index.ts';
import { idleDeals, needed, type Playout } from '../../../src/games/frontiers/bot/lines.ts';
import { recall, remember } from '../../../src/games/frontiers/bot/plans.ts';
import { habitual } from '../../../src/games/frontiers/bot/playout-policy.ts';
import { aims, prospects } from '../../../src/games/frontiers/bot/target-places.ts';
import { worth } from '../../../src/games/frontiers/bot/worth.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Decision, Option } from '../../../src/kernel/types.ts';
import { at, deal, moor } from './support/position.ts';
import { siege } from './support/siege.ts';

/** A question with these options. */
function question(options: Option[], prompt = 'What now?'): Decision {
  return { id: 'd1', seat: 0, kind: 'pick', prompt, options, min: 1, max: 1 };
}

function option(key: string, more: Partial<Option> = {}): Option {
  return { key, verb: key.split(':')[0] ?? key, label: key, ...more };
}

/** A playout of a turn. */
function line(answers: string, value: number): Playout {
  const keys = answers.split(' ').map((key) => [key]);
  const asked = keys.map(([key = '']) => question([option(key), option('pass')], `Before ${key}`));
  return { answers: keys, asked, seed: 's', length: keys.length, worth: value };
}

describe('the bot captain', () => {
  it('the bot captain counts an Interaction as idle only if nothing is bought in it', () => {
    const answers = (keys: string) => keys.split(' ').map((key) => [key]);
    expect(idleDeals(answers('interact:B2 side:warp-drive:diplomacy deal:done turn:end'))).toBe(1);
    expect(idleDeals(answers('interact:B2 buy:crew:field-medics deal:done turn:end'))).toBe(0);
    expect(idleDeals(answers('deal:open deal:done interact:B2 buy:repair deal:done'))).toBe(1);
    expect(idleDeals(answers('move:B3 turn:end'))).toBe(0);
  });

  it('the bot captain leaves out an answer only if the other answers are worth as much without it', () => {
    const without = (worths: Record<string, number>) => (of: Playout) => {
      const rest = of.answers.slice(1).join(' ');
      return line(rest, worths[rest] ?? 0);
    };
    const found = line('die:blue skill:x move:B3 turn:end', 5);
    const kept = needed(found, without({ 'skill:x move:B3 turn:end': 5, 'move:B3 turn:end': 5.03, 'turn:end': 2 }));
    expect(kept.answers.flat()).toEqual(['move:B3', 'turn:end']);
    expect(needed(found, without({ 'skill:x move:B3 turn:end': 4.9 }))).toBe(found);
  });

  it('the bot captain continues its plan only if it gets the expected question, and only once', () => {
    const plan = line('move:B3 interact:B2 buy:repair', 3);
    remember(plan);
    const [, foreseen, later] = plan.asked;
    if (foreseen === undefined || later === undefined) throw new Error('a plan of three');
    expect(recall(later)).toBeNull();
    expect(recall({ ...foreseen, id: 'another', seat: 1 })).toBeNull();
    expect(recall({ ...foreseen, id: 'another' })?.answers).toEqual([['interact:B2'], ['buy:repair']]);
    expect(recall(foreseen)).toBeNull();
  });

  it('the bot captain moves to its target, and interacts there', () => {
    const space = (id: string) => ({ subject: { kind: 'space', id } });
    const random = stream('aim');
    const asked = question([
      option('move:near', space('1,0')),
      option('move:away', space('-1,0')),
      option('assault:there', space('3,0')),
      option('assault:elsewhere', space('-2,0')),
    ]);
    const counts: Record<string, number> = {};
    for (let time = 0; time < 400; time++) {
      const [key = ''] = habitual(asked, (bound) => random.next(bound), { to: { q: 3, r: 0 }, away: 3 });
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts['move:near']).toBeGreaterThan(10 * (counts['move:away'] ?? 0));
    expect(counts['assault:there']).toBeGreaterThan(5 * (counts['assault:elsewhere'] ?? 0));
  });

  it('the bot captain takes the best Tactic on offer, and always takes Double Shift because it gives a second turn', () => {
    const match = new InMemoryTable(frontiers, {
      options: { scenario: 'solo-conquest', players: 1 },
      undo: false,
    }).start();
    const asked = (...keys: string[]) => question(keys.map((key) => option(key)));
    const answer = (decision: Decision) => captain(match.state, 0, decision, () => 0);
    expect(match.state.g.turn).toBeNull();
    expect(answer(asked('tactic:first-watch', 'tactic:full-readiness', 'tactic:planning'))).toEqual([
      'tactic:planning',
    ]);
    expect(answer(asked('tactic:planning', 'tactic:double-shift'))).toEqual(['tactic:double-shift']);
  });

  it('to the bot captain, a nearby Cube is worth more with attack cards in hand, and less as the last Round runs out', () => {
    const g = siege(2);
    moor(g, 0, 'D4');
    const promise = (rounds: number, ...hand: string[]) => {
      deal(g, 0, ...hand);
      return prospects(g, 0, rounds);
    };
    const armed = promise(1, 'attack-run', 'attack-run', 'open-fire', 'open-fire');
    expect(armed).toBeGreaterThan(promise(1, 'warp-drive', 'warp-drive', 'raise-shields', 'raise-shields'));
    expect(promise(0.2, 'attack-run', 'attack-run', 'open-fire', 'open-fire')).toBeLessThan(armed);
    expect(aims(g, 0).map((aim) => aim.at)).toContain(at('D0'));
  });

  it('the bot captain prefers a destroyed Cube to a half-defeated one, and either to an untouched one', () => {
    const stands = (defenders: number) => {
      const g = siege(3);
      const { green } = g.cubes;
      if (green === undefined) throw new Error('no Cube');
      green.marks = Array.from({ length: 3 - defenders }, () => 0);
      green.defenders.splice(defenders);
      green.destroyed = defenders === 0;
      g.round = 3;
      return worth(g, 0);
    };
    expect(stands(1)).toBeGreaterThan(stands(3));
    expect(stands(0)).toBeGreaterThan(stands(1));
  });
});
