import { describe, expect, it } from 'vitest';
import { chosenOf, openSettings, type Setting, withValue } from '../../../src/chat/game-chat.ts';
import { offerLines, settingsDraft, valuesDraft } from '../../../src/discord/compose/settings.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { parseOptions } from '../../../src/games/away-missions/options.ts';
import { type Json, Refused } from '../../../src/kernel/types.ts';
import { wordsOf } from '../../support/drafts.ts';

const FOUR = ['federation', 'borg', 'federation', 'borg'];

function setting(name: string): Setting {
  return awayMissionsChat.settings.find((one) => one.name === name) ?? expect.fail(`no setting ${name}`);
}

/** Returns the options after a choice in a menu. */
function choose(options: Json, name: string, value: string): Json {
  const chosen = setting(name).values.find((one) => one.value === value) ?? expect.fail(`no value ${value}`);
  return awayMissions.options(withValue(options, setting(name), chosen), options);
}

/** Returns the names of the settings that offer a choice. */
function open(options: Json): string[] {
  return openSettings(awayMissionsChat, options).map(({ name }) => name);
}

const USUAL = awayMissions.options({});

describe('options of a game', () => {
  it('M-TEAM-02: the options and positions of two-player games have the same form as in older versions', () => {
    expect(USUAL).toEqual({ federation: 0 });
    expect(awayMissions.options({ factions: ['klingon', 'federation'], quick: true })).toEqual({
      federation: 0,
      factions: ['klingon', 'federation'],
      quick: true,
    });
    expect(Object.keys(awayMissions.setup(USUAL))).not.toContain('allies');
    expect(awayMissions.setup({ cube: false, escalation: false })).toEqual(awayMissions.setup({}));
  });

  it('M-MULT-01: a game has two to four teams, with each affiliation at most once in a two-player game and at most twice otherwise', () => {
    expect(awayMissions.seatNames({ factions: FOUR })).toEqual(['Federation', 'Borg', 'Federation 2', 'Borg 2']);
    for (const [teams, why] of [
      [['borg', 'borg'], 'Borg can be chosen only once in a two-player game'],
      [['borg', 'federation', 'borg', 'borg'], 'twice in one game'],
    ] as const)
      expect(() => awayMissions.options({ factions: teams })).toThrow(why);
    for (const teams of [['borg'], [...FOUR, 'borg'], ['borg', 'ferengi']])
      expect(() => awayMissions.options({ factions: teams })).toThrow(Refused);
  });

  it('M-TG-01: four players can form two alliances of two, in any pairing', () => {
    const allies = (partner: number) => awayMissions.setup({ factions: FOUR, partner }).allies;
    expect([1, 2, 3].map(allies)).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
      [
        [0, 2],
        [1, 3],
      ],
      [
        [0, 3],
        [1, 2],
      ],
    ]);
    expect(() => awayMissions.options({ factions: FOUR.slice(0, 3), partner: 1 })).toThrow('exactly four players');
    expect(() => awayMissions.options({ partner: 1 })).toThrow('exactly four players');
    expect(() => awayMissions.options({ factions: FOUR, partner: 4 })).toThrow(Refused);
  });

  it('M-MULT-01: the second team of an affiliation has its own characters and cards', () => {
    const g = awayMissions.setup({ factions: FOUR });
    expect(
      Object.values(g.characters)
        .filter(({ owner }) => owner === 2)
        .map(({ id }) => id),
    ).toEqual(['riker-2', 'shelby-2', 'data-2', 'worf-2']);
    expect(g.players[2]?.decks).toEqual(g.players[0]?.decks);
    expect(() => awayMissions.check({ g } as never)).not.toThrow();
    g.players[2]?.decks.mission.pop();
    expect(() => awayMissions.check({ g } as never)).toThrow('Federation 2 mission cards are missing');
  });
});

