import { describe, expect, it } from 'vitest';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

const PLANET = 'surface:L2' as const;
const onL2 = (...titles: string[]): Row[] => titles.map((title) => [title, PLANET]);

/** Lets Gold’s team at L2 encounter a dilemma of Blue’s, with the first answer to each question. */
function meets(dilemma: string, team: readonly Row[], theirs: readonly Row[] = []): Stage<FirstEdition> {
  const stage = twoSides({ play: team }, { play: theirs, seeds: { L2: [dilemma] } });
  finish(stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? ''), []);
  return stage;
}

const stopped = ({ g }: Stage<FirstEdition>) =>
  Object.values(g.pieces).flatMap((piece) => (piece.stopped === undefined ? [] : piece.id));
const dead = ({ g }: Stage<FirstEdition>) => g.players[0]?.discard ?? [];

describe('personnel who share a skill, a number or a classification with the one picked', () => {
  it.each([
    // Both have Leadership, and each has a skill that the other doesn’t.
    ['a skill', ['Spock', 'Tasha Yar'], 0],
    ['the classification alone, which doesn’t count', ['Giusti', 'Benjamin Maxwell'], 1],
    // An OFFICER by classification, and an ENGINEER by classification with the other’s skill.
    ['a skill that is another’s classification', ['Data', 'Linda Larson'], 1],
    ['a skill of either of two people on one card', ['Jake and Nog', 'Linda Larson'], 0],
    ['a classification of the second of two, which doesn’t count', ['Worf and Jadzia', 'Spock'], 1],
    ['identity, even without a skill', ['Mr. Homn'], 0],
  ])('C-DILEMMA-13 C-DUAL-01: Romulan Mind Probes compares the crew by %s', (_, team, count) => {
    const as = { affiliation: 'Federation', by: 1 } as const;
    const play = team.map((one): Row => [one, PLANET, { as }]);
    expect(stopped(meets('Romulan Mind Probes', play))).toHaveLength(count);
  });

  it.each([
    // INTEGRITY 7 and CUNNING 5 of both.
    ['a number of one attribute', ['Calloway', 'Linda Larson'], 0],
    // 7, 5, 6 and 9, 6, 2.
    ['no number of the same attribute', ['Darian Wallace', 'Norah Satie'], 1],
    // 8, 12, 12 and 5, 8, 6: the 8 is of two attributes.
    ['a number of another attribute', ['Data', 'Sunad'], 1],
    // INTEGRITY 6 and 7 of the two on one card, 6 and 8 of those on the other.
    ['a number of one of two people each', ['Sergey and Helena', 'Data and Geordi'], 0],
  ])('C-DILEMMA-13 C-DUAL-01: Chula: The Chandra compares the team by %s', (_, team, count) => {
    expect(stopped(meets('Chula: The Chandra', onL2(...team)))).toHaveLength(count);
  });

  it.each([
    ['another personnel of the classification also dies', ['Giusti', 'Benjamin Maxwell'], 2],
    ['one classification of two people on a card is enough', ['Jean-Luc and Beverly', 'Worf and Jadzia'], 2],
    ['one personnel dies alone if nobody else has the classification', ['Giusti', 'Calloway', 'Mot the Barber'], 1],
  ])('C-DILEMMA-13 C-DUAL-01: Hull Breach: %s', (_, team, count) => {
    const as = { affiliation: 'Federation', by: 1 } as const;
    const play: Row[] = [['U.S.S. Galaxy', 'space:L1'], ...team.map((one): Row => [one, 'aboard:1', { as }])];
    const stage = twoSides({ play }, { seeds: { L1: ['Hull Breach'] } });
    finish(stage.does('gold', 'attempt:L1:1'), []);
    expect(dead(stage)).toHaveLength(count);
  });
});

