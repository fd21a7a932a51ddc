import { describe, expect, it } from 'vitest';
import { belongsTo } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { isSamePersona } from '../../../src/games/first-edition/chapters/play/unique.ts';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { printedSkill } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import {
  isOf,
  type MissionCard,
  type PersonnelCard,
  type ShipCard,
} from '../../../src/games/first-edition/content/card.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { textFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import { hasTrait, isOfGroup } from '../../../src/games/first-edition/content/traits.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { within } from './figures.ts';
import type { Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

// Rulings that are decided by the facts of cards. The list of all rulings is in `rulings/`.

const card = (title: string) => cardOf(id(title));
function mission(title: string): MissionCard {
  const facts = card(title);
  if (!isOf(facts, 'Mission')) throw new Error(`${title} isn’t a mission`);
  return facts;
}
function person(title: string): PersonnelCard {
  const facts = card(title);
  if (!isOf(facts, 'Personnel')) throw new Error(`${title} is nobody`);
  return facts;
}
function ship(title: string): ShipCard {
  const facts = card(title);
  if (!isOf(facts, 'Ship')) throw new Error(`${title} isn’t a ship`);
  return facts;
}
/** Whether these personnel meet a formula on a planet. */
function have(titles: readonly string[], formula: string): boolean {
  const g = within(titles.map((title): Row => [title, 'surface:L2']));
  const pieces = Object.values(g.pieces);
  const people = pieces.filter(({ card: one }) => cardOf(one).type === 'Personnel');
  const equipment = pieces.filter(({ card: one }) => cardOf(one).type !== 'Personnel');
  return meets(g, { people, equipment, ship: null }, parseFormula(formula));
}

describe('species, ranks and kinds', () => {
  it.each([
    ['Naprem', 'Klingon ship'],
    ['Naprem', 'Cardassian ship'],
    ['Stolen Attack Ship', 'Dominion ship'],
    ["Quark's Treasure", 'Ferengi ship'],
  ])('C-AFFIL-09: %s is a %s by origin or affiliation', (title, kind) => {
    expect(hasTrait(card(title), kind)).toBe(true);
  });

  it('C-AFFIL-08: personnel with Klingon or Romulan blood count as Klingons or Romulans, but Quark Son of Keldar does so only in his Klingon mode', () => {
    for (const title of ['Worf', "K'Ehleyr"]) expect(isOfGroup(card(title), 'Klingon'), title).toBe(true);
    for (const title of ["Ba'el", 'Simon Tarses']) expect(isOfGroup(card(title), 'Romulan'), title).toBe(true);
    const mode = (affiliation: 'Klingon' | 'Ferengi') => {
      const g = within([['Quark Son of Keldar', 'surface:L2', { mode: affiliation } as never]]);
      return Object.values(g.pieces).map((piece) => belongsTo(piece, 'Klingon'));
    };
    expect([mode('Klingon'), mode('Ferengi')]).toEqual([[true], [false]]);
  });

  it.each([
    ['Commander Data', 'Android', true],
    ['Admiral McCoy', 'Admiral', true],
    ['Norah Satie', 'Admiral', true],
    ['Alynna Nechayev', 'Admiral', true],
    ['Alidar Jarok', 'Admiral', true],
    ['Mendak', 'Admiral', false],
    ['Bok', 'DaiMon', true],
    ['Stolen Attack Ship', "Jem'Hadar ship", true],
    ["Son'a Shuttle", "Son'a ship", true],
    ['Type 18 Shuttlepod', 'Shuttlecraft', true],
    ['Patrol Ship', 'Shuttlecraft', false],
    ['Soren', 'Neuter', true],
    ['Soren', 'Male', false],
    ['Sumek', 'Hologram', true],
    ['Sumek', 'Vulcan', false],
    ['Spock', 'Human', true],
    ["K'Ehleyr", 'Human', true],
    ['Daniel Kwan', 'Human', true],
    ['Daniel Kwan', 'Napean', true],
    ['Icheb', 'Borg', true],
    ['Gul Madred', 'Capturing-related card', true],
    ['Iden', 'Hologram', true],
  ])('C-DECK-16 C-SKILL-24: the answer to “Is %s a %s?” is %s', (title, trait, is) => {
    expect(hasTrait(card(title), trait)).toBe(is);
  });

  it.each([
    ["Quark's Treasure", 'Shuttlecraft Class'],
    ['Romulan Shuttle', 'Shuttlecraft Class'],
  ])('C-DECK-16: %s is a shuttlecraft by its class', (title) => {
    expect(ship(title).shipClass).toMatch(/^Shuttlecraft/);
  });

  it('C-DECK-17 C-SKILL-27: Jaron has no Tal Shiar skill, whatever his lore says', () => {
    expect(printedSkill(id('Jaron'), 'Tal Shiar')).toBe(0);
    expect(have(['Jaron'], 'Tal Shiar')).toBe(false);
  });

  it('C-TYPES-07: any card called a disruptor counts as one, even an artifact used as equipment', () => {
    const armed = [
      ['Worf', 'Klingon Disruptor Rifle'],
      ['Jaron', 'Romulan Disruptor Rifle'],
      ['Calloway', 'Varon-T Disruptor'],
    ];
    for (const pair of armed) expect(have(pair, 'disruptor'), pair[1]).toBe(true);
    expect(have(['Jabara', 'Bajoran Phaser'], 'disruptor')).toBe(false);
    // A personnel who uses no hand weapons enables none.
    expect([have(['Jabara', 'Bajoran Phaser'], 'phaser'), have(['Odo', 'Bajoran Phaser'], 'phaser')]).toEqual([
      true,
      false,
    ]);
  });

  it('C-TYPES-08: an Engineering Tricorder is related to both types that it names, but a Plasmadyne Relay to none', () => {
    const related = (title: string) =>
      ['MEDICAL', 'ENGINEER', 'SCIENCE'].filter(
        (type) => parseDownloadTarget(`Any ${type}-related Equipment card`)?.(card(title)) === true,
      );
    expect([related('Engineering Tricorder'), related('Plasmadyne Relay')]).toEqual([['MEDICAL', 'ENGINEER'], []]);
  });

  it('C-SKILL-14: a Keldon Advanced has the attributes that are printed on it', () => {
    const { RANGE, WEAPONS, SHIELDS } = ship('Keldon Advanced');
    expect([RANGE.value, WEAPONS.value, SHIELDS.value]).toEqual([9, 10, 9]);
  });

  it('C-SKILL-10: Tasha Yar - Alternate has a special download icon, and T’Pan has SCIENCE as a skill as well as a classification', () => {
    expect(card('Tasha Yar - Alternate').specialDownloads).toEqual(['Starfleet Type II Phaser']);
    expect(printedSkill(id("T'Pan"), 'SCIENCE')).toBe(2);
  });
});

describe('identity and uniqueness', () => {
  it.each([
    ['Jean-Luc Picard', 'Locutus of Borg', true],
    ['Jean-Luc Picard', 'Galen', true],
    ['Jean-Luc Picard', 'Jean-Luc Picard (Engage)', true],
    ['Locutus of Borg', 'Jean-Luc Picard (Engage)', true],
    ['Jean-Luc Picard', 'Admiral Picard', false],
    ['Jean-Luc Picard', 'Lt. (j.g.) Picard', false],
    ['Starship Enterprise', 'Starship Enterprise (The Motion Pictures)', true],
    ['U.S.S. Enterprise', 'Future Enterprise', false],
    ['U.S.S. Enterprise', 'Starship Enterprise', false],
    ['Alyssa Ogawa', 'Alyssa Ogawa (First Contact)', true],
    ['Lwaxana Troi', "Lwaxana Troi (The Sky's the Limit)", true],
    ["B'Elanna Torres", "B'Elanna Torres*", true],
    ['Tasha Yar', 'Tasha Yar - Alternate', false],
    ['Security Chief Garak', 'Elim Garak (Dogs of War)', false],
    ['Quark', 'Quark Son of Keldar', true],
    ['Quark', 'Mr. Quark', false],
    ['Sisters of Duras', 'Lursa', true],
    ['Sisters of Duras', "B'Etor", true],
    ['Sons of Mogh', 'Kurn', true],
    ['Sons of Mogh', 'Worf', true],
    ['Jake and Nog', 'Nog', true],
    ["I.K.C. Maht-H'a", 'I.K.C. Pagh', false],
    ['I.K.C. Pagh', 'I.K.S. Pagh (The Next Generation)', true],
  ])('C-UNIQ-06: the answer to “Are %s and %s one persona?” is %s', (one, other, same) => {
    expect([isSamePersona(card(one), card(other)), isSamePersona(card(other), card(one))]).toEqual([same, same]);
  });

  it.each(['Linda Larson', 'Starship Constitution'])(
    'C-UNIQ-03: %s is universal, so any number can be in play',
    (title) => {
      const stage = scene({
        gold: {
          play: [
            ['Federation Outpost', 'space:L1'],
            [title, title === 'Linda Larson' ? 'aboard:1' : 'docked:1'],
          ],
          hand: [title],
        },
        at: 'turn',
        patch: {},
      });
      const facts = card(title);
      expect(isOf(facts, 'Personnel', 'Ship') && facts.unique).toBe('universal');
      if (title === 'Linda Larson') expect(offered(stage, 'gold', 'report')).toContain('report:linda-larson:aboard:1');
    },
  );

  it.each([
    ['Montgomery Scott', '{any Scotty}', true],
    ['Mr. Scott', '{any Scotty}', true],
    ['Odo', '{any Odo}', true],
    ['Odo Founder', '{any Odo}', false],
    ['Tomalak', '{Tomalak}', true],
    ['Ambassador Tomalak', '{Tomalak}', false],
    ['Smiley', '{any Miles}', true],
    ['Smiley', '{any Smiley}', true],
    ['Spock Son of Sarek', '{any Spock}', true],
    ['Spock Son of Sarek', '{any Sarek}', false],
    ['Morn', '{Morn}', true],
  ])('C-UNIQ-12 C-UNIQ-13: the answer to “Does %s count as %s?” is %s', (title, asked, does) => {
    expect(have([title], asked)).toBe(does);
  });

  it('C-SKILL-03: a high skill level includes lower levels but not higher ones, so Sarek alone has Diplomacy x2 but not x4', () => {
    expect(have(['Sarek'], 'Diplomacy x2')).toBe(true);
    expect(have(['Sarek'], 'Diplomacy x4')).toBe(false);
  });

  it('C-UNIQ-12: Tomalak can solve Investigate Coup, but Ambassador Tomalak can’t', () => {
    const solves = (who: string) => {
      const play: Row[] = [[who, 'surface:L1']];
      const stage = scene({ gold: { missions: ['Investigate Coup', 'First Contact', 'Study Pulsar'], play } });
      return stage.does('gold', 'attempt:L1:team-1').g.locations['L1']?.solved === 0;
    };
    expect([solves('Tomalak'), solves('Ambassador Tomalak')]).toEqual([true, false]);
  });

  it('C-DECK-16: any ship with “Enterprise” in its title is an Enterprise', () => {
    const isOne = parseDownloadTarget('Any Enterprise');
    for (const title of ['U.S.S. Enterprise', 'Starship Enterprise', 'Future Enterprise', 'U.S.S. Enterprise-E'])
      expect(isOne?.(card(title)), title).toBe(true);
    expect(isOne?.(card('U.S.S. Excelsior'))).toBe(false);
  });
});

describe('places', () => {
  it.each([
    ['Covert Installation', 'Neutral Zone'],
    ['Iconia Investigation', 'Neutral Zone'],
    ['Investigate Shattered Space', 'Neutral Zone'],
    ['Patrol Neutral Zone', 'Neutral Zone'],
    ['Reunion', 'Sector 001'],
    ['Espionage Mission', 'Sector 001'],
    ['Alter Records', 'Bajor'],
    ['Kressari Rendezvous', 'Cardassia'],
    ['Establish Station', undefined],
  ])('C-SPACELINE-04: the region of %s is %s', (title, region) => {
    expect(mission(title).region).toBe(region);
  });

  it('C-SPACELINE-11 C-AFFIL-04: Cloaked Mission is the Romulan homeworld, although its mission icon is Klingon', () => {
    const facts = mission('Cloaked Mission');
    expect(textFacts(facts.id).homeworld?.of).toBe('Romulan');
    expect(facts.affiliations).toEqual(['Klingon']);
    expect(person('Gowron').affiliations).toEqual(['Klingon']);
    expect(person('Tomalak').affiliations).toEqual(['Romulan']);
  });

  it('C-POINTS-03: the point box of Quest for the Sword shows 40, and the point box of Reunion shows X', () => {
    expect(mission('Quest for the Sword').points?.shown).toBe('40');
    expect(mission('Reunion').points?.shown).toBe('X');
    expect(mission('Hunt for DNA Program').points?.value).toBeGreaterThanOrEqual(40);
  });
});
