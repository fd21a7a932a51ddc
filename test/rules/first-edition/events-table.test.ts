import { describe, expect, it } from 'vitest';
import { affiliationOf } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { id, offered } from './scene.ts';
import { alive, ends, hands, twoSides } from './two-sides.ts';

const OUTPOST = ['Federation Outpost', 'space:L1'] as const;
const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
/** A ship of Gold with its crew at the first location. */
const FLEET = [SHIP, ['Giusti', 'aboard:1']] as const;

describe('events on a table', () => {
  it('C-DRAW-04: an Alien Probe reveals both hands, and a Ferengi Bug that of its player', () => {
    const bare = twoSides({ hand: ['Spock'] }, { hand: ['Kurn'] });
    const hand = (stage: Stage<FirstEdition>, reader: number) =>
      firstEdition.view(stage.match.state, reader).players[1 - reader]?.hand?.map(({ card }) => card) ?? null;
    expect([hand(bare, 0), hand(bare, 1)]).toEqual([null, null]);
    const probed = twoSides({ play: [['Alien Probe', 'core:0']], hand: ['Spock'] }, { hand: ['Kurn'] });
    expect([hand(probed, 0), hand(probed, 1)]).toEqual([[id('Kurn')], [id('Spock')]]);
    const bugged = twoSides({ play: [['Ferengi Bug', 'at:L2']], hand: ['Spock'] }, { hand: ['Kurn'] });
    expect([hand(bugged, 0), hand(bugged, 1)]).toEqual([null, [id('Spock')]]);
  });

  it('C-TURN-10: an Anti-Time Anomaly kills everyone at the end of its player’s third full turn', () => {
    const stage = twoSides(
      { play: [OUTPOST, ['Spock', 'aboard:1']], hand: ['Anti-Time Anomaly'] },
      { play: [['Kurn', 'surface:L5']] },
    ).does('gold', 'play:anti-time-anomaly:core:0');
    ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold', 'blue');
    expect(alive(stage)).toEqual([1, 2, 3, 4]);
    ends(stage, 'gold');
    expect(alive(stage)).toEqual([1]);
  });

  it('C-LEAVE-02: the Genetronic Replicator saves an Away Team only if the team has two MEDICAL', () => {
    const team = (...names: string[]) =>
      twoSides(
        { play: [...names.map((name) => [name, 'surface:L2'] as const), ['Genetronic Replicator', 'core:0']] },
        { seeds: { L2: ['Armus - Skin of Evil'] } },
      ).does('gold', 'attempt:L2:team-1');
    expect(alive(team('Alyssa Ogawa', 'Alyssa Ogawa'))).toHaveLength(3);
    expect(alive(team('Alyssa Ogawa', 'Giusti'))).toHaveLength(2);
  });

  it('C-LEAVE-02: the Genetronic Replicator doesn’t save a ship’s crew', () => {
    const stage = twoSides(
      { play: [SHIP, ['Alyssa Ogawa', 'aboard:1'], ['Alyssa Ogawa', 'aboard:1'], ['Genetronic Replicator', 'core:0']] },
      { seeds: { L1: ['Armus - Skin of Evil', 'Nausicaans'] } },
    );
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.locations['L1']?.gone.length).toBeGreaterThan(0);
  });

  it('C-TYPES-03: the Goddess of Empathy allows only Kevin Uxbridge and Q2 as interrupts until the next turn ends', () => {
    const stage = twoSides(
      { play: [SHIP], hand: ['Goddess of Empathy', 'Transwarp Conduit', 'Kevin Uxbridge'] },
      { hand: ['The Juggler', 'Amanda Rogers'] },
    ).does('gold', 'play:goddess-of-empathy:core:0');
    expect(offered(stage, 'gold', 'play')).toEqual(['play:kevin-uxbridge:on:2']);
    ends(stage, 'gold');
    expect(offered(stage, 'blue', 'play')).toEqual([]);
    ends(stage, 'blue');
    expect(offered(stage, 'gold', 'play')).not.toContain('play:transwarp-conduit:on:1');
    ends(stage, 'gold');
    expect(offered(stage, 'blue', 'play').length).toBeGreaterThan(0);
    expect(stage.g.players[0]?.discard).toEqual([id('Goddess of Empathy')]);
  });

  it('C-DRAW-01: Kivas Fajo lets one player, or both players if a Mirror Image is in play, draw three cards', () => {
    const one = twoSides({ hand: ['Kivas Fajo - Collector'] }).does('gold', 'play:kivas-fajo-collector:core:1');
    expect(hands(one).map(({ length }) => length)).toEqual([0, 3]);
    const both = twoSides({ play: [['Mirror Image', 'core:0']], hand: ['Kivas Fajo - Collector'] });
    both.does('gold', 'play:kivas-fajo-collector:core:1');
    expect(hands(both).map(({ length }) => length)).toEqual([3, 3]);
  });

  it('C-TYPES-11: Kevin Uxbridge can’t nullify a Mirror Image', () => {
    expect(offered(twoSides({ play: [['Mirror Image', 'core:0']], hand: ['Kevin Uxbridge'] }), 'gold', 'play')).toEqual(
      [],
    );
  });

  it('C-AFFIL-10: androids are Non-Aligned while Lore’s Fingernail is in play', () => {
    const stage = twoSides(
      { play: [OUTPOST, ['Data', 'aboard:1'], ['Spock', 'aboard:1']], hand: ["Lore's Fingernail"] },
      { hand: ['Kevin Uxbridge'] },
    ).does('gold', 'play:lores-fingernail:core:0');
    const sides = () => [2, 3].map((one) => affiliationOf(pieceOf(stage.g, one)));
    expect(sides()).toEqual(['Non-Aligned', 'Federation']);
    ends(stage, 'gold').does('blue', 'play:kevin-uxbridge:on:4');
    expect(sides()).toEqual(['Federation', 'Federation']);
  });

  it('C-DRAW-07: Masaka Transformations give their player a new hand of the same size', () => {
    const stage = twoSides({ hand: ['Masaka Transformations', 'Kurn', 'Kurn'] }).does(
      'gold',
      'play:masaka-transformations:core:0',
    );
    expect(hands(stage)[0]).toEqual([id('Calloway'), id('Spock')]);
    expect(stage.g.players[0]?.deck.slice(-2)).toEqual([id('Kurn'), id('Kurn')]);
  });

  it('C-POINTS-08: the opponent must agree to Raise the Stakes or forfeit the game', () => {
    const stage = () => twoSides({ hand: ['Raise the Stakes'] }).does('gold', 'play:raise-the-stakes:core:0');
    expect(stage().does('blue', 'agree').match.state.over).toBeNull();
    expect(stage().does('blue', 'forfeit').match.state.over?.winners).toEqual([0]);
  });
  it('C-PLAY-05: a Red Alert! doesn’t work after a card play, and works for the opponent only with a Mirror Image', () => {
    const play = [OUTPOST, ['Red Alert!', 'core:0'] as const] as const;
    const stage = twoSides({ play, hand: ['Spock'] }, { hand: ['Kurn'] }).does(
      'gold',
      `report:${id('Spock')}:aboard:1`,
    );
    expect(offered(stage, 'gold', 'use')).toEqual([]);
    expect(offered(ends(stage, 'gold'), 'blue', 'use')).toEqual([]);
    const mirrored = twoSides({ play: [...play, ['Mirror Image', 'core:0']] });
    expect(offered(ends(mirrored, 'gold'), 'blue', 'use')).toEqual(['use:red-alert:2:alert']);
  });

  it('C-DRAW-06: Res-Q takes a card from the discard pile', () => {
    const stage = twoSides({ hand: ['Res-Q'], discard: ['Spock', 'Kurn'] }).does('gold', 'play:res-q:core:0');
    expect(offered(stage, 'gold')).toEqual(['take:spock', 'take:kurn']);
    stage.does('gold', 'take:kurn');
    expect(hands(stage)[0]).toEqual(['kurn']);
    expect(stage.g.players[0]?.discard).toEqual(['spock', id('Res-Q')]);
  });

  it('C-DRAW-07 C-SKILL-22: a Static Warp Bubble makes the opponent discard one card each turn, even if two copies are in play', () => {
    const bubble = ['Static Warp Bubble', 'core:0'] as const;
    const stage = twoSides({ play: [bubble, bubble], hand: ['Kurn'] }, { hand: ['Spock', 'Data'] });
    ends(stage, 'gold', 'blue');
    expect(stage.decision('blue').prompt).toContain('discard 1 card');
    stage.does('blue', 'shed:1');
    expect(hands(stage)[1]).toEqual(['spock', id('Calloway')]);
  });

  it('C-TURN-09: a Surprise Party lets the opponent draw up to two cards immediately, and lets its player draw one more each turn', () => {
    const stage = twoSides({ hand: ['Surprise Party', 'Surprise Party'] }).does('gold', 'play:surprise-party:core:0');
    stage.does('blue', 'draw:2');
    expect(hands(stage)[1]).toHaveLength(2);
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    ends(stage, 'gold').does('gold', 'draw');
    expect(hands(stage)[0]).toHaveLength(3);
    ends(stage, 'blue', 'gold').does('gold', 'none');
    expect(hands(stage)[0]).toHaveLength(4);
  });

  it('C-SELECT-01: Telepathic Alien Kidnappers discard a random card from the opponent’s hand if their player guesses its type', () => {
    const stage = () =>
      ends(twoSides({ play: [['Telepathic Alien Kidnappers', 'core:0']] }, { hand: ['Kurn'] }), 'gold');
    const right = stage().does('gold', 'type:Personnel');
    expect(right.g.players[1]?.discard).toEqual(['kurn']);
    const wrong = stage().does('gold', 'type:Ship');
    expect(wrong.log).toContain('Blue shows Kurn');
    expect(hands(wrong)[1]).toEqual(['kurn']);
  });

  it('C-TURN-09 C-SKILL-22: The Traveler lets its player draw one more card, even if two copies are in play, and removes a Static Warp Bubble', () => {
    const traveler = ['The Traveler: Transcendence', 'core:0'] as const;
    const stage = ends(twoSides({ play: [traveler, traveler] }), 'gold', 'blue');
    expect(hands(stage).map(({ length }) => length)).toEqual([2, 1]);
    const both = ends(twoSides({ play: [traveler, ['Mirror Image', 'core:0']] }), 'gold', 'blue');
    expect(hands(both).map(({ length }) => length)).toEqual([2, 2]);
    const bubble = twoSides({ play: [traveler], hand: ['Static Warp Bubble'] }).does(
      'gold',
      'play:static-warp-bubble:core:0',
    );
    expect(bubble.g.players[0]?.discard).toEqual([id('Static Warp Bubble')]);
  });

  it('C-MOVE-02: Where No One Has Gone Before connects the two ends of a spaceline', () => {
    const stage = twoSides({ play: [...FLEET, ['Where No One Has Gone Before', 'core:0']] }).does('gold', 'move:1:L5');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L5', spent: 3 });
    expect(offered(twoSides({ play: [...FLEET] }), 'gold', 'move')).not.toContain('move:1:L5');
  });
});
