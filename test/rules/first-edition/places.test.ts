import { describe, expect, it } from 'vitest';
import { moveOffers } from '../../../src/games/first-edition/chapters/movement/movement.ts';
import { isFree } from '../../../src/games/first-edition/chapters/play/offers.ts';
import { uniqueWhy } from '../../../src/games/first-edition/chapters/play/unique.ts';
import { establishWhy, isHomeworld } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { textFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { planetOf } from '../../../src/games/first-edition/position/places.ts';
import { banned } from '../../../src/games/first-edition/rules/ask.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { within } from './figures.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { DECK, ends, twoSides } from './two-sides.ts';

/** All cards that name a homeworld. */
const AT_HOMEWORLDS = allCards().filter(({ id: card }) => textFacts(card).homeworld !== undefined);

const strength = (g: FirstEdition, piece: number) => attributeOf(g, pieceOf(g, piece), 'STRENGTH');

describe('here', () => {
  const HALL: Row = ['Office of the President', 'surface:L1'];
  const MISSIONS = ['Espionage Mission', 'First Contact', 'Explore Dyson Sphere'];

  it('C-SPACELINE-06: “here” at a headquarters means inside for personnel, but the headquarters’ location for other cards', () => {
    const g = within([HALL], [], MISSIONS);
    const free = (card: string, to: 'aboard:1' | 'surface:L1' | 'at:L1' | 'at:L2') => isFree(g, 0, id(card), to);
    expect([free('Jaresh-Inyo', 'aboard:1'), free('Jaresh-Inyo', 'surface:L1')]).toEqual([true, false]);
    expect([free('HQ: Secure Homeworld', 'at:L1'), free('HQ: Secure Homeworld', 'at:L2')]).toEqual([true, false]);
  });

  it('C-SPACELINE-06: “here” means aboard the ship or with the personnel whose icon downloads the card', () => {
    const fetched = (play: Row[], piece: number) => {
      const stage = twoSides({ play, deck: ['Medical Kit', ...DECK] }).does('gold', `download:${piece}:0`);
      return offered(stage, 'gold', 'get').map((key) => key.split(':').slice(2).join(':'));
    };
    const ogawa = 'Alyssa Ogawa (First Contact)';
    expect(fetched(inPlay(`L2: U.S.S. Oberth; aboard:1: ${ogawa}`), 2)).toEqual(['aboard:1']);
    expect(fetched([[ogawa, 'surface:L2']], 1)).toEqual(['surface:L2']);
    expect(fetched([HALL, [ogawa, 'aboard:1']], 2)).toEqual(['aboard:1']);
  });

  it('C-SPACELINE-06: “here” at a site means only that site', () => {
    const sites: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
      ...inPlay('on:1: Guest Quarters, Docking Ports'),
    ];
    const uses = (where: 'aboard:2' | 'aboard:3') =>
      offered(
        scene({
          gold: {
            missions: ['Refuse Immigration', 'First Contact'],
            play: [...sites, ['Els Renora', where]],
            deck: DECK,
          },
        }),
        'gold',
        'use:guest-quarters',
      ).length;
    expect([uses('aboard:2'), uses('aboard:3')]).toEqual([1, 0]);
  });

  it('C-SPACELINE-06: “here” at a mission means the whole location: on the planet, in orbit and aboard', () => {
    // Repair Memorial weakens everyone here.
    const weaker = (...more: Row[]) => {
      const g = within(
        [['U.S.S. Oberth', 'space:L1'], ['Calloway', 'aboard:1'], ...more],
        [],
        ['Repair Memorial', 'First Contact'],
      );
      return [2, 3].map((piece) => (g.pieces[piece] === undefined ? null : strength(g, piece) - 3));
    };
    expect(weaker(['Calloway', 'surface:L1'])).toEqual([-2, -2]);
    expect(weaker(['Calloway', 'surface:L2'])).toEqual([-2, 0]);
  });
});

describe('orbits and planets', () => {
  it('C-SPACELINE-08: only undocked ships in space at a planet are in orbit', () => {
    const aimed = (...play: Row[]) =>
      offered(scene({ gold: { hand: ['Loss of Orbital Stability'] }, blue: { play } }), 'gold', 'play').length;
    expect(aimed(['U.S.S. Oberth', 'space:L2'])).toBe(1);
    expect(aimed(['U.S.S. Oberth', 'space:L1'])).toBe(0);
    expect(aimed(['Federation Outpost', 'space:L2'], ['U.S.S. Oberth', 'docked:1'])).toBe(0);
    expect(aimed(['Runabout', 'surface:L2'])).toBe(0);
  });

  it('C-SPACELINE-08: cards in a facility or landed ship on a planet are on the planet', () => {
    const missions = ['Cure Deadly Virus', 'First Contact'];
    const g = within(
      inPlay('L1: Calloway; surface:L1: Runabout [Calloway]; L1: U.S.S. Oberth [Calloway]'),
      [],
      missions,
    );
    expect([1, 3, 5].map((piece) => planetOf(g, pieceOf(g, piece).at))).toEqual(['L1', 'L1', null]);
    // All of these are in quarantine, and leave neither for space nor elsewhere.
    const leaves = (piece: number, to: 'aboard:4' | 'aboard:2' | 'surface:L1') =>
      banned(g, 'beam', { piece, to }) === null;
    expect([leaves(1, 'aboard:4'), leaves(3, 'aboard:4'), leaves(5, 'surface:L1')]).toEqual([false, false, true]);
    expect(leaves(1, 'aboard:2')).toBe(true);
  });

  it('C-BEAM-08: the transporter operator must be aboard, and can’t be among the personnel who beam', () => {
    const solves = (crew: readonly string[], team: readonly string[]) => {
      const as = { as: { affiliation: 'Non-Aligned', by: 1 } } as const;
      const play: Row[] = [
        ['Batris', 'space:L1', as],
        ...crew.map((who): Row => [who, 'aboard:1', as]),
        ...team.map((who): Row => [who, 'surface:L1', as]),
      ];
      const stage = scene({ gold: { missions: ['Deliver Supplies', 'First Contact'], play } });
      finish(stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? ''), []);
      return stage.g.locations['L1']?.solved === 0;
    };
    const operator = crewFor('Transporter Skill');
    const team = crewFor('CIVILIAN x2');
    expect(solves([...operator, 'Giusti'], team)).toBe(true);
    expect(solves(['Giusti'], [...team, ...operator])).toBe(false);
  });
});

