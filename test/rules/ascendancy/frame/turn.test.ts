import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { open } from '../../../../src/games/kit/offers.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { plainAdvancements, rule } from './fakes.ts';
import { endsTurn, play, told } from './stage.ts';

plainAdvancements();

const option = (key: string) => ({ key, verb: 'use', label: 'Use it' });
const culture = (amount: number) => [{ do: 'gain' as const, gains: { culture: amount }, rule: 'A-SPEC-01' }];

describe('A turn', () => {
  it('A-INIT-12: a turn has a Building Phase and then a Command Phase, and is followed by the turn of the player with the next card', () => {
    const stage = play({ at: 'turn', turn: 'klingons' });
    expect(stage.g.turn).toMatchObject({ seat: 1, phase: 'building' });
    stage.does('klingons', 'end:building');
    expect(stage.g.turn).toMatchObject({ seat: 1, phase: 'command' });
    stage.does('klingons', 'end:turn');
    expect(stage.g.turn).toMatchObject({ seat: 2, phase: 'building' });
  });

  it('A-CMD-04 A-RECH-09: the Recharge Stage follows the last turn, and then the next round starts', () => {
    const stage = play({ at: 'command', turn: 'romulans' }).does('romulans', 'end:turn');
    expect(stage.g.round).toBe(2);
    expect(stage.g.turns).toBe(2);
  });

  it('A-INIT-12: an eliminated player has no turn', () => {
    const stage = play({
      at: 'command',
      patch: {
        'players.1.out': true,
        'players.1.ships': 30,
        'players.1.controls': 10,
        'discs.qonos.control': null,
        units: [0, 2].flatMap((seat) =>
          [1, 2, 3].map((id) => ({
            id: id + 3 * seat,
            seat,
            ships: 1,
            fleet: null,
            at: seat === 0 ? 'earth' : 'romulus',
            warp: null,
            began: null,
            exited: false,
            used: [],
          })),
        ),
      },
    });
    stage.does('federation', 'end:turn');
    expect(stage.g.turn?.seat).toBe(2);
  });

  it('A-BUILD-01 A-BUILD-02 A-BUILD-35 A-CMD-01: an action in one phase can’t be taken in the other', () => {
    rule('federation', {
      plays: {
        building: () => [open(option('use:build'), culture(1))],
        command: () => [open(option('use:order'), culture(2))],
        turn: () => [open(option('use:both'), culture(4))],
      },
    });
    const stage = play();
    expect(stage.offers('federation', 'use:build')).toBe(true);
    expect(stage.offers('federation', 'use:both')).toBe(true);
    expect(stage.refuses('federation', 'use:order').rule).toBe('A-CMD-01');
    stage.does('federation', 'use:build').does('federation', 'use:build').does('federation', 'end:building');
    expect(stage.g.players[0]?.reserves.culture).toBe(5);
    expect(stage.refuses('federation', 'use:build').rule).toBe('A-BUILD-02');
    stage.does('federation', 'use:order').does('federation', 'use:both');
    expect(stage.g.players[0]?.reserves.culture).toBe(11);
  });

  it('A-SPEC-01: a rule can offer something to a rival in the rival’s own turn', () => {
    rule('klingon', {
      plays: { turn: (_g, _source, { seat }) => (seat === 0 ? [open(option('use:it'), culture(1))] : []) },
    });
    const stage = play().does('federation', 'use:it');
    expect(stage.g.players[0]?.reserves.culture).toBe(4);
    expect(stage.g.players[1]?.reserves.culture).toBe(3);
  });

  it('A-SPEC-03: if a rule is Exhausted in response to its announcement, its use is lost and nothing is paid', () => {
    rule('federation', { plays: { turn: (g) => (g.lasting.length > 0 ? [] : [open(option('use:it'), culture(1))]) } });
    // A rival’s rule suspends all Federation rules as soon as one is announced.
    let announced = false;
    rule('klingon', {
      at: {
        announced: {
          does: () => {
            announced = true;
            return [];
          },
        },
      },
      bans: {
        rule: (_g, _own, { source }) => (announced && source.seat === 0 ? () => ({ text: 'It is Exhausted.' }) : null),
      },
    });
    const stage = play().does('federation', 'use:it');
    expect(announced).toBe(true);
    expect(stage.g.players[0]?.reserves.culture).toBe(3);
    expect(told(stage)).toContain('The use of Test is lost.');
  });

  it('A-OPEN-86: rules can take effect at the start and at the end of a turn', () => {
    rule('federation', {
      at: { 'turn-start': { does: (_g, own, { seat }) => (own.seat === seat ? culture(1) : []) } },
    });
    rule(
      'federation',
      { at: { 'turn-end': { does: (_g, own, { seat }) => (own.seat === seat ? culture(2) : []) } } },
      'end',
    );
    const stage = play({ at: 'turn' });
    expect(stage.g.players[0]?.reserves.culture).toBe(4);
    endsTurn(stage, 'federation');
    expect(stage.g.players[0]?.reserves.culture).toBe(6);
    endsTurn(stage, 'klingons');
    expect(stage.g.players[0]?.reserves.culture).toBe(6);
  });

  it('A-MOVE-02 A-SPEC-02: marks that last for a turn are removed at its end', () => {
    const { units } = play().g;
    Object.assign(units[0] ?? {}, { held: 1, used: ['a'] });
    Object.assign(units[1] ?? {}, { held: 2, exited: true });
    const stage = play({
      at: 'command',
      patch: {
        'players.0.uses': [
          { rule: 'a', span: 'turn', times: 1 },
          { rule: 'b', span: 'round', times: 1 },
        ],
        units: units as unknown as Json,
        lasting: [
          { what: 'a', seats: [0], until: 'turn' },
          { what: 'b', seats: [0], until: 'maintenance' },
        ],
      },
    });
    stage.does('federation', 'end:turn');
    expect(stage.g.players[0]?.uses.map((one) => one.rule)).toEqual(['b']);
    expect(stage.g.lasting.map(({ what }) => what)).toEqual(['b']);
    const [first, second] = stage.g.units;
    expect(first?.held).toBeUndefined();
    expect(first?.used).toEqual([]);
    expect(second).toMatchObject({ held: 2, exited: false, began: 'earth' });
  });
});

