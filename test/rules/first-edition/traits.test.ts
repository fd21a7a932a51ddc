import { describe, expect, it } from 'vitest';
import { belongsTo } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { isAlone } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { printedSkill } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { equipmentAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { allCards, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { CARD_TYPES } from '../../../src/games/first-edition/content/printed.ts';
import { hasTrait, isOfGroup } from '../../../src/games/first-edition/content/traits.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { isArtifact, isDilemma, isMission } from '../../../src/games/first-edition/position/kinds.ts';
import { raised, within } from './figures.ts';
import { finish } from './meet.ts';
import { inPlay } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';

const card = (title: string) => cardOf(id(title));
const people = allCards('Personnel');

describe('card types and traits', () => {
  it('C-DECK-11: there are seventeen card types, one of which covers all facilities, and Q cards count as their printed type', () => {
    // A damage marker is a tactic on a ship, so it is no type of its own.
    const others = ['Damage Marker', 'Interrupt/Event'];
    expect(CARD_TYPES.filter((type) => !type.startsWith('Q ') && !others.includes(type))).toHaveLength(17);
    for (const title of ['Federation Outpost', 'The Great Hall', 'Deep Space 9'])
      expect(card(title).type, title).toBe('Facility');
    expect(allCards('Q Dilemma').every(isDilemma)).toBe(true);
    expect(allCards('Q Artifact').every(isArtifact)).toBe(true);
    expect(allCards('Q Mission').every(isMission)).toBe(true);
    expect(card('Anaphasic Organism & Nagilum').type).toBe('Dilemma');
    expect(card('Aftermath II').type).toBe('Mission');
  });

  it('C-DECK-12: an artifact used as equipment counts as both', () => {
    const g = within(inPlay("L2: Calloway; surface:L2: Varon-T Disruptor, Horga'hn"));
    expect(equipmentAt(g, 'surface:L2', 0).map(({ id: piece }) => piece)).toEqual([2]);
    expect(isArtifact(card('Varon-T Disruptor'))).toBe(true);
  });

  it('C-DECK-16: “Vice-Admiral” also counts as “Admiral”, and a former rank as the rank, in upper or lower case', () => {
    const one = { ...card('Calloway'), characteristics: ['Vice-Admiral', 'Former Nagus', 'Bartender'] };
    expect(['Admiral', 'nagus', 'BARTENDER', 'Vice-Admiral'].map((word) => hasTrait(one, word))).toEqual(
      new Array(4).fill(true),
    );
    expect(['Tender', 'Rear Admiral', 'Captain'].map((word) => hasTrait(one, word))).toEqual(new Array(3).fill(false));
  });

  it('C-DECK-17: a nurse without a MEDICAL skill on the card doesn’t have MEDICAL', () => {
    const nurses = people.filter((one) => hasTrait(one, 'Nurse') && one.type === 'Personnel');
    const without = nurses.filter((one) => one.type === 'Personnel' && !one.classifications.includes('MEDICAL'));
    expect(without.length).toBeGreaterThan(0);
    const listed = without.filter(
      (one) => one.type === 'Personnel' && one.skills.every(({ name, or }) => name !== 'MEDICAL' && or !== 'MEDICAL'),
    );
    expect(listed.map((one) => printedSkill(one.id, 'MEDICAL'))).toEqual(listed.map(() => 0));
  });

  it('C-DECK-18: an icon counts if the card has it, but not if only its text names it', () => {
    const isHologram = parseDownloadTarget('Any [Holo] card');
    expect([isHologram?.(card('Albert Einstein')), isHologram?.(card('Calloway'))]).toEqual([true, false]);
    const isReferee = parseDownloadTarget('Any [Ref] card');
    expect([isReferee?.(card('Saavik')), isReferee?.(card('Containment Field'))]).toEqual([false, true]);
    const names = people.filter(
      ({ specialDownloads, icons }) =>
        specialDownloads.some((one) => one.includes('[Holo]')) && !icons.includes('Holo'),
    );
    expect(names.filter((one) => isHologram?.(one))).toEqual([]);
    expect(people.filter((one) => isHologram?.(one)).every(({ icons }) => icons.includes('Holo'))).toBe(true);
  });

  it('C-SKILL-25: a Soong-type android counts as an android and as male', () => {
    for (const title of ['Data', 'Exocomp', 'Commander Data'])
      expect(hasTrait(card(title), 'Android'), title).toBe(true);
    expect(hasTrait(card('Data'), 'Soong-type android')).toBe(true);
    expect(hasTrait(card('Dr. Brown'), 'Soong-type android')).toBe(false);
    const made = people.filter((one) => hasTrait(one, 'Soong-type android'));
    expect(made.filter((one) => !hasTrait(one, 'Android')).map(({ title }) => title)).toEqual([]);
    // A text about men includes a male android.
    expect(
      isAlone(
        within([['Data', 'surface:L2']]),
        { id: 1, card: id('Data'), owner: 0, seat: 0, at: 'surface:L2' },
        parseFormula('Male'),
      ),
    ).toBe(true);
  });

  it('C-SKILL-23: each personnel except a drone is male, female or neuter', () => {
    const genders = ['Male', 'Female', 'Neuter'];
    for (const one of people)
      expect(
        genders.some((gender) => hasTrait(one, gender)),
        one.title,
      ).toBe(!hasTrait(one, 'Drone'));
  });

  it('C-SKILL-23: a dilemma that sends a man away picks a man', () => {
    const men = (who: string) => {
      const play = inPlay(`surface:L2: ${who}; L2: Linda Larson`);
      const stage = scene({ gold: { play }, blue: { seeds: { L2: ["Male's Love Interest"] } } });
      stage.does('gold', 'attempt:L2:team-1');
      finish(stage, []);
      return at(stage, 1);
    };
    expect(men('Calloway') === 'surface:L2').toBe(!hasTrait(card('Calloway'), 'Male'));
    expect(men('Reginald Barclay')).toBe('surface:L5');
  });
});

describe('members of a card group, such as Klingons', () => {
  it.each<[string, boolean]>([
    ['Kurn', true],
    ['Worf', true],
    ["K'Ehleyr", true],
    ['Fifteen of Seventeen', true],
    ['Calloway', false],
    ["I.K.C. K'Vort", false],
  ])('C-AFFIL-08: whether %s counts as a Klingon by affiliation or species', (title, is) => {
    expect(isOfGroup(card(title), 'Klingon')).toBe(is);
  });

  it('C-AFFIL-08 C-SKILL-24: a half Bajoran counts as a Bajoran for The Emissary, and may report to him', () => {
    const g = within(inPlay('L2: The Emissary, Tora Ziyal, Calloway'));
    expect([raised(g, 2, 'INTEGRITY'), raised(g, 3, 'INTEGRITY')]).toEqual([2, 0]);
    const stage = scene({
      gold: { play: [['The Emissary', 'surface:L2']], hand: ['Tora Ziyal', 'Calloway'] },
      at: 'turn',
    });
    expect(offered(stage, 'gold', 'report')).toContain(`report:${id('Tora Ziyal')}:surface:L2`);
    expect(offered(stage, 'gold', 'report:calloway')).toEqual([]);
  });

  it('C-AFFIL-08: a card counts for the affiliation that it has in play, and also for its species', () => {
    const g = within([
      ['Kurn', 'surface:L2', { as: { affiliation: 'Federation' } } as never],
      ['Selveth', 'surface:L2', { as: { affiliation: 'Klingon' } } as never],
      ['Selveth', 'surface:L2'],
    ]);
    const is = [1, 2, 3].map((one) => belongsTo(g.pieces[one] as never, 'Klingon'));
    // Kurn still counts by his species.
    expect(is).toEqual([true, true, false]);
  });
});

describe('espionage', () => {
  const team = (who: string, more: readonly (readonly [string, 'at:L2'])[]) =>
    scene({ gold: { play: [[who, 'surface:L2'], ...more] } });
  const SPY = ['Espionage: Klingon on Federation', 'at:L2'] as const;

  it('C-AFFIL-18 C-MISSION-05: Espionage lets personnel of its affiliation attempt another affiliation’s mission', () => {
    expect(offered(team('Kurn', []), 'gold', 'attempt')).toEqual([]);
    expect(offered(team('Kurn', [SPY]), 'gold', 'attempt')).toEqual(['attempt:L2:team-1']);
    expect(offered(team('Selveth', [SPY]), 'gold', 'attempt')).toEqual([]);
  });

  it('C-AFFIL-08 C-AFFIL-18: Espionage doesn’t count a personnel who has the species but not the affiliation', () => {
    expect(offered(team('Sheriff Worf', [SPY]), 'gold', 'attempt')).toEqual([]);
  });

  it('C-AFFIL-18: Espionage doesn’t allow an attempt that another card forbids', () => {
    const stage = team('Kurn', [SPY, ['Supernova', 'at:L2']]);
    expect(offered(stage, 'gold', 'attempt')).toEqual([]);
    expect(stage.refuses('gold', 'attempt:L2:team-1')).toMatchObject({ rule: 'C-MISSION-02' });
  });
});
