import { describe, expect, it } from 'vitest';
import { arrestedAmong } from '../../../src/games/first-edition/chapters/affiliation/arrest.ts';
import { awayTeams, peopleAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, offered, scene } from './scene.ts';

/** One Klingon and three Romulans in a place (C.6, 17). */
const four = (place: CardPlace): Row[] => ['Kurn', 'Sela', 'Alidar Jarok', 'Mirok'].map((one) => [one, place]);

function arrested(place: CardPlace, ...rows: Row[]): string[] {
  const { g } = scene({ gold: { play: rows } });
  return arrestedAmong(g, place, peopleAt(g, place, 0)).map(({ card }) => card);
}

describe('house arrest', () => {
  it('C-AFFIL-14: house arrest holds personnel who are incompatible with their player’s ship', () => {
    const ship: Row = ["I.K.C. Vor'Cha", 'space:L2'];
    expect(arrested('aboard:1', ship, ...four('aboard:1'))).toEqual(['sela', 'alidar-jarok', 'mirok']);
    expect(arrested('aboard:1', ship, ...four('aboard:1'), ['Treaty: Romulan/Klingon', 'core:0'])).toEqual([]);
  });

  it('C-AFFIL-14: house arrest holds the smaller group if all personnel are compatible with the ship', () => {
    expect(arrested('aboard:1', ['Mercenary Ship', 'space:L2'], ...four('aboard:1'))).toEqual(['kurn']);
  });

  it('C-AFFIL-14: house arrest also holds the smaller group aboard an opponent’s ship', () => {
    const { g } = scene({ gold: { play: four('aboard:5') }, blue: { play: [['U.S.S. Galaxy', 'space:L2']] } });
    expect(arrestedAmong(g, 'aboard:5', peopleAt(g, 'aboard:5', 0)).map(({ card }) => card)).toEqual(['kurn']);
  });

  it('C-AFFIL-14: incompatible personnel on a planet form two Away Teams', () => {
    const { g } = scene({ gold: { play: four('surface:L2') } });
    expect(awayTeams(g, 'L2', 0).map(({ length }) => length)).toEqual([1, 3]);
  });

  it('C-AFFIL-15: personnel under house arrest can’t fight', () => {
    const play = inPlay('L1: Mercenary Ship [Kurn, Sela, Sunad, Alidar Jarok]');
    // Non-Aligned Sunad joins Kurn, who came first, as Alidar Jarok joins Sela.
    const stage = scene({ gold: { play }, blue: { play: [['Calloway', 'aboard:1']] } });
    const fighters = offered(stage, 'gold', 'fight');
    expect(fighters).toHaveLength(1);
    const { g } = stage;
    expect(arrestedAmong(g, 'aboard:1', peopleAt(g, 'aboard:1', 0)).length).toBe(2);
  });

  it('C-TEAM-09 C-AFFIL-15: personnel under house arrest can’t cure a card on the ship', () => {
    const left = (...crew: string[]) => {
      const play: Row[] = [
        ...inPlay('L1: U.S.S. Galaxy [Nitrium Metal Parasites {owner: 1}]'),
        ...inPlay(`aboard:1: ${crew.join(', ')}; L1: Federation Outpost`),
      ];
      // Any action may come before.
      return scene({ gold: { play } }).does('gold', 'move:1:L2').g.pieces[2]?.card;
    };
    const staff = ['Calloway', 'Giusti', 'Jean-Luc Picard', 'Worf'];
    expect(left(...staff, "Ensign O'Brien", 'Chief Pitcairn')).toBeUndefined();
    // Klingons on a ship of the Federation.
    expect(left(...staff, "B'Somgh", 'Gonik')).toBe('nitrium-metal-parasites');
  });

  it('C-AFFIL-15: house arrest ends when the personnel beam to a planet', () => {
    const play: Row[] = [["I.K.C. Vor'Cha", 'space:L2'], ...four('aboard:1')];
    const stage = scene({ gold: { play } }).does('gold', 'beam:some:aboard:1:surface:L2').does('gold', 'who:3');
    expect(at(stage, 3)).toBe('surface:L2');
    expect(awayTeams(stage.g, 'L2', 0)).toHaveLength(1);
  });

  it('C-AFFIL-16: house arrest doesn’t apply to the opponent’s captives and intruders', () => {
    const gold = inPlay('L2: U.S.S. Galaxy [Calloway]');
    const blue = inPlay('aboard:1: Kurn {seat: 0, captive: escorted}, Morka');
    const { g } = scene({ gold: { play: gold }, blue: { play: blue } });
    expect(arrestedAmong(g, 'aboard:1', peopleAt(g, 'aboard:1', 0))).toEqual([]);
  });

  it('C-AFFIL-14 C-FAC-08: cards can’t beam aboard where they are incompatible', () => {
    const play = inPlay('L2: Mercenary Ship [Kurn], Sela');
    const stage = scene({ gold: { play } });
    expect(stage.refuses('gold', 'beam:all:surface:L2:aboard:1')).toMatchObject({ rule: 'C-AFFIL-14' });
  });

  it('C-PLAY-17 C-FAC-08: cards can’t report where they are incompatible', () => {
    const play = inPlay('L1: Neutral Outpost [Kurn]');
    const stage = scene({ gold: { play, hand: ['Sela'] } });
    expect(stage.refuses('gold', 'report Sela')).toMatchObject({ rule: 'C-PLAY-17' });
    expect(offered(scene({ gold: { play: play.slice(0, 1), hand: ['Sela'] } }), 'gold', 'report')).toHaveLength(1);
  });
});
