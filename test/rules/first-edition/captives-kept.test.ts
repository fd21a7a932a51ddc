import { describe, expect, it } from 'vitest';
import { CAPTURE, COMMANDEER } from '../../../src/games/first-edition/chapters/calls.ts';
import { onPiece } from '../../../src/games/first-edition/position/places.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { madeUp } from './made-up.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, fieldsOf, happened, offered, scene } from './scene.ts';

/** Rules that no card in the pool has yet: one that adds a brig, and one on captives. */
const MADE_UP: Readonly<Record<string, Rule>> = {
  'holding-cell-door': {
    text: 'Adds a brig to the ship or facility on which it lies.',
    grants: { brig: (g, { piece }, { vessel }) => g.pieces[piece ?? 0]?.at === onPiece(vessel) },
  },
  'protection-racket': {
    text: 'Lies on a captive. New captives are stopped.',
    captures: true,
    at: { captured: { does: (_g, _source, { pieces }) => [{ do: 'stop-these', which: pieces }] } },
  },
};

const BORTAS: Row = ['I.K.C. Bortas', 'space:L2'];
const OBERTH: Row = ['U.S.S. Oberth', 'space:L2'];
const KURN: Row = ['Kurn', 'aboard:1'];

function captive(place: CardPlace, how: NonNullable<AnyPiece['captive']>, title = 'Calloway'): Row {
  return [title, place, { seat: 0, captive: how }];
}

/** A case, and the actions on its captives. */
function options(gold: readonly Row[], blue: readonly Row[], turn: 'gold' | 'blue' = 'gold') {
  const stage = scene({ gold: { play: gold }, blue: { play: blue }, turn });
  return { stage, keys: offered(stage, turn).filter((key) => /^(guard|leave|brig|free):/.test(key)) };
}

function kept({ g }: Stage<FirstEdition>, piece: number) {
  const { seat, at: place, captive: how } = fieldsOf(g, piece) ?? {};
  return [seat, place, how];
}

madeUp(MADE_UP);

describe('ways to hold captives', () => {
  it('C-CAPTURE-04: a captor can leave a captive unattended, and able personnel there can guard an unattended captive', () => {
    expect(options([BORTAS, KURN], [captive('aboard:1', 'escorted')]).keys).toEqual(['leave:3:aboard:1']);
    const { stage, keys } = options([BORTAS, KURN], [captive('aboard:1', 'unattended')]);
    expect(keys).toEqual(['guard:3:aboard:1']);
    expect(kept(stage.does('gold', 'guard:3:aboard:1'), 3)).toEqual([0, 'aboard:1', 'escorted']);
    expect(stage.g.turn?.segment).toBe('orders');
    const asleep: Row = ['Kurn', 'aboard:1', { held: { by: 1, as: 'disabled' } }];
    expect(options([BORTAS, asleep], [captive('aboard:1', 'unattended')]).keys).toEqual([]);
    // A player has no say in the opponent’s captives.
    expect(options([BORTAS, KURN], [captive('aboard:1', 'unattended')], 'blue').keys).toEqual([]);
  });

  it('C-CAPTURE-04: the option and the log say which captive is held and where', () => {
    const { stage } = options([BORTAS, KURN], [captive('aboard:1', 'escorted')]);
    const [label] = stage
      .decision('gold')
      .options.flatMap(({ key, label }) => (key.startsWith('leave') ? [label] : []));
    expect(label).toBe('Leave Calloway aboard I.K.C. Bortas');
    stage.does('gold', 'leave:3:aboard:1');
    expect(happened(stage)).toContain('Gold’s captive Calloway is left unattended aboard I.K.C. Bortas.');
  });

  it('C-MOVE-17 C-CAPTURE-04: personnel aboard a carried ship guard captives aboard its carrier, and the other way round', () => {
    const ships: Row[] = inPlay('L2: U.S.S. Galaxy; aboard:1: Type VI Shuttlecraft');
    const guards = (guard: CardPlace, held: CardPlace) =>
      options([...ships, ['Giusti', guard]], [captive(held, 'unattended')]).keys;
    expect(guards('aboard:2', 'aboard:1')).toEqual(['guard:4:aboard:1']);
    expect(guards('aboard:1', 'aboard:2')).toEqual(['guard:4:aboard:2']);
    expect(guards('surface:L2', 'aboard:1')).toEqual([]);
    // While the captor’s crew guards the captive, the owner’s personnel there can’t free the captive.
    const free = (guard: CardPlace) => {
      const blue: Row[] = [captive('aboard:1', 'escorted'), ['Worf', 'aboard:1']];
      return options([...ships, ['Giusti', guard]], blue, 'blue').keys;
    };
    expect([free('aboard:2'), free('surface:L2')]).toEqual([[], ['free:4:aboard:1']]);
  });

  it('C-CAPTURE-07: a captive can be put into the brig of the captor’s vessel and taken out again, and needs no guard there', () => {
    const door: Row = ['Holding Cell Door', 'on:1'];
    const { stage, keys } = options([BORTAS, KURN, door], [captive('aboard:1', 'escorted')]);
    expect(keys).toEqual(['leave:4:aboard:1', 'brig:4:aboard:1']);
    stage.does('gold', 'brig:4:aboard:1');
    expect(kept(stage, 4)).toEqual([0, 'aboard:1', 'brig']);
    expect(happened(stage)).toContain('Calloway is in the brig aboard I.K.C. Bortas.');
    // The guard may leave. The locked-up captive stays, and isn’t beamed along.
    expect(offered(stage, 'gold', 'guard')).toEqual(['guard:4:aboard:1']);
    expect(offered(stage, 'gold', 'brig')).toEqual([]);
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect([kept(stage, 4), at(stage, 2)]).toEqual([[0, 'aboard:1', 'brig'], 'surface:L2']);
    const back = options([BORTAS, KURN, door], [captive('aboard:1', 'brig')]).stage.does('gold', 'guard:4:aboard:1');
    expect(kept(back, 4)).toEqual([0, 'aboard:1', 'escorted']);
  });

  it('C-CAPTURE-07: a captive can be put only into a brig that a card gives the captor’s vessel, and only while they and a guard are aboard', () => {
    const brigs = (gold: Row[], ...blue: Row[]) => options(gold, blue).keys.filter((key) => key.startsWith('brig'));
    const door: Row = ['Holding Cell Door', 'on:1'];
    expect(brigs([BORTAS, KURN], captive('aboard:1', 'escorted'))).toEqual([]);
    const another: Row[] = [BORTAS, ['I.K.C. Bortas', 'space:L2'], ['Kurn', 'aboard:2'], door];
    expect(brigs(another, captive('aboard:2', 'escorted'))).toEqual([]);
    expect(brigs([BORTAS, ['Kurn', 'surface:L2'], door], captive('surface:L2', 'escorted'))).toEqual([]);
    const theirs: Row[] = [['Kurn', 'aboard:2']];
    expect(brigs(theirs, OBERTH, ['Holding Cell Door', 'on:2'], captive('aboard:2', 'escorted'))).toEqual([]);
  });
});

