import { describe, expect, it } from 'vitest';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, offered } from './scene.ts';
import { alive, ends, fight, twoSides } from './two-sides.ts';

const onL2 = (...titles: string[]): Row[] => titles.map((title) => [title, 'surface:L2']);
/** Returns the battles that a seat can begin. */
const battles = (stage: Stage<FirstEdition>, seat: string) =>
  offered(stage, seat).filter((key) => /^(fight|attack)/.test(key));

describe('text before a fight', () => {
  const labels = (stage: Stage<FirstEdition>) =>
    stage.decision('gold').options.flatMap(({ verb, label, group }) => (verb === 'fight' ? [[label, group]] : []));
  const WHERE = 'on the planet of First Contact';

  it('C-PERSBAT-01: the option for a fight names a single opponent or gives the number of opponents, and gives the number of attackers', () => {
    const group = `Fight ${WHERE}`;
    expect(labels(fight(onL2('Kurn'), onL2('Calloway')))).toEqual([[`Calloway ${WHERE} with 1 person`, group]]);
    const two = fight(onL2('Kurn', 'Klag', 'Morka'), onL2('Calloway', 'Spock'));
    expect(labels(two)).toEqual([[`2 people ${WHERE} with 3 people`, group]]);
  });

  it('C-BATTLE-03: a refusal says where there is no leader, or no Borg with the Defense icon', () => {
    const why = (...team: string[]) => fight(onL2(...team), onL2('Calloway')).refuses('gold', 'fight').text;
    expect(why('Kurak')).toBe(`There is no leader ${WHERE}.`);
    expect(why('Two of Nineteen')).toBe(`There is no Borg with the Defense icon ${WHERE}.`);
    // One Borg with the icon is enough, so the refusal is about the target.
    expect(why('Two of Nineteen', 'Thirteen of Nineteen')).toBe('Borg may not attack Federation.');
  });

  it('C-BATTLE-03: an attack aboard a ship that has disappeared also needs a leader and permitted targets', () => {
    const intruder = (title: string) =>
      fight([[title, 'aboard:2']], inPlay('lost:L2: U.S.S. Oberth; aboard:2: Calloway'));
    expect(intruder('Kurak').refuses('gold', 'fight:1:3')).toMatchObject({ rule: 'C-BATTLE-03' });
    expect(intruder('Data').refuses('gold', 'fight:1:3')).toMatchObject({ rule: 'C-BATTLE-05' });
    expect(battles(intruder('Kurn'), 'gold')).toEqual(['fight:1:3']);
    expect(alive(intruder('Kurn').does('gold', 'fight:1:3'))).toEqual([1, 2]);
  });
});

describe('striking back', () => {
  /** Gold’s personnel and a ship without a leader. Blue has one of each to attack. */
  const gold = (ship: CardPlace): Row[] => [
    ...inPlay('L2: Kurn, Morka'),
    ['I.K.C. Bortas', ship],
    ['Kurak', 'aboard:3'],
  ];
  /** Federation without a leader. */
  const blue = (ship: CardPlace): Row[] => [
    ...inPlay('L2: Worf, Linda Larson'),
    ['U.S.S. Yamato', ship],
    ['Calloway', 'aboard:7'],
  ];

  it('C-BATTLE-09: players can’t strike back because of their own attack, in this turn or the next', () => {
    const stage = fight(gold('space:L2'), blue('space:L2')).does('gold', 'fight:1:5');
    expect(stage.refuses('gold', 'attack:all:3:7')).toMatchObject({ rule: 'C-BATTLE-03' });
    ends(stage, 'gold', 'blue');
    expect(stage.refuses('gold', 'attack:all:3:7')).toMatchObject({ rule: 'C-BATTLE-03' });
  });

  it('C-BATTLE-09: a player can strike back at each location where they were attacked, and nowhere else', () => {
    const begun = (...first: string[]) => {
      const stage = fight([...gold('space:L1').slice(0, 3), ['Klag', 'aboard:3']], blue('space:L1'));
      for (const key of first) {
        stage.does('gold', key);
        if (stage.match.pending(1) !== null) stage.does('blue', 'hold');
      }
      return battles(ends(stage, 'gold'), 'blue').map((key) => key.split(':')[0]);
    };
    expect(begun('fight:1:5')).toEqual(['fight']);
    expect(begun('attack:all:3:7')).toEqual(['attack']);
    expect(begun('fight:1:5', 'attack:all:3:7')).toEqual(['attack', 'fight']);
    expect(begun()).toEqual([]);
  });

  it('C-BATTLE-09: a player can strike back only in their next turn', () => {
    const stage = ends(fight(gold('space:L1'), blue('space:L1')).does('gold', 'fight:1:5'), 'gold');
    expect(battles(stage, 'blue')).toHaveLength(1);
    expect(battles(ends(stage, 'blue', 'gold'), 'blue')).toEqual([]);
  });
});

