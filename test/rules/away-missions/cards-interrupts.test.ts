import { describe, expect, it } from 'vitest';
import { couldInterrupt } from '../../../src/games/away-missions/effects/interrupts.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { play, standing } from '../../support/away-case.ts';
import { OPERATIONS, scored } from './cards-spec.ts';

/** Riker shoots at Two of Five, who holds a card and wants to be asked. */
function shot(card: string, window: string, dice: number[], patch: { [path: string]: Json } = {}): Stage<AwayMissions> {
  return play({ patch: { ...standing({ riker: 'A3' }), ...patch }, decks: { 'borg.hand': [card] }, dice })
    .orders('borg', { ask: [window], prefer: {} })
    .does('federation', 'activate:riker')
    .does('federation', 'attack:two:type-2-phaser');
}

/** One of Five attacks Riker, who holds a card and wants to be asked. */
function grabbed(card: string, window: string, dice: number[]): Stage<AwayMissions> {
  return play({
    turn: 'borg',
    patch: standing({ one: 'A9', shelby: 'D10' }),
    decks: { 'federation.hand': [card] },
    dice,
  })
    .orders('federation', { ask: [window], prefer: {} })
    .does('borg', 'activate:one')
    .does('borg', 'attack:riker:assimilation-tubules');
}

/** Data repairs something while the Borg hold a card, or the other way round. */
function repairing(card: string, asked: string[]): Stage<AwayMissions> {
  return play({
    patch: standing({ data: OPERATIONS.engineering }),
    decks: { 'federation.hand': ['copy-the-weapon-schematics'], 'borg.hand': [card] },
    dice: [4, 4, 1, 1],
  })
    .orders('borg', { ask: asked, prefer: {} })
    .does('federation', 'activate:data')
    .does('federation', 'play:copy-the-weapon-schematics');
}

describe('starter-deck Interrupts', () => {
  it('M-TIME-02 M-PLAY-02 M-PLAY-27: Evasive Action adds two Defense dice before any dice are rolled', () => {
    const stage = grabbed('evasive-action', 'attacked', [2, 5, 5, 5, 5, 5]);
    expect(stage.g.roll).toBeNull();
    stage.does('federation', 'interrupt:evasive-action');
    expect(stage.g.roll?.against?.dice).toHaveLength(5);
    expect(stage.g.players[0]?.discards.support).toEqual(['evasive-action']);
    expect(stage.g.lasting).toEqual([]);
  });

  it('M-TIME-02 M-DMG-01: Emergency Force Field, offered in the question about pegs, prevents two Damage', () => {
    const stage = grabbed('emergency-force-field', 'damage', [6, 5, 5, 5]);
    stage.does('federation', 'interrupt:emergency-force-field');
    expect(stage.g.characters['riker']?.pegs).toEqual({ attack: 2, defense: 3, skill: 2, move: 2 });
    expect(stage.log).toContain('2 Damage to Riker is prevented.');
  });

  it('M-TIME-02 M-PLAY-23: Shields Adapt adds one die plus one per Adapt token, up to three dice in all', () => {
    const dice = [6, 6, 6, 1, 1, 1, 1];
    expect(
      shot('shields-adapt', 'attacked', dice).does('borg', 'interrupt:shields-adapt').g.roll?.against?.dice,
    ).toHaveLength(3);
    const adapted = shot('shields-adapt', 'attacked', [...dice, 1, 1, 1], { 'players.1.adapt': 5 });
    expect(adapted.does('borg', 'interrupt:shields-adapt').g.roll?.against?.dice).toHaveLength(5);
  });

  it('M-TIME-02 M-TIME-03: Expendable passes the Damage to an adjacent drone', () => {
    const stage = shot('expendable', 'damage', [6, 6, 6, 1, 1], standing({ one: 'B1' }));
    stage.does('borg', 'interrupt:expendable').does('borg', 'skill');
    expect(stage.g.characters['one']?.pegs.skill).toBe(2);
    stage.does('borg', 'defense');
    expect(stage.g.characters['two']?.pegs).toEqual({ attack: 1, defense: 1, skill: 3, move: 1 });
  });

  it('M-TIME-02 M-PLAY-19: Expendable can’t be played without an adjacent drone', () => {
    const stage = shot('expendable', 'damage', [6, 6, 6, 1, 1]);
    expect(stage.offers('borg', 'interrupt')).toBe(false);
  });

  it('M-TIME-02 M-OPEN-07: Learn from Them gives an Adapt token and a Mission card when the opponent scores', () => {
    const stage = repairing('learn-from-them', ['scores']).does('borg', 'interrupt:learn-from-them');
    expect(stage.g.players[1]?.adapt).toBe(1);
    expect(stage.g.players[1]?.hand.mission).toHaveLength(1);
    expect(stage.g.players[0]?.scored).toEqual([scored('copy-the-weapon-schematics', 20, 5)]);
  });

  it('M-TIME-02: Scrambled Signal removes five points from a Mission that is being scored', () => {
    const stage = play({
      turn: 'borg',
      patch: standing({ two: OPERATIONS.laboratories }),
      decks: { 'borg.hand': ['assimilate-the-computer-core'], 'federation.hand': ['scrambled-signal'] },
      dice: [4, 1, 1],
    }).orders('federation', { ask: ['scores'], prefer: {} });
    stage.does('borg', 'activate:two').does('borg', 'play:assimilate-the-computer-core');
    stage.does('federation', 'interrupt:scrambled-signal').settled();
    expect(stage.g.players[1]?.scored).toEqual([scored('assimilate-the-computer-core', 20)]);
    expect(stage.g.players[0]?.hand.mission).toHaveLength(1);
  });

  it('M-TIME-02 M-PLAY-02: whether a window opens depends only on public information', () => {
    const { g } = play({ decks: { 'borg.hand': ['pursue', 'interchange'] } });
    const [, borg] = g.players;
    if (borg === undefined) throw new Error('no Borg');
    expect(couldInterrupt(g, 1, 'scores')).toBe(true);
    borg.discards.support.push('learn-from-them');
    expect(couldInterrupt(g, 1, 'scores')).toBe(false);
    expect(couldInterrupt(g, 1, 'damage')).toBe(true);
    borg.hand.support = [];
    expect(couldInterrupt(g, 1, 'damage')).toBe(false);
  });
});
