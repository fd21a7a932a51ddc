import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { runLine } from '../../../src/tables/line.ts';
import type { LineDone } from '../../../src/tables/types.ts';
import { play, standing } from '../../support/away-case.ts';

/** Worf is next to Locutus, and the Federation has to choose a character to activate. */
function beside(dice: readonly number[] = []) {
  const stage = play({ patch: standing({ worf: 'C5', locutus: 'D5' }), dice });
  const line = (text: string): LineDone => {
    const decision = stage.decision('federation').id;
    // The tables treat every game as one with unknown state.
    const game = awayMissions as unknown as Parameters<typeof runLine>[2];
    const { match } = stage;
    return runLine(match.table, { t: 'line', seat: 0, decision, text }, game, (answer) => match.submit(answer));
  };
  return { stage, line };
}

describe('line', () => {
  it('a player can activate, attack and pass in one line', () => {
    const { stage, line } = beside([1, 1, 1, 1, 1, 1, 1]);
    expect(line('activate worf; attack locutus with phaser; pass')).toEqual({
      picked: ['Activate Worf', 'Type 2 Phaser at Locutus', 'Pass'],
      stopped: null,
    });
    expect(stage.settled().g.characters['worf']?.activated).toBe(true);
    expect(stage.decision('borg').prompt).toBe('Which character do you activate?');
  });

  it('a line stops when the opponent chooses which Health pegs to lose', () => {
    const { stage, line } = beside([6, 6, 6, 6, 1, 1, 1]);
    expect(line('activate worf; attack locutus with phaser; pass')).toMatchObject({
      picked: ['Activate Worf', 'Type 2 Phaser at Locutus'],
      stopped: { text: 'Stopped at “pass”: The table is waiting for Borg first.', rule: 'T-TURN-01' },
    });
    expect(stage.settled().decision('borg').prompt).toMatch(/^Locutus takes 4 Damage/);
  });

  it('M-PREP-07: the first of several comma-separated picks is played, and the answer says why the next isn’t possible', () => {
    const { stage, line } = beside();
    expect(line('worf, go to b99, pass')).toEqual({
      picked: ['Activate Worf'],
      stopped: { text: 'Stopped at “go to b99”: There is no space B99.', rule: 'M-PREP-07' },
    });
    expect(stage.g.active).toMatchObject({ character: 'worf', taken: 0 });
  });

  it.each([
    ['move to B99', 'Stopped at “move to B99”: There is no space B99.', 'M-PREP-07'],
    ['scan', '“scan” can’t be done now. You can, for example: Move to C6', 'M-ACTV-01'],
    ['move', '“move” matches several: Move to ', undefined],
  ])('the answer gives the book’s reason: %s', (wish, text, rule) => {
    const { stage, line } = beside();
    const { picked, stopped } = line(`activate worf, then ${wish}, then pass`);
    expect(picked).toEqual(['Activate Worf']);
    expect(stopped?.text).toContain(text);
    expect(stopped?.rule).toBe(rule);
    expect(stage.g.active).toMatchObject({ character: 'worf', taken: 0 });
  });
});
