import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/ascendancy/bot/index.ts';
import { Look } from '../../../src/games/ascendancy/bot/look.ts';
import { campaignOf } from '../../../src/games/ascendancy/bot/war.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';

/** A staged position, by default of the Federation, the Klingons and the Romulans. */
function staged(scene: CaseSetup): Stage<Ascendancy> {
  return new Stage(ascendancy, scene);
}

/** The captain’s answers to all questions of a seat’s turn, in order. */
function turnOf({ match }: Stage<Ascendancy>, seat: number): string[] {
  const random = stream('captain');
  const next = (bound: number): number => random.next(bound);
  const answers: string[] = [];
  while (match.state.over === null && match.state.g.turn?.seat === seat) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const keys = captain(redealFor(ascendancy, match.state, decision.seat, next), decision.seat, decision, next);
    if (decision.seat === seat) answers.push(...keys);
    match.answer(decision, keys);
  }
  return answers;
}

/** Qo’noS and Earth with a lane of 2 Sectors, and a Klingon Fleet beside Earth. */
function besieged(patch: { [path: string]: Json } = {}): Stage<Ascendancy> {
  return staged({
    at: 'command',
    turn: 'klingons',
    patch: {
      lanes: { l1: { a: 'earth', b: 'delta-iv', sectors: 2, bearing: 90 } },
      discs: { 'delta-iv': { control: 1 } },
      units: [
        { seat: 1, at: 'l1/1', ships: 8, fleet: { card: 0, side: 'b' } },
        { seat: 2, at: 'romulus', ships: 1 },
      ] as unknown as Json,
      'players.1.weapons': 4,
      ...patch,
    },
  });
}

describe('the captain', () => {
  it('A-WIN-03: the captain buys the Ascendancy that it needs to win', () => {
    const stage = staged({ at: 'building', patch: { 'players.0.ascendancy': 3, 'players.0.reserves.culture': 10 } });
    expect(turnOf(stage, 0).filter((key) => key === 'ascend')).toHaveLength(2);
    expect(stage.match.state.g.players[0]?.ascendancy).toBe(5);
  });

  it('A-WIN-02: the captain attacks the Home System of a player about to win', () => {
    const near = besieged({ 'players.0.ascendancy': 5 });
    expect(turnOf(near, 1)).toContain('invade:earth');
  });

  it('A-WIN-02: the captain takes more risks against a player about to win', () => {
    const weak = { 'players.1.weapons': 5, 'players.0.shields': 1 };
    const calm = campaignOf(new Look(besieged(weak).match.state.g, 1));
    const near = campaignOf(new Look(besieged({ ...weak, 'players.0.ascendancy': 5 }).match.state.g, 1));
    expect(calm?.target).not.toBe('earth');
    expect(near?.target).toBe('earth');
  });

  it('A-FED-01: the captain of a civilization that can’t Invade starts no Invasion', () => {
    const stage = besieged();
    expect(campaignOf(new Look(stage.match.state.g, 0))).toBeNull();
  });

  it('A-WIN-06: the captain pursues Vulcan Agendas: it buys Ascendancy for one and builds Research Nodes for another', () => {
    const civs = ['vulcan', 'klingon', 'romulan'];
    const lack = (card: string) =>
      new Look(
        staged({ at: 'building', options: { civs }, patch: { 'players.0.agendas': [{ card, open: true }] } }).match
          .state.g,
        0,
      ).lack;
    expect(lack('agenda-05')).toEqual({ ascendancy: 1 });
    expect(lack('agenda-07')).toEqual({ research: 3, culture: 2 });
  });

  it('A-WIN-06: the captain buys the Ascendancy that an Agenda needs, and wins', () => {
    const stage = staged({
      at: 'building',
      options: { civs: ['vulcan', 'klingon', 'romulan'] },
      patch: {
        'players.0.agendas': [{ card: 'agenda-05', open: true }],
        'players.0.ascendancy': 3,
        'players.0.reserves.culture': 5,
      },
    });
    expect(turnOf(stage, 0)).toContain('ascend');
    expect(stage.match.state.g.players[0]?.ascendancy).toBe(4);
  });
});
