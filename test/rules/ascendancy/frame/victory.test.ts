import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/kernel/types.ts';
import { plainAdvancements } from './fakes.ts';
import { endsTurn, play } from './stage.ts';

plainAdvancements();

type Patch = { [path: string]: Json };
const FOUR = { civs: ['federation', 'klingon', 'romulan', 'andorian'] };
const winners = (patch: Patch, options: { [name: string]: Json } = FOUR) =>
  play({ at: 'recharge', patch, options }).match.state.over?.winners ?? null;

/** A patch that gives Systems to these owners and adjusts their Control Nodes. */
function hold(owners: { [system: string]: number | null }): Patch {
  const all = { earth: 0, qonos: 1, romulus: 2, andor: 3, ...owners };
  const patch: Patch = {};
  for (const [system, seat] of Object.entries(owners)) patch[`discs.${system}.control`] = seat;
  for (const seat of [0, 1, 2, 3])
    patch[`players.${seat}.controls`] = 10 - Object.values(all).filter((one) => one === seat).length;
  return patch;
}

/** A patch that gives these seats Systems in addition to their Home Systems. */
function colonies(...owners: number[]): Patch {
  const { discs, stack } = play({ options: FOUR }).g;
  const first = stack.slice(0, owners.length);
  const added = first.map((id, at) => [
    id,
    { ...structuredClone(discs['earth']), id, control: owners[at], x: 4_000 + at * 4_000, y: 18_000 },
  ]);
  const patch: Patch = { discs: { ...structuredClone(discs), ...Object.fromEntries(added) } as Json };
  for (const seat of [0, 1, 2, 3]) patch[`players.${seat}.controls`] = 9 - owners.filter((one) => one === seat).length;
  return { ...patch, stack: stack.slice(owners.length) };
}

describe('The Victory Check', () => {
  it('A-WIN-02 scenario 20 (a): a player with 5 Ascendancy and their own Home System wins', () => {
    expect(winners({ 'players.0.ascendancy': 5 })).toEqual([0]);
    expect(winners({ 'players.0.ascendancy': 7 })).toEqual([0]);
    expect(winners({ 'players.0.ascendancy': 4 })).toBeNull();
  });

  it('A-WIN-02 scenario 20 (b): a player with 5 Ascendancy doesn’t win without their own Home System', () => {
    expect(winners({ 'players.0.ascendancy': 5, ...hold({ earth: 1 }) })).toBeNull();
    expect(winners({ 'players.0.ascendancy': 5, ...hold({ earth: null }) })).toBeNull();
  });

  it('A-WIN-04 scenario 20 (c): a player who Controls three Home Systems, including their own, wins', () => {
    expect(winners(hold({ romulus: 1, andor: 1 }))).toEqual([1]);
    expect(winners(hold({ romulus: 1 }))).toBeNull();
    expect(winners(hold({ earth: 1, romulus: 1, andor: 1, qonos: 0 }))).toBeNull();
  });

  it('A-OPEN-84: the Home System of an eliminated player counts toward Supremacy', () => {
    const units = play({ options: FOUR }).g.units.filter(({ seat }) => seat !== 3) as unknown as Json;
    const out = { 'players.3.out': true, 'players.3.ships': 30, units };
    expect(winners({ ...hold({ romulus: 1, andor: 1 }), ...out })).toEqual([1]);
  });

  it('A-WIN-05: an abandoned Home System counts toward nobody’s Supremacy', () => {
    const moved = { ...hold({ romulus: 1, andor: 1 }), 'players.3.home': null };
    expect(winners(moved)).toBeNull();
  });

  it('A-WIN-10 scenario 20 (d): among several winners, the one with the most Systems wins', () => {
    const both = { 'players.0.ascendancy': 5, 'players.1.ascendancy': 5 };
    expect(winners({ ...colonies(0, 0, 1), ...both })).toEqual([0]);
    expect(winners({ ...colonies(0, 1, 1), ...both })).toEqual([1]);
    expect(winners({ ...colonies(0, 1), ...both })).toEqual([0, 1]);
    expect(winners({ ...colonies(2, 2, 2, 0, 1), ...both })).toEqual([0, 1]);
  });

  it('A-WIN-01 scenario 20 (e): a player who buys a fifth Ascendancy wins only at the end of the round', () => {
    const patch = { 'players.0.ascendancy': 4, 'players.0.reserves.culture': 5 };
    const stage = play({ patch }).does('federation', 'ascend');
    expect(stage.match.state.over).toBeNull();
    endsTurn(stage, 'federation');
    endsTurn(stage, 'klingons');
    expect(stage.match.state.over).toBeNull();
    endsTurn(stage, 'romulans');
    expect(stage.match.state.over).toMatchObject({ winners: [0], rule: 'A-WIN-02' });
  });

  it('A-OPEN-33: with two players, nobody can win with three Home Systems', () => {
    const patch = { 'discs.qonos.control': 0, 'players.0.controls': 8, 'players.1.controls': 10 };
    expect(
      winners(patch, { civs: ['federation', 'klingon'], borg: 'invasion', rules: { randomTurnOrder: true } }),
    ).toBeNull();
  });

  it('A-WIN-06 scenario 20: the Vulcans never win by Ascendancy or Supremacy', () => {
    const options = { civs: ['vulcan', 'klingon', 'romulan'] };
    expect(winners({ 'players.0.ascendancy': 6 }, options)).toBeNull();
    const homes = { 'discs.qonos.control': 0, 'discs.romulus.control': 0 };
    const nodes = { 'players.0.controls': 7, 'players.1.controls': 10, 'players.2.controls': 10 };
    expect(winners({ ...homes, ...nodes }, options)).toBeNull();
  });

  it('A-WIN-06 A-WIN-07 A-WIN-08 A-OPEN-38: the Vulcans win with one of their two Agendas, even without their Home System', () => {
    const options = { civs: ['vulcan', 'klingon', 'romulan'] };
    const agendas = [
      { card: 'agenda-04', open: true },
      { card: 'agenda-05', open: false },
    ];
    const lost = { 'discs.vulcan.control': null, 'players.0.controls': 10 };
    expect(winners({ 'players.0.agendas': agendas, 'players.0.ascendancy': 3, ...lost }, options)).toBeNull();
    expect(winners({ 'players.0.agendas': agendas, 'players.0.ascendancy': 4, ...lost }, options)).toEqual([0]);
  });
});
