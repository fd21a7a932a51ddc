import { describe, expect, it } from 'vitest';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { crewFor, finish } from './meet.ts';
import type { Row } from './position-text.ts';
import { offered, scene } from './scene.ts';

const MARKER: Row = ['Pulse Phaser Cannons', 'on:1', { owner: 1 }];

describe('a ship’s special equipment', () => {
  it('C-MOVE-18 C-SHIPBAT-12: a Tractor Beam lets its ship use Ship Seizure, unless the beam is offline', () => {
    const seizes = (own: string, ...more: Row[]) => {
      const play: Row[] = [[own, 'space:L2'], ['Giusti', 'aboard:1'], ...more];
      const blue = { play: [['I.K.C. Lukara', 'space:L2'] as Row] };
      return offered(scene({ gold: { play, hand: ['Ship Seizure'] }, blue }), 'gold', 'play').length;
    };
    expect([seizes('U.S.S. Galaxy'), seizes('U.S.S. Galaxy', MARKER), seizes('Type VI Shuttlecraft')]).toEqual([
      1, 0, 0,
    ]);
  });

  it('C-MOVE-18 C-SHIPBAT-12: a Tractor Beam lets its ship tow the scow, unless the beam is offline', () => {
    const tows = (...more: Row[]) => {
      const crew = ['Linda Larson', 'Linda Larson'].map((name): Row => [name, 'aboard:1']);
      const scow: Row = ['Radioactive Garbage Scow', 'at:L1', { owner: 1 }];
      return offered(scene({ gold: { play: [['U.S.S. Galaxy', 'space:L1'], ...crew, scow, ...more] } }), 'gold', 'tow');
    };
    expect([tows().length, tows(MARKER)]).toEqual([1, []]);
  });

  it('C-MOVE-18 C-SHIPBAT-06: an undamaged ship’s Cloaking Device meets a mission’s requirement, but a damaged ship’s doesn’t', () => {
    const solves = (damaged: boolean) => {
      const as = { as: { affiliation: 'Klingon', by: 1 } } as const;
      const people = crewFor('Computer Skill + Navigation + SECURITY');
      const play: Row[] = [
        ["I.K.C. K'Vort", 'space:L1', damaged ? { damaged } : {}],
        ...people.map((name): Row => [name, 'aboard:1', as]),
      ];
      const stage = scene({ gold: { missions: ['Breach Detection Grid', 'Study Pulsar'], play } });
      finish(stage.does('gold', 'attempt:L1:1'), []);
      return stage.g.locations['L1']?.solved;
    };
    expect([solves(false), solves(true)]).toEqual([0, null]);
  });

  it('C-SKILL-01 C-MOVE-18: special equipment doesn’t count as a skill of the same name', () => {
    const has = (ship: string, crew: readonly string[], formula: string) => {
      const { g } = scene({ gold: { play: [[ship, 'space:L1'], ...crew.map((one): Row => [one, 'aboard:1'])] } });
      const people = Object.values(g.pieces).filter(({ id: own }) => own !== 1);
      return meets(g, { people, equipment: [], ship: pieceOf(g, 1) }, parseFormula(formula));
    };
    expect(has('U.S.S. Grissom', ['Worf'], 'SCIENCE')).toBe(false);
    expect(has('U.S.S. Grissom', ['Vekor'], 'SCIENCE')).toBe(true);
    expect(has('U.S.S. Pasteur', ['Worf'], 'MEDICAL')).toBe(false);
    expect(has('Starship Excelsior', ['Worf'], 'Stellar Cartography')).toBe(false);
  });

  it.each([
    ['U.S.S. Galaxy', 'Tractor Beam', []],
    ['Mondor', 'Particle Scattering Device', []],
    ['Breen Warship', 'Energy Dampener', []],
    ['Dominion Battleship', 'Invasive Transporters', []],
    ["I.K.C. K'Vort", 'Cloaking Device', ['cloak']],
  ])('C-MOVE-18: a %s’s %s offers no action except to cloak', (ship, _, extra) => {
    const as = { as: { affiliation: 'Federation', by: 1 } } as const;
    const play: Row[] = [
      [ship, 'space:L2', as],
      ...['Spock', 'Data', 'Worf', 'Giusti'].map((name): Row => [name, 'aboard:1']),
      ['Calloway', 'surface:L2'],
    ];
    const stage = scene({ gold: { play }, blue: { play: [['I.K.C. Lukara', 'space:L2']] } });
    const verbs = new Set(offered(stage, 'gold').map((key) => key.split(':')[0] ?? ''));
    expect(verbs).toContain('beam');
    expect([...verbs].filter((verb) => !['attempt', 'beam', 'end', 'move'].includes(verb))).toEqual(extra);
  });
});
