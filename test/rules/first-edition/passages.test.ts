import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { EFFECTS } from '../../../src/games/first-edition/effects/frame.ts';
import { isMission } from '../../../src/games/first-edition/position/kinds.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { inPlay } from './position-text.ts';
import { calling, GOLD, id, offered, scene } from './scene.ts';
import { DECK, ends } from './two-sides.ts';

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;

/** The Wormhole Navigation Schematic of a ship, which lasts until the turn ends. */
const charts = (piece: number) => ({ what: 'wormhole-navigation-schematic', seat: 0, piece, until: 1 });

/** Gold’s first ship is on its way to L3, through the mouth there, and comes out at L5. */
function passes(at: 'space:L1' | 'space:L3', { lasting = [], flies = false }: { lasting?: Json[]; flies?: boolean }) {
  const play = inPlay(`${at}: U.S.S. Galaxy [Giusti], U.S.S. Galaxy`);
  const through = flies ? { through: ['L2', 'L3'] } : {};
  const from = { seat: 0, kind: 'lasting', card: 'bajoran-wormhole' } as const;
  const list = [{ do: 'pass', ship: 1, mouth: 'L3', to: 'L5', ...through }] as const;
  const call = calling(EFFECTS, { seat: 0, from, list: list as never });
  const { g } = scene({ gold: { play, deck: DECK }, blue: { deck: DECK }, patch: { lasting }, call });
  const [ship, , other] = Object.values(g.pieces);
  return { at: ship?.at, stopped: ship?.stopped, spent: ship?.spent, other: other?.at, lasting: g.lasting };
}

describe('passages through a wormhole', () => {
  it('C-RESPONSE-10: a passage moves and stops only a ship at the wormhole’s mouth, not one that a response kept away', () => {
    expect(passes('space:L3', {})).toMatchObject({ at: 'space:L5', stopped: 1, other: 'space:L3' });
    expect(passes('space:L1', {})).toMatchObject({ at: 'space:L1', stopped: undefined });
    // Its charts remain.
    expect(passes('space:L1', { lasting: [charts(1)] }).lasting).toHaveLength(1);
  });

  it('C-RESPONSE-10 C-MOVE-11: a ship can fly to the mouth of a wormhole and through it in one move', () => {
    const { at, spent } = passes('space:L1', { flies: true });
    const [, second, third] = GOLD.map((title) => cardOf(id(title)));
    if (second === undefined || third === undefined || !isMission(second) || !isMission(third))
      throw new Error('two missions have spans');
    expect([at, spent]).toEqual(['space:L5', second.span.value + third.span.value]);
  });

  it('C-RESPONSE-10 C-MOVE-11: only a ship’s own charts let it go through a passage without being stopped, and only once', () => {
    const others = [{ ...charts(1), what: 'transwarp-conduit' }, charts(3)];
    expect(passes('space:L3', { lasting: others })).toMatchObject({ stopped: 1, lasting: others });
    const own = passes('space:L3', { lasting: [...others, charts(1)] });
    expect(own).toMatchObject({ at: 'space:L5', stopped: undefined, lasting: others });
  });
});

