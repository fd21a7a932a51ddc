import { describe, expect, it } from 'vitest';
import { CAPTURE, DAMAGE, LEAVE } from '../../../src/games/first-edition/chapters/calls.ts';
import { confinedWhy } from '../../../src/games/first-edition/chapters/holograms/holograms.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { isStaffed } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { equipmentAt, isEquipmentCard } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition, Piece } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { within } from './figures.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, fieldsOf, happened, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

/** A Galaxy has a Holodeck, an Oberth has none. Neither do Galor and K’Vort. */
const GALAXY: Row = ['U.S.S. Galaxy', 'space:L2'];
const OFF = { off: 0 } as const;
const PROJECTORS: Row = ['Holo-Projectors', 'at:L2'];

function off({ g }: Stage<FirstEdition>, piece: number): Piece['off'] {
  return pieceOf(g, piece).off;
}

/** Returns why a hologram can’t be activated. */
function stays(...play: Row[]) {
  return scene({ gold: { play } }).refuses('gold', 'switch:2')?.rule;
}

describe('activating a hologram', () => {
  it('C-TIME-03: a hologram arrives deactivated, and can’t be activated without a Holodeck', () => {
    const play = inPlay('L2: Federation Outpost [Calloway]');
    const stage = twoSides({ play, hand: ['Albert Einstein'] });
    stage.does('gold', 'report:albert-einstein:aboard:1');
    expect(off(stage, 3)).toBe(0);
    expect(stage.refuses('gold', 'switch:3')).toMatchObject({ rule: 'C-TIME-03' });
  });

  it('C-TIME-03: a player can activate a hologram only with their own personnel who are there and able to act', () => {
    const einstein: Row = ['Albert Einstein', 'aboard:1', OFF];
    expect(stays(GALAXY, einstein)).toBe('C-TIME-03');
    expect(stays(GALAXY, einstein, ['Calloway', 'aboard:1', { stopped: 9 }])).toBe('C-TIME-03');
    expect(stays(GALAXY, einstein, ['Calloway', 'surface:L2'])).toBe('C-TIME-03');
    expect(stays(['U.S.S. Galaxy', 'space:L2', { stopped: 9 }], einstein, ['Calloway', 'aboard:1'])).toBe('C-TIME-03');
    expect(stays(['U.S.S. Oberth', 'space:L2'], einstein, ['Calloway', 'aboard:1'])).toBe('C-TIME-03');
    const stage = scene({ gold: { play: [GALAXY, einstein, ['Calloway', 'aboard:1']] } }).does('gold', 'switch:2');
    expect(off(stage, 2)).toBeUndefined();
    // Activating is an order, so the card plays are over.
    expect(stage.g.turn?.segment).toBe('orders');
  });

  it('C-TIME-07: a hologram that is active itself can activate another one', () => {
    const play: Row[] = [GALAXY, ['Albert Einstein', 'aboard:1', OFF], ['Dr. Leah Brahms', 'aboard:1']];
    expect(off(scene({ gold: { play } }).does('gold', 'switch:2'), 2)).toBeUndefined();
    const both: Row[] = [GALAXY, ['Albert Einstein', 'aboard:1', OFF], ['Dr. Leah Brahms', 'aboard:1', OFF]];
    expect(scene({ gold: { play: both } }).refuses('gold', 'switch:2')).toMatchObject({ rule: 'C-TIME-03' });
  });

  it('C-TIME-07: a hologram can be activated in the turn in which it arrives, but not in the turn in which it was deactivated', () => {
    const play = inPlay('L2: Federation Outpost [U.S.S. Galaxy]; aboard:2: Calloway');
    const stage = twoSides({ play, hand: ['Albert Einstein'] }).does('gold', 'report:albert-einstein:aboard:1');
    stage.does('gold', 'beam:all:aboard:1:aboard:2').does('gold', 'switch:4');
    expect(off(stage, 4)).toBeUndefined();
    stage.does('gold', 'beam:some:aboard:2:aboard:1').does('gold', 'who:4');
    expect(off(stage, 4)).toBe(stage.g.turns);
    stage.does('gold', 'beam:all:aboard:1:aboard:2');
    expect(stage.refuses('gold', 'switch:4')).toMatchObject({ rule: 'C-TIME-07' });
    expect(off(ends(stage, 'gold', 'blue').does('gold', 'switch:4'), 4)).toBeUndefined();
  });
});