describe('taking captives', () => {
  it('C-CAPTURE-06: a card that does something when captives are taken does it to them only', () => {
    // A hologram can't be captured on a planet.
    const call = calling(CAPTURE, { seat: 0, pieces: [3, 4], to: 'surface:L2' });
    const gold = inPlay('L2: Kurn; table: Protection Racket');
    const { g } = scene({ gold: { play: gold }, blue: { play: inPlay('L2: Data, Albert Einstein') }, call });
    expect([1, 3, 4].map((piece) => g.pieces[piece]?.stopped)).toEqual([undefined, 1, undefined]);
  });
});

describe('releasing captives', () => {
  it('C-CAPTURE-07: after taking over a vessel, the personnel aboard can free the captives in its brig, but no others', () => {
    const gold: Row[] = [BORTAS, ['Klag', 'aboard:1']];
    const blue: Row[] = [
      captive('aboard:1', 'brig'),
      captive('aboard:1', 'escorted', 'Giusti'),
      captive('surface:L3', 'unattended', 'Data'),
      ['Worf', 'aboard:1'],
    ];
    const call = calling(COMMANDEER, { seat: 1, vessel: 1, by: [6] });
    const stage = scene({ gold: { play: gold }, blue: { play: blue }, turn: 'blue', call });
    expect(offered(stage, 'blue', 'free')).toEqual(['free:3:aboard:1']);
    stage.does('blue', 'free:3:aboard:1');
    expect([3, 4, 5, 2].map((piece) => kept(stage, piece))).toEqual([
      [1, 'aboard:1', undefined],
      [0, 'aboard:1', 'escorted'],
      [0, 'surface:L3', 'unattended'],
      [0, 'aboard:1', undefined],
    ]);
    expect(happened(stage)).toContain('Freed: Calloway.');
    expect(stage.g.turn?.segment).toBe('orders');
  });

  it('C-CAPTURE-07: captives in a brig can be freed only if the captor has lost the vessel and someone aboard can free them', () => {
    const boarded: Row[] = [captive('aboard:1', 'brig'), ['Worf', 'aboard:1']];
    expect(options([BORTAS], boarded, 'blue').keys).toEqual([]);
    const taken: Row = ['I.K.C. Bortas', 'space:L2', { seat: 1, turned: 'Federation' }];
    expect(options([taken], boarded, 'blue').keys).toEqual(['free:2:aboard:1']);
    expect(options([taken], [captive('aboard:1', 'brig')], 'blue').keys).toEqual([]);
    expect(
      options([taken], [captive('aboard:1', 'brig'), ['Worf', 'aboard:1', { held: { by: 1, as: 'disabled' } }]], 'blue')
        .keys,
    ).toEqual([]);
    expect(options([taken], [captive('aboard:1', 'brig'), ['Worf', 'surface:L2']], 'blue').keys).toEqual([]);
  });

  it('C-CAPTURE-05: when a captive is freed, cards on them that are only for captives are discarded, and others stay', () => {
    const blue: Row[] = [
      captive('surface:L2', 'unattended'),
      ...inPlay('L2: Worf; on:1: Protection Racket, Medical Kit'),
    ];
    const stage = scene({ blue: { play: blue }, turn: 'blue' }).does('blue', 'free:1:surface:L2');
    expect(kept(stage, 1)).toEqual([1, 'surface:L2', undefined]);
    expect([at(stage, 3), at(stage, 4), stage.g.players[1]?.discard]).toEqual([
      undefined,
      'on:1',
      ['protection-racket'],
    ]);
  });
});
