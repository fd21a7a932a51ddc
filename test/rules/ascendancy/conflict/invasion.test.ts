import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Disc } from '../../../../src/games/ascendancy/state.ts';
import { advancementCards } from '../cards.ts';
import { against, hintOf, offerOf } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';
import { begins, discards, inForce } from './stage.ts';

const FEDERATION = 0;
const KLINGON = 1;
const ROMULAN = 2;

/** Gives First Strike to the side of the rule’s owner. */
const STRIKES: Rule = {
  grants: { 'first-strike': (g, { seat }, { side }) => g.conflict?.sides[side]?.owner === seat },
};

afterEach(() => vi.restoreAllMocks());

/** Klingons with Hit Roll 3+ in Orbit of a Federation System with a Research Node, a Culture Node and a Control Node. */
function siege(ships = 4): { g: Ascendancy; world: Disc } {
  const g = table();
  const { disc: world } = join(g, 'earth', 'terra-nova');
  world.sites = ['research', 'culture', 'open'];
  world.nodes = ['research', 'culture', null];
  world.control = FEDERATION;
  world.taken = 'colony';
  playerOf(g, FEDERATION).controls = 8;
  playerOf(g, KLINGON).weapons = 3;
  for (let ship = 0; ship < ships; ship++) put(g, KLINGON, 'terra-nova');
  return { g, world };
}

function orbiting(g: Ascendancy, seat = KLINGON): number {
  return g.units.filter((unit) => unit.seat === seat && unit.at === 'terra-nova').length;
}

