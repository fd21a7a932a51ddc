import { describe, expect, it, test } from 'vitest';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import type { Attribute, Skill } from '../../../src/games/first-edition/content/printed.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { personnelBattle, raised, shipBattle, within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';

const PLANET: CardPlace = 'surface:L2';
const AWAY: CardPlace = 'surface:L5';
const SHIP: CardPlace = 'aboard:2';

const level = (g: FirstEdition, piece: number, skill: Skill): number => {
  const one = g.pieces[piece];
  return one === undefined ? -1 : skillOf(g, one, skill);
};

describe('personnel who improve others', () => {
  it.each<[string, Attribute, number, string, string]>([
    ['Aluura', 'CUNNING', 2, 'Leeta', 'Worf'],
    ['Aluura*', 'STRENGTH', 2, 'Leeta', 'Worf'],
    ['Boothby', 'CUNNING', 2, 'Dorian Collins', 'Worf'],
    ['Colyus', 'STRENGTH', 1, 'Croden', 'Worf'],
    ['Eight of Nineteen', 'STRENGTH', 2, 'Two of Nineteen', 'Worf'],
    ['Gonik', 'STRENGTH', 1, 'Captain Korok', 'Worf'],
    ['Hideaki Chang', 'CUNNING', 1, 'Amanda Cole', 'Worf'],
    ['Kasidy Yates (The Maquis)', 'STRENGTH', 2, 'Amaros', 'Worf'],
    ['Lela', 'CUNNING', 1, 'Tasha Yar', 'Worf'],
    ['Six of Twelve', 'CUNNING', 1, 'Two of Nineteen', 'Worf'],
  ])('C-SKILL-14 C-SKILL-11: %s improves %s', (card, attribute, by, helped, others) => {
    const g = within(`surface:L2: ${card}, ${helped}, ${others}`);
    expect([raised(g, 2, attribute), raised(g, 3, attribute)]).toEqual([by, 0]);
    expect(raised(within(`surface:L5: ${card}; surface:L2: ${helped}`), 2, attribute)).toBe(0);
  });

  it.each([
    ['Six of Twelve', 2],
    ['Lela', 1],
  ])('C-SKILL-22: two copies of %s add a total of %i', (card, sum) => {
    const who = card === 'Lela' ? 'Tasha Yar' : 'Two of Nineteen';
    expect(raised(within(`surface:L2: ${card}, ${card}, ${who}`), 3, 'CUNNING')).toBe(sum);
  });

  it('C-SKILL-14: Maxwell Forrest improves Starfleet personnel at space missions', () => {
    const g = within('L2: Maxwell Forrest (Broken Bow); L1: U.S.S. Oberth [Admiral Black]; L5: Amanda Cole');
    expect([1, 3, 4].map((one) => raised(g, one, 'CUNNING'))).toEqual([0, 1, 0]);
  });

  it.each<[string, string, Attribute, number, string]>([
    ['Jasad (Emissary)', 'Galor', 'WEAPONS', 0, 'Galor'],
    ["K'Vit", "Cha'Joh", 'RANGE', 2, 'I.K.C. Bortas'],
    ['Rybak', 'Mercenary Ship', 'SHIELDS', 1, 'U.S.S. Oberth'],
    ['Eighteen of Nineteen', 'Borg Cube', 'RANGE', 1, ''],
    ['Four of Eleven', 'Borg Cube', 'SHIELDS', 2, ''],
  ])('C-SKILL-14: %s aboard %s adds to its %s', (card, ship, attribute, by, otherwise) => {
    const aboard = (title: string, place: CardPlace = SHIP) =>
      raised(within(`${place}: ${card}; space:L1: ${title}`), 2, attribute);
    expect([aboard(ship), aboard(ship, PLANET)]).toEqual([by, 0]);
    if (otherwise !== '') expect(aboard(otherwise)).toBe(0);
  });
});