describe('the course of a fight', () => {
  it('C-BATTLE-08 C-BATTLE-09: a battle that is called off still stops everyone and lets the other player strike back', () => {
    const stage = twoSides(
      { play: onL2('Kurn', 'Klag', 'Morka') },
      { play: onL2('Calloway', 'Hannah Bates'), hand: ['Spock'] },
    ).orders('blue', { also: ['personnel-battle'] });
    stage.does('gold', 'fight:1:4');
    expect(stage.g.lastBattle).toMatchObject({ isOver: false, winner: null, pairs: [] });
    if (stage.g.battle !== null) stage.g.battle.cancelled = true;
    stage.does('blue', 'pass');
    expect(stage.g.battle).toBeNull();
    expect(happened(stage)).not.toMatch(/STRENGTH|wounded|stunned/);
    expect(Object.values(stage.g.pieces).map(({ stopped }) => stopped)).toEqual([1, 1, 1, 1, 1]);
    expect(happened(stage)).toContain('The battle is canceled.');
    expect(stage.g.lastBattle).toMatchObject({ isOver: true, isCalledOff: true, winner: null, totals: null });
    expect(battles(ends(stage, 'gold'), 'blue')).toEqual(['fight:4:1']);
  });

  it('C-PERSBAT-03 C-PERSBAT-04: the player isn’t asked about personnel who have nobody left to face', () => {
    const armed: Row[] = [...onL2('Kurn', 'Klag'), ["Bat'leth", 'surface:L2']];
    for (const [gold, blue] of [
      [armed, onL2('Worf')],
      [[...armed.slice(0, 1), ...armed.slice(2)], onL2('Worf', 'Data')],
    ] as const) {
      const stage = fight(gold, blue).orders('gold', { also: ['pairing'] });
      stage.does('gold', battles(stage, 'gold')[0] ?? '').does('gold', 'pass');
      expect([stage.g.battle, stage.match.pending(0)?.window]).toEqual([null, undefined]);
    }
  });

  it('C-PERSBAT-03 C-PERSBAT-07: the report shows pairs and deaths by side, whoever attacked', () => {
    const stage = fight(onL2('Calloway'), onL2('Kurn'), { turn: 'blue' }).does('blue', 'fight:2:1');
    const sides = [
      { name: 'Calloway', strength: 3 },
      { name: 'Kurn', strength: 8 },
    ];
    expect(stage.g.lastBattle).toMatchObject({
      seat: 1,
      pairs: [{ sides, fate: 'mortally wounded', loser: 0 }],
      totals: [0, 8],
      winner: 1,
      killed: [{ name: 'Calloway', seat: 0 }],
    });
  });

  it('C-TIME-04: a personnel without STRENGTH doesn’t enable a hologram’s side to kill', () => {
    /** A hologram, a personnel with STRENGTH 2 on its side, and one on the other side who can’t fight. */
    const killed = (...more: Row[]) => {
      const gold: Row[] = [
        ["Wodek'idan", 'surface:L2'],
        ['Hannah Bates', 'surface:L2', { as: { affiliation: 'Dominion', by: 3 } }],
        ['Holo-Projectors', 'at:L2'],
        ...more,
      ];
      const blue: Row[] = [['Calloway', 'surface:L2', { held: { by: 1, as: 'disabled' } }]];
      const stage = fight(gold, blue);
      stage.does('gold', battles(stage, 'gold')[0] ?? '');
      expect(happened(stage)).toContain('against 0: Gold wins.');
      return stage.g.players[1]?.discard;
    };
    expect(killed()).toEqual(['calloway']);
    // Her side has STRENGTH -2.
    expect(killed(['Interphasic Plasma Creatures', 'core:0', { owner: 1 }])).toEqual([]);
  });
});
