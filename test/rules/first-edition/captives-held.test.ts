import { describe, expect, it } from 'vitest';
import { CAPTURE } from '../../../src/games/first-edition/chapters/calls.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, attempting, calling, fieldsOf, happened, id, offered, scene } from './scene.ts';

const BORTAS: Row = ['I.K.C. Bortas', 'space:L2'];
const TRAP = { card: 'archer', owner: 1 } as const;

/** Gold captures these pieces. */
function captured(gold: readonly Row[], blue: readonly Row[], pieces: number[], to?: CardPlace) {
  const call = calling(CAPTURE, { seat: 0, pieces, ...(to === undefined ? {} : { to }) });
  return scene({ gold: { play: gold }, blue: { play: blue }, call });
}

/** Returns the options of Gold or Blue for captives. */
function options(gold: readonly Row[], blue: readonly Row[], seat: 'gold' | 'blue' = 'gold') {
  const stage = scene({ gold: { play: gold }, blue: { play: blue }, turn: seat });
  return offered(stage, seat).filter((key) => /^(guard|leave|brig|free):/.test(key));
}

const held = (stage: Stage<FirstEdition>, piece: number) => [at(stage, piece), fieldsOf(stage.g, piece)?.captive];
const captive = (place: CardPlace, how: NonNullable<AnyPiece['captive']>, title = 'Calloway'): Row => [
  title,
  place,
  { seat: 0, captive: how },
];

describe('guards of captives', () => {
  it('C-CAPTURE-02: personnel elsewhere, disabled personnel and equipment can’t guard a captive', () => {
    const guards: readonly (readonly Row[])[] = [
      [BORTAS, ['Kurn', 'surface:L3']],
      [BORTAS, ['Kurn', 'surface:L2', { held: { by: 1, as: 'disabled' } }]],
      [BORTAS, ['Kurn', 'aboard:1', { held: { by: 1, as: 'disabled' } }]],
      [BORTAS, ['Medical Kit', 'surface:L2']],
    ];
    for (const play of guards)
      expect(held(captured(play, [['Calloway', 'surface:L2']], [3]), 3)).toEqual(['surface:L2', 'trapped']);
  });

  it('C-CAPTURE-02: if several groups could guard the captives, the captor chooses one, unless one of the groups made the capture', () => {
    const gold: Row[] = [BORTAS, ['Kurn', 'aboard:1'], ['Klag', 'surface:L2']];
    const asked = captured(gold, [['Calloway', 'surface:L2']], [4]);
    expect(asked.decision('gold').prompt).toBe('Who guards the captives?');
    expect(asked.decision('gold').options.map(({ label }) => label)).toEqual([
      'aboard I.K.C. Bortas',
      'on the planet of First Contact',
    ]);
    expect(held(asked.does('gold', 'guard:aboard:1'), 4)).toEqual(['aboard:1', 'escorted']);
    expect(held(captured(gold, [['Calloway', 'surface:L2']], [4], 'surface:L2'), 4)).toEqual([
      'surface:L2',
      'escorted',
    ]);
  });

  it('C-CAPTURE-01: if a capture names personnel of both players, only the opponent’s personnel are captured', () => {
    const stage = captured(inPlay('L2: Kurn, Klag'), [['Calloway', 'surface:L2']], [2, 3]);
    expect([held(stage, 2), held(stage, 3)]).toEqual([
      ['surface:L2', undefined],
      ['surface:L2', 'escorted'],
    ]);
    expect(happened(stage)).toContain('Gold captures Calloway.');
    // Nobody is captured where all are the captor’s own.
    const own = captured(inPlay('L2: Kurn, Klag'), [], [2]);
    expect([held(own, 2)[1], happened(own).includes('captures')]).toEqual([undefined, false]);
  });

  it('C-TIME-10: a captured hologram can be held only aboard the captor’s ship, and deactivates anywhere else', () => {
    const blue = (at: CardPlace): Row[] => inPlay(`L2: U.S.S. Galaxy; ${at}: Albert Einstein, Calloway`);
    const planet = captured([['Kurn', 'surface:L2']], blue('aboard:2'), [3, 4]);
    expect([held(planet, 3), held(planet, 4)]).toEqual([
      ['aboard:2', undefined],
      ['surface:L2', 'escorted'],
    ]);
    expect(planet.g.pieces[3]).toMatchObject({ seat: 1, off: 1 });
    const ship = captured([BORTAS, ['Kurn', 'aboard:1']], blue('aboard:3'), [4, 5]);
    expect([held(ship, 4), held(ship, 5)]).toEqual([
      ['aboard:1', 'escorted'],
      ['aboard:1', 'escorted'],
    ]);
  });

  it('C-TIME-10: a hologram captured by an Away Team goes to the captor’s ship there, or else is deactivated', () => {
    const blue: Row[] = [['Albert Einstein', 'surface:L2']];
    const alone = captured(inPlay('L2: Kurn'), blue, [2], 'surface:L2');
    expect(alone.g.pieces[2]).toMatchObject({ seat: 1, off: 1 });
    expect([held(alone, 2), happened(alone).includes('captures')]).toEqual([['surface:L2', undefined], false]);
    const ship = captured([BORTAS, ...inPlay('L2: Kurn; aboard:1: Klag')], blue, [4], 'surface:L2');
    expect(held(ship, 4)).toEqual(['aboard:1', 'escorted']);
    // Anyone else joins the Away Team that made the capture.
    const both = captured([BORTAS, ...inPlay('L2: Kurn; aboard:1: Klag')], inPlay('L2: Calloway'), [4], 'surface:L2');
    expect(held(both, 4)).toEqual(['surface:L2', 'escorted']);
  });
});

