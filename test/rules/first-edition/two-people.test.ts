import { describe, expect, it } from 'vitest';
import { LEAVE } from '../../../src/games/first-edition/chapters/calls.ts';
import { uniqueWhy } from '../../../src/games/first-edition/chapters/play/unique.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { isAlone, meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isStaffed } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { allCards, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { isDual } from '../../../src/games/first-edition/position/kinds.ts';
import { halvesOf } from '../../../src/games/first-edition/position/pieces.ts';
import { within } from './figures.ts';
import { crewFor, meet } from './meet.ts';
import type { Row } from './position-text.ts';
import { at, calling, id, offered, scene } from './scene.ts';
import { scored } from './tried.ts';
import { alive, DECK } from './two-sides.ts';

const one = (...titles: string[]) => within(titles.map((title): Row => [title, 'surface:L2']));
const alone = (title: string, formula: string): boolean => {
  const g = one(title);
  return isAlone(g, pieceOf(g, 1), parseFormula(formula));
};

describe('cards with two people', () => {
  it('C-DUAL-01: a card with two people is picked as one card', () => {
    // Half of six cards are killed, and a card of two people counts as one.
    const crew = ['Sons of Mogh', 'Mot the Barber', 'Linda Larson', 'Giusti', 'Darian Wallace', 'Sirna Kolrami'];
    const { stage } = meet('Denevan Neural Parasites', { crew, at: 'planet' });
    expect(stage.log).toMatch(/killed/);
    expect(stage.g.players[0]?.discard.filter((card) => cardOf(card).type === 'Personnel')).toHaveLength(3);
  });

  it('C-DUAL-01: a card with two people is protected from Denevan Neural Parasites by two weapons, but not by one', () => {
    const phasers = (count: number) => new Array<string>(count).fill('Starfleet Type II Phaser');
    const dead = (
      crew: string[],
      count: number,
      { picks = [], seed = 'seed' }: { picks?: string[]; seed?: string | undefined } = {},
    ) => {
      const { stage } = meet('Denevan Neural Parasites', { crew, at: 'planet', with: phasers(count), picks, seed });
      return (stage.g.players[0]?.discard ?? []).filter((card) => cardOf(card).type === 'Personnel').sort();
    };
    expect([0, 1, 2].map((count) => dead(['Sons of Mogh'], count))).toEqual([['sons-of-mogh'], ['sons-of-mogh'], []]);
    // Two cards of two people are picked. With three weapons, only one of them is saved.
    const pairs = ['Sons of Mogh', 'Jake and Nog', 'Data and Geordi'];
    expect([1, 2, 3, 4].map((count) => dead(pairs, count).length)).toEqual([2, 1, 1, 0]);
    // A weapon that is left over protects another personnel.
    const crew = ['Sons of Mogh', 'Calloway', 'Giusti'];
    const seed = ['a', 'b', 'c', 'd', 'e'].find(
      (one) => dead(crew, 0, { seed: one }).join() === 'calloway,sons-of-mogh',
    );
    expect(dead(crew, 2, { picks: ['who:2'], seed })).toEqual(['calloway']);
    expect(dead(crew, 2, { picks: ['who:3'], seed })).toEqual(['sons-of-mogh']);
    expect(dead(crew, 3, { picks: ['who:2'], seed })).toEqual([]);
  });

  it('C-DUAL-01: if one of the two people is killed, the card is discarded', () => {
    const play: Row[] = [['Sons of Mogh', 'surface:L2']];
    const stage = scene({ gold: { play }, call: calling(LEAVE, { seat: 1, pieces: [1], why: 'killed' }) });
    expect(alive(stage)).toEqual([]);
    expect(stage.g.players[0]?.discard).toEqual(['sons-of-mogh']);
  });

  it('C-DUAL-01: either person can meet a condition for one personnel, but the two can’t meet it together', () => {
    // Kurn has STRENGTH 8 and Computer Skill. Worf has STRENGTH 10 and Honor twice.
    expect(alone('Sons of Mogh', 'Honor x2')).toBe(true);
    expect(alone('Sons of Mogh', 'Honor x3')).toBe(false);
    expect(alone('Sons of Mogh', 'STRENGTH>9')).toBe(true);
    expect(alone('Sons of Mogh', 'STRENGTH>10')).toBe(false);
    expect(alone('Sons of Mogh', 'STRENGTH>9 + Honor')).toBe(true);
    expect(alone('Sons of Mogh', 'STRENGTH>9 + Computer Skill')).toBe(false);
    // The skills and STRENGTH of both still add up in the total of a team.
    const g = one('Sons of Mogh');
    const group = { people: [pieceOf(g, 1)], equipment: [], ship: null };
    expect(meets(g, group, parseFormula('Honor x3'))).toBe(true);
    expect(meets(g, group, parseFormula('STRENGTH>17'))).toBe(true);
  });

  it('C-DUAL-01: if a condition asks for a personnel’s skill or attribute, a card counts if either of its two people meets it', () => {
    const has = (title: string, formula: string) => {
      const g = one(title);
      return meets(g, { people: [pieceOf(g, 1)], equipment: [], ship: null }, parseFormula(formula));
    };
    expect(has('Sons of Mogh', 'personnel with STRENGTH>9')).toBe(true);
    expect(has('Sons of Mogh', 'personnel with STRENGTH>10')).toBe(false);
    expect(has('Sons of Mogh', '1 each (SECURITY + STRENGTH>9)')).toBe(true);
    expect(has('Sons of Mogh', '1 each (OFFICER + STRENGTH>9)')).toBe(false);
    expect(has('Sons of Mogh', '1 each (printed STRENGTH<9)')).toBe(true);
    expect(has('Sons of Mogh', '1 each (printed STRENGTH<8)')).toBe(false);
  });

  it('C-DUAL-01: for Alien Abduction, the higher CUNNING of the two people counts', () => {
    // Alien Abduction takes the highest CUNNING. Giusti has 6, Nog 7, Jake 5, Sergey 4 and Helena 5.
    const taken = (...crew: string[]) =>
      Object.values(meet('Alien Abduction', { crew, at: 'planet' }).stage.g.pieces)
        .filter(({ held }) => held !== undefined)
        .map(({ card }) => card);
    expect(taken('Jake and Nog', 'Giusti')).toEqual(['jake-and-nog']);
    expect(taken('Sergey and Helena', 'Giusti')).toEqual(['giusti']);
  });
});

