import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { isStaffed } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import type { Attribute, Skill } from '../../../src/games/first-edition/content/printed.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { personnelBattle, raised, within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { fieldsOf, happened, offered, type Scene, scene } from './scene.ts';

const PLANET: CardPlace = 'surface:L2';
const SPACE: CardPlace = 'aboard:2';

const level = (g: FirstEdition, piece: number, skill: Skill): number => {
  const one = g.pieces[piece];
  return one === undefined ? -1 : skillOf(g, one, skill);
};

describe('attributes that depend on the situation', () => {
  it.each<[string, Attribute, number, string]>([
    ['Captain Worf', 'STRENGTH', 2, "K'Ehleyr"],
    ['Kol (The Next Generation)', 'CUNNING', 2, 'Goss'],
    ['Kol (The Next Generation)', 'CUNNING', 2, 'Dr. Arridor'],
  ])('C-SKILL-14: %s has more %s only with the personnel that the card names', (card, attribute, by, friend) => {
    const near = (where: CardPlace) => raised(within(`surface:L2: ${card}; ${where}: ${friend}`), 1, attribute);
    expect([near(PLANET), near('surface:L5')]).toEqual([by, 0]);
  });

  it('C-SKILL-14: Captain Worf adds 2 to K’Ehleyr’s CUNNING', () => {
    expect(raised(within("L2: Captain Worf, K'Ehleyr"), 2, 'CUNNING')).toBe(2);
  });

  it.each([
    ['Kira Nerys', 'Dukat', 'Kurn'],
    // C-AFFIL-08: The affiliation counts, not the species.
    ['Kira Nerys', 'Dukat', 'Evek'],
    ['Kira**', 'Weyoun', 'Dukat'],
  ])('C-SKILL-15: the X in the STRENGTH of %s counts only against %s', (card, foe, other) => {
    const against = (enemy: string) => {
      const battle = personnelBattle();
      const { g } = scene({
        gold: { play: [[card, PLANET]] },
        blue: { play: [[enemy, PLANET]] },
        patch: { battle } as never,
      });
      return raised(g, 1, 'STRENGTH');
    };
    expect([against(foe), against(other)]).toEqual([3, 0]);
    expect(raised(within([[card, PLANET]], [[foe, PLANET]]), 1, 'STRENGTH')).toBe(0);
  });

  it('C-SKILL-20: Rom’s CUNNING is 9, or 4 if his player says so', () => {
    const stage = scene({ gold: { play: [['Rom*', PLANET]] } });
    expect(raised(stage.g, 1, 'CUNNING')).toBe(9);
    stage.does('gold', 'use:rom-star:1:figure');
    expect(raised(stage.g, 1, 'CUNNING')).toBe(4);
    stage.does('gold', 'use:rom-star:1:figure');
    expect(raised(stage.g, 1, 'CUNNING')).toBe(9);
    expect(raised(within([['Rom*', PLANET, { held: { by: 1, as: 'disabled' } }]]), 1, 'CUNNING')).toBe(0);
  });

  it('C-SKILL-14: facing a dilemma lowers Kosinski’s CUNNING, and Martok’s presence strengthens his player’s Klingon ships', () => {
    const attempt = (team: number[], met: object | null) =>
      ({
        seat: 0,
        location: 'L2',
        team,
        ship: null,
        met,
        found: [],
        facing: null,
        prepared: false,
        ended: null,
      }) as never;
    const kosinski = (team: number[], met: object | null) =>
      raised({ ...within([['Kosinski', PLANET]]), attempt: attempt(team, met) }, 1, 'CUNNING');
    const seed = { card: 'armus', owner: 1, seen: [] };
    expect([kosinski([1], seed), kosinski([], seed), kosinski([1], null)]).toEqual([-4, 0, 0]);
    const g = within(
      [['Martok', PLANET], ...inPlay('L2: I.K.C. Bortas; L1: I.K.C. Bortas; L2: U.S.S. Oberth')],
      [['I.K.C. Bortas', 'space:L2']],
    );
    expect([2, 3, 4, 5].map((one) => raised(g, one, 'WEAPONS'))).toEqual([2, 0, 0, 0]);
  });

  it('C-SKILL-24 C-PLAY-10: The Emissary improves Bajorans, and they may report to him', () => {
    const g = within('L2: The Emissary; L5: Anara; L2: Worf', [['Dohlem', PLANET]]);
    expect([1, 2, 3, 4].map((one) => raised(g, one, 'INTEGRITY'))).toEqual([0, 2, 0, 2]);
    const stage = scene({ gold: { play: [['The Emissary', PLANET]], hand: ['Anara', 'Worf'] }, at: 'turn' });
    expect(offered(stage, 'gold', 'report')).toEqual([`report:anara:${PLANET}`]);
  });
});

