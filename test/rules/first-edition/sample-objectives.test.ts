import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, offered, type Side } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const strength = ({ g }: Stage<FirstEdition>, ...ids: number[]) =>
  ids.map((one) => attributeOf(g, pieceOf(g, one), 'STRENGTH'));
const bonus = ({ g }: Stage<FirstEdition>, seat = 0) =>
  (g.players[seat]?.scored ?? []).filter(({ kind }) => kind === 'bonus').map(({ points, card }) => [card, points]);

describe('For Cardassia!', () => {
  // Damar has STRENGTH 7, Ekoor has 6, and Spock is Federation.
  const TEAM = inPlay('L1: Legate Damar, Ekoor, Spock');
  const led = (more: readonly Row[] = [], side: Side = {}, blue: Side = {}) =>
    twoSides(
      {
        missions: ['Orb Negotiations', 'First Contact'],
        play: [...TEAM, ['For Cardassia!', 'on:1'], ...more],
        ...side,
      },
      blue,
    );

  it('C-PLAY-03: For Cardassia! is played on its player’s legate, and for free on a legate with Honor', () => {
    const hand = ['For Cardassia!', 'Kurn'];
    const stage = twoSides({ play: 'L2: Legate Damar, Ekoor', hand });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:for-cardassia:on:1']);
    expect(stage.does('gold', 'play:for-cardassia:on:1').g.turn?.played).toBe(0);
    const paid = twoSides({ play: [['Broca', 'surface:L2']], hand }).does('gold', 'play:for-cardassia:on:1');
    expect(paid.g.turn?.played).toBe(1);
  });

  it('C-SKILL-14 C-SKILL-22: For Cardassia! gives Cardassians who are with the legate INTEGRITY and STRENGTH +2, and a second copy adds nothing', () => {
    const bare = twoSides({ play: [...TEAM, ['Ekoor', 'surface:L2']] });
    const stage = led([['Ekoor', 'surface:L2']], {}, { play: [['Ekoor', 'surface:L1']] });
    const [damar = 0, ekoor = 0, spock = 0] = strength(bare, 1, 2, 3);
    expect(strength(stage, 1, 2, 3)).toEqual([damar + 2, ekoor + 2, spock]);
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'INTEGRITY')).toBe(11);
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'CUNNING')).toBe(7);
    // It doesn’t help Cardassians elsewhere or the opponent’s Cardassians.
    expect(strength(stage, 5, 6)).toEqual([ekoor, ekoor]);
    const twice = led(inPlay('L1: Broca; on:5: For Cardassia!'));
    expect(strength(twice, 2)).toEqual([ekoor + 2]);
  });

  const secured = (more: readonly Row[] = [], side: Side = {}) =>
    led([['HQ: Secure Homeworld', 'at:L1'], ['Garak', 'surface:L1'], ['Joret Dal', 'surface:L1'], ...more], side).does(
      'gold',
      'attempt:L1:team-1',
    );

  it('C-MISSION-18 C-DOWNLOAD-06: For Cardassia! downloads two Cardassians with Honor when Cardassia Prime is solved', () => {
    const deck = ['Disik', 'Hogue', 'Dukat', 'Spock'];
    const play: Row[] = [['Cardassian Outpost', 'space:L2']];
    const stage = secured(play, { deck });
    expect(stage.g.locations['L1']?.solved).toBe(0);
    expect(offered(stage, 'gold')).toEqual(['download', 'honor', 'keep']);
    stage.does('gold', 'download');
    expect(offered(stage, 'gold')).toEqual(['get:disik:aboard:8', 'get:hogue:aboard:8']);
    stage.does('gold', 'get:disik:aboard:8').does('gold', 'get:hogue:aboard:8');
    expect(stage.g.players[0]?.discard).toEqual(['for-cardassia']);
    expect(bonus(stage)).toEqual([]);
  });

  it('C-DOWNLOAD-05 C-UNIQ-03: For Cardassia! offers its download only if two Cardassians with Honor can both arrive', () => {
    const play: Row[] = [['Cardassian Outpost', 'space:L2']];
    const ways = (...deck: string[]) => offered(secured(play, { deck, hand: [] }), 'gold');
    expect(ways('Disik', 'Dukat', 'Spock')).toEqual(['honor', 'keep']);
    expect(ways('Kovat', 'Kovat')).toEqual(['honor', 'keep']);
    expect(ways('Kira', 'Kira*')).toEqual(['honor', 'keep']);
    // Garak is in play, and Kejal, a hologram, has no place there.
    expect(ways('Garak*', 'Kejal', 'Disik')).toEqual(['honor', 'keep']);
    expect(ways('Disik', 'Disik')).toContain('download');
    expect(ways('Kovat', 'Disik', 'Kira')).toContain('download');
    expect(offered(secured(play, { deck: ['Disik'], hand: ['Hogue'] }), 'gold')).toContain('download');
  });

  it('C-AFFIL-12 C-DOWNLOAD-06: For Cardassia! downloads a card with several affiliations as Cardassian', () => {
    const stage = secured([['Cardassian Outpost', 'space:L2']], { deck: ['Kira', 'Disik'] });
    stage.does('gold', 'download').does('gold', 'get:kira:aboard:8');
    expect(Object.values(stage.g.pieces).find(({ card }) => card === 'kira')).toMatchObject({
      at: 'aboard:8',
      mode: 'Cardassian',
    });
  });

  it('C-LEAVE-05 C-POINTS-03: For Cardassia! puts the legate and two others with Honor out-of-play for 15 points', () => {
    const stage = secured().does('gold', 'honor');
    if (stage.match.pending(0)?.prompt.includes('who goes') === true) stage.does('gold', 'who:2', 'who:6');
    expect(bonus(stage)).toEqual([['for-cardassia', 15]]);
    expect(stage.g.players[0]?.removed).toHaveLength(3);
    expect(stage.g.players[0]?.removed).toContain('legate-damar');
    expect(stage.g.players[0]?.bonus).toEqual([{ card: 'for-cardassia', owner: 0 }]);
    const again = secured([], {}).does('gold', 'keep');
    expect(again.g.pieces[4]?.card).toBe('for-cardassia');
  });

  it('C-MISSION-17 C-TURN-17: For Cardassia! needs the legate’s help, and scores its points once per game', () => {
    // Trepar has nothing that the mission needs.
    const idle = led([
      ...inPlay('L1: Trepar; on:5: For Cardassia!'),
      ...['HQ: Secure Homeworld'].map((title): Row => [title, 'at:L1']),
      ['Garak', 'surface:L1'],
    ]);
    delete idle.g.pieces[4];
    idle.g.players[0]?.discard.unshift('for-cardassia');
    idle.does('gold', 'attempt:L1:team-1');
    expect(idle.g.locations['L1']?.solved).toBe(0);
    expect(offered(idle, 'gold')).toContain('end:turn');
    const used = led(inPlay('L1: HQ: Secure Homeworld, Garak, Joret Dal; L2: Cardassian Outpost'), {
      deck: ['Disik', 'Hogue'],
    });
    used.g.players[0]?.used.push('for-cardassia');
    used.does('gold', 'attempt:L1:team-1');
    expect(offered(used, 'gold')).toEqual(['download', 'keep']);
  });

  it('C-MISSION-18: For Cardassia! does nothing if Cardassia Prime is solved as printed, or if another mission is solved', () => {
    // Orb Negotiations needs Diplomacy ×3, and a Bajoran V.I.P.
    const bajoran = ['Legate Damar', 'Sarek', 'Bareil Antos'].map(
      (name): Row => [name, 'surface:L1', { as: { affiliation: 'Bajoran', by: 1 } }],
    );
    const bare = twoSides({
      missions: ['Orb Negotiations', 'First Contact'],
      play: [...bajoran, ['For Cardassia!', 'on:1']],
    });
    bare.does('gold', 'attempt:L1:team-1');
    expect(bare.g.locations['L1']?.solved).toBe(0);
    expect(offered(bare, 'gold')).toContain('end:turn');
    const own: Row[] = [
      ['Legate Damar', 'surface:L1', { as: { affiliation: 'Federation', by: 1 } }],
      ...inPlay('L1: Sarek, Tam Elbrun; on:1: For Cardassia!'),
    ];
    const stage = twoSides({ missions: ['First Contact'], play: own }).does('gold', 'attempt:L1:team-1');
    expect(happened(stage)).toContain('Gold solves');
    expect(offered(stage, 'gold')).toContain('end:turn');
  });
});

