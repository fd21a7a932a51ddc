import { describe, expect, it } from 'vitest';
import { LEAVE } from '../../../src/games/first-edition/chapters/calls.ts';
import type { Row } from './position-text.ts';
import { calling, happened, offered, scene } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const GALAXY: Row = ['U.S.S. Galaxy', 'space:L2'];
const BY: Row = ['Calloway', 'aboard:1'];

describe('deactivating a hologram', () => {
  it('C-TIME-07 C-TIME-08: a hologram that is already deactivated isn’t deactivated again, and can be activated as usual', () => {
    const play: Row[] = [GALAXY, ['Albert Einstein', 'aboard:1', { off: 0 }], BY];
    const stage = scene({ gold: { play }, call: calling(LEAVE, { seat: 1, pieces: [2], why: 'killed' }) });
    expect([stage.g.pieces[2]?.off, happened(stage).includes('is deactivated')]).toEqual([0, false]);
    const [option] = stage.decision('gold').options.filter(({ key }) => key === 'switch:2');
    expect(option).toMatchObject({ label: 'Albert Einstein on', group: 'Holograms', verb: 'switch' });
    expect(happened(stage.does('gold', 'switch:2'))).toContain('Albert Einstein is activated.');
    expect(stage.g.pieces[2]?.off).toBeUndefined();
  });

  it('C-TIME-05 C-TIME-10: a captured hologram stays active, but its captor can’t reactivate one that is off', () => {
    const captive = (more: object): Row => ['Albert Einstein', 'aboard:1', { owner: 1, captive: 'escorted', ...more }];
    const bortas: Row[] = [['I.K.C. Bortas', 'space:L2'], ['Kurn', 'aboard:1'], captive({})];
    const stage = ends(twoSides({ play: bortas }), 'gold', 'blue');
    expect(stage.g.pieces[3]?.off).toBeUndefined();
    const off = scene({ gold: { play: [GALAXY, BY, captive({ off: 0 })] } });
    expect(offered(off, 'gold', 'switch')).toEqual([]);
  });
});
