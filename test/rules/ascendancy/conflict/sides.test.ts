import { afterEach, expect, it, vi } from 'vitest';
import { planBattle, planInvasion } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import { starbaseDice } from '../../../../src/games/ascendancy/chapters/conflict/numbers.ts';
import { ruleIncome } from '../../../../src/games/ascendancy/chapters/rounds/generation.ts';
import { CUBES, NODES, SPIRES } from '../../../../src/games/ascendancy/content/borg-numbers.ts';
import { borg, meeting, spireOn, turn } from '../borg/stage.ts';
import { against, openKeys } from '../drive-action.ts';
import { join, put, table } from '../support.ts';
import { begins, inForce } from './stage.ts';

afterEach(() => void vi.restoreAllMocks());

it('A-BAT-03: the player who starts a Space Battle is the Attacker, and the players attacked are Defenders', () => {
  const g = table();
  join(g, 'earth', 'qonos');
  put(g, 1, 'l1/2');
  put(g, 0, 'l1/1');
  const mine = planBattle(g, { seat: 0, sector: 'l1/2', from: ['l1/1'] });
  const theirs = planBattle(g, { seat: 1, sector: 'l1/1', from: ['l1/2'] });
  expect([mine.attacker, mine.sides.map(({ owner }) => owner)]).toEqual([0, [0, 1]]);
  expect([theirs.attacker, theirs.sides.map(({ owner }) => owner)]).toEqual([1, [1, 0]]);
  expect(planInvasion(g, 0, 'qonos').sides.map(({ owner }) => owner)).toEqual([0, 1]);
});

it('A-INV-04: Nodes never attack, but their owner may attack with a Ship there', () => {
  const g = table();
  g.units = g.units.filter(({ seat }) => seat !== 0);
  put(g, 1, 'earth');
  const open = () => openKeys(g, 'attack:');
  expect([open(), against(g, 'attack:earth')]).toEqual([[], 'A-BAT-01']);
  put(g, 0, 'earth');
  expect(open()).toEqual(['attack:earth']);
});

it('A-INV-20: a captured Advancement’s rules apply to its new owner', () => {
  const g = table();
  for (const [system, seat] of [
    ['earth', 0],
    ['qonos', 1],
  ] as const)
    Object.assign(g.discs[system] ?? {}, { starbase: true, control: seat });
  Object.assign(join(g, 'qonos', 'ardana').disc, { starbase: true, control: 1 });
  // Deep Space Observatories give 1 Research for each Starbase of their owner.
  g.players[1]?.advancements.push({ card: 'fed-03', exhausted: false });
  expect([ruleIncome(g, 0).research, ruleIncome(g, 1).research]).toEqual([0, 2]);
});

it('A-INV-23: a captured Starbase follows the rules of its new Controller, not of its former owner', () => {
  const g = table();
  const { disc } = join(g, 'earth', 'terra-nova');
  Object.assign(disc, { control: 0, starbase: true });
  inForce(g, {
    0: [
      {
        sets: {
          fight: (at, { seat }, { of, side }) =>
            of === 'starbase-dice' && at.conflict?.sides[side]?.owner === seat ? 3 : null,
        },
      },
    ],
  });
  put(g, 0, 'terra-nova');
  put(g, 1, 'terra-nova');
  g.conflict = planBattle(g, { seat: 1, sector: 'terra-nova', from: ['terra-nova'] });
  expect([starbaseDice(g, 0), starbaseDice(g, 1)]).toEqual([0, 3]);
  disc.control = 1;
  expect([starbaseDice(g, 0), starbaseDice(g, 1)]).toEqual([1, 0]);
});

it('A-OPEN-58: a side Retreats with all its groups', () => {
  const g = table();
  join(g, 'qonos', 'delta-iv');
  join(g, 'delta-iv', 'terra-nova');
  put(g, 1, 'l1/2');
  put(g, 1, 'l2/1');
  for (let ship = 0; ship < 2; ship++) put(g, 2, 'delta-iv');
  const stage = begins(g, 'attack:delta-iv', [1, 1, 1, 1], 1);
  expect(stage.keys()).toContain('stand');
  stage.answer(stage.keys().find((key) => key.startsWith('retreat:')) ?? '');
  // The second group Retreats too, so it can’t choose to stand.
  expect(stage.asked).toMatchObject({ seat: 1, prompt: expect.stringContaining('Where do your Ships') });
  expect(stage.keys()).not.toContain('stand');
});

it('A-BORG-01: the Borg act without asking any player', () => {
  const g = meeting();
  borg(g).sealed = true;
  join(g, 'earth', 'terra-nova');
  spireOn(g, 'terra-nova', 3);
  // `settled` throws if a player is asked.
  turn(g).settled();
  expect(borg(g).cubes).toMatchObject([{ at: 'terra-nova' }]);
});

it('A-BORG-05: there are 15 Assimilation Nodes, three for each Spire', () => {
  expect([SPIRES * NODES, NODES, CUBES]).toEqual([15, 3, 5]);
});
