import { describe, expect, it } from 'vitest';
import { OVERLAY } from '../../../src/games/away-missions/content/borg/team.ts';
import { CARDS } from '../../../src/games/away-missions/content/cards.ts';
import { TEAMS } from '../../../src/games/away-missions/content/characters.ts';
import { play, standing } from '../../support/away-case.ts';
import { OPERATIONS } from './cards-spec.ts';

const ratings = (id: string) => [...TEAMS.federation, ...TEAMS.borg].find((card) => card.id === id)?.ratings;

describe('Federation and Borg character cards', () => {
  it('M-TEAM-07 M-TEAM-08 M-TEAM-11 M-OPEN-09: the teams have four and six characters, and three of the Borg arrive later', () => {
    expect(TEAMS.federation.map(({ name }) => name)).toEqual(['Riker', 'Shelby', 'Data', 'Worf']);
    expect(TEAMS.borg.map(({ escalation }) => escalation)).toEqual([null, null, null, 2, 2, 3]);
  });

  it('M-CARD-02 M-CARD-03 M-COMP-03 M-CARD-04 M-OPEN-01: characters have their printed ratings', () => {
    expect(ratings('riker')).toEqual({ attack: 2, defense: 3, skill: 2, move: 2 });
    expect(ratings('shelby')).toEqual({ attack: 2, defense: 2, skill: 2, move: 2 });
    expect(ratings('one')?.skill).toBe(3);
    expect(TEAMS.borg[1]?.specializations).not.toContain('command');
    expect(OVERLAY.ratings).toEqual({ attack: 1, defense: 2, skill: 3, move: 1 });
  });

  it('M-OPEN-12 M-OPEN-19 M-CARD-01 M-COMP-03: characters have their printed weapons', () => {
    const armed = TEAMS.federation.map(({ weapons }) => weapons.map(({ id }) => id));
    const phaser = 'type-2-phaser';
    expect(armed).toEqual([[phaser], [phaser], [phaser], [phaser, 'batleth']]);
    expect(TEAMS.federation[0]?.weapons[0]).toMatchObject({ dice: 1, damage: 0, rules: ['stun'] });
    for (const { weapons } of TEAMS.borg) expect(weapons).toEqual(OVERLAY.weapons);
    expect(OVERLAY.weapons[0]).toMatchObject({ dice: 0, damage: 1, rules: ['assimilate', 'melee'] });
  });

  it('M-OPEN-63: no card refers to the Keyword Counterpart', () => {
    expect(TEAMS.borg[0]?.keywords).toContain('counterpart');
    expect(JSON.stringify(CARDS)).not.toContain('counterpart');
  });

  it('M-CARD-02 M-SEARCH-01: Number One uses an Action to find a Command Event in the deck', () => {
    const stage = play({ patch: standing({}) })
      .does('federation', 'activate:riker')
      .does('federation', 'use:number-one');
    expect(stage.decision('federation').options.map(({ key }) => key)).toEqual([
      'take:all-hands',
      'take:covering-fire',
      'take:make-it-so',
    ]);
    stage.does('federation', 'take:make-it-so');
    expect(stage.g.players[0]?.hand.support).toEqual(['make-it-so']);
    expect(stage.g.active?.taken).toBe(1);
    expect(stage.offers('federation', 'use:number-one')).toBe(true);
  });

  it('M-CARD-01 M-CARD-02: an Activation offers Number One only once, and using it has no lasting effect', () => {
    const stage = play({ patch: standing({}) }).does('federation', 'activate:riker');
    const keys = stage.decision('federation').options.map(({ key }) => key);
    expect(keys.filter((key) => key === 'use:number-one')).toHaveLength(1);
    stage.does('federation', 'use:number-one').does('federation', 'take:make-it-so');
    expect(stage.g.lasting).toEqual([]);
  });

  it('M-CARD-01 M-PLAY-27 M-OPEN-51 M-FAC-02: at the start of his Activation, Locutus downloads one Subcommand without using an Action', () => {
    const stage = play({ turn: 'borg' }).does('borg', 'activate:locutus').does('borg', 'use:download');
    // Second Cycle needs Adapt tokens, so it can't be played.
    expect(stage.offers('borg', 'take:second-cycle')).toBe(false);
    stage.does('borg', 'take:interchange').does('borg', 'pick:two');
    expect(stage.g.characters['locutus']?.space).toBe('B2');
    expect(stage.g.players[1]?.discards.support).toEqual(['interchange']);
    expect(stage.g.active).toMatchObject({ taken: 0, of: 2 });
    expect(stage.offers('borg', 'use:download')).toBe(false);
  });

  it('M-CARD-01 M-STUN-05: a stunned Locutus can’t Download', () => {
    const stage = play({ turn: 'borg', patch: { 'characters.locutus.stun': 1 } }).does('borg', 'activate:locutus');
    expect(stage.offers('borg', 'use:download')).toBe(false);
  });

  it('M-OPEN-20 M-PLAY-18: Shelby rolls an extra die only in tests for Repair cards', () => {
    const cards = ['contain-the-warp-core', 'copy-the-weapon-schematics'];
    const stage = play({ patch: standing({ shelby: OPERATIONS.engineering }), decks: { 'federation.hand': cards } });
    stage.does('federation', 'activate:shelby').does('federation', 'play:contain-the-warp-core');
    // Skill 2, Engineering 1, Field engineer 1.
    expect(stage.g.roll?.acting.dice).toHaveLength(4);
  });

  it('M-OPEN-01 M-SEARCH-01: Data keeps one of the top three Missions and shuffles the others back', () => {
    const top = ['seal-the-hull-breach', 'study-a-drone', 'counter-attack'];
    const stage = play({ decks: { 'federation.mission': top } });
    stage.does('federation', 'activate:data').does('federation', 'use:positronic-brain');
    expect(stage.decision('federation').options.map(({ key }) => key)).toEqual(top.map((card) => `keep:${card}`));
    stage.does('federation', 'keep:study-a-drone');
    expect(stage.g.players[0]?.hand.mission).toEqual(['study-a-drone']);
    expect(stage.g.players[0]?.decks.mission).toHaveLength(19);
  });

  it('M-OPEN-01 M-PLAY-21: Worf moves up to two spaces and makes a Melee attack in one Action', () => {
    const stage = play({ patch: standing({ worf: 'B4', two: 'A2' }), dice: [6, 1, 1, 1, 5, 5] });
    stage.does('federation', 'activate:worf').does('federation', 'use:charge').does('federation', 'move:A3');
    expect(stage.decision('federation').options.map(({ key }) => key)).toEqual(['attack:two:batleth', 'pass']);
    stage.does('federation', 'attack:two:batleth').does('borg', 'defense', 'skill').settled();
    expect(stage.g.active?.taken).toBe(1);
  });
});
