import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, offered, type Side } from './scene.ts';
import { alive, ends, twoSides } from './two-sides.ts';

/** A Borg Ship of Blue’s that Gold has encountered, at the end of the line. */
const BORG: Row = ['Borg Ship', 'at:L1', { owner: 1, seat: 0, goal: 'L5' }];

const beside = (own: readonly Row[], gold: Side = {}, borg: Row = BORG) => twoSides({ play: [borg, ...own], ...gold });

describe('the Borg Ship dilemma as a Borg ship', () => {
  it.each([
    ['U.S.S. Thunderchild', 4],
    ['U.S.S. Bozeman', 2],
    ['U.S.S. Enterprise-E', 0],
    ['U.S.S. Oberth', 0],
  ])('C-SHIPBAT-17 C-SHIPBAT-18: %s has SHIELDS +%i against a Borg Ship that attacks two ships', (title, more) => {
    const stage = beside(inPlay(`L1: U.S.S. Galaxy; space:L1: ${title}`));
    const printed = attributeOf(stage.g, pieceOf(stage.g, 3), 'SHIELDS');
    stage.does('gold', 'end:turn');
    for (let asked = 0; asked < 2 && stage.g.battle !== null; asked++) stage.does('gold');
    expect(happened(stage)).toContain(`fires at ${title}: ATTACK 24, DEFENSE ${printed + more}`);
  });

  it.each([
    ['U.S.S. Thunderchild', 0],
    ['U.S.S. Bozeman', 2],
    ['U.S.S. Enterprise-E', 3],
  ])('%s has WEAPONS +%i against a Borg Ship', (title, more) => {
    const stage = beside(inPlay(`space:L1: ${title}; aboard:2: Jean-Luc Picard`));
    const printed = attributeOf(stage.g, pieceOf(stage.g, 2), 'WEAPONS');
    stage.does('gold', 'end:turn').does('gold', 'who:2');
    expect(happened(stage)).toContain(`fires at Borg Ship: ATTACK ${printed + more}`);
  });

  it('Regenerate repairs and stops a Borg Ship, which then neither attacks nor moves in that turn', () => {
    const lone: Row = ['Borg Ship', 'at:L1', { owner: 1, seat: 0, goal: 'L5', damaged: true }];
    const stage = beside([['U.S.S. Oberth', 'space:L1']], { hand: ['Regenerate'] }, lone);
    expect(offered(stage, 'gold', 'play:regenerate:on')).toEqual(['play:regenerate:on:1:ship']);
    stage.does('gold', 'play:regenerate:on:1:ship');
    expect(stage.g.pieces[1]).toMatchObject({ stopped: 1 });
    expect(stage.g.pieces[1]?.damaged).toBeUndefined();
    ends(stage, 'gold');
    expect([alive(stage), stage.g.pieces[1]?.at]).toEqual([[1, 2], 'at:L1']);
    // C-STOP-01: it acts as always in the next turn.
    ends(stage, 'blue');
    expect(happened(stage)).toContain('Borg Ship attacks Gold’s U.S.S. Oberth');
  });
  it.each(['Plasma Fire', 'Warp Core Breach'])('%s can’t be played on a Borg ship', (title) => {
    const play = inPlay('L1: Assimilator, Borg Probe, U.S.S. Oberth');
    const keys = offered(twoSides({ play, hand: [title] }), 'gold', 'play:');
    expect(keys.map((key) => key.split(':').at(-1))).toEqual(['3']);
  });
});
