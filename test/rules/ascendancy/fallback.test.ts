import { expect, it } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { fallback } from '../../../src/games/ascendancy/orders.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
import { expectSafeAnswers } from '../../support/fallbacks.ts';

it('T-PACE-02: a safe answer ends the phase or turn, or gives and uses nothing', () => {
  expectSafeAnswers(ascendancy, 150, {
    keys: ['0', 'decline', 'end:building', 'end:turn', 'pass', 'stay'],
    kinds: [
      'cube.offer',
      'effects.colonize',
      'effects.their-treaty',
      'effects.transfer',
      'initiative.bid',
      'maneuver.choose',
      'moment.ask',
      'move.onward',
      'move.permission',
      'study.choose',
      'swing.begin',
      'trade.ask',
      'turn.building',
      'turn.command',
    ],
    usual: ['turn.building', 'turn.command'],
  });
});

/** A question whose first option refuses. */
function asks(other: string): Decision {
  const options = ['refuse', other].map((key) => ({ key, verb: key, label: key }));
  return { id: 'd1', seat: 0, kind: 'pick', prompt: 'What do you do?', options, min: 1, max: 1 };
}

it.each([
  ['accept', true],
  ['permit', true],
  ['take', false],
  ['give:vulcan', false],
])('T-PACE-02: a refusal beside “%s” is safe: %s, because other refusals have a price', (other, safe) => {
  // The answer depends only on the question.
  expect(fallback({} as State<Ascendancy>, asks(other))).toEqual({ keys: ['refuse'], safe });
});

it.each(['stand', 'fight', 'random'])('T-PACE-02: nobody is made to choose “%s”', (key) => {
  const question = { ...asks(key), options: [{ key, verb: key, label: key }] };
  expect(fallback({} as State<Ascendancy>, question)).toEqual({ keys: [key], safe: false });
});