describe('other spacelines', () => {
  it('C-TIME-02: no ship can use RANGE to move to another spaceline', () => {
    const missions = ['Study Pulsar', 'Access Relay Station'];
    const play = inPlay('L1: U.S.S. Oberth [Giusti]');
    const stage = scene({ gold: { missions, play } });
    expect(stage.g.locations['L2']?.quadrant).toBe('Gamma');
    const goals = moveOffers(stage.g, 0).map(({ option }) => option.key.split(':')[2]);
    expect(goals).not.toContain('L2');
    expect(goals.length).toBeGreaterThan(0);
  });

  it.each(['Temporal Rift', 'Time Travel Pod'])(
    'C-TIME-02: a ship sent ahead by %s counts as in play only for uniqueness',
    (by) => {
      const play = inPlay('L1: U.S.S. Enterprise [Spock]; L2: Federation Outpost');
      const kept: Row[] = by === 'Time Travel Pod' ? [[by, 'core:0', { kept: true }]] : [];
      const hand = by === 'Temporal Rift' ? [by, 'Spock'] : ['Spock'];
      const stage = twoSides({ play: [...play, ...kept], hand });
      stage.does('gold', offered(stage, 'gold', `play:${id(by)}:on:1`)[0] ?? '');
      expect(at(stage, 1)).toBe('lost:L1');
      expect(uniqueWhy(stage.g, 0, id('Spock'))).not.toBeNull();
      // Neither ship nor crew does anything, wherever their texts reach, nor is of use to others.
      expect(offered(stage, 'gold').filter((key) => /:1(?::|$)/.test(key) && !key.startsWith('report'))).toEqual([]);
      ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold', 'blue');
      expect(at(stage, 1)).toBe('space:L1');
    },
  );

  it('C-TIME-02 C-LEAVE-09: cards aboard a ship that was sent ahead don’t help anybody and don’t count as in play', () => {
    const with2 = (ship: 'space:L1' | 'lost:L1', who: string, other: string) => {
      const g = within([["D'deridex", ship], ...inPlay(`aboard:1: ${who}; surface:L2: ${other}`)]);
      return { g, other: pieceOf(g, 3) };
    };
    const security = (ship: 'space:L1' | 'lost:L1') => {
      const { g, other } = with2(ship, 'Praetor Neral', 'Lovok');
      return skillOf(g, other, 'SECURITY');
    };
    expect([security('space:L1'), security('lost:L1')]).toEqual([1, 0]);
    // Gilora Rejal is stronger while Miles O’Brien is in play.
    const grown = (ship: 'space:L1' | 'lost:L1') => {
      const { g } = with2(ship, "Miles O'Brien", 'Gilora Rejal');
      return strength(g, 3);
    };
    expect(grown('space:L1') - grown('lost:L1')).toBe(2);
  });

  it('C-OPEN-36: each card at a location is on its player’s side, so both players may have a facility there', () => {
    const stands = (gold: Row[], blue: Row[]) => establishWhy(within(gold, blue), 1, 'klingon-outpost', 'L5', 'seeded');
    const there: Row[] = [['Neutral Outpost', 'space:L5']];
    expect([stands([], []), stands(there, []), stands([], there)?.()]).toMatchObject([
      null,
      null,
      { rule: 'C-FAC-04' },
    ]);
    // A trapped captive is on the captor’s side, which alone takes them aboard.
    const taken = (seat: 'gold' | 'blue') => {
      const stage = scene({
        gold: { play: [['U.S.S. Oberth', 'space:L1']] },
        blue: { play: "L1: I.K.C. K'Vort; at:L1: Kurn {seat: 0, captive: trapped}" },
        turn: seat,
      });
      return offered(stage, seat, 'guard');
    };
    expect([taken('gold'), taken('blue')]).toEqual([['guard:3:aboard:1'], []]);
  });

  it('C-OPEN-10: a planet is a homeworld if a mission names it as one, and each homeworld has one affiliation', () => {
    expect(textFacts('espionage-mission').homeworld).toMatchObject({ place: 'Earth', of: 'Federation' });
    expect(textFacts('first-contact').homeworld).toBeUndefined();
    expect(AT_HOMEWORLDS.length).toBeGreaterThan(10);
    expect(AT_HOMEWORLDS.every(({ type }) => type === 'Mission')).toBe(true);
    const g = within([], [], ['Espionage Mission', 'First Contact']);
    expect(['L1', 'L2'].map((location) => isHomeworld(g, location))).toEqual([true, false]);
  });
});
