import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../src/games/away-missions/bot/position.ts';
import { attackWorth } from '../../../src/games/away-missions/bot/worth.ts';
import { startingAt } from '../../../src/games/away-missions/chapters/characters/sides.ts';
import { roundOf } from '../../../src/games/away-missions/chapters/preparation/deployment.ts';
import { rollSeats, rollSides } from '../../../src/games/away-missions/chapters/preparation/roll-off.ts';
import { characterCard } from '../../../src/games/away-missions/content/characters.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { readWish } from '../../../src/games/away-missions/intents/wish.ts';
import { fallback } from '../../../src/games/away-missions/orders.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Ctx } from '../../../src/kernel/game.ts';
import type { Json, Seat } from '../../../src/kernel/types.ts';
import { gone, play, standing } from '../../support/away-case.ts';

const FOUR = ['federation', 'borg', 'federation', 'borg'];
const TEAMS = { factions: FOUR, partner: 2 };

/** Returns the order that these dice give, and the log lines. */
function rolled(g: AwayMissions, dice: number[], how: (ctx: Ctx<AwayMissions>) => number[]) {
  const told: string[] = [];
  const ctx = { g, roll: (count: number) => dice.splice(0, count), log: (text: string) => told.push(text) };
  const order = how(ctx as unknown as Ctx<AwayMissions>);
  expect(dice).toEqual([]);
  return { order, told };
}

describe('rolls that decide an order', () => {
  const g = awayMissions.setup({ factions: FOUR });

  it('M-MULT-11: tied players come before players with lower rolls, and only they roll again', () => {
    const { order, told } = rolled(g, [4, 6, 4, 6, 1, 2, 5, 3], (ctx) => rollSides(ctx, 'begins', 'M-MULT-08'));
    expect(order).toEqual([3, 1, 0, 2]);
    expect(told).toEqual([
      'Federation rolls 4, Borg rolls 6, Federation 2 rolls 4, Borg 2 rolls 6; again Borg rolls 1, Borg 2 rolls 2; again Federation rolls 5, Federation 2 rolls 3. Borg 2 begins, then Borg, then Federation, then Federation 2.',
    ]);
  });

  it('M-MULT-09: startingAt rotates an order so that it starts with any chosen entry and includes each entry once', () => {
    expect(startingAt([2, 0, 1], 0)).toEqual([0, 1, 2]);
    expect(startingAt([2, 0, 1], 2)).toEqual([2, 0, 1]);
    // An entry that isn’t in the order leaves the order unchanged.
    expect(startingAt([2, 0], 1)).toEqual([2, 0]);
  });

  it('M-OPEN-61: with two players, only the deciding roll is logged', () => {
    const two = awayMissions.setup({});
    const { order, told } = rolled(two, [3, 3, 2, 5], (ctx) => rollSides(ctx, 'begins', 'M-ACT-01'));
    expect([order, told]).toEqual([[1, 0], ['Federation rolls 2, Borg 5. Borg begins.']]);
  });

  it('M-TG-06 M-OPEN-64: each team or each seat rolls one die, and nobody rolls if there is only one seat', () => {
    const teams = awayMissions.setup(TEAMS);
    expect(rolled(teams, [2, 5], (ctx) => rollSides(ctx, 'begins', 'M-TG-06')).order).toEqual([1, 0]);
    expect(rolled(teams, [1, 6, 3], (ctx) => rollSeats(ctx, [0, 2, 3], 'begins', 'M-OPEN-64')).order).toEqual([
      2, 3, 0,
    ]);
    expect(rolled(teams, [], (ctx) => rollSeats(ctx, [2], 'begins', 'M-OPEN-64')).order).toEqual([2]);
  });
});

