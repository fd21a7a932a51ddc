import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { banned } from '../../../src/games/first-edition/rules/ask.ts';
import { personnelBattle, raised, within } from './figures.ts';
import { finish, meet } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

// Rulings about dilemmas, battles and responses. The list of all rulings is in `rulings/`.

const PLANET = 'surface:L2';
const disabled = { held: { by: 99, as: 'disabled' } } as never;

describe('dilemmas', () => {
  it('C-TYPES-07: a disruptor overcomes Zaldan if someone of its affiliation is there', () => {
    const past = (...crew: string[]) => meet('Zaldan', { crew, at: 'planet', with: ['Klingon Disruptor'] }).came;
    expect(past('Worf', 'Sarek', 'Calloway')).toMatch(/on$/);
    expect(past('Sarek', 'Riva', 'Calloway')).toContain('killed');
  });

  it('C-STOP-05: equipment is stopped along with a whole group, but not along with a single picked personnel', () => {
    const stopped = (title: string, crew: readonly string[]) => {
      const { stage } = meet(title, { crew, at: 'planet', with: ['Tricorder'], picks: ['way:help'] });
      const kit = Object.values(stage.g.pieces).find(({ card }) => card === 'tricorder');
      return (kit?.stopped ?? 0) >= stage.g.turns;
    };
    expect(stopped('Chula: The Dice', ['Giusti', 'Calloway'])).toBe(true);
    expect(stopped('Sarjenka', ['Giusti', 'Calloway'])).toBe(true);
    expect(stopped('Lineup', ['Giusti', 'Calloway', 'Sirna Kolrami', 'Linda Larson'])).toBe(false);
  });

  it('C-SKILL-22: two REM Fatigue Hallucinations that are cured together score only once', () => {
    const rem = (copies: number) => {
      const cards = new Array<Row>(copies).fill([
        'REM Fatigue Hallucinations',
        'core:0',
        { upon: [2, 3, 4], owner: 1 } as never,
      ]);
      const stage = twoSides({
        play: [...inPlay('L2: U.S.S. Galaxy, Alyssa Ogawa, Beverly Crusher, Simon Tarses'), ...cards],
      });
      stage.does('gold', 'beam:all:surface:L2:aboard:1');
      return [alive(stage).length, stage.g.players[0]?.scored.length];
    };
    expect([rem(1), rem(2)]).toEqual([
      [4, 1],
      [4, 1],
    ]);
  });

  it('C-SKILL-22: two Dal’Roks at one mission kill only one personnel each turn', () => {
    const rok = (copies: number) => {
      const cards = new Array<Row>(copies).fill(["Dal'Rok", 'at:L2', { owner: 1 }]);
      const stage = twoSides({ play: [['Giusti', PLANET], ['Calloway', PLANET], ['Linda Larson', PLANET], ...cards] });
      ends(stage, 'gold', 'blue');
      return Object.values(stage.g.pieces).filter(({ at: place }) => place === PLANET).length;
    };
    expect([rok(1), rok(2)]).toEqual([2, 2]);
  });

  it('C-TEAM-15: personnel disabled by Ktarian Game can’t cure anything until Ktarian Game is cured', () => {
    const game = (...crew: Row[]) => {
      const stage = twoSides({
        play: [['U.S.S. Galaxy', 'space:L1'], ['Ktarian Game', 'on:1', { owner: 1 }], ...crew],
      });
      ends(stage, 'gold');
      return stage.g.pieces[2] === undefined;
    };
    expect(game(['Data', 'aboard:1'])).toBe(true);
    expect(game(['Data', 'aboard:1', { held: { by: 2, as: 'disabled' } } as never])).toBe(false);
  });

  it('C-SKILL-14: Menthar Booby Trap holds a ship without lowering its RANGE', () => {
    const g = within(inPlay('L1: U.S.S. Galaxy [Giusti, Menthar Booby Trap {owner: 1}]'));
    expect(raised(g, 1, 'RANGE')).toBe(0);
  });
  it.each(["Q's Vicious Animal Things", 'Q', 'Q Gets the Point'])(
    'C-DILEMMA-09: Q2 nullifies %s because Q’s name is in the title',
    (title) => {
      const where = title === 'Q' ? 'L1' : 'L2';
      const stage = scene({
        gold: {
          play: [
            ['U.S.S. Galaxy', `space:${where}`],
            ['Giusti', title === 'Q' ? 'aboard:1' : PLANET],
          ],
          hand: ['Q2'],
        },
        blue: { seeds: { [where]: [title] } },
      });
      stage.orders('gold', { also: ['dilemma'] });
      stage.does('gold', title === 'Q' ? 'attempt:L1:1' : 'attempt:L2:team-2');
      expect(offered(stage, 'gold')).toContain('answer:q2');
    },
  );
});

