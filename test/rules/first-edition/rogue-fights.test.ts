import { describe, expect, it } from 'vitest';
import { ROGUE_BATTLE } from '../../../src/games/first-edition/chapters/calls.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { calling, fieldsOf, happened, id, scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

const ROGUE = 'Rogue Borg Mercenaries';

/** A ship of one side, piece 1 for Gold and after the boarders for Blue, and this many boarders of the other side. */
function boarded(
  side: 'gold' | 'blue',
  count: number,
  crew: readonly string[],
  more: Partial<AnyPiece> = {},
): Stage<FirstEdition> {
  const ship = side === 'gold' ? 1 : count + 1;
  const own: Row[] = [['U.S.S. Oberth', 'space:L1'], ...crew.map((one): Row => [one, `aboard:${ship}`, more])];
  const rogues = new Array<Row>(count).fill([ROGUE, `on:${ship}`]);
  const [gold, blue] = side === 'gold' ? [own, rogues] : [rogues, own];
  return scene({ gold: { play: gold }, blue: { play: blue }, call: calling(ROGUE_BATTLE, { ship }) });
}

/** Returns its report: each pair as STRENGTH of Gold’s and Blue’s, the fallen and how, totals, and the winner. */
function told({ g }: Stage<FirstEdition>) {
  if (g.lastBattle?.kind !== 'personnel') return null;
  const { pairs, totals, winner } = g.lastBattle;
  return {
    pairs: pairs.map(({ sides, fate, loser }) => [...sides.map(({ strength }) => strength), fate, loser]),
    totals,
    winner,
  };
}
const names = ({ g }: Stage<FirstEdition>) =>
  g.lastBattle?.kind === 'personnel' ? g.lastBattle.pairs.map(({ sides }) => sides.map(({ name }) => name)) : [];
const killed = ({ g }: Stage<FirstEdition>) => (g.lastBattle?.kind === 'personnel' ? g.lastBattle.killed : []);

