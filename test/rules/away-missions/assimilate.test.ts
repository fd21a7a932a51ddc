import { describe, expect, it } from 'vitest';
import { OVERLAY } from '../../../src/games/away-missions/content/borg/team.ts';
import { abilitiesOf, weapons as armoury } from '../../../src/games/away-missions/effects/modifiers.ts';
import { gone, play, run, standing } from '../../support/away-case.ts';

const FEDERATION_DECK = play().g.players[0]?.decks.support ?? [];

/** Two of Five is next to Data, who has only his last pegs, and hits him in Round 2 (scenario 13). */
function scenario13(more = {}) {
  const patch = {
    ...standing({ two: 'C5', data: 'D5', worf: 'H6' }),
    round: 2,
    'characters.data.pegs': { attack: 1, defense: 1, skill: 1, move: 1 },
    'characters.data.activated': true,
    'characters.data.cover': true,
    'characters.data.stun': 2,
    'characters.data.equipment': ['scanner'],
    'players.0.decks.support': FEDERATION_DECK.filter((card) => card !== 'scanner'),
    ...more,
  };
  const stage = play({ patch, turn: 'borg', dice: [6] }).does('borg', 'activate:two');
  return stage.does('borg', 'attack:data:assimilation-tubules').settled();
}

describe('assimilating a Neutralized character', () => {
  it('M-ASSIM-01 M-ASSIM-03 M-ASSIM-04 M-ASSIM-05 M-ASSIM-06 M-OPEN-30 scenario 13: an assimilated character becomes an adjacent drone with full pegs and one Stun token', () => {
    const stage = scenario13();
    const places = stage.decision('borg').options.map(({ key }) => key);
    expect(places).toContain('place:data:D5');
    expect(places).toContain('place:data:C5');
    expect(places).not.toContain('place:data:E5');
    stage.does('borg', 'place:data:B5');
    expect(stage.g.characters['data']).toEqual({
      id: 'data',
      seat: 1,
      owner: 0,
      pegs: { attack: 1, defense: 2, skill: 3, move: 1 },
      where: 'area',
      space: 'B5',
      activated: false,
      cover: false,
      stun: 1,
      equipment: [],
      traits: [],
      drone: true,
    });
    expect(stage.g.players[0]?.discards.support).toEqual(['scanner']);
  });

  it('M-ASSIM-02 M-ASSIM-07 M-OPEN-36 M-OPEN-37 M-FAC-04: the new drone is Borg, can be activated this Round, and must Recover first', () => {
    const stage = scenario13().does('borg', 'place:data:B5').does('borg', 'pass');
    stage.does('federation', 'activate:worf').does('federation', 'pass').does('federation', 'pass');
    stage.does('borg', 'activate:data');
    const verbs = new Set(stage.decision('borg').options.map(({ verb }) => verb));
    expect([...verbs].sort()).toEqual(['draw', 'pass', 'recover']);
    stage.does('borg', 'recover');
    expect(stage.offers('borg', 'move')).toBe(true);
    // Its own weapon and ability are covered (M-ASSIM-04).
    expect(stage.offers('borg', 'use:positronic-brain')).toBe(false);
    expect(stage.match.game.view(stage.match.state, 'spectator')).toMatchObject({ round: 2 });
  });

  it('M-COMP-03: the overlay’s ratings, weapon and Hivemind replace those of the card', () => {
    const patch = (drone: boolean) => ({
      ...standing({ data: 'D5', one: 'G8' }),
      'characters.data.seat': 1,
      'characters.data.drone': drone,
      'characters.data.pegs': { attack: 1, defense: 2, skill: 3, move: 1 },
    });
    const stage = play({ patch: patch(true), turn: 'borg' }).does('borg', 'activate:data');
    const { ratings, weapons, abilities } = OVERLAY;
    expect(ratings).toEqual({ attack: 1, defense: 2, skill: 3, move: 1 });
    const data = stage.g.characters['data'];
    if (data === undefined) throw new Error('no Data');
    expect(armoury(stage.g, data)).toEqual(weapons);
    expect(abilitiesOf(data)).toEqual(abilities);
    expect(weapons.map(({ dice, damage, rules }) => [dice, damage, rules])).toEqual([[0, 1, ['assimilate', 'melee']]]);
    expect(stage.offers('borg', 'via:one:cover')).toBe(true);
    const moves = stage.decision('borg').options.filter(({ verb }) => verb === 'move');
    const near = ['B5', 'C5', 'C6', 'D6', 'E5', 'E6', 'F5'];
    expect(moves.map(({ key }) => key).sort()).toEqual(near.map((to) => `move:${to}`));
    // The overlay gives the Hivemind.
    const human = play({ patch: standing({ data: 'D5', one: 'G8' }) }).does('federation', 'activate:data');
    expect(human.refuses('federation', 'via:one:cover').rule).toBe('M-HIVE-01');
  });

  it('M-ASSIM-04 M-SKILL-07: an assimilated character keeps its Specializations', () => {
    const patch = {
      ...standing({ data: 'D5' }),
      'characters.data.seat': 1,
      'characters.data.drone': true,
      'characters.data.pegs': { attack: 1, defense: 2, skill: 3, move: 1 },
    };
    const local = { character: 'data', specialization: 'computers', against: null, bonus: 0, label: 'a test' };
    expect(run('test', local, { patch, dice: [1, 1, 1, 4] }).settled().g.roll?.result).toBe(1);
  });

  it('M-ASSIM-08: an assimilated character that is Neutralized returns to its owner and is out of the game', () => {
    const patch = {
      ...standing({ data: 'D5' }),
      'characters.data.seat': 1,
      'characters.data.drone': true,
      'characters.data.pegs': { attack: 1, defense: 1, skill: 1, move: 1 },
    };
    const stage = run('damage', { target: 'data', amount: 1, by: 'worf', weapon: 'type-2-phaser' }, { patch });
    expect(stage.g.characters['data']).toMatchObject({ where: 'out', seat: 0, drone: false, space: null });
  });

  it('M-OPEN-31 M-OPEN-32: only a weapon with Assimilate can assimilate a character, and a Borg can never be assimilated', () => {
    const worn = { 'characters.data.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } };
    const scene = { patch: { ...standing({ data: 'D5', two: 'C5' }), ...worn } };
    const card = run('damage', { target: 'data', amount: 1, by: 'two', weapon: null }, scene);
    expect(card.g.characters['data']).toMatchObject({ where: 'out', drone: false });
    const borg = { patch: { 'characters.one.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } } };
    const drone = run('damage', { target: 'one', amount: 1, by: 'two', weapon: 'assimilation-tubules' }, borg);
    expect(drone.g.characters['one']).toMatchObject({ where: 'out', drone: false });
  });

  it('M-ASSIM-03 M-OPEN-29: if no adjacent space is free, the new drone is placed as near as possible', () => {
    const patch = {
      ...standing({ two: 'A6', one: 'A6', four: 'A5', five: 'A5', data: 'B6', riker: 'B6' }),
      'characters.data.pegs': { attack: 1, defense: 1, skill: 1, move: 1 },
      ...gone('shelby'),
    };
    const stage = play({ patch, turn: 'borg', dice: [6, 5, 1, 1] }).does('borg', 'activate:two');
    stage.does('borg', 'attack:data:assimilation-tubules').settled();
    // A5 and A6 are full, Riker is in B6. T1, B5 and C6 are two spaces away: the lowest row, then the lowest column.
    expect(stage.g.characters['data']).toMatchObject({ space: 'T1', seat: 1 });
  });
});
