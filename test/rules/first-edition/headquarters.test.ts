import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { textFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import { at, offered, scene } from './scene.ts';

/** All cards that name a homeworld. */
const AT_HOMEWORLDS = allCards().filter(({ id: card }) => textFacts(card).homeworld !== undefined);

/** Gold’s first mission is at a homeworld. */
const on = (mission: string) => [mission, 'First Contact', 'Explore Dyson Sphere'];

describe('homeworlds', () => {
  it('C-SPACELINE-11: every homeworld is a planet mission of one affiliation', () => {
    for (const mission of AT_HOMEWORLDS) expect(mission).toMatchObject({ type: 'Mission', where: 'planet' });
    expect(textFacts('espionage-mission').homeworld).toEqual({ place: 'Earth', of: 'Federation' });
    expect(textFacts('first-contact').homeworld).toBeUndefined();
  });

  it('C-FAC-03: no outpost can be built at a homeworld, whatever the mission’s icons', () => {
    const play = [['Dakol', 'surface:L1'] as const, ['Danar', 'surface:L1'] as const];
    const hand = ['Cardassian Outpost'];
    const homeworld = scene({ gold: { missions: on('Alter Records'), play, hand } });
    expect(homeworld.refuses('gold', 'play:cardassian-outpost:space:L1')).toMatchObject({ rule: 'C-FAC-03' });
    const elsewhere = scene({ gold: { missions: on('Abduction Plot'), play, hand } });
    expect(offered(elsewhere, 'gold', 'play:cardassian-outpost')).toEqual(['play:cardassian-outpost:space:L1']);
  });
});

/** A headquarters, its homeworld, a card that reports there for free, and one that doesn’t. */
const HALLS: readonly (readonly [hall: string, mission: string, free: string, paid: string])[] = [
  ['Central Command', 'Orb Negotiations', 'Danar', 'Dakol'],
  ['Chamber of Ministers', 'Alter Records', 'Bareil Antos', 'Els Renora'],
  ['Continuing Committee', 'Cloaked Mission', 'Karina (Homefront II)', 'Palteth'],
  ['Office of the President', 'Espionage Mission', 'Alynna Nechayev', 'Calloway'],
  ['Office of the Proconsul', 'Cloaked Mission', 'Alidar Jarok', 'Palteth'],
  ['The Great Hall', 'Expose Covert Supply', 'Gowron', 'Divok'],
  ['Tower of Commerce', 'Deliver Message', 'Birta', 'Bok'],
];
const idOf = (title: string) => title.toLowerCase().replace(/ /g, '-');

describe('headquarters', () => {
  it.each(HALLS)('C-FAC-01 C-FAC-05: %s is played only on the planet of %s, and only once', (hall, mission) => {
    const stage = scene({ gold: { missions: on(mission), hand: [hall, hall] } });
    const key = `play:${idOf(hall)}:surface:L1`;
    expect(offered(stage, 'gold', `play:${idOf(hall)}`)).toEqual([key]);
    stage.does('gold', key);
    expect(at(stage, 1)).toBe('surface:L1');
    stage.does('gold', 'end:turn').does('blue', 'end:turn');
    expect(stage.refuses('gold', key)).toMatchObject({ rule: 'C-FAC-05' });
  });

  it.each(HALLS)(
    'C-FAC-10: each turn, one card of a certain kind can report to %s for free',
    (hall, mission, free, paid) => {
      const stage = scene({
        gold: { missions: on(mission), play: [[hall, 'surface:L1']], hand: [free, free, paid], deck: [free, free] },
      });
      const [first] = offered(stage, 'gold', 'report:').filter((key) => key.includes(idOf(free).split('-')[0] ?? ''));
      stage.does('gold', first ?? '');
      expect(stage.g.turn?.played).toBe(0);
      const [second] = offered(stage, 'gold', 'report:').filter((key) => !key.includes(idOf(free).split('-')[0] ?? ''));
      stage.does('gold', second ?? '');
      expect(stage.g.turn?.played).toBe(1);
    },
  );

  it('C-FAC-10 C-PLAY-11: any compatible card can report to a headquarters, and a ship can report into orbit', () => {
    const stage = scene({
      gold: {
        missions: on('Espionage Mission'),
        play: [['Office of the President', 'surface:L1']],
        hand: ['Calloway', 'U.S.S. Galaxy', 'Divok'],
      },
    });
    expect(offered(stage, 'gold', 'report:')).toEqual(['report:calloway:aboard:1', 'report:uss-galaxy:space:L1']);
    expect(stage.refuses('gold', 'report Divok')).toMatchObject({ rule: 'C-PLAY-08' });
  });

  it('C-PLAY-08 C-PLAY-10: a card that may report to a headquarters under two rules is offered only once', () => {
    const gold = { missions: on('Alter Records'), play: [['Chamber of Ministers', 'surface:L1'] as const] };
    const stage = scene({ gold: { ...gold, hand: ['Mora Pol'] } });
    expect(offered(stage, 'gold', 'report:')).toEqual(['report:mora-pol:aboard:1']);
  });

  it('C-FAC-07: both players can use a headquarters, and cards can report there for free for either player', () => {
    const stage = scene({
      gold: { missions: on('Espionage Mission'), play: [['Office of the President', 'surface:L1']] },
      blue: { hand: ['Alynna Nechayev', 'Calloway'] },
      turn: 'blue',
    });
    stage.does('blue', 'report:alynna-nechayev:aboard:1');
    expect(stage.g.turn?.played).toBe(0);
    expect(offered(stage, 'blue', 'report:')).toEqual(['report:calloway:aboard:1']);
    // C-BEAM-02: its transporters bring them down.
    expect(offered(stage, 'blue', 'beam:all')).toEqual(['beam:all:aboard:1:surface:L1']);
  });

  it('C-FAC-11: personnel inside a headquarters can’t attempt the mission, but personnel on the surface can', () => {
    const inside = (place: 'aboard:1' | 'surface:L1') =>
      offered(
        scene({
          gold: { missions: on('Cloaked Mission'), play: `surface:L1: Office of the Proconsul; ${place}: Kurn` },
        }),
        'gold',
        'attempt',
      );
    expect(inside('aboard:1')).toEqual([]);
    expect(inside('surface:L1')).toEqual(['attempt:L1:team-2']);
  });
});