describe('a table’s settings', () => {
  it('M-MULT-01 M-TG-01: settings allow two to four players, alliances only for four, and a team for every seat', () => {
    expect(open(USUAL)).toEqual(['quick', 'guide', 'players', 'seat1', 'seat2', 'escalation', 'cube']);
    const three = choose(USUAL, 'players', '3');
    expect(parseOptions(three).factions).toHaveLength(3);
    expect(open(three)).toEqual(expect.arrayContaining(['seat3']));
    expect(open(three)).not.toContain('sides');
    const four = choose(three, 'players', '4');
    expect(open(four)).toEqual(expect.arrayContaining(['sides', 'seat4']));
    const allied = choose(four, 'sides', '1+3');
    expect(parseOptions(allied).partner).toBe(2);
    expect(chosenOf(setting('sides'), allied)).toBe('1+3');
    expect(choose(allied, 'sides', 'alone')).toEqual(four);
    // A setting that needs four players disappears with the fourth player.
    expect(choose(allied, 'players', '3')).toEqual(three);
    expect(awayMissions.setup(choose(allied, 'players', '2'))).toEqual(awayMissions.setup(USUAL));
  });

  it('M-TEAM-02: if a player takes the other player’s team, the other player gets the team that was replaced', () => {
    const changed = choose(USUAL, 'seat1', 'borg');
    expect(changed).toEqual({ federation: 0, factions: ['borg', 'federation'] });
    expect(choose(changed, 'seat1', 'federation')).toEqual({ federation: 0, factions: ['federation', 'borg'] });
  });

  it('M-MULT-01: if a player takes a third team of an affiliation, the last seat with that affiliation gets another team', () => {
    const four = awayMissions.options({ factions: FOUR, partner: 1 });
    expect(choose(four, 'seat1', 'borg')).toEqual({
      federation: 0,
      factions: ['borg', 'borg', 'federation', 'federation'],
      partner: 1,
    });
    const three = awayMissions.options({ factions: FOUR.slice(0, 3) });
    expect(choose(three, 'seat1', 'borg')).toEqual({ federation: 0, factions: ['borg', 'borg', 'federation'] });
  });

  it('M-OPEN-82 M-CUBE-01: Escalation and the cube can be turned on and off in every game', () => {
    for (const options of [USUAL, awayMissions.options({ factions: FOUR, partner: 1 })])
      for (const name of ['escalation', 'cube']) {
        const chosen = choose(options, name, 'yes');
        expect(awayMissions.setup(chosen)).toHaveProperty(name, true);
        expect(awayMissions.setup(choose(chosen, name, 'no'))).toEqual(awayMissions.setup(options));
      }
  });
});

describe('hints and choices in the lobby', () => {
  it('M-TG-01: the lobby explains how to form two teams only if there are four players without alliances', () => {
    const offers = (options: Json): string => offerLines(awayMissions.options(options), awayMissionsChat).join(' ');
    expect(offers({})).toContain('Set Players to 3 or 4');
    for (const options of [{}, { factions: FOUR.slice(1) }, { factions: FOUR, partner: 2 }])
      expect(offers(options)).not.toContain('Sides');
    expect(offers({ factions: FOUR })).toBe('Two teams of two? Set Sides, under More settings.');
  });

  const lobby = (options: Json) => ({ id: 'abc123', title: 'Two teams', options: awayMissions.options(options) });

  it('the lobby shows a hint for the current value of each setting', () => {
    const shown = wordsOf(settingsDraft(lobby({ factions: FOUR }), awayMissionsChat, 0));
    const line = (label: string, hint: string): string => `**${label.replace(': ', '**: ')}\n-# ${hint}`;
    expect(shown).toContain(line('Players: 4', 'Everyone plays alone or in two teams'));
    expect(shown).toContain(line('Seat 2: Borg', 'Locutus’s Unimatrix'));
    expect(shown).toContain(line('Escalation: as printed', 'Character cards say who arrives later'));
  });

  it('M-TG-01: the alliance menu explains alliances once for all pairs', () => {
    const values = (name: string): string => {
      const draft = valuesDraft(lobby({ factions: FOUR }), awayMissionsChat, name, 0);
      return draft === null ? '' : wordsOf(draft);
    };
    expect(values('sides').match(/Allies alternate/g)).toHaveLength(1);
    const boards = values('cube');
    expect(boards).toContain('a Borg cube: One block of boards, Borg side up');
  });
});