describe('places for holograms', () => {
  it('C-TIME-05: without a Holodeck, a hologram deactivates, and holographic equipment doesn’t work', () => {
    const play = inPlay('L2: U.S.S. Oberth [Weiss, Tommygun, Calloway], Calloway');
    const stage = scene({ gold: { play } });
    expect(isStaffed(stage.g, pieceOf(stage.g, 1))).toBe(true);
    // After the next action they deactivate, because an Oberth has no Holodeck.
    stage.does('gold', 'beam:all:surface:L2:aboard:1');
    expect([2, 3].map((id) => off(stage, id))).toEqual([1, 1]);
    expect(isStaffed(stage.g, pieceOf(stage.g, 1))).toBe(false);
    expect(isEquipmentCard('tommygun')).toBe(true);
    expect(equipmentAt(stage.g, 'aboard:1', 0)).toEqual([]);
  });

  it('C-TIME-05: an opponent’s Holodeck doesn’t work for a hologram', () => {
    const gold: Row[] = [['Albert Einstein', 'aboard:2']];
    const stage = twoSides({ play: gold }, { play: [GALAXY] }).does('gold', 'end:turn');
    expect(off(stage, 1)).toBe(1);
    const own = twoSides({ play: [...gold, GALAXY] }).does('gold', 'end:turn');
    expect(off(own, 1)).toBeUndefined();
  });

  it('C-TIME-05: a hologram deactivates when its ship is taken over or when it leaves the Holodeck', () => {
    const crew: Row[] = [GALAXY, ['Albert Einstein', 'aboard:1'], ['Tommygun', 'aboard:1'], ['Calloway', 'aboard:1']];
    const own = twoSides({ play: [...crew, ['Calloway', 'surface:L2']] }).does('gold', 'beam:all:surface:L2:aboard:1');
    expect([2, 3].map((one) => off(own, one))).toEqual([undefined, undefined]);
    // The opponent took the ship over, so its Holodeck no longer works for them.
    const [, ...people] = crew;
    const taken = twoSides({ play: [['U.S.S. Galaxy', 'space:L2', { seat: 1 }], ...people] }).does('gold', 'end:turn');
    expect([2, 3].map((one) => off(taken, one))).toEqual([1, 1]);
    // Beamed to an Oberth, they deactivate together with their equipment.
    const oberth: Row = ['U.S.S. Oberth', 'space:L2'];
    const beamed = twoSides({ play: [...crew, oberth] }).does('gold', 'beam:all:aboard:1:aboard:5');
    expect([2, 3].map((one) => [at(beamed, one), off(beamed, one)])).toEqual([
      ['aboard:5', 1],
      ['aboard:5', 1],
    ]);
    // They stay off near a Holodeck until a personnel activates them in a later turn.
    beamed.does('gold', 'beam:all:aboard:5:aboard:1');
    expect([2, 3].map((one) => off(beamed, one))).toEqual([1, 1]);
  });

  it('C-TIME-05: a hologram reports or beams down only with Holo-Projectors, and deactivates when they leave play', () => {
    const berth = confinedWhy(within([PROJECTORS]), 'albert-einstein', 'surface:L2');
    expect([berth, confinedWhy(within([]), 'albert-einstein', 'surface:L2')?.()]).toMatchObject([
      null,
      { rule: 'C-TIME-05' },
    ]);
    const play: Row[] = [GALAXY, ['Albert Einstein', 'surface:L2'], PROJECTORS, ['Calloway', 'aboard:1']];
    const stage = twoSides({ play }).does('gold', 'beam:all:aboard:1:surface:L2');
    expect(off(stage, 2)).toBeUndefined();
    const gone = scene({ gold: { play }, call: calling(LEAVE, { seat: 0, pieces: [3], why: 'discarded' }) });
    gone.does('gold', 'beam:all:aboard:1:surface:L2');
    expect(off(gone, 2)).toBe(1);
  });
});

describe('hologram deaths', () => {
  const CREW: Row[] = [GALAXY, ['Albert Einstein', 'aboard:1'], ['Calloway', 'aboard:1']];

  it.each(['killed', 'destroyed'] as const)(
    'C-TIME-03 C-TIME-08: a hologram that would be %s is deactivated instead',
    (why) => {
      const stage = scene({ gold: { play: CREW }, call: calling(LEAVE, { seat: 1, pieces: [2, 3], why }) });
      expect(alive(stage)).toEqual([1, 2]);
      expect(off(stage, 2)).toBe(1);
      expect(stage.g.players[0]?.discard).toEqual(['calloway']);
    },
  );

  it('C-TIME-03: a discarded hologram leaves play', () => {
    const stage = scene({ gold: { play: CREW }, call: calling(LEAVE, { seat: 1, pieces: [2], why: 'discarded' }) });
    expect(alive(stage)).toEqual([1, 3]);
  });

  it('C-TIME-08: a hologram is lost with its ship', () => {
    const stage = scene({ gold: { play: CREW }, call: calling(DAMAGE, { seat: 1, vessel: 1, hit: 'direct' }) });
    expect(alive(stage)).toEqual([]);
    expect(stage.g.players[0]?.discard).toContain('albert-einstein');
  });
});

