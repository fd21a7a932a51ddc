import { describe, expect, it } from 'vitest';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, type Side, scene } from './scene.ts';

/** A ship of the Federation, and a version of it that is Ferengi. */
const SHIP = 'U.S.S. Enterprise';
const FERENGI = 'U.S.S. Enterprise (20th Anniversary)';

function swapped(gold: Side, blue: Side = {}): Stage<FirstEdition> {
  const stage = scene({ gold, blue });
  const [key = 'none'] = offered(stage, 'gold', 'swap');
  return stage.does('gold', key);
}

const handOf = (stage: Stage<FirstEdition>, seat: number): string[] | undefined => stage.g.players[seat]?.hand;

describe('cards passed on in a swap', () => {
  it('C-OPEN-19 C-UNIQ-09: if a swapped ship has incompatible crew, they return to their owners’ hands, and the other cards stay', () => {
    const gold = inPlay(`
      L1: U.S.S. Enterprise [Calloway, Giusti {owner: 1}, Vekor, Medical Kit, Sirna Kolrami {owner: 1, captive: escorted}, Metaphasic Shields];
      L2: Calloway`);
    const blue: Row[] = [['Linda Larson', 'aboard:1']];
    const stage = swapped({ play: gold, hand: [FERENGI] }, { play: blue });
    expect(stage.g.pieces[10]).toMatchObject({ card: id(FERENGI), at: 'space:L1' });
    expect(handOf(stage, 0)).toEqual([id(SHIP), id('Calloway')]);
    expect(handOf(stage, 1)).toEqual([id('Giusti')]);
    expect([2, 3].map((one) => at(stage, one))).toEqual([undefined, undefined]);
    expect([4, 5, 6, 9].map((one) => at(stage, one))).toEqual(new Array(4).fill('aboard:10'));
    expect([7, 8].map((one) => at(stage, one))).toEqual(['on:10', 'surface:L2']);
    expect(stage.g.players.map(({ discard }) => discard)).toEqual([[], []]);
  });

  it('C-OPEN-19 C-LEAVE-02: cards on or aboard a card that returns to hand leave play', () => {
    const gold: Row[] = [[SHIP, 'space:L1'], ...inPlay('aboard:1: Calloway, Type VI Shuttlecraft; aboard:3: Giusti')];
    const stage = swapped({ play: gold, hand: [FERENGI] }, { play: [['Alien Groupie', 'on:2', { since: 1 }]] });
    expect(handOf(stage, 0)).toEqual([SHIP, 'Calloway', 'Type VI Shuttlecraft'].map(id));
    expect(stage.g.players.map(({ discard }) => discard)).toEqual([[id('Giusti')], [id('Alien Groupie')]]);
  });

  it('C-UNIQ-09 C-LEAVE-08: the new version keeps the old one’s affiliation if that affiliation is compatible there', () => {
    const one = (mode: string, place: Row[1], ...others: Row[]): string | undefined =>
      swapped({ play: [['Centurion Kirk', place, { mode }], ...others], hand: ['Centurion Kirk*'] }).g.pieces[
        others.length + 2
      ]?.mode;
    expect(['Federation', 'Romulan'].map((mode) => one(mode, 'surface:L2'))).toEqual(['Federation', 'Romulan']);
    const ship = (title: string, more = {}): Row => [title, 'space:L1', more];
    expect(one('Romulan', 'aboard:2', ship("D'deridex"))).toBe('Romulan');
    expect(one('Federation', 'aboard:2', ship('U.S.S. Oberth'))).toBe('Federation');
    // C-CONTROL-04: a captured ship keeps the affiliation that it has or gets.
    expect(one('Federation', 'aboard:2', ship('Stolen Ship', { mode: 'Federation' }))).toBe('Federation');
    expect(one('Romulan', 'aboard:2', ship('Stolen Ship', { mode: 'Romulan' }))).toBe('Romulan');
    expect(one('Romulan', 'aboard:2', ship('U.S.S. Oberth', { turned: 'Romulan' }))).toBe('Romulan');
  });

  it('C-UNIQ-09 C-AFFIL-12: a new version with several affiliations gets one that is compatible with the ship', () => {
    const play = inPlay('L1: U.S.S. Oberth [Benjamin Sisko]');
    expect(swapped({ play, hand: ['Ben Sisko'] }).g.pieces[3]).toMatchObject({ at: 'aboard:1', mode: 'Federation' });
  });

  it('C-LEAVE-08 C-TIME-03: swapping one hologram for another keeps it active or deactivated', () => {
    // Holo-Projectors let holograms be active there.
    const next = (old: string, card: string, off?: number): number | undefined => {
      const play: Row[] = [
        [old, 'surface:L2', off === undefined ? {} : { off }],
        ['Holo-Projectors', 'at:L2'],
      ];
      return swapped({ play, hand: [card] }).g.pieces[3]?.off;
    };
    expect(next('Garren', 'Garren*', 0)).toBe(0);
    expect(next('Garren', 'Garren*')).toBeUndefined();
    expect(next('Dr. Noah', 'Benjamin Sisko', 0)).toBeUndefined();
    expect(next('Benjamin Sisko', 'Dr. Noah')).toBeUndefined();
  });
});

describe('personnel that can be swapped', () => {
  const kirk: Row = ['Jean-Luc Picard', 'surface:L2'];

  it('C-UNIQ-08: the swap option names both cards, and their names stay secret until the swap', () => {
    const stage = scene({ gold: { play: [kirk], hand: ['Galen'] } });
    const option = stage.decision('gold').options.find(({ key }) => key === 'swap:1:galen');
    expect(option).toMatchObject({ label: 'Jean-Luc Picard for Galen', hidden: true });
    stage.does('gold', 'swap:1:galen');
    expect(stage.log).toContain('Gold exchanges Jean-Luc Picard for Galen.');
  });

  it('C-UNIQ-10: a player can’t swap an opponent’s personnel or one captured by the opponent', () => {
    const swaps = (more: Partial<AnyPiece>) =>
      offered(scene({ gold: { play: [['Jean-Luc Picard', 'surface:L2', more]], hand: ['Galen'] } }), 'gold', 'swap');
    expect(swaps({})).toEqual(['swap:1:galen']);
    expect(swaps({ owner: 1 })).toEqual([]);
    expect(swaps({ captive: 'escorted' })).toEqual([]);
  });

  it('C-DUAL-03: a card with two people can be swapped for another card with the same two, but not for one that shares only one person', () => {
    const swaps = (play: string, ...hand: string[]) =>
      offered(scene({ gold: { play: [[play, 'surface:L2']], hand } }), 'gold', 'swap');
    for (const twins of ['Rebi and Azan', 'Rebi and Azan*']) {
      expect(swaps(twins, 'Third and Fourth'), twins).toEqual(['swap:1:third-and-fourth']);
      expect(swaps('Third and Fourth', twins), twins).toEqual([`swap:1:${id(twins)}`]);
    }
    expect(swaps('Jean-Luc and Beverly', 'Data and Picard', 'Beverly and Will', 'Galen')).toEqual([]);
    expect(swaps('Galen', 'Data and Picard')).toEqual([]);
  });
});