describe('games with three and four players', () => {
  it('M-MULT-08: the order of players is rolled again each Round, and is logged', () => {
    const stage = play({ options: { factions: FOUR.slice(0, 3) }, at: 'action', dice: [1, 3, 5] });
    expect(awayMissions.view(stage.match.state, 'spectator').order).toEqual([2, 1, 0]);
    const next = play({ options: { factions: FOUR.slice(0, 3) }, at: 'action', dice: [6, 3, 5] });
    expect(next.g.order).toEqual([0, 2, 1]);
    // Two players alternate, so no order is shown.
    const two = play({ at: 'action', dice: [1, 3] });
    expect(awayMissions.view(two.match.state, 'spectator')).not.toHaveProperty('order');
  });

  it('M-TG-01 M-OPEN-54: teams and their totals are shown only in a team game', () => {
    const stage = play({ options: TEAMS, patch: { 'players.0.bonusPoints': 5, 'players.2.bonusPoints': 7 } });
    expect(awayMissions.view(stage.match.state, 0).teams).toEqual([
      { name: 'Team 1', seats: [0, 2], points: 12, cards: 0 },
      { name: 'Team 2', seats: [1, 3], points: 0, cards: 0 },
    ]);
    for (const options of [{}, { factions: FOUR }])
      expect(awayMissions.view(play({ options }).match.state, 0)).not.toHaveProperty('teams');
  });

  it('M-OPEN-54 M-OPEN-85: the headline gives the winning player or team, or how many players share the victory', () => {
    const headed = (options: Json, winners: Seat[]): string => {
      const { state } = play({ options }).match;
      return awayMissions.view({ ...state, over: { winners, why: '' } }, 0).headline;
    };
    expect(headed(TEAMS, [1, 3])).toBe('Borg and Borg 2 win');
    // The players are named if they fit into 26 characters.
    expect(headed(TEAMS, [0, 2])).toBe('Team 1 wins');
    expect(headed({ factions: FOUR }, [3])).toBe('Borg 2 wins');
    expect(headed({ factions: FOUR }, [0, 1, 3])).toBe('3 share the victory');
    expect(headed({ factions: FOUR }, [])).toBe('A draw');
  });

  it('every headline has at most 26 characters', () => {
    for (const seat of FOUR.keys()) {
      const { match } = play({
        options: { factions: FOUR },
        turn: ['federation', 'borg', 'federation 2', 'borg 2'][seat] ?? '',
      });
      expect(awayMissions.view(match.state, 0).headline.length).toBeLessThanOrEqual(26);
    }
  });

  it('M-TG-07 M-MULT-10: if a player gives up, all opponents win, or the other team wins', () => {
    const three = play({ options: { factions: FOUR.slice(0, 3) } }).match.state;
    expect(awayMissions.concede(three, 1)).toEqual({
      winners: [0, 2],
      why: 'Borg gives up: Federation and Federation 2 win.',
    });
    const teams = play({ options: TEAMS }).match.state;
    expect(awayMissions.concede(teams, 2, 'is away')).toEqual({
      winners: [1, 3],
      why: 'Federation 2 is away: Team 2 wins.',
    });
  });

  it('M-OPEN-54: the result names a team’s players, but the stored result names only the team', () => {
    const { match } = play({ options: TEAMS });
    const { events } = match.submit({ t: 'concede', seat: 2 });
    expect(match.state.over?.why).toBe('Federation 2 gives up: Team 2 wins.');
    const told = 'Federation 2 gives up: Borg and Borg 2 (Team 2) win.';
    expect(events.at(-1)).toEqual({ text: told });
    expect(awayMissions.view(match.state, 'spectator').score?.verdict).toBe(told);
    expect(awayMissions.refuse(match.state, 0, 'attack').text).toBe(`The game is over. ${told}`);
    const away = play({ options: TEAMS }).match;
    away.submit({ t: 'overdue', seat: 0, decision: away.pending(0)?.id ?? '', hours: 24 });
    away.submit({ t: 'vote', seat: 1, about: 0, heir: { to: 'nobody' } });
    expect(away.submit({ t: 'vote', seat: 2, about: 0, heir: { to: 'nobody' } }).events.at(-1)?.text).toBe(
      'Federation is away: Borg and Borg 2 (Team 2) win.',
    );
    const alone = play({ options: { factions: FOUR } }).match;
    expect(alone.submit({ t: 'concede', seat: 3 }).events.at(-1)?.text).toBe(alone.state.over?.why);
  });

  it('M-OPEN-81: after a timeout, the player who was asked activates a character, and the ally doesn’t get the turn', () => {
    const stage = play({ options: TEAMS });
    const decision = stage.decision('federation');
    expect(decision.options.map(({ key }) => key)).toContain('yield');
    expect(fallback(stage.match.state, decision)).toEqual({ keys: ['activate:riker'], safe: false });
  });

  it('a typed name means the character with exactly that name, on an affiliation’s first or second team', () => {
    const { g } = play({ options: { factions: FOUR } });
    expect(characterCard('riker-2').name).toBe('Riker 2');
    expect(characterCard('two-2').name).toBe('Two 2');
    expect(readWish(g, 'attack Riker 2').characters).toEqual(['riker-2']);
    expect(readWish(g, 'attack:riker-2:type-2-phaser').characters).toEqual(['riker-2']);
    expect(readWish(g, 'attack Riker').characters).toEqual(['riker']);
    expect(readWish(g, 'attack Riker or Riker 2').characters).toEqual(['riker', 'riker-2']);
  });

  it('M-MULT-10: the player is asked to choose an opponent even if only one has cards left', () => {
    const stage = play({
      options: { factions: FOUR },
      turn: 'borg',
      patch: { ...standing({ one: 'G9', data: 'H10' }), ...gone('shelby') },
      decks: { 'borg.hand': ['silence-the-transmitter'], 'borg 2.hand': ['resistance-fades'] },
      dice: [6, 6, 6, 1],
    });
    stage.does('borg', 'activate:one').does('borg', 'play:silence-the-transmitter');
    expect(stage.decision('borg').options.map(({ key }) => key)).toEqual(['opponent:borg-2']);
    stage.does('borg', 'opponent:borg-2').settled();
    expect(stage.g.players[3]?.hand.mission).toEqual([]);
  });

  it('M-MULT-10: the opponent with the most points is listed first and is chosen after a timeout', () => {
    const stage = play({
      options: { factions: FOUR },
      turn: 'borg',
      patch: {
        ...standing({ one: 'G9', data: 'H10' }),
        ...gone('shelby'),
        'players.2.bonusPoints': 5,
        'players.3.bonusPoints': 9,
      },
      decks: {
        'borg.hand': ['silence-the-transmitter'],
        'federation.hand': ['hold-the-ship'],
        'federation 2.hand': ['hold-the-ship'],
        'borg 2.hand': ['resistance-fades'],
      },
      dice: [6, 6, 6],
    });
    stage.does('borg', 'activate:one').does('borg', 'play:silence-the-transmitter');
    const decision = stage.decision('borg');
    expect(decision.options.map(({ key }) => key)).toEqual([
      'opponent:borg-2',
      'opponent:federation-2',
      'opponent:federation',
    ]);
    expect(fallback(stage.match.state, decision)).toEqual({ keys: ['opponent:borg-2'], safe: false });
  });

  it('M-OPEN-82: with Escalation for all teams, a team with printed Escalation holds back only the characters that have it', () => {
    const g = awayMissions.setup({ escalation: true });
    const five = g.characters['five'];
    if (five === undefined) throw new Error('nobody is Five');
    five.escalation = null;
    expect(roundOf(g, five)).toBeNull();
    for (const [id, round] of [
      ['shelby', null],
      ['data', 2],
      ['worf', 3],
      ['three', 2],
    ] as const) {
      const one = g.characters[id];
      expect(one === undefined ? undefined : roundOf(g, one), id).toBe(round);
    }
    const plain = awayMissions.setup({});
    expect(Object.values(plain.characters).flatMap((one) => roundOf(plain, one) ?? [])).toEqual([2, 2, 3]);
  });

  it('a refusal explains why there is no ally or no opponent to choose', () => {
    for (const [options, verb, rule] of [
      [{}, 'yield', 'M-TG-01'],
      [{ factions: FOUR }, 'opponent', 'M-MULT-10'],
    ] as const)
      expect(play({ options }).refuses('federation', verb).rule).toBe(rule);
  });
});

