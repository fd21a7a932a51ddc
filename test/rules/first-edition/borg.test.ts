import { describe, expect, it } from 'vitest';
import { arrestedAmong } from '../../../src/games/first-edition/chapters/affiliation/arrest.ts';
import { FACE } from '../../../src/games/first-edition/chapters/calls.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { isAlone } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isMatched, isStaffed } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { peopleAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import type { PersonnelCard } from '../../../src/games/first-edition/content/card.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { hasTrait } from '../../../src/games/first-edition/content/traits.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { isPersonnel } from '../../../src/games/first-edition/position/kinds.ts';
import { within } from './figures.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { calling, offered, scene } from './scene.ts';
import { DECK } from './two-sides.ts';

const BORG: readonly PersonnelCard[] = allCards('Personnel')
  .filter(isPersonnel)
  // Q of Borg is a Borg by his own text.
  .filter(({ affiliations, title }) => affiliations.includes('Borg') && title !== 'Q of Borg');
const GENDERS = ['Male', 'Female', 'Neuter'];

describe('Borg', () => {
  it('C-BORG-03: Borg have no classification, and at least one subcommand icon', () => {
    expect(BORG.length).toBeGreaterThan(30);
    for (const { title, classifications, icons } of BORG) {
      expect(classifications, title).toEqual([]);
      expect(icons.filter((icon) => ['Com', 'Def', 'Nav'].includes(icon)).length, title).toBeGreaterThan(0);
    }
    // MEDICAL is her skill, not her classification.
    const g = within([['Four of Eleven', 'surface:L2']]);
    const is = (formula: string) => isAlone(g, pieceOf(g, 1), parseFormula(formula));
    expect([is('MEDICAL'), is('personnel with MEDICAL classification')]).toEqual([true, false]);
  });

  it('C-BORG-03: a Borg with several icons can use only one of them at a time for staffing', () => {
    // A Borg Cube needs three Borg, Communication, Defense and two Navigation: seven personnel.
    const staffed = (...crew: string[]) => {
      const g = within([['Borg Cube', 'space:L2'], ...crew.map((who): Row => [who, 'aboard:1'])]);
      return isStaffed(g, pieceOf(g, 1));
    };
    const fill = ['Eighteen of Nineteen', 'Eighteen of Nineteen'];
    const more = ['Locutus of Borg', 'Locutus of Borg', 'Locutus of Borg', 'Locutus of Borg'];
    expect(staffed(...more, ...fill)).toBe(false);
    expect(staffed(...more, 'Dukat of Borg', ...fill)).toBe(true);
    // Without Communication and Defense from another personnel, one of the two is missing.
    const drones = new Array<string>(6).fill('Eighteen of Nineteen');
    expect(staffed('Locutus of Borg', ...drones)).toBe(false);
    expect(staffed('Locutus of Borg', 'Dukat of Borg', ...drones)).toBe(true);
  });

  it('C-BORG-10: only drones have no gender, and counterparts and other affiliations aren’t drones', () => {
    for (const one of BORG) {
      const isDrone = hasTrait(one, 'Drone');
      expect(
        GENDERS.some((gender) => hasTrait(one, gender)),
        one.title,
      ).toBe(!isDrone);
      if (hasTrait(one, 'Counterpart') || one.title.startsWith('Borg Queen')) expect(isDrone, one.title).toBe(false);
    }
    const former = allCards('Personnel').filter(
      (one) => isPersonnel(one) && !one.affiliations.includes('Borg') && hasTrait(one, 'Borg'),
    );
    expect(former.length).toBeGreaterThan(5);
    expect(former.filter((one) => hasTrait(one, 'Drone'))).toEqual([]);
  });

  it('C-BORG-10: card text about drones doesn’t apply to other Borg, and text about gender doesn’t apply to drones', () => {
    const hit = (dilemma: string, ...crew: string[]) => {
      const team = crew.map((who): Row => [who, 'surface:L2', { as: { affiliation: 'Federation', by: 1 } }]);
      const stage = scene({ gold: { play: team, deck: DECK }, blue: { seeds: { L2: [dilemma] }, deck: DECK } });
      finish(stage.does('gold', 'attempt:L2:team-1'), []);
      return [stage.g.players[0]?.discard ?? [], Object.values(stage.g.pieces).map(({ at }) => at)];
    };
    // Dukat of Borg, a counterpart, and Tayar, a former Borg, stay.
    expect(hit('The Weak Will Perish', 'Four of Eleven', 'Dukat of Borg', 'Tayar')[0]).toEqual(['four-of-eleven']);
    expect(hit("Male's Love Interest", 'Four of Eleven')[1]).toEqual(['surface:L2']);
    expect(hit("Female's Love Interest", 'Four of Eleven')[1]).toEqual(['surface:L2']);
  });

  it('C-BORG-11: Borg belong to the Borg species and to their original species', () => {
    for (const one of BORG) expect(hasTrait(one, 'Borg'), one.title).toBe(true);
    const of = (title: string) => BORG.find((one) => one.title === title) as PersonnelCard;
    expect(['Borg', 'Human', 'Bajoran'].map((species) => hasTrait(of('Locutus of Borg'), species))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['Borg', 'Human', 'Bajoran'].map((species) => hasTrait(of('Bareil of Borg'), species))).toEqual([
      true,
      false,
      true,
    ]);
    // Shakaar makes Bajorans stronger.
    const strength = (...play: Row[]) => attributeOf(within(play), pieceOf(within(play), 1), 'STRENGTH');
    const bareil: Row = ['Bareil of Borg', 'surface:L2'];
    expect(strength(bareil, ['Shakaar Edon', 'surface:L2'])).toBe(strength(bareil) + 2);
  });

  it('C-BORG-12: card text about men and women doesn’t apply to Borg', () => {
    const g = within(inPlay('L2: Locutus of Borg, Jean-Luc Picard (Chain of Command)'));
    const is = (piece: number) => isAlone(g, pieceOf(g, piece), parseFormula('Male'));
    // The Federation card of the same person counts as a man.
    expect([is(1), is(2)]).toEqual([false, true]);
  });

  it('C-BORG-12: card text about personnel who aren’t women doesn’t apply to Borg either', () => {
    const stays = (ship: string, who: string) => {
      const stage = scene({
        gold: { missions: ['Amnesty Talks'], play: `space:L1: ${ship}; aboard:1: ${who}`, deck: DECK },
        blue: { seeds: { L1: ['Unexpected'] }, deck: DECK },
        // C-BORG-04: they attempt nothing, and face seeds in other ways.
        call: calling(FACE, { seat: 0, location: 'L1', ship: 1 }),
      });
      finish(stage, []);
      return stage.g.pieces[2] !== undefined;
    };
    expect([stays('Borg Cube', 'Locutus of Borg'), stays('Zalkonian Vessel', 'Sunad')]).toEqual([true, false]);
  });

  it('C-BORG-17: Borg don’t mix with other affiliations, and are under house arrest among them', () => {
    const arrested = (ship: string, ...crew: string[]) => {
      const g = within([[ship, 'space:L2'], ...crew.map((who): Row => [who, 'aboard:1'])]);
      return arrestedAmong(g, 'aboard:1', peopleAt(g, 'aboard:1', 0)).map(({ card }) => card);
    };
    // Sunad is Non-Aligned, and compatible with everybody else.
    expect(arrested('U.S.S. Galaxy', 'Calloway', 'Four of Eleven')).toEqual(['four-of-eleven']);
    expect(arrested('Borg Cube', 'Four of Eleven', 'Sunad')).toEqual(['sunad']);
    expect(arrested('U.S.S. Galaxy', 'Calloway', 'Sunad')).toEqual([]);
    const g = within(inPlay('L2: Borg Cube [Sunad]'));
    expect(isMatched(g, pieceOf(g, 1))).toBe(false);
    const away = scene({ gold: { play: 'L2: Four of Eleven, Calloway' } });
    expect(offered(away, 'gold', 'attempt')).toEqual(['attempt:L2:team-2']);
  });
});
