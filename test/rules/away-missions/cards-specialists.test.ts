import { describe, expect, it } from 'vitest';
import { CHARACTERS, characterCard, TEAMS } from '../../../src/games/away-missions/content/characters.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { bringing, play, standing } from '../../support/away-case.ts';
import { OPERATIONS } from './cards-spec.ts';

type Scene = NonNullable<Parameters<typeof play>[0]>;

/** Returns a case in which these characters are in their teams and can be activated. */
function withThem(members: string[], scene: Scene = {}, factions?: string[]): Stage<AwayMissions> {
  return play({ ...scene, options: { ...bringing(members), ...(factions === undefined ? {} : { factions }) } });
}

/** Returns the position before the boards are placed, for a team with these characters. */
function begun(members: string[], factions?: string[]): AwayMissions {
  const options = awayMissions.options({ ...bringing(members), ...(factions === undefined ? {} : { factions }) });
  return awayMissions.setup(options);
}

const keys = (stage: Stage<AwayMissions>, side: string) => stage.decision(side).options.map(({ key }) => key);

describe('Specialists in all affiliations', () => {
  it('M-TEAM-05 M-OPEN-91: each affiliation has two Specialists in addition to the one in its team', () => {
    for (const [faction, all] of Object.entries(CHARACTERS)) {
      const specialists = all.filter(({ keywords }) => keywords.includes('specialist'));
      expect([faction, specialists.length]).toEqual([faction, 3]);
    }
    expect(TEAMS.borg.filter(({ keywords }) => keywords.includes('specialist')).map(({ id }) => id)).toEqual(['five']);
  });

  it('M-TEAM-05: a chosen Specialist is used instead of the character it replaces', () => {
    const { characters } = begun(['crusher']);
    expect(Object.keys(characters)).toEqual([
      ...['riker', 'crusher', 'data', 'worf'],
      ...TEAMS.borg.map(({ id }) => id),
    ]);
    expect(characters['crusher']?.pegs).toEqual({ attack: 1, defense: 2, skill: 3, move: 2 });
  });

  it('M-ESC-01 M-TEAM-05: a Borg Specialist arrives in Round 3, like the character it replaces', () => {
    expect(['six-of-nine', 'eight-of-nine', 'five'].map((id) => characterCard(id).escalation)).toEqual([3, 3, 3]);
  });

  it('M-SKILL-07: La Forge gets two dice for the Specialization that his card lists twice', () => {
    const stage = withThem(['la-forge'], {
      patch: standing({ 'la-forge': OPERATIONS.engineering }),
      decks: { 'federation.hand': ['contain-the-warp-core'] },
    });
    stage.does('federation', 'activate:la-forge').does('federation', 'play:contain-the-warp-core');
    // Skill 2, Engineering twice.
    expect(stage.g.roll?.acting.dice).toHaveLength(4);
  });

  it('M-ATK-07: La Forge’s Visor removes one Defense die from a character in sight for the rest of the Round', () => {
    const stage = withThem(['la-forge'], {
      patch: standing({ 'la-forge': 'A9', one: 'A10' }),
      dice: [6, 1, 1, 1],
    });
    stage.does('federation', 'activate:la-forge').does('federation', 'use:visor');
    expect(stage.g.lasting).toMatchObject([
      { character: 'one', modifier: { what: 'defense', value: -1 }, until: 'round' },
    ]);
    // Attack 2 and the phaser. Riker's friend gives no backup, and One's Defense of 2 is lower by one. One has Defense
    // 2, one less.
    stage.does('federation', 'attack:one:type-2-phaser');
    expect(stage.g.roll?.against?.dice).toHaveLength(1);
  });

  it('M-STUN-05 M-DMG-01: Crusher heals an adjacent friend and removes a Stun token', () => {
    const stage = withThem(['crusher'], {
      patch: { ...standing({ crusher: 'A9' }), 'characters.riker.pegs.skill': 1, 'characters.riker.stun': 1 },
    });
    stage.does('federation', 'activate:crusher').does('federation', 'use:field-surgeon');
    if (keys(stage, 'federation').includes('pick:riker')) stage.does('federation', 'pick:riker');
    stage.does('federation', 'peg:skill');
    expect(stage.g.characters['riker']).toMatchObject({ pegs: { skill: 2 }, stun: 0 });
    expect(stage.g.active?.taken).toBe(1);
  });

  it.each([
    [0, 2],
    [1, 3],
    [5, 4],
  ])(
    'M-PLAY-23: Six of Nine gets one Attack die per Adapt token, at most two: with %i tokens, the roll has %i dice',
    (adapt, dice) => {
      const stage = withThem(['six-of-nine'], {
        turn: 'borg',
        patch: { ...standing({ 'six-of-nine': 'A9', shelby: 'D10' }), 'players.1.adapt': adapt },
      });
      stage.does('borg', 'activate:six-of-nine').does('borg', 'attack:riker:assimilation-tubules');
      expect(stage.g.roll?.acting.dice).toHaveLength(dice);
    },
  );

  it('M-OPEN-24 M-HIVE-01: other Borg can act through Borg Specialists', () => {
    const stage = withThem(['eight-of-nine'], { turn: 'borg', patch: standing({ 'eight-of-nine': 'A9' }) });
    stage.does('borg', 'activate:locutus');
    expect(keys(stage, 'borg')).toContain('via:eight-of-nine:attack:riker:assimilation-tubules');
  });

  it('M-DMG-01: Eight of Nine heals an adjacent friend', () => {
    const stage = withThem(['eight-of-nine'], {
      turn: 'borg',
      patch: { ...standing({ 'eight-of-nine': 'G7' }), 'characters.locutus.pegs.defense': 1 },
    });
    stage.does('borg', 'activate:eight-of-nine').does('borg', 'use:medical-adjunct');
    if (keys(stage, 'borg').includes('pick:locutus')) stage.does('borg', 'pick:locutus');
    stage.does('borg', 'peg:defense');
    expect(stage.g.characters['locutus']?.pegs.defense).toBe(2);
  });

  describe('Klingon and Romulan Specialists', () => {
    const KLINGONS = ['klingon', 'federation'];
    const ROMULANS = ['romulan', 'federation'];

    it.each([
      [2, 2],
      [1, 3],
    ])('M-SKILL-07: Klag gets a Skill die while he is damaged, so with Attack %i he rolls %i dice', (attack, dice) => {
      const stage = withThem(
        ['klag'],
        {
          turn: 'klingon',
          patch: { ...standing({ klag: OPERATIONS.engineering }), 'characters.klag.pegs.attack': attack },
          decks: { 'klingon.hand': ['take-their-schematics'] },
        },
        KLINGONS,
      );
      stage.does('klingon', 'activate:klag').does('klingon', 'play:take-their-schematics');
      expect(stage.g.roll?.acting.dice).toHaveLength(dice);
    });

    it.each([
      [2, 3],
      [1, 4],
    ])(
      'M-ATK-05: Vekma gets an Attack die against a damaged target: with the target’s Skill at %i, %i dice are rolled',
      (skill, dice) => {
        const stage = withThem(
          ['vekma'],
          {
            turn: 'klingon',
            patch: { ...standing({ vekma: 'A9', riker: 'A10' }), 'characters.riker.pegs.skill': skill },
          },
          KLINGONS,
        );
        stage.does('klingon', 'activate:vekma').does('klingon', 'attack:riker:niswihich');
        expect(stage.g.roll?.acting.dice).toHaveLength(dice);
      },
    );

    it('M-ATK-05 M-MELEE-01: Vekma’s ability doesn’t work with a Melee weapon', () => {
      const stage = withThem(
        ['vekma'],
        {
          turn: 'klingon',
          patch: { ...standing({ vekma: 'A9', riker: 'A10' }), 'characters.riker.pegs.skill': 1 },
        },
        KLINGONS,
      );
      stage.does('klingon', 'activate:vekma').does('klingon', 'attack:riker:dk-tahg');
      // Attack 3 and the blade’s die.
      expect(stage.g.roll?.acting.dice).toHaveLength(4);
    });

    it.each([
      ['D10', 3],
      ['A8', 2],
    ])('M-ATK-07 M-OPEN-73: Bochra gets a Defense die while alone: with Sela in %s, he rolls %i dice', (sela, dice) => {
      const away = { salatrel: 'D1', ptol: 'D2', vox: 'D3' };
      const stage = withThem(
        ['bochra'],
        { turn: 'federation', patch: standing({ ...away, bochra: 'A9', riker: 'A10', sela }) },
        ROMULANS,
      );
      stage.does('federation', 'activate:riker').does('federation', 'attack:bochra:type-2-phaser');
      expect(stage.g.roll?.against?.dice).toHaveLength(dice);
    });

    it('M-OPEN-72 M-OPEN-73: N’Vek can look at both decks for 1 Intel while he is unseen', () => {
      const scene = (riker: string, shelby = 'B8'): Stage<AwayMissions> =>
        withThem(
          ['n-vek'],
          {
            turn: 'romulan',
            patch: { ...standing({ 'n-vek': 'A9', riker, shelby, data: 'H3', worf: 'H4' }), 'players.0.intel': 1 },
          },
          ROMULANS,
        ).does('romulan', 'activate:n-vek');
      expect(scene('A10').offers('romulan', 'use:second-channel')).toBe(false);
      const stage = scene('H1', 'H2').does('romulan', 'use:second-channel');
      for (const kind of ['mission', 'support'] as const) {
        const [first = ''] = keys(stage, 'romulan');
        expect(keys(stage, 'romulan')).toHaveLength(3);
        stage.does('romulan', first);
        expect(stage.g.players[0]?.hand[kind]).toEqual([first.slice('keep:'.length)]);
      }
      expect(stage.g.players[0]?.intel).toBe(0);
    });
  });
});