describe('the bot’s rating of games with several players', () => {
  it('the bot counts its ally’s points as its own, and gives the leading side’s points the most weight', () => {
    const at = (patch: Record<string, number>, options: object = { factions: FOUR }) =>
      standingOf(play({ options: options as never, patch }).g, 0);
    const led = at({ 'players.1.bonusPoints': 60 });
    expect(led - at({ 'players.1.bonusPoints': 90 })).toBeGreaterThan(15);
    // Points of a player who stays behind the leader matter less.
    expect(led - at({ 'players.1.bonusPoints': 60, 'players.2.bonusPoints': 10 })).toBeLessThan(3);
    expect(at({ 'players.2.bonusPoints': 10 }, TEAMS)).toBeGreaterThan(at({}, TEAMS) + 9);
  });

  it('the bot prefers to harm the leader', () => {
    const patch = { ...standing({ riker: 'E5', one: 'G5', 'one-2': 'G6' }), 'players.3.bonusPoints': 20 };
    const { g } = play({ options: { factions: FOUR }, patch });
    const [riker, one, leader] = ['riker', 'one', 'one-2'].map((id) => g.characters[id]);
    const [phaser] = characterCard('riker').weapons;
    if (!riker || !one || !leader || !phaser) throw new Error('somebody is missing');
    expect(attackWorth(g, riker, leader, phaser).value).toBeGreaterThan(attackWorth(g, riker, one, phaser).value);
  });
});
