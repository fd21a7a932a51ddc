import { describe, expect, it, test } from 'vitest';
import { checkMet, finish, type MetRow, meet } from './meet.ts';
import { inPlay } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';

// Each row has a dilemma’s result and its conditions, as in the other tables.
const ROWS: readonly MetRow[] = [
  ['A Bad End', 'planet', 'all stopped, back, over', ['Biology x2'], ['Mot the Barber', 'Linda Larson', 'Giusti']],
  [
    'Chula: The Chandra',
    'planet',
    'random, 2 stopped, on',
    [[['Linda Larson', 'Giusti', 'Darian Wallace'], 'random, on']],
    ['Data', 'Mot the Barber', 'Sirna Kolrami'],
  ],
  ['Crew Advancement', 'planet', 'blue chooses, 4 stopped, on'],
  ['Denevan Neural Parasites', 'planet', 'random, 3 killed, on'],
  ["Don't Let It End This Way", 'space', 'all stopped, back, over', ['SECURITY x2']],
  ['Edo Probe', 'planet', 'gold chooses, on mission, over'],
  [
    'Firestorm',
    'planet',
    '3 killed, all stopped, over',
    [],
    ['Mot the Barber', 'Lisa Azar', 'Vash', 'Nikolai Rozhenko'],
  ],
  ['"God"', 'planet', 'all stopped, things lost, on mission, over', ['2 each (INTEGRITY>7)']],
  ['Hunter Probe', 'planet', 'blue chooses, on', ['SECURITY x2 + Anthropology x2']],
  ['Mimetic Simbiot', 'planet', 'random, gold chooses, killed, on'],
  [
    'Nausicaans: Pirates',
    'space',
    'random, 2 killed, all stopped, over',
    ['Navigation x2 + SECURITY x3 + STRENGTH>40', 'Cloaking Device + CUNNING>40'],
  ],
  ['Pinned Down', 'planet', 'random, 2 stopped, on'],
  [
    'Portal Guard',
    'planet',
    'gold chooses, all stopped, 3 moved, back, over',
    ['1 each (CUNNING>7 OR Honor)'],
    ['Mot the Barber', 'Linda Larson', 'Giusti'],
  ],
  ['Primal Urges', 'planet', 'gold chooses, 2 moved, on', ['ANIMAL x2']],
  [
    'Romulan Mind Probes',
    'planet',
    'random, 2 stopped, on',
    [
      [['Giusti', 'Calloway', 'Linda Larson'], 'random, on'],
      // Both are OFFICER first, which doesn’t count.
      [['Giusti', 'Gibson'], 'random, stopped, on'],
    ],
    ['Giusti', 'Darian Wallace', 'Mot the Barber'],
  ],
  ['The Weak Will Perish', 'planet', '2 killed, on', [], ['Tasha Yar', 'Giusti', 'Norah Satie']],
  ['War Games', 'space', 'all stopped, back, over'],
  [
    'Hull Breach',
    'space',
    'random, 2 killed, on',
    ['{Environmental Suit}'],
    ['Linda Larson', 'Reginald Barclay', 'Linda Larson'],
  ],
];

test.each(ROWS.map((row) => [row[0], row] as const))(
  'C-DILEMMA-07 C-DILEMMA-12: %s has the result of its text',
  (_title, row) => checkMet(row),
);

const TEAM = ['Mot the Barber', 'Linda Larson', 'Giusti', 'Norah Satie'];
const dead = (title: string, more: Partial<Parameters<typeof meet>[1]> = {}) =>
  meet(title, { crew: TEAM, at: 'planet', ...more }).stage.g.players[0]?.discard.length;

