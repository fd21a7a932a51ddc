import { describe, expect, it } from 'vitest';
import { check } from '../../../src/games/first-edition/check.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, id, offered, type Side, scene } from './scene.ts';
import { DECK, hands, twoSides } from './two-sides.ts';

const LOOP = 'Temporal Causality Loop';
const play = inPlay('L2: Federation Outpost, U.S.S. Oberth [Giusti]');
/** Gold can fly to L1 or L3, both in space, and meet something there. */
const begun = (seeds: readonly string[], more: Side = {}, blue: Side = {}, where = 'L1') =>
  twoSides({ play, ...more }, { seeds: { [where]: seeds }, ...blue });
const sound = (stage: Stage<FirstEdition>): void => {
  const { state } = stage.match.table;
  if (state !== null) check(state);
};
const seeds = ({ g }: Stage<FirstEdition>, where = 'L1') => g.locations[where]?.seeds.map(({ card }) => card);

describe('Temporal Causality Loop', () => {
  it('C-DILEMMA-19: Temporal Causality Loop is overcome with SCIENCE and CUNNING above 35, and scores 5 points', () => {
    const wise = ['Data', 'Spock', 'Albert Einstein', 'Hannah Bates'].map((name): Row => [name, 'aboard:2']);
    const stage = twoSides({ play: [...play, ...wise] }, { seeds: { L1: [LOOP] } });
    stage.does('gold', 'move:2:L1').does('gold', 'attempt:L1:2');
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'bonus', points: 5, card: 'temporal-causality-loop' }]);
    expect(at(stage, 2)).toBe('space:L1');
    expect(stage.g.turn?.seat).toBe(0);
  });

  it('C-TURN-05 C-TURN-07: Temporal Causality Loop undoes the attempt and the action before it, and ends the turn', () => {
    const stage = begun([LOOP], { hand: ['Spock'] });
    stage.does('gold', 'report:spock:aboard:1').does('gold', 'move:2:L1').does('gold', 'attempt:L1:2');
    // The move is undone. The report before it isn’t.
    expect([at(stage, 2), at(stage, 5)]).toEqual(['space:L2', undefined]);
    expect(at(stage, 4)).toBe('aboard:1');
    expect(stage.g.turn?.seat).toBe(1);
    expect(stage.g.locations['L1']).toMatchObject({ seeds: [], attempted: [] });
    expect(stage.g.players[1]?.discard).toEqual(['temporal-causality-loop']);
    expect(stage.g.players[0]?.scored).toEqual([]);
    expect(stage.g.pieces[2]?.spent).toBeUndefined();
    sound(stage);
  });

  it('C-TURN-08: the player still draws after Temporal Causality Loop has ended their turn', () => {
    const stage = begun([LOOP]);
    stage.does('gold', 'move:2:L1').does('gold', 'attempt:L1:2');
    expect(hands(stage)[0]).toHaveLength(1);
  });

  it('C-DILEMMA-07: Temporal Causality Loop puts revealed seeds back in their order and restores killed personnel', () => {
    const stage = begun(['Microvirus', 'Nitrium Metal Parasites', LOOP, 'Virus'], {
      play: [...play, ['Linda Larson', 'aboard:2'], ['Simon Tarses', 'aboard:2']],
    });
    stage.does('gold', 'move:2:L1').does('gold', 'attempt:L1:2');
    expect(happened(stage)).toContain('undone');
    expect(seeds(stage)).toEqual([id('Microvirus'), id('Nitrium Metal Parasites'), id('Virus')]);
    expect(stage.g.locations['L1']?.seeds.map(({ seen }) => seen)).toEqual([[0, 1], [0, 1], []]);
    expect(stage.g.locations['L1']?.gone).toEqual([{ card: 'temporal-causality-loop', owner: 1 }]);
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2', '3', '4', '5']);
    expect(stage.g.players[0]?.discard).toEqual([]);
    sound(stage);
  });

  it('C-PLAY-01: Temporal Causality Loop returns the cards played in the undone action, including responses, to their players’ hands', () => {
    const stage = begun(
      [LOOP],
      { play: [...play.slice(0, 1), ['U.S.S. Oberth', 'space:L1'], ['Giusti', 'aboard:2']], hand: ['Spock'] },
      { hand: ['The Juggler'] },
    );
    stage.orders('blue', { also: ['gap'] });
    stage.does('gold', 'report:spock:aboard:1').does('blue', 'play:the-juggler:core:1');
    stage.does('gold', 'attempt:L1:2');
    expect(hands(stage)[0]).toContain('spock');
    expect(hands(stage)[1]).toContain('the-juggler');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2', '3']);
    expect(stage.g.players.map(({ discard }) => discard)).toEqual([[], ['temporal-causality-loop']]);
    sound(stage);
  });

  it('C-POINTS-01 C-MISSION-14: Temporal Causality Loop takes back points and makes a solved mission unsolved again', () => {
    const team = ['Sarek', 'Tam Elbrun'].map((name): Row => [name, 'surface:L2']);
    const stage = begun([LOOP], { play: [['U.S.S. Oberth', 'space:L1'], ['Giusti', 'aboard:1'], ...team] });
    stage.does('gold', 'attempt:L2:team-3');
    expect(stage.g.players[0]?.scored.map(({ points }) => points)).toEqual([30]);
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.players[0]?.scored).toEqual([]);
    expect(stage.g.locations['L2']).toMatchObject({ solved: null, attempted: [] });
  });

  it('C-DOWNLOAD-01 C-TURN-17: Temporal Causality Loop undoes a download and restores the once-per-game action', () => {
    const own = inPlay('L1: U.S.S. Oberth [Giusti]; L2: James T. Kirk');
    const stage = begun([LOOP], { play: own, deck: ['Lower Decks', 'Spock', 'Data'] });
    stage.does('gold', 'download:3:0').does('gold', 'get:lower-decks:core:0');
    expect(stage.g.players[0]?.used).toHaveLength(1);
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.players[0]?.used).toEqual([]);
    // One of them is drawn as the turn ends.
    const { deck = [], hand = [] } = stage.g.players[0] ?? {};
    expect([...deck, ...hand].sort()).toEqual(['data', 'lower-decks', 'spock']);
    expect(hand).toHaveLength(1);
  });
  it('C-SPACELINE-01: Temporal Causality Loop removes a location that the undone action created', () => {
    const stage = begun([LOOP], { play: 'L1: U.S.S. Oberth [Giusti]', hand: ['Gaps in Normal Space'] });
    stage.does('gold', 'play:gaps-in-normal-space:gap:L2');
    expect(stage.g.lines['Alpha']).toHaveLength(6);
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.lines['Alpha']).toEqual(['L1', 'L2', 'L3', 'L4', 'L5']);
    expect(hands(stage)[0]).toContain('gaps-in-normal-space');
    sound(stage);
  });
  it('C-TYPES-18: Temporal Causality Loop leaves a hidden agenda in play, even if a bot takes the agenda for a different card', () => {
    const stage = begun([LOOP], {
      play: 'L1: U.S.S. Oberth [Giusti]; table: Mirror Image {hidden: true}',
      hand: ['Sniper'],
    });
    stage.does('gold', 'move:1:L2').does('gold', 'move:1:L1');
    // A bot that doesn’t know the agenda may take it for another card.
    const { pieces, players } = stage.g;
    if (pieces[3] !== undefined) pieces[3].card = 'sniper';
    players[0]?.hand.splice(0, 1, 'mirror-image');
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.pieces[3]).toMatchObject({ card: 'sniper', hidden: true });
    sound(stage);
  });

  it('C-DILEMMA-07: Temporal Causality Loop puts a seed back only once, even if two of the undone attempts encountered it', () => {
    const wall = "Don't Let It End This Way";
    const able = crewFor('SECURITY x2').map((who): Row => [who, 'aboard:3']);
    const own: Row[] = [['U.S.S. Oberth', 'space:L1'], ['Giusti', 'aboard:1'], ['U.S.S. Oberth', 'space:L1'], ...able];
    const stage = twoSides({ play: own }, { seeds: { L1: [wall, LOOP] } });
    // The first crew is stopped by it, the second gets past it: both attempts are undone.
    stage.does('gold', 'attempt:L1:1');
    expect([seeds(stage), stage.g.pieces[1]?.stopped]).toEqual([[id(wall), id(LOOP)], 1]);
    stage.does('gold', 'attempt:L1:3');
    expect(happened(stage)).toContain('undone');
    expect([seeds(stage), stage.g.pieces[1]?.stopped]).toEqual([[id(wall)], undefined]);
    sound(stage);
  });

  it('C-DILEMMA-22: if only a combo’s second half was left before the attempt, Temporal Causality Loop puts back only that half', () => {
    const combo = 'Ancient Computer & Microvirus';
    const stage = scene({
      gold: {
        play: [['U.S.S. Oberth', 'space:L1'], ...crewFor('MEDICAL + SECURITY').map((who): Row => [who, 'aboard:1'])],
        deck: DECK,
      },
      blue: { seeds: { L1: [combo, LOOP] }, deck: DECK },
      patch: {
        'locations.L1.seeds': [
          { card: id(combo), owner: 1, seen: [0, 1], half: true },
          { card: id(LOOP), owner: 1, seen: [] },
        ],
      },
    }).does('gold', 'attempt:L1:1');
    finish(stage, []);
    expect(happened(stage)).toContain('undone');
    expect(stage.g.locations['L1']?.seeds).toEqual([{ card: id(combo), owner: 1, seen: [0, 1], half: true }]);
    sound(stage);
  });

  it('C-MISSION-25: Temporal Causality Loop restores a destroyed printed facility, and removes one that was just built', () => {
    const ship = inPlay('L2: U.S.S. Oberth; aboard:4: Giusti');
    const own: Row[] = [...inPlay('L1: Federation Outpost {printed: true} [Data]; table: Tox Uthat'), ...ship];
    const missions = ['Test Mission II', 'Study Pulsar'];
    const hand = ['Supernova', 'Federation Outpost'];
    const burst = twoSides({ missions, play: own, hand }, { seeds: { L2: [LOOP] } });
    burst.does('gold', 'play:supernova:at:L1');
    expect([burst.g.pieces[1], burst.g.locations['L1']?.missions[0]?.card]).toEqual([
      undefined,
      'test-mission-ii-back',
    ]);
    burst.does('gold', 'attempt:L2:4');
    expect(burst.g.pieces[1]).toMatchObject({ card: 'federation-outpost', at: 'space:L1', printed: true });
    expect([burst.g.locations['L1']?.missions[0]?.card, at(burst, 2)]).toEqual(['test-mission-ii', 'aboard:1']);
    expect(hands(burst)[0]).toEqual(expect.arrayContaining(['supernova', 'federation-outpost']));
    sound(burst);
    // A facility that the undone action built is gone, and no card for it goes to hand.
    const built = scene({
      gold: {
        missions,
        play: 'L1: Runabout [Geordi La Forge]; L2: U.S.S. Oberth [Giusti]',
        deck: DECK,
      },
      blue: { seeds: { L2: [LOOP] }, deck: DECK },
      patch: { 'locations.L1.missions': [{ card: 'test-mission-ii-back', front: 'test-mission-ii', owner: 0 }] },
    });
    built.does('gold', offered(built, 'gold', 'use:test-mission-ii-back')[0] ?? '');
    expect(built.g.pieces[5]).toMatchObject({ card: 'federation-outpost', printed: true });
    built.does('gold', 'attempt:L2:3');
    expect(built.g.pieces[5]).toBeUndefined();
    expect(hands(built)[0]).not.toContain('federation-outpost');
    expect(built.g.locations['L1']?.missions[0]?.card).toBe('test-mission-ii-back');
    sound(built);
  });

  it('Temporal Causality Loop undoes only the attempt if it was the turn’s first action', () => {
    const stage = begun(['Nitrium Metal Parasites', LOOP], { play: 'L1: U.S.S. Oberth [Giusti]' });
    stage.does('gold', 'attempt:L1:1');
    expect(seeds(stage)).toEqual([id('Nitrium Metal Parasites')]);
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2']);
    expect(stage.g.turn?.seat).toBe(1);
    sound(stage);
  });

  it('C-DRAW-05: Temporal Causality Loop returns cards to where they were, whether in hand, in the discard pile or in play', () => {
    // Get It Done exchanges a card from hand for cards of the discard pile.
    const stage = begun([LOOP], {
      play: 'L1: U.S.S. Oberth [Giusti]; table: Get It Done',
      hand: ['Lopez', 'Davies', 'Martin'],
      discard: ['Kurn', 'Morka', 'Data'],
    });
    stage.does('gold', 'use:get-it-done:3:restock').does('gold', 'shed:0', 'shed:1').does('gold', 'itself');
    expect(stage.g.players[0]?.discard).toEqual(['get-it-done']);
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.players[0]?.discard).toEqual(['kurn', 'morka', 'data']);
    expect(stage.g.pieces[3]?.card).toBe('get-it-done');
    expect(hands(stage)[0]).toContain('martin');
    sound(stage);
  });

  it('the game stores no past actions if no deck has a Temporal Causality Loop', () => {
    const stage = twoSides({ play, hand: ['Spock'] }).does('gold', 'report:spock:aboard:1');
    expect(stage.g.past).toBeUndefined();
    // The game stores at most two actions, both of this turn.
    const kept = begun([LOOP], { hand: ['Spock'] });
    kept.does('gold', 'report:spock:aboard:1').does('gold', 'move:2:L3').does('gold', 'move:2:L2');
    expect(kept.g.past).toHaveLength(2);
    kept.does('gold', 'end:turn');
    expect(kept.g.past).toBeUndefined();
    expect(offered(kept, 'blue').length).toBeGreaterThan(0);
  });
});
