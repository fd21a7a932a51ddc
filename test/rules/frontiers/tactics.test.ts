import { describe, expect, it } from 'vitest';
import { returnDice } from '../../../src/games/frontiers/chapters/data/data.ts';
import { tacticOrder } from '../../../src/games/frontiers/chapters/rounds/round-order.ts';
import { TACTIC_IDS } from '../../../src/games/frontiers/content/tactics.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { Drive } from './support/drive.ts';
import { deal, position } from './support/position.ts';
import { newGame, rounds, until } from './support/rounds.ts';

function tactics(g: Frontiers, dice: readonly number[] = []): Drive {
  return new Drive(g, rounds(), { proc: 'tactics', local: {} }, dice);
}

function column(g: Frontiers): (number | 'dummy')[] {
  return g.order.map(({ who }) => who);
}

describe('choosing Tactics', () => {
  it('T02 F-TACTIC-01 F-TACTIC-04 F-TACTIC-06 F-TACTIC-07: the last player to pick a ship chooses first, and the Tactics’ numbers set the Round Order', () => {
    const drive = tactics(position({ players: 3 }));
    expect(drive.keys()).toEqual(TACTIC_IDS.map((id) => `tactic:${id}`));
    expect(drive.asked.seat).toBe(2);
    drive.does('tactic:double-shift');
    expect(drive.asked.seat).toBe(1);
    expect(drive.offers('tactic:double-shift')).toBe(false);
    drive.does('tactic:first-watch');
    expect(drive.asked.seat).toBe(0);
    drive.does('tactic:planning');
    expect(column(drive.g)).toEqual([1, 0, 2]);
    expect(drive.g.tactics.display).toEqual([]);
    expect(drive.g.tactics.aside).toEqual(
      ['change-of-course', 'data-siphon', 'full-readiness'].map((tactic) => ({ tactic, until: 2 })),
    );
  });

  it('F-OPEN-43: there is one of each Tactic, so a taken one isn’t offered and no two numbers are equal', () => {
    const drive = tactics(position({ players: 3 }));
    const offered: string[][] = [];
    for (const tactic of ['tactic:double-shift', 'tactic:first-watch', 'tactic:planning']) {
      offered.push(drive.keys());
      drive.does(tactic);
    }
    const all = TACTIC_IDS.map((id) => `tactic:${id}`);
    expect(offered).toEqual([
      all,
      all.filter((key) => key !== 'tactic:double-shift'),
      all.filter((key) => key !== 'tactic:double-shift' && key !== 'tactic:first-watch'),
    ]);
    expect(drive.g.players.map(({ tactic }) => tactic)).toEqual(
      ['planning', 'first-watch', 'double-shift'].map((tactic) => ({ tactic, used: false })),
    );
  });

  it('T02 F-TACTIC-02 F-TACTIC-03: the player with the least Experience chooses first, and in a tie the one with the lower token', () => {
    const g = position({ players: 3 });
    g.order = [1, 0, 2].map((who) => ({ who, down: false }));
    for (const [seat, experience] of [6, 2, 6].entries()) Object.assign(g.players[seat] ?? {}, { experience });
    expect(tacticOrder(g)).toEqual([1, 2, 0]);
    Object.assign(g.players[2] ?? {}, { experience: 7 });
    expect(tacticOrder(g)).toEqual([1, 0, 2]);
  });

  it('F-VARIANT-06: after an auction, players choose from the bottom up in Round 1, whatever they paid, but not in Round 2', () => {
    const g = position({ players: 3, auction: true });
    for (const [seat, experience] of [-4, 0, 0].entries()) Object.assign(g.players[seat] ?? {}, { experience });
    expect(tacticOrder(g)).toEqual([2, 1, 0]);
    g.round = 2;
    expect(tacticOrder(g)).toEqual([0, 2, 1]);
  });
});