describe('alternative Commanders', () => {
  const gone = (g: AwayMissions, id: string) => g.characters[id] === undefined;

  it('M-TEAM-06: Picard replaces Riker and finds Intel Missions', () => {
    const g = begun(['picard', 'crusher', 'la-forge']);
    expect(Object.keys(g.characters).slice(0, 4)).toEqual(['picard', 'crusher', 'data', 'la-forge']);
    expect(gone(g, 'riker')).toBe(true);
    const stage = withThem(['picard']).does('federation', 'activate:picard').does('federation', 'use:explorer');
    expect(keys(stage, 'federation')).toEqual([
      'take:copy-the-weapon-schematics',
      'take:purge-the-borg-code',
      'take:recover-the-battle-logs',
      'take:study-a-drone',
    ]);
    stage.does('federation', 'take:study-a-drone');
    expect(stage.g.players[0]?.hand.mission).toEqual(['study-a-drone']);
  });

  it('M-TEAM-06 M-ESC-01: the Queen arrives in Round 2, and Three of Five starts in her place', () => {
    const g = begun(['borg-queen']);
    expect(gone(g, 'locutus')).toBe(true);
    const stage = withThem(['borg-queen'], { at: 'deploy', turn: 'borg' });
    const placed = new Set(keys(stage, 'borg').map((key) => key.split(':')[1]));
    expect([...placed]).toEqual(['one', 'two', 'three']);
    const late = withThem(['borg-queen'], { at: 'arrivals', turn: 'borg', patch: { round: 2 } });
    expect(new Set(keys(late, 'borg').map((key) => key.split(':')[1]))).toEqual(new Set(['borg-queen', 'four']));
  });

  it('M-OPEN-24 M-STUN-05: the Queen can heal the drones on her board and remove their Stun tokens once per Activation', () => {
    const stage = withThem(['borg-queen'], {
      turn: 'borg',
      patch: {
        ...standing({ 'borg-queen': 'G8', one: 'F8', two: 'B2' }),
        'characters.one.stun': 1,
        'characters.one.pegs.skill': 2,
        'characters.two.stun': 1,
      },
    });
    stage.does('borg', 'activate:borg-queen').does('borg', 'use:voice-of-the-queen').does('borg', 'peg:skill');
    expect(stage.g.characters['one']).toMatchObject({ stun: 0, pegs: { skill: 3 } });
    expect(stage.g.characters['two']?.stun).toBe(1);
    expect(stage.g.active).toMatchObject({ taken: 0 });
    expect(stage.offers('borg', 'use:voice-of-the-queen')).toBe(false);
    expect(stage.offers('borg', 'use:download')).toBe(false);
  });

  it('M-TEAM-06 M-OPEN-71: Kurn starts with 1 Honor, and his team can replace Kromm', () => {
    const g = begun(['kurn', 'klag', 'vekma'], ['klingon', 'federation']);
    expect(Object.keys(g.characters).slice(0, 4)).toEqual(['kurn', 'klag', 'vekma', 'lukara']);
    expect(g.characters['kurn']?.honor).toBe(1);
    expect(Object.values(g.characters).filter(({ honor = 0 }) => honor > 0)).toHaveLength(1);
  });

  it('M-PLAY-21 M-DMG-01: Kurn charges at a target and takes Damage for it', () => {
    const stage = withThem(
      ['kurn'],
      { turn: 'klingon', patch: standing({ kurn: 'A8', riker: 'A10' }), dice: [6, 6, 6, 6, 1, 1, 1] },
      ['klingon', 'federation'],
    );
    stage.does('klingon', 'activate:kurn').does('klingon', 'use:restless').does('klingon', 'move:A9');
    stage
      .does('klingon', 'attack:riker:dk-tahg')
      .does('federation', 'defense', 'defense', 'skill', 'attack')
      .does('klingon', 'skill')
      .settled();
    expect(stage.g.characters['kurn']?.pegs).toEqual({ attack: 3, defense: 3, skill: 1, move: 2 });
    expect(stage.g.active?.taken).toBe(1);
  });

  it('M-TEAM-06 M-OPEN-72: Tomalak’s team has four characters and starts with 2 Intel', () => {
    const g = begun(['tomalak'], ['romulan', 'federation']);
    expect(Object.keys(g.characters).slice(0, 4)).toEqual(['tomalak', 'salatrel', 'ptol', 'taibak']);
    expect(gone(g, 'vox')).toBe(true);
    expect(g.players.map(({ intel }) => intel)).toEqual([2, undefined]);
  });

  it('M-OPP-01 M-OPEN-72: Tomalak bargains for Intel and removes an Attack die from the attacker', () => {
    const scene = (dice: number[]): Stage<AwayMissions> =>
      withThem(['tomalak'], { turn: 'romulan', patch: standing({ tomalak: 'A9', riker: 'A10' }), dice }, [
        'romulan',
        'federation',
      ])
        .does('romulan', 'activate:tomalak')
        .does('romulan', 'use:bargain')
        .does('romulan', 'pick:riker');
    // Skill 2 and Diplomacy against the same.
    const won = scene([6, 1, 1, 5, 1, 1]);
    expect(won.g.players[0]?.intel).toBe(3);
    expect(won.g.lasting).toMatchObject([{ character: 'riker', modifier: { what: 'attack', value: -1 } }]);
    const lost = scene([4, 1, 1, 5, 1, 1]);
    expect(lost.g.players[0]?.intel).toBe(2);
    expect(lost.g.lasting).toEqual([]);
  });
});
