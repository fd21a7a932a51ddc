import { describe, expect, it } from 'vitest';
import { matesFor } from '../../../src/games/first-edition/chapters/play/crew.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

/** Returns the affiliation of a card that entered play. */
const sideOf = ({ g }: Stage<FirstEdition>, title: string): string | undefined =>
  Object.values(g.pieces).find(({ card }) => card === id(title))?.mode;

describe('C-AFFIL-10 C-AFFIL-12: a card with several affiliations arrives with one that is compatible', () => {
  it('a card takes an affiliation that fits the personnel at an outpost, and a ship takes one that fits the docked ships', () => {
    const play = inPlay('L1: Neutral Outpost [Sela]');
    const stage = scene({ gold: { play, hand: ['Koval*', 'Spock'] } });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:koval-star:aboard:1']);
    expect(sideOf(stage.does('gold', 'report:koval-star:aboard:1'), 'Koval*')).toBe('Romulan');
    const docked = inPlay('L1: Neutral Outpost [U.S.S. Oberth]');
    const ship = scene({ gold: { play: docked, hand: ['Batris'] } }).does('gold', 'report:batris:docked:1');
    expect(sideOf(ship, 'Batris')).toBe('Non-Aligned');
  });

  it('a card that reports to a site takes an affiliation that fits the personnel there', () => {
    const play: readonly Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
      ['Security Office', 'on:1'],
      ['Docking Ports', 'on:1'],
      ['Spock', 'aboard:2'],
      ['Treaty: Federation/Bajoran', 'core:0'],
      ['Treaty: Cardassian/Bajoran', 'core:0'],
    ];
    const stage = scene({ gold: { missions: ['Refuse Immigration', 'First Contact'], play, hand: ['Joret Dal'] } });
    expect(sideOf(stage.does('gold', 'report:joret-dal:aboard:2'), 'Joret Dal')).toBe('Federation');
  });

  it('a card that reports with a ship’s crew takes an affiliation that fits the crew', () => {
    const play = inPlay('L1: Husnock Ship [Sela]');
    const { g } = scene({ gold: { play, hand: ['Koval*', 'Spock'] } });
    expect(matesFor(g, 0, pieceOf(g, 1))).toEqual([{ card: 'koval-star', mode: 'Romulan' }]);
  });

  it('a card that reports aboard because of another card’s text takes an affiliation that fits the ship', () => {
    const play = inPlay('L1: U.S.S. Hood [Robert DeSoto]');
    const stage = scene({ gold: { play, hand: ['Koval'] } }).does('gold', 'report:koval:aboard:1');
    expect(sideOf(stage, 'Koval')).toBe('Federation');
  });
});

describe('C-DOWNLOAD-06 C-PLAY-17: personnel can’t be downloaded aboard a ship with incompatible personnel', () => {
  const fetches = (ship: string, who: string, fetched: string, more: readonly Row[] = []) => {
    const play: readonly Row[] = [[ship, 'space:L1'], [who, 'aboard:1'], ...more];
    const stage = scene({ gold: { play, deck: [fetched, 'Calloway'] } });
    return offered(stage, 'gold', 'download');
  };

  it('nobody incompatible with the crew can be downloaded aboard, even if the ship allows anybody', () => {
    const lwaxana = 'Lwaxana Troi (20th Anniversary)';
    expect(fetches('Husnock Ship', lwaxana, 'Odo')).toEqual([]);
    expect(fetches('Husnock Ship', lwaxana, 'Odo', [['Treaty: Federation/Bajoran', 'core:0']])).toHaveLength(1);
    expect(fetches('Husnock Ship', 'Omag', 'Calandra')).toHaveLength(1);
  });
});