describe('conditional skills', () => {
  it.each<[string, Skill, readonly Row[], readonly Row[]]>([
    ['Anhaica', 'Physics', [['Amaros', PLANET]], [['Worf', PLANET]]],
    ['Rusot (Things Past)', 'Leadership', [['Damar', PLANET]], [['Damar', 'surface:L5']]],
  ])('C-SKILL-06: %s has %s only with certain personnel', (card, skill, friends, others) => {
    expect(level(within([[card, PLANET], ...friends]), 1, skill)).toBe(1);
    expect(level(within([[card, PLANET], ...others]), 1, skill)).toBe(0);
  });

  it('C-SKILL-06: Geordi La Forge has one skill in space and another on a planet', () => {
    const there = (place: CardPlace, ...more: Row[]) => {
      const g = within([['Geordi La Forge (The Next Generation)', place], ...more]);
      return [level(g, 1, 'Astrophysics'), level(g, 1, 'Computer Skill')];
    };
    expect(there(PLANET)).toEqual([0, 1]);
    expect(there(SPACE, ['U.S.S. Oberth', 'space:L1'])).toEqual([1, 0]);
  });

  it('C-SKILL-07: the player of Data selects a skill for him when he reports', () => {
    const stage = scene({
      gold: { play: [['Federation Outpost', 'space:L1']], hand: ['Data (The Next Generation)'] },
      at: 'turn',
    });
    stage.does('gold', 'report:data-the-next-generation:aboard:1');
    expect(offered(stage, 'gold', 'skill')).toEqual(['skill:Anthropology', 'skill:Physics', 'skill:Navigation']);
    stage.does('gold', 'skill:Physics');
    expect(['Anthropology', 'Physics', 'Navigation'].map((one) => level(stage.g, 2, one as Skill))).toEqual([0, 1, 0]);
  });
});

