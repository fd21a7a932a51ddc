import { describe, expect, it } from 'vitest';
import { peopleNear } from '../../../src/games/first-edition/chapters/dilemmas/affected.ts';
import { groupOf } from '../../../src/games/first-edition/chapters/missions/team.ts';
import { uniqueWhy } from '../../../src/games/first-edition/chapters/play/unique.ts';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { skillIcons } from '../../../src/games/first-edition/effects/pick.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { enter } from '../../../src/games/first-edition/position/pieces.ts';
import { locationAt } from '../../../src/games/first-edition/position/places.ts';
import { within } from './figures.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, id, offered, scene } from './scene.ts';
import { alive, DECK, ends, hands, twoSides } from './two-sides.ts';

describe('words for cards', () => {
  it('C-UNIQ-11: a name means cards with that name, and a name with “any” also means all other versions', () => {
    const has = (who: string, asked: string) => {
      const g = within([[who, 'surface:L2']]);
      return meets(g, { people: [pieceOf(g, 1)], equipment: [], ship: null }, parseFormula(asked));
    };
    const own = ['Benjamin Sisko', 'Benjamin Sisko (Emissary)', 'The Emissary', 'Lt. Sisko'];
    expect(own.map((who) => has(who, '{Benjamin Sisko}'))).toEqual([true, true, false, false]);
    expect(own.map((who) => has(who, '{any Benjamin Sisko}'))).toEqual([true, true, true, true]);
  });

  it('C-UNIQ-17: an enigmatic card is neither unique nor universal, and a player can have one copy of it in play', () => {
    const g = within([['Borg Queen', 'surface:L2']]);
    const group = { people: [pieceOf(g, 1)], equipment: [], ship: null };
    for (const word of ['unique', 'universal'] as const)
      expect(meets(g, group, { is: 'people', who: { icons: [], trait: word }, count: 1 }), word).toBe(false);
    expect(uniqueWhy(g, 0, id('Borg Queen (The Borg)'))).not.toBeNull();
    expect(uniqueWhy(g, 0, id('Borg Queen'))).not.toBeNull();
    expect(uniqueWhy(g, 1, id('Borg Queen'))).toBeNull();
  });
  it.each<[string, readonly Row[], readonly number[]]>([
    ['at a planet, those on it', [['Horta', 'at:L2']], [3]],
    ['in space, those aboard a ship there', [['Horta', 'at:L1']], [2]],
    ['on a ship, those aboard it', [['Horta', 'on:1']], [2]],
    ['on a personnel, those with that personnel', [['Horta', 'on:3']], [3]],
  ])('C-TEAM-08: the personnel present with a card are, if it is %s', (_what, card, there) => {
    const g = within([['U.S.S. Oberth', 'space:L1'], ['Giusti', 'aboard:1'], ['Calloway', 'surface:L2'], ...card]);
    expect(peopleNear(g, pieceOf(g, 4)).map((piece) => piece.id)).toEqual(there);
  });

  it('C-TEAM-10: in an attempt, a ship counts only for personnel aboard the ship', () => {
    const play = inPlay('L2: U.S.S. Oberth [Giusti], Calloway');
    const { g } = scene({ gold: { play } });
    const attempt = { seat: 0, location: 'L2', ship: 1, team: [2, 3] } as never;
    expect(groupOf(g, attempt, [pieceOf(g, 3)]).ship).toBeNull();
    expect(groupOf(g, attempt, [pieceOf(g, 2)]).ship?.id).toBe(1);
  });

  it('C-TEAM-05: Alien Groupie picks a member of the Away Team, never of the crew', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const team = ['Sarek', 'Deanna Troi'].map((who): Row => [who, 'surface:L2']);
      const crew = ['Data', 'Spock', 'Worf'].map((who): Row => [who, 'aboard:3']);
      const stage = scene({
        gold: { play: [...team, ['U.S.S. Oberth', 'space:L2'], ...crew], deck: DECK },
        blue: { hand: ['Alien Groupie'], deck: DECK },
        seed,
      }).orders('blue', { also: ['solved'] });
      stage.does('gold', 'attempt:L2:team-1').does('blue', 'answer:alien-groupie');
      expect(Object.values(stage.g.pieces).find(({ card }) => card === 'alien-groupie')?.at).toBe('on:1');
    }
  });
});

