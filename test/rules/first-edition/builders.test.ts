import { describe, expect, it } from 'vitest';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';

/** Federation, Klingon and Ferengi missions, L1 to L3. */
const MISSIONS = ['First Contact', 'Krios Suppression', 'Excavation II'];

/** Whether an outpost can be built. */
function builds(outpost: string, play: readonly Row[] = [], missions = MISSIONS): string[] {
  const stage = scene({ gold: { missions, play, hand: [outpost] } });
  return offered(stage, 'gold', 'play').map((key) => key.slice(key.lastIndexOf(':') + 1));
}

describe('outpost builders', () => {
  const geordi = (more: Partial<AnyPiece>) => builds('Federation Outpost', [['Geordi La Forge', 'surface:L1', more]]);

  it('C-FAC-05 C-AFFIL-08: a compatible ENGINEER of the outpost’s species can build the outpost', () => {
    expect(builds('Ferengi Outpost', [['Dr. Reyga', 'surface:L3']])).toEqual(['L3']);
    expect(builds('Ferengi Outpost', [['Vekor', 'surface:L3']])).toEqual([]);
  });

  it('C-FAC-05: an incompatible ENGINEER can’t build an outpost, even if of the outpost’s species', () => {
    const missions = ['Krios Suppression'];
    const miral = ['Miral Paris', 'surface:L1', { mode: 'Federation' }] as const;
    expect(builds('Klingon Outpost', [miral], missions)).toEqual([]);
    expect(builds('Klingon Outpost', [miral, ['Treaty: Federation/Klingon', 'core:0']], missions)).toEqual(['L1']);
  });

  it('C-FAC-05 C-TEAM-15 C-CAPTURE-08: captives and disabled personnel can’t build an outpost', () => {
    expect(geordi({})).toEqual(['L1']);
    expect(geordi({ owner: 1, captive: 'escorted' })).toEqual([]);
    expect(geordi({ numb: 'disabled' })).toEqual([]);
    expect(geordi({ numb: 'stasis' })).toEqual([]);
  });

  it('C-FAC-05 C-STOP-03: stopped personnel can build an outpost', () => {
    expect(geordi({ stopped: 9 })).toEqual(['L1']);
  });

  it('C-FAC-05 C-AFFIL-15: personnel under house arrest can’t build an outpost', () => {
    const ship = ["I.K.C. K'Vort", 'space:L1'] as const;
    const people = inPlay('aboard:1: Kurn, Geordi La Forge');
    expect(builds('Federation Outpost', [ship, ...people])).toEqual([]);
    expect(builds('Federation Outpost', [ship, ...people, ['Treaty: Federation/Klingon', 'core:0']])).toEqual(['L1']);
  });

  it('C-FAC-05 C-CLOAK-03: personnel aboard a hidden ship can’t build an outpost', () => {
    const aboard = (more: Partial<AnyPiece>) =>
      builds('Federation Outpost', [
        ['U.S.S. Galaxy', 'space:L1', more],
        ['Geordi La Forge', 'aboard:1'],
      ]);
    expect(aboard({})).toEqual(['L1']);
    expect(aboard({ veiled: 'cloaked' })).toEqual([]);
  });
});