describe('personnel who can be picked', () => {
  it('C-SKILL-21 C-DUAL-01: Hunter Gangs picks personnel with odd CUNNING, or a card with two people if either has odd CUNNING', () => {
    // CUNNING 5 and 6.
    expect(dead(meets('Hunter Gangs', onL2('Calloway', 'Giusti')))).toEqual([id('Calloway')]);
    expect(dead(meets('Hunter Gangs', onL2('Beverly and Will', 'Giusti')))).toEqual([id('Beverly and Will')]);
  });

  it('C-TEAM-15: Ktarian Game never picks a disabled personnel, but other dilemmas can kill one', () => {
    const held = { held: { by: 2, as: 'disabled' } } as const;
    const crew = ['Mot the Barber', ...new Array<string>(8).fill('Giusti')];
    const play: Row[] = [
      ...inPlay('L1: U.S.S. Oberth [Ktarian Game {owner: 1, seat: 0}]'),
      ...crew.map((one, at): Row => [one, 'aboard:1', at === 0 ? {} : held]),
    ];
    const stage = ends(twoSides({ play }), 'gold', 'blue');
    expect(stage.g.pieces[3]?.held).toMatchObject({ as: 'disabled' });
    const virus: Row[] = [
      ...inPlay('table: Ktarian Game {owner: 1}; L2: Harvester Virus {owner: 1}'),
      ['Giusti', PLANET, { held: { by: 1, as: 'disabled' } }],
    ];
    expect(alive(ends(twoSides({ play: virus }), 'gold'))).toEqual([1, 2]);
  });

  it('C-TEAM-08 C-DUAL-01 C-SELECT-02: for Data Has Some Issues, the opponent picks a weaker personnel who is with the host and belongs to the same player', () => {
    // STRENGTH 5 of Mot, 4 of Beverly, 7 of Spock.
    const play: Row[] = [
      ...inPlay('L2: Mot the Barber [Data Has Some Issues {owner: 1, seat: 0}]'),
      ...onL2('Beverly and Will', 'Spock', 'Giusti', 'Norah Satie', 'Tricorder'),
      ['Giusti', 'surface:L5'],
    ];
    const stage = ends(twoSides({ play }, { play: onL2('Giusti') }), 'gold');
    expect(offered(stage, 'blue')).toEqual(['who:3', 'who:5', 'who:6']);
    expect(stage.decision('blue').prompt).toBe('Data Has Some Issues, which personnel dies: choose 1 card.');
  });

  it('C-DILEMMA-13: a dilemma that stops all Away Teams on a planet also stops the opponent’s team', () => {
    const stage = twoSides(
      { play: [...onL2('Giusti', 'Calloway'), ['Linda Larson', 'surface:L5']] },
      { play: onL2('Darian Wallace'), seeds: { L2: ['Sarjenka'] } },
    );
    stage.does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '').does('gold', 'way:help');
    expect(stopped(stage)).toEqual([1, 2, 4]);
  });

  it('C-DILEMMA-13: Crystalline Entity kills everyone aboard, but takes no equipment', () => {
    const play: Row[] = [['Runabout', 'space:L1'], ...['Giusti', 'Tricorder'].map((one): Row => [one, 'aboard:1'])];
    const stage = twoSides({ play }, { play: [['Calloway', 'aboard:1']], seeds: { L1: ['Crystalline Entity'] } });
    stage.does('gold', 'attempt:L1:1');
    expect([alive(stage), dead(stage)]).toEqual([[1, 3], ['giusti']]);
  });
  it('C-SELECT-03 C-TURN-11: the current player chooses among their own personnel, whoever owns the card', () => {
    const play = inPlay('L5: Your Galaxy Is Impure {owner: 1}, Mot the Barber');
    const stage = scene({
      gold: { play, deck: DECK },
      blue: { play: ['Giusti', 'Calloway'].map((one): Row => [one, 'surface:L5']), deck: DECK },
      turn: 'blue',
    });
    stage.does('blue', offered(stage, 'blue', 'attempt:L5')[0] ?? '');
    expect(offered(stage, 'blue')).toEqual(['who:3', 'who:4']);
  });
});