describe('personnel who improve themselves', () => {
  it.each<[string, Attribute, number, readonly Row[], readonly Row[]]>([
    ['Colonel Kira', 'CUNNING', 2, [['Tallus', AWAY]], [['Worf', PLANET]]],
    ['Gonik', 'CUNNING', 1, [['Captain Korok', PLANET]], [['Captain Korok', AWAY]]],
    ['Natima Lang', 'CUNNING', 2, [['Tekeny Ghemor', PLANET]], [['Worf', PLANET]]],
    ['Quark Son of Keldar*', 'CUNNING', 3, [['Grilka', PLANET]], [['Grilka', AWAY]]],
  ])('C-SKILL-14: %s has more %s only with the personnel that the card names', (card, attribute, by, yes, no) => {
    const worth = (friends: readonly Row[]) => raised(within([[card, PLANET], ...friends]), 1, attribute);
    expect([worth(yes), worth(no)]).toEqual([by, 0]);
  });

  it('C-SKILL-14: Dukat, Sheriff Worf and Parem improve only in the situations named in their text', () => {
    const dukat = (side: 'own' | 'theirs') =>
      raised(
        within(
          [['Dukat (Emissary)', PLANET], ...(side === 'own' ? [['Amaros', AWAY] as const] : [])],
          side === 'own' ? [] : [['Amaros', AWAY]],
        ),
        1,
        'CUNNING',
      );
    expect([dukat('theirs'), dukat('own')]).toEqual([2, 0]);
    const worf = within('L2: Sheriff Worf, Tasha Yar', 'L2: Worf; L5: Worf; L2: Calloway');
    expect([raised(worf, 1, 'STRENGTH'), raised(worf, 1, 'CUNNING')]).toEqual([1, 0]);
    const attempt = {
      seat: 0,
      location: 'L2',
      team: [1],
      ship: null,
      met: { card: 'archer', owner: 1, seen: [] },
      found: [],
    };
    const parem = { ...within([['Parem (ENGAGE)', PLANET]]), attempt } as unknown as FirstEdition;
    expect(raised(parem, 1, 'CUNNING')).toBe(1);
    expect(raised(within([['Parem (ENGAGE)', PLANET]]), 1, 'CUNNING')).toBe(0);
  });

  it.each<[string, Skill, string]>([
    ['Anhaica*', 'Physics', 'Amaros'],
    ['Captain Monak', 'Diplomacy', "Bu'kaH"],
    ['Dorian Collins', 'Geology', 'Jean Hajar'],
    ["J'Met", 'Diplomacy', 'Duras Son of Toral'],
    ['Karen Farris', 'Astrophysics', 'Jean Hajar'],
    ['Riley Shepard', 'Computer Skill', 'Jean Hajar'],
    ['Tim Watters', 'Diplomacy', 'Jean Hajar'],
  ])('C-SKILL-06: %s has %s with another personnel', (card, skill, friend) => {
    const has = (...friends: Row[]) => level(within([[card, PLANET], ...friends]), 1, skill);
    expect([has([friend, PLANET]), has([friend, AWAY]), has()]).toEqual([1, 0, 0]);
  });

  it('C-SKILL-06: Minister Tharn’s bonuses differ in space and on planets, and Major Rakal’s skill depends on affiliation', () => {
    const planet = within([['Minister Tharn', PLANET]]);
    const space = within('aboard:2: Minister Tharn; L1: U.S.S. Oberth');
    expect([level(planet, 1, 'Honor'), level(planet, 1, 'Diplomacy'), raised(planet, 1, 'INTEGRITY')]).toEqual([
      0, 1, 0,
    ]);
    expect([level(space, 1, 'Honor'), level(space, 1, 'Diplomacy'), raised(space, 1, 'INTEGRITY')]).toEqual([2, 0, 1]);
    expect(level(within([['Major Rakal*', PLANET, { mode: 'Romulan' }]]), 1, 'Tal Shiar')).toBe(1);
  });

  it.each([
    ['Kira', 'Weyoun'],
    ['Kira*', 'Weyoun'],
  ])('C-SKILL-15: %s has an X of 3 against %s', (card, foe) => {
    const battle = personnelBattle();
    const { g } = scene({
      gold: { play: [[card, PLANET]] },
      blue: { play: [[foe, PLANET]] },
      patch: { battle } as never,
    });
    expect(raised(g, 1, 'STRENGTH')).toBe(3);
  });

  it('C-SKILL-20: Rom has an X of 9', () => expect(raised(within([['Rom', PLANET]]), 1, 'CUNNING')).toBe(9));
});

describe('regions and quadrants', () => {
  const FAR = [
    'Study Pulsar',
    'Divert Attention',
    'Analyze Radiation',
    'Assist Damaged Vessel',
    'Breach Detection Grid',
    'Access Relay Station',
    'Ambush Ship',
  ];
  const where = (g: FirstEdition, card: string) =>
    Object.values(g.locations).find(({ missions }) => missions.some((one) => one.card === card))?.id;
  const bare = within([], [], FAR);

  it.each<[string, Attribute, number, string]>([
    ['Val Jean', 'RANGE', 2, 'divert-attention'],
    ['Cosette', 'WEAPONS', 2, 'assist-damaged-vessel'],
    ['Deranas', 'SHIELDS', 2, 'breach-detection-grid'],
    ['Ferengi Freighter', 'RANGE', 1, 'access-relay-station'],
    ['Serrola', 'RANGE', 2, 'access-relay-station'],
  ])('C-SKILL-14: %s has more %s only at certain missions', (ship, attribute, by, mission) => {
    const there = (card: string) =>
      raised(within([[ship, `space:${where(bare, card)}` as CardPlace]], [], FAR), 1, attribute);
    expect([there(mission), there('study-pulsar')]).toEqual([by, 0]);
  });

  it.each<[string, string, Attribute, number, string]>([
    ['Kell Perim', 'U.S.S. Oberth', 'RANGE', 1, 'analyze-radiation'],
    ['Jasad (Emissary)', 'Galor', 'WEAPONS', 2, 'access-relay-station'],
    ['Seventeen of Eighteen', 'Borg Cube', 'RANGE', 2, 'ambush-ship'],
  ])('C-SKILL-14: %s aboard %s adds to its %s only at certain missions', (card, ship, attribute, by, mission) => {
    const there = (place: string) =>
      raised(within(`aboard:2: ${card}; space:${where(bare, place)}: ${ship}`, [], FAR), 2, attribute);
    expect([there(mission), there('study-pulsar')]).toEqual([by, 0]);
  });
});

