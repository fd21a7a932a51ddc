import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';
import * as borg from '../../../../src/games/ascendancy/content/borg-numbers.ts';
import { consoleRules, fleetCards, systemCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { UPGRADES } from '../../../../src/games/ascendancy/content/prices.ts';
import { CIVS, READINGS, type Reading } from '../../../../src/games/ascendancy/options.ts';
import type { RuleId } from '../../../../src/kernel/types.ts';
import { rulebooks, ruleOf } from '../../../../src/rulebook/index.ts';

/** The text of a rulebook entry in one line. */
function said(id: string): string {
  return (ruleOf(id)?.text ?? expect.fail(`no entry ${id}`)).replaceAll('\n', ' ');
}

/** The goal of an Agenda as text. */
function goal(name: string): string {
  return CARDS.agendas.find((one) => one.name === name)?.line ?? expect.fail(`no Agenda ${name}`);
}

const DATA = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8');

/** The kinds of targets of the Borg Command Cards. */
const targets = new Set(CARDS.commands.map(({ target }) => target));
const ofOne = CARDS.commands.filter(({ target }) => target === 'home');
const { federation, klingon, andorian } = UPGRADES;

/** The rulebook entry of each reading, which states the default and what a table may agree on. */
const READING_RULES: Readonly<Record<Reading, RuleId>> = {
  strictContact: 'A-OPEN-41',
  bentLanes: 'A-OPEN-42',
  starbaseOwnShips: 'A-OPEN-96',
  suspiciousOfAll: 'A-OPEN-97',
  noRetreat: 'A-OPEN-101',
  minesEveryMove: 'A-ROM-07',
  harmonicsFirstRound: 'A-OPEN-12',
};

/** Texts that the entries of rulings must contain, built from the numbers in the code, so that both change together. */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  'A-OPEN-02': [
    `${federation.weapons.join(', ')} Research for Weapons and ${federation.shields.join(', ')} for Shields`,
    `The Klingons, Cardassians and Andorians pay ${klingon.weapons.join(', ')} Research for Weapons`,
    `The Andorians pay ${andorian.shields.join(', ')} Research for Shields`,
  ],
  'A-OPEN-15': [
    'Trade Agreements in both directions with 3 rivals',
    '4 Research Nodes and 3 Culture Nodes',
    '4 Ascendancy alone',
  ],
  'A-OPEN-18': ['refreshes 1 Command for each Ship or Fleet that Braves its Hazard'],
  'A-OPEN-21': [`with ${systemCard('transwarp-hub').lanes} lanes, without a Cube at first`],
  'A-OPEN-23': [
    `There are ${borg.SPIRES} Spires, ${borg.SPIRES * borg.NODES} Nodes and ${borg.CUBES} Cubes`,
    `A Spire with ${borg.NODES} Assimilation Nodes`,
    `If ${borg.CUBES} Cubes are already in play`,
    `0 to ${borg.NODES}`,
  ],
  'A-OPEN-24': [
    `from round ${borg.FIRST_ARRIVAL} on`,
    ...borg.ARRIVALS.map((dice) => dice.filter((die) => die !== null).join(', ')),
    `never more than ${borg.CUBES}`,
  ],
  'A-OPEN-25': [
    `It regains ${borg.REGAINED} dice, up to a maximum of ${borg.DICE}`,
    `lasts ${borg.ROUNDS} Combat Rounds at most`,
    `one of the ${CARDS.commands.length} Borg Command Cards`,
  ],
  'A-OPEN-26': [
    `${CARDS.commands.length / targets.size} cards for each of five targets`,
    `Of the ${ofOne.length} cards for a target, two have speed 1, two have speed 2 and two have speed 3`,
    `One of the ${ofOne.length} cards gives the Cube 2 dice back, and one gives it 1 die back`,
    'One takes 1 die from the Cube, and one lets its Shields start at 1',
  ],
  'A-OPEN-28': [
    `${borg.DICE} at most`,
    'Its Hit Roll is 5+. With 2 or 3 Spires in play it is 4+, and with more Spires it is 3+',
    `gives it a die back, ${borg.RETURNED} at most in each Combat Round`,
    `up to ${borg.ADAPTED}`,
  ],
  'A-OPEN-29': [
    `With 1 or 2 players, a Home System loses at most ${borg.HOME_LOSSES[0]} Nodes in one turn of the Borg`,
    `With more players, it loses at most ${borg.HOME_LOSSES[2]} Nodes`,
    `If all ${borg.SPIRES} Spires are in play`,
  ],
  'A-OPEN-30': [`rolls ${borg.SPIRE_DICE} dice plus 1 for each`, `Assimilation Nodes and add ${borg.SPIRE_HITS}.`],
  'A-OPEN-31': [
    `the ${CARDS.tech.length} Borg Tech Cards`,
    `takes ${borg.TROPHY.culture} Culture`,
    `You can have ${borg.TECH_HELD} Tech Cards at most. If none is left, you take ${borg.NO_TECH.research} Research`,
    `four families of ${CARDS.tech.length / 4} cards each`,
  ],
  'A-OPEN-32': [`${borg.SPIRES} Spires and ${borg.CUBES} Cubes are in play`],
  'A-OPEN-33': [
    `has ${borg.TOGETHER.ascendancy} Ascendancy. Vulcans need ${borg.TOGETHER.ascendancy + borg.TOGETHER.vulcan}.`,
    `at the end of round ${borg.TOGETHER.rounds}`,
  ],
  'A-OPEN-101': ['The Cardassian rule is Annexation. Once per turn, they gain 1 Culture when they take Control'],
};