describe('two people on one card', () => {
  it('C-DUAL-01: two people on a card each have their own total of attributes, but both die if one of their totals is the lowest', () => {
    const lowest = (...crew: string[]) => {
      const play = crew.map((who): Row => [who, PLANET, { as: { affiliation: 'Federation', by: 1 } }]);
      const stage = twoSides({ play: [...play, ["Dal'Rok", 'at:L2', { owner: 1 }]] });
      ends(stage, 'gold', 'blue');
      return stage.g.players[0]?.discard;
    };
    // INTEGRITY 7, CUNNING 7, STRENGTH 4 of Beverly are 18; Spock has 26, and the two together 40.
    expect(lowest('Beverly and Will', 'Spock')).toEqual(['beverly-and-will']);
    expect(lowest('Beverly and Will', 'Linda Larson')).toEqual(['linda-larson']);
  });

  it('C-DUAL-01: at Chula: The Chandra, a card with two people matches anyone who matches either of them', () => {
    const { stage } = meet('Chula: The Chandra', { crew: ['Jake and Nog', 'Jake and Nog'], at: 'planet' });
    expect(Object.values(stage.g.pieces).filter(({ stopped }) => stopped !== undefined)).toEqual([]);
  });

  it('C-DUAL-02: each of two people on a card counts for persona limits, so Lursa can’t report beside the Sisters of Duras', () => {
    const play = inPlay('L1: Klingon Outpost [Sisters of Duras {mode: Klingon}]');
    const stage = scene({ gold: { play: play as never, hand: ['Lursa', "B'Etor", 'Konmel'] }, at: 'turn' });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:konmel:aboard:1']);
    // C-DUAL-03: Both people are exchanged together.
    expect(offered(stage, 'gold', 'swap')).toEqual(['swap:2:lursa:betor']);
  });

  it('C-DUAL-01: both people on a card die when Armus picks it', () => {
    const { stage } = meet('Armus - Skin of Evil', { crew: ['Sons of Mogh'], at: 'planet' });
    expect(stage.g.players[0]?.discard).toEqual(['sons-of-mogh']);
  });
});

describe('battles', () => {
  it('C-STOP-05: when personnel who fought are stopped, their equipment is stopped too', () => {
    const stage = scene({ gold: { play: 'L2: Kurn, Tricorder, I.K.C. Lukara' }, blue: { play: [['Giusti', PLANET]] } });
    stage.does('gold', offered(stage, 'gold', 'fight')[0] ?? '');
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
  });

  it('C-PERSBAT-05: a stunned personnel still improves others, but doesn’t enable a Genetronic Replicator', () => {
    const battle = (down: readonly number[]) =>
      scene({
        gold: { play: 'L2: Shakaar Edon, Bareil Antos, Alyssa Ogawa, Simon Tarses; table: Genetronic Replicator' },
        blue: { play: [['Kurn', PLANET]] },
        patch: { battle: personnelBattle({ forces: [[1, 2, 3, 4], [6]], stunned: [...down] }) as never },
      }).g;
    expect(raised(battle([]), 2, 'STRENGTH')).toBeGreaterThan(0);
    expect(raised(battle([1]), 2, 'STRENGTH')).toBe(raised(battle([]), 2, 'STRENGTH'));
    const saved = (down: readonly number[]) => banned(battle(down), 'die', { piece: 2 }) !== null;
    expect([saved([]), saved([3])]).toEqual([true, false]);
  });

  it('C-TYPES-07: hand weapons don’t strengthen Odo, and he can’t enable them for others', () => {
    const bare = raised(within([['Odo', PLANET]]), 1, 'STRENGTH');
    expect(raised(within('L2: Odo, Bajoran Phaser, Jabara'), 1, 'STRENGTH')).toBe(bare);
    expect(raised(within('L2: Calloway, Bajoran Phaser, Odo'), 1, 'STRENGTH')).toBe(0);
    expect(raised(within('L2: Odo; surface:L2: Varon-T Disruptor'), 1, 'STRENGTH')).toBe(bare);
  });
});

