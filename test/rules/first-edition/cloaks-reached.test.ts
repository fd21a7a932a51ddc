import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { at, fieldsOf, happened, offered, scene } from './scene.ts';

const KEVIN = { hand: ['Kevin Uxbridge'] };
const SHIELDS = 'play:kevin-uxbridge:on:';

describe('cloaking and phasing', () => {
  it('C-CLOAK-01: a ship can cloak only with its own equipment', () => {
    const play = inPlay("L2: I.K.C. K'Vort [Kurn], U.S.S. Oberth [Giusti]");
    const stage = scene({ gold: { play } });
    expect(offered(stage, 'gold').filter((key) => /^(?:de)?(?:cloak|phase)/.test(key))).toEqual(['cloak:1']);
    // A refusal doesn’t mention a device that the ship doesn’t have.
    for (const key of ['phase:1', 'cloak:3', 'phase:3'])
      expect(stage.refuses('gold', key)?.rule).not.toBe('C-SHIPBAT-12');
    stage.does('gold', 'cloak:1');
    expect(happened(stage)).toContain("Gold: I.K.C. K'Vort cloaks.");
    expect(stage.g.turn?.segment).toBe('orders');
  });

  it('C-CLOAK-05: a docked ship stays docked when it cloaks, but undocks when it phases', () => {
    const docked = (ship: string, home: string, ...crew: string[]) =>
      scene({ gold: { play: `docked:2: ${ship} {docked: 1}; space:L2: ${home}; aboard:1: ${crew.join(', ')}` } });
    const cloaked = docked("I.K.C. K'Vort", 'Klingon Outpost', 'Kurn').does('gold', 'cloak:1');
    expect(cloaked.g.pieces[1]).toMatchObject({ at: 'docked:2', veiled: 'cloaked', docked: 1 });
    const phased = docked('Apnex', 'Romulan Outpost', 'Mirok', 'Bochra').does('gold', 'phase:1');
    expect(phased.g.pieces[1]).toMatchObject({ at: 'space:L2', veiled: 'phased' });
    expect(fieldsOf(phased.g, 1)?.docked).toBeUndefined();
  });

  it('C-MOVE-01: a ship that decloaks appears at the first location if the location that it left has disappeared', () => {
    const play: Row[] = [
      ["I.K.C. K'Vort", 'on:3', { veiled: 'cloaked', away: { from: 'L9', since: 1 } }],
      ...inPlay('aboard:1: Kurn; table: Engage Cloak'),
    ];
    const stage = scene({ gold: { play } }).does('gold', 'decloak:1');
    expect([at(stage, 1), stage.g.pieces[1]?.veiled]).toEqual(['space:L1', undefined]);
  });
});

describe('a cloaked or phased card', () => {
  const reached = (veil: 'cloaked' | 'phased' | undefined, by: 'gold' | 'blue') => {
    const play: Row[] = [
      ['Apnex', 'space:L2', veil === undefined ? {} : { veiled: veil }],
      ['Metaphasic Shields', 'on:1'],
    ];
    const hand = ['Kevin Uxbridge', 'Bynars Weapon Enhancement'];
    const stage =
      by === 'gold' ? scene({ gold: { play, hand } }) : scene({ gold: { play }, blue: { hand }, turn: 'blue' });
    return offered(stage, by, 'play:');
  };
  const both = ['play:bynars-weapon-enhancement:on:1', 'play:kevin-uxbridge:on:2'];

  it('C-CLOAK-02 C-CLOAK-03: only the ship’s own player can target a cloaked ship and cards on it', () => {
    expect([reached(undefined, 'gold').sort(), reached('cloaked', 'gold').sort()]).toEqual([both, both]);
    expect([reached(undefined, 'blue').sort(), reached('cloaked', 'blue')]).toEqual([both, []]);
  });

  it('C-CLOAK-05: nobody can target a phased ship or cards on it', () => {
    expect([reached('phased', 'gold'), reached('phased', 'blue')]).toEqual([[], []]);
  });
});

describe('a cloaked planet', () => {
  /** Returns the events that Gold can reach on a planet that these players placed, cloaked or not. */
  const reached = (veiled: boolean, rows: readonly Row[], owners: readonly number[] = [1]) => {
    const missions = owners.map((owner) => ({ card: 'investigate-legend', owner }));
    const none = { seeds: [], solved: null, barred: [], attempted: [], gone: [] };
    const location = { id: 'L2', quadrant: 'Alpha', missions, ...none, ...(veiled ? { veiled } : {}) };
    const stage = scene({
      gold: { missions: owners.includes(0) ? ['Study Pulsar', 'Investigate Legend'] : ['Study Pulsar'], ...KEVIN },
      blue: { missions: owners.includes(1) ? ['Investigate Legend'] : ['Survey Mission'], play: rows },
      patch: { 'locations.L2': location },
    });
    return offered(stage, 'gold', SHIELDS);
  };

  it('C-CLOAK-02: a cloaked planet hides the cards on the planet, and the cards on or aboard those cards', () => {
    const scenes: readonly Row[][] = [
      [['Atmospheric Ionization', 'at:L2']],
      inPlay('on:2: Metaphasic Shields; surface:L2: Bajoran Interceptor'),
      inPlay('on:2: Metaphasic Shields; aboard:3: Calloway; surface:L2: Bajoran Interceptor'),
    ];
    for (const rows of scenes) expect([reached(false, rows), reached(true, rows)]).toEqual([[`${SHIELDS}1`], []]);
  });

  it('C-CLOAK-02: a cloaked planet doesn’t hide cards in space there', () => {
    const rows = inPlay('on:2: Metaphasic Shields; L2: U.S.S. Oberth');
    expect(reached(true, rows)).toEqual([`${SHIELDS}1`]);
  });

  it('C-CLOAK-02: a player who placed a cloaked planet’s mission can still target cards there, even if the opponent placed it too', () => {
    const rows = inPlay('on:2: Metaphasic Shields; L2: Calloway');
    expect([[1], [0], [0, 1]].map((owners) => reached(true, rows, owners))).toEqual([
      [],
      [`${SHIELDS}1`],
      [`${SHIELDS}1`],
    ]);
  });
});
