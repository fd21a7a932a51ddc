import { afterEach, describe, expect, it, vi } from 'vitest';
import { against, offerOf, openKeys } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';
import { begins, card, inForce, meeting, siege } from './stage.ts';

const FEDERATION = 0;
const KLINGON = 1;
const ROMULAN = 2;

afterEach(() => vi.restoreAllMocks());
describe('offers', () => {
  it('A-BAT-07 A-OPEN-57: an attack from three Sectors can leave out any of them, but an attack from four uses either all of them or just one', () => {
    const g = table();
    join(g, 'qonos', 'delta-iv', 4);
    join(g, 'delta-iv', 'terra-nova');
    join(g, 'delta-iv', 'ardana');
    put(g, ROMULAN, 'delta-iv');
    for (const sector of ['l3/1', 'l2/1', 'l1/4'] as const) put(g, KLINGON, sector);
    const at = 'attack:delta-iv';
    const keys = () => openKeys(g, at, KLINGON);
    const [one, two, three] = ['l1/4', 'l2/1', 'l3/1'];
    const pairs = [`${one}+${two}`, `${one}+${three}`, `${two}+${three}`];
    expect(keys()).toEqual([at, ...[...pairs, one, two, three].map((from) => `${at}:${from}`)]);
    const label = (key: string) => offerOf(g, key, KLINGON).option.label;
    expect(label(at)).toBe('Attack Delta IV');
    expect(label(`${at}:${pairs[0]}`)).toMatch(/^Attack Delta IV from .+ and .+$/);
    expect(offerOf(g, at, KLINGON).option.group).toBe('Attack the Romulans');
    put(g, KLINGON, 'delta-iv');
    expect(keys()).toEqual([at, ...['delta-iv', one, two, three].map((from) => `${at}:${from}`)]);
  });

  it('A-BAT-01: an attack is offered only on Sectors with rivals, and an attack on a distant Sector is refused with a reason', () => {
    const g = meeting(1, 1);
    put(g, KLINGON, 'terra-nova');
    const all = openKeys(g, 'attack:', KLINGON);
    expect(all).toEqual(['attack:delta-iv']);
    expect(() => offerOf(g, 'attack:terra-nova', KLINGON)).toThrow();
    expect(against(g, 'attack:romulus', KLINGON)).toBe('A-BAT-01');
    expect(offerOf(g, 'attack:romulus', KLINGON).option).toMatchObject({ label: 'Attack Romulus', hint: '1 Command.' });
  });

  it('A-INV-01: a rule may raise the price of an Invasion', () => {
    const { g } = siege();
    inForce(g, { [FEDERATION]: [{ adds: { 'command-price': (_g, _b, { of }) => (of === 'invasion' ? 1 : 0) } }] });
    expect(offerOf(g, 'invade:terra-nova', KLINGON).option.hint).toMatch(/^2 Commands\./);
  });

  it('A-BORG-03: Borg worlds can’t be invaded or won by Hegemony', () => {
    const { g, world } = siege();
    Object.assign(world, { control: null, spire: { nodes: 1, since: 1 } });
    expect(['invade', 'hegemony'].map((verb) => against(g, `${verb}:terra-nova`, KLINGON))).toEqual([
      'A-BORG-03',
      'A-BORG-03',
    ]);
  });

  it('A-OPT-14: a Peaceful rival with Ships there is asked to permit Hegemony, and the attempt follows if they agree', () => {
    const { g } = siege(1);
    put(g, ROMULAN, 'terra-nova');
    playerOf(g, ROMULAN).agreements.push({ card: 'one', holder: KLINGON, exhausted: false });
    g.options.rules.alliedCooperation = true;
    const stage = begins(g, 'hegemony:terra-nova', [1], KLINGON);
    expect(stage.asked.prompt).toBe('May the Klingons attempt Hegemony of Terra Nova where you have Ships?');
    stage.answer('permit').settled();
    expect(g.last).toMatchObject({ kind: 'hegemony', winner: null, over: true });
    expect(begins(g, 'invade:terra-nova', [], KLINGON).asked.prompt).toBe(
      'May the Klingons invade Terra Nova where you have Ships?',
    );
  });

  it('A-HEG-04 A-DICE-01: rules see the purpose of a roll before it is made', () => {
    const { g } = siege(1);
    inForce(g, { [KLINGON]: [card('before-roll', [{ do: 'roll-bonus', rule: 'x', amount: 1 }])] });
    begins(g, 'hegemony:terra-nova', [], KLINGON);
    const dice = [{ face: 0, unit: null, rerolled: [] }];
    const about = { kind: 'hegemony', seat: KLINGON, system: 'terra-nova' };
    expect(g.roll).toEqual({ ...about, target: 5, above: true, bonus: 1, dice, used: [] });
  });
});