describe('Rulings', () => {
  it.each(Object.entries(RULINGS))('the entry %s states the numbers that the code uses', (id, parts) => {
    for (const part of parts) expect(said(id)).toContain(part);
  });

  it('A-OPEN-02 A-BUILD-33 A-BUILD-34: there are only three price lists, and docs/data.md shows them', () => {
    const same = (one: keyof typeof UPGRADES, other: keyof typeof UPGRADES) =>
      expect(UPGRADES[one]).toEqual(UPGRADES[other]);
    for (const civ of ['romulan', 'ferengi', 'vulcan'] as const) same(civ, 'federation');
    same('cardassian', 'klingon');
    expect([klingon.shields, andorian.weapons]).toEqual([federation.shields, klingon.weapons]);
    for (const steps of [klingon.weapons, andorian.shields]) expect(DATA).toContain(steps.join(', '));
  });

  it('A-OPEN-15: Agendas have the goals that the ruling gives as examples', () => {
    expect(CARDS.agendas).toHaveLength(10);
    expect(CARDS.agendas.filter(({ source }) => source === 'book')).toHaveLength(1);
    expect(goal('Galactic Concord')).toMatch(
      /^Have 2 Ascendancy and Trade Agreements in both directions with 3 rivals,/,
    );
    expect(goal('Fruits of Reason')).toBe('Control 4 Research Nodes and 3 Culture Nodes.');
    expect(goal('Ascendant Logic')).toBe('Have 4 Ascendancy.');
  });

  it('A-OPEN-13: one side of each Fleet Card holds 3 to 5 Ships, the other 6 to 8', () => {
    expect(said('A-OPEN-13')).toContain('One side holds 3, 4 or 5 Ships, and the other side holds 6, 7 or 8');
    for (const { a, b } of CIVS.flatMap(fleetCards)) {
      const [less, more] = [a.most, b.most].sort((one, other) => one - other);
      expect([3, 4, 5]).toContain(less);
      expect([6, 7, 8]).toContain(more);
    }
  });

  it('A-OPEN-26: the Command Cards for each kind of target match the ruling', () => {
    const count = <K extends 'speed' | 'dice' | 'adapted'>(of: K, value: number) =>
      ofOne.filter((card) => card[of] === value).length;
    expect(targets.size).toBe(5);
    expect([1, 2, 3].map((speed) => count('speed', speed))).toEqual([2, 2, 2]);
    expect([2, 1, -1].map((dice) => count('dice', dice))).toEqual([1, 1, 1]);
    expect(count('adapted', 1)).toBe(1);
  });

  it('A-OPEN-28: the Hit Roll for each number of Spires matches the ruling', () => {
    expect([...borg.HIT_ROLLS]).toEqual([5, 5, 4, 4, 3, 3]);
  });

  it('A-OPEN-101: the entry names the two console rules that aren’t in the book', () => {
    const ours = CIVS.flatMap((civ) => consoleRules(civ)).filter(({ id }) => /Annexation|No Retreat/.test(id));
    expect(ours.map(({ id }) => id)).toEqual(['No Retreat, No Surrender', 'Annexation']);
    expect(said('A-OPEN-101')).toContain('never Retreat from a Space Battle and never Surrender');
  });
});

describe('Readings of the book', () => {
  it.each(READINGS)('the entry for the reading %s says that a table can agree on it', (reading) => {
    expect(said(READING_RULES[reading])).toMatch(/[Aa]t set-up, you may agree/);
  });

  it('if an entry lets a table agree on a reading, the settings offer that reading', () => {
    const told = new Set<string>(Object.values(READING_RULES));
    const entries = (rulebooks['ascendancy'] ?? []).flatMap((chapter) => chapter.entries);
    const agreed = entries.filter(({ text }) => /[Aa]t set-up,\s+you\s+may\s+agree/.test(text));
    expect(agreed.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});