describe('personnel actions', () => {
  const used = (title: string, more: Scene & { own?: readonly Row[] }) =>
    scene({ ...more, gold: { ...more.gold, play: [[title, PLANET], ...(more.own ?? [])] } });
  it('C-TURN-17: Admiral Cartwright nullifies one unprotected Federation treaty', () => {
    const treaties = inPlay('table: Treaty: Federation/Klingon, Treaty: Romulan/Klingon');
    const stage = used('Admiral Cartwright', { own: treaties });
    expect(offered(stage, 'gold', 'use:admiral')).toEqual(['use:admiral-cartwright:1:2']);
    stage.does('gold', 'use:admiral-cartwright:1:2');
    expect(stage.g.pieces[2]).toBeUndefined();
    const safe = used('Admiral Cartwright', { own: [...treaties, ['Chancellor Gorkon', PLANET]] });
    expect(offered(safe, 'gold', 'use:admiral')).toEqual([]);
  });

  it.each([
    ['Chancellor Gorkon', 'Treaty: Romulan/Klingon', 'Treaty: Romulan/Cardassian'],
    ['Turrel', 'Treaty: Romulan/Cardassian', 'Treaty: Romulan/Klingon'],
  ])('C-RESPONSE-07: %s protects a treaty from The Devil', (card, safe, other) => {
    const stage = scene({
      gold: { play: `surface:L2: ${card}; table: ${safe}, ${other}` },
      blue: { play: [[safe, 'core:1']], hand: ['The Devil'] },
      turn: 'blue',
      at: 'turn',
    });
    expect(offered(stage, 'blue', 'play:the-devil')).toEqual(['play:the-devil:on:3', 'play:the-devil:on:4']);
  });

  it('C-CAPTURE-01: DaiMon Bok captures a Jean-Luc Picard at his location', () => {
    const stage = used('DaiMon Bok', { blue: { play: 'L2: Jean-Luc Picard, Worf' } });
    expect(offered(stage, 'gold', 'use:daimon')).toEqual(['use:daimon-bok:1:2']);
    stage.does('gold', 'use:daimon-bok:1:2');
    if (fieldsOf(stage.g, 2)?.captive === undefined) stage.does('gold', `guard:${PLANET}`);
    expect([stage.g.pieces[2]?.seat, fieldsOf(stage.g, 2)?.captive]).toEqual([0, 'escorted']);
    expect(offered(stage, 'gold', 'use:daimon')).toEqual([]);
  });
  it('C-PERSBAT-03: Data mortally wounds an opponent whom other personnel would only stun', () => {
    const fight = (title: string) => {
      const stage = scene({
        gold: { play: [[title, PLANET]] },
        blue: { play: [['Kurn', PLANET]] },
        call: {
          proc: 'personnel-battle',
          step: 'begin',
          local: { seat: 0, at: PLANET, team: [1], against: [2] },
        },
      });
      return happened(stage).includes('Kurn is mortally wounded');
    };
    expect([fight("Data (The Sky's the Limit)"), fight('Data (The Next Generation)')]).toEqual([true, false]);
  });

  it('C-OPEN-31: Tekeny Ghemor looks at a Cardassian player’s hidden agenda', () => {
    const agendas = (side: string) =>
      used('Tekeny Ghemor', {
        blue: { play: [['Sniper', 'core:1', { hidden: true }]] },
        patch: { 'players.1.playing': [side] },
      });
    const stage = agendas('Cardassian');
    stage.does('gold', 'use:tekeny-ghemor:1:look');
    expect(stage.log).toContain('Sniper');
    expect(offered(agendas('Klingon'), 'gold', 'use:tekeny')).toEqual([]);
  });

  it('C-STAFF-02: Mr. Scott counts as one more staffing icon', () => {
    const staffed = (...crew: string[]) => {
      const { g } = scene({
        gold: { play: [['U.S.S. Galaxy', 'space:L1'], ...crew.map((one): Row => [one, 'aboard:1'])] },
      });
      const ship = g.pieces[1];
      return ship !== undefined && isStaffed(g, ship);
    };
    const geordi = 'Geordi La Forge (The Next Generation)';
    const few = ['Mr. Scott (The Motion Pictures)', geordi];
    expect([staffed(...few), staffed('Jean-Luc Picard', geordi)]).toEqual([true, false]);
    expect(staffed('Mr. Scott (The Motion Pictures)')).toBe(false);
  });
});

describe('personnel whom cards can report to', () => {
  it('C-PLAY-03 C-TURN-16: Bajoran civilians report to First Minister Shakaar, and one of them per turn reports for free', () => {
    const stage = scene({
      gold: { play: 'L1: Chamber of Ministers [First Minister Shakaar]', hand: ['Dohlem', 'Dohlem', 'Anara'] },
      at: 'turn',
    });
    stage.does('gold', 'report:dohlem:aboard:1');
    expect(stage.g.turn?.played).toBe(0);
    stage.does('gold', 'report:dohlem:aboard:1');
    expect(stage.g.turn?.played).toBe(1);
  });

  it('C-PLAY-10: V.I.P.s report to Robert DeSoto on the U.S.S. Hood', () => {
    const reports = (ship: string) =>
      offered(
        scene({
          gold: { play: `space:L1: ${ship}; aboard:1: Robert DeSoto`, hand: ['Norah Satie', 'Worf'] },
          at: 'turn',
        }),
        'gold',
        'report',
      );
    expect([reports('U.S.S. Hood'), reports('U.S.S. Oberth')]).toEqual([['report:norah-satie:aboard:1'], []]);
  });
});