describe('holograms in battle', () => {
  function fight(gold: string, blue: string, more: Row[] = []) {
    const play: Row[] = [[gold, 'surface:L2'], PROJECTORS, ...more];
    return scene({ gold: { play }, blue: { play: [[blue, 'surface:L2']] } });
  }

  it('C-TIME-04: a hologram stuns instead of wounding, and a side that has only holograms wins without killing anybody', () => {
    // Wodek'idan is an OFFICER with STRENGTH 9, Calloway has 3.
    const stage = fight("Wodek'idan", 'Calloway').does('gold', 'fight:1:3');
    expect(stage.log).toContain("Wodek'idan 9, Calloway 3: Calloway is stunned.");
    expect(stage.log).toContain('Gold wins.');
    expect(alive(stage)).toEqual([1, 2, 3]);
  });

  it('C-TIME-04: a hologram’s side can kill if another card adds to that side’s total, and holograms wound each other', () => {
    // They aren’t compatible by themselves.
    const joined = fight("Wodek'idan", 'Calloway', [
      ['Kurn', 'surface:L2', { as: { affiliation: 'Dominion', by: 2 } }],
    ]);
    joined.does('gold', 'fight:1:4');
    expect(alive(joined)).toEqual([1, 2, 3]);
    const alike = fight("Wodek'idan", 'Albert Einstein').does('gold', 'fight:1:3');
    expect(alike.log).toContain('Albert Einstein is mortally wounded.');
    expect(off(alike, 3)).toBe(1);
  });
});

describe('holograms that are forced to leave', () => {
  it('C-TIME-09: a hologram deactivates if a dilemma would move it elsewhere', () => {
    const play: Row[] = [['Albert Einstein', 'surface:L2'], ['Calloway', 'surface:L2'], PROJECTORS];
    const stage = scene({
      gold: { play, deck: DECK },
      blue: { seeds: { L2: ["Male's Love Interest"] }, deck: DECK },
      patch: { 'pieces.2.card': 'deanna-troi', 'options.decks.0.draw.1': 'deanna-troi' },
    });
    finish(stage.does('gold', 'attempt:L2:team-1'), []);
    expect([at(stage, 1), off(stage, 1)]).toEqual(['surface:L2', 1]);
    expect(happened(stage)).toContain('Albert Einstein is deactivated.');
  });
  it('C-TIME-10: a hologram is captured only if it comes aboard the captor’s vessel', () => {
    const caught = (guards: Row[]) =>
      scene({
        gold: { play: guards },
        blue: { play: [GALAXY, ['Albert Einstein', `aboard:${guards.length + 1}`]] },
        call: calling(CAPTURE, { seat: 0, pieces: [guards.length + 2] }),
      });
    const aboard = caught(inPlay('L2: I.K.C. Bortas [Kurn], Klag'));
    // With one place for them, nobody is asked.
    expect(aboard.g.pieces[5]).toMatchObject({ captive: 'escorted', at: 'aboard:1' });
    const down = caught([['Kurn', 'surface:L2']]);
    expect(down.g.pieces[3]).toMatchObject({ seat: 1, at: 'aboard:2', off: 1 });
    expect(fieldsOf(down.g, 3)?.captive).toBeUndefined();
  });
});

describe('other rules for holograms', () => {
  it('C-TIME-11: holograms alone can staff a ship, attempt a mission and attack', () => {
    const ship = within([GALAXY, ['Weiss', 'aboard:1'], ['Sumek', 'aboard:1'], ['Sumek', 'aboard:1']]);
    expect(isStaffed(ship, pieceOf(ship, 1))).toBe(true);
    const away = scene({ gold: { play: [['Albert Einstein', 'surface:L2'], PROJECTORS] } });
    expect(offered(away, 'gold', 'attempt')).toEqual(['attempt:L2:team-1']);
    const led = scene({
      gold: { play: [["Wodek'idan", 'surface:L2'], PROJECTORS] },
      blue: { play: [['Calloway', 'surface:L2']] },
    });
    expect(offered(led, 'gold', 'fight')).toEqual(['fight:1:3']);
  });

  it('C-TIME-04 C-TIME-11: a hologram counts for text about its affiliation, but not for text about its species', () => {
    // Kor strengthens those of Klingon species or affiliation, and a Klingon Disruptor works by affiliation.
    const g = within(inPlay("aboard:4: Fek'lhr {as: Federation}, Kor, Klag; L2: I.K.C. K'Vort"));
    const strength = (id: number, on = g) => attributeOf(on, pieceOf(on, id), 'STRENGTH');
    expect([strength(1), strength(3)]).toEqual([15, strength(3, within(inPlay('L2: Klag, Klag, Klag'))) + 2]);
    expect(strength(1, within(inPlay("aboard:3: Fek'lhr, Kor; L2: I.K.C. K'Vort")))).toBe(17);
    const armed = within(inPlay("aboard:3: Fek'lhr, Klingon Disruptor; L2: I.K.C. K'Vort"));
    expect(strength(1, armed)).toBe(17);
  });
});
