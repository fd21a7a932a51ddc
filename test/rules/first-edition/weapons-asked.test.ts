import { describe, expect, it } from 'vitest';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Row } from './position-text.ts';
import { offered, scene } from './scene.ts';

const CARDASSIAN = { as: { affiliation: 'Cardassian', by: 1 } } as const;

/** A ship at a place with a personnel aboard. */
interface Third {
  at?: CardPlace;
  ship?: Partial<AnyPiece>;
  person?: Partial<AnyPiece> | null;
  seat?: 0 | 1;
}

/**
 * True if Intercept Maquis can be attempted. It needs total WEAPONS above 14, and each U.S.S. Galaxy has 7. Two are
 * there with matching crews, so the third one decides.
 */
function counts({ at = 'space:L1', ship = {}, person = {}, seat = 0 }: Third): boolean {
  const crewed = (number: number): Row[] => [
    ['U.S.S. Galaxy', 'space:L1', CARDASSIAN],
    ['Data', `aboard:${number}`, CARDASSIAN],
  ];
  const third: Row[] = [
    ['U.S.S. Galaxy', at, { ...CARDASSIAN, ...ship, seat }],
    ...(person === null ? [] : [['Data', 'aboard:5', { ...CARDASSIAN, ...person, seat }] as Row]),
  ];
  const play = [...crewed(1), ...crewed(3), ...third, ['Cardassian Outpost', 'space:L1'] as Row];
  const stage = scene({ gold: { missions: ['Intercept Maquis', 'First Contact'], play } });
  return offered(stage, 'gold', 'attempt:L1').length > 0;
}

describe('WEAPONS that a mission needs', () => {
  it('C-MISSION-21: a mission that says “total” adds the WEAPONS of all the player’s ships there', () => {
    expect(counts({})).toBe(true);
    expect(counts({ at: 'space:L2' })).toBe(false);
    expect(counts({ seat: 1 })).toBe(false);
  });

  it('C-MISSION-21: the WEAPONS of a ship that isn’t compatible with the attempting ship don’t count', () => {
    const of = (affiliation: string) => ({ as: { affiliation, by: 1 } });
    expect(counts({ ship: of('Federation'), person: of('Federation') })).toBe(false);
    expect(counts({ ship: of('Non-Aligned'), person: of('Non-Aligned') })).toBe(true);
  });

  it('C-MISSION-21: Secure Station compares only the WEAPONS of compatible ships with the opponent’s', () => {
    const solves = (affiliation: string) => {
      const crewed = (ship: string, number: number, as: string, seat: 0 | 1): Row[] => [
        [ship, 'space:L1', { as: { affiliation: as, by: 1 }, seat }],
        ['Data', `aboard:${number}`, { as: { affiliation: as, by: 1 }, seat }],
      ];
      const play = [
        ...crewed('U.S.S. Galaxy', 1, 'Hirogen', 0),
        ...crewed('U.S.S. Galaxy', 3, affiliation, 0),
        ...crewed('U.S.S. Galaxy', 5, 'Federation', 1),
        ['Karr', 'aboard:1'] as Row,
      ];
      const stage = scene({ gold: { missions: ['Secure Station', 'First Contact'], play } });
      stage.does('gold', 'attempt:L1:1');
      return stage.g.locations['L1']?.solved;
    };
    expect([solves('Hirogen'), solves('Klingon')]).toEqual([0, null]);
  });

  it('C-MISSION-26: the WEAPONS of docked, cloaked and phased ships don’t count', () => {
    expect(counts({ at: 'docked:7' })).toBe(false);
    for (const veiled of ['cloaked', 'phased'] as const) expect(counts({ ship: { veiled } }), veiled).toBe(false);
  });

  it('C-MISSION-26: the WEAPONS of a ship don’t count unless an able personnel of its affiliation is aboard', () => {
    expect(counts({ person: null })).toBe(false);
    expect(counts({ person: { as: { affiliation: 'Non-Aligned', by: 1 } } })).toBe(false);
    expect(counts({ person: { held: { by: 7, as: 'disabled' } } })).toBe(false);
  });

  it('C-MISSION-26: the WEAPONS of a stopped ship count', () => {
    expect(counts({ ship: { stopped: 9 }, person: { stopped: 9 } })).toBe(true);
  });
});