describe('dilemmas with special effects', () => {
  it('C-DILEMMA-12: Edo Probe costs 10 points unless the mission is solved that turn', () => {
    const { stage, came } = meet('Edo Probe', { crew: TEAM, at: 'planet', picks: ['way:stay'] });
    expect(came).toBe('gold chooses, on table, on');
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.scored).toMatchObject([{ points: -10 }]);
    const solved = meet('Edo Probe', { crew: ['Spock', 'Tam Elbrun'], at: 'planet', picks: ['way:stay'] }).stage;
    solved.does('gold', 'end:turn');
    expect(solved.g.players[0]?.scored.map(({ points }) => points)).toEqual([30]);
  });
  it('C-STOP-01: A Bad End kills half of the stopped personnel there', () => {
    const play = [
      ['Mot the Barber', 'surface:L2'],
      ...['Giusti', 'Linda Larson', 'Norah Satie'].map((name) => [name, 'surface:L2', { stopped: 1 }] as const),
    ] as const;
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['A Bad End'] } } }).does('gold', 'attempt:L2:team-1');
    expect(stage.decision('gold').rule).toBe('C-SELECT-03');
    finish(stage, ['who:2', 'who:3']);
    expect(stage.g.players[0]?.discard).toEqual([id('Linda Larson'), id('Giusti')]);
  });

  it('C-SELECT-03: each phaser saves one personnel from Denevan Neural Parasites', () => {
    expect(dead('Denevan Neural Parasites')).toBe(2);
    expect(dead('Denevan Neural Parasites', { with: ['Starfleet Type II Phaser'] })).toBe(1);
  });

  it('C-TURN-07: a personnel marked by Hunter Probe dies at the end of the turn', () => {
    const { stage } = meet('Hunter Probe', { crew: TEAM, at: 'planet' });
    expect(stage.g.players[0]?.discard).toEqual([]);
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.discard).toHaveLength(2);
  });

  it('C-TURN-03: if several effects wait for the end of a turn, two of the same kind on one personnel are listed as one', () => {
    const play = inPlay('L1: U.S.S. Oberth [Tasha Yar, Plasma Fire]');
    const marked = { what: 'hunter-probe', seat: 0, piece: 2, until: 'turn' } as const;
    const stage = scene({ gold: { play }, patch: { lasting: [marked, marked] } }).does('gold', 'end:turn');
    const keys = offered(stage, 'gold', 'first');
    expect(keys).toEqual(['first:plasma-fire:3', 'first:hunter-probe:2']);
  });

  it('C-DILEMMA-19: War Games stays on the ship, and scores for the opponent when one of the opponent’s ships arrives', () => {
    const crew = ['Linda Larson', 'Linda Larson', 'Darian Wallace', 'Gibson'];
    expect(meet('War Games', { crew, at: 'space' }).came).toBe('on ship, on');
    const play = inPlay('L1: U.S.S. Oberth [War Games {owner: 1}]');
    const blue = inPlay('L2: U.S.S. Oberth; aboard:3: Data');
    const stage = scene({ gold: { play }, blue: { play: blue }, turn: 'blue' }).does('blue', 'move:3:L1');
    expect(stage.g.players[1]?.scored).toMatchObject([{ points: 5 }]);
    expect(stage.g.pieces[2]).toBeUndefined();
  });

  it('C-DILEMMA-09: Thermal Deflectors in play prevent Firestorm completely', () => {
    const play = inPlay('table: Thermal Deflectors; L2: Vash, Mot the Barber');
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Firestorm'] } } }).does('gold', 'attempt:L2:team-2');
    expect(Object.keys(stage.g.pieces)).toHaveLength(3);
  });

  it('C-BEAM-02: Emergency Transporter Armbands let an Away Team escape Firestorm, but no other dilemma', () => {
    const faced = (dilemma: string) => {
      const play = inPlay('L2: U.S.S. Oberth [Calloway], Vash, Mot the Barber');
      const stage = scene({
        gold: { play, hand: ['Emergency Transporter Armbands'] },
        blue: { seeds: { L2: [dilemma] } },
      });
      return stage.orders('gold', { also: ['dilemma'] }).does('gold', 'attempt:L2:team-3');
    };
    const finished = (stage: ReturnType<typeof faced>) => {
      finish(stage, []);
      return stage;
    };
    const key = 'answer:emergency-transporter-armbands:surface:L2';
    const stage = faced('Firestorm').does('gold', key);
    stage.does('gold', 'to:aboard:1').does('gold', 'who:3');
    finished(stage);
    expect(stage.g.pieces[3]?.at).toBe('aboard:1');
    expect(finished(faced('Firestorm').does('gold', 'pass')).g.pieces[3]).toBeUndefined();
    expect(stage.g.players[0]?.discard).toContain('emergency-transporter-armbands');
    const other = faced('Archer');
    expect(other.match.pending(0)?.options.map((option) => option.key) ?? []).not.toContain(key);
  });
  it.each([
    ['a cloaked ship', ['U.S.S. Oberth', 'space:L2', { veiled: 'cloaked' }]],
    ['an incompatible ship', ['Galor', 'space:L2']],
  ] as const)(
    'C-BEAM-06 C-DILEMMA-12: nobody escapes Portal Guard, and no question is asked, if only %s is there',
    (_which, ship) => {
      const play = [ship, ...TEAM.slice(0, 3).map((name) => [name, 'surface:L2'] as const)];
      const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Portal Guard'] } } });
      stage.does('gold', 'attempt:L2:team-2');
      expect([stage.g.attempt, Object.keys(stage.g.pieces)]).toEqual([null, ['1']]);
    },
  );

  it.each([
    [
      'C-BEAM-06: personnel who are incompatible with the others’ ship can’t escape with them',
      'Galor',
      'Vekor',
      [undefined, 'aboard:1'],
    ],
    [
      'C-TEAM-03: personnel who escape take their equipment along',
      'U.S.S. Oberth',
      'Tricorder',
      ['aboard:1', 'aboard:1'],
    ],
  ])('%s', (_, ship, other, where) => {
    const play = inPlay(`space:L2: ${ship}; L2: Giusti; surface:L2: ${other}`);
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Portal Guard'] } } });
    stage.does('gold', 'attempt:L2:team-2').does('gold', 'to:aboard:1');
    expect([at(stage, 2), at(stage, 3)]).toEqual(where);
  });

  it('C-DILEMMA-12 C-DILEMMA-19: a player may give up a MEDICAL or an equipment to get past a dilemma', () => {
    const crew = ['Calloway', ...TEAM];
    const plague = meet('Tarellian Plague Ship', { crew, at: 'space', picks: ['way:beam'] });
    expect(plague.came).toBe('gold chooses, discarded, 5 points, on');
    const bribe = meet('Rebel Encounter', {
      crew: TEAM,
      at: 'planet',
      with: ['Tricorder'],
      picks: ['way:bribe'],
    });
    expect(bribe.came).toBe('gold chooses, things lost, on');
    const help = meet('Sarjenka', { crew: TEAM, at: 'planet', picks: ['way:help'] });
    expect(help.came).toBe('gold chooses, all stopped, 5 points, over');
  });

  it('C-DILEMMA-13: Crystalline Entity kills everyone aboard a ship without SHIELDS or Music', () => {
    const crew = ['Mot the Barber', 'Giusti'];
    expect(meet('Crystalline Entity', { crew, at: 'space', ship: 'Runabout' }).came).toBe('2 killed, over');
    expect(meet('Crystalline Entity', { crew, at: 'space', ship: 'U.S.S. Galaxy' }).came).toBe('5 points, on');
    expect(meet('Crystalline Entity', { crew: [...crew, 'Obarakeh'], at: 'space', ship: 'Runabout' }).came).toBe(
      '5 points, on',
    );
  });

  it('C-RESPONSE-07 C-DILEMMA-09: an interrupt can nullify a dilemma that names it', () => {
    const play = TEAM.map((name) => [name, 'surface:L2'] as const);
    const hand = ['Lure of the Nexus'];
    const seeds = { L2: ['Do You Smell Something Burning?'] };
    const stage = scene({ gold: { play, hand }, blue: { seeds } });
    stage.orders('gold', { also: ['dilemma'] }).does('gold', 'attempt:L2:team-1');
    stage.does('gold', 'answer:lure-of-the-nexus');
    expect(Object.values(stage.g.pieces).filter(({ stopped }) => stopped !== undefined)).toEqual([]);
    expect(stage.g.players[1]?.discard).toEqual([id('Do You Smell Something Burning?')]);
  });
});
