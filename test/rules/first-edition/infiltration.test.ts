import { describe, expect, it } from 'vitest';
import { playWorth } from '../../../src/games/first-edition/bot/plays.ts';
import { arrestedAmong } from '../../../src/games/first-edition/chapters/affiliation/arrest.ts';
import { affiliationOf } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { peopleAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, fieldsOf, offered, scene } from './scene.ts';

/** Blue’s ship and crew at First Contact, as pieces 2 and 3: Gold’s Captain Picard of the Ferengi is piece 1. */
const CREW = inPlay('L2: U.S.S. Oberth; aboard:2: Giusti');
const HIDDEN: Partial<AnyPiece> = { infiltrates: 'Federation' };

function picard(where: Row[1], more: Partial<AnyPiece>, blue: readonly Row[] = CREW, turn: 'gold' | 'blue' = 'gold') {
  return scene({ gold: { play: [['Captain Picard', where, more]] }, blue: { play: blue }, turn });
}

/** The affiliation that Gold’s infiltrator acts as. */
function side({ g }: Stage<FirstEdition>): string | null | undefined {
  const piece = g.pieces[1];
  return piece === undefined ? undefined : affiliationOf(piece);
}

describe('infiltration', () => {
  const reports = (hand: string, home: Row, ...more: Row[]) =>
    offered(scene({ gold: { hand: [hand] }, blue: { play: [home, ...more] } }), 'gold', 'report:');

  it('C-INFIL-01: a personnel infiltrates by reporting to an opponent’s compatible facility in any quadrant', () => {
    expect(reports('Captain Picard', ['Federation Outpost', 'space:L1'])).toEqual(['report:captain-picard:aboard:1']);
    expect(reports('Kira Founder', ['Bajoran Outpost', 'space:L1'])).toEqual(['report:kira-founder:aboard:1']);
  });

  it('C-INFIL-01: infiltration needs the icon and a compatible facility', () => {
    expect(reports('Captain Picard', ['Klingon Outpost', 'space:L1'])).toEqual([]);
    expect(reports('Spock', ['Federation Outpost', 'space:L1'])).toEqual([]);
  });

  it('C-INFIL-01: the bot doesn’t infiltrate, but keeps its personnel for missions', () => {
    const { g } = scene({ gold: { hand: ['Captain Picard'] }, blue: { play: [['Federation Outpost', 'space:L1']] } });
    const own = scene({ gold: { hand: ['Captain Picard'], play: [['Ferengi Outpost', 'space:L1']] } }).g;
    const key = 'report:captain-picard:aboard:1';
    expect([playWorth(g, 0, { key }) > 0, playWorth(own, 0, { key }) > 0]).toEqual([false, true]);
  });

  it('C-INFIL-01: a personnel can infiltrate only if the opponent plays the affiliation of the infiltration icon', () => {
    const home: Row = ['Neutral Outpost', 'space:L1'];
    expect(reports('Captain Picard', home)).toEqual([]);
    expect(reports('Captain Picard', home, ['Calloway', 'surface:L4'])).toEqual(['report:captain-picard:aboard:1']);
  });

  it('C-INFIL-01 C-AFFIL-13: infiltrating changes a personnel’s affiliation but not who controls them, and doesn’t count as playing the affiliation', () => {
    const stage = scene({ gold: { hand: ['Captain Picard'] }, blue: { play: [['Federation Outpost', 'space:L1']] } });
    stage.does('gold', 'report:captain-picard:aboard:1');
    expect(stage.g.pieces[2]).toMatchObject({ seat: 0, infiltrates: 'Federation', at: 'aboard:1' });
    expect(stage.g.players[0]?.playing).toEqual(['Ferengi']);
  });

  it('C-INFIL-01: a personnel in play can infiltrate when an opponent’s crew or Away Team is present', () => {
    const stage = picard('surface:L2', {}, [...CREW, ['Spock', 'surface:L2']]);
    expect(side(stage.does('gold', 'infiltrate:1'))).toBe('Federation');
    expect(offered(picard('surface:L4', {}), 'gold', 'infiltrate')).toEqual([]);
    const romulans = picard('surface:L2', {}, [...CREW, ['Mirok', 'surface:L2']]);
    expect(romulans.refuses('gold', 'infiltrate:1')).toMatchObject({ rule: 'C-INFIL-01' });
  });

  it('C-INFIL-01: a personnel can also infiltrate in the opponent’s turn', () => {
    const stage = picard('surface:L2', {}, [...CREW, ['Spock', 'surface:L2']], 'blue').orders('gold', {
      also: ['gap'],
    });
    stage.does('blue', 'move:2:L1').does('gold', 'infiltrate:1');
    expect(side(stage)).toBe('Federation');
  });
});