describe('traps', () => {
  /** Captures Gold’s personnel by a dilemma of Blue’s. */
  const met = (gold: readonly Row[], pieces: number[]) =>
    scene({
      gold: { play: gold },
      call: calling(CAPTURE, { seat: 1, pieces, trap: TRAP }),
      patch: {
        attempt: attempting(pieces, { card: 'archer', owner: 1, seen: [] }),
        'options.decks.1.draw': ['calloway', 'calloway', 'archer'],
        'options.decks.0.draw': ['calloway', 'calloway', ...gold.map(([title]) => id(title))],
      },
    });

  it('C-CAPTURE-02 C-CAPTURE-03: a dilemma that captures personnel is placed on the first captive, and the encounter ends', () => {
    const two = inPlay('L2: Kurn, Klag');
    const stage = met(two, [1, 2]);
    expect([held(stage, 1), held(stage, 2)]).toEqual([
      ['surface:L2', 'trapped'],
      ['surface:L2', 'trapped'],
    ]);
    expect([fieldsOf(stage.g, 1)?.trap, fieldsOf(stage.g, 2)?.trap]).toEqual([TRAP, undefined]);
    expect(happened(stage)).toContain('Archer holds the captives.');
    expect(stage.g.attempt?.met?.taken).toBe(true);
  });

  it('C-CAPTURE-02 C-TIME-10: a dilemma that captures nobody isn’t placed on a captive', () => {
    const stage = met(inPlay('L2: U.S.S. Galaxy [Albert Einstein]'), [2]);
    expect(stage.g.pieces[2]).toMatchObject({ seat: 0, at: 'aboard:1', off: 1 });
    expect(happened(stage)).not.toMatch(/captures|holds the captives/);
    expect(stage.g.attempt?.met?.taken).toBeUndefined();
  });

  it('C-CAPTURE-02: a player who guards one captive in a trap guards all captives in it, and the trap is discarded', () => {
    const gold = inPlay('L2: Kurn; L3: Klag');
    const blue: Row[] = [
      ['Calloway', 'surface:L2', { seat: 0, captive: 'trapped', trap: TRAP }],
      captive('surface:L2', 'trapped', 'Giusti'),
      captive('surface:L2', 'unattended', 'Data'),
      captive('surface:L3', 'trapped', 'Spock'),
    ];
    const deck = ['calloway', 'calloway', ...blue.map(([title]) => id(title)), 'archer'];
    const patch = { 'options.decks.1.draw': deck };
    const stage = scene({ gold: { play: gold }, blue: { play: blue }, patch }).does('gold', 'guard:3:surface:L2');
    expect([1, 2, 3, 4, 5, 6].map((piece) => held(stage, piece))).toEqual([
      ['surface:L2', undefined],
      ['surface:L3', undefined],
      ['surface:L2', 'escorted'],
      ['surface:L2', 'escorted'],
      ['surface:L2', 'unattended'],
      ['surface:L3', 'trapped'],
    ]);
    expect(stage.g.players[1]?.discard).toEqual(['archer']);
    expect(happened(stage)).toContain('Gold’s captive Giusti is guarded on the planet of First Contact.');
    // It is an order: the card plays of the turn are over.
    expect(stage.g.turn?.segment).toBe('orders');
  });

  it('C-CAPTURE-02: captives in space can be guarded only from visible ships there that have working transporters', () => {
    const blue = [captive('at:L1', 'trapped')];
    const ships: readonly (readonly [Row, string[]])[] = [
      [['U.S.S. Oberth', 'space:L1'], ['guard:2:aboard:1']],
      [['U.S.S. Oberth', 'space:L3'], []],
      [['U.S.S. Oberth', 'space:L1', { veiled: 'cloaked' }], []],
    ];
    for (const [ship, keys] of ships) expect(options([ship], blue)).toEqual(keys);
    const off = inPlay('L1: U.S.S. Oberth [Maximum Firepower]');
    expect(options(off, [captive('at:L1', 'trapped')])).toEqual([]);
  });

  it('C-CAPTURE-02 C-TEAM-10: a docked ship is present with captives in space, and can take them', () => {
    const docked = inPlay('L1: Federation Outpost [U.S.S. Oberth]');
    expect(options(docked, [captive('at:L1', 'trapped')])).toEqual(['guard:3:aboard:2']);
  });

  it('C-CAPTURE-02 C-STOP-03: even stopped personnel on the planet can guard a captive, but disabled personnel can’t', () => {
    const blue = [captive('surface:L2', 'trapped')];
    expect(options([['Kurn', 'surface:L2', { held: { by: 1, as: 'disabled' } }]], blue)).toEqual([]);
    for (const more of [{}, { stopped: 9 }])
      expect(options([['Kurn', 'surface:L2', more]], blue)).toEqual(['guard:2:surface:L2']);
  });
});
