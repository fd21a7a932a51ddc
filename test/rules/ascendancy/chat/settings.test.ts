import { describe, expect, it } from 'vitest';
import { choosable, chosenOf, openSettings, type Setting, withValue } from '../../../../src/chat/game-chat.ts';
import { settingsDraft, valuesDraft } from '../../../../src/discord/compose/settings.ts';
import { ascendancyChat } from '../../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { asJson, parseOptions, READINGS, RULES } from '../../../../src/games/ascendancy/options.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { wordsOf } from '../../../support/drafts.ts';

const USUAL = asJson(parseOptions({}));

function setting(name: string): Setting {
  return ascendancyChat.settings.find((one) => one.name === name) ?? expect.fail(`no setting ${name}`);
}

/** The options after a choice in a settings menu, as the game parses them. */
function choose(options: Json, name: string, value: string): Json {
  const chosen = setting(name).values.find((one) => one.value === value) ?? expect.fail(`no value ${value}`);
  return asJson(parseOptions(withValue(options, setting(name), chosen)));
}

describe('settings', () => {
  it('A-OPT-01: every optional rule and every reading can be turned on and off', () => {
    for (const name of [...RULES, ...READINGS]) {
      // The second turn is simultaneous only if the first one is.
      const before = name === 'simultaneousSecondTurns' ? choose(USUAL, 'simultaneousFirstTurns', 'yes') : USUAL;
      expect(chosenOf(setting(name), before), name).toBe('no');
      const chosen = choose(before, name, 'yes');
      expect(chosenOf(setting(name), chosen), name).toBe('yes');
      expect(chosenOf(setting(name), choose(chosen, name, 'no')), name).toBe('no');
    }
  });

  it('A-EXP-12: a game of one player must include the Borg', () => {
    const alone = choose(USUAL, 'players', '1');
    expect(alone).toMatchObject({ civs: ['federation'], borg: 'invasion' });
    expect(choosable(setting('borg'), alone, ascendancyChat).values.map(({ value }) => value)).toEqual(['invasion']);
    expect(choose(alone, 'players', '4')).toMatchObject({ civs: ['federation', 'klingon', 'romulan', 'andorian'] });
  });

  it('A-SET-01: each civilization has one seat, and choosing a civilization in use swaps the two seats', () => {
    expect(choose(USUAL, 'seat1', 'romulan')).toMatchObject({ civs: ['romulan', 'klingon', 'federation'] });
    expect(choose(USUAL, 'seat2', 'vulcan')).toMatchObject({ civs: ['federation', 'vulcan', 'romulan'] });
  });

  it('A-SET-01: with random civilizations, no seats are offered', () => {
    const seats = (options: Json) =>
      openSettings(ascendancyChat, options).filter(({ name }) => name.startsWith('seat'));
    expect(seats(USUAL)).toHaveLength(3);
    const drawn = choose(choose(USUAL, 'seat1', 'vulcan'), 'lot', 'yes');
    expect(seats(drawn)).toEqual([]);
    expect(wordsOf(settingsDraft({ id: 'abc123', title: 'Lots', options: drawn }, ascendancyChat))).toContain(
      'Civilizations: drawn at random',
    );
    expect(ascendancy.seatNames(choose(drawn, 'players', '4'))).toHaveLength(4);
    expect(ascendancy.seatNames(choose(drawn, 'lot', 'no'))).toEqual(ascendancy.seatNames(USUAL));
  });

  it('A-OPT-12: rules that exclude each other can’t be turned on together', () => {
    const humble = choose(USUAL, 'humbleBeginnings', 'yes');
    expect(choosable(setting('extraResources'), humble, ascendancyChat).values).toHaveLength(1);
  });

  it('A-OPT-01: with seven seats, all rules share one line of the settings and all readings another', () => {
    const seven = choose(USUAL, 'players', '7');
    const lobby = {
      id: 'abc123',
      title: 'Seven',
      options: choose(choose(seven, 'startingProject', 'yes'), 'noRetreat', 'yes'),
    };
    const lines = [0, 1].map((page) => wordsOf(settingsDraft(lobby, ascendancyChat, page))).join('\n');
    expect(lines).toContain('**Optional rules**: 1');
    expect(lines).toContain('**Readings of the book**: 1');
    const menu = JSON.stringify(valuesDraft(lobby, ascendancyChat, RULES[0], 0)?.blocks);
    expect(menu).toContain(`"max_values":${RULES.length}`);
  });
});