describe('the Bajoran Wormhole', () => {
  const BAJOR = ['Alter Records', 'Access Relay Station'];
  const wormhole = (
    more: Partial<AnyPiece> = {},
    crew: readonly string[] = ['Giusti'],
    hand: readonly string[] = [],
    other: readonly string[] = [],
  ) =>
    scene({
      gold: {
        missions: BAJOR,
        play: [[...SHIP, more], ...crew.map((name) => [name, 'aboard:1'] as const)],
        hand: ['Bajoran Wormhole', ...hand],
        deck: ['Bajoran Wormhole', ...DECK],
      },
      blue: { deck: DECK, hand: other },
    });

  it('C-DOWNLOAD-01 C-SEED-12 C-MOVE-10 C-MOVE-11: the Bajoran Wormhole needs two ends, and stops ships that fly through', () => {
    const stage = wormhole();
    expect(offered(stage, 'gold', 'play')).toEqual(['play:bajoran-wormhole:gap:L1']);
    stage.does('gold', 'play:bajoran-wormhole:gap:L1');
    // C-RESPONSE-03: the other end isn’t a choice.
    expect(offered(stage, 'gold')).not.toContain('none');
    stage.does('gold', 'get:bajoran-wormhole:gap:L2');
    expect(stage.g.lines).toMatchObject({ Alpha: ['L1', 'L5', 'L3', 'L4'], Gamma: ['L2', 'L6'] });
    stage.does('gold', 'move:1:L5').does('gold', 'use:bajoran-wormhole:3:through:1');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L6', stopped: 1 });
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    // C-MOVE-10: The ship can also go back.
    ends(stage, 'gold', 'blue').does('gold', 'use:bajoran-wormhole:4:through:1');
    expect(stage.g.pieces[1]?.at).toBe('space:L5');
    // C-MOVE-11: One move leads to the mouth and through it, and costs the RANGE to the mouth.
    const once = wormhole().does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
    const [way] = once.decision('gold').options.filter(({ key }) => key === 'use:bajoran-wormhole:3:through:1');
    expect(way?.hint).toBe('To Bajoran Wormhole 2, where it is stopped: 1 of RANGE');
    once.does('gold', 'use:bajoran-wormhole:3:through:1');
    expect(once.g.pieces[1]).toMatchObject({ at: 'space:L6', stopped: 1, spent: 1 });
    const far = wormhole({ spent: 99 }).does('gold', 'play:bajoran-wormhole:gap:L1');
    expect(offered(far.does('gold', 'get:bajoran-wormhole:gap:L2'), 'gold', 'use:bajoran-wormhole')).toEqual([]);
    const single = scene({ gold: { missions: BAJOR, hand: ['Bajoran Wormhole'] } });
    expect(offered(single, 'gold', 'play')).toEqual([]);
  });

  it('C-MOVE-11: a ship with charts can fly on after one passage through the Bajoran Wormhole', () => {
    const charted = (...crew: string[]) =>
      wormhole({}, crew, ['Wormhole Navigation Schematic'])
        .does('gold', 'play:bajoran-wormhole:gap:L1')
        .does('gold', 'get:bajoran-wormhole:gap:L2');
    const [play = ''] = offered(charted('Giusti', 'Jadzia Dax'), 'gold', 'play:wormhole-navigation');
    expect(play).toBe('play:wormhole-navigation-schematic:on:1');
    for (const half of ['Albert Einstein', 'Angelo Tassoni'])
      expect(offered(charted('Giusti', half), 'gold', 'play:wormhole-navigation')).toEqual([]);
    const stage = charted('Giusti', 'Jadzia Dax').does('gold', play);
    stage.does('gold', 'use:bajoran-wormhole:4:through:1');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L6', spent: 1 });
    expect([stage.g.pieces[1]?.stopped, offered(stage, 'gold', 'move')]).toEqual([undefined, ['move:1:L2']]);
    stage.does('gold', 'use:bajoran-wormhole:5:through:1');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L5', stopped: 1 });
  });

  it('C-TYPES-14 C-DILEMMA-09: Amanda Rogers can’t nullify a Wormhole Navigation Schematic, which can itself nullify The Three Vipers', () => {
    const stage = wormhole({}, ['Giusti', 'Jadzia Dax'], ['Wormhole Navigation Schematic'], ['Amanda Rogers'])
      .does('gold', 'play:bajoran-wormhole:gap:L1')
      .does('gold', 'get:bajoran-wormhole:gap:L2');
    stage.orders('blue', { also: ['play'] }).does('gold', 'play:wormhole-navigation-schematic:on:1');
    expect(offered(stage, 'blue')).toEqual(['pass']);
    const play = [SHIP, ['Giusti', 'aboard:1']] as const;
    const vipers = scene({
      gold: { play, hand: ['Wormhole Navigation Schematic'] },
      blue: { seeds: { L1: ['The Three Vipers'] } },
    });
    vipers.orders('gold', { also: ['dilemma'] }).does('gold', 'attempt:L1:1');
    vipers.does('gold', 'answer:wormhole-navigation-schematic');
    expect([vipers.g.pieces[1]?.damaged, vipers.log.includes('is nullified')]).toEqual([undefined, true]);
  });
});