describe('boarders and a crew', () => {
  it('C-PERSBAT-03 C-PERSBAT-06: equal STRENGTH harms neither a boarder nor a crew member, and the side with the higher total kills one opponent', () => {
    // There are three boarders with 3 each, and Calloway with 3.
    const stage = boarded('blue', 3, ['Calloway']);
    expect(told(stage)).toEqual({ pairs: [[3, 3, null, null]], totals: [9, 3], winner: 0 });
    expect(killed(stage)).toEqual([{ name: 'Calloway', seat: 1 }]);
    expect(stage.g.pieces[5]).toBeUndefined();
    expect(happened(stage)).toContain('STRENGTH 3 against 9.');
  });

  it('C-PERSBAT-03 C-PERSBAT-05: a stunned crew member doesn’t count toward the total, but may die', () => {
    const stage = boarded('blue', 3, ['Hannah Bates']);
    expect(told(stage)).toEqual({ pairs: [[3, 2, 'stunned', 1]], totals: [9, 0], winner: 0 });
    expect(killed(stage)).toEqual([{ name: 'Hannah Bates', seat: 1 }]);
  });

  it('C-PERSBAT-03: an opponent with double STRENGTH stuns a boarder or crew member, and one with more than double mortally wounds them', () => {
    const twice = boarded('blue', 2, ['Linda Larson']);
    expect(told(twice)).toEqual({ pairs: [[2, 4, 'stunned', 0]], totals: [2, 4], winner: 1 });
    // One of the two boarders dies, stunned or not.
    expect(killed(twice)).toEqual([{ name: expect.stringMatching(ROGUE), seat: 0 }]);
    const more = boarded('blue', 2, ['Mot the Barber']);
    expect(told(more)).toEqual({ pairs: [[2, 5, 'mortally wounded', 0]], totals: [2, 5], winner: 1 });
    // C-PERSBAT-06: The winner kills another boarder, not one who is mortally wounded.
    expect(killed(more)).toHaveLength(2);
    expect(more.g.players[0]?.discard).toHaveLength(2);
    const five = boarded('blue', 5, ['Hannah Bates']);
    expect(told(five)).toEqual({ pairs: [[5, 2, 'mortally wounded', 1]], totals: [25, 0], winner: 0 });
    expect(five.g.players[1]?.discard).toEqual(['hannah-bates']);
  });

  it('C-PERSBAT-06: a fight of boarders and crew with equal totals has no winner and no death', () => {
    for (const side of ['gold', 'blue'] as const) {
      const stage = boarded(side, 3, ['Calloway', 'Calloway', 'Calloway']);
      const pair = [3, 3, null, null];
      expect(told(stage)).toEqual({ pairs: [pair, pair, pair], totals: [9, 9], winner: null });
      expect(killed(stage)).toEqual([]);
      expect(Object.keys(stage.g.pieces)).toHaveLength(7);
    }
  });

  it('C-PERSBAT-02: boarders and crew pair up until one side has nobody left to pair', () => {
    const stage = boarded('blue', 1, ['Worf', 'Data', 'Calloway']);
    expect(names(stage)).toHaveLength(1);
    expect(killed(stage)).toEqual([{ name: ROGUE, seat: 0 }]);
  });

  it('C-PERSBAT-10: the report shows boarders and crew by side, whichever player has the crew', () => {
    const won = boarded('gold', 1, ['Calloway']);
    expect(names(won)).toEqual([['Calloway', ROGUE]]);
    expect(told(won)).toEqual({ pairs: [[3, 1, 'mortally wounded', 1]], totals: [3, 0], winner: 0 });
    expect(won.g.lastBattle?.sides).toEqual(['Gold', 'Boarders']);
    expect(killed(won)).toEqual([{ name: ROGUE, seat: 1 }]);
    const lost = boarded('gold', 5, ['Hannah Bates']);
    expect(told(lost)).toEqual({ pairs: [[2, 5, 'mortally wounded', 0]], totals: [0, 25], winner: 1 });
    expect(killed(lost)).toEqual([{ name: 'Hannah Bates', seat: 0 }]);
    // Gold’s boarder is on the left against Blue’s crew.
    expect(names(boarded('blue', 1, ['Calloway']))).toEqual([[ROGUE, 'Calloway']]);
  });

  it('C-PERSBAT-02: boarders don’t fight or stop anybody if no able crew is aboard', () => {
    for (const crew of [[], ['Calloway']]) {
      const stage = boarded('blue', 3, crew, { held: { by: 1, as: 'disabled' } });
      expect(stage.g.lastBattle).toBeUndefined();
      expect(happened(stage)).not.toContain('boarded');
      expect(fieldsOf(stage.g, 4)?.overrun).toBeUndefined();
    }
    // Able personnel fight, and disabled ones don’t fight or fall.
    const stage = boarded('blue', 5, ['Calloway'], { stopped: 1 });
    expect(told(stage)?.winner).toBe(0);
  });
});

it('C-RESPONSE-05: the loser’s player responds first when a personnel falls', () => {
  const first = (crew: string, rogues: number) => {
    const more = new Array<Row>(rogues).fill([ROGUE, `on:${rogues + 1}`]);
    const ship = inPlay(`L1: U.S.S. Oberth; aboard:${rogues + 1}: ${crew}`);
    const stage = twoSides({ play: more, hand: [ROGUE, 'Spock'] }, { play: ship, hand: ['Data'] });
    for (const seat of ['gold', 'blue']) stage.orders(seat, { also: ['leaving'] });
    stage.does('gold', `play:${id(ROGUE)}:on:${rogues + 1}`);
    return [0, 1].map((seat) => stage.match.pending(seat)?.window);
  };
  // The first loser is Gold’s boarder, and the second is from Blue’s crew.
  expect(first('Worf', 0)).toEqual(['leaving', undefined]);
  expect(first('Hannah Bates', 4)).toEqual([undefined, 'leaving']);
});
