import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { EFFECTS } from '../../../src/games/first-edition/effects/frame.ts';
import { isMission } from '../../../src/games/first-edition/position/kinds.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Row } from './figures.ts';
import { calling, GOLD, id, scene } from './scene.ts';
import { DECK } from './two-sides.ts';

/** The Wormhole Navigation Schematic of a ship, which lasts until the turn ends. */
const charts = (piece: number) => ({ what: 'wormhole-navigation-schematic', seat: 0, piece, until: 1 });

/** The first ship of Gold is on its way to L3, through the mouth there, and comes out at L5. */
function passes(at: 'space:L1' | 'space:L3', { lasting = [], flies = false }: { lasting?: Json[]; flies?: boolean }) {
  const play: Row[] = [
    ['U.S.S. Galaxy', at],
    ['Giusti', 'aboard:1'],
    ['U.S.S. Galaxy', at],
  ];
  const through = flies ? { through: ['L2', 'L3'] } : {};
  const from = { seat: 0, kind: 'lasting', card: 'bajoran-wormhole' } as const;
  const list = [{ do: 'pass', ship: 1, mouth: 'L3', to: 'L5', ...through }] as const;
  const call = calling(EFFECTS, { seat: 0, from, list: list as never });
  const { g } = scene({ gold: { play, deck: DECK }, blue: { deck: DECK }, patch: { lasting }, call });
  const [ship, , other] = Object.values(g.pieces);
  return { at: ship?.at, stopped: ship?.stopped, spent: ship?.spent, other: other?.at, lasting: g.lasting };
}

describe('a way through a wormhole', () => {
  it('C-RESPONSE-10: a ship that is at its mouth goes through; one that an answer has kept elsewhere stays, and isn’t stopped', () => {
    expect(passes('space:L3', {})).toMatchObject({ at: 'space:L5', stopped: 1, other: 'space:L3' });
    expect(passes('space:L1', {})).toMatchObject({ at: 'space:L1', stopped: undefined });
    // Its charts are still there.
    expect(passes('space:L1', { lasting: [charts(1)] }).lasting).toHaveLength(1);
  });

  it('C-RESPONSE-10 C-MOVE-11: to its mouth it flies all the way', () => {
    const { at, spent } = passes('space:L1', { flies: true });
    const [, second, third] = GOLD.map((title) => cardOf(id(title)));
    if (second === undefined || third === undefined || !isMission(second) || !isMission(third))
      throw new Error('two missions have spans');
    expect([at, spent]).toEqual(['space:L5', second.span.value + third.span.value]);
  });

  it('C-RESPONSE-10 C-MOVE-11: charts of this ship, and nothing else that lasts, save it from being stopped, once', () => {
    const others = [{ ...charts(1), what: 'transwarp-conduit' }, charts(3)];
    expect(passes('space:L3', { lasting: others })).toMatchObject({ stopped: 1, lasting: others });
    const own = passes('space:L3', { lasting: [...others, charts(1)] });
    expect(own).toMatchObject({ at: 'space:L5', stopped: undefined, lasting: others });
  });
});
