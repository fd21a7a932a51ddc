import { describe, expect, it } from 'vitest';
import { CAPTURE } from '../../../src/games/first-edition/chapters/calls.ts';
import { release } from '../../../src/games/first-edition/chapters/capture/release.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { personOf, pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, fieldsOf, offered, scene } from './scene.ts';

const CAPTIVE = { seat: 0, captive: 'escorted' } as const;
/** Gold’s ship with a guard: pieces 1 and 2. */
const GUARDS = inPlay('L2: I.K.C. Bortas [Kurn]');

/** Gold captures this piece. */
function captured(gold: readonly Row[], blue: readonly Row[], piece: number) {
  const call = calling(CAPTURE, { seat: 0, pieces: [piece] });
  return scene({ gold: { play: gold }, blue: { play: blue }, call });
}

describe('capturing', () => {
  it('C-CAPTURE-01 C-CAPTURE-02: a captive joins a group of the captor’s personnel at the location', () => {
    const stage = captured(GUARDS, [['Calloway', 'surface:L2']], 3);
    expect(stage.g.pieces[3]).toMatchObject({ seat: 0, owner: 1, captive: 'escorted', at: 'aboard:1' });
  });

  it('C-CAPTURE-01: only an opponent’s personnel can be captured', () => {
    const stage = captured([...GUARDS, ['Klag', 'surface:L2']], [], 3);
    expect(fieldsOf(stage.g, 3)?.captive).toBeUndefined();
  });

  it('C-CAPTURE-02: the captor chooses among several groups that could guard a captive', () => {
    const gold: Row[] = [...GUARDS, ['Klag', 'surface:L2']];
    const stage = captured(gold, [['Calloway', 'surface:L2']], 4);
    expect(offered(stage, 'gold')).toEqual(['guard:aboard:1', 'guard:surface:L2']);
  });

  it('C-CAPTURE-02: captives without a guard are trapped on the planet', () => {
    const stage = captured([], [['Calloway', 'surface:L2']], 1);
    expect(stage.g.pieces[1]).toMatchObject({ seat: 0, captive: 'trapped', at: 'surface:L2' });
  });

  it('C-STOP-03 C-CAPTURE-02 C-CLOAK-03: a stopped team can guard captives, but a hidden ship’s crew can guard only captives aboard', () => {
    const team: Row[] = [['Kurn', 'surface:L2', { stopped: 99 }]];
    expect(fieldsOf(captured(team, [['Calloway', 'surface:L2']], 2).g, 2)?.captive).toBe('escorted');
    const cloaked = inPlay('L2: I.K.C. Bortas {veiled: cloaked} [Kurn]');
    expect(captured(cloaked, [['Calloway', 'surface:L2']], 3).g.pieces[3]).toMatchObject({
      captive: 'trapped',
      at: 'surface:L2',
    });
    // They can guard a captive aboard their own ship.
    expect(fieldsOf(captured(cloaked, [['Calloway', 'aboard:1']], 3).g, 3)?.captive).toBe('escorted');
  });

  it('C-CAPTURE-02: if nobody can guard a captive in space, the captive is removed from the ship and trapped in space', () => {
    const stage = captured([], [['U.S.S. Oberth', 'space:L1'] as Row, ['Calloway', 'aboard:1']], 2);
    expect(stage.g.pieces[2]).toMatchObject({ captive: 'trapped', at: 'at:L1' });
  });

  it('C-CAPTURE-02 C-CAPTURE-03: personnel who arrive later can become the guards of a trapped captive, and the trap is then discarded', () => {
    const trap = { card: 'alice', owner: 1 };
    const blue: Row[] = [['Calloway', 'at:L1', { seat: 0, captive: 'trapped', trap }]];
    const play: Row[] = [['U.S.S. Oberth', 'space:L1']];
    const stage = scene({
      gold: { play },
      blue: { play: blue },
      patch: { 'options.decks.1.draw': ['calloway', 'calloway', 'calloway', 'alice'] },
    });
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    stage.does('gold', 'guard:2:aboard:1');
    expect(stage.g.pieces[2]).toMatchObject({ captive: 'escorted', at: 'aboard:1' });
    expect(stage.g.players[1]?.discard).toEqual(['alice']);
  });

  it('C-CAPTURE-02: only an Away Team can take a trapped captive from a planet', () => {
    const blue: Row[] = [['Calloway', 'surface:L2', { seat: 0, captive: 'trapped' }]];
    expect(offered(scene({ gold: { play: GUARDS }, blue: { play: blue } }), 'gold', 'guard')).toEqual([]);
    const play: Row[] = [['Kurn', 'surface:L2']];
    expect(offered(scene({ gold: { play }, blue: { play: blue } }), 'gold', 'guard')).toHaveLength(1);
  });
});