describe('copies and places', () => {
  it('C-UNIQ-15: a player can have two events of one title in play', () => {
    const play: Row[] = [['Red Alert!', 'core:0']];
    expect(uniqueWhy(within(play), 0, id('Red Alert!'))).toBeNull();
    expect(uniqueWhy(within([['Spock', 'surface:L2']]), 0, id('Spock'))).not.toBeNull();
  });

  it('C-SPACELINE-07: both players’ cards aboard, docked or on the planet are at one location, but seed cards aren’t', () => {
    const { g } = scene({
      gold: { play: 'L2: U.S.S. Oberth [Giusti], Calloway' },
      blue: {
        play: "L2: Klingon Outpost [I.K.C. K'Vort]; aboard:5: Kurn; L5: Klag; table: Alien Probe",
        seeds: { L2: ['Archer'] },
      },
    });
    const there = Object.values(g.pieces).filter((piece) => locationAt(g, piece.at) === 'L2');
    expect(there.map((piece) => piece.id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(there.some(({ card }) => card === id('Archer'))).toBe(false);
  });
});

describe('reports', () => {
  const EMISSARY: Row = ['The Emissary', 'surface:L2'];

  it('C-PLAY-04: if a card’s text lets others report, such a report still uses the turn’s card play', () => {
    const stage = scene({ gold: { play: [EMISSARY], hand: ['Anara', 'Shakaar Edon'] }, at: 'turn' });
    expect(offered(stage, 'gold', 'report')).toHaveLength(2);
    stage.does('gold', 'report:anara:surface:L2');
    expect(stage.g.turn?.played).toBe(1);
    expect(offered(stage, 'gold', 'report')).toEqual([]);
  });

  it('C-PLAY-04: if a card’s text makes a report free, the report doesn’t use the turn’s card play', () => {
    const missions = ['Insurrection', 'Study Pulsar'];
    const play: Row[] = [['Federation Outpost', 'space:L2']];
    const stage = scene({ gold: { missions, play, hand: ['Anij', 'Spock', 'Anij'] }, at: 'turn' });
    stage.does('gold', 'report:anij:surface:L1');
    expect(stage.g.turn?.played).toBe(0);
    stage.does('gold', 'report:spock:aboard:1');
    expect(stage.g.turn?.played).toBe(1);
    expect(offered(stage, 'gold', 'report')).toEqual([]);
  });

  it('C-PLAY-14 C-SKILL-07: the player selects a skill for a card that reports, but not after a swap', () => {
    const asks = (other: string, key: string) => {
      const play = inPlay(`L1: Federation Outpost; aboard:1: ${other}`);
      const stage = scene({ gold: { play, hand: ['Data (The Next Generation)'] }, at: 'turn' }).does('gold', key);
      expect(Object.values(stage.g.pieces).some(({ card }) => card === 'data-the-next-generation')).toBe(true);
      return offered(stage, 'gold', 'skill').length;
    };
    expect(asks('Spock', 'report:data-the-next-generation:aboard:1')).toBe(3);
    expect(asks('Data', 'swap:2:data-the-next-generation')).toBe(0);
  });

  it('C-PLAY-14 C-SEED-27: a personnel found under a mission doesn’t count as reporting', () => {
    const stage = scene({
      gold: {
        missions: ['Rescue Prisoners', 'First Contact'],
        play: [
          ["Miles O'Brien", 'surface:L1'],
          ...new Array<string>(5).fill('Worf').map((who): Row => [who, 'surface:L1']),
          // Playing a personnel without the icon of The Next Generation would discard it.
          ['Continuing Mission', 'core:0'],
        ],
        seeds: { L1: ['Li Nalas'] },
      },
      blue: { hand: ['Energy Vortex'] },
    }).orders('blue', { also: ['play', 'played'] });
    stage.does('gold', 'attempt:L1:team-1');
    expect(Object.values(stage.g.pieces).some(({ card }) => card === 'li-nalas')).toBe(true);
    expect(stage.match.pending(1)).toBeNull();
    expect(Object.values(stage.g.pieces).some(({ card }) => card === 'continuing-mission')).toBe(true);
    expect([stage.g.turn?.cards ?? 0, stage.g.turn?.played]).toEqual([0, 0]);
    expect(happened(stage)).not.toMatch(/reports|plays/);
  });

  it('C-PLAY-14: a swapped version and an earned artifact don’t count as reporting', () => {
    const swapped = scene({
      gold: { play: [['Jean-Luc Picard', 'surface:L2']], hand: ['Galen'] },
      blue: { hand: ['Energy Vortex'] },
      at: 'turn',
    }).orders('blue', { also: ['play', 'played'] });
    swapped.does('gold', 'swap:1:galen');
    // The opponent isn’t asked to respond, unlike after a played card.
    expect(swapped.match.pending(1)).toBeNull();
    expect(swapped.g.turn?.cards ?? 0).toBe(0);
    expect(happened(swapped)).not.toContain('reports');
    const gained = scene({
      gold: {
        play: ['Sarek', 'Deanna Troi', 'Data', 'Spock'].map((who): Row => [who, 'surface:L2']),
        seeds: { L2: ['Varon-T Disruptor'] },
      },
      goal: 300,
    }).does('gold', 'attempt:L2:team-1');
    finish(gained, []);
    expect(Object.values(gained.g.pieces).some(({ card }) => card === 'varon-t-disruptor')).toBe(true);
    expect(gained.g.turn?.cards ?? 0).toBe(0);
    expect(happened(gained)).not.toMatch(/reports|plays/);
  });

  it('C-TURN-13: a player with two turns in a row has a card play and a draw in each', () => {
    const stage = scene({
      gold: { play: "table: Horga'hn; L1: Federation Outpost", hand: ['Spock', 'Data'], deck: DECK },
      blue: { deck: DECK },
      at: 'turn',
    });
    const begun = stage.g.turns;
    for (const who of ['spock', 'data']) {
      const held = hands(stage)[0]?.length ?? 0;
      expect(stage.g.turn).toMatchObject({ seat: 0, played: 0 });
      stage.does('gold', `report:${who}:aboard:2`).does('gold', 'end:turn');
      expect(hands(stage)[0]).toHaveLength(held);
    }
    expect([stage.g.turns - begun, stage.g.turn?.seat]).toEqual([2, 1]);
  });
});

describe('skills and icons', () => {
  it('C-SKILL-10: the number of skill icons is the printed one, whatever skills are added or lost', () => {
    const g = within(inPlay('L1: U.S.S. Oberth [Data, Tsiolkovsky Infection]'));
    const well = within([['Data', 'surface:L2']]);
    expect(skillIcons(pieceOf(g, 2))).toBe(skillIcons(pieceOf(well, 1)));
    expect(skillIcons(pieceOf(g, 2))).toBeGreaterThan(2);
  });

  it('C-SKILL-09 C-SKILL-33: a personnel loses the first skill once, and the next skill doesn’t become the first', () => {
    const ill = (...cards: Row[]) => {
      const g = within([['U.S.S. Oberth', 'space:L1'], ['Reginald Barclay', 'aboard:1'], ...cards]);
      const facts = pieceOf(g, 2);
      return (['ENGINEER', 'Navigation', 'Computer Skill', 'Diplomacy', 'Astrophysics'] as const).map((skill) =>
        skillOf(g, facts, skill),
      );
    };
    const well = ill().reduce((sum, one) => sum + one, 0);
    const once = ill(['Tsiolkovsky Infection', 'on:1']);
    expect(once.reduce((sum, one) => sum + one, 0)).toBe(well - 1);
    expect(ill(['Tsiolkovsky Infection', 'on:1'], ['Tsiolkovsky Infection', 'on:1'])).toEqual(once);
  });

  it('C-SKILL-21: Unfortunate Roll stops nobody if the total INTEGRITY is zero or even', () => {
    const stopped = (who: string) => {
      const team = [who, 'Equinox Doctor', 'Equinox Doctor'].map((one): Row => [one, 'surface:L2']);
      team.push(['Holo-Projectors', 'at:L2']);
      const stage = scene({ gold: { play: team }, blue: { seeds: { L2: ['Chula: Unfortunate Roll'] } } });
      stage.does('gold', 'attempt:L2:team-1');
      finish(stage, []);
      return Object.values(stage.g.pieces).filter((one) => one.stopped !== undefined).length;
    };
    // The INTEGRITY is 0, then 7, then 6.
    expect(stopped('Equinox Doctor')).toBe(0);
    expect([stopped('Admiral Janeway'), stopped('Alexander Rozhenko')].map((count) => count > 0)).toEqual([
      true,
      false,
    ]);
  });

  it('C-STAFF-05: a special staffing icon can’t be replaced by a command icon', () => {
    const moves = (...crew: string[]) =>
      offered(
        scene({ gold: { play: [['Alliance Freighter', 'space:L1'], ...crew.map((who): Row => [who, 'aboard:1'])] } }),
        'gold',
        'move',
      ).length > 0;
    expect(moves('Dukat')).toBe(false);
    expect(moves('Dukat', '0413-Theta')).toBe(true);
  });
});

describe('turns', () => {
  it('C-TURN-11: Distortion Field turns over only in its player’s turns, while Harvester Virus kills in each turn', () => {
    const stage = twoSides({ play: [['Distortion Field', 'at:L2']] });
    expect(offered(stage, 'gold', 'use:distortion-field')).toHaveLength(1);
    ends(stage, 'gold');
    expect(offered(stage, 'blue', 'use:distortion-field')).toEqual([]);
    const virus = twoSides({
      play: [
        ...['Giusti', 'Calloway', 'Linda Larson'].map((who): Row => [who, 'surface:L2']),
        ['Harvester Virus', 'at:L2'],
      ],
    });
    const people = () => alive(virus).filter((piece) => piece < 4).length;
    ends(virus, 'gold');
    expect(people()).toBe(2);
    ends(virus, 'blue');
    expect(people()).toBe(1);
  });

  it('C-DOCK-07: a damaged facility isn’t repaired, and enters play undamaged when played again', () => {
    const stage = twoSides({
      play: 'L1: Federation Outpost {damaged: true} [U.S.S. Oberth {damaged: true, docked: 0}]',
    });
    ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold', 'blue');
    expect([1, 2].map((one) => stage.g.pieces[one]?.damaged)).toEqual([true, undefined]);
    delete stage.g.pieces[1];
    expect(enter(stage.g, id('Federation Outpost'), 0, 'space:L1').damaged).toBeUndefined();
  });
});
