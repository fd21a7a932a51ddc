import { describe, expect, it } from 'vitest';
import type { ShipBattle } from '../../../src/games/first-edition/battle.ts';
import { attackTotal, defenseTotal } from '../../../src/games/first-edition/chapters/battle/totals.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { siteBerths } from '../../../src/games/first-edition/chapters/stations/reports.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { SKILLS } from '../../../src/games/first-edition/content/printed.ts';
import { skillIcons } from '../../../src/games/first-edition/effects/pick.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { isPersonnel } from '../../../src/games/first-edition/position/kinds.ts';
import { shipBattle, within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

describe('skills', () => {
  it('C-SKILL-01: regular skills have one or two words, and special downloads and other text aren’t skills', () => {
    const people = allCards('Personnel').filter(isPersonnel);
    const names = new Set(people.flatMap(({ skills }) => skills.map(({ name }) => name)));
    expect([...names].filter((name) => name.split(' ').length > 2)).toEqual([]);
    // Miles O’Brien’s download and Odo’s action aren’t skills, but each is one of the icons in the box.
    const skills = (title: string) => {
      const g = within([[title, 'surface:L2']]);
      return SKILLS.filter((skill) => skillOf(g, pieceOf(g, 1), skill) > 0);
    };
    const printed = (title: string) => {
      const facts = people.find((one) => one.title === title);
      return { names: new Set(facts?.skills.map(({ name }) => name)), lines: facts?.skills.length ?? 0 };
    };
    for (const title of ["Miles O'Brien", 'Odo', 'Spock'])
      expect(new Set(skills(title)), title).toEqual(printed(title).names);
    const icons = (title: string) => skillIcons(pieceOf(within([[title, 'surface:L2']]), 1));
    expect(icons('Odo')).toBe(printed('Odo').lines);
    expect(icons('Spock')).toBe(printed('Spock').lines - 1);
  });

  it('C-PLAY-15: a skill that another card gives a personnel counts once the personnel is in play, but doesn’t affect where they can report', () => {
    const play: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3, 4] }],
      ['Ops', 'on:1'],
      ['Security Office', 'on:1'],
      ['Docking Ports', 'on:1'],
      ['Treaty: Romulan/Bajoran', 'core:0'],
      ['Praetor Neral', 'surface:L1'],
      ['Lovok', 'surface:L1'],
    ];
    // Praetor Neral gives SECURITY to all with Tal Shiar. Lovok has it there, and reports as an OFFICER only.
    const g = within(play, [], ['Refuse Immigration', 'First Contact']);
    expect(skillOf(g, pieceOf(g, 7), 'SECURITY')).toBeGreaterThan(0);
    const alone = within(play.slice(0, 6), [], ['Refuse Immigration', 'First Contact']);
    expect(siteBerths(alone, 0, id('Lovok')).map(({ to }) => to)).toEqual(['aboard:2']);
    expect(siteBerths(alone, 0, id('Brilgar')).map(({ to }) => to)).toEqual(['aboard:3']);
    const reports = scene({
      gold: { missions: ['Refuse Immigration', 'First Contact'], play: play.slice(0, 6), hand: ['Lovok'] },
      at: 'turn',
    });
    expect(offered(reports, 'gold', 'report')).toEqual(['report:lovok:aboard:2']);
    // Lovok has the skill as soon as he is there.
    const there = reports.does('gold', 'report:lovok:aboard:2').g;
    expect(skillOf(there, pieceOf(there, 7), 'SECURITY')).toBeGreaterThan(0);
  });
});

describe('attributes', () => {
  it('C-SKILL-18: a changed attribute counts only for cards in play, not in hand', () => {
    // Mr. Sisko improves cards with the Terran Empire icon. Captain Dax has it, and STRENGTH 7.
    const stage = scene({ gold: { play: 'L2: Mr. Sisko, Captain Dax', hand: ['Captain Dax'] } });
    expect(attributeOf(stage.g, pieceOf(stage.g, 2), 'STRENGTH')).toBe(8);
    const [held] = firstEdition.view(stage.match.state, 0).players[0]?.hand ?? [];
    expect(held?.figures.find(({ name }) => name === 'STRENGTH')?.shown).toBe('7');
  });

  it('C-SKILL-17: enhancements of offline systems don’t count, and a bonus from a dock or a tactic isn’t an enhancement', () => {
    const g = within(inPlay('L1: Federation Outpost [U.S.S. Excelsior]; aboard:2: Calloway; on:2: Target Shields'), [
      ["I.K.C. K'Vort", 'space:L1'],
    ]);
    const battle = (card: string | null): ShipBattle =>
      shipBattle({
        seat: 1,
        firing: [[2], [5]],
        targets: [5, 2],
        tactics: card === null ? [] : [{ card: id(card), owner: 0 }],
      });
    const shields = attributeOf(g, pieceOf(g, 2), 'SHIELDS');
    const dock = attributeOf(g, pieceOf(g, 1), 'SHIELDS') / 2;
    expect(dock).toBeGreaterThan(0);
    const total = (card: string | null, of: 'attack' | 'defense') => {
      const now = { ...g, battle: battle(card) };
      return of === 'attack' ? attackTotal(now, now.battle, 0) : defenseTotal(now, now.battle, 0, pieceOf(g, 2));
    };
    expect(total(null, 'defense')).toBe(shields + dock);
    // Evasive Maneuvers: DEFENSE 4, ATTACK -2.
    expect(total('Evasive Maneuvers', 'defense')).toBe(shields + dock + 4);
    expect(total('Evasive Maneuvers', 'attack')).toBe(total(null, 'attack') - 2);
  });
});