describe('ships', () => {
  it.each<[string, Attribute, number, readonly string[], readonly string[]]>([
    ['Battle Cruiser Bortas', 'RANGE', 1, ['Captain Goroth'], ['Worf']],
    [
      'Dominion Battleship (Things Past)',
      'RANGE',
      3,
      ['Bashir Founder', 'Borath', "Amar'itak"],
      ['Borath', "Amar'itak"],
    ],
    ["I.K.S. Nguq'Yab", 'RANGE', 2, ['Jaya', 'Joaquin'], ['Worf']],
    ["I.K.S. Nguq'Yab*", 'RANGE', 2, ['Jaya', 'Joaquin'], ['Worf']],
    ["Jem'Hadar Troopship", 'SHIELDS', 3, ["Amar'itak", "Amar'itak", "Amar'itak", "Amar'itak"], ['Worf']],
    ['U.S.S. Akira', 'RANGE', 2, ['Data (First Contact)', 'Beverly Crusher (First Contact)'], ['Worf']],
    [
      'U.S.S. Enterprise-E (Chain of Command)',
      'SHIELDS',
      2,
      ['Data (First Contact)', 'Beverly Crusher (First Contact)'],
      ['Worf'],
    ],
  ])('C-SKILL-14: %s has more %s with its crew aboard', (ship, attribute, by, crew, others) => {
    const manned = (people: readonly string[]) =>
      raised(within([[ship, 'space:L1'], ...people.map((one): Row => [one, 'aboard:1'])]), 1, attribute);
    expect([manned(crew), manned(others), manned([])]).toEqual([by, 0, 0]);
  });

  it.each<[string, string, number, number]>([
    ['Batris', 'I.K.C. Bortas', 5, 0],
    ['Batris*', 'I.K.C. Bortas', 5, 0],
    ['Stolen Defiant', 'Galor', 3, 3],
    ['U.S.S. Defiant (Chain of Command)', 'Borg Cube', 3, 3],
  ])('C-SHIPBAT-03: %s improves against %s', (ship, enemy, weapons, shields) => {
    const versus = (target: string, attribute: 'WEAPONS' | 'SHIELDS') => {
      const fires = attribute === 'WEAPONS';
      const battle = shipBattle({ firing: fires ? [[1], []] : [[], [2]], targets: fires ? [2, null] : [null, 1] });
      const stage = scene({
        gold: { play: [[ship, 'space:L1']] },
        blue: { play: [[target, 'space:L1']] },
        patch: { battle } as never,
      });
      return raised(stage.g, 1, attribute);
    };
    expect([versus(enemy, 'WEAPONS'), versus(enemy, 'SHIELDS'), versus('Mercenary Ship', 'WEAPONS')]).toEqual([
      weapons,
      shields,
      0,
    ]);
  });

  test.each(['Jean-Luc Picard (Chain of Command)', 'Brunt of Borg'])(
    'C-SHIPBAT-03: %s adds 4 WEAPONS only against the ships that the card names',
    (card) => {
      const own = card === 'Brunt of Borg' ? 'Borg Cube' : 'U.S.S. Galaxy';
      const enemy = card === 'Brunt of Borg' ? 'Kurdon' : 'Borg Cube';
      const versus = (target: string) => {
        const battle = shipBattle({ targets: [3, null] });
        const play = inPlay(`space:L1: ${own}; aboard:1: ${card}`);
        return raised(
          scene({ gold: { play }, blue: { play: [[target, 'space:L1']] }, patch: { battle } as never }).g,
          1,
          'WEAPONS',
        );
      };
      expect([versus(enemy), versus('Mercenary Ship')]).toEqual([4, 0]);
    },
  );

  it.each([
    ['Borg Cube', 'Two of Nineteen'],
    ['Borg Cube (The Borg)', 'Tricorder'],
    ['Breen Warship', 'Draz'],
    ['Cravic Warship', 'Cravic Unit 122'],
    ['Olarra', 'Colyus'],
    ['Olarra*', 'Colyus'],
    ['Pralor Warship', 'Pralor Unit 3947'],
  ])('C-PLAY-10: %s lets %s report aboard', (ship, card) => {
    const stage = scene({ gold: { play: [[ship, 'space:L1']], hand: [card, 'Worf'] }, at: 'turn' });
    expect(offered(stage, 'gold', 'report').map((key) => key.split(':').slice(-2).join(':'))).toEqual(['aboard:1']);
  });

  it('C-PLAY-10: Federation youths report to Boothby', () => {
    const stage = scene({ gold: { play: [['Boothby', PLANET]], hand: ['Dorian Collins', 'Worf'] }, at: 'turn' });
    expect(offered(stage, 'gold', 'report')).toEqual([`report:dorian-collins:${PLANET}`]);
  });
});
