import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { raised, shipBattle, within } from './figures.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';
import { DECK, twoSides } from './two-sides.ts';

// Rulings about cards that help or harm other cards. The list of all rulings is in `rulings/`.

const PLANET = 'surface:L2';

describe('help for ships and personnel', () => {
  it('C-CONTROL-06: Wall of Ships improves a commandeered ship, which isn’t affected by a Virus on the opponent’s ship', () => {
    const { g } = scene({
      gold: { play: 'L1: U.S.S. Enterprise {owner: 1}; table: Wall of Ships' },
      blue: { play: 'L1: U.S.S. Yamato [Virus {seat: 1, owner: 0}]' },
    });
    expect(raised(g, 1, 'WEAPONS')).toBeGreaterThan(0);
    expect(raised(g, 3, 'WEAPONS')).toBe(-2);
    const { g: plain } = scene({
      gold: { play: [['U.S.S. Enterprise', 'space:L1', { owner: 1 }]] },
      blue: { play: 'L1: U.S.S. Yamato [Virus {seat: 1, owner: 0}]' },
    });
    expect(raised(plain, 1, 'WEAPONS')).toBe(0);
  });

  it('C-CLOAK-03: Captain Chakotay doesn’t help Maquis aboard a hidden ship', () => {
    const helped = (veiled: object) =>
      raised(
        within([
          ['U.S.S. Oberth', 'space:L2', veiled as never],
          ...inPlay('aboard:1: Tamal; L2: U.S.S. Galaxy; aboard:3: Captain Chakotay'),
        ]),
        2,
        'STRENGTH',
      );
    expect(helped({})).toBeGreaterThan(0);
    expect([helped({ veiled: 'cloaked' }), helped({ veiled: 'phased' })]).toEqual([0, 0]);
  });
  it('C-BATTLE-06: Admiral Leyton lets a force attack any opposing force that includes the named affiliation', () => {
    const attacks = (...blue: Row[]) =>
      offered(
        scene({
          gold: { play: 'L1: U.S.S. Galaxy [Spock, Admiral Leyton]' },
          blue: { play: [['Keldon Advanced', 'space:L1'], ['Seskal', 'aboard:4'], ...blue] },
        }),
        'gold',
        'attack',
      ).length;
    expect([attacks(), attacks(['Ornithar', 'aboard:4'])]).toEqual([0, 1]);
  });

  it('C-SHIPBAT-03: Locutus of Borg is stronger against any force with Federation personnel', () => {
    const fights = (who: string) => {
      const battle = shipBattle({ targets: [3, null] });
      const { g } = scene({
        gold: { play: 'L1: Borg Cube [Locutus of Borg]' },
        blue: { play: `L1: Zibalian Transport; aboard:3: ${who}` },
        patch: { battle } as never,
      });
      return raised(g, 1, 'WEAPONS');
    };
    expect([fights('Calloway'), fights('Vekor')]).toEqual([4, 0]);
  });

  it('C-SKILL-22: two HQ: War Rooms improve a personnel only once', () => {
    const better = (copies: number) => {
      const rooms = new Array<Row>(copies).fill(['HQ: War Room', 'at:L1']);
      return raised(
        scene({
          gold: {
            missions: ['Expose Covert Supply', 'First Contact', 'Study Pulsar'],
            play: [['Kurn', PLANET], ...rooms],
          },
        }).g,
        1,
        'STRENGTH',
      );
    };
    expect(better(1)).toBeGreaterThan(0);
    expect(better(2)).toBe(better(1));
  });

  it('C-LEAVE-09: Ira Graves counts even an opponent’s Kareen Brianon, K’mtar counts only his player’s Alexander who is with him, and Kahlest counts only personnel with her', () => {
    const graves = (blue: readonly Row[]) => {
      const { g } = scene({ gold: { play: [['Ira Graves', PLANET]] }, blue: { play: blue } });
      return ['Cybernetics', 'Computer Skill', 'SCIENCE', 'Biology', 'Exobiology', 'Physics', 'ENGINEER']
        .map((one) => skillOf(g, pieceOf(g, 1), one as never))
        .reduce((sum, one) => sum + one, 0);
    };
    expect(graves([['Kareen Brianon', 'surface:L4']])).toBeGreaterThan(graves([]));
    const kmtar = (gold: readonly Row[], blue: readonly Row[]) =>
      raised(within([["K'mtar", PLANET], ...gold], blue), 1, 'STRENGTH');
    expect(kmtar([['Alexander Rozhenko', PLANET]], [])).toBeGreaterThan(0);
    expect([kmtar([], [['Alexander Rozhenko', PLANET]]), kmtar([['Alexander Rozhenko', 'surface:L4']], [])]).toEqual([
      0, 0,
    ]);
    const kahlest = (place: 'surface:L2' | 'surface:L4') =>
      raised(within(`L2: Kurn; ${place}: Kahlest`), 1, 'STRENGTH');
    expect(kahlest(PLANET)).toBeGreaterThan(0);
    expect(kahlest('surface:L4')).toBe(0);
  });

  it('C-AFFIL-08: D’Tan improves personnel who are Romulan by species, and Calandra improves former DaiMons', () => {
    const gain = (by: string, who: string, attribute: 'INTEGRITY' | 'CUNNING' | 'STRENGTH') =>
      raised(within(`surface:L2: ${who}, ${by}`), 1, attribute);
    expect([
      gain("D'Tan", "Ba'el", 'INTEGRITY'),
      gain("D'Tan", 'Simon Tarses', 'INTEGRITY'),
      gain("D'Tan", 'Calloway', 'INTEGRITY'),
    ]).toEqual([1, 1, 0]);
    const all = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
    expect(all.some((one) => gain('Calandra', 'Bok', one) > 0)).toBe(true);
  });

  it('C-SKILL-09: Seskal loses SCIENCE to a Tsiolkovsky Infection, but remains an OFFICER', () => {
    const g = within(inPlay('L1: Keldon Advanced [Seskal, Tsiolkovsky Infection {owner: 1}]'));
    expect(['SCIENCE', 'OFFICER', 'Anthropology'].map((one) => skillOf(g, pieceOf(g, 2), one as never))).toEqual([
      0, 1, 1,
    ]);
    const kit = within('L2: Seskal, Science Kit');
    expect(skillOf(kit, pieceOf(kit, 1), 'SCIENCE')).toBe(2);
  });

  it('C-AFFIL-11: Major Rakal can’t change to an affiliation that is incompatible with her ship', () => {
    const modes = (ship: string) =>
      offered(scene({ gold: { play: `space:L1: ${ship}; aboard:1: Major Rakal {mode: Romulan}` } }), 'gold', 'mode');
    expect(modes("D'deridex").filter((key) => key.includes('Federation'))).toEqual([]);
  });

  it('C-SKILL-19: Firestorm kills personnel whose INTEGRITY isn’t a number', () => {
    const stage = scene({ gold: { play: 'L2: Kivas Fajo, Spock' }, blue: { seeds: { L2: ['Firestorm'] } } });
    stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? '');
    finish(stage, []);
    expect(stage.g.players[0]?.discard).toEqual(['kivas-fajo']);
  });

  it('C-MISSION-14: a Supernova doesn’t take away the points for a solved mission', () => {
    const stage = twoSides({ play: 'table: Tox Uthat; L2: Sarek, Deanna Troi', hand: ['Supernova'] }, {});
    const score = () => stage.g.players[0]?.scored.reduce((sum, { points }) => sum + points, 0);
    stage.does('gold', 'attempt:L2:team-2');
    expect(score()).toBe(30);
    const later = scene({
      gold: { play: [['Tox Uthat', 'core:0']], hand: ['Supernova'] },
      at: 'turn',
      patch: { 'players.0.scored': [{ kind: 'mission', points: 30, card: 'first-contact' }], 'locations.L2.solved': 0 },
    });
    later.does('gold', 'play:supernova:at:L2');
    expect(later.g.players[0]?.scored.reduce((sum, { points }) => sum + points, 0)).toBe(30);
  });

  it('C-DRAW-01: cards from a Betazoid Gift Box aren’t drawn, so a Subspace Schism can’t respond', () => {
    const stage = scene({
      gold: { play: 'L2: Sarek, Deanna Troi', seeds: { L2: ['Betazoid Gift Box'] }, deck: DECK },
      blue: { hand: ['Subspace Schism'], deck: DECK },
    });
    stage.orders('blue', { also: ['drawn', 'draw'] });
    stage.does('gold', 'attempt:L2:team-1');
    const takes = () => offered(stage, 'gold', 'get')[0] ?? '';
    stage.does('gold', takes()).does('gold', takes()).does('gold', takes());
    expect(stage.g.players[0]?.hand).toHaveLength(3);
    expect(() => stage.decision('blue')).toThrow();
  });

  it('C-UNIQ-04: a second Dead End is discarded without effect', () => {
    const stage = scene({
      gold: { play: [['Giusti', PLANET]] },
      blue: { play: [['Dead End', 'at:L4']], seeds: { L2: ['Dead End'] } },
    });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    expect(stage.g.locations['L2']?.seeds).toEqual([]);
    expect(Object.values(stage.g.pieces).filter(({ card }) => card === 'dead-end')).toHaveLength(1);
  });
});