describe('control and responses', () => {
  it('C-TYPES-18: a Mirror Image activated in response to Kivas Fajo applies to that copy of Kivas Fajo', () => {
    const stage = scene({
      gold: { hand: ['Kivas Fajo - Collector'], deck: DECK },
      blue: { play: [['Mirror Image', 'core:1', { hidden: true }]], deck: DECK },
      at: 'turn',
    });
    stage.orders('blue', { also: ['play'] });
    stage.does('gold', `play:${id('Kivas Fajo - Collector')}:core:0`).does('blue', 'activate:1');
    expect([0, 1].map((seat) => stage.g.players[seat]?.hand.length)).toEqual([3, 3]);
  });

  it.each([
    ['Asteroid Sanctuary', 'L2'],
    ['Loss of Orbital Stability', 'L2'],
    ['Near-Warp Transport', 'L1'],
    ['Temporal Rift', 'L2'],
  ])('C-DOCK-05: %s can’t target a docked ship', (title, where) => {
    const finds = (place: `space:${string}` | 'docked:1'): boolean => {
      const crew = ['Worf', 'Jean-Luc Picard', 'Giusti'].map((who): Row => [who, 'aboard:2']);
      const play: Row[] = [['Federation Outpost', `space:${where}`], ['U.S.S. Galaxy', place], ...crew];
      return offered(twoSides({ play, hand: [title] }), 'gold', 'play').includes(`play:${id(title)}:on:2`);
    };
    expect([finds(`space:${where}`), finds('docked:1')]).toEqual([true, false]);
  });

  it.each(['Plasma Fire', 'Warp Core Breach'])('C-BORG-07: %s can’t be played on a Borg ship', (title) => {
    const stage = scene({ gold: { hand: [title] }, blue: { play: 'L1: Borg Cube, U.S.S. Oberth' }, at: 'turn' });
    expect(offered(stage, 'gold', 'play')).toEqual([`play:${id(title)}:on:2`]);
  });

  it('C-BEAM-07 C-STOP-02: Emergency Transporter Armbands need a transporter, and can’t move stopped personnel or more personnel than the place allows', () => {
    const uses = (...play: Row[]) =>
      offered(twoSides({ play, hand: ['Emergency Transporter Armbands'] }), 'gold', 'play').length > 0;
    const ship = ['U.S.S. Oberth', 'space:L2'] as const;
    expect(uses(ship, ['Giusti', PLANET])).toBe(true);
    expect(uses(['Giusti', PLANET])).toBe(false);
    const stage = twoSides({
      play: [ship, ['Giusti', PLANET, { stopped: 1 }], ['Calloway', PLANET], ['Worf', PLANET, disabled]],
      hand: ['Emergency Transporter Armbands'],
    });
    stage.does('gold', `play:emergency-transporter-armbands:${PLANET}`);
    finish(stage, []);
    expect(pieceOf(stage.g, 2).at).toBe(PLANET);
    const four = ['Giusti', 'Calloway', 'Worf', 'Spock'].map((who): Row => [who, PLANET]);
    const limited = twoSides({
      play: [ship, ...four, ['Atmospheric Ionization', 'at:L2']],
      hand: ['Emergency Transporter Armbands'],
    });
    limited.does('gold', `play:emergency-transporter-armbands:${PLANET}`);
    limited.does('gold', 'to:aboard:1');
    expect(limited.decision('gold')).toMatchObject({ kind: 'subset', max: 3 });
  });
});
