import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Decision, Option } from '../../../src/kernel/types.ts';
import { letsHappen } from '../../../src/tables/letting.ts';
import { decision } from '../discord/support/samples.ts';

function gameNamed(id: string): Game<unknown> {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A question in this kind of window with these keys, whose verb is the part before the colon. */
function asked(window: string | undefined, keys: readonly string[]): Decision {
  const options = keys.map((key): Option => ({ key, verb: key.split(':')[0] ?? '', label: key }));
  return { ...decision('pick', options), ...(window === undefined ? {} : { window }) };
}

describe('letting', () => {
  it.each([
    ['first-edition', 'gap', ['respond:kevin-uxbridge', 'pass'], ['pass']],
    ['away-missions', 'attacked', ['interrupt:duck', 'pass'], ['pass']],
    // A-MOVE-19, A-MOVE-20: passing here refuses the way.
    ['ascendancy', 'permission', ['grant', 'grant:turn', 'pass'], ['grant', 'grant:turn']],
    // A-TRADE-03.
    ['ascendancy', 'trade', ['accept', 'accept:trade-1', 'pass'], ['accept', 'accept:trade-1']],
    // A-OPT-14: a partner's permission to Colonize and to invade.
    ['ascendancy', 'cooperation', ['agree', 'pass'], ['agree']],
    ['ascendancy', undefined, ['refuse', 'permit'], ['permit']],
    // A-DICE-02: a player who re-rolls no die passes.
    ['ascendancy', undefined, ['die:1', 'pass'], ['pass']],
  ])('in %s, the right answers let the action happen (window: %s)', (id, window, keys, lets) => {
    const question = asked(window, keys);
    expect(keys.filter((key) => letsHappen(question, [key], gameNamed(id)))).toEqual(lets);
    expect(letsHappen(question, keys, gameNamed(id))).toBe(false);
    expect(letsHappen(question, [], gameNamed(id))).toBe(false);
  });
});
