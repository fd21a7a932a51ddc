import { afterEach, describe, expect, it, vi } from 'vitest';
import { BRAVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { hazardTarget } from '../../../../src/games/ascendancy/chapters/hazards/target.ts';
import { rulesFor } from '../cards.ts';
import { type Laying, moves, stage } from '../laying.ts';
import { disc, join, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** A map with the Stellar Nursery (Level 4) and Murasaki 312 (Level 5). */
function nursery() {
  const g = table();
  g.discs['stellar-nursery'] = disc('stellar-nursery');
  g.discs['murasaki-312'] = disc('murasaki-312');
  return g;
}

/** Lets Federation units Brave a Hazard. Returns the number of Ships that survived. */
function brave(
  g: ReturnType<typeof table>,
  units: number[],
  script: Laying,
  more: object = {},
  system = 'stellar-nursery',
) {
  return stage(g, (ctx) => ctx.call(BRAVE, { seat: 0, units, system, kind: 'impulse', ...more }), script);
}

const ships = (g: ReturnType<typeof table>, system = 'stellar-nursery') =>
  g.units.filter(({ at, seat }) => at === system && seat === 0).map((unit) => unit.ships);

describe('Braving a Hazard', () => {
  it.each([
    [4, [1]],
    [5, []],
    [6, []],
  ])('A-HAZ-02 A-HAZ-05 scenario 5: a roll of %i decides if a Ship with Shields 1 survives Level 4', (die, left) => {
    const g = nursery();
    Object.assign(g.players[0] ?? {}, { shields: 1 });
    const { id } = put(g, 0, 'stellar-nursery');
    expect(brave(g, [id], { dice: [die] }).result).toBe(left.length);
    expect(ships(g)).toEqual(left);
    expect(g.players[0]?.ships).toBe(28 - left.length);
    expect(g.roll).toBeNull();
  });

  it.each([
    [4, 1],
    [5, 0],
    [6, 0],
  ])('A-HAZ-04 A-PHEN-08: a roll of %i decides if a Ship with Shields 0 survives Level 5', (die, left) => {
    const g = nursery();
    const { id } = put(g, 0, 'murasaki-312');
    expect(brave(g, [id], { dice: [die] }, {}, 'murasaki-312').result).toBe(left);
  });

  it('A-HAZ-03: the next player to the right who is still in the game rolls for the Hazard', () => {
    const g = nursery();
    const { id } = put(g, 0, 'stellar-nursery');
    expect(brave(structuredClone(g), [id], { dice: [1] }).log).toContain('The Romulans roll 1 for the Hazard.');
    Object.assign(g.players[2] ?? {}, { out: true });
    expect(brave(g, [id], { dice: [1] }).log).toContain('The Klingons roll 1 for the Hazard.');
  });

  it('A-FLEET-09 scenario 5: a Fleet of 3 that rolls 5, 2 and 6 is reduced to a single Ship', () => {
    const g = nursery();
    Object.assign(g.players[0] ?? {}, { shields: 1 });
    const { id } = put(g, 0, 'stellar-nursery', 3, { card: 0, side: 'a' });
    expect(brave(g, [id], { dice: [5, 2, 6] }).result).toBe(1);
    expect(g.units.find((unit) => unit.id === id)).toMatchObject({ ships: 1, fleet: null, at: 'stellar-nursery' });
  });

  it('A-FLEET-09: if a Fleet of 4 loses 2 Ships, the others continue as single Ships', () => {
    const g = nursery();
    const { id } = put(g, 0, 'stellar-nursery', 4, { card: 0, side: 'a' });
    let told: readonly number[] = [];
    rulesFor(g, 0, {
      at: {
        braved: {
          does(_g, _source, { units }) {
            told = units;
            return [];
          },
        },
      },
    });
    expect(brave(g, [id], { dice: [4, 4, 1, 1] }).result).toBe(2);
    expect(ships(g)).toEqual([1, 1]);
    expect(told).toEqual([id, id + 1]);
    expect(new Set(g.units.map((unit) => unit.id)).size).toBe(g.units.length);
  });

  it('A-OPEN-55 scenario 5: Level 5 plus Shields 2 is 7, so no die is rolled', () => {
    const g = nursery();
    Object.assign(g.players[0] ?? {}, { shields: 2 });
    const { id } = put(g, 0, 'murasaki-312');
    expect(brave(g, [id], {}, {}, 'murasaki-312').result).toBe(1);
  });

  it('A-HAZ-02: a card can set another Level, and can let fewer Ships Brave the Hazard', () => {
    const g = nursery();
    const units = [put(g, 0, 'earth').id, put(g, 0, 'earth').id];
    expect(brave(g, units, { dice: [5] }, { level: 5, ships: 1 }, 'earth').result).toBe(0);
    expect(ships(g, 'earth')).toEqual([1, 1, 1, 1]);
  });

  it('a System that isn’t Hazardous destroys no Ships', () => {
    const g = nursery();
    const { id } = put(g, 0, 'earth');
    expect(brave(g, [id], {}, {}, 'earth').result).toBe(1);
  });

  it('A-HAZ-02: rules can add to the Shield Modifier or replace it', () => {
    const g = nursery();
    Object.assign(g.players[0] ?? {}, { shields: 1 });
    const about = [g, 0, 'stellar-nursery', 4] as const;
    expect(hazardTarget(...about)).toBe(5);
    rulesFor(g, 0, {
      adds: { roll: (_g, { seat }, { of, seat: whose }) => (of === 'hazard' && seat === whose ? 1 : 0) },
    });
    expect(hazardTarget(...about)).toBe(6);
    expect(hazardTarget(g, 1, 'stellar-nursery', 4)).toBe(4);
    vi.restoreAllMocks();
    Object.assign(g.players[0] ?? {}, { held: [] });
    rulesFor(g, 0, { adds: { roll: () => 1 }, sets: { roll: () => 0 } });
    expect(hazardTarget(...about)).toBe(4);
  });

  it('if a rule skips the roll for a Hazard, the Ship survives', () => {
    const g = nursery();
    const { id } = put(g, 0, 'stellar-nursery');
    rulesFor(g, 0, {
      grants: {
        hazard: (_g, _source, about) => about.how === 'skip' && about.kind === 'impulse' && !about.discovered,
      },
    });
    expect(brave(structuredClone(g), [id], {}).result).toBe(1);
    expect(brave(structuredClone(g), [id], { dice: [6] }, { discovered: true }).result).toBe(0);
    // The rule doesn’t apply to the Hazard of a card.
    expect(brave(g, [id], { dice: [6] }, { level: 5 }).result).toBe(0);
  });

  it('A-DICE-01: rules can set the faces of dice before the roll and change them after it', () => {
    const g = nursery();
    const units = [put(g, 0, 'stellar-nursery').id, put(g, 0, 'stellar-nursery').id];
    rulesFor(g, 0, {
      at: {
        'before-roll': {
          does(one) {
            const [first] = one.roll?.dice ?? [];
            if (first !== undefined) first.face = 1;
            return [];
          },
        },
        'after-roll': {
          does(one) {
            for (const die of one.roll?.dice ?? []) if (die.face === 6) die.face = 2;
            return [];
          },
        },
        braved: { does: (_g, _source, { survivors }) => [{ do: 'gain', gains: { culture: survivors }, rule: 'X' }] },
      },
    });
    expect(brave(g, units, { dice: [6] }).result).toBe(2);
    expect(g.players[0]?.reserves.culture).toBe(5);
  });
});

describe('A Fleet that Braves one Ship at a time', () => {
  /** A Fleet that Braves one Ship at a time, with this many Ships, at the Stellar Nursery. */
  function science(count: number) {
    const g = nursery();
    const { id } = put(g, 0, 'stellar-nursery', count, { card: 0, side: 'a' });
    rulesFor(g, 0, {
      grants: {
        hazard: (one, _source, about) =>
          about.how === 'one-by-one' && one.units.some(({ id, fleet }) => id === about.unit && fleet !== null),
      },
    });
    return { g, id };
  }

  it('A-ROM-03: a Fleet that Braves one Ship at a time rolls one die, and stops there if the Ship survives', () => {
    const { g, id } = science(5);
    expect(brave(g, [id], { dice: [3] }).result).toBe(1);
    expect(ships(g)).toEqual([5]);
  });

  it('A-ROM-03: after a failure, a Fleet that Braves one Ship at a time can continue with the next Ship or stop', () => {
    const { g, id } = science(5);
    const run = brave(structuredClone(g), [id], { dice: [4, 3] });
    expect(run.keys()).toEqual(['stop', 'again']);
    run.answer('again');
    expect(run.result).toBe(1);
    const halted = brave(g, [id], { dice: [4] });
    halted.answer('stop');
    expect(halted.result).toBe(0);
    expect(ships(g)).toEqual([4]);
  });

  it('A-ROM-03 A-FLEET-09: a Fleet stops Braving one Ship at a time when it falls below 3 Ships', () => {
    const { g, id } = science(3);
    expect(brave(g, [id], { dice: [4] }).result).toBe(0);
    expect(ships(g)).toEqual([1, 1]);
  });
});

describe('Hazards during a move', () => {
  it('A-FLEET-09: if a Fleet breaks up on arrival, its Ships end the move together', () => {
    const g = table();
    const { sector } = join(g, 'earth', 'stellar-nursery');
    const { id } = put(g, 0, sector(2), 4, { card: 0, side: 'a' });
    let ended: readonly number[] = [];
    rulesFor(g, 0, {
      at: {
        'move-end': {
          does(_g, _source, { units }) {
            ended = units;
            return [];
          },
        },
      },
    });
    moves(g, `move:${id}:stellar-nursery`, { dice: [4, 4, 1, 1] }).settled();
    expect(ended).toEqual([id, id + 1]);
  });

  it('A-HAZ-01 A-HAZ-06 A-HAZ-07: Ships Brave a Hazard where their move ends, but not on the way or when they leave', () => {
    const g = table();
    const { sector } = join(g, 'earth', 'murasaki-312');
    join(g, 'murasaki-312', 'delta-iv');
    const { id } = put(g, 0, sector(2));
    moves(g, `move:${id}:l2/1`).settled();
    const left = put(g, 0, 'murasaki-312');
    moves(g, `move:${left.id}:l2/2`).settled();
    moves(g, `move:${left.id}:murasaki-312`, { dice: [6] }).settled();
    expect(g.units.some((unit) => unit.id === left.id)).toBe(false);
  });
});
