import { describe, expect, it } from 'vitest';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { lasts } from './support/effects.ts';
import { captain } from './support/fight.ts';
import { position } from './support/position.ts';
import { run } from './support/procedures.ts';

describe('the end of a turn', () => {
  it('F-LEVEL-01 F-EOT-13: Experience gained with a postponed Crew reward still counts toward a Level this turn', () => {
    const g = position();
    g.turn = freshTurn(0);
    const player = captain(g);
    Object.assign(player, { level: 2, experience: 14, spent: 1, rewards: [{ kind: 'crew' }] });
    player.crew = [{ crew: 'field-medics', ready: true, wounds: 0 }];
    lasts(g, { kind: 'recruits', experience: 1 });
    const drive = run(g, 'end-of-turn');
    drive.does('postpone', `take:${g.crew.offer[0]}`);
    expect(player.experience).toBe(15);
    expect(drive.asked.prompt).toBe('Which Skill do you gain?');
  });
});
