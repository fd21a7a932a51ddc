import { describe, expect, it } from 'vitest';
import { lineUp, successes } from '../../../src/games/away-missions/chapters/attacks/dice.ts';
import { chance, odds } from '../../../src/games/away-missions/chapters/attacks/odds.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { percent } from '../../../src/games/kit/words.ts';
import { stream } from '../../../src/kernel/random.ts';
import { play, standing } from '../../support/away-case.ts';

/** Throws dice against dice many times over. */
function thrown(dice: number, against: number, needs: number): number {
  const random = stream(`thrown ${dice} ${against}`);
  const roll = (count: number) => lineUp(Array.from({ length: count }, () => random.next(6) + 1));
  let passed = 0;
  for (let i = 0; i < 20_000; i++) if (successes(roll(dice), roll(against)) >= needs) passed += 1;
  return passed / 20_000;
}

describe('computed dice odds', () => {
  it('M-SKILL-02 M-ATK-12: a die without an opposing die succeeds with 4 or more', () => {
    expect(odds(1, 0)).toEqual({ mean: 0.5, atLeast: [1, 0.5] });
    expect(chance(3, 0, 1)).toBe(7 / 8);
    expect(chance(3, 0, 2)).toBe(0.5);
    expect(chance(0, 3, 1)).toBe(0);
  });

  it('M-ATK-09 M-OPP-02: a die with an opposing die must be higher to succeed', () => {
    expect(chance(1, 1, 1)).toBeCloseTo(15 / 36, 10);
    // M-ATK-13: the lower of two opposing dice has no die to stop.
    expect(chance(1, 2, 1)).toBeCloseTo(55 / 216, 10);
  });

  it('computed odds match the frequencies of rolled dice', () => {
    for (const [dice, against, needs] of [
      [4, 2, 1],
      [3, 3, 2],
      [6, 4, 3],
      [2, 5, 1],
    ] as const)
      expect(Math.abs(chance(dice, against, needs) - thrown(dice, against, needs))).toBeLessThan(0.015);
  });
});

describe('chances shown in options', () => {
  it('M-ATK-05 M-ATK-07 M-ATK-14: the forecast of an attack includes the Damage that the weapon adds to a hit', () => {
    const stage = play({ patch: standing({ worf: 'C5', one: 'D5' }) }).does('federation', 'activate:worf');
    const hint = stage.decision('federation').options.find(({ key }) => key === 'attack:one:batleth')?.hint ?? '';
    expect(hint).toMatch(/^4 dice against 2: hits \d\d\s%, on average \d\.\d Damage/);
    expect(hint).toContain(percent(chance(4, 2, 1)));
    const stunning = play({ patch: standing({ riker: 'C5', one: 'D5' }), turn: 'borg' }).does('borg', 'activate:one');
    expect(stunning.decision('borg').options.some(({ hint }) => hint?.includes('stuns'))).toBe(false);
  });

  it('M-SKILL-02 M-OPP-01 M-PLAY-25: a card shows the chance of its test, or if an opponent must be chosen, each opponent’s option shows it', () => {
    const spot = (terminal: string): string =>
      awayMissions.view(play().match.state, 0).spaces.find((space) => space.terminal === terminal)?.id ?? '';
    const hints = (stage: ReturnType<typeof play>): Record<string, string> =>
      Object.fromEntries(
        stage.decision('federation').options.map(({ key, hint = '' }) => [key, hint.slice(0, hint.indexOf('%') + 14)]),
      );
    const decks = { 'federation.hand': ['realign-the-sensors', 'purge-the-borg-code', 'study-a-drone', 'scanner'] };
    const patch = standing({ data: spot('science') });
    const told = hints(play({ decks, patch }).does('federation', 'activate:data'));
    const dice = Number(/Test: (\d)/.exec(told['play:realign-the-sensors'] ?? '')?.[1]);
    expect(told['play:realign-the-sensors']).toContain(`Test: ${dice} dice, ${percent(chance(dice, 0, 1))}`);
    expect(told['play:purge-the-borg-code']).toMatch(/^Test: \d dice, \d\d\s% unchallenged/);

    // Two drones are next to Data, so the player chooses one and sees the chance against each.
    const two = play({ decks, patch: standing({ data: 'C5', one: 'D5', two: 'B5' }) });
    two.does('federation', 'activate:data');
    expect(hints(two)['play:study-a-drone']).not.toContain('Test: ');
    two.does('federation', 'play:study-a-drone');
    const [mine, theirs] = (/Test: (\d) dice against (\d)/.exec(hints(two)['pick:one'] ?? '') ?? [])
      .slice(1)
      .map(Number);
    expect(theirs).toBe(3);
    expect(hints(two)['pick:one']).toContain(percent(chance(mine ?? 0, theirs ?? 0, 1)));
  });

  it('M-SKILL-02 M-PLAY-09: a card with a choice of two tests shows both chances, and so do the options of the choice', () => {
    const terminal =
      awayMissions.view(play().match.state, 0).spaces.find((space) => space.terminal === 'science')?.id ?? '';
    const decks = { 'federation.hand': ['bypass-the-burnt-conduit', 'scanner'] };
    const stage = play({ decks, patch: standing({ shelby: terminal, data: 'C5' }) }).does(
      'federation',
      'activate:shelby',
    );
    const hintOf = (key: string) =>
      stage.decision('federation').options.find((option) => option.key === key)?.hint ?? '';
    const whole = hintOf('play:bypass-the-burnt-conduit');
    const found = /^Test: Engineering (\d) dice, (\d+\s%); Operations (\d) dice, (\d+\s%)\. /.exec(whole) ?? [];
    const [, engineering, likely, operations, less] = found;
    expect([likely, less]).toEqual(
      [Number(engineering), Number(operations)].map((dice) => percent(chance(dice, 0, 1))),
    );
    // Shelby has the Specialization for only one of the tests (M-SKILL-06).
    expect(Number(engineering)).toBe(Number(operations) + 1);
    stage.does('federation', 'play:bypass-the-burnt-conduit');
    expect(hintOf('choose:engineering')).toBe(`Test: ${engineering} dice, ${likely}. Take an Engineering test`);
    expect(hintOf('choose:operations')).toBe(`Test: ${operations} dice, ${less}. Take an Operations test`);
  });
});