describe('attributes and icons of two people', () => {
  it('C-DUAL-02: two people fight one opponent together, using the sum of their STRENGTH', () => {
    const stage = scene({
      gold: { play: [['Sons of Mogh', 'surface:L2']] },
      blue: { play: [['Worf', 'surface:L2']] },
    }).does('gold', 'fight:1:2');
    expect(stage.log).toContain('Sons of Mogh 18, Worf 10');
    expect(stage.log.match(/stunned|wounded/g)).toHaveLength(1);
  });

  it('C-DUAL-02: the attributes and skills on the card belong to the two people in the order of the title', () => {
    const g = one('Culluh and Seska');
    const [culluh, seska] = halvesOf(pieceOf(g, 1));
    if (culluh === undefined || seska === undefined) throw new Error('nobody');
    const of = (piece: typeof culluh) =>
      (['INTEGRITY', 'CUNNING', 'STRENGTH'] as const).map((attribute) => attributeOf(g, piece, attribute));
    expect([of(culluh), of(seska)]).toEqual([
      [3, 7, 9],
      [2, 9, 6],
    ]);
    expect(isAlone(g, culluh, parseFormula('personnel with ENGINEER classification'))).toBe(false);
    expect(isAlone(g, seska, parseFormula('personnel with ENGINEER classification'))).toBe(true);
  });

  it('C-DUAL-01: two people on one card have separate attributes and skills', () => {
    // Worf has INTEGRITY 8, CUNNING 6 and STRENGTH 10. Jadzia has 8, 9 and 8.
    expect(alone('Worf and Jadzia', 'STRENGTH>9')).toBe(true);
    expect(alone('Worf and Jadzia', 'STRENGTH>10')).toBe(false);
    expect(alone('Worf and Jadzia', 'Honor x2')).toBe(true);
    expect(alone('Worf and Jadzia', 'Honor + Physics')).toBe(false);
    const two = ['Worf and Jadzia', 'Anjohl and Winn', 'Mr. and Mrs. Troi', 'Third and Fourth'];
    expect(two.map((title) => halvesOf(pieceOf(one(title), 1)).length)).toEqual([2, 2, 2, 2]);
    expect(halvesOf(pieceOf(one('Data'), 1))).toHaveLength(1);
  });

  it('C-DUAL-02 C-STAFF-02: a card with two people supplies a staffing icon for each of them', () => {
    // A U.S.S. Galaxy needs one command icon and two staff icons.
    const staffed = (...crew: string[]) => {
      const g = within([['U.S.S. Galaxy', 'space:L2'], ...crew.map((who): Row => [who, 'aboard:1'])]);
      return isStaffed(g, pieceOf(g, 1));
    };
    expect(staffed('Jean-Luc Picard', 'Data and Geordi')).toBe(true);
    expect(staffed('Data and Geordi')).toBe(false);
    expect(staffed('Jean-Luc Picard', 'Calloway')).toBe(false);
  });

  it('C-DUAL-02: if the icons of the two people differ, each supplies their own', () => {
    // The U.S.S. Defiant needs two command icons. Worf has one, and Jadzia a staff icon, enough for a U.S.S. Oberth.
    const staffed = (ship: string, ...crew: string[]) => {
      const people = crew.map((who): Row => [who, 'aboard:1', { mode: 'Federation' }]);
      return isStaffed(within([[ship, 'space:L2'], ...people]), pieceOf(within([[ship, 'space:L2']]), 1));
    };
    const both = 'Worf and Jadzia*';
    expect(staffed('U.S.S. Defiant', both)).toBe(false);
    expect(staffed('U.S.S. Defiant', both, 'Jean-Luc Picard')).toBe(true);
    expect(staffed('U.S.S. Oberth', both)).toBe(true);
    const unlike = allCards('Personnel').filter((card) => {
      const [first, second] = card.icons.filter((icon) => ['Cmd', 'Stf'].includes(icon));
      return isDual(card) && first !== second;
    });
    expect(unlike.map(({ title }) => title)).toEqual([
      "O'Brien and Kira",
      "O'Brien and Kira*",
      'Worf and Jadzia',
      'Worf and Jadzia*',
    ]);
  });

  it('C-DUAL-02: a player can’t have in play both a card with two people and another version of one of them', () => {
    const g = one('Sisters of Duras');
    for (const sister of ['Lursa', "B'Etor"]) {
      expect(uniqueWhy(g, 0, id(sister)), sister).not.toBeNull();
      expect(uniqueWhy(one(sister), 0, id('Sisters of Duras')), sister).not.toBeNull();
    }
    expect(uniqueWhy(g, 0, id('Kurn'))).toBeNull();
  });
});