describe('captives', () => {
  const held = (more: Partial<AnyPiece> = {}): Row[] => [['Calloway', 'aboard:1', { ...CAPTIVE, ...more }]];

  it('C-CAPTURE-01 C-BEAM-02: captives beam along with their guards, as equipment does', () => {
    const stage = scene({ gold: { play: GUARDS }, blue: { play: held() } });
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['surface:L2', 'surface:L2']);
  });

  it('C-CAPTURE-08 C-TEAM-15: captives don’t staff a ship', () => {
    const gold: Row[] = [['U.S.S. Oberth', 'space:L2']];
    const stage = scene({ gold: { play: gold }, blue: { play: [['Giusti', 'aboard:1', CAPTIVE]] } });
    expect(stage.refuses('gold', 'move U.S.S. Oberth')).toMatchObject({ rule: 'C-STAFF-01' });
  });

  it('C-CAPTURE-08 C-UNIQ-07: a captive still counts as their owner’s copy of a unique persona', () => {
    const blue = {
      play: [['Federation Outpost', 'space:L3'] as Row, ['Worf', 'aboard:1', CAPTIVE] as Row],
      hand: ['Worf'],
    };
    const stage = scene({ gold: { play: GUARDS }, blue, turn: 'blue' });
    expect(stage.refuses('blue', 'report Worf')).toMatchObject({ rule: 'C-UNIQ-02' });
  });

  it('C-BATTLE-11: nobody can attack captives', () => {
    const gold: Row[] = [['Kurn', 'surface:L2']];
    const stage = scene({ gold: { play: gold }, blue: { play: [['Calloway', 'surface:L2', CAPTIVE]] } });
    expect(offered(stage, 'gold', 'fight')).toEqual([]);
  });

  it('C-CAPTURE-04: a captive whom the captor has left unattended isn’t beamed along', () => {
    const stage = scene({ gold: { play: GUARDS }, blue: { play: held() } }).does('gold', 'leave:3:aboard:1');
    expect(stage.g.pieces[3]).toMatchObject({ captive: 'unattended' });
    // A captive left alone isn’t beamed along.
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect(at(stage, 3)).toBe('aboard:1');
  });

  it('C-CAPTURE-04: the owner’s personnel can free a captive who is with them only if no guard is there', () => {
    const free = (captive: 'escorted' | 'unattended') => {
      const blue: Row[] = [
        ['Calloway', 'surface:L2', { seat: 0, captive }],
        ['Worf', 'surface:L2'],
      ];
      return scene({ blue: { play: blue }, turn: 'blue' });
    };
    const guarded: Row[] = [
      ['Calloway', 'surface:L2', CAPTIVE],
      ['Worf', 'surface:L2'],
    ];
    const stays = scene({ gold: { play: [['Kurn', 'surface:L2']] }, blue: { play: guarded }, turn: 'blue' });
    expect(offered(stays, 'blue', 'free')).toEqual([]);
    // A captive without their escorts is left alone, too.
    expect(offered(free('escorted'), 'blue', 'free')).toHaveLength(1);
    const stage = free('unattended').does('blue', 'free:1:surface:L2');
    expect(stage.g.pieces[1]).toMatchObject({ seat: 1 });
    expect(fieldsOf(stage.g, 1)?.captive).toBeUndefined();
  });

  it('C-STOP-03 C-CAPTURE-04: stopped personnel can also guard and free captives', () => {
    const stopped = { stopped: 99 } as const;
    const left: Row = ['Calloway', 'surface:L2', { seat: 0, captive: 'unattended' }];
    const guard = scene({ gold: { play: [['Kurn', 'surface:L2', stopped]] }, blue: { play: [left] } });
    expect(offered(guard, 'gold', 'guard')).toHaveLength(1);
    const off = scene({ gold: { play: [['Kurn', 'surface:L2', { numb: 'disabled' }]] }, blue: { play: [left] } });
    expect(offered(off, 'gold', 'guard')).toEqual([]);
    const freed = scene({ blue: { play: [left, ['Worf', 'surface:L2', stopped]] }, turn: 'blue' });
    expect(offered(freed, 'blue', 'free')).toHaveLength(1);
    const held: Row = ['Calloway', 'surface:L2', CAPTIVE];
    const both = scene({
      gold: { play: [['Kurn', 'surface:L2', stopped]] },
      blue: { play: [held, ['Worf', 'surface:L2']] },
      turn: 'blue',
    });
    expect(offered(both, 'blue', 'free')).toEqual([]);
  });

  it('C-CAPTURE-05: when a captive is released, their trap is discarded', () => {
    const trap = { card: 'alice', owner: 1 };
    const stage = scene({ blue: { play: [['Calloway', 'surface:L2', { seat: 0, captive: 'trapped' }]] } });
    const piece = personOf(stage.g, 1);
    piece.trap = trap;
    release({ g: stage.g, log: () => undefined } as never, piece);
    expect(stage.g.players[1]?.discard).toEqual(['alice']);
    expect(piece).toEqual({ id: 1, card: 'calloway', owner: 1, seat: 1, at: 'surface:L2' });
  });

  it('C-CONTROL-02: cards on a captive change controllers along with the captive, but the captor keeps control of the captor’s own cards there', () => {
    const gold = inPlay('L2: Kurn; on:3: Brain Drain');
    const blue = inPlay('L2: Parn; on:3: For Cardassia!; L2: Ekoor');
    const stage = captured(gold, blue, 3);
    expect(stage.g.pieces[4]).toMatchObject({ owner: 1, seat: 0 });
    // It strengthens the captor’s Cardassians now, and their former one has the printed STRENGTH.
    expect(attributeOf(stage.g, pieceOf(stage.g, 5), 'STRENGTH')).toBe(8);
    release({ g: stage.g, log: () => undefined } as never, personOf(stage.g, 3));
    expect([3, 4, 2].map((piece) => stage.g.pieces[piece]?.seat)).toEqual([1, 1, 0]);
  });

  it('C-CONTROL-02: a dilemma on a captive changes controllers along with the captive, no matter who seeded it', () => {
    const issues = inPlay('on:2: Data Has Some Issues {owner: 0}');
    const stage = captured(inPlay('L2: Kurn'), [['Data', 'surface:L2'], ...issues], 2);
    expect([2, 3].map((piece) => stage.g.pieces[piece]?.seat)).toEqual([0, 0]);
    release({ g: stage.g, log: () => undefined } as never, personOf(stage.g, 2));
    expect([2, 3].map((piece) => stage.g.pieces[piece]?.seat)).toEqual([1, 1]);
  });

  it('C-CAPTURE-06: a personnel who is disabled but isn’t a captive can’t be left unattended', () => {
    const blue: Row[] = [['Calloway', 'surface:L2', { held: { by: 1, as: 'disabled' } }]];
    expect(offered(scene({ gold: { play: [['Kurn', 'surface:L2']] }, blue: { play: blue } }), 'gold', 'leave')).toEqual(
      [],
    );
  });
});