describe('Ascendancy', () => {
  const rich = (amount: number) => ({ 'players.0.reserves.culture': amount });

  it('A-WIN-03: a player may buy Ascendancy for 5 Culture in either phase of their own turn, any number of times', () => {
    const stage = play({ patch: rich(14) })
      .does('federation', 'ascend')
      .does('federation', 'end:building');
    stage.does('federation', 'ascend');
    expect(stage.g.players[0]).toMatchObject({ ascendancy: 3, reserves: { culture: 4 } });
    expect(stage.refuses('federation', 'ascend')).toEqual({
      text: 'It costs 5 Culture, and you have 4 Culture.',
      rule: 'A-WIN-03',
    });
    expect(stage.refuses('klingons', 'ascend').rule).toBe('A-INIT-12');
  });

  it('A-OPT-08: Ascendancy costs 4 Culture if the table agreed on it', () => {
    const stage = play({ patch: rich(4), options: { rules: { easierAscension: true } } }).does('federation', 'ascend');
    expect(stage.g.players[0]).toMatchObject({ ascendancy: 2, reserves: { culture: 0 } });
  });

  it('A-WIN-03: rules can change the price of Ascendancy, and can take effect when it is bought', () => {
    rule('federation', {
      adds: { price: (_g, { seat }, about) => (about.of === 'ascendancy' && about.seat === seat ? -1 : 0) },
    });
    rule('klingon', { at: { ascended: { does: (_g, own, { seat }) => (own.seat === seat ? [] : culture(2)) } } });
    const stage = play({ patch: rich(5) }).does('federation', 'ascend');
    expect(stage.g.players.map(({ reserves }) => reserves.culture)).toEqual([1, 5, 3]);
  });
});

describe('Refused actions', () => {
  it('A-INIT-12 A-INIT-01: an action in another player’s turn or in the Initiative Stage is refused, and the reason is given', () => {
    expect(play().refuses('romulans', 'build ships').text).toBe('It is the Federation’s turn.');
    const patch = { 'players.0.contact': [1], 'players.1.contact': [0] };
    expect(play({ at: 'initiative', patch }).refuses('romulans', 'ascend').rule).toBe('A-INIT-01');
  });

  it('A-WIN-03 T-TURN-01: `/why` names a possible action, and says that an unknown one can’t be done', () => {
    const stage = play({ patch: { 'players.0.reserves.culture': 5 } });
    expect(ascendancy.refuse(stage.match.state, 0, 'buy ascendancy').text).toContain('Gain 1 Ascendancy');
    expect(ascendancy.refuse(stage.match.state, 0, 'sing a song').text).toContain('can’t be done now');
  });
});