describe('infiltrators', () => {
  it('C-INFIL-03: an infiltrator and the opponent can’t attack each other', () => {
    const fights = (more: Partial<AnyPiece>, turn: 'gold' | 'blue') => {
      const blue: Row[] = [...CREW, ['Kurn', 'surface:L2']];
      return offered(picard('surface:L2', more, blue, turn), turn, 'fight').length;
    };
    expect([fights({}, 'blue'), fights(HIDDEN, 'blue')]).toEqual([1, 0]);
    expect([fights({}, 'gold'), fights(HIDDEN, 'gold')]).toEqual([1, 0]);
  });

  it('C-INFIL-01: an infiltrator beams with the opponent’s personnel or stays behind', () => {
    const beamed = (answer: string) => {
      const stage = picard('aboard:2', HIDDEN, CREW, 'blue');
      return at(stage.does('blue', 'beam:all:aboard:2:surface:L2').does('gold', answer), 1);
    };
    expect([beamed('along:1'), beamed('stay:1')]).toEqual(['surface:L2', 'aboard:2']);
  });

  it('C-INFIL-01: an infiltrator joins an attempt by the opponent’s personnel or stays out of it', () => {
    const met = (answer: string) => {
      const play: Row[] = [['Captain Picard', 'surface:L2', HIDDEN]];
      const blue = inPlay('L2: Spock, Deanna Troi');
      const stage = scene({ gold: { play, seeds: { L2: ['Archer'] } }, blue: { play: blue }, turn: 'blue' });
      stage.does('blue', 'attempt:L2:team-2').does('gold', answer);
      return stage.g.lastMet?.team;
    };
    const [joined = [], out = []] = [met('join:1'), met('stay:1')];
    expect([joined, out].map((team) => team.includes('captain-picard'))).toEqual([true, false]);
    expect([joined, out].map((team) => team.includes('spock'))).toEqual([true, true]);
  });

  it('C-INFIL-03: an infiltrator can beam alone with the opponent’s transporters, but only in the opponent’s turn', () => {
    const away = inPlay('L1: U.S.S. Oberth; aboard:2: Giusti');
    const stage = picard('aboard:2', HIDDEN, away, 'blue').orders('gold', { also: ['gap'] });
    stage.does('blue', 'move:2:L2').does('gold', 'slip:1:surface:L2');
    expect([at(stage, 1), at(stage, 3)]).toEqual(['surface:L2', 'aboard:2']);
    expect(offered(picard('aboard:2', HIDDEN), 'gold', 'slip')).toEqual([]);
  });

  it('C-INFIL-03: an infiltrator belongs to no Away Team, and can’t beam with personnel of its own player', () => {
    const own: Row[] = [['Captain Picard', 'surface:L2', HIDDEN], ...inPlay('L2: U.S.S. Oberth, Giusti')];
    const stage = scene({ gold: { play: own }, blue: { play: [['Spock', 'surface:L2']] } });
    stage.does('gold', 'beam:all:surface:L2:aboard:2');
    expect([at(stage, 1), at(stage, 3)]).toEqual(['surface:L2', 'aboard:2']);
    expect(offered(picard('surface:L2', HIDDEN), 'gold', 'attempt')).toEqual([]);
  });

  it('C-INFIL-03: an infiltrator and other personnel of the same player don’t put each other under house arrest', () => {
    const play: Row[] = [
      ['Captain Picard', 'aboard:3', HIDDEN],
      ['Kurn', 'aboard:3'],
    ];
    const { g } = scene({ gold: { play }, blue: { play: [['U.S.S. Galaxy', 'space:L2']] } });
    expect(arrestedAmong(g, 'aboard:3', peopleAt(g, 'aboard:3', 0))).toEqual([]);
  });
});

describe('exposure', () => {
  it('C-INFIL-02: a player can expose their infiltrator, who becomes an intruder with the printed affiliation', () => {
    const stage = picard('aboard:2', HIDDEN).does('gold', 'expose:1');
    expect([side(stage), fieldsOf(stage.g, 1)?.infiltrates]).toEqual(['Ferengi', undefined]);
    expect(stage.refuses('gold', 'infiltrate:1')).toMatchObject({ rule: 'C-INFIL-02' });
  });

  it('C-INFIL-02: an exposed personnel may infiltrate again only after leaving the opponent’s personnel', () => {
    const stage = picard('surface:L4', { exposed: true }).does('gold', 'end');
    expect(fieldsOf(stage.g, 1)?.exposed).toBe(true);
    const again = picard('surface:L4', { exposed: true }, CREW, 'blue').does('blue', 'move:2:L1');
    expect(fieldsOf(again.g, 1)?.exposed).toBeUndefined();
  });

  it('C-INFIL-02: an infiltrator is exposed by the persona that it impersonates', () => {
    const met = (who: string) => {
      const blue: Row[] = [
        ...inPlay(`L1: Bajoran Outpost; aboard:2: ${who}`),
        ...inPlay('L1: Bajoran Interceptor; aboard:4: Anara'),
      ];
      const play: Row[] = [['Kira Founder', 'aboard:2', { infiltrates: 'Bajoran' }]];
      const stage = scene({ gold: { play }, blue: { play: blue }, turn: 'blue' }).does('blue', 'dock:4:2');
      return fieldsOf(stage.g, 1)?.infiltrates;
    };
    expect([met('Kira Nerys'), met('Anara')]).toEqual([undefined, 'Bajoran']);
  });

  it('C-INFIL-02: an infiltrator aboard its player’s own ship is exposed', () => {
    const play: Row[] = [['Captain Picard', 'aboard:2', HIDDEN], ...inPlay('L2: U.S.S. Oberth; aboard:2: Giusti')];
    const stage = scene({ gold: { play } }).does('gold', 'move:2:L1');
    expect(fieldsOf(stage.g, 1)?.infiltrates).toBeUndefined();
  });
});