describe('reports and swaps by two people', () => {
  it('C-DUAL-03: for a site or a download, it is enough that one of the two people qualifies', () => {
    const takes = (title: string) =>
      ruleOf('ops')?.site?.takes?.(one(title), { seat: 0, card: cardOf(id(title)), fits: true } as never);
    // Geordi is an ENGINEER, Data an OFFICER.
    expect([takes('Data and Geordi'), takes('Jake and Nog')]).toEqual([true, false]);
    expect(parseDownloadTarget('Any Cardassian personnel')?.(cardOf('culluh-and-seska'))).toBe(true);
  });

  it('C-DUAL-03: a man and a woman on one card can be picked as either', () => {
    const of = (dilemma: string, who: string) => meet(dilemma, { crew: [who], at: 'planet' }).stage.g.pieces[2]?.at;
    expect(of("Male's Love Interest", 'Sergey and Helena')).toBe('surface:L5');
    expect(of("Female's Love Interest", 'Sergey and Helena')).toBe('surface:L5');
    expect(of("Female's Love Interest", 'Sons of Mogh')).toBe('surface:L2');
  });

  it('C-DUAL-03: a card with two people reports for free if one of them may', () => {
    // A Ferengi CIVILIAN reports for free there. Nog is one, and Jake isn’t.
    const reported = (who: string) => {
      const stage = scene({ gold: { play: [['Tower of Commerce', 'surface:L2']], hand: [who] }, at: 'turn' });
      stage.does('gold', `report:${id(who)}:aboard:1`);
      return [stage.g.pieces[2]?.card, stage.g.turn?.played];
    };
    expect(reported('Jake and Nog')).toEqual([id('Jake and Nog'), 0]);
    expect(reported('Bractor')).toEqual(['bractor', 1]);
  });

  it('C-DUAL-03: a benefit counts once for each of the two people who qualifies', () => {
    // Culluh is a Maje and adds 5 points, while Seska isn’t.
    const worth = (...others: string[]) =>
      scored({ mission: 'Kazon Conference', people: [...crewFor('OFFICER x3 + SECURITY + Diplomacy'), ...others] });
    expect([worth(), worth('Culluh and Seska')]).toEqual([20, 25]);
    // Both Kurn and Worf are Klingons with Honor.
    const yells = (who: string) => {
      const hand = ['Klingon Death Yell', 'Klingon Death Yell', 'Klingon Death Yell'];
      const stage = scene({
        gold: { seeds: { L5: ['Armus - Skin of Evil'] }, deck: DECK },
        blue: { play: [[who, 'surface:L5']], hand, deck: DECK },
        turn: 'blue',
      }).orders('blue', { also: ['left'] });
      stage.does('blue', offered(stage, 'blue', 'attempt:L5')[0] ?? '');
      const key = 'answer:klingon-death-yell';
      while (offered(stage, 'blue').includes(key)) stage.does('blue', key);
      return (stage.g.players[1]?.scored ?? []).map(({ points }) => points);
    };
    expect(['Sons of Mogh', 'Kurn'].map(yells)).toEqual([[5, 5], [5]]);
  });

  it('C-DUAL-03: a card with two people can be swapped for another card with the same two, or for two cards with one person each', () => {
    const swaps = (there: string[], ...hand: string[]) => {
      const play = there.map((one): Row => [one, 'surface:L2']);
      return offered(scene({ gold: { play, hand }, at: 'turn' }), 'gold', 'swap');
    };
    expect(swaps(['Jake and Nog'], 'Jake and Nog*')).toEqual(['swap:1:jake-and-nog-star']);
    expect(swaps(['Sisters of Duras'], 'Lursa')).toEqual([]);
    expect(swaps(['Sisters of Duras'], 'Lursa', "Lursa (The Sky's the Limit)")).toEqual([]);
    expect(swaps(['Lursa'], 'Sisters of Duras')).toEqual([]);
    expect(swaps(['Lursa', "B'Etor"], 'Sisters of Duras')).toEqual(['swap:1:2:sisters-of-duras']);
    expect(swaps(['Sisters of Duras'], "B'Etor", 'Lursa')).toEqual(['swap:1:lursa:betor']);
  });

  it('C-DUAL-03: if a card is swapped for two single cards, all cards on it go to one of the two', () => {
    const ship: Row = ['I.K.C. Pagh', 'space:L2'];
    const play: Row[] = [ship, ['Sisters of Duras', 'aboard:1']];
    const stage = scene({
      gold: { play, hand: ["B'Etor", 'Lursa'] },
      blue: { play: [['Alien Groupie', 'on:2', { since: 1 }]] },
      at: 'turn',
    }).does('gold', 'swap:2:lursa:betor');
    expect([4, 5].map((one) => [stage.g.pieces[one]?.card, at(stage, one)])).toEqual([
      ['lursa', 'aboard:1'],
      ['betor', 'aboard:1'],
    ]);
    expect([stage.g.pieces[2], at(stage, 3), stage.g.players[0]?.hand]).toEqual([
      undefined,
      'on:4',
      ['sisters-of-duras'],
    ]);
    expect(stage.g.turn?.played).toBe(0);
    // Each of them can be swapped only once per turn.
    expect(stage.refuses('gold', 'swap:4:5:sisters-of-duras')).toMatchObject({ rule: 'C-UNIQ-08' });
    const back = scene({
      gold: { play: [ship, ['Lursa', 'aboard:1'], ["B'Etor", 'aboard:1']], hand: ['Sisters of Duras'] },
      at: 'turn',
    }).does('gold', 'swap:2:3:sisters-of-duras');
    expect([back.g.pieces[4]?.card, at(back, 4), alive(back)]).toEqual(['sisters-of-duras', 'aboard:1', [1, 4]]);
    expect(back.g.players[0]?.hand).toEqual(['lursa', 'betor']);
    // The two can’t be swapped together if they are in two places.
    const apart = scene({
      gold: { play: [ship, ['Lursa', 'aboard:1'], ["B'Etor", 'surface:L2']], hand: ['Sisters of Duras'] },
      at: 'turn',
    });
    expect(offered(apart, 'gold', 'swap')).toEqual([]);
  });

  it('C-DUAL-03: a card with two people is never a Mission Specialist, so a download of several specialists excludes it', () => {
    const duals = allCards('Personnel').filter(isDual);
    expect(duals.length).toBeGreaterThan(10);
    expect(duals.filter(({ characteristics }) => characteristics.includes('Mission Specialist'))).toEqual([]);
  });
});
