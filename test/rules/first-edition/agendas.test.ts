import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { madeUp } from './made-up.ts';
import type { Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

const MIRROR = 'Mirror Image';
const laid = () =>
  scene({ gold: { hand: [MIRROR, 'Spock'] }, blue: { hand: ['Kivas Fajo - Collector'] } }).does(
    'gold',
    'agenda:mirror-image',
  );

describe('hidden agendas', () => {
  it('C-TYPES-18: placing a hidden agenda face down uses the card play, but the agenda has no effect yet', () => {
    const stage = laid();
    expect(stage.g.pieces[1]).toMatchObject({ card: 'mirror-image', at: 'core:0', hidden: true });
    expect(stage.g.turn?.played).toBe(1);
    stage.does('gold', 'end:turn').does('blue', 'play:kivas-fajo-collector:core:1');
    expect(stage.g.players.map(({ hand }) => hand.length)).toEqual([2, 2]);
  });

  it('C-TYPES-18 C-SEED-25: the opponent sees that a hidden agenda exists, but not which card it is', () => {
    const stage = laid();
    const seen = (reader: number) => firstEdition.view(stage.match.state, reader);
    expect(seen(1).pieces).toEqual([]);
    expect(seen(1).players[0]?.agendas).toBe(1);
    expect(seen(0).pieces.map(({ card }) => card)).toEqual(['mirror-image']);
    expect(stage.log).toContain('Gold plays a hidden agenda. [You play Mirror Image face down.]');
  });

  it('C-TYPES-18: a player can activate a hidden agenda between actions in either turn, and it then takes effect', () => {
    const stage = laid().orders('gold', { also: ['gap'] });
    expect(offered(stage, 'gold', 'activate')).toEqual(['activate:1']);
    stage.does('gold', 'end:turn').does('blue', 'play:kivas-fajo-collector:core:1').does('gold', 'activate:1');
    expect(stage.g.pieces[1]?.hidden).toBeUndefined();
    expect(stage.log).toContain('Gold activates Mirror Image.');
  });

  it('C-TYPES-12 C-TYPES-18: the countdown of a hidden agenda starts on activation', () => {
    const stage = laid().does('gold', 'end:turn').does('blue', 'end:turn');
    expect(stage.g.pieces[1]?.count).toBe(4);
    stage.does('gold', 'activate:1').does('gold', 'end:turn');
    expect(stage.g.pieces[1]?.count).toBe(3);
  });

  it('C-TYPES-18: cards that target cards in play can’t target a hidden agenda', () => {
    const stage = scene({
      gold: { play: 'table: Mirror Image {hidden: true}, Alien Probe' },
      blue: { hand: ['Kevin Uxbridge'] },
      turn: 'blue',
    });
    expect(offered(stage, 'blue', 'play')).toEqual(['play:kevin-uxbridge:on:2']);
  });

  it('C-TYPES-18: a hidden agenda that is played by agreement is placed and activated like any other', () => {
    const stage = scene({ gold: { hand: ['Bribery'] } });
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    stage.does('gold', 'agenda:bribery');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'core:0', hidden: true });
    expect(offered(stage, 'gold', 'agree')).toEqual([]);
    stage.does('gold', 'activate:1');
    expect(stage.g.pieces[1]?.hidden).toBeUndefined();
    expect(offered(stage, 'gold', 'agree')).toEqual(['agree']);
  });

  it('C-TYPES-18: a hidden agenda by agreement may respond to any card, since its player judges what is valid', () => {
    const stage = scene({
      gold: { play: [['Bribery', 'core:0', { hidden: true }]] },
      blue: { hand: ['Alien Probe'] },
      turn: 'blue',
    }).orders('gold', { also: ['play'] });
    stage.does('blue', 'play:alien-probe:core:1').does('gold', 'activate:1');
    expect(stage.g.pieces[1]?.hidden).toBeUndefined();
  });

  it('C-TYPES-18: The Line Must Be Drawn Here already costs the points for the card to which it responds', () => {
    const stage = (card: string) =>
      scene({
        gold: { play: 'table: The Line Must Be Drawn Here {hidden: true}, Yellow Alert' },
        blue: { play: 'table: Yellow Alert', hand: [card] },
        turn: 'blue',
      }).orders('gold', { also: ['play'] });
    const met = stage('Kevin Uxbridge').does('blue', 'play:kevin-uxbridge:on:2').does('gold', 'activate:1');
    expect(met.g.players.map(({ scored }) => scored.map(({ points }) => points))).toEqual([[], [-5]]);
    const other = stage('Alien Probe').does('blue', 'play:alien-probe:core:1');
    expect(offered(other, 'gold', 'activate')).toEqual([]);
  });

  it('C-SEED-24 C-SEED-25: a player may seed a hidden agenda face down', () => {
    const decks = [[MIRROR], []].map((seeds, seat) => ({
      name: `${seat}`,
      missions: [id(seat === 0 ? 'First Contact' : 'Survey Mission')],
      seeds: seeds.map(id),
      draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
    }));
    const stage: Stage<FirstEdition> = new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    stage.does('gold', 'pass').does('blue', 'lay:left').does('gold', 'pass');
    stage.does('gold', 'seed:mirror-image:core:0');
    expect(stage.g.pieces[1]).toMatchObject({ card: 'mirror-image', hidden: true });
  });
});

describe('hidden agendas played for free', () => {
  madeUp({
    'alien-probe': { text: 'Events are free.', plays: () => ['core:0'], grants: { free: () => true } },
  });

  it('C-TYPES-18: a hidden agenda played for free is revealed before it is placed face down', () => {
    const told = (...play: Row[]) => {
      const stage = scene({ gold: { hand: [MIRROR], play } }).does('gold', 'agenda:mirror-image');
      return [
        stage.g.turn?.played,
        stage.log.includes('Gold shows Mirror Image'),
        stage.g.pieces[play.length + 1]?.hidden,
      ];
    };
    expect(told()).toEqual([1, false, true]);
    expect(told(['Alien Probe', 'core:0'])).toEqual([0, true, true]);
  });
});
