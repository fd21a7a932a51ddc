import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  grantStrikes,
  planBattle,
  planHegemony,
  planInvasion,
  planSiege,
} from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import type { Ascendancy, Conflict, Owner, Side } from '../../../../src/games/ascendancy/state.ts';
import { meeting as borgMeeting, cubeAt, spireOn } from '../borg/stage.ts';
import { join, put, table } from '../support.ts';
import { inForce } from './stage.ts';

const KLINGON = 1;
const ROMULAN = 2;

afterEach(() => vi.restoreAllMocks());

/** A side before anything has happened. */
function fresh(owner: Owner | null, units: number[], brought = units.length): Side {
  const counts = { brought, lost: 0, killed: 0, extra: 0 };
  const lists = { dice: [], hits: [], doomed: [], spared: [] };
  return { owner, units, ...counts, ...lists, strikes: false, out: null, instead: null };
}

/** A conflict before anything has happened. */
function begun(about: Pick<Conflict, 'kind' | 'sector' | 'attacker' | 'sides'> & Partial<Conflict>): Conflict {
  const lists = { used: [], barred: [], razed: [] };
  const none = { system: about.sector, result: null, winner: null, hegemony: null };
  return { sectors: [about.sector], ...lists, ...none, round: 0, nodes: 0, toRaze: 0, over: false, ...about };
}

/** Klingons at Delta IV and beside it, Romulans and the Federation at Delta IV, and other Ships elsewhere. */
function crowd(): { g: Ascendancy; near: number; there: number; romulans: number[]; federation: number } {
  const g = table();
  join(g, 'qonos', 'delta-iv');
  const near = put(g, KLINGON, 'l1/2').id;
  put(g, ROMULAN, 'l1/2');
  const there = put(g, KLINGON, 'delta-iv').id;
  const romulans = [put(g, ROMULAN, 'delta-iv').id, put(g, ROMULAN, 'delta-iv', 3, { card: 1, side: 'b' }).id];
  return { g, near, there, romulans, federation: put(g, 0, 'delta-iv').id };
}

describe('sides of a new conflict', () => {
  it('A-BAT-07 A-BAT-08: Ships of the chosen Sectors fight all rivals in the attacked Sector', () => {
    const { g, near, there, romulans, federation } = crowd();
    const rivals = [fresh(0, [federation]), fresh(ROMULAN, romulans, 4)];
    const about = { kind: 'battle', sector: 'delta-iv', attacker: KLINGON } as const;
    const plan = { seat: KLINGON, sector: 'delta-iv' };
    expect(planBattle(g, { ...plan, from: ['l1/2'] })).toEqual(
      begun({ ...about, sectors: ['delta-iv', 'l1/2'], sides: [fresh(KLINGON, [near]), ...rivals] }),
    );
    expect(planBattle(g, { ...plan, from: ['l1/2', 'delta-iv'] }).sides[0]).toEqual(fresh(KLINGON, [near, there]));
    expect(planBattle(g, { ...plan, from: ['l1/2', 'delta-iv'], units: [there] }).sides[0]).toEqual(
      fresh(KLINGON, [there]),
    );
  });

  it('A-OPEN-28: the player who starts a fight with a Cube chooses Ships, but other players bring all of theirs', () => {
    const { g, near, there, romulans } = crowd();
    const cubes = { ids: [7], seats: [KLINGON, ROMULAN], attack: true };
    const plan = { seat: KLINGON, sector: 'delta-iv', from: ['l1/2'], units: [near], cubes };
    const others = g.units.filter(({ seat, at }) => seat === ROMULAN && at === 'l1/2').map(({ id }) => id);
    expect(planBattle(g, plan)).toEqual(
      begun({
        kind: 'battle',
        sector: 'delta-iv',
        sectors: ['delta-iv', 'l1/2'],
        attacker: KLINGON,
        sides: [fresh('borg', [7], 0), fresh(KLINGON, [near]), fresh(ROMULAN, [...others, ...romulans], 5)],
      }),
    );
    const { units: _units, ...whole } = { ...plan, cubes: { ...cubes, attack: false } };
    expect(planBattle(g, whole)).toMatchObject({ attacker: 'borg', sides: [{}, { units: [near, there] }, {}] });
  });

  it('A-INV-05 A-HEG-01: all of a player’s Ships in Orbit take part against the System, no matter who owns it', () => {
    const { g, there } = crowd();
    const sides = [fresh(KLINGON, [there]), fresh(null, [])];
    const about = { sector: 'delta-iv', attacker: KLINGON, sides };
    expect(planInvasion(g, KLINGON, 'delta-iv')).toEqual(begun({ kind: 'invasion', ...about }));
    Object.assign(g.discs['delta-iv'] ?? {}, { control: ROMULAN });
    expect(planHegemony(g, KLINGON, 'delta-iv')).toEqual(
      begun({ kind: 'hegemony', ...about, sides: [fresh(KLINGON, [there], 0), fresh(ROMULAN, [])] }),
    );
  });

  it('A-OPEN-29: a Cube fights the Nodes of a System, and nobody has First Strike against it', () => {
    const g = borgMeeting();
    const { id } = cubeAt(g, 'qonos');
    g.conflict = planSiege(g, id, 'qonos');
    const sides = [fresh('borg', [id], 0), fresh(KLINGON, [])];
    const siege = begun({ kind: 'invasion', sector: 'qonos', attacker: 'borg', sides });
    expect(g.conflict).toEqual(siege);
    grantStrikes(g);
    expect(g.conflict).toEqual(siege);
  });

  it('A-OPEN-28 A-OPEN-30: a player has First Strike in a new fight with a Cube, but nobody has it against a Spire', () => {
    const g = borgMeeting();
    join(g, 'qonos', 'terra-nova');
    const { id } = cubeAt(g, 'terra-nova');
    put(g, KLINGON, 'terra-nova');
    put(g, ROMULAN, 'terra-nova');
    const [cube] = g.borg?.cubes ?? [];
    if (cube !== undefined) cube.struck = [ROMULAN];
    const cubes = { ids: [id], seats: [KLINGON, ROMULAN], attack: true };
    const strikes = () => {
      grantStrikes(g);
      return g.conflict?.sides.map((side) => side.strikes);
    };
    g.conflict = planBattle(g, { seat: KLINGON, sector: 'terra-nova', from: [], cubes });
    expect(strikes()).toEqual([false, true, false]);
    spireOn(g, 'terra-nova', 2);
    g.conflict = planBattle(g, { seat: KLINGON, sector: 'terra-nova', from: [], cubes: { ...cubes, spire: true } });
    expect(g.conflict.spire?.left).toBeGreaterThan(0);
    expect(strikes()).toEqual([false, false, false]);
  });

  it('A-BAT-21: a rule can deny a side First Strike entirely', () => {
    const { g } = crowd();
    const why = () => ({ text: 'No.', rule: 'A-SPEC-01' });
    inForce(g, {
      [KLINGON]: [
        {
          grants: { 'first-strike': () => true },
          bans: { 'first-strike': (_g, _source, { side, against }) => (side === 0 && against === null ? why : null) },
        },
      ],
    });
    g.conflict = planBattle(g, { seat: KLINGON, sector: 'delta-iv', from: ['l1/2'] });
    grantStrikes(g);
    expect(g.conflict.sides.map(({ strikes }) => strikes)).toEqual([false, true, true]);
  });
});