describe('effects of taking Tactics', () => {
  it('F-TACTIC-05 F-OPEN-09: Change of Course replaces up to three cards, including Damage Cards', () => {
    const g = position();
    const player = deal(g, 1, 'damage', 'damage', 'warp-drive', 'insight', 'open-fire');
    const deck = player.deck.slice(0, 3);
    const before = player.deck.length;
    const drive = tactics(g).does('tactic:change-of-course');
    expect([drive.asked.kind, drive.asked.max]).toEqual(['allocate', 3]);
    drive.does(['replace:damage', 'replace:damage', 'replace:insight']);
    expect(player.hand).toEqual(['warp-drive', 'open-fire', ...deck]);
    expect(player.discard).toEqual([]);
    expect(player.deck).toHaveLength(before);
    expect(player.deck.filter((card) => card === 'damage')).toHaveLength(2);
    // No card was discarded in a turn (F-TURN-05).
    expect(player.spent).toBe(0);
  });

  it('F-OPEN-09: Change of Course may keep all cards', () => {
    const g = position();
    const hand = [...(g.players[1]?.hand ?? [])];
    const drive = tactics(g).does('tactic:change-of-course', []);
    expect(drive.g.players[1]?.hand).toEqual(hand);
    expect(drive.asked.seat).toBe(0);
  });

  it('F-OPEN-09: Data Siphon holds a basic die until the turn in which it is used', () => {
    const g = position();
    const drive = tactics(g).does('tactic:data-siphon');
    expect(drive.keys()).toEqual(['die:red', 'die:blue', 'die:gold']);
    drive.does('die:gold');
    expect(g.core).toEqual(['red', 'blue', 'white']);
    const [die] = g.players[1]?.dice ?? [];
    expect(die).toMatchObject({ colour: 'gold', used: false });
    const ctx = { g, roll: () => [2] } as unknown as Parameters<typeof returnDice>[0];
    returnDice(ctx, 1);
    expect(g.players[1]?.dice).toHaveLength(1);
    if (die) die.used = true;
    returnDice(ctx, 1);
    expect(g.players[1]?.dice).toEqual([]);
    expect(g.core).toEqual(['red', 'blue', 'white', 'blue']);
  });

  it('F-OPEN-09: Full Readiness draws two cards, and First Watch draws none', () => {
    const drive = tactics(position()).does('tactic:full-readiness', 'tactic:first-watch');
    expect(drive.g.players.map(({ hand }) => hand.length)).toEqual([5, 7]);
  });
});

describe('Tactics in games with the Dummy Player', () => {
  it('F-SCEN-12 F-DUMMY-06: in a solo game, the player chooses a Tactic first, and then the Dummy Player takes a random one', () => {
    const drive = until(newGame({ scenario: 'solo-conquest', players: 1 }), 'Which Tactic');
    expect(drive.g.dummy?.tactic).toBeNull();
    const deck = drive.g.dummy?.deck.length ?? 0;
    drive.does('tactic:planning');
    const taken = drive.g.dummy?.tactic;
    expect(taken).not.toBeNull();
    expect(taken).not.toBe('planning');
    const isFirst = TACTIC_IDS.indexOf(taken ?? 'planning') < TACTIC_IDS.indexOf('planning');
    expect(column(drive.g)).toEqual(isFirst ? ['dummy', 0] : [0, 'dummy']);
    // The Dummy Player has turned over cards only if it acted first.
    expect((drive.g.dummy?.deck.length ?? 0) < deck).toBe(isFirst);
  });

  it('F-SCEN-29: in a cooperative game, the Dummy Player takes a random Tactic first', () => {
    const g = position({ scenario: 'full-cooperation' });
    g.dummy = {
      ship: 'neghvar',
      deck: [],
      discard: [],
      crystals: { red: 0, blue: 0, gold: 0 },
      tactic: null,
      skillPile: [],
    };
    const drive = tactics(g, [3]);
    expect(g.dummy.tactic).toBe('data-siphon');
    expect(drive.offers('tactic:data-siphon')).toBe(false);
    drive.does('tactic:double-shift', 'tactic:first-watch');
    expect(column(g)).toEqual([0, 'dummy', 1]);
  });
});
