import { describe, expect, it } from 'vitest';
import { raised } from './figures.ts';
import { crewFor } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { fieldsOf, happened, offered, scene } from './scene.ts';

// Earth is L1: a mission for Romulans.
const MISSIONS = ['Espionage Mission', 'First Contact', 'Explore Dyson Sphere'];
const EARTH = 'surface:L1';

describe('cards on homeworlds', () => {
  const TEAM = ['Jean-Luc Picard', 'William T. Riker', 'Worf', 'Tasha Yar', 'Spock', 'Sarek'];
  const solve = (team: readonly string[], lies = true, strangers: readonly Row[] = []) => {
    const play: Row[] = team.map((one): Row => [one, EARTH]);
    const stage = scene({
      gold: { missions: MISSIONS, play: [...play, ...(lies ? [['HQ: Secure Homeworld', 'at:L1'] as const] : [])] },
      blue: { play: strangers },
    });
    const [key] = offered(stage, 'gold', 'attempt:L1');
    if (key !== undefined) stage.does('gold', key);
    return stage;
  };

  it('C-MISSION-05 C-MISSION-17: HQ: Secure Homeworld gives personnel of the homeworld’s affiliation another way to solve the homeworld’s mission', () => {
    expect(happened(solve(TEAM))).toContain('Gold solves');
    expect(happened(solve(TEAM, false))).not.toContain('Gold solves');
    expect(happened(solve(TEAM.slice(0, 1)))).not.toContain('Gold solves');
  });

  it('C-CAPTURE-01: solving a mission by HQ: Secure Homeworld captures opponents of other affiliations on the planet', () => {
    const stage = solve(TEAM, true, inPlay('L1: Kurn, Calloway; L2: Divok'));
    const first = TEAM.length + 2;
    if (fieldsOf(stage.g, first)?.captive === undefined) stage.does('gold', `guard:${EARTH}`);
    expect([0, 1, 2].map((more) => fieldsOf(stage.g, first + more)?.captive)).toEqual([
      'escorted',
      undefined,
      undefined,
    ]);
  });

  it('C-MISSION-07: HQ: Secure Homeworld needs at least one personnel of the homeworld’s affiliation', () => {
    // Romulus, for Klingons: they may attempt it, and don’t have its printed needs.
    const team = crewFor('Leadership x2 + SECURITY + Treachery + CUNNING>40');
    const solved = (...sides: readonly string[]) => {
      const play = team.map((one, at): Row => [one, EARTH, { as: { affiliation: sides[at] ?? 'Klingon' } } as never]);
      const stage = scene({
        gold: { missions: ['Cloaked Mission', 'First Contact'], play: [...play, ['HQ: Secure Homeworld', 'at:L1']] },
      });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      return happened(stage).includes('Gold solves');
    };
    expect(solved()).toBe(false);
    expect(solved('Non-Aligned')).toBe(false);
    expect(solved('Romulan', ...team.slice(1).map(() => 'Non-Aligned'))).toBe(true);
  });

  it('C-MISSION-18: solving a mission by HQ: Secure Homeworld scores the mission’s points, and solving it as printed captures nobody', () => {
    const able = solve(TEAM);
    expect(able.g.players[0]?.scored).toEqual([{ kind: 'mission', points: 40, card: 'espionage-mission' }]);
    // Romulus, for Klingons.
    const klingons = crewFor('Navigation + Diplomacy + Honor').map(
      (one): Row => [one, EARTH, { as: { affiliation: 'Klingon' } } as never],
    );
    const printed = scene({
      gold: { missions: ['Cloaked Mission', 'First Contact'], play: [...klingons, ['HQ: Secure Homeworld', 'at:L1']] },
      blue: { play: [['Calloway', EARTH]] },
    });
    const [key = ''] = offered(printed, 'gold', 'attempt:L1');
    printed.does('gold', key);
    expect(happened(printed)).toContain('Gold solves');
    expect(fieldsOf(printed.g, klingons.length + 2)?.captive).toBeUndefined();
    expect(offered(printed, 'gold', 'guard')).toEqual([]);
    // It is solved once and for all.
    expect(offered(printed, 'gold', 'attempt:L1')).toEqual([]);
  });

  it('C-MISSION-18: personnel who may attempt a mission only because of HQ: Secure Homeworld can’t solve it as printed', () => {
    // Romulus, for Klingons: they have its printed needs, and not what the card needs.
    const solved = (side: string, lies = true) => {
      const play = crewFor('Navigation + Diplomacy + Honor').map(
        (one): Row => [one, EARTH, { as: { affiliation: side } } as never],
      );
      const gold = { missions: ['Cloaked Mission', 'First Contact'] };
      const stage = scene({
        gold: { ...gold, play: [...play, ...(lies ? [['HQ: Secure Homeworld', 'at:L1'] as const] : [])] },
      });
      const [key] = offered(stage, 'gold', 'attempt:L1');
      if (key !== undefined) stage.does('gold', key);
      return { tried: key !== undefined, solved: happened(stage).includes('Gold solves') };
    };
    expect(solved('Romulan')).toEqual({ tried: true, solved: false });
    expect(solved('Romulan', false)).toEqual({ tried: false, solved: false });
    expect(solved('Klingon')).toEqual({ tried: true, solved: true });
  });

  it('C-SEED-07: an HQ card is played on homeworlds only', () => {
    const hand = ['HQ: Secure Homeworld', 'HQ: War Room'];
    const stage = scene({ gold: { missions: MISSIONS, hand }, at: 'turn' });
    expect(offered(stage, 'gold', 'play:hq')).toEqual(['play:hq-secure-homeworld:at:L1', 'play:hq-war-room:at:L1']);
  });

  it('C-SKILL-14: HQ: War Room improves officers and guards of the homeworld’s affiliation', () => {
    const { g } = scene({
      gold: { missions: MISSIONS, play: 'L2: Worf, Kurn, Mot the Barber; L1: HQ: War Room, HQ: War Room' },
      blue: { play: [['Tasha Yar', 'surface:L2']] },
    });
    expect([1, 2, 3, 6].map((one) => raised(g, one, 'CUNNING'))).toEqual([2, 0, 0, 0]);
    expect(raised(g, 1, 'INTEGRITY')).toBe(0);
  });
});