describe('Planetary Invasions', () => {
  it('A-INV-05 A-INV-07 A-INV-09 A-INV-10 A-INV-18 scenario 16: the Attacker wins with more Hits than Nodes', () => {
    const { g, world } = siege();
    advancementCards({ id: 'one' }, { id: 'two' });
    playerOf(g, FEDERATION).projects = [
      { card: 'one', research: 2 },
      { card: 'two', research: 0 },
    ];
    const stage = begins(g, 'invade:terra-nova', [3, 4, 5, 6, 5, 1, 1], KLINGON);
    expect(stage.asked).toMatchObject({ seat: FEDERATION, rule: 'A-INV-16' });
    stage.answer('fight');
    expect(stage.asked).toMatchObject({
      seat: FEDERATION,
      rule: 'A-INV-18',
      prompt: 'The Klingons took a Research Node in Terra Nova. Which Project do you hand over?',
    });
    stage.answer('give:one');
    expect(stage.result).toBe(1);
    expect(world).toMatchObject({ control: KLINGON, taken: 'invasion', nodes: ['research', 'culture', null] });
    expect(orbiting(g)).toBe(3);
    expect(playerOf(g, FEDERATION).projects).toEqual([{ card: 'two', research: 0 }]);
    // The Research on the Project is discarded (A-INV-18).
    expect(playerOf(g, KLINGON).projects).toEqual([{ card: 'one', research: 0 }]);
    expect([playerOf(g, FEDERATION).controls, playerOf(g, KLINGON).controls]).toEqual([9, 8]);
    // Only the two players learn which Project it is (A-OPEN-74).
    expect(stage.log.join(' ')).not.toContain('Project one');
    expect(stage.told.join(' ')).toContain('Project one');
    expect(discards(stage)).toEqual(['seat 0 discards']);
  });

  it('A-INV-10: an Invasion succeeds even if all its Ships are lost', () => {
    const { g, world } = siege(2);
    Object.assign(world, { control: null, nodes: ['research', null, null] });
    inForce(g, { [ROMULAN]: [{ adds: { dice: (_g, _source, { side }) => side } }] });
    expect(begins(g, 'invade:terra-nova', [3, 4, 6, 6], KLINGON).result).toBe(1);
    expect([world.control, orbiting(g)]).toEqual([KLINGON, 0]);
  });

  it('A-INV-12 A-INV-19 A-INV-24 scenario 16: with as many Hits as Nodes, all Nodes are destroyed', () => {
    const { g, world } = siege();
    world.starbase = true;
    playerOf(g, FEDERATION).projects = [{ card: 'one', research: 2 }];
    const stage = begins(g, 'invade:terra-nova', [3, 4, 5, 1, 1, 1, 1], KLINGON).answer('fight');
    expect(stage.result).toBe(0);
    expect(world).toMatchObject({ control: null, taken: null, nodes: [null, null, null], starbase: true });
    expect(g.last).toMatchObject({ winner: null, result: 'annihilation' });
    expect(playerOf(g, FEDERATION)).toMatchObject({ controls: 9, commands: { ready: 4, exhausted: 0 } });
    expect(playerOf(g, KLINGON)).toMatchObject({ commands: { ready: 4, exhausted: 1 }, projects: [] });
    expect(discards(stage)).toEqual(['seat 0 discards']);
  });

  it('A-INV-03 A-INV-11 A-INV-17 A-PROJ-06 scenario 16: if there are fewer Hits than Nodes, the Hits destroy Resource Nodes, and the fight continues', () => {
    const { g, world } = siege();
    const stage = begins(g, 'invade:terra-nova', [3, 4, 1, 1, 1, 1, 1, /* Round 2 */ 1, 1, 1, 1, 1], KLINGON);
    stage.answer('fight');
    expect(world).toMatchObject({ control: FEDERATION, nodes: [null, null, null] });
    expect(discards(stage)).toEqual(['seat 0 discards']);
    // Only the Attacker may Retreat (A-INV-15). In the next Round the Control Node rolls one die.
    expect(stage.asked).toMatchObject({ seat: KLINGON, rule: 'A-BAT-25' });
    expect(stage.asked.options.find(({ key }) => key === 'stand')?.hint).toBe(
      'You have 4 Ships left. Chances: take it 90\u{a0}%, raze it 10\u{a0}%, fail under 1\u{a0}%',
    );
    stage.answer('stand').answer('fight');
    expect(g.conflict?.sides[1]?.dice.length).toBe(1);
    expect(playerOf(g, KLINGON).commands.ready).toBe(4);
  });

  it('A-INV-11 scenario 16: the Attacker chooses the Node that a single Hit destroys', () => {
    const { g, world } = siege();
    const stage = begins(g, 'invade:terra-nova', [3, 1, 1, 1, 1, 1, 1], KLINGON).answer('fight');
    expect(stage.keys()).toEqual(['raze:research', 'raze:culture']);
    stage.answer('raze:culture');
    expect(world.nodes).toEqual(['research', null, null]);
    expect(discards(stage)).toEqual([]);
  });

  it('A-INV-14 A-INV-08: an Invasion is repelled if all Ships are lost', () => {
    const { g, world } = siege(1);
    const stage = begins(g, 'invade:terra-nova', [1, 5, 1, 1], KLINGON).answer('fight');
    expect(stage.result).toBe(0);
    expect(world.control).toBe(FEDERATION);
    expect(g.last?.winner).toBe(1);
  });

  it('A-INV-15: a Retreat ends the Invasion', () => {
    const { g, world } = siege(1);
    const stage = begins(g, 'invade:terra-nova', [1, 1, 1, 1], KLINGON).answer('fight').answer('retreat:l1/2');
    expect(stage.result).toBe(0);
    expect([world.control, orbiting(g)]).toEqual([FEDERATION, 0]);
  });

  it.each([
    ['that falls', [6, 6, 6, 6], KLINGON, 4],
    ['that is annihilated', [6, 6, 6, 1], null, 4],
  ])('A-BAT-21 A-INV-09 A-INV-12: under First Strike, a System %s doesn’t roll', (_what, dice, control, left) => {
    const { g, world } = siege();
    inForce(g, { [KLINGON]: [STRIKES] });
    begins(g, 'invade:terra-nova', dice, KLINGON).answer('fight').settled();
    expect([world.control, orbiting(g)]).toEqual([control, left]);
  });

  it('A-BAT-21 A-INV-11: after Collateral Damage from First Strike, the remaining Nodes roll', () => {
    const { g, world } = siege();
    inForce(g, { [KLINGON]: [STRIKES] });
    const stage = begins(g, 'invade:terra-nova', [6, 6, 1, 1, 5], KLINGON).answer('fight');
    expect(stage.asked.seat).toBe(KLINGON);
    expect([world.nodes, orbiting(g)]).toEqual([[null, null, null], 3]);
  });

  it('A-INV-16 A-INV-21 A-INV-22: Surrender before the first Round gives Control of the System and everything in it', () => {
    const { g, world } = siege(1);
    world.starbase = true;
    playerOf(g, FEDERATION).commands = { ready: 4, exhausted: 2 };
    begins(g, 'invade:terra-nova', [], KLINGON).answer('surrender').settled();
    expect(world).toMatchObject({ control: KLINGON, nodes: ['research', 'culture', null] });
    // A-OPEN-70: the loser loses an Exhausted Command, and the captor’s new one can’t be used in this turn.
    expect(playerOf(g, FEDERATION).commands).toEqual({ ready: 4, exhausted: 1 });
    expect(playerOf(g, KLINGON).commands).toEqual({ ready: 4, exhausted: 2 });
  });

  it('A-INV-24: taking a Starbase without an owner gives the captor a Command, and nobody loses one', () => {
    const { g, world } = siege();
    Object.assign(world, { control: null, starbase: true, level: 1 });
    begins(g, 'invade:terra-nova', [6, 6, 6, 6, 1, 1], KLINGON).settled();
    expect(world).toMatchObject({ control: KLINGON, level: 0 });
    expect(playerOf(g, KLINGON).commands).toEqual({ ready: 4, exhausted: 2 });
  });

  it('A-INV-25 A-CIV-09 A-OPEN-102 scenario 17: an independent world fights at its Level and never Surrenders', () => {
    const { g, world } = siege(0);
    Object.assign(world, { control: null, level: 3, nodes: ['research', 'culture', 'production'] });
    for (let ship = 0; ship < 4; ship++) put(g, ROMULAN, 'terra-nova');
    playerOf(g, ROMULAN).shields = 1;
    const stage = begins(g, 'invade:terra-nova', [6, 6, 6, 6, 4, 3, 4], ROMULAN);
    expect(stage.log.join(' ')).toContain('The Klingons roll for the independent world 3 dice for Nodes');
    expect(g.conflict?.sides.map(({ dice }) => dice.filter(({ hit }) => hit).length)).toEqual([0, 2]);
    expect(orbiting(g, ROMULAN)).toBe(2);
  });

  it('A-INV-01 A-INV-02 A-INV-06: a player can Invade a System only if they don’t Control it and no other player has Ships there', () => {
    const { g, world } = siege();
    expect(against(g, 'invade:terra-nova', KLINGON)).toBeUndefined();
    put(g, ROMULAN, 'terra-nova');
    expect(against(g, 'invade:terra-nova', KLINGON)).toBe('A-INV-02');
    g.units.pop();
    inForce(g, { [KLINGON]: [{ bans: { invade: () => () => ({ text: 'No.', rule: 'A-FED-01' }) } }] });
    expect(against(g, 'invade:terra-nova', KLINGON)).toBe('A-FED-01');
    playerOf(g, KLINGON).held = [];
    Object.assign(world, { control: null, nodes: [null, null, null] });
    expect(against(g, 'invade:terra-nova', KLINGON)).toBe('A-INV-01');
    Object.assign(world, { control: KLINGON });
    expect(() => offerOf(g, 'invade:terra-nova', KLINGON)).toThrow();
  });

  it('A-INV-13 A-KLI-08: Nodes destroyed without a roll never make an Invasion a success', () => {
    const bombard: Rule = {
      at: {
        'before-hits': {
          offers: (g, _source, { side }) =>
            side === 0 && g.conflict?.kind === 'invasion'
              ? [
                  {
                    option: { key: 'bombard', verb: 'use', label: 'Bombard' },
                    payload: [{ do: 'instead', rule: 'kli-07', kills: 4 }],
                    why: null,
                  },
                ]
              : [],
        },
      },
    };
    const { g, world } = siege();
    inForce(g, { [KLINGON]: [bombard] });
    begins(g, 'invade:terra-nova', [1, 1, 1], KLINGON).answer('fight').answer('bombard').settled();
    expect(g.last?.result).toBe('annihilation');
    expect(world.control).toBeNull();
  });

  it('A-CAR-05 A-OPEN-81: Total Annihilation that counts as a success keeps all Nodes', () => {
    const annex: Rule = {
      at: {
        'invasion-result': {
          does: ({ conflict }) => (conflict?.result === 'annihilation' ? [{ do: 'outcome', to: 'success' }] : []),
        },
      },
    };
    const { g, world } = siege();
    inForce(g, { [KLINGON]: [annex] });
    begins(g, 'invade:terra-nova', [3, 4, 5, 1, 1, 1, 1], KLINGON).answer('fight').settled();
    expect(world).toMatchObject({ control: KLINGON, nodes: ['research', 'culture', null] });
  });

  it('A-INV-11: a rule can reduce Collateral Damage by one Node', () => {
    const { g, world } = siege();
    inForce(g, {
      [FEDERATION]: [
        { adds: { 'ignored-hits': (_g, _source, { side, unit }) => (side === 1 && unit === null ? 1 : 0) } },
      ],
    });
    begins(g, 'invade:terra-nova', [3, 1, 1, 1, 1, 1, 1], KLINGON).answer('fight');
    expect(world.nodes).toEqual(['research', 'culture', null]);
  });

  it('A-INV-16: the player who may Surrender sees their own chances', () => {
    const { g } = siege();
    const { prompt } = begins(g, 'invade:terra-nova', [], KLINGON).asked;
    expect(prompt.replaceAll(/\d+\u{a0}%/gu, 'n %')).toBe(
      '4 Ships are invading Terra Nova. Chances if you fight: hold it n %, lose it n %, razed n %. Fight or Surrender?',
    );
  });

  it('A-TRADE-11: an Invasion breaks the peace with the System’s Controller', () => {
    const { g } = siege();
    playerOf(g, FEDERATION).agreements.push({ card: 'one', holder: KLINGON, exhausted: false });
    const { betrays, hint } = offerOf(g, 'invade:terra-nova', KLINGON).option;
    expect([betrays, hint]).toEqual([true, expect.stringContaining('Breaks the peace.')]);
    begins(g, 'invade:terra-nova', [], KLINGON);
    expect(playerOf(g, FEDERATION).agreements[0]?.holder).toBeNull();
  });

  it('A-BUILD-20 A-INV-09: without a Control Node in supply, the player gives up one in play', () => {
    const { g, world } = siege();
    playerOf(g, KLINGON).controls = 0;
    const stage = begins(g, 'invade:terra-nova', [], KLINGON).answer('surrender');
    expect(stage.keys()).toEqual(['give-up:qonos']);
    stage.answer('give-up:qonos').settled();
    expect([world.control, g.discs['qonos']?.control]).toEqual([KLINGON, null]);
  });

  it('A-OPT-14: a Peaceful rival may allow an Invasion of a System where they have Ships', () => {
    const { g, world } = siege();
    put(g, ROMULAN, 'terra-nova');
    playerOf(g, ROMULAN).agreements.push({ card: 'one', holder: KLINGON, exhausted: false });
    g.options.rules.alliedCooperation = true;
    const refused = begins(g, 'invade:terra-nova', [], KLINGON);
    expect(refused.asked).toMatchObject({ seat: ROMULAN, rule: 'A-OPT-14' });
    refused.answer('refuse').settled();
    expect(playerOf(g, KLINGON).commands.ready).toBe(5);
    begins(g, 'invade:terra-nova', [], KLINGON).answer('permit').answer('surrender').settled();
    expect(world.control).toBe(KLINGON);
  });

  it('the hint for an Invasion shows the chances', () => {
    const { g } = siege();
    expect(hintOf(g, 'invade:terra-nova', KLINGON)).toMatch(
      /^1 Command\. Chances: take it \d+\s%, raze it \d+\s%, fail .*%\.$/,
    );
  });
});