describe('Collect Metaphasic Particles', () => {
  const CREW = inPlay("L1: Son'a Battleship, Ru'afo, Injector Assembly One, Collect Metaphasic Particles");
  const MISSIONS = ['Insurrection', 'First Contact'];
  const at = (more: readonly Row[] = [], blue: Side = {}, rows = CREW) =>
    twoSides({ missions: MISSIONS, play: [...rows, ...more], deck: Array.from({ length: 12 }, () => 'Spock') }, blue);

  it('C-PLAY-03: Collect Metaphasic Particles can be played only at the Ba’ku planet', () => {
    const stage = twoSides({ missions: MISSIONS, hand: ['Collect Metaphasic Particles'] });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:collect-metaphasic-particles:at:L1']);
  });

  it('C-PLAY-10 C-DOWNLOAD-10: the Injector reports to a Son’a ship, and Ru’afo and the Injector download each other’s cards', () => {
    const stage = twoSides({
      missions: MISSIONS,
      play: "L2: Son'a Shuttle; L1: Ru'afo",
      hand: ['Injector Assembly One'],
      deck: ['Collect Metaphasic Particles', 'Spock'],
    });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:injector-assembly-one:space:L2']);
    stage.does('gold', 'download:2:0').does('gold', 'get:injector-assembly-one:space:L1');
    stage.does('gold', 'download:3:0').does('gold', 'get:collect-metaphasic-particles:at:L1');
    expect(stage.g.pieces[4]?.at).toBe('at:L1');
  });

  it('C-MISSION-18: Collect Metaphasic Particles is solved by unopposed Son’a with the Injector in orbit', () => {
    const solved = (stage: Stage<FirstEdition>) => stage.does('gold', 'attempt:L1:team-2').g.locations['L1']?.solved;
    expect(solved(at())).toBe(0);
    // No Son’a, one Treachery, no Injector, or an opponent’s personnel.
    const other = at([], {}, [...CREW.slice(0, 1), ['Vekor', 'surface:L1'], ...CREW.slice(2)]);
    expect(solved(other)).toBeNull();
    expect(
      solved(at([], {}, [...CREW.slice(0, 2), ['Injector Assembly One', 'space:L2'], ...CREW.slice(3)])),
    ).toBeNull();
    for (const play of [[['Runabout', 'space:L1']], [['Spock', 'surface:L1']]] as Row[][])
      expect(solved(at([], { play }))).toBeNull();
  });

  const done = (more: readonly Row[] = []) => at(more).does('gold', 'attempt:L1:team-2');

  it('C-TURN-01: after Collect Metaphasic Particles is solved, its player can skip the opponent’s next turn', () => {
    const stage = done();
    expect(offered(stage, 'gold')).toEqual(['skip', 'none']);
    ends(stage.does('gold', 'skip'), 'gold');
    expect(stage.g.turn?.seat).toBe(0);
    expect(happened(stage)).toContain('Blue’s turn is skipped.');
    // It skips only one turn.
    expect(ends(stage, 'gold').g.turn?.seat).toBe(1);
    expect(ends(done().does('gold', 'none'), 'gold').g.turn?.seat).toBe(1);
  });

  it('C-TURN-18: Collect Metaphasic Particles gives its player’s personnel STRENGTH +2 and Youth for the rest of the game', () => {
    const stage = done([['Spock', 'surface:L2']]).does('gold', 'none');
    const { g } = stage;
    delete g.pieces[4];
    g.players[0]?.discard.unshift('collect-metaphasic-particles');
    const bare = at([['Spock', 'surface:L2']]);
    expect(strength(stage, 2, 5)).toEqual(strength(bare, 2, 5).map((one) => one + 2));
    expect(skillOf(g, pieceOf(g, 5), 'Youth')).toBe(1);
    expect(attributeOf(g, pieceOf(g, 1), 'WEAPONS')).toBe(attributeOf(bare.g, pieceOf(bare.g, 1), 'WEAPONS'));
  });

  it('C-STOP-01 C-TURN-16: Collect Metaphasic Particles lets each personnel act again once per turn', () => {
    const stage = done([['Spock', 'surface:L2', { stopped: 1 }]]).does('gold', 'none');
    expect(offered(stage, 'gold', 'use')).toEqual(['use:collect-metaphasic-particles:0:unstop:5']);
    stage.does('gold', 'use:collect-metaphasic-particles:0:unstop:5');
    expect(stage.g.pieces[5]?.stopped).toBeUndefined();
    const spock = stage.g.pieces[5];
    if (spock !== undefined) spock.stopped = 1;
    expect(stage.g.turn?.used).toEqual(['0 metaphasic 5']);
    stage.does('gold', 'beam:all:surface:L1:aboard:1');
    expect(offered(stage, 'gold', 'use')).toEqual([]);
  });

  it('C-MISSION-17: Collect Metaphasic Particles scores 10 points if Matthew Dougherty helps', () => {
    const helped = at([['Matthew Dougherty', 'surface:L1', { as: { affiliation: 'Non-Aligned', by: 1 } }]]);
    expect(bonus(helped.does('gold', 'attempt:L1:team-2').does('gold', 'none'))).toEqual([['matthew-dougherty', 10]]);
    const away = at([['Matthew Dougherty', 'surface:L2']])
      .does('gold', 'attempt:L1:team-2')
      .does('gold', 'none');
    expect(bonus(away)).toEqual([]);
    // Here, the mission is solved by its own requirements.
    const people = [
      'Matthew Dougherty',
      'James T. Kirk',
      'Sarek',
      ...Array.from({ length: 8 }, () => 'Christopher Hobson'),
    ];
    const plain = twoSides({ missions: MISSIONS, play: people.map((name): Row => [name, 'surface:L1']) });
    plain.does('gold', 'attempt:L1:team-1');
    expect(plain.g.locations['L1']?.solved).toBe(0);
    expect(bonus(plain)).toEqual([['james-t-kirk', 5]]);
  });
});
