import { describe, expect, it } from 'vitest';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { optionByKey } from '../../../src/kernel/decision.ts';
import { happened, scene } from './scene.ts';

const SHIP = ['U.S.S. Galaxy', 'space:L2'] as const;

/** Gold’s personnel aboard a ship above a planet, or on the planet. */
function team(people: readonly string[], place: CardPlace, more: Parameters<typeof scene>[0] = {}) {
  return scene({ ...more, gold: { play: [SHIP, ...people.map((name) => [name, place] as const)] } });
}

describe('texts about a single card', () => {
  it('C-BEAM-02: if a single personnel beams, the label names them, and says “down” if they beam to a planet', () => {
    const one = team(['Calloway'], 'aboard:1');
    const option = optionByKey(one.decision('gold'), 'beam:all:aboard:1:surface:L2');
    expect(option?.label).toBe('Down: Calloway, from U.S.S. Galaxy');
    const fold = firstEditionChat.verbs.find(({ verb }) => verb === 'beam')?.fold;
    expect(option && fold?.way(option)).toBe('Down: Calloway');
    one.does('gold', 'beam:all:aboard:1:surface:L2');
    expect(one.log).toContain('Gold beams Calloway down to the planet of First Contact.');
    const two = team(['Calloway', 'Giusti'], 'aboard:1');
    expect(optionByKey(two.decision('gold'), 'beam:all:aboard:1:surface:L2')?.label).toBe(
      'All 2 down, from U.S.S. Galaxy',
    );
  });

  it('C-BEAM-02: a label names the ship that personnel beam from, or says “the planet”, and then the hint names the planet', () => {
    const aboard = team(['Calloway', 'Giusti'], 'aboard:1');
    expect(optionByKey(aboard.decision('gold'), 'beam:all:aboard:1:surface:L2')?.hint).toBeUndefined();
    const down = team(['Calloway', 'Giusti'], 'surface:L2');
    const option = optionByKey(down.decision('gold'), 'beam:all:surface:L2:aboard:1');
    expect([option?.label, option?.hint]).toEqual([
      'All 2 aboard U.S.S. Galaxy, from the planet',
      'on the planet of First Contact',
    ]);
  });

  it('C-BEAM-02: a responding player is shown who beams, whether one personnel or several', () => {
    const asked = (people: readonly string[]) => {
      const stage = team(people, 'aboard:1', { blue: { hand: ['Q2'] } });
      stage.orders('blue', { also: ['beam'] }).does('gold', 'beam:all:aboard:1:surface:L2');
      return String(stage.decision('blue').prompt);
    };
    expect(asked(['Calloway'])).toMatch(/^Calloway beams down to the planet of /);
    expect(asked(['Calloway', 'Giusti'])).toMatch(/^Calloway and Giusti beam down to the planet of /);
  });

  it('C-MISSION-04: the hint for an attempt uses the singular for one personnel and one card', () => {
    const stage = team(['Calloway'], 'surface:L2', { blue: { seeds: { L2: ['Nausicaans'] } } });
    expect(optionByKey(stage.decision('gold'), 'attempt:L2:team-2')?.hint).toMatch(
      /^1 person, 1 card under the mission\./,
    );
    const more = team(['Calloway', 'Giusti'], 'surface:L2', { blue: { seeds: { L2: ['Nausicaans', 'Archer'] } } });
    expect(optionByKey(more.decision('gold'), 'attempt:L2:team-2')?.hint).toMatch(
      /^2 people, 2 cards under the mission\./,
    );
  });

  it('C-DILEMMA-07: the log doesn’t mention a stop if a dilemma killed everyone', () => {
    const seeds = { blue: { seeds: { L2: ['Nausicaans'] } } };
    const one = team(['Calloway'], 'surface:L2', seeds).does('gold', 'attempt:L2:team-2');
    expect(happened(one)).toContain('No one can continue, so the attempt ends.');
    const two = team(['Calloway', 'Giusti'], 'surface:L2', seeds).does('gold', 'attempt:L2:team-2');
    expect(happened(two)).toContain('The whole group is stopped, and the attempt is over.');
  });
});
