import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/frontiers/content/cards/all.ts';
import { CREW, crewName, crewOf, eliteDeck, regularDeck } from '../../../src/games/frontiers/content/crew/all.ts';
import type { CrewCard } from '../../../src/games/frontiers/content/crew/crew-card.ts';
import type { Effects } from '../../../src/games/frontiers/effects/union.ts';
import { components } from '../../../src/games/frontiers/viewing/components.ts';
import { kebab } from '../../../src/games/kit/words.ts';

/** A role in the notation of F-OPEN-18: cost, Rank, Defense, icons, people. */
function line([{ cost, rank, defense, icons }, ...more]: Role): string {
  return `${cost}/${rank}/${defense} ${icons.join(' ')} x${1 + more.length}`;
}

/** The people of a role. The first one has its id. */
type Role = readonly [CrewCard, ...CrewCard[]];

const roles = CREW.flatMap((card): Role[] => {
  const others = CREW.filter(({ role, id }) => role === card.role && id !== card.id);
  return card.id === kebab(card.role) ? [[card, ...others]] : [];
});

/** The roles of one deck in a fixed order. */
function lines(elite: boolean): string[] {
  return roles
    .filter(([card]) => card.elite === elite)
    .map(line)
    .sort();
}

/** The number of each id in a deck. */
function tally(deck: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of deck) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const isHurting = (effects: Effects): boolean => effects.some((effect) => effect.do === 'hurt');

describe('Crew', () => {
  it('F-SETUP-17: the separate decks of Regular and Elite Crew together contain each Crew card once', () => {
    expect(tally([...regularDeck(), ...eliteDeck()])).toEqual(Object.fromEntries(CREW.map(({ id }) => [id, 1])));
    expect(regularDeck().every((id) => !crewOf(id).elite)).toBe(true);
    expect(eliteDeck().every((id) => crewOf(id).elite)).toBe(true);
  });

  it('F-OPEN-18: each card is a person with a unique name, and cards with the same role are otherwise equal', () => {
    expect(new Set(CREW.map(({ name }) => name)).size).toBe(CREW.length);
    const things = components().map(({ name }) => name);
    for (const { name } of CREW) expect(things.filter((one) => one === name)).toHaveLength(1);
    for (const [first, ...others] of roles)
      for (const other of others) expect({ ...other, id: first.id, name: first.name }).toEqual(first);
  });

  it('F-OPEN-18: no two roles have the same abilities, whatever their data costs', () => {
    const works = roles.map(([{ abilities }]) => JSON.stringify(abilities.map(({ effects }) => effects)));
    expect(new Set(works).size).toBe(works.length);
  });

  it('F-OPEN-18: Regular Crew have the figures given in the ruling', () => {
    expect(lines(false)).toEqual(
      [
        '4/1/3 outpost x3',
        '5/1/4 outpost x2',
        '3/1/2 outpost classM x2',
        '7/2/4 classM x1',
        '7/2/4 classM x1',
        '7/2/4 classM x1',
        '6/2/4 outpost romulanStarbase x2',
        '5/2/5 outpost romulanStarbase x2',
        '6/2/4 romulanStarbase x2',
        '7/2/3 romulanStarbase dominionStarbase x2',
        '7/2/2 classM dominionStarbase x2',
      ].sort(),
    );
  });

  it('F-OPEN-18: Elite Crew have the figures given in the ruling', () => {
    expect(lines(true)).toEqual(
      [
        '11/4/7 borgCube x3',
        '12/4/5 borgCube x2',
        '8/3/6 romulanStarbase borgCube x2',
        '8/3/6 romulanStarbase borgCube x2',
        '9/3/4 romulanStarbase borgCube x3',
        '8/3/4 romulanStarbase dominionStarbase x2',
        '8/3/4 romulanStarbase dominionStarbase x2',
        '9/3/4 classM dominionStarbase x2',
        '9/3/4 classM dominionStarbase x2',
      ].sort(),
    );
  });

  it('F-OPEN-18: Rank 4 Crew can be recruited only at Borg Cubes, and all other Crew also elsewhere', () => {
    const cubeOnly = CREW.filter(({ icons }) => icons.every((icon) => icon === 'borgCube'));
    expect(new Set(cubeOnly.map(({ role }) => role))).toEqual(new Set(['Tactical Veterans', 'Weapons Researchers']));
    expect(CREW.filter(({ rank }) => rank === 4)).toEqual(cubeOnly);
  });

  it('each person among all Crew and Ship Deck cards has a unique id', () => {
    const ids = [...CREW, ...CARDS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([crewName('security-detail'), crewName('michael-eddington')]).toEqual(['Odo', 'Michael Eddington']);
    expect(() => crewOf('nobody')).toThrow('no Crew card nobody');
  });

  it('each Crew card has at least two abilities, and at least one of them needs no data', () => {
    for (const { abilities } of CREW) {
      expect(abilities.length).toBeGreaterThan(1);
      expect(abilities.some(({ data }) => data === null)).toBe(true);
    }
  });

  it('only the Boarding Party pays for an ability with a Wound', () => {
    const hurt = CREW.filter(({ abilities }) => abilities.some(({ effects }) => isHurting(effects)));
    expect(hurt.map(({ id }) => id)).toEqual(['boarding-party', 'drex']);
  });
});
