import { describe, expect, it } from 'vitest';
import { playoutPolicy } from '../../../src/games/first-edition/proof/playout-policy.ts';
import { timesAt } from '../../../src/games/first-edition/proof/worth.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { type Scene, scene } from '../../rules/first-edition/scene.ts';

const SPACE = ['Assist Damaged Vessel', 'Steal Breen Armament'];
const CREW = ['Giusti', 'Calloway', 'Spock'] as const;
/** A ship with a crew at the first mission. */
const CREWED = [['U.S.S. Oberth', 'space:L1'], ...CREW.map((title) => [title, 'aboard:1'] as const)] as const;
const ALONE = CREWED.slice(0, 2);
/** Random numbers that pick the likeliest choice, and the last of several. */
const likely = (bound: number): number => bound - 1;

/** Gold’s answer by the playout policy, given how often each card has come up. */
function answer(given: Scene, cameUp: Readonly<Record<string, number>>): string[] {
  const stage = scene(given);
  return playoutPolicy(stage.decision('gold'), likely, new Map(Object.entries(cameUp)), stage.match.state);
}

const assist = (times: number) => ({ 'assist-damaged-vessel': times });
const steal = (times: number) => ({ 'steal-breen-armament': times });

describe('the playout policy', () => {
  const missions = ['Study Pulsar', ...SPACE];

  it('C-MOVE-02: the playout policy flies to the mission that tests have played least', () => {
    const given = { gold: { missions, play: ALONE } };
    expect(answer(given, { ...assist(0), ...steal(9) })).toEqual(['move:1:L2']);
    expect(answer(given, { ...assist(9), ...steal(0) })).toEqual(['move:1:L3']);
  });

  it('C-MISSION-05: the playout policy skips missions that are solved or closed to its personnel', () => {
    const given = { gold: { missions: [missions[0] ?? '', 'Seize Freighter', ...SPACE.slice(0, 1)], play: ALONE } };
    expect(answer(given, { 'seize-freighter': 0, ...assist(9) })).toEqual(['move:1:L3']);
    const solved = { gold: { missions, play: ALONE }, patch: { 'locations.L2.solved': 1 } };
    expect(answer(solved, { ...assist(0), ...steal(9) })).toEqual(['move:1:L3']);
  });

  it('C-MISSION-04: the playout policy stays at a mission that was played less than the others', () => {
    const given = { gold: { missions: SPACE, play: ALONE } };
    expect(answer(given, { ...assist(0), ...steal(9) })).toEqual(['end:turn']);
    expect(answer(given, { ...assist(9), ...steal(0) })).toEqual(['move:1:L2']);
  });

  it('C-MISSION-09: the playout policy attempts a mission without seed cards only the first time', () => {
    const given = { gold: { missions: SPACE, play: CREWED } };
    expect(answer(given, { ...assist(0), ...steal(9) })).toEqual(['attempt:L1:1']);
    const tried = { ...given, patch: { 'locations.L1.attempted': [0] } };
    expect(answer(tried, { ...assist(0), ...steal(9) })).toEqual(['end:turn']);
  });

  it('C-MISSION-23: the playout policy beams down part of a crew if a mission needs two groups, and the whole crew if one group is enough', () => {
    const both = { gold: { missions: ['Tarchannen Study'], play: CREWED }, blue: { missions: [] } };
    expect(answer(both, {})).toEqual(['beam:some:aboard:1:surface:L1']);
    const one = { gold: { missions: ['Reunion'], play: CREWED }, blue: { missions: [] } };
    expect(answer(one, {})).toEqual(['beam:all:aboard:1:surface:L1']);
  });

  it('C-SEED-23: the playout policy seeds a facility at the mission that was played least', () => {
    const stage = scene({ gold: { missions: SPACE } });
    const option = (key: string): Option => ({ key, verb: 'seed', label: key });
    const seeding = {
      ...stage.decision('gold'),
      options: [option('seed:federation-outpost:space:L1'), option('seed:federation-outpost:space:L2')],
      instead: [],
    };
    const often = { 'federation-outpost': 30 };
    const choice = (cameUp: Readonly<Record<string, number>>) =>
      playoutPolicy(seeding, likely, new Map(Object.entries({ ...cameUp, ...often })), stage.match.state);
    expect(choice({ ...assist(0), ...steal(9) })).toEqual(['seed:federation-outpost:space:L1']);
    expect(choice({ ...assist(9), ...steal(0) })).toEqual(['seed:federation-outpost:space:L2']);
  });

  it('C-SEED-23: the playout policy doesn’t confuse a place in space with the mission called Space', () => {
    const stage = scene({ gold: { missions: SPACE } });
    const option = (key: string): Option => ({ key, verb: 'seed', label: key });
    const keys = ['seed:nor:L1', 'seed:federation-outpost:space:L1'];
    const seeding = { ...stage.decision('gold'), options: keys.map(option), instead: [] };
    const cameUp = new Map(Object.entries({ space: 0, nor: 5, 'federation-outpost': 30 }));
    expect(playoutPolicy(seeding, likely, cameUp, stage.match.state)).toEqual(['seed:nor:L1']);
  });

  it('C-MOVE-10: the playout policy goes through the Bajoran Wormhole to a mission on the other side', () => {
    const stage = scene({
      gold: {
        missions: ['Characterize Neutrino Emissions', 'Camping Trip', 'Study Pulsar'],
        play: ALONE,
        hand: ['Bajoran Wormhole'],
        deck: ['Bajoran Wormhole', 'Calloway'],
      },
    });
    stage.does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
    const end = Object.values(stage.g.locations).find(
      ({ made, quadrant }) => made !== undefined && quadrant === 'Alpha',
    );
    const cameUp = new Map([['camping-trip', 3]]);
    expect(timesAt(stage.g, 0, end?.id ?? '', cameUp)).toBe(3);
    expect(playoutPolicy(stage.decision('gold'), likely, cameUp, stage.match.state)).toEqual([
      expect.stringMatching(/^use:bajoran-wormhole:\d+:through:1$/),
    ]);
  });
});
